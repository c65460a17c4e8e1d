//! What a position would be: the results of endgames with a piece on each square, and after each move.
//!
//! Deliberately absent: the wording, and where tables are (see [`tabiya_tables::Shelf`]).

use crate::document::Edit;
use std::cmp::Reverse;
use tabiya_chess::problems::is_legal;
use tabiya_chess::{Color, Move, Mover, PROMOTIONS, Piece, Position, Square};
use tabiya_notation::moves::{MoveError, from_to};
use tabiya_tables::{Shelf, Truth, Wdl};

/// The result that a position would have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It cannot occur in a game.
    Illegal,
    /// The truth by tables, for this side to move.
    Known(Truth, Color),
}

impl Outcome {
    /// The result of a position; `None` if no table knows it.
    ///
    /// ```
    /// use tabiya_chess::Position;
    /// use tabiya_collection::outcomes::Outcome;
    ///
    /// assert_eq!(Outcome::of(&Position::start(), None), None);
    /// assert_eq!(Outcome::of(&Position::empty(), None), Some(Outcome::Illegal));
    /// ```
    pub fn of(position: &Position, shelf: Option<&dyn Shelf>) -> Option<Self> {
        if !is_legal(position) {
            return Some(Self::Illegal);
        }
        let truth = Truth::of(position, shelf).ok()?;
        Some(Self::Known(truth, position.side_to_move))
    }

    /// The truth, and its side to move; `None` for an illegal position.
    pub const fn truth(&self) -> Option<(Truth, Color)> {
        match self {
            Self::Illegal => None,
            Self::Known(truth, side) => Some((*truth, *side)),
        }
    }

    /// The side that wins, if the fifty-move rule does not make it a draw.
    pub fn winner(&self) -> Option<Color> {
        let (truth, side) = self.truth()?;
        match truth.result {
            Wdl::Win => Some(side),
            Wdl::Loss => Some(side.opposite()),
            Wdl::CursedWin | Wdl::Draw | Wdl::BlessedLoss => None,
        }
    }

    /// The moves to mate, if they are known and not over.
    pub fn moves_to_mate(&self) -> Option<u32> {
        let (truth, _) = self.truth()?;
        truth.mate.map(|plies| plies.div_ceil(2))
    }
}

/// The use of the piece that is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// The piece on this square goes to another one.
    Move(Square),
    /// A copy of the piece on this square goes to another one.
    Copy(Square),
    /// This piece comes onto the board, or with `None` a piece leaves it.
    Put(Option<Piece>),
    /// The same, with the same piece of the other colour on the mirrored square.
    PutBoth(Option<Piece>),
    /// The piece on this square makes a legal move.
    Play(Square),
}

/// A position in which a piece is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The position before the piece is put down.
    pub position: Position,
    /// The use of the piece.
    pub held: Held,
    /// The other side is to move afterwards. It makes no difference to legal moves.
    pub is_for_other: bool,
}

impl Trial {
    /// The position with the piece put down on a square; `None` if that changes nothing, and for squares that no legal
    /// move reaches.
    ///
    /// A pawn that promotes becomes a queen here; [`Trial::outcomes`] looks at each piece.
    pub fn with_piece_on(&self, square: Square) -> Option<Position> {
        let edit = match self.held {
            Held::Move(from) => Edit::Move { from, to: square },
            Held::Copy(from) => Edit::Copy { from, to: square },
            Held::Put(piece) => Edit::Put(square, piece),
            Held::PutBoth(piece) => Edit::PutBoth(square, piece),
            Held::Play(from) => {
                let mover = Mover::new(&self.position).ok()?;
                let played = moves_between(&mover, from, square).into_iter().next()?;
                return Some(*mover.after(played).position());
            }
        };
        let next = edit.apply_to(&self.position);
        let is_origin = matches!(self.held, Held::Move(from) if from == square);
        if next.board == self.position.board && !is_origin {
            return None;
        }
        Some(if self.is_for_other {
            for_the_other_side(&next)
        } else {
            next
        })
    }

    /// The fewest and the most pieces that the board has with the piece on any square.
    pub fn piece_counts(&self) -> [u32; 2] {
        let now = self.position.board.occupied().len();
        match self.held {
            Held::Move(_) | Held::Play(_) | Held::Put(None) => [now.saturating_sub(1), now],
            Held::PutBoth(None) => [now.saturating_sub(2), now],
            Held::Copy(_) | Held::Put(Some(_)) => [now, now + 1],
            Held::PutBoth(Some(_)) => [now, now + 2],
        }
    }

    /// The results with the piece on each square.
    pub fn outcomes(&self, shelf: Option<&dyn Shelf>) -> Outcomes {
        let of = |square| match self.held {
            Held::Play(from) => {
                let mover = Mover::new(&self.position).ok()?;
                let moves = moves_between(&mover, from, square);
                best_outcome(&ranked(&mover, moves, shelf)?)
            }
            _ => Outcome::of(&self.with_piece_on(square)?, shelf),
        };
        let mut found = [None; 64];
        for (slot, square) in found.iter_mut().zip(Square::all()) {
            *slot = of(square);
        }
        Outcomes(found)
    }
}

