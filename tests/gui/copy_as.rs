//! The position in every form, and programs that would reject it.

use super::laid_out::texts_on;
use super::program::{Program, START};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use tabiya::model::action::{Action, FenAction, ListAction, SettingsAction};
use tabiya_notation::forms::{Form, write_text_as};
use tabiya_notation::record::read_record;

/// A right without its rook cannot be written; two kings can.
const TWO_KINGS: &str = "4k3/8/8/8/8/8/8/3KK3 w - - 0 1";

impl Program {
    /// Clicks and returns the copied text.
    fn copied_by_click(&mut self, entry: &str) -> Option<String> {
        let entry = self.harness.get_by_role_and_label(Role::MenuItem, entry);
        entry.click();
        (0..4).find_map(|_| {
            self.harness.step();
            self.take_copied()
        })
    }

    fn open_copy_as(&mut self) {
        self.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::C);
    }
}

fn has_entry(program: &Program, name: &str) -> bool {
    let found = program
        .harness
        .query_by_role_and_label(Role::MenuItem, name);
    found.is_some()
}

fn row<'a>(program: &'a Program, name: &'a str) -> Node<'a> {
    let rows = &program.harness;
    rows.get_by_role_and_label(Role::ListBoxOption, name)
}

fn is_focused_row(program: &Program, name: &str) -> bool {
    row(program, name).accesskit_node().is_focused()
}

/// The text copied within the next frames.
fn copied_soon(program: &mut Program) -> Option<String> {
    (0..4).find_map(|_| {
        program.harness.step();
        program.take_copied()
    })
}

fn name(form: Form) -> String {
    tabiya_text::tr(&format!("form-{}", form.name()))
}

/// Programs for standard chess alone do not know files of rooks, so that form always has its sign.
fn entry(form: Form) -> String {
    match form {
        Form::Shredder => "Shredder-FEN, with a warning".to_owned(),
        _ => name(form),
    }
}

#[test]
fn the_menu_copies_every_form_as_the_core_writes_it() {
    for form in Form::ALL.iter().copied() {
        let mut program = Program::on("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 4");
        program.click("Edit");
        program.click("Copy as");
        let copied = program.copied_by_click(&entry(form));
        let position = *program.state().shared.document().position();
        let settings = program.state().shared.forms();
        let expected = write_text_as(form, &position, b"", settings);
        assert_eq!(copied, Some(expected), "{form:?}");
    }
}

#[test]
fn every_form_copies_all_selected_positions_and_counts_them() {
    let lines = [
        "4k3/8/8/8/8/8/8/4K3 w - - id \"a\";",
        "4k3/8/8/8/8/8/8/3K4 b - - 3 9",
    ];
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("some.epd");
    std::fs::write(&file, format!("{}\n# a note\n{}\n", lines[0], lines[1])).unwrap();
    for form in Form::ALL.iter().copied() {
        let mut program = Program::on_file(&file);
        program.harness.state_mut().apply(ListAction::SelectAllRows);
        program.run();
        program.open_copy_as();
        assert!(program.says("3 selected positions will be copied"));
        program.key(Key::Escape);
        program.harness.state_mut().apply(FenAction::CopyAs(form));
        let copied = copied_soon(&mut program).unwrap();
        let settings = program.state().shared.forms();
        let written = lines.map(|line| {
            let record = read_record(line.as_bytes()).unwrap();
            let tail = &line.as_bytes()[record.tail];
            let written = write_text_as(form, &record.position, tail, settings);
            written.trim_end().to_owned()
        });
        let expected = format!("{}\n", written.join(form.separator()));
        assert_eq!(copied, expected, "{form:?}");
        program.run();
        let said = format!("2 positions copied as {}", name(form));
        assert!(program.says(&said), "{said}");
    }
}

#[test]
fn a_selection_without_positions_is_not_copied() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("notes.epd");
    std::fs::write(&file, "# one\n# two\n").unwrap();
    let mut program = Program::on_file(&file);
    program.harness.state_mut().apply(ListAction::SelectAllRows);
    program
        .harness
        .state_mut()
        .apply(FenAction::CopyAs(Form::Latex));
    assert_eq!(copied_soon(&mut program), None);
    assert!(program.says("The selected lines contain no position"));
}

#[test]
fn the_button_beside_the_field_offers_every_form() {
    let mut program = Program::start();
    program.click("More forms to copy");
    for form in Form::ALL.iter().copied() {
        assert!(has_entry(&program, &entry(form)), "{form:?}");
    }
    let copied = program.copied_by_click("UCI command");
    assert_eq!(copied, Some(format!("position fen {START}")));
}

#[test]
fn operations_are_copied_in_forms_that_can_hold_them() {
    let mut program = Program::on("4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"x\";");
    program.click("More forms to copy");
    let copied = program.copied_by_click("EPD");
    let line = "4k3/8/8/8/8/8/8/4K2R w K - bm Rh8+; id \"x\";";
    assert_eq!(copied.as_deref(), Some(line));
}

