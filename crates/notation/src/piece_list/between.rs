//! Reads what is between pieces: `a2-c2`, which means all squares of a line, other dashes after a square, and separate
//! letters for the sides: `w Kg1, h2 b Kh8`.

use super::RemarkKind;
use super::names::{is_piece_letter, named};
use super::reader::{Last, Reader};
use super::sides::{SaidBy, side_of_letter};
use super::tokens::{PieceListToken, PieceListTokenKind, is_file};
use std::ops::Range;
use tabiya_chess::{Square, SquareSet, between, diagonal_lines, straight_lines};

impl Reader<'_> {
    /// Whether full stops directly after a square lead to another square, or may do so after more typing.
    pub(super) fn is_range_by_stops(&self, last: &Last, stops: &Range<usize>) -> bool {
        let is_square = |token: &PieceListToken| match &token.kind {
            PieceListTokenKind::Placed(placed) => placed.name.is_empty(),
            PieceListTokenKind::Word(word) => self.is_being_typed(&token.span) && is_file(word),
            _ => false,
        };
        let leads = match self.token(1) {
            Some(next) => next.span.start == stops.end && is_square(next),
            None => self.is_being_typed(stops),
        };
        last.span.end == stops.start && leads
    }

    /// Reads a dash. After a square it makes a range, unless spaces separate it from two pieces: then it separates the
    /// two sides.
    pub(super) fn dash(&mut self, dash: &Range<usize>, last: Option<&Last>) {
        let Some(first) = last else {
            return;
        };
        let is_apart = first.span.end < dash.start;
        let Some(next) = self.token(1) else {
            return self.unfinished(first.span.start..dash.end);
        };
        let all = first.span.start..next.span.end;
        match &next.kind {
            PieceListTokenKind::Placed(placed) => match placed.square {
                Some(end) if placed.name.is_empty() => self.range(first, end, all),
                Some(_) if is_apart => self.separate(true),
                Some(end) if self.role_of(&placed.name) == Some(first.role) => {
                    self.range(first, end, all);
                }
                Some(_) => self.remark(all, RemarkKind::RangeOfTwoPieces),
                None => {}
            },
            PieceListTokenKind::Word(word)
                if self.is_being_typed(&all) && self.can_become_man(word) =>
            {
                self.unfinished(all);
                self.pass(1);
            }
            _ if is_apart => {}
            _ => self.remark(first.span.start..dash.end, RemarkKind::NoSquare),
        }
    }

    /// Puts pieces on all squares after the first one.
    fn range(&mut self, first: &Last, end: Square, span: Range<usize>) {
        self.pass(1);
        let from = first.square;
        let lines = straight_lines(from, SquareSet::EMPTY) | diagonal_lines(from, SquareSet::EMPTY);
        if !lines.contains(end) && end != from {
            return self.remark(span, RemarkKind::RangeNotOnALine);
        }
        for square in between(from, end) {
            self.add(square, first.role, span.clone());
        }
        if end != from {
            self.add(end, first.role, span);
        }
    }

    /// Reads a letter for a side before a piece. Before a square, a letter that can name a piece does so, as in `B a1,
    /// f1`, unless an earlier letter of the same case named a side.
    pub(super) fn lone_side(&mut self, word: &str) -> bool {
        let is_upper = word.chars().all(char::is_uppercase);
        let Some(color) = side_of_letter(word, self.language) else {
            return false;
        };
        let is_side = match self.next_is() {
            Next::Piece => true,
            Next::Square => {
                self.lone_side == Some(is_upper) || !is_piece_letter(word, self.language)
            }
            Next::Other => false,
        };
        if is_side {
            self.give_up_waiting();
            self.side.say(color, SaidBy::Word);
            self.lone_side = Some(is_upper);
            self.carried = None;
            self.is_after_turn = false;
        }
        is_side
    }

    /// The kind of the next token, as far as it has been typed.
    fn next_is(&self) -> Next {
        let Some(next) = self.token(1) else {
            return Next::Other;
        };
        let is_typed = self.is_being_typed(&next.span);
        match &next.kind {
            PieceListTokenKind::Placed(placed) if placed.name.is_empty() => Next::Square,
            PieceListTokenKind::Placed(placed) if self.role_of(&placed.name).is_some() => {
                Next::Piece
            }
            PieceListTokenKind::Word(word) if is_typed && is_file(word) => Next::Square,
            PieceListTokenKind::Word(word) if is_typed && self.can_become_man(word) => Next::Piece,
            PieceListTokenKind::Word(word) if named(word, self.language).is_some() => Next::Piece,
            _ => Next::Other,
        }
    }
}

enum Next {
    Piece,
    Square,
    Other,
}
