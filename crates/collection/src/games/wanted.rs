//! The choice of games of a file and of positions of a game, the titles of games, and the place where a game leaves the
//! named openings.

use super::game::{Game, GamePlace};
use super::safe_text::{append_safe, says_something, shorten};
use std::collections::{BTreeSet, HashSet};
use std::sync::{Arc, LazyLock};
use tabiya_chess::{Board, CastlingRights, Color, Position};
use tabiya_notation::known_positions::{KnownGroup, known_positions};

/// The choice of positions of games, and of what their records contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WantedPositions {
    /// The choice of positions.
    pub which: Which,
    /// Whether positions of variations count as well.
    pub with_variations: bool,
    /// The operation for the move that was played.
    pub played: PlayedMove,
}

impl Default for WantedPositions {
    /// Chooses the last position of each game.
    fn default() -> Self {
        Self {
            which: Which::Last,
            with_variations: false,
            played: PlayedMove::Predicted,
        }
    }
}

/// A choice of positions of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// The last one; with variations, also the last one of each variation.
    Last,
    /// The starting position, if a tag `FEN` gives it.
    Starts,
    /// The one after the move with this number by this side.
    After {
        /// The fullmove number.
        number: u32,
        /// The side that made the move.
        side: Color,
    },
    /// Every position, including the first.
    Every,
    /// Positions with a comment, a glyph, or a diagram mark. Comments for programs alone, such as
    /// `[%clk 0:03:00]`, do not count; arrows and marked squares do.
    Marked,
    /// The last position of the main line that is an opening among the [known
    /// positions](tabiya_notation::known_positions), whatever moves led there. These are about two
    /// hundred named openings: the game leaves the named lines here, not current theory. A game
    /// without any of them has no such position.
    LeavingBook,
}

impl Which {
    /// The default choice of a move number, at which most openings are over.
    pub const AFTER_USUAL: Self = Self::After {
        number: 20,
        side: Color::White,
    };

    /// Returns all choices, with the given move for the one that needs one.
    pub fn all(number: u32, side: Color) -> [Self; 6] {
        let after = Self::After { number, side };
        [
            Self::Last,
            Self::Starts,
            after,
            Self::Every,
            Self::Marked,
            Self::LeavingBook,
        ]
    }
}

/// The operation for the move that was played in a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PlayedMove {
    /// The move is left out.
    LeftOut,
    /// The move is the predicted move, `pm`.
    #[default]
    Predicted,
    /// The move is the best move, `bm`.
    Best,
}

impl WantedPositions {
    /// Calls `found` with the number of each wanted place of a game, in the order of the text.
    pub(super) fn for_each(&self, text: &[u8], game: &Game, mut found: impl FnMut(usize)) {
        match self.which {
            Which::Starts => {
                if game.tag(text, "FEN").is_some() && !game.places.is_empty() {
                    found(0);
                }
            }
            Which::LeavingBook => {
                if let Some(at) = leaving_book(game) {
                    found(at);
                }
            }
            Which::Marked => self.for_each_marked(text, game, found),
            Which::Every => self.for_each_place(game, |_| true, found),
            Which::Last => self.for_each_place(game, |place| place.next.is_none(), found),
            Which::After { number, side } => {
                let next_number = number.saturating_add(u32::from(side == Color::Black));
                let is_there = |place: &GamePlace| {
                    let position = &place.position;
                    position.fullmove_number == next_number
                        && position.side_to_move == side.opposite()
                };
                self.for_each_place(game, is_there, found);
            }
        }
    }

    fn for_each_place(
        &self,
        game: &Game,
        is_wanted: impl Fn(&GamePlace) -> bool,
        mut found: impl FnMut(usize),
    ) {
        for (at, place) in game.places.iter().enumerate() {
            if (place.depth == 0 || self.with_variations) && is_wanted(place) {
                found(at);
            }
        }
    }