#[test]
fn the_keyboard_previews_each_form_and_copies_one() {
    let mut program = Program::start();
    program.open_copy_as();
    assert!(is_focused_row(&program, "FEN"));
    assert!(program.says(START));
    program.key(Key::ArrowDown);
    assert!(is_focused_row(&program, &entry(Form::Shredder)));
    assert!(program.says(&START.replace("KQkq", "HAha")));
    // There is no release, which would take another frame.
    program.harness.event(Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    program.harness.step();
    assert_eq!(program.take_copied(), Some(START.replace("KQkq", "HAha")));
    program.run();
    assert!(!program.says("the position as one line"), "it closes");
    assert!(program.says("Copied"));
}

#[test]
fn a_copy_is_confirmed_in_the_button_that_was_clicked() {
    let mut program = Program::start();
    let place = |program: &Program| program.harness.get_by_label("Copy FEN").rect();
    let before = place(&program);
    assert_eq!(texts_on(&program, before), ["Copy"]);
    program.click("Copy FEN");
    assert_eq!(texts_on(&program, before), ["✔"]);
    assert_eq!(place(&program), before);
    // It is there for a moment.
    for _ in 0..8 {
        program.harness.step();
    }
    assert_eq!(texts_on(&program, before), ["Copy"]);
}

#[test]
fn a_click_on_a_form_previews_it_and_the_button_copies_it() {
    let mut program = Program::start();
    program.open_copy_as();
    let place = row(&program, "PGN tags").rect().center();
    program.move_to(place);
    assert!(
        !program.says("[SetUp \"1\"]"),
        "the choice stays while the pointer passes other forms"
    );
    program.clicks_at(place, 1);
    assert!(program.says("[SetUp \"1\"]"));
    assert_eq!(program.take_copied(), None);
    assert!(is_focused_row(&program, "PGN tags"));
    let copy = program.harness.get_by_role_and_label(Role::Button, "Copy");
    copy.click();
    let copied = copied_soon(&mut program).unwrap();
    assert!(copied.contains("[SetUp \"1\"]"), "{copied}");
    program.run();
    assert_eq!(program.state().shared.dialog, None);
}

#[test]
fn a_double_click_on_a_form_copies_it() {
    let builder = Harness::builder().with_step_dt(0.05);
    let mut program = Program::started(builder, Vec::new());
    program.open_copy_as();
    let place = row(&program, "UCI command").rect().center();
    program.clicks_at(place, 2);
    let copied = program.take_copied();
    assert_eq!(copied, Some(format!("position fen {START}")));
}

#[test]
fn cancelling_the_dialog_of_forms_copies_nothing() {
    let mut program = Program::start();
    program.open_copy_as();
    program.click_role(Role::Button, "Cancel");
    assert_eq!(program.state().shared.dialog, None);
    assert_eq!(program.take_copied(), None);
}

#[test]
fn the_menu_of_forms_also_copies_the_picture() {
    let mut program = Program::start();
    program.click("More forms to copy");
    program.click_role(Role::MenuItem, "Copy picture");
    assert_eq!(program.dialogs.borrow().offered.len(), 1);
    assert!(program.says("Picture copied"));
}

#[test]
fn the_chosen_letters_of_the_piece_list_are_remembered() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("settings.toml");
    let settings = || Action::from(SettingsAction::UseSettings(file.clone()));
    let mut program = Program::start_with(vec![settings()]);
    program.open_copy_as();
    let place = row(&program, "Piece list").rect().center();
    program.clicks_at(place, 1);
    program.click_role(Role::ComboBox, "Piece letters");
    program.click("German");
    assert!(program.says("Weiß: Ke1, Dd1, Ta1"));
    program.click("Figurines instead of letters");
    assert!(program.says("♔e1"));
    let next = Program::start_with(vec![settings()]);
    assert!(next.state().shared.settings.figurines);
    assert_eq!(next.state().shared.piece_language().code(), "de");
}

#[test]
fn positions_that_engines_reject_are_copied_with_warnings() {
    let mut program = Program::on(TWO_KINGS);
    program.unfold("Engines (");
    assert!(program.says("(several kings)"));
    let place = program.harness.get_by_label("Copy FEN").rect().center();
    program.move_to(place);
    assert!(program.says("⚠ Stockfish"));
    program.click("More forms to copy");
    assert!(has_entry(&program, "FEN, with a warning"));
    assert!(has_entry(&program, "Text diagram"), "people read that");
    let copied = program.copied_by_click("FEN, with a warning");
    assert_eq!(copied.as_deref(), Some(TWO_KINGS));
    program.run();
    assert!(program.says("Copied. Stockfish"));
}

#[test]
fn a_position_that_every_program_accepts_has_no_warning() {
    let mut program = Program::start();
    assert!(!program.says("Engines ("));
    program.click("More forms to copy");
    let is_meant = |form: &Form| *form != Form::Shredder;
    for form in Form::ALL.iter().copied().filter(is_meant) {
        assert!(has_entry(&program, &name(form)), "{form:?}");
    }
}

#[test]
fn a_problem_of_the_fen_style_names_a_form_without_it() {
    let mut program = Program::start();
    program.menu("Edit", "FEN conventions…");
    program.click("Rook files (Shredder-FEN)");
    program.click("Close");
    program.unfold("Engines (");
    assert!(program.says("(castling rights given by rook files)"));
    assert!(program.says("avoids this"));
}

#[test]
fn home_and_end_go_to_the_first_and_the_last_form() {
    let mut program = Program::start();
    program.open_copy_as();
    program.key(Key::End);
    program.run();
    let [first, .., last] = Form::ALL else {
        panic!("there are too few forms")
    };
    assert!(is_focused_row(&program, &entry(*last)));
    program.key(Key::Home);
    program.run();
    assert!(is_focused_row(&program, &entry(*first)));
}
