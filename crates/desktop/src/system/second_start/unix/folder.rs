//! The folder of the sockets: only this user may look into it.

use crate::system::second_start::Place;
use rustix::process::geteuid;
use std::fs::{self, DirBuilder, Metadata};
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _};
use std::path::{Path, PathBuf};

/// Owner only.
const PRIVATE: u32 = 0o700;
const OF_OTHERS: u32 = 0o077;

/// The socket of a place. `None` when its folder is not there, or others can get at it.
pub(super) fn socket_in(place: &Place) -> Option<PathBuf> {
    let folder = place.runtime.join(&place.program);
    let is_ours = is_private(&place.runtime) && is_private(&folder);
    is_ours.then(|| folder.join(format!("{}.socket", place.display)))
}

/// The socket, and the lock of whoever listens at it; the folder is made.
pub(super) fn socket_and_lock(place: &Place) -> Option<(PathBuf, PathBuf)> {
    if is_private(&place.runtime) {
        let folder = place.runtime.join(&place.program);
        // If it is there already, it is looked at below.
        drop(DirBuilder::new().mode(PRIVATE).create(folder));
    }
    let socket = socket_in(place)?;
    let lock = socket.with_extension("lock");
    Some((socket, lock))
}

/// Whether it is a folder, no link to one, of this user, and closed to all others.
fn is_private(folder: &Path) -> bool {
    let is_ours = |found: Metadata| {
        found.is_dir() && found.uid() == geteuid().as_raw() && found.mode() & OF_OTHERS == 0
    };
    fs::symlink_metadata(folder).is_ok_and(is_ours)
}
