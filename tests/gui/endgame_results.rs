//! Results of endgames on the squares while a piece is held, for the other side to move, and beside moves.

use super::program::{Program, keyboard::press};
use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya::command::Command;
use tabiya::model::action::Action;

/// The kings, between which a rook mates.
const KINGS: &str = "k7/8/1K6/8/8/8/8/8 w - - 0 1";
/// White mates in one move.
const MATE: &str = "k7/8/1K6/8/8/8/8/7R w - - 0 1";
/// The rook is attacked.
const ATTACKED: &str = "8/8/8/8/8/2k5/8/1R2K3 w - - 0 1";

/// The description of a square for screen readers.
fn description_of(program: &Program, square: &str) -> String {
    let begin = format!("{square}, ");
    let mut nodes = program.harness.get_all_by_role(Role::Button);
    let node = nodes.find(|node| {
        let name = node.accesskit_node().label().unwrap_or_default();
        name.starts_with(&begin)
    });
    let node = node.unwrap();
    let description = node.accesskit_node().data().description();
    description.unwrap_or_default().to_owned()
}

fn says_on(program: &Program, square: &str, result: &str) {
    let said = description_of(program, square);
    assert!(
        said.contains(&format!("here: {result}")),
        "{square}: {said}"
    );
}

fn says_nothing_on(program: &Program, square: &str) {
    let said = description_of(program, square);
    assert!(!said.contains("here: "), "{square}: {said}");
}

/// Takes hold of the piece on a square and moves it over another one.
fn hold(program: &mut Program, from: &str, over: &str) {
    let (from, over) = (program.square(from), program.square(over));
    program.button(from, PointerButton::Primary, true, Modifiers::NONE);
    program.move_to(from + (over - from) * 0.5);
    program.move_to(over);
}

#[test]
fn each_square_shows_the_result_that_a_held_brush_would_give() {
    let mut program = Program::on(KINGS);
    says_nothing_on(&program, "h1");
    program.brush("white rook");
    says_on(&program, "h1", "White wins, mate in 1");
    says_on(&program, "h8", "Illegal");
    says_on(&program, "a7", "Illegal");
    program.key(Key::Escape);
    says_nothing_on(&program, "h1");
}

#[test]
fn each_square_shows_the_result_while_a_piece_is_dragged_and_the_line_above_names_the_one_under_it()
{
    let mut program = Program::on(MATE);
    hold(&mut program, "h1", "h8");
    says_on(&program, "g1", "White wins, mate in 1");
    says_on(&program, "a5", "Illegal");
    assert!(program.has("h8: Illegal"));
    let over = program.square("g1");
    program.move_to(over);
    assert!(program.has("g1: White wins, mate in 1"));
    assert!(!program.has("White wins, mate in 1"));
    program.button(over, PointerButton::Primary, false, Modifiers::NONE);
    says_nothing_on(&program, "h1");
    assert!(program.has("White wins, mate in 1"));
}

#[test]
fn the_shown_result_is_that_of_the_position_after_the_drop() {
    for to in ["c1", "h4", "c8", "d7"] {
        let mut program = Program::on(MATE);
        hold(&mut program, "h1", to);
        let said = description_of(&program, to);
        let over = program.square(to);
        program.button(over, PointerButton::Primary, false, Modifiers::NONE);
        let (_, result) = said.split_once("here: ").unwrap();
        let is_shown = program.has(result) || result == "Illegal" && program.says("in check");
        assert!(is_shown, "{to}: {said}");
    }
}

#[test]
fn a_key_shows_the_results_for_the_other_side_to_move_even_during_a_drag() {
    let mut program = Program::on(MATE);
    hold(&mut program, "h1", "h8");
    assert!(program.has("h8: Illegal"));
    program.harness.event(press(Key::O, Modifiers::NONE));
    program.run();
    assert!(program.says("h8: White wins"));
    program.harness.event(press(Key::O, Modifiers::NONE));
    program.run();
    assert!(program.has("h8: Illegal"));
}

