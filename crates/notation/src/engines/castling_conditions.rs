//! Conditions of the table on the castling rights of a FEN together with the pieces.

use super::given_fen::GivenFen;
use super::position_conditions::some_squares;
use tabiya_chess::{
    Board, CastlingRight, Color, File, Piece, Role, RookSide, Square, SquareSet, back_rank_king,
    offered_right,
};

// Castling rights that the pieces allow.

/// The squares of king and rook for all such rights.
fn rights(fen: &GivenFen<'_>, is_such: fn(CastlingRight) -> bool) -> Option<SquareSet> {
    let position = fen.position()?;
    let mut squares = SquareSet::EMPTY;
    for side in Color::ALL {
        for rook_side in RookSide::ALL {
            let right = position.castling.possible(side, rook_side, &position.board);
            if let Some(right) = right.filter(|right| is_such(*right)) {
                squares.insert(Square::new(right.king, side.back_rank()));
                squares.insert(Square::new(right.rook, side.back_rank()));
            }
        }
    }
    some_squares(squares)
}

fn has_file_letter(fen: &GivenFen<'_>) -> bool {
    let mut letters = fen.castling_letters().bytes();
    letters.any(|letter| File::from_letter(letter).is_some())
}

pub(super) fn chess960_right(fen: &GivenFen<'_>) -> Option<SquareSet> {
    rights(fen, CastlingRight::is_chess960)
}

pub(super) fn chess960_right_by_file(fen: &GivenFen<'_>) -> Option<SquareSet> {
    chess960_right(fen).filter(|_| has_file_letter(fen))
}

pub(super) fn chess960_right_by_side(fen: &GivenFen<'_>) -> Option<SquareSet> {
    chess960_right(fen).filter(|_| !has_file_letter(fen))
}

/// The rights, named by side, with a rook that is not in the corner.
pub(super) fn inner_rook_by_side(fen: &GivenFen<'_>) -> Option<SquareSet> {
    let is_inner = |right: CastlingRight| ![File::A, File::H].contains(&right.rook);
    rights(fen, is_inner).filter(|_| !has_file_letter(fen))
}

pub(super) fn castling_king_on_edge(fen: &GivenFen<'_>) -> Option<SquareSet> {
    rights(fen, |right| [File::A, File::H].contains(&right.king))
}

// Castling rights as named, whether the pieces allow them or not.

/// The right that a castling letter names.
#[derive(Clone, Copy)]
struct Named {
    color: Color,
    side: RookSide,
    right: CastlingRight,
    is_file: bool,
}

fn named(fen: &GivenFen<'_>) -> Vec<Named> {
    let Some(position) = fen.position() else {
        return Vec::new();
    };
    let letters = fen.castling_letters().bytes();
    letters
        .filter_map(|letter| name(letter, &position.board))
        .collect()
}

fn name(letter: u8, board: &Board) -> Option<Named> {
    let color = if letter.is_ascii_uppercase() {
        Color::White
    } else {
        Color::Black
    };
    let outermost = |side| Named {
        color,
        side,
        right: offered_right(color, side, board),
        is_file: false,
    };
    match letter {
        b'K' | b'k' => Some(outermost(RookSide::Kingside)),
        b'Q' | b'q' => Some(outermost(RookSide::Queenside)),
        _ => {
            let rook = File::from_letter(letter)?;
            let king = back_rank_king(color, board).unwrap_or(File::E);
            let side = if rook > king {
                RookSide::Kingside
            } else {
                RookSide::Queenside
            };
            Some(Named {
                color,
                side,
                right: CastlingRight { king, rook },
                is_file: true,
            })
        }
    }
}

pub(super) fn right_without_rook(fen: &GivenFen<'_>) -> Option<SquareSet> {
    ruled_out(fen, |_, _| true)
}

pub(super) fn right_without_any_rook(fen: &GivenFen<'_>) -> Option<SquareSet> {
    ruled_out(fen, |board, named| !has_rook(board, named))
}

pub(super) fn right_given_to_another_rook(fen: &GivenFen<'_>) -> Option<SquareSet> {
    ruled_out(fen, has_rook).filter(|_| makes_up_a_right(fen))
}

pub(super) fn right_by_side_without_rook(fen: &GivenFen<'_>) -> Option<SquareSet> {
    ruled_out(fen, |_, named| !named.is_file)
}

/// Excludes a `Q` of a side without any rook.
pub(super) fn right_without_rook_but_lone_q(fen: &GivenFen<'_>) -> Option<SquareSet> {
    ruled_out(fen, |board, named| {
        named.is_file || named.side == RookSide::Kingside || has_rook(board, named)
    })
}

/// The squares that lack a king or a rook for such a right.
fn ruled_out(fen: &GivenFen<'_>, is_such: fn(&Board, Named) -> bool) -> Option<SquareSet> {
    let board = &fen.position()?.board;
    let mut squares = SquareSet::EMPTY;
    for right in named(fen) {
        let missing = missing(board, right);
        if !missing.is_empty() && is_such(board, right) {
            squares |= missing;
        }
    }
    some_squares(squares)
}

fn missing(board: &Board, named: Named) -> SquareSet {
    let home = [
        (named.right.king, Role::King),
        (named.right.rook, Role::Rook),
    ];
    home.into_iter()
        .map(|(file, role)| {
            let square = Square::new(file, named.color.back_rank());
            (square, Piece::new(named.color, role))
        })
        .filter(|(square, piece)| board.get(*square) != Some(*piece))
        .map(|(square, _)| square)
        .collect()
}

fn rooks_at_home(board: &Board, color: Color) -> SquareSet {
    board.squares_of(Piece::new(color, Role::Rook)) & SquareSet::rank(color.back_rank())
}

fn has_rook(board: &Board, named: Named) -> bool {
    !rooks_at_home(board, named.color).is_empty()
}

/// Whether a reader that takes the nearest rook grants a right that no letter names.
fn makes_up_a_right(fen: &GivenFen<'_>) -> bool {
    let Some(board) = fen.position().map(|position| &position.board) else {
        return false;
    };
    let (wrong, right): (Vec<_>, Vec<_>) = named(fen)
        .into_iter()
        .partition(|named| !missing(board, *named).is_empty());
    wrong.into_iter().any(|wrong| {
        let mut of_same_color = right.iter().filter(|right| right.color == wrong.color);
        let mut is_known = |rook| of_same_color.any(|right| right.right.rook == rook);
        wrong.is_file || next_rook(board, wrong).is_some_and(|rook| !is_known(rook))
    })
}

/// The first rook found from the edge inwards.
fn next_rook(board: &Board, named: Named) -> Option<File> {
    let mut files = rooks_at_home(board, named.color).map(Square::file);
    match named.side {
        RookSide::Kingside => files.max(),
        RookSide::Queenside => files.next(),
    }
}

pub(super) fn repeats_a_side(fen: &GivenFen<'_>) -> bool {
    repeats(fen, |_, _| true)
}

pub(super) fn names_two_rooks_of_a_side(fen: &GivenFen<'_>) -> bool {
    repeats(fen, |one, other| one.right.rook != other.right.rook)
}

/// Whether two letters name rights on the same side, for which `is_such` holds.
fn repeats(fen: &GivenFen<'_>, is_such: fn(Named, Named) -> bool) -> bool {
    let named = named(fen);
    named.iter().enumerate().any(|(at, one)| {
        named.iter().skip(at + 1).any(|other| {
            (one.color, one.side) == (other.color, other.side) && is_such(*one, *other)
        })
    })
}
