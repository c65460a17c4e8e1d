//! The meaning of dropped bytes.

use crate::system::pasting::text_of;
use crate::system::screenshot::path_of_uri;
use std::fmt::Write as _;
use std::path::PathBuf;

/// The files of this machine in a list of addresses (`text/uri-list`). Their names need not be UTF-8, whether they are
/// escaped or not.
pub(super) fn files_of_list(list: &[u8]) -> Vec<PathBuf> {
    let lines = list.split(|byte| matches!(byte, b'\r' | b'\n' | 0));
    lines
        .filter_map(|line| path_of_uri(&escaped(line)))
        .collect()
}

/// Escapes the bytes that are not ASCII.
fn escaped(line: &[u8]) -> String {
    let mut text = String::with_capacity(line.len());
    for byte in line {
        if byte.is_ascii() {
            text.push(char::from(*byte));
        } else if write!(text, "%{byte:02X}").is_err() {
            break;
        }
    }
    text
}

/// The address in `text/x-moz-url`: an address and a title in UTF-16, on two lines.
pub(super) fn address_of_moz(bytes: &[u8]) -> String {
    let (pairs, _) = bytes.as_chunks::<2>();
    let units: Vec<u16> = pairs.iter().map(|pair| u16::from_ne_bytes(*pair)).collect();
    let text = String::from_utf16_lossy(&units);
    text.lines().next().unwrap_or_default().to_owned()
}

/// The text of bytes. Some programs end it with a zero.
pub(super) fn plain_text(bytes: Vec<u8>) -> String {
    let text = text_of(bytes);
    text.trim_end_matches('\0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::ffi::OsStrExt as _;

    #[test]
    fn names_in_any_encoding_are_files() {
        let list = b"# a remark\r\nfile:///tmp/a%20b.fen\r\nfile://localhost/caf%E9.pgn\r\nfile:///Z\xfcge.epd\r\n\
            https://example.org/x.png\r\nfile://elsewhere/c.fen\r\n";
        let files = files_of_list(list);
        let names: Vec<_> = files
            .iter()
            .map(|path| path.as_os_str().as_bytes())
            .collect();
        let expected: [&[u8]; 3] = [b"/tmp/a b.fen", b"/caf\xe9.pgn", b"/Z\xfcge.epd"];
        assert_eq!(names, expected);
    }

    #[test]
    fn an_address_of_firefox_is_its_first_line() {
        let units = "https://example.org/♔\nA page".encode_utf16();
        let bytes: Vec<u8> = units.flat_map(u16::to_ne_bytes).collect();
        assert_eq!(address_of_moz(&bytes), "https://example.org/♔");
        assert_eq!(plain_text(b"Kb1\0".to_vec()), "Kb1");
    }
}
