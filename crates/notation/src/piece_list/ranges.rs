//! Reads `a2-c2`, which means all squares of a line, and other dashes after a square.

use super::RemarkKind;
use super::reader::{Last, Reader};
use super::tokens::{PieceListToken, PieceListTokenKind, is_file};
use std::ops::Range;
use tabiya_chess::SquareSet;
use tabiya_chess::{Square, between, diagonal_lines, straight_lines};

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
}
