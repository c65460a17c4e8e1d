//! The dialogs of known positions and of Chess960 arrays.

use super::program::{Program, START};
use egui::accesskit::{Role, Toggled};
use egui::{Event, Key, Modifiers, PointerButton, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya_chess::chess960::{array, numbers_of};
use tabiya_notation::known_positions::{KnownPosition, known_positions};

const LUCENA: &str = "1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1";
const BOARD_518: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn opened() -> Program {
    let mut program = Program::start();
    program.menu("Board", "Known positions…");
    assert!(is_in_field(&program));
    program
}

/// Whether the field has the keyboard focus: screen readers then read the chosen row.
fn is_in_field(program: &Program) -> bool {
    let chosen = chosen(program);
    let row = chosen.first();
    row.is_some_and(|row| program.is_focused(row))
}

fn rows(program: &Program) -> Vec<String> {
    let rows = program.harness.query_all_by_role(Role::ListBoxOption);
    let name = |row: egui_kittest::Node<'_>| row.accesskit_node().label().unwrap_or_default();
    let names = known_positions().iter().map(row_name);
    let names: std::collections::BTreeSet<_> = names.collect();
    rows.map(name).filter(|name| names.contains(name)).collect()
}

fn row_name(known: &KnownPosition) -> String {
    let code = known.eco.map(|code| format!("{code} "));
    format!("{}{}", code.unwrap_or_default(), known.name)
}

/// The rows that are chosen.
fn chosen(program: &Program) -> Vec<String> {
    let rows = program.harness.query_all_by_role(Role::ListBoxOption);
    let chosen = rows.filter(|row| row.accesskit_node().toggled() == Some(Toggled::True));
    let name = |row: egui_kittest::Node<'_>| row.accesskit_node().label().unwrap_or_default();
    let all: Vec<_> = known_positions().iter().map(row_name).collect();
    chosen.map(name).filter(|name| all.contains(name)).collect()
}

fn board_of(fen: &str) -> &str {
    fen.split(' ').next().unwrap()
}

/// Moves with Tab to the control of this name.
fn tab_to(program: &mut Program, name: &str) {
    for _ in 0..30 {
        let is_focused = |node: egui_kittest::Node<'_>| node.accesskit_node().is_focused();
        if program.harness.query_all_by_label(name).any(is_focused) {
            return;
        }
        program.key(Key::Tab);
    }
    panic!("Tab does not lead to {name}");
}

#[test]
fn a_position_is_loaded_by_name_in_one_undo_step() {
    let mut program = opened();
    program.type_text("lucena");
    program.key(Key::Enter);
    assert!(!program.has("Search known positions"));
    assert_eq!(program.fen(), LUCENA);
    assert!(program.says("Lucena position"));
    program.undo();
    assert_eq!(program.fen(), START);
}

#[test]
fn text_typed_right_after_the_shortcut_is_searched_for() {
    let mut program = Program::start();
    let keys = Modifiers::COMMAND | Modifiers::SHIFT;
    program.harness.key_press_modifiers(keys, Key::P);
    program.run();
    program.type_text("saavedra");
    program.key(Key::Enter);
    assert_eq!(program.fen(), "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1");
}

#[test]
fn all_positions_are_listed_and_typing_keeps_those_with_every_word() {
    let mut program = opened();
    assert_eq!(rows(&program).len(), known_positions().len());
    program.type_text("grunfeld russian");
    let only = ["D97 Grünfeld Defence: Russian Variation"];
    assert_eq!(rows(&program), only);
    assert!(program.says("One position"));
    program.type_text(" xyzzy");
    assert_eq!(rows(&program), [""; 0]);
    assert!(program.says("No known position matches"));
    program.key(Key::Enter);
    assert!(program.has("Search known positions"));
    assert_eq!(program.fen(), START);
}

#[test]
fn arrows_move_through_the_results_while_the_field_has_the_focus() {
    let mut program = opened();
    program.type_text("najdorf");
    let all = rows(&program);
    assert!(all.len() > 3, "{all:?}");
    assert_eq!(chosen(&program), all[..1]);
    program.key(Key::ArrowDown);
    program.key(Key::ArrowDown);
    assert_eq!(chosen(&program), all[2..3]);
    program.key(Key::ArrowUp);
    assert_eq!(chosen(&program), all[1..2]);
    program.key(Key::End);
    assert_eq!(chosen(&program), all[all.len() - 1..]);
    program.key(Key::ArrowDown);
    assert_eq!(chosen(&program), all[all.len() - 1..]);
    program.key(Key::PageUp);
    assert_eq!(chosen(&program), all[..1]);
    assert!(is_in_field(&program));
    program.key(Key::ArrowDown);
    program.key(Key::Enter);
    let put = known_positions()
        .iter()
        .find(|known| row_name(known) == all[1]);
    assert_eq!(
        *program.state().shared.document().position(),
        put.unwrap().position
    );
}

#[test]
fn the_chosen_position_is_shown_with_its_source() {
    let mut program = opened();
    program.type_text("reti study");
    assert!(program.has("Réti study, White to move"));
    assert!(program.says("Kagans Neueste Schachnachrichten, 1921"));
    program.key(Key::Escape);
    assert!(!program.has("Search known positions"));
    assert_eq!(program.fen(), START);
}

#[test]
fn a_row_under_the_pointer_is_previewed_and_not_chosen() {
    let mut program = opened();
    program.type_text("najdorf");
    let all = rows(&program);
    let second = program.harness.get_by_label(&all[1]).rect().center();
    program.harness.event(Event::PointerMoved(second));
    program.run();
    let name = all[1].split_once(' ').unwrap().1;
    assert!(
        program.has(&format!("{name}, White to move"))
            || program.has(&format!("{name}, Black to move"))
    );
    assert_eq!(chosen(&program), all[..1]);
}

#[test]
fn a_click_chooses_a_row_and_keys_continue_from_there() {
    let mut program = opened();
    program.type_text("najdorf");
    let all = rows(&program);
    program.click(&all[2]);
    assert_eq!(chosen(&program), all[2..3]);
    assert!(is_in_field(&program));
    assert_eq!(program.fen(), START);
    program.key(Key::ArrowDown);
    assert_eq!(chosen(&program), all[3..4]);
}

#[test]
fn a_double_click_puts_a_row_on_the_board() {
    let mut program = opened();
    program.type_text("najdorf");
    let all = rows(&program);
    let third = program.harness.get_by_label(&all[2]).rect().center();
    program.later(10.0);
    program.click_at(third, PointerButton::Primary);
    assert_eq!(program.fen(), START);
    program.later(0.1);
    program.click_at(third, PointerButton::Primary);
    let put = known_positions()
        .iter()
        .find(|known| row_name(known) == all[2]);
    assert_eq!(
        *program.state().shared.document().position(),
        put.unwrap().position
    );
    assert!(!program.has("Search known positions"));
}

#[test]
fn a_group_is_chosen_by_the_mouse_and_by_the_keyboard() {
    let mut program = opened();
    program.click("Studies");
    let studies = rows(&program);
    assert!(studies.contains(&"Excelsior".to_owned()));
    assert!(studies.len() < 40, "{studies:?}");
    tab_to(&mut program, "Odds");
    program.key(Key::Space);
    assert!(rows(&program).contains(&"Knight b1".to_owned()));
    tab_to(&mut program, "Put on the board");
    program.key(Key::Space);
    assert_eq!(
        board_of(&program.fen()),
        "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR"
    );
}

#[test]
fn the_dialog_forgets_its_search_when_closed() {
    let mut program = opened();
    program.type_text("najdorf");
    program.click("Studies");
    program.key(Key::Escape);
    program.menu("Board", "Known positions…");
    assert_eq!(rows(&program).len(), known_positions().len());
}

#[test]
fn the_dialog_fits_into_a_small_window() {
    let mut program = Program::start();
    program.harness.set_size(vec2(760.0, 560.0));
    program.run();
    for (menu_entry, button) in [
        ("Known positions…", "Put on the board"),
        ("Chess960 by number…", "Put on the board"),
    ] {
        program.menu("Board", menu_entry);
        let button = program.harness.get_by_label(button).rect();
        assert!(button.bottom() < 556.0 && button.left() > 4.0, "{button:?}");
        program.key(Key::Escape);
    }
}

fn chess960() -> Program {
    let mut program = Program::on("8/8/8/8/8/8/8/K1k5 w - - 0 1");
    program.menu("Board", "Chess960 by number…");
    program
}

#[test]
fn the_keyboard_alone_loads_a_chess960_position_by_number() {
    let mut program = chess960();
    assert!(program.says("On the board: not a starting position"));
    program.type_text("0");
    program.key(Key::Enter);
    assert_eq!(
        program.fen(),
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"
    );
    assert!(program.says("Chess960 position 0"));
    program.undo();
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/K1k5 w - - 0 1");
}

#[test]
fn the_chess960_number_of_the_board_is_shown_and_chosen() {
    let mut program = Program::on(BOARD_518);
    program.menu("Board", "Chess960 by number…");
    assert!(program.says("On the board: number 518"));
    assert_eq!(program.state().setup.chess960.numbers(), (518, 518));
    assert!(program.has("Chess960 position 518"));
}

#[test]
fn black_can_have_a_different_chess960_position() {
    let mut program = chess960();
    program.type_text("0");
    tab_to(&mut program, "Different position for Black");
    program.key(Key::Space);
    tab_to(&mut program, "Number for Black");
    program.type_text("959");
    tab_to(&mut program, "Put on the board");
    program.key(Key::Space);
    assert_eq!(
        numbers_of(program.state().shared.document().position()),
        Some((0, 959))
    );
    assert!(program.says("Chess960 positions 0 for White and 959 for Black"));
    program.menu("Board", "Chess960 by number…");
    assert!(program.says("On the board: number 0 for White, 959 for Black"));
    assert!(program.is_toggled("Different position for Black"));
}

#[test]
fn a_random_number_is_loaded_only_on_request() {
    let mut program = chess960();
    let mut drawn = std::collections::BTreeSet::new();
    for _ in 0..12 {
        program.click("Random");
        let (white, black) = program.state().setup.chess960.numbers();
        assert_eq!(white, black);
        assert!(array(white).is_some());
        assert!(program.has(&format!("Chess960 position {white}")));
        drawn.insert(white);
    }
    assert!(drawn.len() > 6, "{drawn:?}");
    assert_eq!(program.fen(), "8/8/8/8/8/8/8/K1k5 w - - 0 1");
    let numbers = program.state().setup.chess960.numbers();
    program.click("Put on the board");
    assert_eq!(
        numbers_of(program.state().shared.document().position()),
        Some(numbers)
    );
}

#[test]
fn the_field_always_shows_the_number_in_use() {
    let shown = |program: &Program| {
        let mut fields = program.harness.query_all_by_label("Number");
        fields.find_map(|field| field.value())
    };
    let mut program = chess960();
    for (typed, number) in [("960", "959"), ("00", "959")] {
        program.type_text(typed);
        assert_eq!(shown(&program).as_deref(), Some(number));
        assert!(program.has(&format!("Chess960 position {number}")));
    }
}

#[test]
fn too_large_numbers_become_959() {
    let mut program = chess960();
    program.type_text("1234");
    program.key(Key::Enter);
    assert_eq!(
        numbers_of(program.state().shared.document().position()),
        Some((959, 959))
    );
}
