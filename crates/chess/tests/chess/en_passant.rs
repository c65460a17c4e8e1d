//! The positions in which each of the three conventions names the en-passant target.

use super::dice::Dice;
use super::theirs::{CONVENTIONS, chess, cozy, cozy_square, position_of, setup};
use shakmaty::{Move, Position as _};
use tabiya_chess::EnPassantConvention::{Always, Legal, PseudoLegal};
use tabiya_chess::{
    EnPassantConvention, File, Piece, Position, Role, Square, SquareSet, diagonal_lines,
    en_passant_capturers, en_passant_rank, king_steps, straight_lines,
};

fn position(fen: &str) -> Position {
    position_of(fen.parse::<shakmaty::fen::Fen>().unwrap().as_setup())
}

/// Whether each convention names the target of this FEN.
fn named(fen: &str) -> [bool; 3] {
    let position = position(fen);
    EnPassantConvention::ALL.map(|convention| {
        let named = position.en_passant_as(convention);
        assert!(named.is_none() || named == position.en_passant);
        named.is_some()
    })
}

const NEVER: [bool; 3] = [false; 3];
const ONLY_ALWAYS: [bool; 3] = [true, false, false];
const NOT_LEGAL: [bool; 3] = [true, true, false];
const LEGAL: [bool; 3] = [true; 3];

/// The trap, the position, and the conventions that name its target.
const TRAPS: [(&str, &str, [bool; 3]); 30] = [
    (
        "no pawn is beside it",
        "4k3/8/8/8/4P3/8/8/4K3 b - e3",
        ONLY_ALWAYS,
    ),
    ("a pawn does", "4k3/8/8/8/3pP3/8/8/4K3 b - e3", LEGAL),
    (
        "both leave the rank of the king",
        "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3",
        NOT_LEGAL,
    ),
    (
        "another piece stays between",
        "8/8/8/8/k1nPp2Q/8/8/3K4 b - d3",
        LEGAL,
    ),
    (
        "another piece stays between on the other side",
        "8/8/8/8/k2Pp1nQ/8/8/3K4 b - d3",
        LEGAL,
    ),
    (
        "the captured pawn shields the king on a long diagonal",
        "8/8/2b5/3pP3/8/5K2/8/k7 w - d6",
        NOT_LEGAL,
    ),
    (
        "pinned along the line of capture",
        "7k/1b6/8/2pP4/4K3/8/8/8 w - c6",
        LEGAL,
    ),
    (
        "pinned by a bishop beyond the target",
        "7k/2b5/8/3pP3/5K2/8/8/8 w - d6",
        LEGAL,
    ),
    (
        "pinned on another diagonal",
        "7k/6b1/8/3pP3/8/2K5/8/8 w - d6",
        NOT_LEGAL,
    ),
    (
        "pinned on the file",
        "4r2k/8/8/3pP3/8/8/8/4K3 w - d6",
        NOT_LEGAL,
    ),
    (
        "two could, one is pinned",
        "4r2k/8/8/2PpP3/8/8/8/4K3 w - d6",
        LEGAL,
    ),
    (
        "two could, both are pinned",
        "7k/6b1/1b6/2PpP3/3K4/8/8/8 w - d6",
        NOT_LEGAL,
    ),
    (
        "the pushed pawn gives check",
        "7k/8/8/3pP3/4K3/8/8/8 w - d6",
        LEGAL,
    ),
    (
        "the pushed pawn gives check, the capturer is pinned",
        "4r2k/8/8/3pP3/4K3/8/8/8 w - d6",
        NOT_LEGAL,
    ),
    (
        "the push uncovered another check",
        "4b2k/8/8/3pP3/K7/8/8/8 w - d6",
        NOT_LEGAL,
    ),
    (
        "check from elsewhere",
        "4r2k/8/8/1Pp5/8/8/8/4K3 w - c6",
        NOT_LEGAL,
    ),
    (
        "the captured pawn shields the king on a diagonal",
        "6bk/8/8/3pP3/2K5/8/8/8 w - d6",
        NOT_LEGAL,
    ),
    (
        "the captured pawn shields the king on a file",
        "3r3k/8/8/3pP3/8/8/8/3K4 w - d6",
        LEGAL,
    ),
    (
        "the capture blocks a check",
        "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3",
        LEGAL,
    ),
    (
        "no wrap round the edge",
        "4k3/8/8/p7/7P/8/8/4K3 w - a6",
        ONLY_ALWAYS,
    ),
    (
        "no wrap round the other edge",
        "4k3/8/P7/7p/8/8/8/4K3 w - h6",
        ONLY_ALWAYS,
    ),
    (
        "a pawn of the wrong side is beside it",
        "4k3/8/8/3pp3/8/8/8/4K3 w - d6",
        ONLY_ALWAYS,
    ),
    (
        "the target is occupied",
        "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6",
        NEVER,
    ),
    (
        "the square behind the pawn is occupied",
        "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6",
        NEVER,
    ),
    ("nothing was pushed", "4k3/8/8/4P3/8/8/8/4K3 w - d6", NEVER),
    (
        "the wrong rank for the side to move",
        "4k3/8/8/8/3pP3/8/8/4K3 w - e3",
        NEVER,
    ),
    (
        "no own king: nothing is illegal",
        "4k3/8/8/3pP2r/8/8/8/8 w - d6",
        LEGAL,
    ),
    (
        "of two own kings one would be in check",
        "4r2k/8/8/3pP3/8/8/8/K3K3 w - d6",
        NOT_LEGAL,
    ),
    (
        "of two own kings none would be in check",
        "7k/8/8/3pP3/8/8/8/K3K3 w - d6",
        LEGAL,
    ),
    ("no target", "4k3/8/8/3pP3/8/8/8/4K3 w - -", NEVER),
];

