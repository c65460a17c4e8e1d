//! Claims about rotating, mirroring and shifting the whole board, and about swapping its colours.

use super::dice::Dice;
use tabiya_chess::Level;
use tabiya_chess::problems::problems;
use tabiya_chess::{CastlingRights, Direction, Position, RookSide, Square, Transform, WantedRight};
use tabiya_notation::fen::{read_strict, write_fen};

const POSITIONS: u64 = 3_000;

/// Applied twice, these change nothing.
const MIRRORS: [Transform; 6] = [
    Transform::MirrorFiles,
    Transform::MirrorRanks,
    Transform::Rotate,
    Transform::SwapColors,
    Transform::SwapColorsInPlace,
    Transform::AsBlackSeesIt,
];

fn read(fen: &str) -> Position {
    read_strict(fen.as_bytes()).unwrap()
}

fn after(fen: &str, transform: Transform) -> String {
    write_fen(&transform.apply_to(&read(fen)))
}

fn positions() -> impl Iterator<Item = Position> {
    (0..POSITIONS).map(|seed| {
        let mut dice = Dice::new(seed);
        let men = 2 + dice.below(30);
        let mut position = dice.position(men);
        position.halfmove_clock = 7;
        position.fullmove_number = 40;
        position
    })
}

#[test]
fn each_mirror_undoes_itself() {
    for position in positions() {
        for mirror in MIRRORS {
            let twice = mirror.apply_to(&mirror.apply_to(&position));
            assert_eq!(twice, position, "{mirror:?} of {}", write_fen(&position));
        }
    }
}

#[test]
fn every_mirror_changes_the_position_and_no_two_are_the_same() {
    let position = read("r3k2r/pb1q4/8/3pP3/8/2N5/P4PPP/R3K2R w KQkq d6 3 12");
    let mut seen = vec![write_fen(&position)];
    for mirror in MIRRORS {
        let fen = write_fen(&mirror.apply_to(&position));
        assert!(!seen.contains(&fen), "{mirror:?} gives {fen} again");
        seen.push(fen);
    }
}

#[test]
fn two_mirrors_make_the_expected_third() {
    use Transform as T;
    for position in positions() {
        for (first, second, both) in [
            (T::MirrorFiles, T::MirrorRanks, T::Rotate),
            (T::MirrorRanks, T::SwapColorsInPlace, T::SwapColors),
            (T::Rotate, T::SwapColorsInPlace, T::AsBlackSeesIt),
            (T::SwapColors, T::MirrorFiles, T::AsBlackSeesIt),
        ] {
            let one_by_one = second.apply_to(&first.apply_to(&position));
            let other_way = first.apply_to(&second.apply_to(&position));
            assert_eq!(one_by_one, both.apply_to(&position));
            assert_eq!(other_way, both.apply_to(&position));
        }
    }
}

#[test]
fn swapping_colours_keeps_legality_and_every_problem() {
    for position in positions() {
        let kinds = |position: &Position| {
            let all = problems(position);
            let illegal = all.iter().filter(|p| p.level() == Level::Illegal).count();
            (illegal, all.len())
        };
        let swapped = Transform::SwapColors.apply_to(&position);
        assert_eq!(
            kinds(&swapped),
            kinds(&position),
            "{}",
            write_fen(&position)
        );
        assert_eq!(
            position.possible_en_passant().is_some(),
            swapped.possible_en_passant().is_some()
        );
    }
}

#[test]
fn swapping_colours_reverses_ranks_side_rights_and_target() {
    assert_eq!(
        after(
            "rnbqk2r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQk e6 0 3",
            Transform::SwapColors
        ),
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQK2R b Kkq e3 0 3"
    );
}

#[test]
fn swapping_colours_in_place_keeps_every_piece_on_its_square() {
    assert_eq!(
        after(
            "4k3/1P6/8/8/8/8/6p1/4K2R w K - 0 1",
            Transform::SwapColorsInPlace
        ),
        "4K3/1p6/8/8/8/8/6P1/4k2r b - - 0 1"
    );
}

#[test]
fn mirroring_left_and_right_keeps_castling_rights_and_target() {
    let mirrored = "r2k3r/8/8/4Pp2/8/8/8/R2K3R w KQkq f6 0 1";
    let fen = "r3k2r/8/8/2pP4/8/8/8/R3K2R w KQkq c6 0 1";
    assert_eq!(after(fen, Transform::MirrorFiles), mirrored);
    let position = Transform::MirrorFiles.apply_to(&read("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1"));
    assert_eq!(write_fen(&position), "3k3r/8/8/8/8/8/8/R2K4 w Qk - 0 1");
}

#[test]
fn mirroring_top_and_bottom_suspends_castling_and_mirroring_back_restores_it() {
    let fen = "r3k2r/8/8/2pP4/8/8/8/R3K2R w KQkq c6 0 1";
    let mirrored = "R3K2R/8/8/8/2pP4/8/8/r3k2r w - - 0 1";
    assert_eq!(after(fen, Transform::MirrorRanks), mirrored);
    let once = Transform::MirrorRanks.apply_to(&read(fen));
    assert_eq!(write_fen(&Transform::MirrorRanks.apply_to(&once)), fen);
}

