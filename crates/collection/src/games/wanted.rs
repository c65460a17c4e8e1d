//! Which positions of a game are wanted.

use super::game::{Game, Place, PlaceNote};
use super::leaving_book::leaving_book;
use super::remarks::says_something;
use tabiya_chess::Color;

/// Which positions of games are wanted, and what is said of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wanted {
    /// Which of them.
    pub which: Which,
    /// Whether those of variations count, too.
    pub with_variations: bool,
    /// What becomes of the move that was played.
    pub played: PlayedMove,
}

impl Default for Wanted {
    /// The last position of each game.
    fn default() -> Self {
        Self {
            which: Which::Last,
            with_variations: false,
            played: PlayedMove::Predicted,
        }
    }
}

/// Which positions of a game are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Which {
    /// The last one, with variations also the last one of each of those.
    Last,
    /// The one in which the game begins, when a tag `FEN` says so.
    Starts,
    /// The one after the move with this number by this side.
    After {
        /// The number of the move.
        number: u32,
        /// Who made it.
        side: Color,
    },
    /// Every one, the first included.
    Every,
    /// Those with a comment, a glyph, or the mark of a diagram. A comment in which only programs talk to each other,
    /// `[%clk 0:03:00]`, does not count; arrows and marked squares do.
    Marked,
    /// The last one of the moves that were played that is an opening among the
    /// [known positions](tabiya_notation::known_positions), whatever moves led there. Those are some two
    /// hundred that have a name: this is where a game leaves what players call by a name, not the theory
    /// of the day. A game in which there is none has no such position.
    LeavingBook,
}

impl Which {
    /// The move that stands there until another one is chosen: where most openings are over.
    pub const AFTER_USUAL: Self = Self::After {
        number: 20,
        side: Color::White,
    };

    /// All, with the given move for the one that needs one.
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

/// What becomes of the move that was played in a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PlayedMove {
    /// It is left out.
    LeftOut,
    /// It is the move that is expected, `pm`.
    #[default]
    Predicted,
    /// It is the best move, `bm`.
    Best,
}

impl Wanted {
    /// Calls this with the number of each place of a game that is wanted, in the order of the text.
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
                let is_there = |place: &Place| {
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
        is_wanted: impl Fn(&Place) -> bool,
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
            let counts = match note {
                PlaceNote::Glyph(_) => true,
                PlaceNote::Comment(span) => {
                    says_something(text.get(span.clone()).unwrap_or_default())
                }
            };
            let at = *at as usize;
            let is_in_line = game.places.get(at).is_some_and(|place| place.depth == 0);
            if counts && (is_in_line || self.with_variations) && last != Some(at) {
                last = Some(at);
                found(at);
            }
        }
    }
}
