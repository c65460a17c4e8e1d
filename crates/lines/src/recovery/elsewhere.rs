//! Finds the file of a journal, and tells whether somebody else is editing the same file.

use super::head::Head;
use super::record::{Kind, Records};
use super::session;
use crate::Fingerprint;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

/// Whether another window, of this program or another one, has unsaved changes of this file. `own` are the caller's own
/// journals. `None` if somebody has just begun a journal that does not name its file yet. Waits for the disk.
pub fn is_edited_elsewhere(recovery: &Path, own: &[PathBuf], path: &Path) -> Option<bool> {
    let mut is_known = true;
    for folder in session::all(recovery).unwrap_or_default() {
        if own.contains(&folder) {
            continue;
        }
        // Checked first, because the file of an abandoned journal may be on a disk that hangs.
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

/// The head of the journal in this folder; `None` if it is not written yet, or unreadable.
pub(super) fn head_of(folder: &Path) -> Option<Head> {
    session::open(folder)
        .ok()
        .and_then(|(file, _)| head_in(&file))
}

fn head_in(journal: &File) -> Option<Head> {
    let mut records = Records::new(BufReader::new(journal))?;
    match records.next()? {
        (Kind::Head, record) => Head::read(record),
        _ => None,
    }
}

/// Whether two paths lead to the same file, also through links.
pub(super) fn is_one_file(one: &Path, other: &Path) -> bool {
    one == other
        || match (Fingerprint::at(one), Fingerprint::at(other)) {
            (Ok(one), Ok(other)) => one.is_surely_of_same_file(&other),
            _ => false,
        }
}
