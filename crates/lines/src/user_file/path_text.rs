//! Paths as text in which no byte is lost.

use crate::path_bytes::{bytes_of, path_of};
use std::path::{Path, PathBuf};

/// A path that is UTF-8 as it is; any other as text in which `%` and two digits stand for a byte that
/// is none.
#[derive(Debug)]
pub enum PathText {
    /// The path.
    Plain(String),
    /// The path, in which bytes that are no text are escaped.
    Escaped(String),
}

impl PathText {
    /// The text of a path.
    pub fn of(path: &Path) -> Self {
        match path.to_str() {
            Some(text) => Self::Plain(text.to_owned()),
            None => Self::Escaped(escaped(path)),
        }
    }
}

fn escaped(path: &Path) -> String {
    let mut text = String::new();
    for chunk in bytes_of(path).utf8_chunks() {
        text.push_str(&chunk.valid().replace('%', "%25"));
        for byte in chunk.invalid() {
            text.extend(["%".to_owned(), format!("{byte:02X}")]);
        }
    }
    text
}

/// The path of an escaped text; `None` if it is none.
pub fn unescaped(text: &str) -> Option<PathBuf> {
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
