//! Cuts training data between samples, so that several threads can read them.

use super::form::TrainingForm;
use super::packed::BOARD_LEN;
use super::viri::{GAME_END, MOVE_LEN};
use crate::games::cut::count_lines;

/// The length in bytes from which a part is returned.
const PART_LEN: usize = 1 << 16;
/// The maximum length of a sample or a game in bytes. No game has as many moves, and no position as much text.
const MAX_LEN: usize = 1 << 20;

/// Cuts bytes into parts of whole samples.
///
/// Bytes are [put](Self::put) in, in pieces of any length, and parts are [taken](Self::take) out until none are left.
#[derive(Debug)]
pub struct CutTraining {
    form: TrainingForm,
    bytes: Vec<u8>,
    /// The number of the first line or sample in `bytes`.
    first: u64,
    has_ended: bool,
}

/// Whole samples.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainingPart {
    /// The form of the samples.
    pub form: TrainingForm,
    /// The bytes of the samples.
    pub bytes: Vec<u8>,
    /// The number of the first line of a text, or of the first board or game, from 1.
    pub first: u64,
}

impl CutTraining {
    /// Creates a cutter for a new file.
    pub fn new(form: TrainingForm) -> Self {
        Self {
            form,
            bytes: Vec::new(),
            first: 1,
            has_ended: false,
        }
    }

    /// Adds more bytes.
    pub fn put(&mut self, bytes: &[u8]) {
        if !self.has_ended {
            self.bytes.extend_from_slice(bytes);
        }
    }

    /// Marks the end of the file.
    pub fn end(&mut self) {
        self.has_ended = true;
    }

    /// Returns the next part, if there is one.
    pub fn take(&mut self) -> Option<TrainingPart> {
        if self.has_ended {
            return (!self.bytes.is_empty()).then(|| self.part(self.bytes.len(), 0));
        }
        if self.bytes.len() < PART_LEN {
            return None;
        }
        let (end, count) = match self.form {
            TrainingForm::Plain => end_of_text(&self.bytes),
            TrainingForm::Bullet => {
                let count = self.bytes.len() / BOARD_LEN;
                (count * BOARD_LEN, count as u64)
            }
            TrainingForm::Viri => end_of_games(&self.bytes),
        };
        if end > 0 {
            return Some(self.part(end, count));
        }
        if self.bytes.len() < MAX_LEN {
            return None;
        }
        // In a text the next sample begins after some line. Where a game without an end ends, nobody knows.
        if self.form != TrainingForm::Plain {
            self.has_ended = true;
        }
        let lines = count_lines(&self.bytes);
        Some(self.part(self.bytes.len(), lines))
    }

    fn part(&mut self, end: usize, count: u64) -> TrainingPart {
        let rest = self.bytes.split_off(end.min(self.bytes.len()));
        let bytes = std::mem::replace(&mut self.bytes, rest);
        let first = self.first;
        self.first += count;
        TrainingPart {
            form: self.form,
            bytes,
            first,
        }
    }
}

/// Returns the place after the last line that ends a sample, and the number of lines before it.
fn end_of_text(text: &[u8]) -> (usize, u64) {
    let mut end = memchr::memrchr(b'\n', text);
    while let Some(at) = end {
        let before = text.get(..at).unwrap_or_default();
        let start = memchr::memrchr(b'\n', before);
        let line = before.get(start.map_or(0, |start| start + 1)..);
        if line.unwrap_or_default().trim_ascii() == b"e" {
            let lines = count_lines(text.get(..=at).unwrap_or_default());
            return (at + 1, lines);
        }
        end = start;
    }
    (0, 0)
}

/// Returns the place after the last whole game, and the number of games before it.
fn end_of_games(bytes: &[u8]) -> (usize, u64) {
    let (mut end, mut count) = (0, 0);
    loop {
        let moves = bytes.get(end + BOARD_LEN..).unwrap_or_default();
        let (moves, _) = moves.as_chunks::<MOVE_LEN>();
        let Some(last) = moves.iter().position(|bytes| *bytes == GAME_END) else {
            return (end, count);
        };
        end += BOARD_LEN + (last + 1) * MOVE_LEN;
        count += 1;
    }
}
