//! The lines of a document that need another form in a `.fen` file, which holds plain FEN.
//!
//! A line that is in the document's own `.fen` file already stays as it is, and so does an edited line that was not
//! plain there: the file has the form that its owner gave it.

use super::current::Document;
use super::rewriting::{LineSet, Rewrite, Rewritten};
use super::saved_lines::{SavedAs, SavedLines};
use crate::passes::{LineProgress, LostOperations, NotWritten, PassError, each_piece};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;
use tabiya_lines::file_endings::{FEN, has_ending};
use tabiya_lines::{LineId, Rows};
use tabiya_notation::plain_fen::plain_fen;

/// Up to this many rows are searched at once.
const FEW_ROWS: u64 = 2_000;

/// The search for lines that need another form in a `.fen` file.
#[derive(Clone, Debug)]
pub struct FenSearch {
    rows: Rows,
    /// The lines in the document's own file, if that is a `.fen` file.
    saved: Option<SavedAs>,
}

/// The lines that need another form.
#[derive(Clone, Debug)]
pub struct FenFindings {
    /// The lines.
    pub lines: Arc<LineSet>,
    /// The operations for which plain FEN has no place.
    pub lost: LostOperations,
}

/// Makes plain FEN of records.
#[derive(Clone, Copy, Debug)]
pub struct ToPlainFen;

impl Rewrite for ToPlainFen {
    fn rewrite(&self, _id: Option<LineId>, line: &[u8]) -> Result<Rewritten, PassError> {
        Ok(match plain_fen(line) {
            Some(plain) => Rewritten::Line(plain.line),
            None => Rewritten::AsItIs,
        })
    }
}

impl Document {
    /// Returns the search for lines that need another form in a `.fen` file.
    pub fn fen_search(&self) -> FenSearch {
        let file = self.path().or(self.origin());
        let is_fen_file = file.is_some_and(|file| has_ending(file, FEN));
        FenSearch {
            rows: self.rows().clone(),
            saved: is_fen_file.then(|| self.saved_as.clone()),
        }
    }
}

/// The findings in some rows.
#[derive(Default)]
struct Found {
    lines: Vec<LineId>,
    lost: LostOperations,
}

impl FenSearch {
    /// Searches within a fraction of a frame. `None` if there are too many rows for that, or if some are not in memory.
    pub fn find_at_once(&self) -> Option<FenFindings> {
        let rows = &self.rows;
        if FEW_ROWS < rows.len() {
            return None;
        }
        let saved = self.saved_lines();
        let found = self.find_in(0..rows.len(), saved.as_deref(), |line| rows.text_of(line));
        found.ok().map(|found| self.findings(found))
    }

    /// Searches all rows.
    ///
    /// # Errors
    /// Fails when it is cancelled, or lines cannot be read.
    pub fn find(&self, progress: &mut LineProgress<'_>) -> Result<FenFindings, NotWritten> {
        let saved = self.saved_lines();
        let mut all = Found::default();
        let read = |line| self.rows.read_line_of(line).map(|(text, _)| text);
        each_piece(
            &self.rows,
            "plain FEN",
            |piece| self.find_in(piece, saved.as_deref(), read),
            |found| {
                all.lines.extend(found.lines);
                all.lost.add_all(found.lost);
                Ok(())
            },
            progress,
        )?;
        Ok(self.findings(all))
    }

    fn saved_lines(&self) -> Option<Arc<SavedLines>> {
        self.saved.as_ref()?.lines()
    }

    fn find_in<'a, E>(
        &'a self,
        piece: Range<u64>,
        saved: Option<&SavedLines>,
        read: impl Fn(LineId) -> Result<Cow<'a, [u8]>, E>,
    ) -> Result<Found, E> {
        let mut found = Found::default();
        for line in piece.filter_map(|row| self.rows.line_id(row)) {
            let form = saved.and_then(|saved| saved.form_of(&self.rows, line));
            if form == Some(line) {
                continue;
            }
            let Some(plain) = plain_fen(&read(line)?) else {
                continue;
            };
            if let Some(form) = form
                && plain_fen(&read(form)?).is_some()
            {
                continue;
            }
            found.lines.push(line);
            found.lost.add(plain.lost);
        }
        Ok(found)
    }

    fn findings(&self, found: Found) -> FenFindings {
        let mut lines = LineSet::none(&self.rows);
        for line in found.lines {
            lines.insert(&self.rows, line);
        }
        FenFindings {
            lines: Arc::new(lines),
            lost: found.lost,
        }
    }
}
