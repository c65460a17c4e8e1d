//! The starting arrays of standard chess and of Chess960.

use super::{Board, CastlingRight, Color, File, Piece, Position, Role, RookSide, SquareSet};

/// Whether a game of standard chess or of Chess960 starts here: a starting array, White to move, and all
/// castling rights or none. The counters do not matter.
///
/// ```
/// use tabiya_chess::{Position, chess960, is_starting_array};
///
/// assert!(is_starting_array(&Position::start()));
/// let start = chess960::start(0, 0).unwrap();
/// assert!(is_starting_array(&start));
/// assert!(!is_starting_array(&start.passed()));
/// ```
pub fn is_starting_array(position: &Position) -> bool {
    let rights = possible_rights(position).count();
    position.side_to_move == Color::White
        && position.possible_en_passant().is_none()
        && (rights == 0 || rights == 4)
        && is_array(&position.board)
}

/// Whether the possible castling rights fit no common starting array of Chess960: the kings, or the
/// rooks of one side of the board, are on different files, or a king is on the a- or the h-file, where it
/// has no rook on one side.
///
/// ```
/// use tabiya_chess::{castling_arrays_differ, chess960};
///
/// assert!(!castling_arrays_differ(&chess960::start(518, 518).unwrap()));
/// assert!(castling_arrays_differ(&chess960::start(518, 0).unwrap()));
/// ```
pub fn castling_arrays_differ(position: &Position) -> bool {
    let Some((_, first)) = possible_rights(position).next() else {
        return false;
    };
    let is_corner = first.king == File::A || first.king == File::H;
    let rook_files_differ = |side| {
        let mut rooks = possible_rights(position).filter(|(of, _)| *of == side);
        let rook = rooks.next();
        rooks.any(|other| Some(other) != rook)
    };
    is_corner
        || possible_rights(position).any(|(_, right)| right.king != first.king)
        || RookSide::ALL.into_iter().any(rook_files_differ)
}

fn possible_rights(position: &Position) -> impl Iterator<Item = (RookSide, CastlingRight)> {
    let slots = Color::ALL.map(|color| RookSide::ALL.map(|side| (color, side)));
    slots.into_iter().flatten().filter_map(|(color, side)| {
        let right = position.castling.possible(color, side, &position.board)?;
        Some((side, right))
    })
}

fn is_array(board: &Board) -> bool {
    let home = |color: Color| SquareSet::rank(color.back_rank());
    let pawns = |color: Color| board.squares_of(Piece::new(color, Role::Pawn));
    let [white, black] = Color::ALL;
    let is_mirrored = Role::ALL.into_iter().all(|role| {
        let [below, above] = Color::ALL.map(|color| board.squares_of(Piece::new(color, role)));
        below.bits().swap_bytes() == above.bits()
    });
    is_mirrored
        && pawns(white).bits() == home(white).bits() << 8
        && board.men(white) == home(white) | pawns(white)
        && pawns(black).bits() == home(black).bits() >> 8
        && is_back_rank(board)
}

fn is_back_rank(board: &Board) -> bool {
    let of = |role| board.squares_of(Piece::new(Color::White, role));
    let [bishops, rooks] = [of(Role::Bishop), of(Role::Rook)];
    let mut in_order = rooks | of(Role::King);
    in_order
        .nth(1)
        .is_some_and(|middle| of(Role::King).contains(middle))
        && [of(Role::Knight), bishops, rooks]
            .iter()
            .all(|men| men.len() == 2)
        && [of(Role::Queen), bishops & SquareSet::LIGHT]
            .iter()
            .all(|men| men.len() == 1)
        && board.king(Color::White).is_some()
}
