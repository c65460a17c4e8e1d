//! Converts paths to bytes or to text without loss, to store them and read them back.
//!
//! On Unix the bytes are the path itself. Elsewhere they are UTF-8. Names on Windows may contain unpaired surrogates,
//! each of which is encoded in three bytes by the scheme of UTF-8 (WTF-8).

mod system;

use std::path::{Path, PathBuf};

/// The bytes of a path.
pub(crate) fn bytes_of(path: &Path) -> &[u8] {
    path.as_os_str().as_encoded_bytes()
}

/// The path with these bytes; `None` if they are not valid for a path.
pub(crate) fn path_of(bytes: Vec<u8>) -> Option<PathBuf> {
    system::name_of(bytes).map(PathBuf::from)
}

/// A path in UTF-8, unchanged, or any other path as text in which `%` and two digits replace each invalid byte.
#[derive(Debug)]
pub enum PathText {
    /// The unchanged path.
    Plain(String),
    /// The path with its invalid bytes escaped.
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

/// The path of an escaped text; `None` if the text is not valid.
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn any_bytes_are_one_path_or_none(bytes in proptest::collection::vec(any::<u8>(), 0..40)) {
            if let Some(path) = path_of(bytes.clone()) {
                prop_assert_eq!(bytes_of(&path), bytes);
            }
        }

        #[test]
        fn any_text_is_a_path(text in "\\PC{0,20}") {
            prop_assert_eq!(path_of(text.clone().into_bytes()), Some(PathBuf::from(text)));
        }
    }
}
