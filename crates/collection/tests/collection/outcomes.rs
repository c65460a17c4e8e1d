//! The results of endgames with a piece on each square, and after each move.

use std::sync::Arc;
use tabiya_chess::{Color, Mover, Piece, Position, Square};
use tabiya_collection::outcomes::{Held, Outcome, Trial, for_the_other_side, ranked_moves};
use tabiya_notation::moves::write_san;
use tabiya_notation::record::read_record;
use tabiya_tables::syzygy::{Kind, Table};
use tabiya_tables::{Material, Shelf, TableError, Truth, Wdl};

fn position(fen: &str) -> Position {
    read_record(fen.as_bytes()).unwrap().position
}

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

fn trial(fen: &str, held: Held) -> Trial {
    Trial {
        position: position(fen),
        held,
        is_for_other: false,
    }
}

/// The result with the piece on a square, as a word.
fn word(trial: &Trial, name: &str) -> &'static str {
    match trial.outcomes(None).on(square(name)) {
        None => "unknown",
        Some(Outcome::Illegal) => "illegal",
        Some(outcome) => match outcome.winner() {
            None => "draw",
            Some(Color::White) => "White",
            Some(Color::Black) => "Black",
        },
    }
}

/// The kings, and a rook to be placed.
const KINGS: &str = "k7/8/1K6/8/8/8/8/8 w - -";

#[test]
fn each_square_has_the_result_with_the_held_piece_on_it() {
    let rook = trial(KINGS, Held::Put(Some(Piece::WhiteRook)));
    assert_eq!(word(&rook, "h1"), "White");
    // Black, who is not to move, would be in check.
    assert_eq!(word(&rook, "h8"), "illegal");
    // It replaces a king.
    assert_eq!(word(&rook, "a8"), "illegal");
    let black = Trial {
        is_for_other: true,
        ..rook
    };
    assert_eq!(word(&black, "h1"), "White");
    assert_eq!(word(&black, "h8"), "White");
    assert_eq!(word(&black, "a7"), "White");
    let bishop = trial(KINGS, Held::Put(Some(Piece::WhiteBishop)));
    assert_eq!(word(&bishop, "h1"), "illegal");
    assert_eq!(word(&bishop, "g1"), "draw");
}

#[test]
fn each_result_is_that_of_the_position_after_the_piece_is_put_down() {
    let trials = [
        Held::Move(square("h1")),
        Held::Copy(square("h1")),
        Held::Put(Some(Piece::BlackPawn)),
        Held::Put(None),
        Held::PutBoth(Some(Piece::WhiteKnight)),
    ];
    for held in trials {
        for is_for_other in [false, true] {
            let trial = Trial {
                is_for_other,
                ..trial("k7/8/1K6/8/8/8/8/7R b - -", held)
            };
            let outcomes = trial.outcomes(None);
            for square in Square::all() {
                let after = trial.with_piece_on(square);
                let expected = after.and_then(|after| Outcome::of(&after, None));
                assert_eq!(outcomes.on(square), expected, "{held:?} {square}");
                let side = if is_for_other {
                    Color::White
                } else {
                    Color::Black
                };
                assert!(after.is_none_or(|after| after.side_to_move == side));
            }
        }
    }
}

#[test]
fn only_squares_that_a_legal_move_reaches_have_a_result_in_play() {
    let rook = trial("8/8/8/8/8/2k5/8/1R2K3 w - -", Held::Play(square("b1")));
    assert_eq!(word(&rook, "b8"), "White");
    assert_eq!(word(&rook, "b2"), "draw");
    assert_eq!(word(&rook, "a2"), "unknown");
    let outcomes = rook.outcomes(None);
    let reached = Square::all().filter(|square| outcomes.on(*square).is_some());
    assert_eq!(reached.count(), 10);
}

#[test]
fn a_pawn_that_promotes_has_the_result_of_the_best_piece() {
    // A queen stalemates, and a rook wins.
    let pawn = trial("8/k1P5/2K5/8/8/8/8/8 w - -", Held::Play(square("c7")));
    assert_eq!(word(&pawn, "c8"), "White");
    let queen = position("2Q5/k7/2K5/8/8/8/8/8 b - -");
    assert_eq!(Outcome::of(&queen, None).unwrap().winner(), None);
}

#[test]
fn five_pieces_are_unknown_without_tables_and_no_result_is_shown_before_both_kings_are_there() {
    let five = trial(
        "k7/8/1K6/8/8/8/PP6/8 w - -",
        Held::Put(Some(Piece::WhitePawn)),
    );
    assert_eq!(word(&five, "c2"), "unknown");
    // It replaces a pawn of the same kind.
    assert_eq!(word(&five, "a2"), "unknown");
    let replacing = trial(
        "k7/8/1K6/8/8/8/PP6/8 w - -",
        Held::Put(Some(Piece::WhiteRook)),
    );
    assert_eq!(word(&replacing, "b2"), "White");
    assert!(replacing.outcomes(None).are_known());
    let first = trial("8/8/8/8/8/8/8/8 w - -", Held::Put(Some(Piece::WhiteKing)));
    assert_eq!(word(&first, "a1"), "illegal");
    assert!(!first.outcomes(None).are_known());
}

