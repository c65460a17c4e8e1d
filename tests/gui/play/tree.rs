//! The list of moves with variations, comments and signs: shown, folded, visited by keys, and changed.

use super::playing;
use crate::program::{Program, START};
use egui::accesskit::{Role, Toggled};
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::time::Instant;
use tabiya::command::Command;
use tabiya::model::action::{Action, FenAction, SettingsAction};
use tabiya_notation::piece_letters::Language;
use tabiya_settings::Setting;

const GAME: &str = "[Event \"Club\"]\n\n\
    {A quiet start} 1. e4 e5 2. Nf3 Nc6 $1 {[%clk 0:10:00] best} (2... Nf6 {Petrov} 3. Nxe5 (3. d4 exd4) 3... d6) \
    (2... d6 3. d4) 3. Bb5 a6 *\n";

fn with_game(game: &str) -> Program {
    let mut program = Program::start();
    let paste = FenAction::Paste(game.to_owned());
    program.harness.state_mut().apply(paste);
    program.run();
    program.let_go();
    program
}

fn run(program: &mut Program, command: Command) {
    program.harness.state_mut().apply(Action::Run(command));
    program.run();
}

/// The last move before the position shown, as the list says it.
fn shown(program: &Program) -> String {
    let options = program.harness.query_all_by_role(Role::ListBoxOption);
    let mut selected = options.filter(|node| {
        let node = node.accesskit_node();
        node.is_selected() == Some(true) || node.toggled() == Some(Toggled::True)
    });
    let name = selected.find_map(|node| {
        let name = node.accesskit_node().label().unwrap_or_default();
        let is_move = name.contains('.') || name == "Start of the line";
        is_move.then_some(name)
    });
    name.unwrap_or_default()
}

/// The movetext of the game on one line.
fn game(program: &mut Program) -> String {
    run(program, Command::CopyLinePgn);
    let copied = program.take_copied().unwrap();
    let (_, moves) = copied.split_once("\n\n").unwrap();
    moves.replace('\n', " ").trim_end().to_owned()
}

