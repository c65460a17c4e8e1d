//! Reads the text from left to right, so that later text does not change earlier pieces.

use super::languages::letters;
use super::names::{NamedPiece, is_beginning, lacks_rank, named};
use super::sides::{
    SaidBy, Side, TurnWords, begins_side, joins, side_of_letter, side_of_word, turn,
};
use super::tokens::{PieceListToken, PieceListTokenKind, Placed, is_file, tokens};
use super::{Man, PieceList, PieceListRemark, RemarkKind};
use crate::piece_letters::Language;
use std::ops::Range;
use tabiya_chess::{Color, Piece, Role, Square, SquareSet};

/// Reads a list of pieces. Letters that several languages share are read in `language`.
pub fn read_piece_list(text: &str, language: Language) -> PieceList {
    let tokens = tokens(text);
    let letters = letters(&tokens, text.len(), language);
    let mut reader = Reader {
        text,
        tokens: &tokens,
        at: 0,
        language: letters.language.unwrap_or(language),
        side: Side::new(),
        lone_side: None,
        carried: None,
        waiting: None,
        last: None,
        is_after_turn: false,
        occupied: SquareSet::EMPTY,
        list: PieceList {
            language: letters.language,
            remarks: letters.note.into_iter().collect(),
            ..PieceList::default()
        },
    };
    while reader.step() {}
    reader.ended()
}

/// The previous piece, to which a range or another square can be attached.
#[derive(Clone, Debug)]
pub(super) struct Last {
    pub(super) square: Square,
    pub(super) role: Role,
    pub(super) span: Range<usize>,
}

#[derive(Debug)]
pub(super) struct Reader<'a> {
    text: &'a str,
    tokens: &'a [PieceListToken],
    /// The index of the current token.
    at: usize,
    pub(super) language: Language,
    pub(super) side: Side,
    /// Whether the last separate letter that named a side was a capital; `None` if there was none.
    pub(super) lone_side: Option<bool>,
    /// The piece whose squares follow, after a separate letter or word.
    pub(super) carried: Option<Role>,
    /// The span of that letter or word, kept until it has a square.
    waiting: Option<Range<usize>>,
    last: Option<Last>,
    /// Whether the text is after a phrase such as "White to move", which books continue in words: "and wins".
    pub(super) is_after_turn: bool,
    occupied: SquareSet,
    list: PieceList,
}

