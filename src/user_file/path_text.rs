//! Paths as text in which no byte is lost.

use std::path::{Path, PathBuf};

/// A path that is UTF-8 as it is; any other as text in which `%` and two digits stand for a byte that
/// is none.
pub(crate) enum PathText {
    Plain(String),
    Escaped(String),
}

impl PathText {
    /// `None` for a path that is no text, where the system does not tell its bytes.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        match path.to_str() {
            Some(text) => Some(Self::Plain(text.to_owned())),
            None => escaped(path).map(Self::Escaped),
        }
    }
}

#[cfg(unix)]
fn escaped(path: &Path) -> Option<String> {
    use std::fmt::Write as _;
    use std::os::unix::ffi::OsStrExt as _;
    let mut text = String::new();
    for chunk in path.as_os_str().as_bytes().utf8_chunks() {
        text.push_str(&chunk.valid().replace('%', "%25"));
        for byte in chunk.invalid() {
            write!(text, "%{byte:02X}").ok()?;
        }
    }
    Some(text)
}

#[cfg(not(unix))]
fn escaped(_path: &Path) -> Option<String> {
    None
}

/// The path of an escaped text; `None` if it is none.
pub(crate) fn unescaped(text: &str) -> Option<PathBuf> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
            let value = digit(rest.next())? * 16 + digit(rest.next())?;
            bytes.push(u8::try_from(value).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    path_of(bytes)
}

#[cfg(unix)]
#[expect(
    clippy::unnecessary_wraps,
    reason = "elsewhere not all bytes are a name"
)]
fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt as _;
    Some(std::ffi::OsString::from_vec(bytes).into())
}

#[cfg(not(unix))]
fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
    String::from_utf8(bytes).ok().map(PathBuf::from)
}