#[test]
fn pinned_and_other_illegal_en_passant_captures_are_recognized() {
    for (why, fen, expected) in TRAPS {
        assert_eq!(named(fen), expected, "{why}: {fen}");
        assert_eq!(
            named(&mirrored(fen)),
            expected,
            "{why}, colours swapped: {fen}"
        );
    }
}

/// The same position with White and Black exchanged.
fn mirrored(fen: &str) -> String {
    let mut setup = fen.parse::<shakmaty::fen::Fen>().unwrap().into_setup();
    setup.mirror();
    shakmaty::fen::Fen::try_from_setup(setup)
        .unwrap()
        .to_string()
}

#[test]
fn pawns_that_attack_the_target_are_found_pinned_or_not() {
    let names = |fen: &str, target: &str| {
        let target = Square::from_name(target).unwrap();
        let capturers = en_passant_capturers(&position(fen), target);
        capturers
            .map(|square| square.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(names("4r2k/8/8/2PpP3/8/8/8/4K3 w - d6", "d6"), "c5 e5");
    assert_eq!(names("4k3/8/8/8/pP5p/8/8/4K3 b - b3", "b3"), "a4");
    assert_eq!(names("4k3/8/8/8/1P5p/8/8/4K3 b - b3", "b3"), "");
}

/// A position right after a double push with a pawn beside it that may be pinned: its king and a
/// queen of the other side are on lines through one of the two pawns, if there is room.
fn after_a_push(dice: &mut Dice) -> Option<Position> {
    let men = 3 + dice.below(10);
    let mut position = dice.position(men);
    let side = position.side_to_move;
    let mover = side.opposite();
    let target = Square::new(dice.pick(&File::ALL), en_passant_rank(side));
    let pushed = target.offset(0, mover.forward())?;
    let beside = pushed.offset(dice.pick(&[-1, 1]), 0)?;
    let board = &mut position.board;
    if (board.occupied() & [pushed, beside].into_iter().collect()).is_several() {
        return None;
    }
    let king = board.king(side)?;
    board.set(king, None);
    board.set(pushed, Some(Piece::new(mover, Role::Pawn)));
    board.set(beside, Some(Piece::new(side, Role::Pawn)));
    for piece in [Piece::new(side, Role::King), Piece::new(mover, Role::Queen)] {
        let middle = dice.pick(&[pushed, beside]);
        let lines =
            straight_lines(middle, SquareSet::EMPTY) | diagonal_lines(middle, SquareSet::EMPTY);
        let free: Vec<_> = (lines - board.occupied() - SquareSet::of(target)).collect();
        board.set(dice.pick(&free), Some(piece));
    }
    position.en_passant = Some(target);
    position.possible_en_passant()?;
    Some(position)
}

#[test]
fn the_three_en_passant_conventions_agree_with_shakmaty() {
    let mut dice = Dice::new(3);
    let mut compared = [0; 2];
    for _ in 0..6000 {
        let Some(position) = after_a_push(&mut dice) else {
            continue;
        };
        let Some(theirs) = chess(setup(&position)) else {
            continue;
        };
        for (ours, mode) in CONVENTIONS {
            let target = theirs.ep_square(mode).map(super::theirs::square);
            assert_eq!(
                position.en_passant_as(ours),
                target,
                "{ours:?} {position:?}"
            );
        }
        let is_legal = position.en_passant_as(Legal).is_some();
        assert_eq!(
            is_legal,
            theirs.legal_moves().into_iter().any(Move::is_en_passant)
        );
        compared[usize::from(is_legal)] += 1;
    }
    assert!(compared.iter().all(|count| *count > 200), "{compared:?}");
}

#[test]
fn cozy_chess_agrees_on_legal_en_passant_captures() {
    let mut dice = Dice::new(4);
    let mut compared = [0; 2];
    for _ in 0..6000 {
        let Some(position) = after_a_push(&mut dice) else {
            continue;
        };
        // cozy-chess allows adjacent kings.
        let kings = position.board.role(Role::King);
        let is_side_by_side = kings
            .into_iter()
            .any(|king| !(king_steps(king) & kings).is_empty());
        let Some(theirs) = cozy(&position).filter(|_| !is_side_by_side) else {
            continue;
        };
        let target = position.en_passant_as(Always).unwrap();
        let mut is_legal = false;
        for from in en_passant_capturers(&position, target) {
            is_legal |= theirs.is_legal(cozy_chess::Move {
                from: cozy_square(from),
                to: cozy_square(target),
                promotion: None,
            });
        }
        assert_eq!(
            position.en_passant_as(Legal).is_some(),
            is_legal,
            "{position:?}"
        );
        assert!(position.en_passant_as(PseudoLegal).is_some() || !is_legal);
        compared[usize::from(is_legal)] += 1;
    }
    assert!(compared.iter().all(|count| *count > 100), "{compared:?}");
}
