//! Texts of megabytes, in whatever way they come: no field takes more than it can use, that is said,
//! and all of the text can be had again.

use super::plain_sheets::PLAIN_SHEETS;
use super::program::Program;
use egui::accesskit::{Action as Ask, ActionData, ActionRequest, NodeId, Role, TreeId};
use egui::{Event, ImeEvent};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::collections::BTreeMap;
use std::fs;
use tabiya::action::Action;
use tabiya::command::{COMMANDS, Command};
use tabiya::state::Sheet;
use tempfile::TempDir;

/// No field takes more.
pub(super) const MOST_CHARS: usize = 4096;
const LONG: usize = 1 << 20;
const LINE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 bm O-O; id \"Rooks\";";

/// Text without a position.
pub(super) fn prose(bytes: usize) -> String {
    let sentence = "All of this is prose, »so it is«, and 1.e4 e5 2.Nf3 Nc6 are moves.\n";
    let mut text = sentence.repeat(bytes / sentence.len() + 1);
    text.truncate(text.floor_char_boundary(bytes));
    text
}

/// A state of the window that has fields of its own.
#[derive(Clone, Copy, Debug)]
enum Scene {
    Plain,
    /// The find panel with all that belongs to what is looked for.
    Finding,
    Command(Command),
    Sheet(Sheet),
}

impl Scene {
    fn all() -> Vec<Self> {
        let commands = [
            Command::PieceList,
            Command::Find,
            Command::Help,
            Command::Diagram,
            Command::DiagramSheets,
            Command::MendAll,
            Command::Open,
            Command::SaveAs,
            Command::Palette,
        ];
        let commands = commands.into_iter().map(Self::Command);
        let sheets = PLAIN_SHEETS.into_iter().map(Self::Sheet);
        [Self::Plain, Self::Finding]
            .into_iter()
            .chain(commands)
            .chain(sheets)
            .collect()
    }

    fn show(self) -> (TempDir, Program) {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("lines.epd");
        fs::write(&path, format!("{LINE}\n{LINE}\n")).unwrap();
        let mut program = Program::on_file(&path);
        let action = match self {
            Self::Plain => return (folder, program),
            Self::Finding => {
                let find = Action::Run(Command::Find);
                program.harness.state_mut().apply(find);
                program.run();
                program.paste_into_field("bm:e4 men<=5");
                return (folder, program);
            }
            Self::Command(command) => Action::Run(command),
            Self::Sheet(sheet) => Action::OpenSheet(sheet),
        };
        program.harness.state_mut().apply(action);
        program.run();
        (folder, program)
    }
}

/// What takes text or numbers.
fn fields(program: &Program) -> Vec<Node<'_>> {
    let nodes = program.harness.root().children_recursive();
    let is_field = |node: &Node<'_>| {
        let node = node.accesskit_node();
        let is_typed = matches!(node.role(), Role::TextInput | Role::SpinButton);
        is_typed || node.data().supports_action(Ask::ReplaceSelectedText)
    };
    nodes.filter(is_field).collect()
}

/// A field that has the keyboard.
pub(super) struct InField {
    pub(super) program: Program,
    pub(super) what: String,
    id: NodeId,
    _folder: TempDir,
}

impl Scene {
    /// The window with the keyboard in the field of this number, if a dialog lets the keyboard go there.
    fn in_field(self, number: usize) -> Option<InField> {
        let (folder, mut program) = self.show();
        let field = fields(&program).swap_remove(number);
        let name = field.accesskit_node().label().unwrap_or_default();
        let id = id_of(&field);
        field.focus();
        program.run();
        // What screen readers are told has it may be a row of a list that belongs to the field.
        let focused = program.harness.ctx.memory(egui::Memory::focused);
        let focused = focused.map(|focused| focused.accesskit_id()) == Some(id);
        focused.then(|| InField {
            program,
            what: format!("{self:?}, {name}"),
            id,
            _folder: folder,
        })
    }
}

fn id_of(node: &Node<'_>) -> NodeId {
    node.accesskit_node().locate().0
}

/// Goes through every field there is, wherever it is met first.
#[expect(clippy::print_stdout, reason = "which these are")]
pub(super) fn each_field(mut visit: impl FnMut(InField)) {
    let mut met = BTreeMap::new();
    for scene in Scene::all() {
        let there: Vec<_> = fields(&scene.show().1).iter().map(id_of).collect();
        for (number, id) in there.into_iter().enumerate() {
            if met.contains_key(&id) {
                continue;
            }
            if let Some(field) = scene.in_field(number) {
                println!("{}", field.what);
                met.insert(id, field.what.clone());
                visit(field);
            }
        }
    }
    assert!(20 < met.len(), "only these fields were met: {met:#?}");
}

/// How long the longest text is that stands in any field.
fn longest(program: &Program) -> usize {
    let fields = fields(program).into_iter();
    let values = fields.filter_map(|node| node.accesskit_node().value());
    values.map(|value| value.chars().count()).max().unwrap_or(0)
}

/// What comes when the whole of a text that was cut is asked for.
fn had_again(program: &mut Program) -> Option<String> {
    let is_it = |entry: &&tabiya::command::Entry| entry.text_id == "command-copy-cut-text";
    let command = COMMANDS.iter().find(is_it)?.command;
    program.harness.state_mut().apply(Action::Run(command));
    program.run();
    program.take_copied()
}

