//! A journal that was left behind -> the rows that somebody had.

use super::base::open_as_kept;
use super::changes::{Changes, changes};
use super::expanding::{spans_of, taken_apart};
use super::finding::Found;
use super::head::Base;
use super::reading::{Contents, NoContents, read_journal};
use super::room::{Demand, Effort, Room, Tally};
use super::session;
use super::system::{self, Access};
use super::watched::Watched;
use crate::collection::{
    Fingerprint, LoadError, Loaded, Rows, Source, Span, load, load_opened, open_regular_file,
};
use std::fs::{self, File};
use std::io::{self, BufRead as _, BufReader};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What somebody had when their work ended.
#[derive(Clone, Debug)]
pub struct Restored {
    /// The file as it was read, with the kept lines put aside.
    pub rows: Rows,
    /// What is to stand in the place of all its rows.
    pub spans: Vec<Span>,
    /// The row that was on the board.
    pub row: u64,
    /// The file to which it can be saved: only if that is still what it was.
    pub file: Option<(PathBuf, Option<Fingerprint>)>,
    /// What became of the file.
    pub file_state: FileState,
    /// Whether `rows` are what that file holds.
    pub is_in_file: bool,
    /// Whether the file that most lines were read from has changed or is gone, so that only the changed
    /// lines are here.
    pub is_part: bool,
    /// Whether what was written down is damaged, so that something may be missing.
    pub is_damaged: bool,
    /// What has changed.
    pub changes: Changes,
}

/// What became of the file of a document after its work was left behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileState {
    /// It had none.
    NoFile,
    /// Nothing.
    AsItWas,
    /// It is another one, or holds something else.
    Changed,
    /// It is not there any more.
    Gone,
    /// It cannot be looked at.
    Unreachable,
}

/// Why nothing could be restored.
#[derive(Debug)]
pub enum RestoreError {
    /// The journal cannot be read any more.
    Journal(io::Error),
    /// The file beside it cannot be read.
    Base(LoadError),
    /// There is no room for it: it takes at least so much.
    TooLarge(Demand),
    /// Another program has it.
    Taken,
    /// It was asked to stop.
    Cancelled,
}

