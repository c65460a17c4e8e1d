//! The truth about a position: by the tables in the program up to four pieces, and by those of a shelf.

use crate::small::{self, Value};
use crate::syzygy::{Kind, ProbeError, Wdl, checked_board};
use crate::{Probe, Shelf};
use tabiya_chess::{Board, Color, Mover, Position, Role, lacks_mating_material};

/// The halfmove clock at which the fifty-move rule applies.
const FIFTY_MOVES: u32 = 100;

/// What tables say about a position.
///
/// ```
/// use tabiya_chess::{Piece, Position, Square};
/// use tabiya_tables::{Truth, Wdl};
///
/// let mut position = Position::empty();
/// for (name, piece) in [("a8", Piece::BlackKing), ("b6", Piece::WhiteKing), ("h1", Piece::WhiteRook)] {
///     position.board.set(Square::from_name(name).unwrap(), Some(piece));
/// }
/// let truth = Truth::of(&position, None)?;
/// assert_eq!((truth.result, truth.mate), (Wdl::Win, Some(1)));
/// # Ok::<(), tabiya_tables::syzygy::ProbeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Truth {
    /// The result for the side to move, with the halfmove clock of the position.
    pub result: Wdl,
    /// The plies to mate if both sides play for it, without the fifty-move rule: 0 in a mate. It is known up to four
    /// pieces.
    pub mate: Option<u32>,
    /// The plies to the next capture or pawn move, known if a shelf has a table of distances. It may be one less than in
    /// truth, as tables round.
    pub zeroing: Option<u32>,
    /// The halfmove clock could make a draw of the result, and no table says whether it does.
    pub is_clock_open: bool,
}

impl Truth {
    /// The truth about a position. Up to four pieces no shelf is needed, and castling may be possible.
    ///
    /// # Errors
    ///
    /// Says why tables do not answer.
    pub fn of(position: &Position, shelf: Option<&dyn Shelf>) -> Result<Self, ProbeError> {
        let mover = checked_board(position)?;
        let truth = match small::value(&mover) {
            Some(value) => Self::of_value(value, &mover, shelf),
            None => Self::of_shelf(&mover, shelf)?,
        };
        Ok(truth.with_clock(position))
    }

    fn of_value(value: Value, mover: &Mover, shelf: Option<&dyn Shelf>) -> Self {
        let result = if value.is_win() {
            Wdl::Win
        } else if value.is_loss() {
            Wdl::Loss
        } else {
            Wdl::Draw
        };
        let is_zeroed = result != Wdl::Draw && !mover.is_over();
        let probe = shelf.filter(|_| is_zeroed).map(Probe::new);
        let plies = probe.and_then(|probe| probe.dtz(mover.position()).ok());
        Self {
            result,
            mate: value.is_decided().then_some(u32::from(value.0)),
            zeroing: plies.map(i32::unsigned_abs),
            is_clock_open: false,
        }
    }

    fn of_shelf(mover: &Mover, shelf: Option<&dyn Shelf>) -> Result<Self, ProbeError> {
        let position = mover.position();
        let none = ProbeError::NoTable(crate::Material::of(&position.board), Kind::Results);
        let probe = Probe::new(shelf.ok_or(none)?);
        let result = probe.wdl(position)?;
        let zeroing = match probe.dtz(position) {
            Ok(plies) => Some(plies.unsigned_abs()),
            Err(ProbeError::NoTable(_, Kind::Distances)) => None,
            Err(error) => return Err(error),
        };
        let mate = mover.is_checkmate().then_some(0);
        let is_zeroed = mate.is_none() && result != Wdl::Draw;
        Ok(Self {
            result,
            mate,
            zeroing: zeroing.filter(|_| is_zeroed),
            is_clock_open: false,
        })
    }

    /// The fifty-move rule, from this halfmove clock on. A mate counts, even with the last move.
    fn with_clock(mut self, position: &Position) -> Self {
        let clock = position.halfmove_clock;
        let drawn = match self.result {
            Wdl::Win => Wdl::CursedWin,
            Wdl::Loss => Wdl::BlessedLoss,
            _ => return self,
        };
        let reaches = |plies: u32| clock.saturating_add(plies) <= FIFTY_MOVES;
        if clock == 0 || self.mate.is_some_and(reaches) {
            return self;
        }
        let winner = if self.result == Wdl::Win {
            position.side_to_move
        } else {
            position.side_to_move.opposite()
        };
        let is_late = match self.zeroing {
            _ if clock >= FIFTY_MOVES || is_won_without_captures(&position.board, winner) => true,
            Some(plies) => !reaches(plies),
            None => false,
        };
        if is_late {
            self.result = drawn;
        } else {
            let is_in_time = self.zeroing.is_some_and(|plies| reaches(plies + 1));
            self.is_clock_open = !is_in_time;
        }
        self
    }
}

/// Whether no capture and no pawn move can come before the mate: the other king is alone, and each piece is needed.
fn is_won_without_captures(board: &Board, winner: Color) -> bool {
    if board.count_men(winner.opposite()) > 1 || !board.role(Role::Pawn).is_empty() {
        return false;
    }
    let mut others = board
        .pieces()
        .filter(|(_, piece)| piece.role() != Role::King);
    others.all(|(square, _)| {
        let mut without = *board;
        without.set(square, None);
        lacks_mating_material(&without)
    })
}
