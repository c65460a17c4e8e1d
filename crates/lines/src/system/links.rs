//! Reads links that the caller follows, by the rules of Linux.
//!
//! In a folder in which everybody may create files and nobody may remove those of others, such as `/tmp`, Linux does
//! not follow a link of a third party (`fs.protected_symlinks`, see proc(5)): otherwise its owner would choose the file
//! that others overwrite. Reading the destination of a link is not subject to that rule, so this module applies it. The
//! owner is taken from the handle of the very link that is read, so a replacement a moment later has no effect.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io;
use std::os::unix::ffi::OsStringExt as _;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};

use rustix::fs::{self as unix, Mode, OFlags};
use rustix::io::retry_on_intr;
use rustix::process::geteuid;

use super::LinkAtPath;

/// The file that tells whether links of third parties are blocked.
const SWITCH: &str = "/proc/sys/fs/protected_symlinks";
/// The mode of a folder in which everybody may write, and nobody may remove the files of others.
const STICKY_FOR_ALL: u32 = 0o1002;

/// The link at a name in a folder.
pub(crate) fn link_at(folder: &Path, name: &OsStr) -> io::Result<LinkAtPath> {
    let flags = OFlags::PATH | OFlags::CLOEXEC;
    // With the dot, a link to the folder is an intermediate link, which Linux follows for any owner.
    let folder = unix::open(folder.join("."), flags | OFlags::DIRECTORY, Mode::empty())?;
    let no_further = flags | OFlags::NOFOLLOW;
    let open = || unix::openat(&folder, name, no_further, Mode::empty());
    let link = match retry_on_intr(open).map_err(io::Error::from) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(LinkAtPath::None),
        link => File::from(link?),
    };
    let metadata = link.metadata()?;
    if !metadata.is_symlink() {
        return Ok(LinkAtPath::None);
    }
    let folder = File::from(folder).metadata()?;
    let is_of_third_party = is_of_third_party(metadata.uid(), folder.uid(), geteuid().as_raw());
    if is_of_third_party && is_for_all(folder.mode()) && is_switched_on() {
        return Ok(LinkAtPath::OfThirdParty);
    }
    let leads_to = unix::readlinkat(&link, "", Vec::new())?;
    let leads_to = OsString::from_vec(leads_to.into_bytes());
    Ok(LinkAtPath::To(PathBuf::from(leads_to)))
}

/// Whether a link belongs neither to the follower nor to the owner of the folder.
fn is_of_third_party(owner: u32, owner_of_folder: u32, follower: u32) -> bool {
    owner != follower && owner != owner_of_folder
}

/// Whether everybody may create files in a folder with this mode, and nobody may remove those of others.
fn is_for_all(mode: u32) -> bool {
    mode & STICKY_FOR_ALL == STICKY_FOR_ALL
}

/// Whether the protection is on; assumed if it is unknown.
fn is_switched_on() -> bool {
    fs::read_to_string(SWITCH).map_or(true, |switch| switch.trim() != "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rule of `fs.protected_symlinks`, whether or not it is enabled on this system.
    #[test]
    fn a_link_of_a_third_party_is_recognized() {
        let (root, alice, bob) = (0, 1000, 1001);
        // The owner of the link, the owner of the folder, and the follower.
        assert!(is_of_third_party(alice, root, bob));
        assert!(is_of_third_party(alice, root, root));
        assert!(is_of_third_party(alice, bob, root));
        assert!(!is_of_third_party(alice, root, alice));
        assert!(!is_of_third_party(root, root, bob));
        assert!(!is_of_third_party(alice, alice, root));
    }

    #[test]
    fn only_sticky_folders_writable_by_all_are_checked() {
        assert!(is_for_all(0o41777) && is_for_all(0o1772));
        for mode in [0o40777, 0o41775, 0o40755, 0o41755] {
            assert!(!is_for_all(mode), "{mode:o}");
        }
    }
}
