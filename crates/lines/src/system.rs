//! The differences between operating systems: the properties of a file apart from its bytes.
//!
//! Linux is tested, and Windows under Wine. Other systems use the standard library.

#[cfg(any(target_os = "linux", target_os = "android"))]
mod folder;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
mod folder_by_path;
#[cfg(any(target_os = "linux", target_os = "android"))]
mod inode_flags;
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
pub(super) use folder::{Folder, link_at};
#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub(super) use folder_by_path::{Folder, link_at};
#[cfg(unix)]
pub(super) use unix::*;
#[cfg(unix)]
pub use unix::{FolderIdentity, folder_identity};
#[cfg(windows)]
pub(super) use windows::*;
#[cfg(windows)]
pub use windows::{FolderIdentity, folder_identity};

/// The reason why a file cannot have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(unix, expect(dead_code, reason = "any name will do"))]
pub(super) enum NoName {
    /// The name belongs to a device.
    IsDevice,
    /// No file can have the name.
    IsNone,
}

/// The reason why a file cannot be opened for writing: it has the read-only attribute.
#[derive(Debug)]
pub(super) struct ReadOnlyMark;

impl std::fmt::Display for ReadOnlyMark {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "it is marked as read-only")
    }
}

impl std::error::Error for ReadOnlyMark {}

/// A file in a folder that another one will replace.
pub(super) struct Original<'a> {
    #[cfg_attr(unix, expect(dead_code, reason = "its handle will do"))]
    pub(super) name: &'a std::ffi::OsStr,
    pub(super) file: &'a std::fs::File,
    #[cfg_attr(windows, expect(dead_code, reason = "it is asked through its handle"))]
    pub(super) metadata: &'a std::fs::Metadata,
}

/// Opens a null device, as a substitute for a file that is being closed.
pub(super) fn nothing() -> std::io::Result<std::fs::File> {
    let name = if cfg!(windows) { "NUL" } else { "/dev/null" };
    std::fs::File::open(name)
}

/// The link at a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LinkAtPath {
    /// No link: something else, or nothing.
    None,
    /// A link to this path.
    To(std::path::PathBuf),
    /// A link that the system would not follow because somebody else may have planted it.
    #[cfg_attr(
        not(any(target_os = "linux", target_os = "android")),
        expect(dead_code, reason = "only Linux has a rule for such links")
    )]
    OfThirdParty,
}
