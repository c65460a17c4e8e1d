//! Writes paths as text without losing a byte.

use crate::path_bytes::{bytes_of, path_of};
use std::path::{Path, PathBuf};

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