#[test]
fn the_line_above_the_board_says_the_result_for_the_other_side_when_asked() {
    let mut program = Program::on("k7/1R6/8/8/8/8/8/7K w - - 0 1");
    assert!(!program.says("If Black were to move"));
    program.menu("View", "Results if the other side were to move");
    assert!(program.says("White wins, mate in"));
    assert!(program.has("If Black were to move: Draw"));
    program.click("Black to move");
    assert!(program.says("If White were to move: White wins, mate in"));
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::ResultsForOtherSide));
    program.run();
    assert!(!program.says("were to move:"));
}

#[test]
fn an_illegal_position_for_the_other_side_is_said_to_be_that() {
    let mut program = Program::on("k6R/8/8/1K6/8/8/8/8 b - - 0 1");
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::ResultsForOtherSide));
    program.run();
    assert!(program.has("If White were to move: Illegal"));
}

#[test]
fn a_piece_that_keys_move_shows_the_result_on_each_square() {
    let mut program = Program::on(MATE);
    program.left("h1");
    says_nothing_on(&program, "g1");
    program.key_with(Modifiers::CTRL, Key::ArrowLeft);
    assert_eq!(program.fen(), "k7/8/1K6/8/8/8/8/6R1 w - - 0 1");
    says_on(&program, "h1", "White wins, mate in 1");
    says_on(&program, "h8", "Illegal");
    assert!(program.has("g1: White wins, mate in 1"));
    program.key(Key::ArrowUp);
    says_nothing_on(&program, "h8");
}

#[test]
fn moves_show_their_results_while_a_piece_is_picked_up() {
    let mut program = Program::on(ATTACKED);
    program.ctrl(Key::M);
    program.left("b1");
    assert!(description_of(&program, "b8").contains("here: White wins, mate in"));
    says_on(&program, "b2", "Draw");
    says_nothing_on(&program, "c2");
    // The other side to move makes no difference to moves.
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::ResultsForOtherSide));
    program.run();
    says_on(&program, "b2", "Draw");
}

#[test]
fn the_moves_are_listed_by_their_results_and_a_click_plays_one() {
    let mut program = Program::on(MATE);
    program.ctrl(Key::M);
    let buttons = program.harness.get_all_by_role(Role::Button);
    let names = buttons.filter_map(|node| node.accesskit_node().label());
    let moves: Vec<_> = names
        .filter(|name| name.contains(": White wins") || name.contains(": Draw"))
        .collect();
    assert_eq!(moves.len(), 20, "{moves:?}");
    assert_eq!(moves[0], "Rh8#: White wins");
    assert!(moves[1].ends_with("White wins, mate in 1"), "{moves:?}");
    program.click("Rh8#: White wins");
    assert_eq!(program.fen(), "k6R/8/1K6/8/8/8/8/8 b - - 1 1");
    assert!(!program.says("Moves by result"));
}

#[test]
fn five_pieces_and_a_switched_off_setting_show_no_results() {
    let mut five = Program::on("k7/8/1K6/8/8/8/PPP5/8 w - - 0 1");
    hold(&mut five, "a2", "a3");
    says_nothing_on(&five, "a3");
    // A captured piece leaves four.
    says_on(&five, "b2", "White wins, mate in");
    let mut program = Program::on(KINGS);
    program.menu("View", "Show results of endgames");
    program.brush("white rook");
    says_nothing_on(&program, "h1");
    program.menu("View", "Show results of endgames");
    says_on(&program, "h1", "White wins, mate in 1");
}

#[test]
fn results_come_without_holding_up_the_board() {
    let mut program = Program::on(KINGS);
    program.step(0);
    program.brush("white rook");
    says_nothing_on(&program, "h1");
    program.left("h1");
    assert_eq!(program.fen(), MATE);
    program.let_go();
    says_on(&program, "g1", "White wins, mate in 1");
}

#[test]
fn only_illegal_squares_are_not_worth_a_sign() {
    let mut program = Program::on("8/8/8/8/8/8/8/8 w - - 0 1");
    program.brush("white king");
    says_nothing_on(&program, "e1");
    program.left("b6");
    program.brush("black king");
    says_on(&program, "h1", "Draw");
    says_on(&program, "b7", "Illegal");
}
