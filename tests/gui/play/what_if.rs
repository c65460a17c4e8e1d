//! Trials while moves are played: pieces move freely, and the result is kept or left.

use super::playing;
use crate::program::{Program, START};
use egui::{Key, Modifiers};
use tabiya::command::Command;
use tabiya::model::action::{Action, BoardAction};
use tabiya_chess::Square;

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const KNIGHT_ON_F5: &str = "rnbqkbnr/pppppppp/8/5N2/4P3/8/PPPP1PPP/RNBQKB1R b KQkq - 0 1";

fn after_e4() -> Program {
    let mut program = playing(START);
    program.type_text("e4");
    program.key(Key::Enter);
    assert_eq!(program.fen().split(' ').next(), AFTER_E4.split(' ').next());
    program
}

fn placement(fen: &str) -> &str {
    fen.split(' ').next().unwrap()
}

fn drag_freely(program: &mut Program, from: &str, to: &str) {
    let (from, to) = (program.square(from), program.square(to));
    program.drag_with(from, to, Modifiers::CTRL);
}

#[test]
fn a_drag_with_ctrl_moves_any_piece_and_the_side_to_move_stays() {
    let mut program = after_e4();
    drag_freely(&mut program, "g1", "f5");
    let fen = program.fen();
    assert_eq!(placement(&fen), placement(KNIGHT_ON_F5));
    assert!(fen.contains(" b "), "{fen}");
    assert!(program.has("You have tried another position."));
    assert!(program.has("Keep as a new position"));
}

#[test]
fn going_back_restores_the_position_and_its_line_of_moves() {
    let mut program = after_e4();
    let before = program.fen();
    drag_freely(&mut program, "g1", "f5");
    drag_freely(&mut program, "d8", "d3");
    program.click("Go back");
    assert_eq!(program.fen(), before);
    assert!(program.has("1. e4"), "the line is still there");
    assert!(!program.has("Go back"));
    // Redo still has everything that was tried.
    program.key_with(Modifiers::COMMAND, Key::Y);
    assert_eq!(placement(&program.fen()), placement(KNIGHT_ON_F5));
}

#[test]
fn a_tried_position_is_kept_as_a_new_line_after_the_current_one() {
    let mut program = after_e4();
    let before = program.fen();
    drag_freely(&mut program, "g1", "f5");
    program.click("Keep as a new position");
    assert_eq!(placement(&program.fen()), placement(KNIGHT_ON_F5));
    let document = program.state().shared.document();
    assert_eq!((document.row(), document.rows().len()), (1, 2));
    let first = document.rows().line(0).unwrap();
    assert_eq!(String::from_utf8_lossy(&first), before);
    program.undo();
    assert_eq!(program.state().shared.document().rows().len(), 1);
    assert_eq!(program.fen(), before);
}

#[test]
fn a_trial_works_by_keys_alone() {
    let mut program = after_e4();
    let before = program.fen();
    let run = |program: &mut Program| {
        let state = program.harness.state_mut();
        state.apply(Action::Run(Command::WhatIf));
        program.run();
    };
    run(&mut program);
    assert!(program.has("What if: pieces move freely, and the side to move stays."));
    let d6 = Square::from_name("d6").unwrap();
    let state = program.harness.state_mut();
    state.apply(BoardAction::SelectSquare(d6));
    program.type_text("N");
    assert!(
        program.fen().starts_with("rnbqkbnr/pppppppp/3N4/"),
        "{}",
        program.fen()
    );
    run(&mut program);
    assert!(program.has("You have tried another position."));
    program.click("Go back");
    assert_eq!(program.fen(), before);
}

#[test]
fn nothing_is_offered_if_the_piece_is_put_back_or_the_trial_is_undone() {
    let mut program = after_e4();
    drag_freely(&mut program, "g1", "g1");
    assert!(!program.has("Go back"));
    drag_freely(&mut program, "g1", "f5");
    program.undo();
    assert!(!program.has("Go back"));
    assert_eq!(placement(&program.fen()), placement(AFTER_E4));
    assert!(program.has("1. e4"));
}

#[test]
fn without_the_key_only_legal_moves_are_played() {
    let mut program = after_e4();
    drag_freely(&mut program, "g1", "f5");
    program.drag("d8", "d3");
    assert_eq!(placement(&program.fen()), placement(KNIGHT_ON_F5));
}
