//! The beginning of a game and its rules, its end, and skipped text.

use super::{GameReading, LineOfMoves};
use crate::games::game::{Arrival, GameFaultKind, GamePlace, SkippedKind};
use crate::games::tokens::GameToken;
use crate::games::variants::{is_chess, position_of};
use std::ops::Range;
use tabiya_chess::{Mover, Position};

impl GameReading<'_> {
    /// Sets up the starting position of the game.
    pub(super) fn begin(&mut self) {
        let result = self.game.tag(self.text, "Result");
        self.ends_with_zeros = result.is_some_and(|result| result.trim_ascii() == b"0-0");
        let mover = self.start();
        self.line = Some(LineOfMoves {
            at: 0,
            mover,
            is_new: false,
        });
    }

    /// Stores the starting position and returns its legal moves, if any.
    fn start(&mut self) -> Option<Mover> {
        let variant = self.game.tag(self.text, "Variant");
        if variant.is_some_and(|variant| !is_chess(&variant)) {
            self.fault(GameFaultKind::Variant, self.value_of("Variant"));
            return None;
        }
        let start = match self.game.tag(self.text, "FEN") {
            None => Ok(Position::start()),
            Some(fen) => position_of(&fen),
        };
        let start = match start {
            Ok(start) => start,
            Err(kind) => {
                self.fault(kind, self.value_of("FEN"));
                return None;
            }
        };
        self.game.places.push(GamePlace {
            position: start,
            arrival: Arrival::Start,
            depth: 0,
            before: 0,
            next: None,
        });
        let early = self.early.drain(..).map(|note| (0, note));
        self.game.notes.extend(early);
        let mover = Mover::new(&start).ok();
        if mover.is_none() {
            self.start_without_moves = Some(self.value_of("FEN"));
        }
        mover
    }

    /// Returns the range of a tag's value.
    fn value_of(&self, name: &str) -> Range<usize> {
        let tag = self.game.find_tag(self.text, name);
        tag.map_or(0..0, |(_, value)| value.clone())
    }

    /// Reports that moves follow a starting position without legal moves.
    pub(super) fn tell_start(&mut self) {
        if let Some(span) = self.start_without_moves.take() {
            self.fault(GameFaultKind::Start, span);
        }
    }

    /// Drops the start position if there are no tags and no legal move, since then nothing shows
    /// that a game begins there.
    pub(super) fn forget_start_of_nothing(&mut self) {
        let has_moves = self.game.places.len() > 1;
        if self.game.tags.is_empty() && !has_moves && !self.game.faults.is_empty() {
            self.game.places.clear();
            self.game.notes.clear();
        }
    }
}

impl GameReading<'_> {
    /// Whether a token ends the game.
    pub(super) fn is_result(&mut self, token: &GameToken) -> bool {
        if !self.around.is_empty() || self.skipped_depth > 0 {
            return false;
        }
        match token {
            GameToken::Result => true,
            GameToken::Move(word) if is_zeros(self.text, word) => {
                if self.line.is_none() {
                    self.begin();
                }
                self.ends_with_zeros && self.is_last_move()
            }
            _ => false,
        }
    }

    /// Whether no move follows in this game.
    fn is_last_move(&self) -> bool {
        let mut behind = self.tokens.clone();
        let next = behind.find(|(_, token)| {
            matches!(
                token,
                GameToken::Tag { .. } | GameToken::Move(_) | GameToken::NullMove(_)
            )
        });
        next.is_none_or(|(_, token)| matches!(token, GameToken::Tag { .. }))
    }

    /// Skips unknown text on the line of the result, which belongs to the game.
    pub(super) fn skip_behind_result(&mut self) {
        let line_end = self.tokens.line_end();
        loop {
            let mut behind = self.tokens.clone();
            match behind.next() {
                Some((at, GameToken::Unknown { kind, word })) if at < line_end => {
                    self.tokens = behind;
                    self.skip(kind, word);
                }
                _ => return,
            }
        }
    }

    pub(super) fn skip(&mut self, kind: SkippedKind, word: Range<usize>) {
        let is_read = self.line.is_none_or(|line| line.mover.is_some());
        if self.skipped_depth == 0 && (is_read || self.start_without_moves.is_some()) {
            self.game.skip(kind, word);
        }
    }
}

/// Whether a word is `0-0`: castling with zeros, or the result of a game that both sides lost.
fn is_zeros(text: &[u8], word: &Range<usize>) -> bool {
    text.get(word.clone()) == Some(b"0-0")
}
