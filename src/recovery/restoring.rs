//! A journal that was left behind -> the rows that somebody had.

use super::base_lines::BaseLines;
use super::base_now::base_now;
use super::changes::{Changes, changes};
use super::finding::Found;
use super::head::Base;
use super::kept_span::{KeptSpan, Place};
use super::reading::{Contents, read_journal};
use super::session;
use crate::collection::{Fingerprint, LineList, LoadError, Rows, Span};
use std::io::{self, BufReader};
use std::ops::ControlFlow;
use std::path::PathBuf;
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
    /// Whether some lines are missing, since the file that they stood in has changed or is gone, or its
    /// copy is damaged.
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
    /// It holds something else.
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
    let base = base_now(found, progress)?;
    let mut rows = Rows::new(Arc::new(base.source));
    let journal = session::open(found.folder()).map_err(RestoreError::Journal)?;
    let contents = read_journal(BufReader::new(journal), &mut |line, end| {
        let _stored = rows.add_own_ending(line, end);
    });
    let no_journal = |_| RestoreError::Journal(io::ErrorKind::InvalidData.into());
    let contents = contents.map_err(no_journal)?;
    let (spans, gone) = spans_of(&contents, &rows, &base.lines);
    have_at_hand(&rows, &spans, contents.row);
    let has_file = matches!(base.file, Some((_, Some(_))));
    let is_part = 0 < gone;
    Ok(Restored {
        changes: changes(&rows, &spans).map_err(|error| RestoreError::Journal(error.into()))?,
        spans,
        row: contents.row,
        file: base.file.filter(|_| !is_part),
        file_state: base.file_state,
        is_in_file: has_file && !is_part && found.head.base != Base::Kept,
        is_part,
        is_damaged: contents.is_damaged || base.lacks_copy,
        rows,
    })
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

/// The spans of a journal as rows have them, and how many lines of them are gone.
fn spans_of(contents: &Contents, rows: &Rows, base: &BaseLines) -> (Vec<Span>, u64) {
    let mut gone = 0;
    let mut note = |more: u64| gone = u64::saturating_add(gone, more);
    let lists: Vec<Arc<LineList>> = contents.lists.iter().map(Arc::from).collect();
    let mut spans = Vec::new();
    for span in &contents.spans {
        match span.place {
            Place::Base => {
                let (there, missing) = base.spans(span.first, span.count);
                note(missing);
                spans.extend(there);
            }
            Place::Kept => spans.extend(kept(span, rows.own_line_count())),
            Place::List(number) => {
                let list = usize::try_from(number)
                    .ok()
                    .and_then(|number| lists.get(number));
                if let Some(list) = list {
                    let (list, missing) = base.list(&part_of(list, span));
                    note(missing);
                    spans.extend(rows.spans_of(list));
                }
            }
        }
    }
    (spans, gone)
}

/// Lines that the journal keeps; those that are not there are left out.
fn kept(span: &KeptSpan, available: u64) -> Option<Span> {
    let count = span.count.min(available.saturating_sub(span.first));
    let first = span.first;
    (0 < count).then_some(Span::Own { first, count })
}

/// A stretch of a list. All of one shares it with the others.
fn part_of(list: &Arc<LineList>, span: &KeptSpan) -> Arc<LineList> {
    if span.first == 0 && span.count == list.len() as u64 {
        return Arc::clone(list);
    }
    let first = usize::try_from(span.first).unwrap_or(usize::MAX);
    let count = usize::try_from(span.count).unwrap_or(usize::MAX);
    Arc::new(list.iter().skip(first).take(count).collect())
}
