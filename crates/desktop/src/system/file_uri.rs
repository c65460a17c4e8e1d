//! Converts the file addresses that desktops exchange.

use std::path::PathBuf;

/// Returns the file on this machine that a `file:` address with its escapes (RFC 8089) identifies. `None` for addresses
/// of other machines.
pub fn path_of_uri(uri: &str) -> Option<PathBuf> {
    let rest = uri.strip_prefix("file://")?;
    let path = rest.strip_prefix("localhost").unwrap_or(rest);
    if !path.starts_with('/') {
        return None;
    }
    path_of_bytes(unescaped(path)?)
}

fn unescaped(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            u8::try_from(digit()? * 16 + digit()?).ok()?
        } else {
            byte
        });
    }
    (!bytes.contains(&0)).then_some(bytes)
}

#[cfg(unix)]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere names are text")]
fn path_of_bytes(bytes: Vec<u8>) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt as _;
    Some(std::ffi::OsString::from_vec(bytes).into())
}

/// Removes the slash before a drive letter, which is not part of the path.
#[cfg(not(unix))]
fn path_of_bytes(bytes: Vec<u8>) -> Option<PathBuf> {
    let path = String::from_utf8(bytes).ok()?;
    Some(path.trim_start_matches('/').into())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::ffi::OsStrExt as _;

    #[test]
    fn escapes_become_the_bytes_of_the_name() {
        let path = path_of_uri("file:///tmp/Sch%C3%B6n%20%FF.png");
        let path = path.unwrap_or_default();
        assert_eq!(path.as_os_str().as_bytes(), b"/tmp/Sch\xc3\xb6n \xff.png");
        let local = path_of_uri("file://localhost/a");
        assert_eq!(local, Some("/a".into()));
    }

    #[test]
    fn addresses_of_no_local_file_have_no_path() {
        for uri in [
            "https://a/b.png",
            "file://host/b",
            "file:///a%2",
            "file:///a%00b",
            "/a",
        ] {
            assert_eq!(path_of_uri(uri), None, "{uri}");
        }
    }
}
