//! All that differs between operating systems: what a file is besides its bytes.
//!
//! Linux is tested, and Windows under Wine. Elsewhere the standard library has to do.

#[cfg(any(target_os = "linux", target_os = "android"))]
mod folder;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
mod folder_by_path;
#[cfg(any(target_os = "linux", target_os = "android"))]
mod inode_flags;
#[cfg(any(target_os = "linux", target_os = "android"))]
mod links;
#[cfg(any(target_os = "linux", target_os = "android", target_os = "macos"))]
pub(super) mod mark;
#[cfg(not(any(target_os = "linux", target_os = "android", target_os = "macos")))]
#[path = "system/no_mark.rs"]
pub(super) mod mark;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;
#[cfg(any(target_os = "linux", target_os = "android", target_os = "macos"))]
mod xattr;

#[cfg(any(target_os = "linux", target_os = "android"))]
pub(super) use folder::Folder;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub(super) use folder_by_path::{Folder, link_at};
#[cfg(any(target_os = "linux", target_os = "android"))]
pub(super) use links::link_at;
#[cfg(unix)]
pub(super) use unix::*;
#[cfg(unix)]
pub use unix::{FolderIdentity, folder_identity};
#[cfg(windows)]
pub(super) use windows::*;
#[cfg(windows)]
pub use windows::{FolderIdentity, folder_identity};

/// Why nothing is looked for under a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(unix, expect(dead_code, reason = "any name will do"))]
pub(super) enum NoName {
    /// The system keeps it for a device.
    IsDevice,
    /// No file can have it.
    IsNone,
}

/// Why a file cannot be opened to be written: it is marked as one that is only to be read.
#[derive(Debug)]
pub(super) struct ReadOnlyMark;

impl std::fmt::Display for ReadOnlyMark {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "it is marked as read-only")
    }
}

impl std::error::Error for ReadOnlyMark {}

/// A file whose place another one is to take, in its folder.
pub(super) struct Original<'a> {
    #[cfg_attr(unix, expect(dead_code, reason = "its handle will do"))]
    pub(super) name: &'a std::ffi::OsStr,
    pub(super) file: &'a std::fs::File,
    #[cfg_attr(windows, expect(dead_code, reason = "it is asked through its handle"))]
    pub(super) metadata: &'a std::fs::Metadata,
}

/// What stands in for a file that is being closed.
pub(super) fn nothing() -> std::io::Result<std::fs::File> {
    let name = if cfg!(windows) { "NUL" } else { "/dev/null" };
    std::fs::File::open(name)
}

/// What stands under a name, as far as links are concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Link {
    /// No link: something else, or nothing.
    None,
    /// A link that leads there.
    To(std::path::PathBuf),
    /// A link that the system would not follow, since somebody else may have planted it.
    #[cfg_attr(
        not(any(target_os = "linux", target_os = "android")),
        expect(dead_code, reason = "only Linux has a rule for such links")
    )]
    OfThirdParty,
}