/// Puts together what was left behind, to be opened. Nothing is removed. `progress` gets how many bytes
/// have been read, of how many, and may stop it.
///
/// # Errors
///
/// [`RestoreError`] tells them apart.
pub fn restore(
    found: &Found,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Restored, RestoreError> {
    restore_with(found, Effort::Open, progress)
}

/// The same, with more effort or with less.
///
/// # Errors
///
/// [`RestoreError`] tells them apart.
pub fn restore_with(
    found: &Found,
    effort: Effort,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Restored, RestoreError> {
    let room = effort.room();
    check_sizes(found, &room)?;
    let (file_state, file) = file_of(found);
    let kept = kept_base(found, progress)?;
    let has_base = kept.is_some();
    let is_in_file = matches!(found.head.base, Base::File | Base::FileKept);
    let base = match (kept, &file) {
        (Some(kept), _) => Some(load_base(load_opened(&found.base(), kept, progress))?),
        (None, Some((path, Some(_)))) if is_in_file => load_base(load(path, progress)).ok(),
        _ => None,
    };
    // The file may have been changed while it was read.
    let is_good = has_base || file_of(found).1 == file;
    let base = base.filter(|_| is_good);
    let is_part = base.is_none();
    let mut rows = Rows::new(Arc::new(base.unwrap_or_else(Source::empty)));
    let mut tally = Tally::new(room);
    let mut contents = contents_of(found, &mut tally, &mut rows, progress)?;
    let (spans, lists) = taken_apart(&mut contents);
    let spans = spans_of(&spans, lists, &rows, &room).map_err(|count| {
        RestoreError::TooLarge(Demand {
            rows: Some(count),
            memory: tally.memory(),
        })
    })?;
    have_at_hand(&rows, &spans, contents.row);
    let has_file = matches!(file, Some((_, Some(_))));
    // What is opened whatever it takes is not compared as well.
    let changes = match effort {
        Effort::AllTheSame => Ok(Changes::default()),
        Effort::Look | Effort::Open => changes(&rows, &spans),
    };
    Ok(Restored {
        changes: changes.map_err(|error| RestoreError::Journal(error.into()))?,
        spans,
        row: contents.row,
        file: file.filter(|_| !is_part),
        file_state,
        is_in_file: has_file && !is_part && found.head.base != Base::Kept,
        is_part,
        is_damaged: contents.is_damaged || (found.head.base.is_kept() && !has_base),
        rows,
    })
}

/// What is to be read is looked at only if it is not longer than that.
fn check_sizes(found: &Found, room: &Room) -> Result<(), RestoreError> {
    let journal = session::open(found.folder()).map_err(RestoreError::Journal)?;
    let len = |path: &Path| fs::symlink_metadata(path).map_or(0, |metadata| metadata.len());
    if room.reading < journal.1.len().max(len(&found.base())) {
        return Err(RestoreError::TooLarge(Demand {
            rows: None,
            memory: 0,
        }));
    }
    Ok(())
}

/// Reads the journal; the lines that it keeps are put aside in the rows.
fn contents_of(
    found: &Found,
    tally: &mut Tally,
    rows: &mut Rows,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Contents, RestoreError> {
    let (journal, metadata) = session::open(found.folder()).map_err(RestoreError::Journal)?;
    let mut watched = Watched::new(journal, metadata.len(), progress);
    let contents = read_journal(BufReader::new(&mut watched), tally, &mut |line, end| {
        let _stored = rows.add_own_ending(line, end);
    });
    if watched.is_stopped() {
        return Err(RestoreError::Cancelled);
    }
    contents.map_err(|why| match why {
        NoContents::TooMuch => RestoreError::TooLarge(Demand {
            rows: None,
            memory: tally.memory(),
        }),
        NoContents::Empty | NoContents::Damaged => {
            RestoreError::Journal(io::ErrorKind::InvalidData.into())
        }
    })
}

/// The base, if it stands beside the journal as it was kept.
fn kept_base(
    found: &Found,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Option<File>, RestoreError> {
    if !found.head.base.is_kept() {
        return Ok(None);
    }
    let mut is_stopped = false;
    let kept = open_as_kept(&found.base(), found.head.base_sum, &mut |done, of| {
        let goes_on = progress(done, of);
        is_stopped |= goes_on.is_break();
        goes_on
    });
    if is_stopped {
        return Err(RestoreError::Cancelled);
    }
    Ok(kept)
}

/// The rows that are shown first, and those that undoing leads to.
fn have_at_hand(rows: &Rows, spans: &[Span], row: u64) {
    const FIRST: u64 = 1000;
    let mut after = rows.clone();
    after.splice(0, after.len(), spans);
    // What cannot be read is told when it is to be shown.
    drop(rows.fetch(0..FIRST));
    drop(after.fetch(row..row.saturating_add(1)));
}

fn load_base(loaded: Result<Loaded, LoadError>) -> Result<Source, RestoreError> {
    match loaded {
        Ok(loaded) => Ok(loaded.source),
        Err(LoadError::Cancelled) => Err(RestoreError::Cancelled),
        Err(error) => Err(RestoreError::Base(error)),
    }
}

/// What became of the document's file; with what it is like now, if it is what it was when the journal
/// was begun.
fn file_of(found: &Found) -> (FileState, Option<(PathBuf, Option<Fingerprint>)>) {
    let Some(path) = &found.head.path else {
        return (FileState::NoFile, None);
    };
    match fs::metadata(path) {
        Ok(metadata) => {
            let now = Fingerprint::of(&metadata);
            let is_same = match found.head.base {
                Base::Copy => is_same_content(path, &found.base()).unwrap_or(false),
                Base::Kept | Base::File | Base::FileKept => {
                    now.to_bytes() == found.head.fingerprint
                }
            };
            if is_same {
                (FileState::AsItWas, Some((path.clone(), Some(now))))
            } else {
                (FileState::Changed, None)
            }
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let had_none = found.head.fingerprint.is_empty() && found.head.base != Base::Copy;
            if had_none {
                (FileState::AsItWas, Some((path.clone(), None)))
            } else {
                (FileState::Gone, None)
            }
        }
        Err(_) => (FileState::Unreachable, None),
    }
}

/// Whether two files hold the same bytes: then what was being written over one of them is in it.
fn is_same_content(one: &Path, other: &Path) -> io::Result<bool> {
    // Opening anything else might do something.
    let no_file = |_| io::Error::from(io::ErrorKind::InvalidInput);
    let (one, one_is) = open_regular_file(one).map_err(no_file)?;
    let (other, other_is) = system::open_regular(other, Access::Read)?;
    if one_is.len() != other_is.len() {
        return Ok(false);
    }
    let mut one = BufReader::new(one);
    let mut other = BufReader::new(other);
    loop {
        let (left, right) = (one.fill_buf()?, other.fill_buf()?);
        let count = left.len().min(right.len());
        if left.get(..count) != right.get(..count) {
            return Ok(false);
        }
        if count == 0 {
            return Ok(left.len() == right.len());
        }
        one.consume(count);
        other.consume(count);
    }
}
