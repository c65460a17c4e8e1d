//! Links that are followed by hand, as Linux itself would follow them.
//!
//! In a folder in which everybody may make files and nobody may remove those of others, such as
//! `/tmp`, Linux follows no link of a third party (`fs.protected_symlinks`, see proc(5)): else whoever
//! plants one there would choose what others overwrite. Reading where a link leads is not bound by
//! that, so the rule is ours to keep. It is asked of the very link that is read, through its handle:
//! what is put in its place a moment later changes nothing.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io;
use std::os::unix::ffi::OsStringExt as _;
use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};

use rustix::fs::{self as unix, Mode, OFlags};
use rustix::io::retry_on_intr;
use rustix::process::geteuid;

use super::Link;

/// Says whether links of third parties are protected.
const SWITCH: &str = "/proc/sys/fs/protected_symlinks";
/// Everybody may write there, and nobody may remove what others have made.
const STICKY_FOR_ALL: u32 = 0o1002;

/// What stands under a name in a folder.
pub(crate) fn link_at(folder: &Path, name: &OsStr) -> io::Result<Link> {
    let flags = OFlags::PATH | OFlags::CLOEXEC;
    // With the dot, a link to the folder is one on the way, which Linux follows whosever it is.
    let folder = unix::open(folder.join("."), flags | OFlags::DIRECTORY, Mode::empty())?;
    let no_further = flags | OFlags::NOFOLLOW;
    let open = || unix::openat(&folder, name, no_further, Mode::empty());
    let link = match retry_on_intr(open).map_err(io::Error::from) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Link::None),
        link => File::from(link?),
    };
    let metadata = link.metadata()?;
    if !metadata.is_symlink() {
        return Ok(Link::None);
    }
    let folder = File::from(folder).metadata()?;
    let is_of_third_party = is_of_third_party(metadata.uid(), folder.uid(), geteuid().as_raw());
    if is_of_third_party && is_for_all(folder.mode()) && is_switched_on() {
        return Ok(Link::OfThirdParty);
    }
    let leads_to = unix::readlinkat(&link, "", Vec::new())?;
    let leads_to = OsString::from_vec(leads_to.into_bytes());
    Ok(Link::To(PathBuf::from(leads_to)))
}

/// Whether a link is neither the follower's own nor that of the folder's owner.
fn is_of_third_party(owner: u32, owner_of_folder: u32, follower: u32) -> bool {
    owner != follower && owner != owner_of_folder
}

/// Whether a folder with this mode is one in which everybody may make files, and nobody remove those of
/// others.
fn is_for_all(mode: u32) -> bool {
    mode & STICKY_FOR_ALL == STICKY_FOR_ALL
}

/// Where it cannot be asked, it is.
fn is_switched_on() -> bool {
    fs::read_to_string(SWITCH).map_or(true, |switch| switch.trim() != "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rule of `fs.protected_symlinks`, whether it is switched on here or not.
    #[test]
    fn a_link_is_followed_by_its_owner_and_where_it_is_that_of_the_folders_owner() {
        let (root, alice, bob) = (0, 1000, 1001);
        // Whose the link is, whose the folder, and who follows.
        assert!(is_of_third_party(alice, root, bob));
        assert!(is_of_third_party(alice, root, root));
        assert!(is_of_third_party(alice, bob, root));
        assert!(!is_of_third_party(alice, root, alice));
        assert!(!is_of_third_party(root, root, bob));
        assert!(!is_of_third_party(alice, alice, root));
    }

    #[test]
    fn only_sticky_folders_of_all_are_watched() {
        assert!(is_for_all(0o41777) && is_for_all(0o1772));
        for mode in [0o40777, 0o41775, 0o40755, 0o41755] {
            assert!(!is_for_all(mode), "{mode:o}");
        }
    }
}
