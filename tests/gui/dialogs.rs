//! The shape of all dialogs: one order of buttons, the accent colour on one button, and one size while a dialog is used.

use super::plain_dialogs::PLAIN_DIALOGS;
use super::program::Program;
use egui::accesskit::Role;
use egui::{Color32, Key, Rect, Shape, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use tabiya::command::Command;
use tabiya::model::action::{Action, FilesAction, SuiteAction};
use tabiya::model::state::Dialog;
use tempfile::TempDir;

/// Records with answers, a fault, a repair, and a board that was read from a picture.
const LINES: &str =
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4; id \"Open.001\"; pm e4;
rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - bm c5; id \"Open.002\"; pm e5; acd 12;
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm Nf3; id \"Open.003\";
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kqKQ - 0 1
8/8/8/8/8/8/8/8 w - - 0 1
8/8/8/4Q3/8/8/8/K6k w - - confidence 70; doubt \"e5 Q70 q29\"; id \"page 1, 2\"; source \"b.pdf\";
";

fn on_lines() -> (TempDir, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("lines.epd");
    fs::write(&path, LINES).unwrap();
    let mut program = Program::on_file(&path);
    program.harness.set_size(vec2(1366.0, 768.0));
    program.run();
    (folder, program)
}

impl Program {
    fn do_it(&mut self, action: impl Into<Action>) {
        self.harness.state_mut().apply(action);
        self.run();
        self.run();
    }

    /// All painted rectangles with this colour.
    fn filled(&self, is_it: impl Fn(Color32) -> bool) -> Vec<Rect> {
        let mut left: Vec<_> = self.harness.output().shapes.iter().collect();
        left.reverse();
        let mut shapes: Vec<Shape> = left.into_iter().map(|clip| clip.shape.clone()).collect();
        let mut found = Vec::new();
        while let Some(shape) = shapes.pop() {
            match shape {
                Shape::Vec(parts) => shapes.extend(parts),
                Shape::Rect(rect) if is_it(rect.fill) => found.push(rect.rect),
                _ => {}
            }
        }
        found
    }

    /// The buttons in the accent colour, also those that are disabled.
    fn accents(&self) -> Vec<Rect> {
        let visuals = &self.harness.ctx.global_style().visuals;
        let accent = visuals.hyperlink_color;
        let faded = accent.gamma_multiply(visuals.disabled_alpha());
        let mut found = self.filled(|fill| fill == accent || fill == faded);
        found.retain(|rect| rect.width() >= 80.0 && rect.height() >= 24.0);
        found
    }

    /// The place of the dialog.
    fn dialog_rect(&self) -> Rect {
        let window = self.harness.ctx.global_style().visuals.window_fill;
        let all = self.filled(|fill| fill == window);
        let area = |rect: &Rect| rect.width() * rect.height();
        let largest = all.into_iter().max_by(|a, b| area(a).total_cmp(&area(b)));
        largest.unwrap()
    }

    /// The labels of the buttons in the line of this one, from left to right.
    fn line_of(&self, accent: Rect) -> Vec<String> {
        let nodes = self.harness.query_all_by_role(Role::Button);
        let mut line: Vec<_> = nodes
            .filter(|node| (node.rect().center().y - accent.center().y).abs() < 2.0)
            .filter(|node| self.dialog_rect().contains_rect(node.rect()))
            .map(|node| {
                let label = node.accesskit_node().label().unwrap_or_default();
                (node.rect().min.x, label)
            })
            .collect();
        line.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        line.into_iter().map(|(_, label)| label).collect()
    }
}

/// The buttons that leave everything as it is.
const LEAVING: [&str; 3] = ["Cancel", "Close", "Later"];

fn assert_order(program: &Program, what: &str) {
    let accents = program.accents();
    assert_eq!(accents.len(), 1, "{what}: {accents:?}");
    let line = program.line_of(accents[0]);
    let place = line.iter().position(|label| LEAVING.contains(&&**label));
    let place = place.unwrap_or_else(|| panic!("{what} cannot be left: {line:?}"));
    assert!(place + 2 >= line.len(), "{what}: {line:?}");
    let dialog = program.dialog_rect();
    let gap = dialog.max.x - accents[0].max.x;
    assert!((0.0..40.0).contains(&gap), "{what}: {gap} at the right");
}

#[test]
fn each_dialog_ends_with_the_button_to_leave_it_and_the_one_in_the_accent_colour() {
    let (_folder, mut program) = on_lines();
    for dialog in PLAIN_DIALOGS {
        program.do_it(Action::OpenDialog(dialog));
        assert_order(&program, &format!("{dialog:?}"));
        program.do_it(Action::CloseDialog);
    }
    for command in [
        Command::Diagram,
        Command::DiagramPages,
        Command::Print,
        Command::CheckAll,
        Command::RepairAll,
        Command::ScoreSuite,
        Command::Open,
    ] {
        program.do_it(Action::Run(command));
        assert_order(&program, &format!("{command:?}"));
        program.key(Key::Escape);
    }
    program.do_it(Action::Run(Command::ClearBoard));
    program.do_it(Action::Run(Command::Close));
    assert_order(&program, "the question about saving");
}

#[test]
fn the_choice_of_a_reading_offers_the_likeliest_one_first() {
    let mut program = Program::start();
    program.paste("rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert!(program.has("Which position is meant?"));
    let accents = program.accents();
    assert_eq!(accents.len(), 1);
    let first = program.harness.get_by_label("Use reading 1").rect();
    assert!(first.contains(accents[0].center()));
}

fn assert_same(program: &Program, before: Rect, what: &str) {
    let now = program.dialog_rect();
    let is_same = (now.min - before.min).length() < 1.0 && (now.max - before.max).length() < 1.0;
    assert!(is_same, "{what}: {before:?} became {now:?}");
}

#[test]
fn the_score_of_a_suite_has_one_size_on_all_of_its_tabs() {
    let (_folder, mut program) = on_lines();
    program.do_it(SuiteAction::Score);
    program.do_it(Action::OpenDialog(Dialog::Suite));
    program.run();
    let before = program.dialog_rect();
    for tab in ["Missed (1)", "Audit (0)", "Compare", "Score"] {
        program.click(tab);
        program.run();
        assert_same(&program, before, tab);
    }
}

#[test]
fn the_forms_to_copy_have_one_size() {
    let (_folder, mut program) = on_lines();
    program.do_it(Action::OpenDialog(Dialog::CopyAs));
    let before = program.dialog_rect();
    for _ in tabiya_notation::forms::Form::ALL {
        program.key(Key::ArrowDown);
        assert_same(&program, before, "the next form");
    }
}

#[test]
fn dialogs_with_a_search_keep_their_size_while_it_is_typed() {
    for dialog in [
        Dialog::KnownPositions,
        Dialog::Keys,
        Dialog::Settings,
        Dialog::RecentFiles,
        Dialog::About,
        Dialog::GoToLine,
    ] {
        let (_folder, mut program) = on_lines();
        program.do_it(Action::OpenDialog(dialog));
        let before = program.dialog_rect();
        for letter in ["q", "x", "z", "9"] {
            program.type_text(letter);
            program.run();
            assert_same(&program, before, &format!("{dialog:?} after {letter}"));
        }
    }
}

#[test]
fn a_filter_without_boards_leaves_the_proofreading_as_large_as_it_was() {
    let (_folder, mut program) = on_lines();
    program.do_it(Action::Run(Command::Proofread));
    program.run();
    let before = program.dialog_rect();
    for filter in ["Without a king", "All", "Illegal"] {
        program.click(filter);
        program.run();
        assert_same(&program, before, filter);
    }
}

#[test]
fn a_dialog_never_becomes_lower_while_it_is_open() {
    let (_folder, mut program) = on_lines();
    program.do_it(Action::OpenDialog(Dialog::Duplicates));
    program.click("Find duplicates");
    program.run();
    let before = program.dialog_rect();
    let find = program.accents()[0];
    program.click("the same pieces are on the same squares");
    program.run();
    assert_same(&program, before, "another definition");
    assert!((program.accents()[0].max - find.max).length() < 1.0);
    // Another dialog has its own size.
    program.do_it(Action::OpenDialog(Dialog::GoToLine));
    assert!(program.dialog_rect().height() < before.height());
}

#[test]
fn a_complaint_does_not_move_the_file_dialog() {
    let (_folder, mut program) = on_lines();
    program.do_it(Action::from(FilesAction::AskOpen));
    let before = program.dialog_rect();
    program.key(Key::Enter);
    program.run();
    assert!(program.says("Type a name or choose a file"));
    assert_same(&program, before, "the complaint");
}
