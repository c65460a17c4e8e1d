//! The result of reading a game.

use std::borrow::Cow;
use std::ops::Range;
use tabiya_chess::{Color, Move, Mover, Position};
use tabiya_notation::moves::write_san;

/// A game: its tags, and the positions that occur in it.
///
/// All texts are ranges of the bytes that were read.
#[derive(Clone, Debug, Default)]
pub struct Game {
    /// The range of the game.
    pub span: Range<usize>,
    /// The tags, name and value, in their order; the values still contain their backslashes.
    pub tags: Vec<(Range<usize>, Range<usize>)>,
    /// The positions: first the one at the beginning, then one for each move, in the order of the
    /// text. Empty if the position at the beginning cannot be read.
    pub places: Vec<GamePlace>,
    /// The result after the moves, if it is there.
    pub result: Option<Range<usize>>,
    /// Comments and glyphs with the numbers of their places, in the order of the places.
    pub notes: Vec<(u32, PlaceNote)>,
    /// The places where the game or a variation breaks off.
    pub faults: Vec<GameFault>,
    /// Skipped text that is unknown and could not be a move: each kind once.
    pub skipped: Vec<Skipped>,
}

/// Skipped text of one kind in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// The kind of text.
    pub kind: SkippedKind,
    /// The range of the first occurrence.
    pub span: Range<usize>,
    /// The number of occurrences.
    pub count: u32,
}

/// Kinds of skipped text in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SkippedKind {
    /// A word.
    Word,
    /// Signs without any letter or digit.
    Sign,
    /// Text in brackets that is not a tag.
    Tag,
}

/// A position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GamePlace {
    /// The position.
    pub position: Position,
    /// The way in which it was reached.
    pub arrival: Arrival,
    /// The number of enclosing variations: 0 for the main line.
    pub depth: u32,
    /// The number of the place from which a move led here; the first place has its own number.
    pub before: u32,
    /// The number of the next place of the same line, if any.
    pub next: Option<u32>,
}

/// The way in which a position was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// The game began with it.
    Start,
    /// A move led to it.
    Move {
        /// The move.
        played: Move,
        /// The text of the move, if it is exactly standard algebraic notation.
        written: Option<TextSpan>,
    },
    /// The side to move passed.
    Pass,
}

/// A range of the text that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextSpan {
    start: u32,
    len: u8,
}

impl TextSpan {
    /// Returns the range; `None` if it is too far into the text or too long to be stored.
    pub(super) fn of(span: &Range<usize>) -> Option<Self> {
        Some(Self {
            start: u32::try_from(span.start).ok()?,
            len: u8::try_from(span.len()).ok()?,
        })
    }

    fn in_text(self, text: &[u8]) -> Option<&[u8]> {
        let start = usize::try_from(self.start).ok()?;
        text.get(start..start + usize::from(self.len))
    }
}

/// An annotation of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceNote {
    /// A comment, without its braces.
    Comment(Range<usize>),
    /// A comment before the first move of a variation, which led to the position.
    CommentBefore(Range<usize>),
    /// A numeric annotation glyph (PGN standard, section 10).
    Glyph(u16),
}

impl PlaceNote {
    /// Returns the range of a comment.
    pub fn comment(&self) -> Option<Range<usize>> {
        match self {
            Self::Comment(span) | Self::CommentBefore(span) => Some(span.clone()),
            Self::Glyph(_) => None,
        }
    }

    /// Returns the same annotation, written before the move.
    pub(super) fn before_move(self) -> Self {
        match self {
            Self::Comment(span) => Self::CommentBefore(span),
            other => other,
        }
    }
}

/// A place where a game breaks off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFault {
    /// The reason.
    pub kind: GameFaultKind,
    /// The range of the word where it breaks off.
    pub span: Range<usize>,
    /// The fullmove number at the error.
    pub number: u32,
    /// The side to move at the error.
    pub side: Color,
    /// Whether only a variation ended there, and the game continued.
    pub is_in_variation: bool,
}

/// The reason why a game breaks off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameFaultKind {
    /// A word has the shape of a move but is not a legal one.
    Move,
    /// The move is ambiguous.
    Ambiguous,
    /// The position of the tag `FEN` cannot be read, or has no legal moves although moves follow.
    Start,
    /// The tag `Variant` names a game other than chess and Chess960. None of its moves are read.
    Variant,
    /// The position of the tag `FEN` has features of a chess variant, such as a pocket or check
    /// counters. None of its moves are read.
    VariantMarks,
    /// A comment or a variation is not closed. All moves before it were read.
    Unclosed,
    /// The game has more positions than [`super::MAX_PLACES`], or more bytes than
    /// [`super::MAX_GAME_LEN`].
    TooLong,
}

