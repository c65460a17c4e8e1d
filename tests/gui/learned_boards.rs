//! After a board is settled, the others are read again with what it showed.

use super::pictures::found;
use super::program::Program;
use egui::{Key, Modifiers};
use serde_json::json;
use tabiya::command::Command;
use tabiya::model::action::{Action, BoardAction, ProofreadAction};
use tabiya_chess::{Piece, Square};
use tabiya_picture::scanned::FoundBoard;

/// The classes of squares, in the order of the net.
const CLASSES: &str = ".PNBRQKpnbrqkx";
/// The count of numbers that describe the look of a square.
const LOOK: usize = 96;

/// The readings of a knight whose shape looks rather like a bishop.
const HARDLY_KNOWN: [(char, f32); 2] = [('b', 0.56), ('n', 0.44)];

/// A board with two kings and, on this square (from a8), a black knight that was read as a bishop.
fn doubtful(fen: &str, square: usize, name: &str, place: u32) -> FoundBoard {
    let mut board = found(fen, place, &[(name, &HARDLY_KNOWN)]);
    let mut chances = vec![vec![0.0_f32; 14]; 64];
    let mut looks = vec![0_u8; 64 * LOOK];
    for (at, chances) in chances.iter_mut().enumerate() {
        let men: &[(char, f32)] = match at {
            4 => &[('k', 1.0)],
            60 => &[('K', 1.0)],
            at if at == square => &HARDLY_KNOWN,
            _ => &[('.', 1.0)],
        };
        for (man, chance) in men {
            let class = CLASSES.find(*man).unwrap();
            chances[class] = *chance;
            // Each shape has a look of its own.
            let own = [4, 60, square].iter().position(|place| *place == at);
            looks[at * LOOK + own.unwrap_or(3)] = 200;
        }
    }
    let seen = json!({
        "chances": chances,
        "looks": looks,
        "covered": [],
        "missing": [],
        "said": 12.0,
        "no_square": 0.0,
        "turn": null,
        "unlikely": null,
    });
    board.seen = Some(serde_json::from_value(seen).unwrap());
    board
}

/// Two boards of the same book: this first one, and one with a black knight on f3 that was read as a bishop.
fn with_first(fen: &str) -> Program {
    let first = doubtful(fen, 27, "d5", 1);
    let other = doubtful("4k3/8/8/8/8/5b2/8/4K3 w - - 0 1", 45, "f3", 2);
    let mut program = Program::start();
    program.paste_found(vec![first, other]);
    program
}

/// A first board with a black knight on d5 that was read as a bishop.
const BISHOP_ON_D5: &str = "4k3/8/8/3b4/8/8/8/4K3 w - - 0 1";

/// Two boards of the same book in the dialog for proofreading.
fn on_boards() -> Program {
    let mut program = with_first(BISHOP_ON_D5);
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::Proofread));
    program.run();
    program.run();
    program
}

impl Program {
    fn placement_of_row(&self, row: u64) -> String {
        let line = self.state().shared.document().rows().line(row).unwrap();
        let line = String::from_utf8(line.to_vec()).unwrap();
        line.split(' ').next().unwrap().to_owned()
    }
}

#[test]
fn a_settled_board_teaches_what_the_same_shape_is_on_another() {
    let mut program = on_boards();
    assert!(program.has("In doubt: d5, black bishop"));
    program.type_text("2");
    program.run();
    assert_eq!(program.placement_of_row(0), "4k3/8/8/3n4/8/8/8/4K3");
    assert_eq!(program.placement_of_row(1), "4k3/8/8/8/8/5n2/8/4K3");
    let said = "One other board is read differently after what this one showed";
    assert!(program.says(said));
    // First the other board is as it was, then this one.
    program.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(program.placement_of_row(0), "4k3/8/8/3n4/8/8/8/4K3");
    assert_eq!(program.placement_of_row(1), "4k3/8/8/8/8/5b2/8/4K3");
    program.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(program.placement_of_row(0), "4k3/8/8/3b4/8/8/8/4K3");
}

#[test]
fn what_the_user_has_settled_never_changes() {
    let mut program = on_boards();
    // The bishop is confirmed on one board, and the same shape is a knight on the other.
    program.key(Key::Space);
    program.run();
    assert_eq!(program.placement_of_row(0), "4k3/8/8/3b4/8/8/8/4K3");
    let f3 = Square::from_name("f3").unwrap();
    let action = ProofreadAction::Choose(1, f3);
    program.harness.state_mut().apply(action);
    program.run();
    program.type_text("n");
    program.run();
    assert_eq!(program.placement_of_row(1), "4k3/8/8/8/8/5n2/8/4K3");
    assert_eq!(program.placement_of_row(0), "4k3/8/8/3b4/8/8/8/4K3");
}

#[test]
fn a_board_settled_in_the_window_teaches_like_one_that_is_proofread() {
    let mut program = with_first(BISHOP_ON_D5);
    let square = Square::from_name("d5").unwrap();
    let man = Piece::from_letter('n');
    let state = program.harness.state_mut();
    state.apply(BoardAction::SettleSquare { square, man });
    program.run();
    assert_eq!(program.placement_of_row(0), "4k3/8/8/3n4/8/8/8/4K3");
    assert_eq!(program.placement_of_row(1), "4k3/8/8/8/8/5n2/8/4K3");
    program.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(program.placement_of_row(1), "4k3/8/8/8/8/5b2/8/4K3");
}

#[test]
fn a_mark_of_doubt_that_is_removed_confirms_the_board() {
    let mut program = with_first("4k3/8/8/3n4/8/8/8/4K3 w - - 0 1");
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::ClearUnsure));
    program.run();
    assert_eq!(program.placement_of_row(0), "4k3/8/8/3n4/8/8/8/4K3");
    assert_eq!(program.placement_of_row(1), "4k3/8/8/8/8/5n2/8/4K3");
}
