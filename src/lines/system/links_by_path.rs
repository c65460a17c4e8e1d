//! Links that are followed by hand, on systems that follow all of them.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::Path;

use super::Link;

/// What stands under a name in a folder.
pub(in crate::lines) fn link_at(folder: &Path, name: &OsStr) -> io::Result<Link> {
    let path = folder.join(name);
    match fs::symlink_metadata(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Link::None),
        metadata if metadata?.is_symlink() => Ok(Link::To(fs::read_link(path)?)),
        _ => Ok(Link::None),
    }
}
