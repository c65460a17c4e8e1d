//! All that differs between operating systems: what a file is besides its bytes.
//!
//! Only Linux is tested. Elsewhere the standard library has to do.

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
#[cfg(not(unix))]
mod other;
#[cfg(unix)]
mod unix;
#[cfg(any(target_os = "linux", target_os = "android", target_os = "macos"))]
mod xattr;

#[cfg(any(target_os = "linux", target_os = "android"))]
pub(super) use folder::Folder;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub(super) use folder_by_path::{Folder, link_at};
#[cfg(any(target_os = "linux", target_os = "android"))]
pub(super) use links::link_at;
#[cfg(not(unix))]
pub(super) use other::*;
#[cfg(unix)]
pub(super) use unix::*;

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
