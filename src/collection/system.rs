//! All that differs between operating systems: what a file is besides its bytes.
//!
//! Only Linux is tested. Elsewhere the standard library has to do.

#[cfg(not(unix))]
mod other;
#[cfg(unix)]
mod unix;
#[cfg(any(target_os = "linux", target_os = "android", target_os = "macos"))]
mod xattr;

#[cfg(not(unix))]
pub(super) use other::*;
#[cfg(unix)]
pub(super) use unix::*;
