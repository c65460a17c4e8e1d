//! The find panel: the typed query, its controls, the drawing, and the matches.

use super::program::Program;
use egui::accesskit::Role;
use egui::{Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use tabiya::model::action::SettingsAction;
use tabiya_chess::{Color, Square};
use tabiya_collection::document::ViewOf;
use tabiya_collection::search::Cell;
use tabiya_settings::Setting;
use tabiya_text::Locale;
use tempfile::TempDir;

/// Ten positions; line n of a file has the one whose index is the last digit of n.
const POSITIONS: [&str; 10] = [
    // King, rook and pawn against king and rook.
    "4k3/8/8/3r4/8/8/4P3/R3K3 w - - 0 1",
    // The same with the colours exchanged.
    "r3k3/4p3/8/8/3R4/8/8/4K3 b - - 0 1",
    // The first one, mirrored left and right.
    "3k4/8/8/4r3/8/8/3P4/3K3R w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    // Black is in check.
    "4k3/8/8/8/4R3/8/8/4K3 b - - 0 1",
    // White is in check.
    "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/PPP5/R3K2R w KQ - 0 1",
    // Black has no king.
    "8/8/8/8/8/8/8/K7 w - - 0 1",
    "4k3/8/8/8/8/2N5/8/4K3 w - - bm Nd5; id \"Karpov 8\";",
    "4k3/8/8/8/8/2n5/8/4K3 b - - id \"Tal 9\";",
];

/// A file with this number of lines, each with its number in a comment operation unless it has its own.
fn program(lines: u64) -> (TempDir, PathBuf, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("many.epd");
    let mut text = String::new();
    for line in 0..lines {
        let position = POSITIONS[usize::try_from(line % 10).unwrap()];
        writeln!(text, "{position}").unwrap();
    }
    fs::write(&path, text).unwrap();
    let program = Program::on_file(&path);
    (folder, path, program)
}

/// The same in a window in which all parts of the panel are visible.
fn tall_program(lines: u64) -> (TempDir, PathBuf, Program) {
    let (folder, path, mut program) = program(lines);
    program.harness.set_size(egui::vec2(1280.0, 1500.0));
    program.run();
    (folder, path, program)
}

fn open_find(program: &mut Program) {
    program.ctrl(Key::F);
    program.run();
}

fn find(program: &mut Program, text: &str) {
    open_find(program);
    program.type_text(text);
    program.run();
}

fn field(program: &Program) -> String {
    let field = program
        .harness
        .get_by_role_and_label(Role::TextInput, "Find");
    field.value().unwrap_or_default()
}

/// The different last digits of the indices of the first sixty rows that the list shows.
fn kinds(program: &Program) -> Vec<u64> {
    let document = program.state().shared.document();
    let view = document.view().unwrap();
    assert!(matches!(view.of(), ViewOf::Found(_)), "{:?}", view.of());
    let mut kinds: Vec<_> = (0..view.len().min(60))
        .map(|place| view.row(place).unwrap() % 10)
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

fn hits(program: &Program) -> Option<u64> {
    let view = program.state().shared.document().view()?;
    matches!(view.of(), ViewOf::Found(_)).then(|| view.len())
}

/// Chooses from a list that opens when it is clicked.
fn choose(program: &mut Program, list: &str, choice: &str) {
    program.click_role(Role::ComboBox, list);
    let found = program.harness.query_all_by_label(choice);
    found.last().unwrap().click();
    program.run();
}

fn drawing_square(program: &Program, square: &str) -> Pos2 {
    let begin = format!("{square}: ");
    let mut nodes = program.harness.get_all_by_role(Role::Button);
    let found = nodes.find(|node| {
        let label = node.accesskit_node().label();
        label.is_some_and(|label| label.starts_with(&begin))
    });
    found.unwrap().rect().center()
}

/// Whether a square of the drawing has this name.
fn has_cell(program: &Program, name: &str) -> bool {
    let found = program.harness.query_by_role_and_label(Role::Button, name);
    found.is_some()
}

fn focus_drawing(program: &mut Program) {
    program.harness.get_by_label("Drawn pattern").focus();
    program.run();
}

fn cell(program: &Program, square: &str) -> Cell {
    let square = Square::all().find(|it| it.to_string() == square).unwrap();
    program
        .state()
        .find
        .form
        .as_ref()
        .unwrap()
        .pattern
        .get(square)
}

#[test]
fn a_text_search_shows_only_the_matches() {
    let (_folder, _path, mut program) = program(1000);
    find(&mut program, "karpov");
    assert_eq!((hits(&program), kinds(&program)), (Some(100), vec![8]));
    assert!(program.says("100 of 1,000"));
    assert_eq!(program.state().shared.document().row_at(99), Some(998));
}

#[test]
fn material_is_found_for_either_colour() {
    let (_folder, _path, mut program) = tall_program(1000);
    find(&mut program, "KRPvKR");
    assert_eq!((hits(&program), kinds(&program)), (Some(200), vec![0, 2]));
    program.click("Either colour");
    assert_eq!(field(&program), "KRPvKR either side");
    assert_eq!(
        (hits(&program), kinds(&program)),
        (Some(300), vec![0, 1, 2])
    );
}

#[test]
fn a_query_without_matches_offers_a_weaker_query() {
    let (_folder, _, mut program) = program(30);
    find(&mut program, "KRvK castling");
    assert_eq!(hits(&program), Some(0));
    assert!(program.says("Without “castling:any” there are 3 matches"));
    program.click("Search for that");
    assert_eq!(hits(&program), Some(3));
    assert_eq!(field(&program), "KRvK");
}

#[test]
fn a_misspelled_word_gets_a_suggestion() {
    let (_folder, _, mut program) = program(30);
    find(&mut program, "rok endings");
    assert_eq!(hits(&program), Some(0));
    assert!(program.says("Did you mean “rook endings”?"));
    program.click("Search for that");
    assert_eq!(field(&program), "rook endings");
    assert!(hits(&program).is_some_and(|hits| hits > 0));
    assert!(!program.has("Search for that"));
}

#[test]
fn an_unknown_single_word_gets_no_suggestion() {
    let (_folder, _, mut program) = program(10);
    find(&mut program, "Capablanca");
    assert_eq!(hits(&program), Some(0));
    assert!(!program.has("Search for that"));
}

#[test]
fn queries_are_read_and_written_in_the_language_of_the_window() {
    let (_folder, _, mut program) = program(30);
    let german = Setting::Locale(Some(Locale::German));
    program
        .harness
        .state_mut()
        .apply(SettingsAction::Choose(german));
    program.run();
    open_find(&mut program);
    program.type_text("Turmendspiele");
    program.run();
    let found = hits(&program);
    assert!(found.is_some_and(|hits| hits > 0));
    choose(&mut program, "Am Zug", "Weiß");
    let text = program.state().find.form.as_ref().unwrap().text.clone();
    assert_eq!(text, "Weiß am Zug Turmendspiele");
    program.run();
    assert!(hits(&program) < found);
}

#[test]
fn a_typed_query_is_not_rewritten() {
    let (_folder, _path, mut program) = program(1000);
    find(&mut program, "  w   check ");
    assert_eq!(field(&program), "  w   check ");
    assert_eq!(kinds(&program), [5]);
}

#[test]
fn controls_write_the_text_and_the_text_sets_the_controls() {
    let (_folder, _path, mut program) = program(1000);
    find(&mut program, "b");
    let value = |program: &Program, list: &str| {
        let list = program.harness.get_by_role_and_label(Role::ComboBox, list);
        list.value().unwrap_or_default()
    };
    assert_eq!(value(&program, "To move"), "Black");
    assert_eq!(kinds(&program), [1, 4, 9]);
    choose(&mut program, "Check", "in check");
    assert_eq!(field(&program), "black to move check");
    assert_eq!(kinds(&program), [4]);
    choose(&mut program, "To move", "any");
    assert_eq!(field(&program), "check");
    assert_eq!(kinds(&program), [4, 5]);
    choose(&mut program, "Check", "any");
    choose(&mut program, "Castling", "at least one right");
    assert_eq!(kinds(&program), [3, 6]);
    choose(&mut program, "Castling", "no rights");
    choose(&mut program, "Legality", "illegal");
    assert_eq!(kinds(&program), [7]);
    choose(&mut program, "Castling", "any");
    choose(&mut program, "Legality", "any");
    assert_eq!(field(&program), "");
    assert_eq!(
        program
            .state()
            .shared
            .document()
            .view()
            .map(tabiya_collection::document::RowsView::len),
        None
    );
}

#[test]
fn numbers_of_pieces_are_typed_and_stepped_with_keys() {
    let (_folder, _path, mut program) = tall_program(1000);
    open_find(&mut program);
    program.harness.get_by_label("White: pawns").focus();
    program.run();
    program.type_text("3");
    assert_eq!(
        (field(&program), kinds(&program)),
        ("wP=3".to_owned(), vec![6])
    );
    program.type_text("+");
    assert_eq!(field(&program), "wP>=3");
    assert_eq!(kinds(&program), [3, 6]);
    program.key(Key::ArrowUp);
    assert_eq!(
        (field(&program), kinds(&program)),
        ("wP>=4".to_owned(), vec![3])
    );
    program.harness.get_by_label("Both sides: pieces").focus();
    program.run();
    program.type_text("<=3");
    assert_eq!(field(&program), "wP>=4 men<=3");
    assert_eq!(hits(&program), Some(0));
    assert!(program.says("No matches"));
    program.click("Clear the material");
    assert_eq!(field(&program), "");
}

#[test]
fn the_material_of_the_board_becomes_the_query() {
    let (_folder, _path, mut program) = tall_program(1000);
    open_find(&mut program);
    program.click("Material of the board");
    assert_eq!(field(&program), "KRPvKR");
    assert_eq!(kinds(&program), [0, 2]);
}

#[test]
fn controls_search_for_an_operation() {
    let (_folder, _path, mut program) = tall_program(1000);
    open_find(&mut program);
    program
        .harness
        .get_by_label("Opcode of the operation")
        .focus();
    program.run();
    program.type_text("id");
    assert_eq!(
        (field(&program), kinds(&program)),
        ("id:".to_owned(), vec![8, 9])
    );
    program
        .harness
        .get_by_label("Contents of the operation")
        .focus();
    program.run();
    program.type_text("Tal");
    assert_eq!(
        (field(&program), kinds(&program)),
        ("id:Tal".to_owned(), vec![9])
    );
    choose(&mut program, "Has or lacks the operation", "lacks");
    assert_eq!(field(&program), "-id:Tal");
    assert!(!kinds(&program).contains(&9));
}

#[test]
fn the_balance_and_the_length_of_the_solution_are_typed_and_counted_with_keys() {
    let (_folder, _path, mut program) = tall_program(1000);
    open_find(&mut program);
    program.harness.get_by_label("Balance").focus();
    program.run();
    program.type_text("≥1");
    assert_eq!(field(&program), "balance>=1");
    assert_eq!(kinds(&program), [0, 2, 4, 6, 8]);
    program.key(Key::ArrowUp);
    assert_eq!(field(&program), "balance>=2");
    assert_eq!(kinds(&program), [4, 6, 8]);
    program.ctrl(Key::A);
    program.type_text("-3");
    assert_eq!(
        (field(&program), kinds(&program)),
        ("balance==-3".to_owned(), vec![9])
    );
    program.type_text("x");
    assert_eq!(field(&program), "balance==-3");
    program.ctrl(Key::A);
    program.key(Key::Backspace);
    assert_eq!(field(&program), "");
    program.harness.get_by_label("Solution in moves").focus();
    program.run();
    program.key(Key::ArrowUp);
    assert_eq!(
        (field(&program), kinds(&program)),
        ("solution==1".to_owned(), vec![8])
    );
    program.key(Key::ArrowUp);
    assert_eq!(field(&program), "solution==2");
    assert_eq!(hits(&program), Some(0));
}

#[test]
fn a_mate_is_found_by_the_theme_of_a_puzzle() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("puzzles.epd");
    let lines = [
        format!(
            "{} theme mate mateIn2;",
            POSITIONS[0].trim_end_matches(" 0 1")
        ),
        format!("{} dm 2;", POSITIONS[0].trim_end_matches(" 0 1")),
        format!("{} theme mateIn1;", POSITIONS[0].trim_end_matches(" 0 1")),
    ];
    fs::write(&path, lines.join("\n")).unwrap();
    let mut program = Program::on_file(&path);
    find(&mut program, "Mate in two");
    assert_eq!(hits(&program), Some(2));
    program.ctrl(Key::A);
    program.type_text("matein2");
    assert_eq!(hits(&program), Some(1));
}

#[test]
fn an_error_in_a_query_is_reported_and_nothing_is_searched() {
    let (_folder, _path, mut program) = program(1000);
    find(&mut program, "KRvKX");
    assert!(program.says("“X” is not a piece"));
    assert_eq!(field(&program), "KRvKX");
    assert_eq!(
        hits(&program),
        program
            .state()
            .shared
            .document()
            .view()
            .map(tabiya_collection::document::RowsView::len)
    );
    let search = program
        .harness
        .get_by_role_and_label(Role::Button, "Search");
    assert!(search.accesskit_node().is_disabled());
    // The controls would replace it with another text.
    let side = program
        .harness
        .get_by_role_and_label(Role::ComboBox, "To move");
    assert!(side.accesskit_node().is_disabled());
    program.key(Key::Backspace);
    program.type_text("R");
    assert!(!program.says("is not a piece"));
}

#[test]
fn a_pattern_is_drawn_with_the_keyboard() {
    let (_folder, _path, mut program) = program(1000);
    open_find(&mut program);
    focus_drawing(&mut program);
    // One rank down, then a8: nothing on e5, a white pawn on e2, not a king on e8.
    program.type_text("4!K");
    assert!(has_cell(&program, "e8: not white king"));
    program.key(Key::Backspace);
    assert!(has_cell(&program, "e8: anything"));
    program.type_text("k");
    assert_eq!(kinds(&program), [0, 1, 3, 4, 5, 6, 8, 9]);
    program.type_text("8888");
    program.key(Key::ArrowLeft);
    program.type_text("A");
    assert!(has_cell(&program, "e4: any white piece"));
    assert_eq!(kinds(&program), [4]);
    program.key(Key::ArrowLeft);
    program.type_text("a");
    assert_eq!(
        (cell(&program, "e4"), kinds(&program)),
        (Cell::AnyOf(Color::Black), vec![5])
    );
    program.key(Key::ArrowLeft);
    program.type_text("?");
    assert_eq!(kinds(&program), [4, 5]);
    program.key(Key::ArrowLeft);
    program.type_text(".");
    assert_eq!(kinds(&program), [0, 1, 3, 6, 8, 9]);
}

#[test]
fn a_mouse_sweep_paints_a_pattern_on_every_square() {
    let (_folder, _path, mut program) = program(1000);
    open_find(&mut program);
    program.click("Paint any white piece");
    let (from, to) = (
        drawing_square(&program, "a2"),
        drawing_square(&program, "h2"),
    );
    program.button(from, PointerButton::Primary, true, Modifiers::NONE);
    program.move_to(to);
    program.button(to, PointerButton::Primary, false, Modifiers::NONE);
    for file in "abcdefgh".chars() {
        assert!(
            has_cell(&program, &format!("{file}2: any white piece")),
            "{file}"
        );
    }
    assert_eq!(kinds(&program), [3]);
    let (from, to) = (
        drawing_square(&program, "d2"),
        drawing_square(&program, "h2"),
    );
    program.button(from, PointerButton::Secondary, true, Modifiers::NONE);
    program.move_to(to);
    program.button(to, PointerButton::Secondary, false, Modifiers::NONE);
    assert!(has_cell(&program, "d2: anything") && has_cell(&program, "c2: any white piece"));
    assert_eq!(kinds(&program), [3, 6]);
    program.click("Clear the drawing");
    assert!(
        program
            .state()
            .find
            .form
            .as_ref()
            .unwrap()
            .pattern
            .is_empty()
    );
}

#[test]
fn a_pattern_is_also_found_mirrored_or_with_colours_swapped() {
    let (_folder, _path, mut program) = program(1000);
    open_find(&mut program);
    program.click("Use the position on the board");
    assert_eq!(kinds(&program), [0]);
    program.click("Also mirrored");
    assert_eq!(kinds(&program), [0, 2]);
    program.click("Also with colours swapped");
    assert_eq!(kinds(&program), [0, 1, 2]);
    program.click("Also mirrored");
    assert_eq!(kinds(&program), [0, 1]);
}

#[test]
fn an_excluded_piece_is_painted_with_the_mouse() {
    let (_folder, _path, mut program) = program(1000);
    open_find(&mut program);
    program.click("Paint excluded pieces");
    program.click("Paint not black king");
    program.click_at(drawing_square(&program, "e8"), PointerButton::Primary);
    assert!(has_cell(&program, "e8: not black king"));
    assert_eq!(kinds(&program), [2, 7]);
}

#[test]
fn matches_satisfy_both_text_and_drawing() {
    let (_folder, _path, mut program) = program(1000);
    find(&mut program, "white");
    focus_drawing(&mut program);
    program.type_text("4k");
    assert_eq!(kinds(&program), [0, 3, 5, 6, 8]);
    program.click("Show all positions");
    assert!(program.state().shared.document().view().is_none());
}

#[test]
fn keys_step_through_the_matches() {
    let (_folder, _path, mut program) = program(1000);
    find(&mut program, "id:");
    assert_eq!(program.state().shared.document().row(), 8);
    program.key(Key::F3);
    assert_eq!(program.state().shared.document().row(), 9);
    program.key(Key::F3);
    assert_eq!(program.state().shared.document().row(), 18);
    assert!(program.says("3 of 200"));
    program.key_with(Modifiers::SHIFT, Key::F3);
    assert_eq!(program.state().shared.document().row(), 9);
    program.click("Next match");
    assert_eq!(program.state().shared.document().row(), 18);
}

#[test]
fn all_matches_are_selected_and_deleted_in_one_undo_step() {
    let (_folder, _path, mut program) = program(1000);
    find(&mut program, "bm:");
    program.click("Select all matches");
    assert_eq!(program.state().shared.document().selected_count(), 100);
    program.menu("Position", "Delete position");
    assert_eq!(program.state().shared.document().rows().len(), 900);
    program.key(Key::Escape);
    program.undo();
    assert_eq!(program.state().shared.document().rows().len(), 1000);
}

#[test]
fn the_query_is_kept_while_the_panel_is_closed() {
    let (_folder, _path, mut program) = program(1000);
    find(&mut program, "legal");
    focus_drawing(&mut program);
    program.type_text("Q");
    program.key(Key::Escape);
    assert!(!program.has("Find positions"));
    let before = program.fen();
    program.type_text("Q");
    assert_ne!(program.fen(), before);
    open_find(&mut program);
    assert_eq!(field(&program), "legal");
    assert!(has_cell(&program, "a8: white queen"));
}

#[test]
fn letters_typed_on_the_drawing_do_not_reach_the_board() {
    let (_folder, _path, mut program) = program(1000);
    let before = program.fen();
    open_find(&mut program);
    focus_drawing(&mut program);
    program.type_text("QQ");
    program.key(Key::Delete);
    program.key(Key::Enter);
    assert_eq!(program.fen(), before);
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn a_large_file_is_searched_only_on_request() {
    let (_folder, _path, mut program) = program(200_000);
    find(&mut program, "Karpov");
    assert_eq!(hits(&program), None);
    program.key(Key::Enter);
    assert_eq!(hits(&program), Some(20_000));
    assert!(program.says("20,000 of 200,000"));
    program.type_text(" b");
    assert_eq!(hits(&program), Some(20_000));
    assert!(program.says("from before the last change"));
    program.click_role(Role::Button, "Search");
    assert_eq!(hits(&program), Some(0));
}

#[test]
fn a_running_search_can_be_cancelled() {
    let (_folder, _path, mut program) = program(200_000);
    find(&mut program, "KRPvKR");
    program.dialogs.borrow_mut().steps = Some(1);
    program.key(Key::Enter);
    assert!(program.says("Searching"));
    program.click("Cancel the search");
    program.dialogs.borrow_mut().steps = None;
    program.run();
    assert!(!program.says("Searching"));
    assert_eq!(hits(&program), None);
    // The search can be started again.
    program
        .harness
        .get_by_role_and_label(Role::TextInput, "Find")
        .focus();
    program.run();
    program.key(Key::Enter);
    assert_eq!(hits(&program), Some(40_000));
}

#[test]
fn a_click_on_an_example_searches_for_it() {
    let (_folder, _path, mut program) = program(1000);
    open_find(&mut program);
    program.click("men<=5");
    assert_eq!(field(&program), "men<=5");
    assert_eq!(kinds(&program), [0, 1, 2, 4, 5, 7, 8, 9]);
    // Typing replaces the text.
    program.type_text("b");
    assert_eq!(field(&program), "b");
}

#[test]
fn a_pending_query_says_to_press_enter() {
    let (_folder, _path, mut program) = program(30);
    find(&mut program, "men<=5");
    assert!(!program.says("Press Enter to search"));
    program.click("Show all positions");
    assert_eq!(hits(&program), None);
    assert!(program.says("Press Enter to search"));
    program.ctrl(Key::F);
    program.key(Key::Enter);
    assert_eq!(hits(&program), Some(24));
    assert!(!program.says("Press Enter to search"));
}

/// Presses and releases the mouse as fast as a hand does, because a long press is not a click.
fn click_quickly(program: &mut Program, pos: Pos2) {
    program.move_to(pos);
    for pressed in [true, false] {
        program.harness.event(egui::Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        program.harness.step();
    }
    program.run();
}

#[test]
fn a_click_on_a_match_moves_the_keyboard_to_the_list() {
    let (_folder, _path, mut program) = program(30);
    find(&mut program, "men<=5");
    let second = program.row(2);
    click_quickly(&mut program, second);
    program.key(Key::ArrowDown);
    assert_eq!(program.state().shared.document().row(), 2);
    // The same with a click after one on the board.
    program.left("e5");
    let third = program.row(3);
    click_quickly(&mut program, third);
    program.key(Key::ArrowUp);
    assert_eq!(program.state().shared.document().row(), 1);
}