/// Gives a text of megabytes to every field there is, in this way.
fn give_each_field(way: impl Fn(NodeId, String) -> Event) {
    let text = prose(LONG);
    let mut faults = Vec::new();
    each_field(|mut field| {
        let (program, what) = (&mut field.program, &field.what);
        program.harness.event(way(field.id, text.clone()));
        program.run();
        let longest = longest(program);
        if MOST_CHARS < longest {
            faults.push(format!("{what}: {longest} characters"));
        }
        if program.state().errors().is_empty() {
            faults.push(format!("{what}: nothing is said"));
        }
        if had_again(program).as_ref() != Some(&text) {
            faults.push(format!("{what}: the text is gone"));
        }
        // The old window took a minute for each.
        assert!(faults.len() < 3, "{}", faults.join("\n"));
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn request(action: Ask, target_node: NodeId, text: String) -> Event {
    Event::AccessKitActionRequest(ActionRequest {
        action,
        target_tree: TreeId::ROOT,
        target_node,
        data: Some(ActionData::Value(text.into())),
    })
}

#[test]
fn no_field_takes_more_than_it_can_use_from_the_clipboard() {
    give_each_field(|_, text| Event::Paste(text));
}

#[test]
fn no_field_takes_more_than_it_can_use_from_an_input_method() {
    give_each_field(|_, text| Event::Ime(ImeEvent::Commit(text)));
    give_each_field(|_, text| Event::Text(text));
}

#[test]
fn no_field_takes_more_than_it_can_use_from_a_screen_reader() {
    give_each_field(|id, text| request(Ask::SetValue, id, text));
    give_each_field(|id, text| request(Ask::ReplaceSelectedText, id, text));
}

const FEN: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 w - - 0 1";

impl Program {
    fn on_keyboard_in_fen_field() -> Self {
        let mut program = Self::start();
        program.select_field();
        program
    }
}

/// So many lines, each with a position of its own.
fn positions(count: usize) -> String {
    let line = |number| format!("8/8/8/3k4/8/8/4K3/8 w - - 0 {}\n", number + 1);
    (0..count).map(line).collect()
}

#[test]
fn the_one_position_in_a_long_text_goes_onto_the_board_from_the_fen_field_too() {
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
fn a_collection_that_is_pasted_into_the_fen_field_is_offered_as_records() {
    let count = 40_000;
    let mut program = Program::on_keyboard_in_fen_field();
    program.paste(&positions(count));
    assert!(program.says("positions were found"));
    program.click("Add as new records");
    let document = program.state().document();
    assert_eq!(document.rows().len(), count as u64 + 1);
    let last = document.rows().line(count as u64).unwrap();
    assert_eq!(
        &*last,
        format!("8/8/8/3k4/8/8/4K3/8 w - - 0 {count}").as_bytes()
    );
    program.undo();
    assert_eq!(program.state().document().rows().len(), 1);
}

#[test]
fn a_collection_that_is_pasted_into_the_list_keeps_every_line() {
    let mut program = Program::start();
    let lines = format!("# a comment\n\n{}", positions(40_000));
    program.harness.state_mut().apply(Action::PasteRows(lines));
    program.run();
    let document = program.state().document();
    assert_eq!(document.rows().len(), 40_003);
    assert_eq!(document.rows().line(1).as_deref(), Ok(&b"# a comment"[..]));
}

#[test]
fn looking_through_a_long_text_can_be_stopped_and_holds_up_nothing() {
    let mut program = Program::on_keyboard_in_fen_field();
    program.step(0);
    program.paste(&prose(4 << 20));
    program.step(1);
    assert!(program.says("Looking for positions in the text"));
    // The board can be used meanwhile.
    program.drag("e2", "e4");
    let moved = program.fen();
    program.click("Cancel");
    program.let_go();
    assert!(program.says("Cancelled"));
    assert_eq!(program.fen(), moved);
}

#[test]
fn whoever_has_gone_on_meanwhile_is_asked_before_the_position_is_put() {
    let mut program = Program::on_keyboard_in_fen_field();
    program.step(0);
    program.paste(&format!("{}\n{FEN}\n", prose(LONG)));
    program.drag("e2", "e4");
    let moved = program.fen();
    program.let_go();
    assert_eq!(program.fen(), moved);
    program.click("Only the first, onto the board");
    assert_eq!(program.fen(), FEN);
}

#[test]
fn a_field_that_is_full_says_so_and_takes_no_key_more() {
    let mut program = Program::on_keyboard_in_fen_field();
    program.paste_into_field(&"x".repeat(MOST_CHARS));
    assert_eq!(program.field().len(), MOST_CHARS);
    assert_eq!(program.state().message, None);
    program.type_text("y");
    assert_eq!(program.field().len(), MOST_CHARS);
    assert!(program.says("There is no more room in this field"));
    assert_eq!(had_again(&mut program), None);
    // What was replaced comes back by the field's own undo.
    program.undo();
    assert_eq!(program.field(), super::program::START);
}

#[test]
fn a_line_for_which_a_field_has_no_room_is_shown_in_part_and_kept_as_it_is() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("long.epd");
    let comment = format!("# {}", "comment ".repeat(MOST_CHARS / 8));
    let record = format!("{FEN} c0 \"{}\";", "operand ".repeat(MOST_CHARS / 8 + 1));
    fs::write(&path, format!("{comment}\n{record}\n")).unwrap();
    let mut program = Program::on_file(&path);
    program.harness.state_mut().apply(Action::SelectRow(0));
    program.run();
    assert!(program.says("It is kept as it is"));
    program.click_row(2);
    assert!(program.says("Only the beginning is shown here"));
    let operands = program.harness.get_by_label("Operation c0: operands");
    assert!(operands.value().unwrap().chars().count() <= MOST_CHARS);
    operands.focus();
    program.run();
    program.type_text("x");
    assert_eq!(program.state().document().line(), record.as_bytes());
    assert!(!program.state().document().is_modified());
}
