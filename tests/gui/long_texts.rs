//! Texts of megabytes from any source: no field takes more than its limit, a message reports that, and the whole text
//! can be copied.

use super::each_field::{each_field, fields};
use super::program::Program;
use egui::accesskit::{Action as Ask, ActionData, ActionRequest, NodeId, TreeId};
use egui::{Event, ImeEvent, Key};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use tabiya::command::Command;
use tabiya::model::action::{Action, ListAction};
use tempfile::TempDir;

/// The maximum number of characters in any field.
pub(super) const MAX_CHARS: usize = 4096;
const LONG: usize = 1 << 20;

/// Text without a position.
pub(super) fn prose(bytes: usize) -> String {
    let sentence = "All of this is prose, »so it is«, and 1.e4 e5 2.Nf3 Nc6 are moves.\n";
    let mut text = sentence.repeat(bytes / sentence.len() + 1);
    text.truncate(text.floor_char_boundary(bytes));
    text
}

/// The length of the longest text in any field.
fn longest(program: &Program) -> usize {
    let fields = fields(program).into_iter();
    let values = fields.filter_map(|node| node.accesskit_node().value());
    values.map(|value| value.chars().count()).max().unwrap_or(0)
}

/// The text copied by the command that copies the whole of a shortened text.
fn recalled_text(program: &mut Program) -> Option<String> {
    let command = Command::by_name("copy-cut-text")?;
    program.harness.state_mut().apply(Action::Run(command));
    program.run();
    program.take_copied()
}

fn request(action: Ask, target_node: NodeId, text: String) -> Event {
    Event::AccessKitActionRequest(ActionRequest {
        action,
        target_tree: TreeId::ROOT,
        target_node,
        data: Some(ActionData::Value(text.into())),
    })
}

type Way = fn(NodeId, String) -> Event;

/// All ways in which a text gets into a field.
const WAYS: [(&str, Way); 5] = [
    ("clipboard", |_, text| Event::Paste(text)),
    ("input method", |_, text| Event::Ime(ImeEvent::Commit(text))),
    ("keyboard", |_, text| Event::Text(text)),
    ("screen reader", |id, text| request(Ask::SetValue, id, text)),
    ("screen reader, what is selected", |id, text| {
        request(Ask::ReplaceSelectedText, id, text)
    }),
];

#[test]
fn every_way_of_input_respects_the_limit_of_each_field() {
    let mut faults = Vec::new();
    let text = prose(LONG);
    each_field(|field| {
        for (name, way) in WAYS {
            let (program, what) = (&mut *field.program, format!("{}, {name}", field.what));
            program.ctrl(Key::A);
            let text = format!("By {name}: {text}");
            program.harness.event(way(field.id, text.clone()));
            program.run();
            let longest = longest(program);
            if MAX_CHARS < longest {
                faults.push(format!("{what}: {longest} characters"));
            }
            if program.state().shared.errors().is_empty() {
                faults.push(format!("{what}: nothing is said"));
            }
            if recalled_text(program).as_ref() != Some(&text) {
                faults.push(format!("{what}: the text is gone"));
            }
            program.harness.state_mut().apply(Action::DismissMessage);
            program.run();
        }
        // An earlier version of the window took a minute for each.
        assert!(faults.len() < 9, "{}", faults.join("\n"));
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

const FEN: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 w - - 0 1";

impl Program {
    fn on_keyboard_in_fen_field() -> Self {
        let mut program = Self::start();
        program.select_field();
        program
    }
}

/// `count` lines, each with a different position.
fn positions(count: usize) -> String {
    let line = |number| format!("8/8/8/3k4/8/8/4K3/8 w - - 0 {}\n", number + 1);
    (0..count).map(line).collect()
}

#[test]
fn the_only_position_in_a_long_text_is_loaded_from_the_fen_field() {
    let mut program = Program::on_keyboard_in_fen_field();
    let half = prose(LONG / 2);
    program.paste(&format!("{half}\n[FEN \"{FEN}\"]\n{half}"));
    assert_eq!(program.fen(), FEN);
    assert_eq!(program.field(), FEN);
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::Undo));
    assert_eq!(program.fen(), super::program::START);
}

#[test]
fn a_collection_pasted_into_the_fen_field_is_offered_as_records() {
    let count = 40_000;
    let mut program = Program::on_keyboard_in_fen_field();
    program.paste(&positions(count));
    assert!(program.says("positions were found"));
    program.click("Add as new positions");
    let document = program.state().shared.document();
    assert_eq!(document.rows().len(), count as u64 + 1);
    let last = document.rows().line(count as u64).unwrap();
    assert_eq!(
        &*last,
        format!("8/8/8/3k4/8/8/4K3/8 w - - 0 {count}").as_bytes()
    );
    program.undo();
    assert_eq!(program.state().shared.document().rows().len(), 1);
}

#[test]
fn a_collection_pasted_into_the_list_keeps_every_line() {
    let mut program = Program::start();
    let lines = format!("# a comment\n\n{}", positions(40_000));
    program
        .harness
        .state_mut()
        .apply(ListAction::PasteRows(lines));
    program.run();
    let document = program.state().shared.document();
    assert_eq!(document.rows().len(), 40_003);
    assert_eq!(document.rows().line(1).as_deref(), Ok(&b"# a comment"[..]));
}

#[test]
fn the_search_of_a_long_text_blocks_nothing_and_can_be_cancelled() {
    let mut program = Program::on_keyboard_in_fen_field();
    program.step(0);
    program.paste(&prose(4 << 20));
    program.step(1);
    assert!(program.says("Looking for positions in the text"));
    // The board stays usable.
    program.drag("e2", "e4");
    let moved = program.fen();
    program.click("Cancel");
    program.let_go();
    assert!(program.says("Cancelled"));
    assert_eq!(program.fen(), moved);
}

#[test]
fn editing_during_the_search_makes_the_program_ask_before_loading() {
    let mut program = Program::on_keyboard_in_fen_field();
    program.step(0);
    program.paste(&format!("{}\n{FEN}\n", prose(LONG)));
    program.drag("e2", "e4");
    let moved = program.fen();
    program.let_go();
    assert_eq!(program.fen(), moved);
    program.click("Only the first, on the board");
    assert_eq!(program.fen(), FEN);
}

#[test]
fn a_full_field_says_so_and_takes_no_more_keys() {
    let mut program = Program::on_keyboard_in_fen_field();
    program.paste_into_field(&"x".repeat(MAX_CHARS));
    assert_eq!(program.field().len(), MAX_CHARS);
    assert_eq!(program.state().shared.message, None);
    program.type_text("y");
    assert_eq!(program.field().len(), MAX_CHARS);
    assert!(program.says("This field is full"));
    assert_eq!(recalled_text(&mut program), None);
    // The field's own undo restores the replaced text.
    program.undo();
    assert_eq!(program.field(), super::program::START);
}

#[test]
fn a_line_too_long_for_a_field_is_shown_in_part_and_kept_whole() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("long.epd");
    let comment = format!("# {}", "comment ".repeat(MAX_CHARS / 8));
    let record = format!("{FEN} c0 \"{}\";", "operand ".repeat(MAX_CHARS / 8 + 1));
    fs::write(&path, format!("{comment}\n{record}\n")).unwrap();
    let mut program = Program::on_file(&path);
    program.harness.state_mut().apply(ListAction::SelectRow(0));
    program.run();
    assert!(program.says("is kept as it is"));
    program.click_row(2);
    assert!(program.says("Only the beginning is shown here"));
    let operands = program.harness.get_by_label("Operation c0: operands");
    assert!(operands.value().unwrap().chars().count() <= MAX_CHARS);
    operands.focus();
    program.run();
    program.type_text("x");
    assert_eq!(program.state().shared.document().line(), record.as_bytes());
    assert!(!program.state().shared.document().is_modified());
}

