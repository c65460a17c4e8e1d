//! Files that are written because another program asked for one.

use super::at_exit::at_exit;
use std::collections::VecDeque;
use std::ffi::OsStr;
use std::fs::Permissions;
use std::io;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use tempfile::TempDir;

/// Files of earlier drags that are kept: another program may still be reading. What is older goes.
const MOST_KEPT: usize = 8;

/// A folder for each drag, that only this user can look into.
static FOLDERS: Mutex<VecDeque<TempDir>> = Mutex::new(VecDeque::new());

/// Writes a file into a folder of its own, in which it stays until the program ends.
pub(super) fn write(name: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    at_exit();
    let folder = tempfile::Builder::new()
        .prefix("tabiya-")
        .permissions(Permissions::from_mode(0o700))
        .tempdir()?;
    let path = folder.path().join(file_name(name));
    std::fs::write(&path, bytes)?;
    let mut folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner);
    folders.push_back(folder);
    let too_many = folders.len().saturating_sub(MOST_KEPT);
    folders.drain(..too_many);
    Ok(path)
}

/// Removes all of them.
pub(super) fn remove_all() {
    let mut folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner);
    folders.clear();
}

/// A name that stays within the folder.
fn file_name(name: &str) -> &OsStr {
    let usable = !name.contains('\0');
    let name = usable.then(|| Path::new(name).file_name()).flatten();
    name.unwrap_or(OsStr::new("diagram"))
}

/// The list of addresses with just this file.
pub(super) fn uri_list(path: &Path) -> String {
    let mut uri = String::from("file://");
    for &byte in path.as_os_str().as_bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            uri.push('%');
            uri.extend([byte >> 4, byte & 0xf].map(hex_digit));
        }
    }
    uri.push_str("\r\n");
    uri
}

fn hex_digit(value: u8) -> char {
    let digit = char::from_digit(u32::from(value), 16);
    digit.map_or('0', |digit| digit.to_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_never_leads_out_of_the_folder() {
        for (name, used) in [
            ("diagram.png", "diagram.png"),
            ("../../etc/passwd", "passwd"),
            ("/etc/passwd", "passwd"),
            ("..", "diagram"),
            ("/", "diagram"),
            ("", "diagram"),
            ("a\0b", "diagram"),
            ("Weiß am Zug 50%.png", "Weiß am Zug 50%.png"),
        ] {
            assert_eq!(file_name(name), OsStr::new(used), "{name:?}");
        }
    }

    #[test]
    fn an_address_has_no_byte_that_is_not_allowed_in_it() {
        let uri = uri_list(Path::new("/tmp/a b/Weiß 50%#?.png"));
        assert_eq!(uri, "file:///tmp/a%20b/Wei%C3%9F%2050%25%23%3F.png\r\n");
    }
}