fn right_click(program: &mut Program, name: &str) {
    let pos = program.harness.get_by_label(name).rect().center();
    program.harness.event(Event::PointerMoved(pos));
    // A long click would not count.
    for pressed in [true, false] {
        program.harness.event(Event::PointerButton {
            pos,
            button: PointerButton::Secondary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        program.harness.step();
    }
    program.run();
}

const NF6: &str = "2... Nf6, variation of move 2";
const NXE5: &str = "3. Nxe5, variation of move 2";
const D4: &str = "3. d4, variation of move 3, depth 2";

#[test]
fn variations_comments_and_signs_are_listed_and_spoken_with_depth() {
    let program = with_game(GAME);
    for name in ["1. e4", "2... Nc6!", "3. Bb5", NF6, NXE5, D4] {
        assert!(program.has(name), "{name}");
    }
    for comment in ["A quiet start", "best", "Petrov"] {
        assert!(program.has(comment), "{comment}");
    }
    assert!(!program.says("%clk"));
    assert_eq!(shown(&program), "3... a6");
}

#[test]
fn moves_are_listed_with_the_letters_of_the_language_or_figurines() {
    let mut program = with_game(GAME);
    for (setting, name) in [
        (Setting::Language(Some(Language::German)), "3. Sxe5"),
        (Setting::Figurines(true), "3. ♘xe5"),
    ] {
        program
            .harness
            .state_mut()
            .apply(SettingsAction::Choose(setting));
        program.run();
        assert!(program.says(name), "{name}");
    }
}

#[test]
fn a_click_on_a_move_of_a_variation_shows_its_position_and_its_line() {
    let mut program = with_game(GAME);
    program.click(D4);
    assert_eq!(
        program.fen(),
        "rnbqkb1r/pppp1ppp/5n2/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R b KQkq d3 0 3"
    );
    program.key_with(Modifiers::ALT, Key::ArrowRight);
    assert_eq!(shown(&program), "3... exd4, variation of move 3, depth 2");
    assert!(!program.state().shared.document().can_redo());
}

#[test]
fn keys_in_the_list_go_along_the_line_and_between_variations() {
    let mut program = with_game(GAME);
    program.click("2... Nc6!");
    for (key, expected) in [
        (Key::ArrowUp, "2... Nc6!"),
        (Key::ArrowDown, NF6),
        (Key::ArrowRight, NXE5),
        (Key::ArrowDown, D4),
        (Key::End, "3... exd4, variation of move 3, depth 2"),
        (Key::ArrowUp, NXE5),
        (Key::ArrowLeft, NF6),
        (Key::ArrowDown, "2... d6, variation of move 2"),
        (Key::ArrowDown, "2... d6, variation of move 2"),
        (Key::Home, "Start of the line"),
        // The line that was left is still the one that the keys follow.
        (Key::End, "3. d4, variation of move 2"),
    ] {
        program.key(key);
        assert_eq!(shown(&program), expected, "{key:?}");
    }
    assert!(program.state().shared.announcement.contains("3. d4"));
}

#[test]
fn commands_visit_variations_and_the_ends_of_the_line() {
    let mut program = with_game(GAME);
    program.click("2... Nc6!");
    for (command, expected) in [
        (Command::NextVariation, NF6),
        (Command::PreviousVariation, "2... Nc6!"),
        (Command::LineLast, "3... a6"),
        (Command::LineStart, "Start of the line"),
    ] {
        assert!(command.is_enabled(program.state()), "{command:?}");
        run(&mut program, command);
        assert_eq!(shown(&program), expected, "{command:?}");
    }
    for command in [
        Command::PreviousVariation,
        Command::NextVariation,
        Command::LineStart,
        Command::ChooseNextMove,
        Command::PromoteVariation,
        Command::DeleteVariation,
    ] {
        assert!(!command.is_enabled(program.state()), "{command:?}");
    }
}

#[test]
fn a_key_chooses_among_the_moves_that_follow() {
    let mut program = with_game(GAME);
    program.click("2. Nf3");
    program.ctrl(Key::J);
    assert!(program.is_focused("Next move Nc6"));
    program.key(Key::Tab);
    assert!(program.is_focused("Next move Nf6"));
    program.key(Key::Enter);
    assert_eq!(shown(&program), NF6);
    // The arrow keys of the list continue from there.
    program.key(Key::ArrowRight);
    assert_eq!(shown(&program), NXE5);
    program.click("1. e4");
    assert!(!program.has("Next move e5"), "there is no choice");
}

#[test]
fn the_menu_of_a_move_changes_its_variation_in_one_step() {
    let start = "{A quiet start} 1. e4 e5 2. Nf3 ";
    let nc6 = "Nc6 $1 {[%clk 0:10:00] best}";
    for (name, entry, expected) in [
        (
            NXE5,
            "Promote the variation",
            format!(
                "{start}Nf6 {{Petrov}} ( 2... {nc6} 3. Bb5 a6 ) ( 2... d6 3. d4 ) 3. Nxe5 ( 3. d4 exd4 ) 3... d6 *"
            ),
        ),
        (
            NXE5,
            "Demote the variation",
            format!(
                "{start}{nc6} ( 2... Nf6 {{Petrov}} 3. d4 ( 3. Nxe5 d6 ) 3... exd4 ) ( 2... d6 3. d4 ) 3. Bb5 a6 *"
            ),
        ),
        (
            D4,
            "Make this the main line",
            format!(
                "{start}Nf6 {{Petrov}} ( 2... {nc6} 3. Bb5 a6 ) ( 2... d6 3. d4 ) 3. d4 ( 3. Nxe5 d6 ) 3... exd4 *"
            ),
        ),
        (
            NXE5,
            "Delete the variation",
            format!("{start}{nc6} ( 2... d6 3. d4 ) 3. Bb5 a6 *"),
        ),
        (
            NF6,
            "Cut off the moves after this one",
            format!("{start}{nc6} ( 2... Nf6 {{Petrov}} ) ( 2... d6 3. d4 ) 3. Bb5 a6 *"),
        ),
    ] {
        let mut program = with_game(GAME);
        let before = game(&mut program);
        right_click(&mut program, name);
        program.click(entry);
        assert_eq!(game(&mut program), expected, "{entry}");
        program.undo();
        assert_eq!(game(&mut program), before, "{entry}");
    }
}

#[test]
fn keys_leave_the_list_alone_while_the_menu_of_a_move_is_open() {
    let mut program = with_game(GAME);
    right_click(&mut program, NF6);
    for key in [Key::ArrowRight, Key::Home, Key::End, Key::Enter] {
        program.key(key);
        assert_eq!(shown(&program), NF6, "{key:?}");
        assert!(program.has(NXE5) && program.has("Promote the variation"));
    }
    program.key(Key::Escape);
    assert!(!program.has("Promote the variation"));
}

#[test]
fn the_arrow_keys_enter_the_menu_of_a_move_and_escape_returns_to_the_list() {
    let mut program = with_game(GAME);
    right_click(&mut program, NF6);
    program.key(Key::ArrowDown);
    assert!(program.is_focused("Promote the variation"));
    program.key(Key::Escape);
    assert!(!program.has("Promote the variation"));
    assert_eq!(shown(&program), NF6);
    program.key(Key::Home);
    assert_ne!(shown(&program), NF6, "the list has the keys again");
    right_click(&mut program, NF6);
    program.key(Key::ArrowDown);
    program.key(Key::Enter);
    assert!(game(&mut program).contains("2. Nf3 Nf6 {Petrov}"));
}

#[test]
fn the_moves_of_a_variation_begin_below_each_other() {
    let program = with_game(GAME);
    let left = |name| program.harness.get_by_label(name).rect().left();
    assert_eq!(left("3... d6, variation of move 2"), left(NF6));
    assert!(left(NF6) < left(D4));
    assert_eq!(left("3. Bb5"), left("1. e4"));
}

#[test]
fn a_deleted_variation_leaves_the_position_before_it_on_the_board() {
    let mut program = with_game(GAME);
    program.click(D4);
    run(&mut program, Command::DeleteVariation);
    assert_eq!(shown(&program), NF6);
    assert!(program.says("The variation with 3. d4 was deleted."));
    assert!(!program.has(D4));
    program.undo();
    assert_eq!(shown(&program), D4);
}

#[test]
fn a_variation_is_folded_by_mouse_and_keys_and_opens_around_the_position_shown() {
    let mut program = with_game(GAME);
    let fold = format!("Show the moves after {NF6}");
    program.click(&fold);
    assert!(program.has(NF6) && !program.has(NXE5) && !program.has("Petrov"));
    assert_eq!(shown(&program), "3... a6");
    program.click(&fold);
    assert!(program.has(NXE5));
    // Enter folds the variation of the position shown, whose first move remains.
    program.click(NXE5);
    program.key(Key::Enter);
    assert_eq!(shown(&program), NF6);
    assert!(!program.has(NXE5));
    // Going on opens it.
    program.key(Key::ArrowRight);
    assert_eq!(shown(&program), NXE5);
}

#[test]
fn a_move_from_the_middle_is_listed_as_a_variation() {
    let mut program = playing(START);
    program.type_text("e4 e5 Nf3");
    program.key(Key::Enter);
    program.click("1. e4");
    program.drag("c7", "c5");
    assert!(program.has("2. Nf3"));
    assert_eq!(shown(&program), "1... c5, variation of move 1");
    // The main line is still what is saved as the solution.
    run(&mut program, Command::WriteLinePv);
    let record = program.state().shared.document().line();
    assert!(String::from_utf8_lossy(record).ends_with("pv e4 e5 Nf3;"));
}

#[test]
fn only_the_visible_rows_of_ten_thousand_moves_are_drawn() {
    let tour = "Kd1 Kd8 (Kf8 Kc1) Ke1 Ke8 ".repeat(2500);
    let game = format!("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n{tour}*\n");
    let mut program = with_game(&game);
    assert_eq!(shown(&program), "5000... Ke8");
    let options = program.harness.query_all_by_role(Role::ListBoxOption);
    assert!(options.count() < 400);
    let line = program.state().shared.document().line_of_play().unwrap();
    assert_eq!((line.at(), line.len()), (10_000, 10_000));
    program.click("5000... Ke8");
    program.key(Key::Home);
    assert!(program.has("1. Kd1") && !program.has("5000... Ke8"));
}

#[test]
#[ignore = "a measurement: run it with --ignored --nocapture"]
#[expect(clippy::print_stdout, reason = "the figures")]
fn frames_and_a_move_in_a_game_of_ten_thousand_moves_are_measured() {
    let tour = "Kd1 Kd8 (Kf8 Kc1) Ke1 Ke8 ".repeat(2500);
    let game = format!("[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n{tour}*\n");
    let mut program = with_game(&game);
    let begin = Instant::now();
    for _ in 0..100 {
        program.harness.step();
    }
    println!("a frame: {:?}", begin.elapsed() / 100);
    let begin = Instant::now();
    program.drag("e1", "f1");
    println!("a move with the frames of its drag: {:?}", begin.elapsed());
    let line = program.state().shared.document().line_of_play().unwrap();
    assert_eq!(line.at(), 10_001);
}
