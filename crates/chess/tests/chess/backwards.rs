//! The last move against brute force: every piece is put back on every square with everything that
//! can have been captured, and shakmaty plays the move that should lead here.

use super::dice::Dice;
use super::theirs::{CONVENTIONS, chess, setup};
use shakmaty::{
    CastlingMode, Chess, Color, File, FromSetup as _, Move, Piece, Position as _,
    PositionErrorKinds, Rank, Role, Setup, Square,
};
use tabiya_chess::{LastMoves, Position, checkers, has_easy_last_move};

/// The last moves that were found: quiet ones, and those that reset the halfmove clock.
#[derive(Debug, Default, PartialEq, Eq)]
struct Found {
    quiet: bool,
    zeroing: bool,
}

/// The last moves of a position by brute force, and whether the only quiet ones are castling.
struct Truth {
    found: Found,
    only_castling: bool,
}

impl Found {
    /// Plays the selected moves of a position, and checks whether they lead to `after`.
    fn play(&mut self, before: Setup, after: &Setup, is_meant: impl Fn(Move) -> bool) {
        let Some(before) = chess(before) else { return };
        for played in before.legal_moves() {
            if is_meant(played) && leads_to(before.clone(), played, after) {
                if played.is_zeroing() {
                    self.zeroing = true;
                } else {
                    self.quiet = true;
                }
            }
        }
    }
}

/// Whether the move leads to this position under one of the three conventions for targets.
fn leads_to(mut before: Chess, played: Move, after: &Setup) -> bool {
    before.play_unchecked(played);
    before.board() == &after.board
        && before.turn() == after.turn
        && before.castles().castling_rights() == after.castling_rights
        && CONVENTIONS
            .iter()
            .any(|(_, mode)| before.ep_square(*mode) == after.ep_square)
}

fn brute_force(after: &Setup) -> Truth {
    let mut found = Found::default();
    let mover = !after.turn;
    for to in after.board.by_color(mover) {
        for from in !after.board.occupied() {
            take_back(after, from, to, &mut found);
            if after.board.role_at(to) == Some(Role::Pawn) {
                take_back_en_passant(after, from, to, &mut found);
            }
        }
    }
    let has_other_quiet = found.quiet;
    take_back_castling(after, &mut found);
    Truth {
        only_castling: found.quiet && !has_other_quiet,
        found,
    }
}

fn take_back(after: &Setup, from: Square, to: Square, found: &mut Found) {
    use Role::{Bishop, Knight, Pawn, Queen, Rook};
    let piece = after.board.piece_at(to).unwrap();
    for captured in [
        None,
        Some(Pawn),
        Some(Knight),
        Some(Bishop),
        Some(Rook),
        Some(Queen),
    ] {
        for role in [piece.role, Pawn] {
            let mut before = after.clone();
            before.swap_turn();
            before.board.discard_piece_at(to);
            if let Some(role) = captured {
                before.board.set_piece_at(to, role.of(after.turn));
            }
            before.board.set_piece_at(from, role.of(piece.color));
            found.play(before, after, |played| {
                played.from() == Some(from) && played.to() == to
            });
        }
    }
}

/// The push before the capture is played too.
fn take_back_en_passant(after: &Setup, from: Square, to: Square, found: &mut Found) {
    let (mover, pushing) = (!after.turn, after.turn);
    let Some(pushed_to) = to.offset(mover.fold_wb(-8, 8)) else {
        return;
    };
    let Some(start) = to.offset(mover.fold_wb(8, -8)) else {
        return;
    };
    if after.board.occupied().contains(pushed_to) || after.board.occupied().contains(start) {
        return;
    }
    let mut before = after.clone();
    before.swap_turn();
    before.board.discard_piece_at(to);
    before.board.set_piece_at(from, Role::Pawn.of(mover));
    let mut earlier = before.clone();
    earlier.swap_turn();
    earlier.board.set_piece_at(start, Role::Pawn.of(pushing));
    before.board.set_piece_at(pushed_to, Role::Pawn.of(pushing));
    before.ep_square = Some(to);
    let is_push = |played: Move| played.from() == Some(start) && played.to() == pushed_to;
    let mut pushed = Found::default();
    pushed.play(earlier, &before, is_push);
    if pushed.zeroing {
        found.play(before, after, Move::is_en_passant);
    }
}

/// Takes castling back to every place that king and rook can have in an array of Chess960, in which the king is never
/// in a corner.
fn take_back_castling(after: &Setup, found: &mut Found) {
    let mover = !after.turn;
    let home = mover.fold_wb(Rank::First, Rank::Eighth);
    let king = after.board.king_of(mover).unwrap();
    for rook in after.board.by_piece(Role::Rook.of(mover)) {
        for king_file in [File::B, File::C, File::D, File::E, File::F, File::G] {
            for rook_file in File::ALL {
                let mut before = after.clone();
                before.swap_turn();
                before.board.discard_piece_at(king);
                before.board.discard_piece_at(rook);
                let squares = [(king_file, Role::King), (rook_file, Role::Rook)];
                if king_file == rook_file || !put(&mut before, squares, home, mover) {
                    continue;
                }
                before
                    .castling_rights
                    .add(Square::from_coords(rook_file, home));
                found.play(before, after, Move::is_castle);
            }
        }
    }
}

