//! A quick check for positions without problems, for callers that read millions of them.

use super::{
    Board, CastlingRight, Color, File, Piece, Position, Role, RookSide, Square, SquareSet, Wanted,
    attackers, has_easy_last_move,
};

/// Whether the position is free of problems, as far as a quick check shows: no pieces that must be promoted
/// pawns, no check, no en-passant target, castling rights of standard chess. `false` proves nothing.
pub(super) fn is_plain(position: &Position) -> bool {
    let (board, side) = (&position.board, position.side_to_move);
    let Some(king) = board.king(side.opposite()) else {
        return false;
    };
    // This also covers the other king, checks and the target.
    has_easy_last_move(position)
        && attackers(board, king, side).is_empty()
        && is_material_plain(board)
        && are_rights_plain(position)
        && are_counters_plain(position)
}

fn is_material_plain(board: &Board) -> bool {
    let pawns = board.role(Role::Pawn);
    let bishops = board.role(Role::Bishop);
    let [light, dark] = [bishops & SquareSet::LIGHT, bishops - SquareSet::LIGHT];
    let queens = board.role(Role::Queen);
    let pairs = [board.role(Role::Rook), board.role(Role::Knight)];
    let is_plain = |color| {
        let men = board.men(color);
        let is_single = [queens, light, dark].map(|kind| !(kind & men).is_several());
        let is_pair = pairs.map(|kind| !without_first(kind & men).is_several());
        is_single == [true; 3] && is_pair == [true; 2] && (pawns & men).len() <= 8
    };
    (pawns & SquareSet::BACK_RANKS).is_empty() && Color::ALL.into_iter().all(is_plain)
}

fn without_first(set: SquareSet) -> SquareSet {
    SquareSet::from_bits(set.bits() & set.bits().wrapping_sub(1))
}

fn are_rights_plain(position: &Position) -> bool {
    let is_plain = |color: Color, side| match position.castling.wanted(color, side) {
        Wanted::No | Wanted::IfAtHome => true,
        Wanted::Yes(right) => {
            let stands = |role, file| {
                let home = Square::new(file, color.back_rank());
                position
                    .board
                    .squares_of(Piece::new(color, role))
                    .contains(home)
            };
            right == CastlingRight::standard(side)
                && stands(Role::King, File::E)
                && stands(Role::Rook, side.corner())
        }
    };
    Color::ALL
        .into_iter()
        .all(|color| RookSide::ALL.into_iter().all(|side| is_plain(color, side)))
}

fn are_counters_plain(position: &Position) -> bool {
    let (clock, number) = (position.halfmove_clock, position.fullmove_number);
    let plies = u64::from(number.saturating_sub(1)) * 2;
    let plies = plies + u64::from(position.side_to_move == Color::Black);
    number > 0 && clock <= 150 && u64::from(clock) <= plies
}
