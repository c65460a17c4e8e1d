//! Moves as engines write them: from square, to square, promotion (UCI protocol of 2006).

use super::error::MoveError;
use super::spelling::promotion_of_letter;
use tabiya_chess::{Move, MoveKind, Mover, PROMOTIONS, Role, RookSide, Square, SquareSet};

/// A legal move as engines write it: `e2e4`, `e7e8q`; castling as the king's step `e1g1`, in Chess960
/// as the king's step onto its rook, `e1h1`.
pub fn write_uci(mover: &Mover, played: Move, chess960: bool) -> String {
    let mut to = played.to;
    if let (MoveKind::Castling(side), true) = (played.kind, chess960) {
        to = rook_square(mover, side).unwrap_or(to);
    }
    let promotion = match played.kind {
        MoveKind::Promotion(role) => role.letter().to_ascii_lowercase().to_string(),
        _ => String::new(),
    };
    format!("{}{to}{promotion}", played.from)
}

/// Reads a move as engines write it, with castling in either form, also after the rules of Chess960.
///
/// # Errors
///
/// Why this is no move of this position.
pub fn read_uci(mover: &Mover, text: impl AsRef<[u8]>) -> Result<Move, MoveError> {
    let (squares, letter) = match *text.as_ref() {
        [a, b, c, d] => ([[a, b], [c, d]], None),
        [a, b, c, d, letter] => ([[a, b], [c, d]], Some(letter)),
        _ => return Err(MoveError::NotAMove),
    };
    let [Some(from), Some(to)] = squares.map(Square::from_signs) else {
        return Err(MoveError::NotAMove);
    };
    let role = |letter| promotion_of_letter(letter).ok_or(MoveError::NotAMove);
    from_to(mover, from, to, letter.map(role).transpose()?)
}

/// The legal move from one square to another; for castling the square may be the king's or the rook's.
///
/// # Errors
///
/// Why there is none, or that it has to be said what a pawn becomes.
pub fn from_to(
    mover: &Mover,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, MoveError> {
    if let Some(found) = usual_step(mover, from, to, promotion) {
        return Ok(found);
    }
    let mut plain = None;
    let mut castling = None;
    let mut lacks_promotion = false;
    mover.for_each_from(from, &mut |one| match one.kind {
        MoveKind::Castling(side) => {
            // A king that castles by one square could also just go there: that is what the step means.
            let onto_rook = rook_square(mover, side) == Some(to);
            let two_steps = one.to == to && from.file().index().abs_diff(to.file().index()) > 1;
            if onto_rook || two_steps {
                castling = Some(one);
            }
        }
        MoveKind::Promotion(role) if one.to == to => {
            lacks_promotion |= promotion.is_none();
            if promotion == Some(role) {
                plain = Some(one);
            }
        }
        _ if one.to == to && promotion.is_none() => plain = Some(one),
        _ => {}
    });
    match (plain.or(castling), lacks_promotion) {
        (Some(found), _) if promotion.is_none() || plain.is_some() => Ok(found),
        (None, true) => Err(MoveError::NoPromotion),
        _ => Err(MoveError::illegal(mover, from, to)),
    }
}

/// The move of a piece that simply goes there: nearly every move is one, and no other has to be looked at
/// to find it.
fn usual_step(mover: &Mover, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
    let pawns = mover.position().board.role(Role::Pawn);
    let is_promotion = pawns.contains(from) && SquareSet::BACK_RANKS.contains(to);
    let kind = match promotion {
        None if !is_promotion => MoveKind::Plain,
        Some(role) if is_promotion && PROMOTIONS.contains(&role) => MoveKind::Promotion(role),
        _ => return None,
    };
    mover.can_step(from, to).then_some(Move { from, to, kind })
}

/// Where the rook stands with which the side to move castles.
fn rook_square(mover: &Mover, side: RookSide) -> Option<Square> {
    let position = mover.position();
    let color = position.side_to_move;
    let right = position.castling.possible(color, side, &position.board)?;
    Some(Square::new(right.rook, color.back_rank()))
}
