//! What was read of a game.

use std::borrow::Cow;
use std::ops::Range;
use tabiya_chess::{Color, Move, Mover, Position};
use tabiya_notation::moves::write_san;

/// A game: its tags, and the positions that occur in it.
///
/// All texts are ranges of the bytes that were read.
#[derive(Clone, Debug, Default)]
pub struct Game {
    /// Where it stands in what was read.
    pub span: Range<usize>,
    /// The tags, name and value, in their order; values still with their backslashes.
    pub tags: Vec<(Range<usize>, Range<usize>)>,
    /// The positions: first the one at the beginning, then one for each move, in the order of the text. Empty
    /// when the game begins with a position that cannot be read.
    pub places: Vec<Place>,
    /// Comments and glyphs with the numbers of their places, in the order of the places.
    pub notes: Vec<(u32, PlaceNote)>,
    /// Where it broke off, or where a variation did.
    pub faults: Vec<GameFault>,
    /// What was passed over, since it is unknown and could not be a move: each kind once.
    pub skipped: Vec<Skipped>,
}

/// What was passed over in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// What it is.
    pub kind: SkippedKind,
    /// Where the first of its kind stands.
    pub span: Range<usize>,
    /// How many there are.
    pub count: u32,
}

/// What is passed over in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SkippedKind {
    /// A word.
    Word,
    /// Signs without a letter or a digit among them.
    Sign,
    /// Something in brackets that is no tag.
    Tag,
}

/// A position of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The position.
    pub position: Position,
    /// How it was reached.
    pub arrival: Arrival,
    /// How many variations lie around it: 0 for the moves that were played.
    pub depth: u32,
    /// The number of the place from which a move led here; its own for the first.
    pub before: u32,
    /// The number of the place to which the same line goes on, where it does.
    pub next: Option<u32>,
}

/// How a position was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// The game began with it.
    Start,
    /// By this move.
    Move {
        /// The move.
        played: Move,
        /// Where it stands in the text, when it stands there exactly as the standard wants it.
        written: Option<Written>,
    },
    /// The side to move passed.
    Pass,
}

/// A stretch of the text that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Written {
    start: u32,
    len: u8,
}

impl Written {
    /// What is too far behind or too long is not remembered.
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

/// What stands at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceNote {
    /// A comment, without its braces.
    Comment(Range<usize>),
    /// A numeric annotation glyph (PGN standard, section 10).
    Glyph(u16),
}

/// Where a game broke off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFault {
    /// Why.
    pub kind: GameFaultKind,
    /// The word at which it did.
    pub span: Range<usize>,
    /// The fullmove number there.
    pub number: u32,
    /// Whose move it was.
    pub side: Color,
    /// Whether only a variation ended there, and the game went on.
    pub is_in_variation: bool,
}

/// Why a game breaks off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameFaultKind {
    /// Something that has the shape of a move, and is no legal one.
    Move,
    /// The move could be one of several.
    Ambiguous,
    /// The position of the tag `FEN` cannot be read, or there are moves and it has none.
    Start,
    /// The tag `Variant` names another game than chess and Chess960. Nothing of it is read.
    Variant,
    /// The position of the tag `FEN` has what only variants of chess have, as a pocket or counters of checks. Nothing of
    /// it is read.
    VariantMarks,
    /// A comment or a variation is not closed. All moves before it were read.
    Unclosed,
    /// There are more positions than [`super::MAX_PLACES`], or more bytes than
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
    /// The value of a tag, without its backslashes; `None` when it is not there, or says nothing.
    pub fn tag<'text>(&self, text: &'text [u8], name: &str) -> Option<Cow<'text, [u8]>> {
        let (_, value) = self.find_tag(text, name)?;
        let value = text.get(value.clone())?;
        let says_something = !matches!(value.trim_ascii(), b"" | b"?" | b"-" | b"????.??.??");
        says_something.then(|| without_backslashes(value))
    }

    /// Where a tag stands: its name, and its value. Its name may be in small letters.
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

    /// Notes that something was passed over.
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

    /// The notes at a place.
    pub fn notes_at(&self, place: usize) -> impl Iterator<Item = &PlaceNote> {
        let first = self.notes.partition_point(|(at, _)| (*at as usize) < place);
        let notes = self.notes.iter().skip(first);
        let notes = notes.take_while(move |(at, _)| *at as usize == place);
        notes.map(|(_, note)| note)
    }

    /// The number of the last position of the moves that were played.
    pub fn last(&self) -> Option<usize> {
        self.places.iter().rposition(|place| place.depth == 0)
    }

    /// The numbers of the places of a line that ends at this one: from the beginning of the game through every move
    /// that led here.
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

    /// The move that leads on from a place, in the same line.
    pub fn played_at(&self, place: usize) -> Option<Move> {
        let next = self.places.get(place)?.next?;
        match self.places.get(next as usize)?.arrival {
            Arrival::Move { played, .. } => Some(played),
            Arrival::Start | Arrival::Pass => None,
        }
    }

    /// The move that led to a place, in standard algebraic notation.
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

fn without_backslashes(value: &[u8]) -> Cow<'_, [u8]> {
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
