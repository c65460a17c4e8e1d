//! Restores the rows of an abandoned journal, and the origins of the lines that it keeps. The journal does not contain
//! them; they are inferred from the places of the lines.

use super::base::WatchedReader;
use super::base_lines::Renumbered;
use super::base_now::{FileState, RestoreError, base_now};
use super::changes::{LineChanges, changes};
use super::expanding::{spans_of, taken_apart};
use super::finding::AbandonedWork;
use super::head::Base;
use super::notes::RestoredNote;
use super::reading::{JournalContents, NoContents, read_journal};
use super::room::{Demand, Effort, Room, RoomTally};
use super::session;
use crate::{Fingerprint, LineId, LineOrigin, RowSet, Rows, Span};
use std::fs;
use std::io::{self, BufReader};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The state of somebody's work at its end.
#[derive(Clone, Debug)]
pub struct Restored {
    /// The file as it was read, with the kept lines stored outside its rows.
    pub rows: Rows,
    /// The spans that will replace all its rows.
    pub spans: Vec<Span>,
    /// The row that was on the board.
    pub row: u64,
    /// The notes on rows, as they were written.
    pub notes: Vec<RestoredNote>,
    /// The file to which the work can be saved; `None` unless it is unchanged.
    pub file: Option<(PathBuf, Option<Fingerprint>)>,
    /// The state of the document's file.
    pub file_state: FileState,
    /// Whether `rows` are the content of that file.
    pub is_in_file: bool,
    /// Whether some lines are missing, because their file has changed or is gone, or the copy is damaged.
    pub is_part: bool,
    /// Whether the journal is damaged, so that something may be missing.
    pub is_damaged: bool,
    /// The differences from the file.
    pub changes: LineChanges,
}

/// Restores abandoned work for opening it. Nothing is removed. `progress` gets the number of bytes read so far and the
/// total, and may stop the restoring.
///
/// # Errors
///
/// Returns a [`RestoreError`] with the reason.
pub fn restore(
    found: &AbandonedWork,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Restored, RestoreError> {
    restore_with(found, Effort::Open, progress)
}

/// Restores abandoned work with more or less effort.
///
/// # Errors
///
/// Returns a [`RestoreError`] with the reason.
pub fn restore_with(
    found: &AbandonedWork,
    effort: Effort,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Restored, RestoreError> {
    let room = effort.room();
    check_sizes(found, &room)?;
    let base = base_now(found, progress)?;
    let mut rows = Rows::new(Arc::new(base.source));
    let mut tally = RoomTally::new(room);
    let mut contents = contents_of(found, &mut tally, &mut rows, progress)?;
    let too_large = |rows| {
        RestoreError::TooLarge(Demand {
            rows,
            memory: tally.memory(),
        })
    };
    let (spans, lists) = taken_apart(&mut contents);
    let now = base.lines.renumbered(spans, lists, room.spans());
    let Renumbered {
        spans,
        lists,
        is_part,
    } = now.ok_or_else(|| too_large(None))?;
    let spans = spans_of(&spans, lists, &rows, &room).map_err(|count| too_large(Some(count)))?;
    have_at_hand(&rows, &spans, contents.row);
    name_origins(&mut rows, &spans);
    let has_file = matches!(base.file, Some((_, Some(_))));
    // Work that is opened with the highest limit is not compared as well.
    let changes = match effort {
        Effort::AllTheSame => Ok(LineChanges::default()),
        Effort::Look | Effort::Open => changes(&rows, &spans),
    };
    Ok(Restored {
        changes: changes.map_err(|error| RestoreError::Journal(error.into()))?,
        spans,
        row: contents.row,
        notes: contents.notes,
        file: base.file.filter(|_| !is_part),
        file_state: base.file_state,
        is_in_file: has_file && !is_part && found.head.base != Base::Kept,
        is_part,
        is_damaged: contents.is_damaged || base.lacks_copy,
        rows,
    })
}

/// Checks that the files are not too long to be read.
fn check_sizes(found: &AbandonedWork, room: &Room) -> Result<(), RestoreError> {
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

/// Reads the journal; the lines that it keeps are stored outside the rows.
fn contents_of(
    found: &AbandonedWork,
    tally: &mut RoomTally,
    rows: &mut Rows,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<JournalContents, RestoreError> {
    let (journal, metadata) = session::open(found.folder()).map_err(RestoreError::Journal)?;
    let mut watched = WatchedReader::new(journal, metadata.len(), progress);
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

/// Fetches the rows that are shown first, before and after an undo.
fn have_at_hand(rows: &Rows, spans: &[Span], row: u64) {
    const FIRST: u64 = 1000;
    let mut after = rows.clone();
    after.splice(0, after.len(), spans);
    // Read errors are reported when the rows are shown.
    drop(rows.fetch(0..FIRST));
    drop(after.fetch(row..row.saturating_add(1)));
}

/// Sets the origins of our own lines in `spans`: in order, each gets one of the lines of the file that are missing at
/// its place, as long as there are any.
fn name_origins(rows: &mut Rows, spans: &[Span]) {
    let count = rows.source().line_count();
    let mut left = RowSet::none(count);
    for span in spans {
        match span {
            Span::Source { first, count } => left.set_range(*first..first + count, true),
            span => span.each_line(|line| {
                if let LineId::Source(line) = line {
                    left.set(line, true);
                }
            }),
        }
    }
    let (mut next, mut come, mut pairs) = (0, Vec::new(), Vec::new());
    let mut close_gap = |next: u64, to: u64, come: &mut Vec<u64>| {
        let missing = (next..to).filter(|line| !left.contains(*line));
        pairs.extend(come.drain(..).zip(missing));
    };
    for span in spans {
        if let Span::Source { first, count } = span {
            if next <= *first {
                close_gap(next, *first, &mut come);
                next = first + count;
            }
            continue;
        }
        span.each_line(|line| match line {
            LineId::Own(line) => come.push(line),
            LineId::Source(line) if next <= line => {
                close_gap(next, line, &mut come);
                next = line + 1;
            }
            LineId::Source(_) => {}
        });
    }
    close_gap(next, count, &mut come);
    for (own, line) in pairs {
        rows.set_origin(own, LineOrigin::Edited(LineId::Source(line)));
    }
}
