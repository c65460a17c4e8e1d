//! Which file a journal is about.

use super::head::Head;
use super::record::{Kind, Records};
use super::session;
use crate::collection::Fingerprint;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

/// What the journal in this folder is about; `None` if it does not say yet, or never will.
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

/// Whether two paths lead to one file, be it that one of them is a link.
pub(super) fn is_one_file(one: &Path, other: &Path) -> bool {
    one == other
        || match (fs::metadata(one), fs::metadata(other)) {
            (Ok(one), Ok(other)) => Fingerprint::of(&one).is_of_same_file(&Fingerprint::of(&other)),
            _ => false,
        }
}
