//! Goes through the text from left to right, so that what comes later changes nothing before it.

use super::names::{Named, Tint, is_beginning, named};
use super::sides::{Turn, begins_side, joins, side_of_letter, side_of_word, turn};
use super::tokens::{Placed, Token, TokenKind, tokens};
use super::{Man, PieceList, Remark, RemarkKind};
use crate::chess::{Color, Piece, Role, Square, SquareSet, between};
use crate::notation::piece_letters::Language;
use std::ops::Range;

/// Reads a text.
pub(super) fn read(text: &str, language: Language) -> PieceList {
    let tokens = tokens(text);
    let mut reader = Reader {
        text,
        tokens: &tokens,
        at: 0,
        language,
        side: Side::default(),
        carried: None,
        waiting: None,
        last: None,
        after_turn: false,
        occupied: SquareSet::default(),
        list: PieceList::default(),
    };
    while reader.step() {}
    reader.end();
    reader.list
}

/// Whose pieces are being named.
#[derive(Debug)]
struct Side {
    color: Color,
    said_by: SaidBy,
    /// White, Black: whether it has been named or has a man.
    begun: [bool; 2],
}

impl Default for Side {
    fn default() -> Self {
        Self {
            color: Color::White,
            said_by: SaidBy::Letters,
            begun: [false, false],
        }
    }
}

/// What has said whose pieces are being named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SaidBy {
    /// Upper or lower case, or nothing yet.
    Letters,
    /// `/` and the like.
    Separator,
    /// A letter before that of a piece.
    Prefix,
    /// A word for the side.
    Word,
}

impl Side {
    fn say(&mut self, color: Color, said_by: SaidBy) {
        self.color = color;
        self.said_by = said_by;
        self.begin(color);
    }

    fn begin(&mut self, color: Color) {
        let [white, black] = &mut self.begun;
        match color {
            Color::White => *white = true,
            Color::Black => *black = true,
        }
    }

    fn has_begun(&self, color: Color) -> bool {
        let [white, black] = self.begun;
        match color {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// Takes what the name of a piece says.
    fn take(&mut self, tint: Tint) {
        let is_said = matches!(self.said_by, SaidBy::Prefix | SaidBy::Word);
        match tint {
            Tint::Said(color) => self.say(color, SaidBy::Prefix),
            Tint::Light if self.said_by == SaidBy::Letters => self.color = Color::White,
            Tint::Lower if !is_said => self.become_black(),
            Tint::Filled => self.become_black(),
            Tint::None | Tint::Light | Tint::Lower => {}
        }
    }

    fn become_black(&mut self) {
        if self.color == Color::White {
            self.color = Color::Black;
            self.said_by = SaidBy::Letters;
        }
    }
}

/// A man to which a range or another square may be attached.
#[derive(Clone, Debug)]
struct Last {
    square: Square,
    role: Role,
    span: Range<usize>,
}

#[derive(Debug)]
struct Reader<'a> {
    text: &'a str,
    tokens: &'a [Token],
    /// The next token.
    at: usize,
    language: Language,
    side: Side,
    /// Whose squares follow, behind a letter or word that stands alone.
    carried: Option<Role>,
    /// That letter or word, as long as it has no square.
    waiting: Option<Range<usize>>,
    last: Option<Last>,
    /// Behind "White to move" a book goes on in words: "and wins".
    after_turn: bool,
    occupied: SquareSet,
    list: PieceList,
}

impl<'a> Reader<'a> {
    fn token(&self, ahead: usize) -> Option<&'a Token> {
        self.tokens.get(self.at + ahead)
    }

    /// Whether the text ends here, so that more letters may come.
    fn is_typed_at(&self, span: &Range<usize>) -> bool {
        span.end == self.text.len()
    }

    fn remark(&mut self, span: Range<usize>, kind: RemarkKind) {
        self.list.remarks.push(Remark { span, kind });
    }

    /// Reads a token or several; false at the end.
    fn step(&mut self) -> bool {
        let Some(token) = self.token(0) else {
            return false;
        };
        let span = token.span.clone();
        let before = self.last.take();
        match &token.kind {
            TokenKind::Placed(placed) => self.placed(placed, span, before.as_ref()),
            TokenKind::Word(word) => self.word(word, span),
            TokenKind::Dash => self.dash(span, before),
            TokenKind::Stops(count) => self.stops(*count, span, before),
            TokenKind::Slash => self.separate(true),
            TokenKind::Break => self.separate(self.is_strong_break()),
            TokenKind::Unknown => self.remark(span, RemarkKind::UnknownSign),
            TokenKind::Number | TokenKind::Comma | TokenKind::Colon | TokenKind::Ornament => {}
        }
        self.at += 1;
        true
    }
}
