//! The tables in the program.

use crate::properties::small::{any_board, check_position};
use proptest::prelude::*;
use std::collections::HashMap;
use tabiya_chess::Color;
use tabiya_notation::fen::read_fen;
use tabiya_tables::small::{Maker, contained, to_file};
use tabiya_tables::syzygy::ProbeError;
use tabiya_tables::{Truth, Wdl};

fn truth(fen: &str) -> Truth {
    Truth::of(&read_fen(fen).unwrap(), None).unwrap()
}

#[test]
fn the_longest_mates_have_their_known_lengths() {
    for line in include_str!("../data/longest_mates.txt").lines() {
        let (fen, moves) = line.split_once(" = ").unwrap();
        let truth = truth(fen);
        let side = fen.split(' ').nth(1).unwrap();
        let (wanted, plies) = if side == "w" {
            (Wdl::Win, moves.parse::<u32>().unwrap() * 2 - 1)
        } else {
            (Wdl::Loss, moves.parse::<u32>().unwrap() * 2)
        };
        assert_eq!((truth.result, truth.mate), (wanted, Some(plies)), "{fen}");
    }
}

#[test]
fn the_program_contains_35_tables_of_at_most_four_megabytes() {
    let tables = contained();
    assert_eq!(tables.len(), 35);
    let names: HashMap<_, _> = tables
        .iter()
        .map(|made| (made.name.as_str(), made))
        .collect();
    assert!(names.contains_key("KPvKP") && names.contains_key("KBNvK"));
    assert!(to_file(&tables).len() <= 4 << 20);
}

#[test]
fn tables_are_made_as_they_are_in_the_program() {
    let made: Vec<_> = Maker::default().take(4).collect();
    assert_eq!(made, contained()[..4]);
}

#[test]
fn captures_in_passing_are_searched() {
    let fen = "8/8/8/8/3Pp3/8/8/k1K5 b - d3 0 1";
    check_position(&read_fen(fen).unwrap());
    let (with, without) = (truth(fen), truth(&fen.replace("d3", "-")));
    assert_ne!(with, without);
}

#[test]
fn castling_is_searched() {
    let fen = "8/8/8/8/8/8/8/R3K2k w Q - 0 1";
    check_position(&read_fen(fen).unwrap());
    let without = truth(&fen.replace('Q', "-"));
    assert!(truth(fen).mate <= without.mate);
    // The rook and the king are fixed while the right remains; the queen is not.
    check_position(&read_fen("8/8/8/8/8/4k3/8/Q3K2R w K - 0 1").unwrap());
    check_position(&read_fen("8/8/8/8/3k4/8/8/Q3K2R b K - 0 1").unwrap());
}

#[test]
fn the_fifty_move_rule_counts_from_the_halfmove_clock() {
    let at = |clock: u32| truth(&format!("8/8/8/8/8/2k5/8/1R2K3 w - - {clock} 80"));
    let plies = at(0).mate.unwrap();
    assert_eq!(at(100 - plies).result, Wdl::Win);
    assert_eq!(at(101 - plies).result, Wdl::CursedWin);
    assert_eq!(at(101 - plies).mate, Some(plies));
    // A mate on the board counts whatever the clock says.
    let mated = truth("k7/1Q6/1K6/8/8/8/8/8 b - - 100 99");
    assert_eq!((mated.result, mated.mate), (Wdl::Loss, Some(0)));
    // With a pawn the clock can start again.
    let pawn = truth("8/8/8/8/8/4k3/4P3/4K3 w - - 90 99");
    assert!(pawn.result != Wdl::Win || pawn.is_clock_open);
}

#[test]
fn more_pieces_need_a_shelf() {
    let position = read_fen("8/8/8/8/8/3k4/8/QRK4r w - - 0 1").unwrap();
    let error = Truth::of(&position, None).unwrap_err();
    assert!(matches!(error, ProbeError::NoTable(material, _) if material.name() == "KQRvKR"));
    let pawn = read_fen("P7/8/8/8/8/1k6/8/2K5 w - - 0 1").unwrap();
    assert_eq!(
        Truth::of(&pawn, None).unwrap_err(),
        ProbeError::PawnOnBackRank
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn a_truth_is_the_best_of_the_truths_after_each_move(
        name in prop::sample::select(names()),
        squares in prop::array::uniform4(0..64_u8),
        side in any::<bool>(),
    ) {
        let side = if side { Color::White } else { Color::Black };
        if let Some(position) = any_board(&name, squares, side) {
            check_position(&position);
        }
    }
}

fn names() -> Vec<String> {
    contained().into_iter().map(|made| made.name).collect()
}
