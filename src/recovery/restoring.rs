//! A journal that was left behind -> the rows that somebody had.

use super::base::is_as_it_was_kept;
use super::changes::{Changes, changes};
use super::finding::Found;
use super::head::Base;
use super::kept_span::{KeptSpan, Place};
use super::reading::{Contents, read_journal};
use super::session;
use crate::collection::{Fingerprint, LineList, LoadError, Rows, Source, Span, load};
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
    /// It was asked to stop.
    Cancelled,
}

/// Puts together what was left behind. Nothing is removed. `progress` gets how many bytes have been
/// read, of how many, and may stop it.
///
/// # Errors
///
/// [`RestoreError`] tells them apart.
pub fn restore(
    found: &Found,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Restored, RestoreError> {
    let (file_state, file) = file_of(found);
    let has_base = has_base(found);
    let is_in_file = matches!(found.head.base, Base::File | Base::FileKept);
    let base = match &file {
        _ if has_base => Some(load_base(&found.session().base(), progress)?),
        Some((path, Some(_))) if is_in_file => load_base(path, progress).ok(),
        _ => None,
    };
    // The file may have been changed while it was read.
    let is_good = has_base || file_of(found).1 == file;
    let base = base.filter(|_| is_good);
    let is_part = base.is_none();
    let mut rows = Rows::new(Arc::new(base.unwrap_or_else(Source::empty)));
    let journal = session::open(found.folder()).map_err(RestoreError::Journal)?;
    let contents = read_journal(BufReader::new(journal), &mut |line, end| {
        let _stored = rows.add_own_ending(line, end);
    });
    let no_journal = |_| RestoreError::Journal(io::ErrorKind::InvalidData.into());
    let contents = contents.map_err(no_journal)?;
    let spans = spans_of(&contents, &rows);
    have_at_hand(&rows, &spans, contents.row);
    let has_file = matches!(file, Some((_, Some(_))));
    Ok(Restored {
        changes: changes(&rows, &spans).map_err(|error| RestoreError::Journal(error.into()))?,
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

/// Whether the base stands beside the journal as it was kept.
fn has_base(found: &Found) -> bool {
    let sum = found.head.base_sum;
    found.head.base.is_kept() && is_as_it_was_kept(found.session(), sum).unwrap_or(false)
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

fn load_base(
    path: &Path,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Source, RestoreError> {
    match load(path, progress) {
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
                Base::Copy => is_same_content(path, &found.session().base()).unwrap_or(false),
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
    let (one_is, other_is) = (fs::metadata(one)?, fs::metadata(other)?);
    if !one_is.is_file() || one_is.len() != other_is.len() {
        return Ok(false);
    }
    let mut one = BufReader::new(File::open(one)?);
    let mut other = BufReader::new(File::open(other)?);
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

/// The spans of a journal as rows have them; lines that are not there are left out.
fn spans_of(contents: &Contents, rows: &Rows) -> Vec<Span> {
    let lists: Vec<Arc<LineList>> = contents.lists.iter().map(Arc::from).collect();
    let mut spans = Vec::new();
    for span in &contents.spans {
        match span.place {
            Place::Base => spans.extend(part(span, rows.source().line_count(), |first, count| {
                Span::Source { first, count }
            })),
            Place::Kept => spans.extend(part(span, rows.own_line_count(), |first, count| {
                Span::Own { first, count }
            })),
            Place::List(number) => {
                let list = usize::try_from(number)
                    .ok()
                    .and_then(|number| lists.get(number));
                spans.extend(list.into_iter().flat_map(|list| stretch(list, span, rows)));
            }
        }
    }
    spans
}

fn part(span: &KeptSpan, available: u64, of: impl Fn(u64, u64) -> Span) -> Option<Span> {
    let count = span.count.min(available.saturating_sub(span.first));
    (0 < count).then(|| of(span.first, count))
}

/// A stretch of a list. All of one shares it with the others.
fn stretch(list: &Arc<LineList>, span: &KeptSpan, rows: &Rows) -> Vec<Span> {
    if span.first == 0 && span.count == list.len() as u64 {
        return rows.spans_of(Arc::clone(list));
    }
    let first = usize::try_from(span.first).unwrap_or(usize::MAX);
    let count = usize::try_from(span.count).unwrap_or(usize::MAX);
    let lines: LineList = list.iter().skip(first).take(count).collect();
    rows.spans_of(lines)
}