impl<'a> Reader<'a> {
    /// The current token, or one after it.
    pub(super) fn token(&self, ahead: usize) -> Option<&'a PieceListToken> {
        self.tokens.get(self.at + ahead)
    }

    fn token_before(&self) -> Option<&'a PieceListToken> {
        self.tokens.get(self.at.checked_sub(1)?)
    }

    pub(super) fn pass(&mut self, tokens: usize) {
        self.at += tokens;
    }

    /// Whether this span ends the text, so that it may become longer.
    pub(super) fn is_being_typed(&self, span: &Range<usize>) -> bool {
        span.end == self.text.len()
    }

    pub(super) fn remark(&mut self, span: Range<usize>, kind: RemarkKind) {
        self.list.remarks.push(PieceListRemark { span, kind });
    }

    pub(super) fn unfinished(&mut self, span: Range<usize>) {
        self.list.unfinished = Some(span);
    }

    pub(super) fn role_of(&self, name: &str) -> Option<Role> {
        named(name, self.language).map(|named| named.role)
    }

    pub(super) fn can_become_man(&self, word: &str) -> bool {
        is_beginning(word, self.language)
    }

    /// Reads a token, or several that belong together; returns `false` at the end.
    fn step(&mut self) -> bool {
        let Some(token) = self.token(0) else {
            return false;
        };
        let span = token.span.clone();
        let last = self.last.take();
        match &token.kind {
            PieceListTokenKind::Placed(placed) => self.placed(placed, span, last.as_ref()),
            PieceListTokenKind::Word(word) => self.word(word, span),
            PieceListTokenKind::Dash => self.dash(&span, last.as_ref()),
            PieceListTokenKind::Stops(count) => self.stops(*count, &span, last.as_ref()),
            PieceListTokenKind::Slash => self.separate(true),
            PieceListTokenKind::Break => self.line_break(),
            PieceListTokenKind::Unknown => self.remark(span, RemarkKind::UnknownSign),
            PieceListTokenKind::Number
            | PieceListTokenKind::Comma
            | PieceListTokenKind::Colon
            | PieceListTokenKind::Ornament => {}
        }
        self.at += 1;
        true
    }

    fn ended(mut self) -> PieceList {
        if let Some(name) = self.waiting.take() {
            self.list.unfinished.get_or_insert(name);
        }
        self.list.remarks.sort_by_key(|remark| remark.span.start);
        self.list
    }

    fn placed(&mut self, placed: &Placed, span: Range<usize>, last: Option<&Last>) {
        self.is_after_turn = false;
        let Some(square) = placed.square else {
            self.waiting = None;
            return self.remark(placed.square_start..span.end, RemarkKind::UnknownSquare);
        };
        if placed.name.is_empty() {
            let attached = last.filter(|last| last.span.end == span.start);
            let role = attached.map(|last| last.role).or(self.carried);
            // A side has only one king: squares after the first one have pawns.
            let role = role.filter(|role| *role != Role::King || self.waiting.is_some());
            return self.put(square, role.unwrap_or(Role::Pawn), span);
        }
        self.give_up_waiting();
        self.carried = None;
        match named(&placed.name, self.language) {
            Some(NamedPiece { role, tint }) => {
                self.side.take(tint);
                self.put(square, role, span);
            }
            None => self.remark(span.start..placed.square_start, RemarkKind::UnknownPiece),
        }
    }

    /// Puts a piece of the current side on a square; more can be attached to it.
    fn put(&mut self, square: Square, role: Role, span: Range<usize>) {
        self.waiting = None;
        self.add(square, role, span.clone());
        self.last = Some(Last { square, role, span });
    }

    pub(super) fn add(&mut self, square: Square, role: Role, span: Range<usize>) {
        self.side.begin();
        if self.occupied.contains(square) {
            self.remark(span.clone(), RemarkKind::SquareTwice(square));
        }
        self.occupied.insert(square);
        let piece = Piece::new(self.side.color(), role);
        self.list.men.push(Man {
            square,
            piece,
            span,
        });
    }

    /// Reports a name that is not followed by a square.
    pub(super) fn give_up_waiting(&mut self) {
        if let Some(name) = self.waiting.take() {
            self.remark(name, RemarkKind::NoSquare);
        }
    }

    fn word(&mut self, word: &str, span: Range<usize>) {
        if self.turn(word, &span) || self.side_name(word) || self.lone_side(word) {
            return;
        }
        if is_file(word) && self.is_being_typed(&span) {
            return self.unfinished(span);
        }
        if let Some(NamedPiece { role, tint }) = named(word, self.language) {
            self.give_up_waiting();
            self.is_after_turn = false;
            self.side.take(tint);
            self.carried = Some(role);
            self.waiting = Some(span);
            return;
        }
        if joins(word, self.language) || self.is_after_turn {
            return;
        }
        let may_become = self.can_become_man(word) || begins_side(word);
        if may_become && self.is_being_typed(&span) {
            return self.unfinished(span);
        }
        let kind = if lacks_rank(word, self.language) {
            RemarkKind::NoSquare
        } else {
            RemarkKind::UnknownWord
        };
        self.remark(span, kind);
    }

    /// Reads the side to move, if the words name it.
    fn turn(&mut self, word: &str, span: &Range<usize>) -> bool {
        let rest = self.tokens.get(self.at..).unwrap_or_default();
        let end = rest.last().map_or(span.end, |token| token.span.end);
        match turn(rest, end == self.text.len()) {
            TurnWords::Said(color, words) => {
                self.give_up_waiting();
                self.list.side_to_move = Some(color);
                self.carried = None;
                self.is_after_turn = true;
                self.pass(words - 1);
                true
            }
            TurnWords::Begun if rest.len() > 1 || side_of_word(word, self.language).is_none() => {
                self.unfinished(span.start..end);
                self.pass(rest.len());
                true
            }
            TurnWords::Begun | TurnWords::None => false,
        }
    }

    /// Reads a word for a side, or a letter with a colon after it.
    fn side_name(&mut self, word: &str) -> bool {
        let is_before_colon =
            matches!(self.token(1), Some(token) if token.kind == PieceListTokenKind::Colon);
        let letter = is_before_colon.then(|| side_of_letter(word, self.language));
        let (color, language) = match (side_of_word(word, self.language), letter.flatten()) {
            (Some(side), _) => side,
            (None, Some(color)) => (color, self.language),
            (None, None) => return false,
        };
        // Otherwise all letters of the text are of one language.
        if self.list.language.is_none() {
            self.language = language;
        }
        self.side.say(color, SaidBy::Word);
        self.is_after_turn = false;
        // In "Roi noir e8" the piece still waits for its square.
        if self.waiting.is_none() {
            self.carried = None;
        }
        true
    }

    /// Reads one or more full stops. Two or three between two squares make a range.
    fn stops(&mut self, count: usize, span: &Range<usize>, last: Option<&Last>) {
        if matches!(count, 2 | 3) && last.is_some_and(|last| self.is_range_by_stops(last, span)) {
            return self.dash(span, last);
        }
        let is_after_number = matches!(
            self.token_before(),
            Some(PieceListToken { kind: PieceListTokenKind::Number, span: number }) if number.end == span.start
        );
        if is_after_number && count >= 3 {
            self.list.side_to_move = Some(Color::Black);
        }
        if !is_after_number && self.waiting.is_none() {
            self.carried = None;
            self.is_after_turn = false;
        }
    }

    fn line_break(&mut self) {
        let is_after_comma =
            matches!(self.token_before(), Some(token) if token.kind == PieceListTokenKind::Comma);
        if !is_after_comma {
            self.separate(false);
        }
    }

    pub(super) fn separate(&mut self, is_strong: bool) {
        self.give_up_waiting();
        self.carried = None;
        self.is_after_turn = false;
        self.side.separate(is_strong);
    }
}
