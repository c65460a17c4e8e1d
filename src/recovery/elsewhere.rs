//! Whether somebody else is changing the same file just now.

use super::about::{head_of, is_one_file};
use super::session;
use std::path::{Path, PathBuf};

/// Whether another window, of this program or another one, has changes of this file that are not
/// saved. `own` are the journals that are nobody else's. `None` if somebody is just beginning and has
/// not said with which file. Waits for the disk.
pub fn is_edited_elsewhere(recovery: &Path, own: &[PathBuf], path: &Path) -> Option<bool> {
    let mut is_known = true;
    for folder in session::all(recovery).unwrap_or_default() {
        if own.contains(&folder) {
            continue;
        }
        // First of all, since a file whose journal was left behind may be on a disk that hangs.
        if !session::is_held(&folder) {
            continue;
        }
        match head_of(&folder) {
            Some(head) => {
                if head.path.is_some_and(|file| is_one_file(&file, path)) {
                    return Some(true);
                }
            }
            None => is_known = false,
        }
    }
    is_known.then_some(false)
}