/// Puts the pieces on empty squares of a rank; `false` if a square is not empty.
fn put(setup: &mut Setup, men: [(File, Role); 2], rank: Rank, color: Color) -> bool {
    men.into_iter().all(|(file, role)| {
        let square = Square::from_coords(file, rank);
        let is_empty = setup.board.piece_at(square).is_none();
        setup.board.set_piece_at(square, Piece { color, role });
        is_empty
    })
}

/// The kinds of last moves that our code finds; `None` where another fault makes the question pointless.
fn ours(position: &Position) -> Option<Found> {
    let last = LastMoves::of(position)?;
    let found = Found {
        quiet: last.include_quiet(),
        zeroing: last.include_zeroing(),
    };
    assert_eq!(last.exist(), found.quiet || found.zeroing);
    assert!(found.quiet || !has_easy_last_move(position), "{position:?}");
    Some(found)
}

/// Properties of the compared positions.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    none: usize,
    only_quiet: usize,
    only_zeroing: usize,
    only_castling: usize,
    in_check: usize,
    in_double_check: usize,
}

impl Seen {
    /// Positions with too many promoted pieces are left out: shakmaty finds no previous position
    /// for them, and we report them as another problem.
    fn compare(&mut self, position: &Position) {
        let judged = Chess::from_setup(setup(position), CastlingMode::Chess960);
        let kinds = judged.map_or_else(|error| error.kinds(), |_| PositionErrorKinds::empty());
        let Some(ours) = ours(position) else { return };
        if kinds.contains(PositionErrorKinds::TOO_MUCH_MATERIAL) {
            return;
        }
        let truth = brute_force(&setup(position));
        assert_eq!(ours, truth.found, "{position:?}");
        self.only_castling += usize::from(truth.only_castling);
        self.none += usize::from(!ours.quiet && !ours.zeroing);
        self.only_quiet += usize::from(ours.quiet && !ours.zeroing);
        self.only_zeroing += usize::from(!ours.quiet && ours.zeroing);
        let checkers = checkers(position).len();
        self.in_check += usize::from(checkers == 1);
        self.in_double_check += usize::from(checkers == 2);
    }
}

/// Positions with room around every piece.
pub(crate) fn compare_sparse(seed: u64, positions: usize) -> Seen {
    let (mut dice, mut seen) = (Dice::new(seed), Seen::default());
    for _ in 0..positions {
        let men = 3 + dice.below(4);
        seen.compare(&dice.position(men));
    }
    seen
}

/// Positions with the pieces crowded into one region.
pub(crate) fn compare_crowded(seed: u64, positions: usize) -> Seen {
    let (mut dice, mut seen) = (Dice::new(seed), Seen::default());
    for _ in 0..positions {
        let men = 3 + dice.below(10);
        let mut position = dice.crowd(men);
        while checkers(&position).is_empty() && dice.below(4) > 0 {
            position = dice.crowd(men);
        }
        seen.compare(&position);
    }
    seen
}

/// Positions in which little or nothing can have been captured.
pub(crate) fn compare_armies(seed: u64, positions: usize) -> Seen {
    let (mut dice, mut seen) = (Dice::new(seed), Seen::default());
    for _ in 0..positions {
        seen.compare(&dice.armies());
    }
    seen
}

/// Positions as after castling, with pieces between king and rook.
pub(crate) fn compare_castled(seed: u64, positions: usize) -> Seen {
    let (mut dice, mut seen) = (Dice::new(seed), Seen::default());
    for _ in 0..positions {
        seen.compare(&dice.castled());
    }
    seen
}

#[test]
fn brute_force_finds_the_same_kinds_of_last_moves_after_castling() {
    let seen = compare_castled(1, 800);
    assert!(seen.only_castling >= 4, "{seen:?}");
}

#[test]
fn brute_force_finds_the_same_kinds_of_last_moves_of_few_pieces() {
    let seen = compare_sparse(1, 1000);
    assert!(seen.none >= 10 && seen.only_zeroing >= 20, "{seen:?}");
}

#[test]
fn brute_force_finds_the_same_kinds_of_last_moves_on_crowded_boards() {
    let seen = compare_crowded(1, 800);
    assert!(
        seen.in_check >= 100 && seen.in_double_check >= 30,
        "{seen:?}"
    );
    assert!(seen.none >= 30 && seen.only_zeroing >= 30, "{seen:?}");
}

#[test]
fn brute_force_finds_the_same_kinds_of_last_moves_of_full_armies() {
    let seen = compare_armies(1, 600);
    assert!(seen.only_quiet >= 3 && seen.in_check >= 20, "{seen:?}");
}
