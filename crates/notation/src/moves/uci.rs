//! Moves in the notation of engines: origin, target and promotion (UCI protocol of 2006).

use super::error::MoveError;
use super::spelling::promotion_of_letter;
use tabiya_chess::{Move, MoveKind, Mover, PROMOTIONS, Role, RookSide, Square, SquareSet};

/// A legal move in UCI notation: `e2e4`, `e7e8q`. Castling is written as the move of the king, `e1g1`, and for
/// Chess960 as a move of the king to the square of the rook, `e1h1`.
///
/// ```
/// use tabiya_chess::{Mover, RookSide};
/// use tabiya_notation::fen::read_fen;
/// use tabiya_notation::moves::write_uci;
///
/// let mover = Mover::new(&read_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1")?)?;
/// let castling = mover.castling(RookSide::Kingside).unwrap();
/// assert_eq!(write_uci(&mover, castling, false), "e1g1");
/// assert_eq!(write_uci(&mover, castling, true), "e1h1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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

/// Reads a move in UCI notation, with castling in either form.
///
/// # Errors
///
/// Returns the reason why the text is not a legal move.
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

/// The legal move from one square to another. For castling the target may be that of the king or the square
/// of the rook.
///
/// # Errors
///
/// Returns the reason why there is no legal move; [`MoveError::NoPromotion`] if the kind of promotion is missing.
///
/// ```
/// use tabiya_chess::{Mover, Square};
/// use tabiya_notation::fen::read_fen;
/// use tabiya_notation::moves::{MoveError, from_to};
///
/// let mover = Mover::new(&read_fen("8/4P3/8/8/8/k7/8/4K3 w - - 0 1")?)?;
/// let square = |name| Square::from_name(name).unwrap();
/// let error = from_to(&mover, square("e7"), square("e8"), None).unwrap_err();
/// assert_eq!(error, MoveError::NoPromotion);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
            // A step by one square means the plain move of the king, even if castling leads there, too.
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

/// A plain move, the most frequent kind, which is found without a look at other moves.
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

/// The square of the rook with which the side to move castles.
fn rook_square(mover: &Mover, side: RookSide) -> Option<Square> {
    let position = mover.position();
    let color = position.side_to_move;
    let right = position.castling.possible(color, side, &position.board)?;
    Some(Square::new(right.rook, color.back_rank()))
}
