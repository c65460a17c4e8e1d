//! Recipes for positions made to order: what the positions must be, how many are wanted, and the seed of the choice.
//!
//! A recipe has a text form that people read and write: conditions with commas between them, the pieces first.
//!
//! ```
//! use tabiya_collection::recipe::Recipe;
//!
//! let typed = "KRP v KR, white to move, white wins, white pawn on 5-8, no capture, winning moves 1, count 50, seed 7";
//! let recipe = Recipe::parse(typed)?;
//! assert_eq!((recipe.count, recipe.seed), (50, 7));
//! // A pawn is never on the eighth rank.
//! assert!(recipe.to_string().contains("white pawn on 5-7"));
//! assert_eq!(Recipe::parse(&recipe.to_string()), Ok(recipe));
//! # Ok::<(), tabiya_collection::recipe::RecipeError>(())
//! ```
//!
//! # How positions are found
//!
//! All placements of the pieces on their squares, for each side to move, are numbered ([`Space`]). The seed shuffles the
//! numbers ([`Shuffle`]), and the positions are judged in that order ([`Judge`]): first by the rules alone, then by
//! tables. So no placement is tried twice, each has the same chance, and at the end it is known how many there are. The
//! order depends on the recipe alone, so it is the same on every machine.
//!
//! Deliberately absent: the threads that judge ([`crate::making`]), and where tables are ([`tabiya_tables::Shelf`]).

mod draft;
mod error;
mod judge;
mod likeness;
mod numbers;
mod property;
mod read;
mod shuffle;
mod space;
mod squares;
mod write;

pub use draft::Draft;
pub use error::{RecipeError, RecipeErrorKind};
pub use judge::Judge;
pub use likeness::likeness;
pub use numbers::Numbers;
pub use property::Property;
pub use shuffle::Shuffle;
pub use space::Space;
pub use squares::{squares_of_text, text_of_squares};
pub use write::pieces_text;

use tabiya_chess::{Color, Piece, Role, SquareSet};
use tabiya_tables::Material;

/// The version of the text form.
pub const VERSION: u32 = 1;
/// The most positions that a recipe can ask for.
pub const MOST_POSITIONS: u32 = 1_000_000;
/// The most pieces of a position.
pub const MOST_PIECES: usize = 16;
/// The most pieces of a position of which the distance to mate is known.
pub const MOST_PIECES_FOR_MATE: usize = 4;
/// The number of positions if the recipe names none.
pub const USUAL_COUNT: u32 = 10;

/// The result that is wanted. A win that the fifty-move rule prevents is a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WantedResult {
    /// This side wins.
    Wins(Color),
    /// The side to move wins.
    Win,
    /// Nobody wins.
    Draw,
    /// The side to move loses.
    Loss,
}

/// What the turn to move changes. Each such position is legal with either side to move, so nobody is in check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WantedTurn {
    /// Reciprocal zugzwang: each side has a worse result if it has to move.
    Zugzwang,
    /// Won by one side if one of the two is to move, and drawn if the other one is.
    Decides,
}

/// The squares on which all pieces of a kind must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Region {
    /// The pieces.
    pub piece: Piece,
    /// Their squares.
    pub squares: SquareSet,
}

/// Conditions for positions.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a condition by itself"
)]
pub struct Recipe {
    /// The pieces; a position has those of one of the entries.
    pub materials: Vec<Material>,
    /// The squares of pieces, at most one region for each kind, in the order of [`Piece::ALL`].
    pub regions: Vec<Region>,
    /// The side to move; `None` for both.
    pub side: Option<Color>,
    /// The result.
    pub result: Option<WantedResult>,
    /// The number of moves to mate, whoever mates.
    pub mate: Option<Numbers>,
    /// The number of plies to the next capture or pawn move.
    pub zeroing: Option<Numbers>,
    /// The number of moves that win.
    pub winning_moves: Option<Numbers>,
    /// What the turn to move changes.
    pub turn: Option<WantedTurn>,
    /// Whether no capture may be possible.
    pub no_capture: bool,
    /// Whether the side to move may not be in check.
    pub no_check: bool,
    /// Whether positions are allowed to which no last move can have led.
    pub any_last_move: bool,
    /// Whether positions are allowed that are mirrored, or have colours swapped, but are otherwise the same.
    pub allows_alike: bool,
    /// The number of positions.
    pub count: u32,
    /// The seed of the choice.
    pub seed: u64,
}

impl Recipe {
    /// A recipe for any positions with these pieces.
    pub const fn new(materials: Vec<Material>) -> Self {
        Self {
            materials,
            regions: Vec::new(),
            side: None,
            result: None,
            mate: None,
            zeroing: None,
            winning_moves: None,
            turn: None,
            no_capture: false,
            no_check: false,
            any_last_move: false,
            allows_alike: false,
            count: USUAL_COUNT,
            seed: 0,
        }
    }

    /// The squares on which pieces of this kind may be.
    pub fn squares(&self, piece: Piece) -> SquareSet {
        let region = self.regions.iter().find(|region| region.piece == piece);
        region.map_or_else(|| possible_squares(piece), |region| region.squares)
    }

    /// Whether tables must answer for the positions.
    pub const fn needs_tables(&self) -> bool {
        self.result.is_some()
            || self.mate.is_some()
            || self.zeroing.is_some()
            || self.winning_moves.is_some()
            || self.turn.is_some()
    }

    /// The most pieces of a position.
    pub fn most_pieces(&self) -> usize {
        let counts = self.materials.iter().map(Material::count);
        counts.max().unwrap_or_default()
    }
}

/// The squares on which the rules allow pieces of this kind.
pub(crate) fn possible_squares(piece: Piece) -> SquareSet {
    if piece.role() == Role::Pawn {
        SquareSet::ALL - SquareSet::BACK_RANKS
    } else {
        SquareSet::ALL
    }
}
