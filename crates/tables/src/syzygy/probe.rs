//! The truth of a position by tables: what the tables leave out is searched.

use super::{Kind, Table, Wdl};
use crate::{Material, TableError};
use std::error::Error;
use std::fmt;
use std::sync::Arc;
use tabiya_chess::{Color, Move, MoveKind, Mover, NoMoves, Position, Role};

/// The tables that a caller has.
pub trait Shelf {
    /// The table of this kind about these pieces, in this order of colours.
    ///
    /// # Errors
    ///
    /// Says why a table that is there cannot be used; a table that is not there is `None`.
    fn table(&self, material: Material, kind: Kind) -> Result<Option<Arc<Table>>, TableError>;
}

/// The reason why tables say nothing about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProbeError {
    /// Tables know no castling.
    Castling,
    /// There is no such table.
    NoTable(Material, Kind),
    /// A table cannot be used.
    Table(Material, Kind, TableError),
    /// The position has no legal moves that the rules define.
    NoMoves(NoMoves),
    /// A pawn is on a back rank.
    PawnOnBackRank,
}

impl Error for ProbeError {}

impl fmt::Display for ProbeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = |material: &Material, kind: &Kind| {
            let name = material.name();
            format!("{name}.{}", kind.ending())
        };
        match self {
            Self::Castling => f.write_str("castling is possible"),
            Self::NoTable(material, kind) => write!(f, "{} is missing", file(material, kind)),
            Self::Table(material, kind, error) => write!(f, "{}: {error}", file(material, kind)),
            Self::NoMoves(why) => why.fmt(f),
            Self::PawnOnBackRank => f.write_str("a pawn is on a back rank"),
        }
    }
}

/// Asks the tables of a shelf.
pub struct Probe<'a> {
    shelf: &'a dyn Shelf,
}

impl fmt::Debug for Probe<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Probe").finish_non_exhaustive()
    }
}

/// What captures (and pawn moves) achieve, beside the table.
struct Searched {
    wdl: Wdl,
    /// One of the moves achieves it.
    by_move: bool,
}

impl<'a> Probe<'a> {
    /// A probe of the tables on this shelf.
    pub const fn new(shelf: &'a dyn Shelf) -> Self {
        Self { shelf }
    }

    /// The result of a position for its side to move, as if its halfmove clock were zero.
    ///
    /// # Errors
    ///
    /// Says why tables do not answer.
    pub fn wdl(&self, position: &Position) -> Result<Wdl, ProbeError> {
        let mover = checked(position)?;
        Ok(self.search(&mover, false)?.wdl)
    }

    /// The plies to the next capture or pawn move if both sides play for the result: negative for the side that loses,
    /// 0 for a draw, above 100 if the fifty-move rule makes it a draw. It may be one less than in truth, as tables
    /// round; checkmate is -1.
    ///
    /// # Errors
    ///
    /// Says why tables do not answer.
    pub fn dtz(&self, position: &Position) -> Result<i32, ProbeError> {
        self.distance(&checked(position)?)
    }

    fn search(&self, mover: &Mover, with_pawn_moves: bool) -> Result<Searched, ProbeError> {
        let mut best = None;
        let mut is_other_move = false;
        for played in mover.moves() {
            let is_searched =
                is_capture(mover, played) || with_pawn_moves && is_by_pawn(mover, played);
            if !is_searched {
                is_other_move = true;
                continue;
            }
            let wdl = self.search(&mover.after(played), false)?;
            best = best.max(Some(wdl.wdl.for_the_other()));
            if best == Some(Wdl::Win) {
                break;
            }
        }
        match best {
            Some(wdl @ Wdl::Win) => Ok(Searched { wdl, by_move: true }),
            Some(wdl) if !is_other_move => Ok(Searched { wdl, by_move: true }),
            best => {
                let stored = self.stored(mover.position())?;
                let wdl = best.map_or(stored, |best| best.max(stored));
                let by_move = best.is_some_and(|best| best >= stored && best > Wdl::Draw);
                Ok(Searched { wdl, by_move })
            }
        }
    }

