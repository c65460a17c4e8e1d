//! The folder of the sockets, which only this user can access.

use crate::system::second_start::Place;
use rustix::process::geteuid;
use std::fs::{self, DirBuilder, Metadata};
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _};
use std::path::{Path, PathBuf};

/// Access for the owner only.
const PRIVATE: u32 = 0o700;
const OF_OTHERS: u32 = 0o077;

/// The socket of a place. `None` when its folder does not exist or others can access it.
pub(super) fn socket_in(place: &Place) -> Option<PathBuf> {
    let folder = place.runtime.join(&place.program);
    let is_ours = is_private(&place.runtime) && is_private(&folder);
    is_ours.then(|| folder.join(format!("{}.socket", place.display)))
}

/// The socket and the lock of its listener. The folder is created.
pub(super) fn socket_and_lock(place: &Place) -> Option<(PathBuf, PathBuf)> {
    if is_private(&place.runtime) {
        let folder = place.runtime.join(&place.program);
        // If the folder exists already, it is checked below.
        drop(DirBuilder::new().mode(PRIVATE).create(folder));
    }
    let socket = socket_in(place)?;
    let lock = socket.with_extension("lock");
    Some((socket, lock))
}

/// Whether this is a folder of this user, not a link, and closed to all others.
fn is_private(folder: &Path) -> bool {
    let is_ours = |found: Metadata| {
        found.is_dir() && found.uid() == geteuid().as_raw() && found.mode() & OF_OTHERS == 0
    };
    fs::symlink_metadata(folder).is_ok_and(is_ours)
}
