//! Quick checks for callers that read millions of positions: positions without problems, and a last move that is easy to
//! see.

use super::{
    Board, CastlingRight, Color, File, Piece, Position, Role, RookSide, Square, SquareSet,
    WantedRight, attackers, diagonal_lines, knight_steps, pawn_steps, straight_lines,
};

/// Whether a knight, bishop, rook or queen can have come from an adjacent square (in the case of the
/// knight, by its step) without a capture.
///
/// Most positions of games have such a last move, which [`LastMoves::include_quiet`](crate::LastMoves)
/// finds as well. `false` proves nothing. The function examines all pieces of a kind together, without
/// a branch. It skips those that may shield the king from a slider, and rooks on their back rank, which may
/// have castling rights.
///
/// ```
/// use tabiya_chess::{Position, has_easy_last_move};
///
/// // A knight can have returned to its square.
/// assert!(has_easy_last_move(&Position::start()));
/// assert!(!has_easy_last_move(&Position::empty()));
/// ```
pub fn has_easy_last_move(position: &Position) -> bool {
    let board = &position.board;
    let mover = position.side_to_move.opposite();
    let Some(king) = board.king(position.side_to_move) else {
        return false;
    };
    let (occupied, men) = (board.occupied(), board.men(mover));
    let of = |role| board.role(role) & men;
    let [straight, diagonal] = [
        straight_lines(king, occupied),
        diagonal_lines(king, occupied),
    ];
    let [knights, queens] = [of(Role::Knight), of(Role::Queen)];
    let [rooks, bishops] = [of(Role::Rook), of(Role::Bishop)];
    let checkers = (rooks | queens) & straight
        | (bishops | queens) & diagonal
        | knights & knight_steps(king)
        | of(Role::Pawn) & pawn_steps(king, position.side_to_move);
    let loose = !straight - diagonal;
    let home = SquareSet::rank(mover.back_rank());
    let queen_steps = straight_steps_from(queens & loose) | diagonal_steps_from(queens & loose);
    let from = (knight_steps_from(knights & loose) - knight_steps(king))
        | (diagonal_steps_from(bishops & loose) - diagonal)
        | (straight_steps_from((rooks & loose) - home) - straight)
        | (queen_steps - straight - diagonal);
    position.en_passant.is_none() && checkers.is_empty() && !(from - occupied).is_empty()
}

fn left(set: SquareSet) -> SquareSet {
    SquareSet::from_bits((set - SquareSet::file(File::A)).bits() >> 1)
}

fn right(set: SquareSet) -> SquareSet {
    SquareSet::from_bits((set - SquareSet::file(File::H)).bits() << 1)
}

/// The set shifted up and down by this number of ranks.
fn up_and_down(set: SquareSet, ranks: u32) -> SquareSet {
    SquareSet::from_bits(set.bits() << (8 * ranks) | set.bits() >> (8 * ranks))
}

fn straight_steps_from(set: SquareSet) -> SquareSet {
    left(set) | right(set) | up_and_down(set, 1)
}

fn diagonal_steps_from(set: SquareSet) -> SquareSet {
    up_and_down(left(set) | right(set), 1)
}

fn knight_steps_from(set: SquareSet) -> SquareSet {
    let [left_once, right_once] = [left(set), right(set)];
    up_and_down(left_once | right_once, 2) | up_and_down(left(left_once) | right(right_once), 1)
}

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
        WantedRight::No | WantedRight::IfAtHome => true,
        WantedRight::Yes(right) => {
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