    fn for_each_marked(&self, text: &[u8], game: &Game, mut found: impl FnMut(usize)) {
        let mut last = None;
        for (at, note) in &game.notes {
            let counts = note
                .comment()
                .is_none_or(|comment| says_something(text.get(comment).unwrap_or_default()));
            let at = *at as usize;
            let is_in_line = game.places.get(at).is_some_and(|place| place.depth == 0);
            if counts && (is_in_line || self.with_variations) && last != Some(at) {
                last = Some(at);
                found(at);
            }
        }
    }
}

/// The board, the side to move and the possible castling rights. The order of moves does not
/// matter, nor does the en-passant target, which hardly ever matters.
type Opening = (Board, Color, CastlingRights);

static OPENINGS: LazyLock<HashSet<Opening>> = LazyLock::new(|| {
    let known = known_positions().iter();
    let openings = known.filter(|known| known.group == KnownGroup::Opening);
    openings.map(|known| opening(&known.position)).collect()
});

/// The highest fullmove number in the openings, with some margin. Later positions are not looked
/// up.
static LAST_NUMBER: LazyLock<u32> = LazyLock::new(|| {
    let known = known_positions().iter();
    let openings = known.filter(|known| known.group == KnownGroup::Opening);
    let numbers = openings.map(|known| known.position.fullmove_number);
    // A different order of moves may reach a known position a few moves later.
    numbers.max().unwrap_or_default() + 4
});

fn opening(position: &Position) -> Opening {
    let castling = position.castling.only_possible(&position.board);
    (position.board, position.side_to_move, castling)
}

/// Returns the number of the last place of the main line that is a known opening.
fn leaving_book(game: &Game) -> Option<usize> {
    let played = game.places.iter().enumerate();
    let played = played.filter(|(_, place)| place.depth == 0);
    let early = played.take_while(|(_, place)| place.position.fullmove_number <= *LAST_NUMBER);
    let known = early.filter(|(_, place)| OPENINGS.contains(&opening(&place.position)));
    known.last().map(|(at, _)| at)
}

/// The games from which positions are taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ChosenGames {
    /// All games.
    #[default]
    All,
    /// The games that begin in these lines of the file, counted from 1.
    InLines(Arc<BTreeSet<u64>>),
}

impl ChosenGames {
    /// Whether the game that begins in this line is chosen.
    pub fn has(&self, line: u64) -> bool {
        match self {
            Self::All => true,
            Self::InLines(lines) => lines.contains(&line),
        }
    }
}

/// The title of a game, by which a person chooses it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTitle {
    /// The line of the file in which the game begins, from 1.
    pub line: u64,
    /// The players: `Kasparov - Topalov`. Empty if the game names none.
    pub players: String,
    /// Event, date and result, as far as they are given: `Hoogovens, 1999.01.20, 1-0`.
    pub details: String,
}

/// The maximum number of bytes of the players in a title, and of the details.
const LONGEST: usize = 160;

impl GameTitle {
    /// Returns the title of a game that was read from `text` and begins in this line of the file.
    pub(super) fn of(text: &[u8], game: &Game, line: u64) -> Self {
        let joined = |names: &[&str], separator: &[u8]| {
            let mut out = Vec::new();
            for value in names.iter().filter_map(|name| game.tag(text, name)) {
                let start = out.len();
                if start > 0 {
                    out.extend_from_slice(separator);
                }
                append_safe(&value, &mut out);
            }
            shorten(0, LONGEST, &mut out);
            String::from_utf8(out).unwrap_or_default()
        };
        let mut dates = ["Date", "UTCDate"].into_iter();
        let date = dates.find(|name| game.tag(text, name).is_some());
        let result = game.tag(text, "Result").filter(|result| **result != *b"*");
        let details = [Some("Event"), date, result.map(|_| "Result")];
        let details: Vec<_> = details.into_iter().flatten().collect();
        Self {
            line,
            players: joined(&["White", "Black"], b" - "),
            details: joined(&details, b", "),
        }
    }
}
