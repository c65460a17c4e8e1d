//! The end of a game, and skipped text.

use super::Reading;
use crate::games::game::SkippedKind;
use crate::games::tokens::Token;
use std::ops::Range;

impl Reading<'_> {
    /// Whether a token ends the game.
    pub(super) fn is_result(&mut self, token: &Token) -> bool {
        if !self.around.is_empty() || self.skipped_depth > 0 {
            return false;
        }
        match token {
            Token::Result => true,
            Token::Move(word) if is_zeros(self.text, word) => {
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
                Token::Tag { .. } | Token::Move(_) | Token::NullMove(_)
            )
        });
        next.is_none_or(|(_, token)| matches!(token, Token::Tag { .. }))
    }

    /// Skips unknown text on the line of the result, which belongs to the game.
    pub(super) fn skip_behind_result(&mut self) {
        let line_end = self.tokens.line_end();
        loop {
            let mut behind = self.tokens.clone();
            match behind.next() {
                Some((at, Token::Unknown { kind, word })) if at < line_end => {
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