    fn stored(&self, position: &Position) -> Result<Wdl, ProbeError> {
        let material = Material::of(&position.board);
        if material.count() == 2 {
            return Ok(Wdl::Draw);
        }
        let (material, table) = self.table(material, Kind::Results)?;
        let found = table.wdl(&position.board, position.side_to_move);
        found.map_err(|error| ProbeError::Table(material, Kind::Results, error))
    }

    fn table(&self, of: Material, kind: Kind) -> Result<(Material, Arc<Table>), ProbeError> {
        for material in [of, of.with_colors_swapped()] {
            let found = self.shelf.table(material, kind);
            let found = found.map_err(|error| ProbeError::Table(material, kind, error))?;
            if let Some(table) = found {
                return Ok((material, table));
            }
        }
        Err(ProbeError::NoTable(of, kind))
    }

    fn distance(&self, mover: &Mover) -> Result<i32, ProbeError> {
        let Searched { wdl, by_move } = self.search(mover, true)?;
        if wdl == Wdl::Draw {
            return Ok(0);
        }
        if by_move {
            return Ok(before_zeroing(wdl));
        }
        let position = mover.position();
        let kind = Kind::Distances;
        let (material, table) = self.table(Material::of(&position.board), kind)?;
        let found = table.dtz(&position.board, position.side_to_move, wdl);
        let found = found.map_err(|error| ProbeError::Table(material, kind, error))?;
        let Some(plies) = found else {
            return self.distance_by_moves(mover, wdl);
        };
        let late = matches!(wdl, Wdl::CursedWin | Wdl::BlessedLoss);
        let plies = i32::from(plies) + if late { 100 } else { 0 };
        Ok(plies * i32::from(wdl.number().signum()))
    }

    /// The distance from those of the positions after each move, for the side that the table does not hold.
    fn distance_by_moves(&self, mover: &Mover, wdl: Wdl) -> Result<i32, ProbeError> {
        let sign = i32::from(wdl.number().signum());
        let mut best = None;
        for played in mover.moves() {
            let next = mover.after(played);
            let plies = if is_capture(mover, played) || is_by_pawn(mover, played) {
                -before_zeroing(self.search(&next, false)?.wdl)
            } else if next.is_checkmate() {
                1
            } else {
                let plies = -self.distance(&next)?;
                plies + plies.signum()
            };
            // The winner takes the shortest way, and the loser the longest; both are the smallest number.
            if plies.signum() == sign {
                best = Some(best.map_or(plies, |best: i32| best.min(plies)));
            }
        }
        Ok(best.unwrap_or(-1))
    }
}

fn checked(position: &Position) -> Result<Mover, ProbeError> {
    if position.castling.is_any_possible(&position.board) {
        return Err(ProbeError::Castling);
    }
    checked_board(position)
}

/// The moves of a position that the rules and the tables define.
pub(crate) fn checked_board(position: &Position) -> Result<Mover, ProbeError> {
    let pawns = position.board.role(Role::Pawn);
    let back = Color::ALL.map(|color| tabiya_chess::SquareSet::rank(color.back_rank()));
    if back.iter().any(|rank| !(pawns & *rank).is_empty()) {
        return Err(ProbeError::PawnOnBackRank);
    }
    Mover::new(position).map_err(ProbeError::NoMoves)
}

fn is_capture(mover: &Mover, played: Move) -> bool {
    played.kind == MoveKind::EnPassant || mover.position().board.get(played.to).is_some()
}

fn is_by_pawn(mover: &Mover, played: Move) -> bool {
    let piece = mover.position().board.get(played.from);
    piece.is_some_and(|piece| piece.role() == Role::Pawn)
}

/// The distance of a position in which a capture or pawn move comes next.
const fn before_zeroing(wdl: Wdl) -> i32 {
    match wdl {
        Wdl::Win => 1,
        Wdl::CursedWin => 101,
        Wdl::Draw => 0,
        Wdl::BlessedLoss => -101,
        Wdl::Loss => -1,
    }
}
