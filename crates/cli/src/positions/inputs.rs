//! Files of games and tables in sequence, cut into parts that workers can read in parallel, and messages about games
//! and rows that could not be read completely.

use crate::complaints::Complaints;
use crate::escape_controls::push_escaped;
use crate::input_kind::InputKind;
use crate::record_parts::RecordParts;
use crate::stream::{InputFile, InputOrigin};
use std::collections::VecDeque;
use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use tabiya_collection::games::{BrokenGame, BrokenRow, SkippedInGame};
use tabiya_collection::passes::FilePart;
use tabiya_text::{broken_game_text, broken_row_text, skipped_text};

/// A piece of the input.
pub(super) struct InputPiece {
    /// Its origin.
    pub(super) origin: Arc<InputOrigin>,
    pub(super) kind: InputPieceKind,
}

pub(super) enum InputPieceKind {
    Part(FilePart),
    /// The input could not be opened, or not read to its end.
    Trouble(io::Error),
    /// The end of an input.
    End,
}

/// All inputs.
pub(super) struct PositionInputs {
    waiting: VecDeque<Arc<InputOrigin>>,
    /// The kind of all of them, whatever their names; `None` if their names tell.
    kind: Option<InputKind>,
    open: Option<Open>,
    /// The number of bytes that were read of the files, as they are on the disk.
    count: Arc<AtomicU64>,
    /// The files that were read, in their order.
    pub(super) readings: Vec<InputFile>,
}

impl PositionInputs {
    pub(super) fn new(
        origins: Vec<InputOrigin>,
        kind: Option<InputKind>,
        count: Arc<AtomicU64>,
    ) -> Self {
        Self {
            kind,
            waiting: origins.into_iter().map(Arc::new).collect(),
            open: None,
            count,
            readings: Vec::new(),
        }
    }

    /// Returns the next piece; `None` after the last one.
    pub(super) fn next(&mut self) -> Option<InputPiece> {
        loop {
            if let Some(open) = &mut self.open {
                let origin = Arc::clone(&open.origin);
                if let Some(kind) = open.next() {
                    return Some(InputPiece { origin, kind });
                }
                self.open = None;
                continue;
            }
            let origin = self.waiting.pop_front()?;
            match self.parts_of(&origin) {
                Ok(parts) => {
                    self.open = Some(Open {
                        origin,
                        parts,
                        is_done: false,
                    });
                }
                Err(error) => {
                    let kind = InputPieceKind::Trouble(error);
                    return Some(InputPiece { origin, kind });
                }
            }
        }
    }
}

impl PositionInputs {
    /// Opens an input. A file that is a table according to its name is never read as games.
    fn parts_of(&mut self, origin: &InputOrigin) -> io::Result<RecordParts> {
        let kind = self.kind.or_else(|| origin.kind());
        if let Some(form) = kind.and_then(InputKind::without_text) {
            let input = origin.open_form(form, &mut self.readings, &self.count)?;
            return RecordParts::of_form(input);
        }
        let reader = origin.open_unpacking(&mut self.readings, &self.count)?;
        Ok(match kind {
            Some(InputKind::Table) => RecordParts::of_table(reader),
            _ => RecordParts::of_either(reader),
        })
    }
}

/// An input that is being read.
struct Open {
    origin: Arc<InputOrigin>,
    parts: RecordParts,
    is_done: bool,
}

impl Open {
    fn next(&mut self) -> Option<InputPieceKind> {
        if self.is_done {
            return None;
        }
        let part = self.parts.next_part();
        // After an error the input needs no end.
        self.is_done = !matches!(part, Ok(Some(_)));
        Some(match part {
            Ok(Some(part)) => InputPieceKind::Part(part),
            Ok(None) => InputPieceKind::End,
            Err(error) => InputPieceKind::Trouble(error),
        })
    }
}

/// Reports a fault in a game.
pub(super) fn say_game(file: &str, broken: &BrokenGame, complaints: &mut Complaints) {
    let kind = format!("game {:?} {}", broken.kind, broken.is_in_variation);
    complaints.add(kind, || said(file, broken.line, &broken_game_text(broken)));
}

/// Reports skipped text in a game.
pub(super) fn say_skipped(file: &str, skipped: &SkippedInGame, complaints: &mut Complaints) {
    let kind = format!("skipped {:?}", skipped.kind);
    complaints.add(kind, || said(file, skipped.line, &skipped_text(skipped)));
}

/// Reports a fault in a row of a table.
pub(super) fn say_row(file: &str, broken: &BrokenRow, complaints: &mut Complaints) {
    let kind = format!("row {:?}", broken.kind);
    complaints.add(kind, || said(file, broken.line, &broken_row_text(broken)));
}

fn said(file: &str, line: u64, text: &str) -> String {
    let mut message = file.to_owned();
    push_escaped(&mut message, &format!(":{line}: {text}"));
    message
}