/// The position with the other side to move. A pawn that has just moved two squares can no longer be captured in
/// passing.
#[must_use]
pub fn for_the_other_side(position: &Position) -> Position {
    Edit::SideToMove(position.side_to_move.opposite()).apply_to(position)
}

/// The legal moves between two squares: several if a pawn promotes.
fn moves_between(mover: &Mover, from: Square, to: Square) -> Vec<Move> {
    match from_to(mover, from, to, None) {
        Ok(played) => vec![played],
        Err(MoveError::NoPromotion) => {
            let promoted = PROMOTIONS.iter();
            promoted
                .filter_map(|role| from_to(mover, from, to, Some(*role)).ok())
                .collect()
        }
        Err(_) => Vec::new(),
    }
}

/// The results with a piece on each square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcomes([Option<Outcome>; 64]);

impl Outcomes {
    /// The result with the piece on this square.
    pub fn on(&self, square: Square) -> Option<Outcome> {
        self.0.get(usize::from(square.index())).copied().flatten()
    }

    /// Whether tables know the result of any square. Otherwise there is nothing to show: while the first pieces are
    /// placed, each position is illegal.
    pub fn are_known(&self) -> bool {
        self.0.iter().flatten().any(|one| *one != Outcome::Illegal)
    }
}

/// A legal move and the result after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RankedMove {
    /// The move.
    pub played: Move,
    /// The result.
    pub outcome: Outcome,
}

/// The legal moves of a position, the best first. `None` if tables do not know the result of each. Moves with the same
/// result and distance, or with distances of different kinds, are in the order in which [`Mover::moves`] gives them.
///
/// ```
/// use tabiya_chess::Mover;
/// use tabiya_collection::outcomes::ranked_moves;
/// use tabiya_notation::moves::write_san;
/// use tabiya_notation::record::read_record;
///
/// let record = read_record(b"k7/8/1K6/8/8/8/8/7R w - -").unwrap();
/// let mover = Mover::new(&record.position).unwrap();
/// let ranked = ranked_moves(&record.position, None).unwrap();
/// assert_eq!(write_san(&mover, ranked[0].played), "Rh8#");
/// ```
pub fn ranked_moves(position: &Position, shelf: Option<&dyn Shelf>) -> Option<Vec<RankedMove>> {
    let mover = Mover::new(position).ok()?;
    ranked(&mover, mover.moves(), shelf)
}

/// Moves by their results, the best first: wins before draws, short wins before long ones, and long losses before short
/// ones.
fn ranked(
    mover: &Mover,
    moves: impl IntoIterator<Item = Move>,
    shelf: Option<&dyn Shelf>,
) -> Option<Vec<RankedMove>> {
    let ranked = moves.into_iter().map(|played| {
        let outcome = Outcome::of(mover.after(played).position(), shelf)?;
        Some(RankedMove { played, outcome })
    });
    let mut ranked = ranked.collect::<Option<Vec<_>>>()?;
    ranked.sort_by_key(|row| Reverse(score(&row.outcome)));
    for same in ranked.chunk_by_mut(|one, next| score(&one.outcome) == score(&next.outcome)) {
        let Some(distance) = common_distance(same) else {
            continue;
        };
        same.sort_by_key(|row| {
            let plies = distance(&row.outcome).map_or(0, i64::from);
            if score(&row.outcome).0 > 0 {
                plies
            } else {
                -plies
            }
        });
    }
    Some(ranked)
}

/// The best result of ranked moves. If its distance cannot be compared with those of other moves, it has none.
fn best_outcome(ranked: &[RankedMove]) -> Option<Outcome> {
    let best = ranked.first()?.outcome;
    let is_same = |row: &&RankedMove| score(&row.outcome) == score(&best);
    let count = ranked.iter().take_while(is_same).count();
    let same = ranked.get(..count)?;
    let is_certain = common_distance(same).is_some() || same.iter().all(|row| row.outcome == best);
    Some(match best {
        Outcome::Known(truth, side) if !is_certain => {
            let truth = Truth {
                mate: None,
                zeroing: None,
                ..truth
            };
            Outcome::Known(truth, side)
        }
        best => best,
    })
}

/// The result for the side that has just moved, from a loss to a win. A mate at once is better than any other win.
fn score(after: &Outcome) -> (i8, bool) {
    let Some((truth, _)) = after.truth() else {
        return (i8::MIN, false);
    };
    (truth.result.for_the_other().number(), truth.mate == Some(0))
}

/// Gives a distance of a result in plies.
type Distance = fn(&Outcome) -> Option<u32>;

/// The distance by which moves with the same result are compared: to mate, or to the next capture or pawn move. `None`
/// if neither is known of all: a distance of one kind says nothing beside one of the other.
fn common_distance(same: &[RankedMove]) -> Option<Distance> {
    let distances: [Distance; 2] = [
        |outcome| outcome.truth()?.0.mate,
        |outcome| outcome.truth()?.0.zeroing,
    ];
    let is_known = |distance: &Distance| same.iter().all(|row| distance(&row.outcome).is_some());
    distances.into_iter().find(is_known)
}
