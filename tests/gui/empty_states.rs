//! Empty places suggest the next step.

use super::program::Program;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use tabiya::command::Command;
use tabiya::model::action::{Action, FilesAction};
use tabiya::model::state::Dialog;

fn on_dialog(dialog: Dialog) -> Program {
    let mut program = Program::start();
    program
        .harness
        .state_mut()
        .apply(Action::OpenDialog(dialog));
    program.run();
    program
}

#[test]
fn a_failed_command_search_suggests_a_shorter_word() {
    let mut program = on_dialog(Dialog::Palette);
    program.type_text("zzzz");
    assert!(program.says("No command matches. Try a shorter word."));
    let mut program = on_dialog(Dialog::Keys);
    let field = program.harness.query_all_by_role(Role::TextInput);
    field.last().unwrap().focus();
    program.run();
    program.type_text("zzzz");
    assert!(program.says("No command has that name or shortcut. Try a shorter word."));
}

#[test]
fn a_failed_search_for_known_positions_says_what_can_be_searched() {
    let mut program = on_dialog(Dialog::KnownPositions);
    program.type_text("zzzz");
    assert!(program.says("Try a name, an ECO code or the first moves."));
}

#[test]
fn a_filter_without_results_has_a_button_to_show_all_positions() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("a.fen");
    let lines = "8/8/8/3k4/8/8/4K3/8 w - - 0 1\n8/8/8/3k4/8/8/5K2/8 w - - 0 1\n";
    std::fs::write(&path, lines).unwrap();
    let mut program = Program::on_file(&path);
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::Find));
    program.run();
    program.type_text("zzzz");
    program.key(egui::Key::Enter);
    assert!(program.says("No positions to show"));
    let shown = program.harness.query_all_by_label("Show all positions");
    assert!(shown.count() > 0);
}

#[test]
fn an_empty_folder_suggests_another_folder_or_a_path() {
    let folder = tempfile::TempDir::new().unwrap();
    let mut program = Program::start();
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::Open));
    program.run();
    let enter = tabiya::model::action::FileDialogAction::EnterFolder(folder.path().to_owned());
    program
        .harness
        .state_mut()
        .apply(FilesAction::FileDialog(enter));
    program.run();
    assert!(program.says("No files here. Go to another folder, or type a full path."));
}

#[test]
fn an_empty_board_says_how_to_fill_it() {
    let program = Program::on("8/8/8/8/8/8/8/8 w - - 0 1");
    assert!(program.says("Add pieces, or choose Start position."));
}