#[test]
fn a_line_too_long_for_the_field_can_be_deleted_copied_and_moved() {
    let (_folder, mut program, long) = on_long_line();
    let rows = |program: &Program| -> Vec<Vec<u8>> {
        let rows = program.state().shared.document().rows();
        (0..rows.len())
            .map(|row| rows.line(row).unwrap().to_vec())
            .collect()
    };
    let mut run = |command| {
        program.harness.state_mut().apply(Action::Run(command));
        program.run();
        rows(&program)
    };
    let (long, fen) = (long.as_bytes(), FEN.as_bytes());
    assert_eq!(run(Command::MovePositionDown), [fen, long]);
    assert_eq!(run(Command::Undo), [long, fen]);
    assert_eq!(run(Command::DuplicatePosition), [long, long, fen]);
    assert_eq!(run(Command::Undo), [long, fen]);
    assert_eq!(run(Command::DeletePosition), [fen]);
    assert_eq!(run(Command::Undo), [long, fen]);
    run(Command::CopyRows);
    let copied = program.take_copied().unwrap();
    assert_eq!(copied.trim_end().as_bytes(), long);
}

#[test]
fn a_position_for_a_too_long_line_goes_below_it_and_can_be_undone() {
    let other = "8/8/8/3k4/8/8/4K3/8 w - - 0 1";
    let (_folder, mut program, long) = on_long_line();
    let line = |program: &Program, row| {
        program
            .state()
            .shared
            .document()
            .rows()
            .line(row)
            .unwrap()
            .to_vec()
    };
    assert!(program.says("Put a position on its own line below"));
    program.paste(other);
    assert_eq!(line(&program, 0), long.as_bytes());
    // The file is an EPD.
    let epd = other.trim_end_matches(" 0 1");
    assert_eq!(line(&program, 1), epd.as_bytes());
    assert_eq!(program.field(), other);
    program.undo();
    assert_eq!(program.state().shared.document().rows().len(), 2);
    assert_eq!(program.state().shared.document().line(), long.as_bytes());
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::StartPosition));
    program.run();
    let start = super::program::START.trim_end_matches(" 0 1");
    assert_eq!(line(&program, 1), start.as_bytes());
    program.undo();
    assert!(!program.state().shared.document().is_modified());
    assert_eq!(program.state().shared.document().line(), long.as_bytes());
}

/// A file with an unreadable line that is too long for the field, and a line with a position.
fn on_long_line() -> (TempDir, Program, String) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("long.epd");
    let long = format!("8/8/{}", "pieces ".repeat(MAX_CHARS / 4));
    let long = long.trim_end().to_owned();
    fs::write(&path, format!("{long}\n{FEN}\n")).unwrap();
    let mut program = Program::on_file(&path);
    program.harness.state_mut().apply(ListAction::SelectRow(0));
    program.run();
    (folder, program, long)
}