impl GameFaultKind {
    /// Whether the game is refused because it is not chess.
    pub fn is_of_variant(self) -> bool {
        matches!(self, Self::Variant | Self::VariantMarks)
    }
}

impl Game {
    /// Returns the value of a tag without its backslashes; `None` if the tag is missing or its
    /// value is empty or a placeholder.
    pub fn tag<'text>(&self, text: &'text [u8], name: &str) -> Option<Cow<'text, [u8]>> {
        let (_, value) = self.find_tag(text, name)?;
        let value = text.get(value.clone())?;
        says_something(value).then(|| without_backslashes(value))
    }

    /// Returns the ranges of a tag's name and value. Prefers an exact match of the name to one that
    /// ignores case.
    pub(super) fn find_tag(
        &self,
        text: &[u8],
        name: &str,
    ) -> Option<&(Range<usize>, Range<usize>)> {
        let name_of = |found: &Range<usize>| text.get(found.clone()).unwrap_or_default();
        let mut tags = self.tags.iter();
        let exact = tags.find(|(found, _)| name_of(found) == name.as_bytes());
        exact.or_else(|| {
            let is_it = |found: &Range<usize>| name_of(found).eq_ignore_ascii_case(name.as_bytes());
            self.tags.iter().find(|(found, _)| is_it(found))
        })
    }

    /// Records skipped text.
    pub(super) fn skip(&mut self, kind: SkippedKind, span: Range<usize>) {
        match self.skipped.iter_mut().find(|known| known.kind == kind) {
            Some(known) => known.count = known.count.saturating_add(1),
            None => self.skipped.push(Skipped {
                kind,
                span,
                count: 1,
            }),
        }
    }

    /// Returns the annotations of a place.
    pub fn notes_at(&self, place: usize) -> impl Iterator<Item = &PlaceNote> {
        let first = self.notes.partition_point(|(at, _)| (*at as usize) < place);
        let notes = self.notes.iter().skip(first);
        let notes = notes.take_while(move |(at, _)| *at as usize == place);
        notes.map(|(_, note)| note)
    }

    /// Returns the number of the last position of the main line.
    pub fn last(&self) -> Option<usize> {
        self.places.iter().rposition(|place| place.depth == 0)
    }

    /// Returns the numbers of the places of the line that ends at this one: from the beginning of
    /// the game through every move that led here.
    pub fn line_to(&self, place: usize) -> Vec<usize> {
        let mut line = vec![place];
        let mut at = place;
        while let Some(before) = self.places.get(at).map(|place| place.before as usize)
            && before < at
        {
            line.push(before);
            at = before;
        }
        line.reverse();
        line
    }

    /// Returns the move that continues the line from a place.
    pub fn played_at(&self, place: usize) -> Option<Move> {
        let next = self.places.get(place)?.next?;
        match self.places.get(next as usize)?.arrival {
            Arrival::Move { played, .. } => Some(played),
            Arrival::Start | Arrival::Pass => None,
        }
    }

    /// Returns the move that led to a place, in standard algebraic notation.
    pub fn san<'text>(&self, text: &'text [u8], place: usize) -> Option<Cow<'text, [u8]>> {
        let here = self.places.get(place)?;
        let Arrival::Move { played, written } = here.arrival else {
            return None;
        };
        if let Some(written) = written.and_then(|written| written.in_text(text)) {
            return Some(Cow::Borrowed(written));
        }
        let before = self.places.get(here.before as usize)?;
        let mover = Mover::new(&before.position).ok()?;
        Some(Cow::Owned(write_san(&mover, played).into_bytes()))
    }
}

/// Whether the value of a tag is not empty and no placeholder.
pub(super) fn says_something(value: &[u8]) -> bool {
    !matches!(value.trim_ascii(), b"" | b"?" | b"-" | b"????.??.??")
}

pub(super) fn without_backslashes(value: &[u8]) -> Cow<'_, [u8]> {
    if memchr::memchr(b'\\', value).is_none() {
        return Cow::Borrowed(value);
    }
    let mut plain = Vec::with_capacity(value.len());
    let mut bytes = value.iter();
    while let Some(byte) = bytes.next() {
        match byte {
            b'\\' => plain.extend(bytes.next()),
            byte => plain.push(*byte),
        }
    }
    Cow::Owned(plain)
}
