//! All that differs between operating systems: what a file is besides its bytes.
//!
//! Only Linux is tested. Elsewhere the standard library has to do.

#[cfg(any(target_os = "linux", target_os = "android"))]
mod folder;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
mod folder_by_path;
#[cfg(any(target_os = "linux", target_os = "android"))]
mod inode_flags;
#[cfg(not(unix))]
mod other;
#[cfg(unix)]
mod unix;
#[cfg(any(target_os = "linux", target_os = "android", target_os = "macos"))]
mod xattr;

#[cfg(any(target_os = "linux", target_os = "android"))]
pub(super) use folder::Folder;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub(super) use folder_by_path::Folder;
#[cfg(not(unix))]
pub(super) use other::*;
#[cfg(unix)]
pub(super) use unix::*;