#[test]
fn the_view_of_black_turns_the_board_and_swaps_colours() {
    // From Black's side the king is left of the queen, and the pawn on e5 is on the d-file.
    assert_eq!(
        after(
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
            Transform::AsBlackSeesIt
        ),
        "r1bkqbnr/ppp1pppp/2n5/3p4/3P4/8/PPP1PPPP/RNBKQBNR w KQkq - 1 2"
    );
}

#[test]
fn a_shift_and_its_reverse_restore_the_board_unless_a_piece_fell_off() {
    let mut kept = 0;
    for position in positions() {
        for direction in Direction::ALL {
            let shift = Transform::Shift(direction);
            let lost = shift.lost(&position.board);
            let there = shift.apply_to(&position);
            let back = Transform::Shift(direction.opposite()).apply_to(&there);
            assert_eq!(
                there.board.occupied().len() + lost.len(),
                position.board.occupied().len()
            );
            if lost.is_empty() && position.en_passant.is_none() {
                assert_eq!(write_fen(&back), write_fen(&position));
                kept += 1;
            }
            for square in lost {
                assert_eq!(back.board.get(square), None);
            }
        }
    }
    assert!(kept > 100, "{kept}");
}

#[test]
fn a_shift_moves_rights_and_ends_those_of_lost_rooks() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let left = Transform::Shift(Direction::Left);
    assert_eq!(after(fen, left), "3k2r1/8/8/8/8/8/8/3K2R1 w Kk - 0 1");
    assert_eq!(left.lost(&read(fen).board).len(), 2);
    let up = Transform::Shift(Direction::Up);
    assert_eq!(after(fen, up), "8/8/8/8/8/8/R3K2R/8 w - - 0 1");
}

#[test]
fn undecided_castling_rights_stay_undecided_after_a_shift() {
    // As if the user had set the pieces up on an empty board, one file too far to the left.
    let mut position = read("8/8/8/8/8/8/8/3K2R1 w - - 0 1");
    position.castling = CastlingRights::IF_AT_HOME;
    let right = Transform::Shift(Direction::Right).apply_to(&position);
    assert_eq!(write_fen(&right), "8/8/8/8/8/8/8/4K2R w K - 0 1");
    let white = tabiya_chess::Color::White;
    assert_eq!(
        right.castling.wanted(white, RookSide::Kingside),
        WantedRight::IfAtHome
    );
}

#[test]
fn mirrored_boards_agree_with_another_library() {
    type Turn = fn(&mut shakmaty::Board);
    let turns: [(Transform, Turn); 3] = [
        (Transform::MirrorFiles, shakmaty::Board::flip_horizontal),
        (Transform::MirrorRanks, shakmaty::Board::flip_vertical),
        (Transform::Rotate, shakmaty::Board::rotate_180),
    ];
    for position in positions() {
        let fen = write_fen(&position);
        let board = fen.split(' ').next().unwrap();
        for (ours, theirs) in &turns {
            let mut board = shakmaty::Board::from_ascii_board_fen(board.as_bytes()).unwrap();
            theirs(&mut board);
            let turned = write_fen(&ours.apply_to(&position));
            assert_eq!(
                turned.split(' ').next().unwrap(),
                board.board_fen().to_string()
            );
        }
    }
}

#[test]
fn a_transform_moves_squares_as_it_moves_pieces() {
    for transform in MIRRORS
        .into_iter()
        .chain(Direction::ALL.map(Transform::Shift))
    {
        let mut position = Position::empty();
        for square in Square::all() {
            position
                .board
                .set(square, Some(tabiya_chess::Piece::WhiteQueen));
            let moved = transform.apply_to(&position);
            assert_eq!(moved.board.occupied().single(), transform.square(square));
            position.board.set(square, None);
        }
    }
}

#[test]
fn mirrors_and_shifts_lose_no_castling_right() {
    let sideways = [Direction::Left, Direction::Right].map(Transform::Shift);
    let kept = [
        Transform::MirrorFiles,
        Transform::SwapColors,
        Transform::AsBlackSeesIt,
    ];
    let rights = |position: &Position| {
        let fen = write_fen(position);
        fen.split(' ').nth(2).unwrap().replace('-', "").len()
    };
    let mut seen = 0;
    for mut position in positions() {
        position.castling = CastlingRights::IF_AT_HOME;
        let before = rights(&position);
        seen += before;
        for transform in kept {
            assert!(rights(&transform.apply_to(&position)) >= before);
        }
        for shift in sideways {
            let after = shift.apply_to(&position);
            if shift.lost(&position.board).is_empty() {
                assert!(rights(&after) >= before, "{}", write_fen(&position));
            }
        }
    }
    assert!(seen > 20, "{seen}");
}