#[test]
fn moves_are_ranked_by_their_results() {
    let fen = "8/8/8/8/8/2k5/8/1R2K3 w - -";
    let ranked = ranked_moves(&position(fen), None).unwrap();
    let mover = Mover::new(&position(fen)).unwrap();
    assert_eq!(ranked.len(), mover.moves().len());
    let values: Vec<_> = ranked
        .iter()
        .map(|row| {
            let truth = Truth::of(mover.after(row.played).position(), None).unwrap();
            assert_eq!(row.outcome.truth(), Some((truth, Color::Black)));
            (truth.result.for_the_other() != Wdl::Win, truth.mate)
        })
        .collect();
    assert!(values.is_sorted(), "{values:?}");
    let names = [&ranked[0], &ranked[ranked.len() - 1]].map(|row| write_san(&mover, row.played));
    assert_ne!(names[0], names[1]);
    let winner = |row: usize| ranked[row].outcome.winner();
    assert_eq!(winner(0), Some(Color::White), "{names:?}");
    assert_eq!(winner(ranked.len() - 1), None, "{names:?}");
    // A side that is lost prefers the longest way.
    let lost = position("k7/8/1K6/8/8/8/7R/8 b - -");
    let ranked = ranked_moves(&lost, None).unwrap();
    assert_eq!(ranked.len(), 1);
    assert_eq!(ranked_moves(&Position::start(), None), None);
}

/// Tables of results in which White to move wins and Black to move loses.
struct Tables(Vec<(Material, Arc<Table>)>);

impl Tables {
    fn new() -> Self {
        let names = ["KQRvKB", "KQvKB", "KRvKB", "KQRvK", "KQvK", "KRvK"];
        let tables = names.map(|name| {
            let material = Material::from_name(name).unwrap();
            // The pieces of both sides to move, each a digit of 0x66.
            let (white, black) = name.split_once('v').unwrap();
            let code = |letter| u8::try_from("PNBRQK".find(letter).unwrap() + 1).unwrap();
            let white = white.chars().map(|letter| code(letter) * 0x11);
            let black = black.chars().map(|letter| (code(letter) + 8) * 0x11);
            let mut bytes = vec![0x71, 0xE8, 0x23, 0x5D, 1, 0];
            bytes.extend(white.chain(black));
            bytes.resize(bytes.len().next_multiple_of(2), 0);
            bytes.extend([0x80, 4, 0x80, 0]);
            let bytes: Arc<[u8]> = bytes.into();
            let table = Table::open(Box::new(bytes), material, Kind::Results).unwrap();
            (material, Arc::new(table))
        });
        Self(tables.into())
    }
}

impl Shelf for Tables {
    fn table(&self, material: Material, kind: Kind) -> Result<Option<Arc<Table>>, TableError> {
        let mut tables = self.0.iter().filter(|_| kind == Kind::Results);
        let found = tables.find(|(own, _)| *own == material);
        Ok(found.map(|(_, table)| Arc::clone(table)))
    }
}

#[test]
fn a_win_whose_distance_is_unknown_is_neither_before_nor_after_one_with_a_known_distance() {
    // After Kxg7 the distance to mate is known, after the other moves it is not.
    let checked = position("7K/6b1/8/QR6/8/8/8/7k w - -");
    let ranked = ranked_moves(&checked, Some(&Tables::new())).unwrap();
    let truths = ranked.iter().map(|row| row.outcome.truth().unwrap().0);
    let mates: Vec<_> = truths.map(|truth| truth.mate.is_some()).collect();
    assert_eq!(mates, [true, false, false]);
    let order: Vec<_> = ranked.iter().map(|row| row.played).collect();
    let mover = Mover::new(&checked).unwrap();
    assert!(mover.moves().into_iter().eq(order));
}

#[test]
fn a_mate_at_once_is_before_wins_whose_distance_is_unknown() {
    let near = position("8/8/8/8/8/1QK5/1R6/k6b w - -");
    let ranked = ranked_moves(&near, Some(&Tables::new())).unwrap();
    let mover = Mover::new(&near).unwrap();
    let names = ranked.iter().map(|row| write_san(&mover, row.played));
    let names: Vec<_> = names.collect();
    let mates = names.iter().filter(|name| name.ends_with('#')).count();
    assert!(0 < mates && mates < names.len(), "{names:?}");
    let are_first = names.iter().take(mates).all(|name| name.ends_with('#'));
    assert!(are_first, "{names:?}");
}

#[test]
fn the_other_side_cannot_capture_in_passing() {
    let before = position("4k3/8/8/8/3pP3/8/8/4K3 b - e3");
    let other = for_the_other_side(&before);
    assert_eq!((other.side_to_move, other.en_passant), (Color::White, None));
}
