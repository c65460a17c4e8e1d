//! Printing pages of diagrams, and opening the saved file.

use super::program::Program;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use std::fs;
use std::path::Path;
use tabiya::command::Command;
use tabiya::features::files::DialogAnswer;
use tabiya::model::action::{Action, FindAction, RowFilter};
use tabiya::model::state::Dialog;

use tabiya::features::pages::model::PagesOf;
use tabiya_collection::search::Query;
use tabiya_desktop::system::{PrintError, Printed};
use tabiya_picture::Orientation;
use tempfile::TempDir;

const ENDINGS: &str = "\
1K1k4/1P6/8/8/8/8/r7/2R5 w - - bm Rc4; id \"Lucena\";
8/8/8/8/5k2/R7/4pK2/6r1 b - - bm Rg2+; id \"Philidor\";
8/8/1KP5/3r4/8/8/8/k7 w - - bm c7; id \"Saavedra\";
";

fn on_endings() -> (TempDir, Program) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("rook_endings.epd");
    fs::write(&file, ENDINGS).unwrap();
    let program = Program::on_file(&file);
    (folder, program)
}

impl Program {
    fn open_print(&mut self) {
        self.harness.state_mut().apply(Action::Run(Command::Print));
        self.run();
        assert_eq!(self.state().shared.dialog, Some(Dialog::DiagramPages));
    }

    /// Opens the dialog and prints with its defaults.
    fn print(&mut self) {
        self.open_print();
        self.key(Key::Enter);
        assert_eq!(self.state().shared.dialog, None);
    }

    fn message_text(&self) -> &str {
        let message = self.state().shared.message.as_ref();
        message.map_or("", |message| message.text.as_str())
    }
}

#[test]
fn printing_sends_a_pdf_of_all_pages_with_the_title() {
    let (_folder, mut program) = on_endings();
    program.dialogs.borrow_mut().printed = Some(Ok(Printed::Sent));
    program.print();
    let (job, bytes) = program.dialogs.borrow_mut().printouts.pop().unwrap();
    assert_eq!((job.title.as_str(), job.paper), ("rook endings", "iso_a4"));
    assert!(!job.landscape);
    assert!(bytes.starts_with(b"%PDF-1.7"));
    assert_eq!(
        program.message_text(),
        "Sent to the printer: 3 diagrams on one page"
    );
}

#[test]
fn a_filtered_list_offers_to_print_the_shown_positions() {
    let (_folder, mut program) = on_endings();
    let query = Query::parse("black to move").unwrap();
    let filter = RowFilter::Found(query.into());
    program
        .harness
        .state_mut()
        .apply(FindAction::ShowRows(filter));
    program.run();
    program.open_print();
    let form = program.state().pages.form.clone().unwrap();
    assert_eq!(form.of, PagesOf::Shown);
    assert!(program.says("One diagram on one page"));
}

#[test]
fn closing_the_print_dialog_shows_no_message() {
    for answer in [Ok(Printed::Cancelled), Err(PrintError::Stopped)] {
        let (_folder, mut program) = on_endings();
        program.dialogs.borrow_mut().printed = Some(answer);
        let told = program.message_text().to_owned();
        program.print();
        assert_eq!(program.dialogs.borrow().printouts.len(), 1);
        assert_eq!(program.message_text(), told);
        assert!(program.state().shared.errors().is_empty());
        assert!(program.dialogs.borrow().viewed.is_empty());
    }
}

#[test]
fn without_a_print_dialog_the_pages_open_in_the_viewer() {
    for (error, said) in [
        (
            PrintError::NoDialog("none".to_owned()),
            "offers no print dialog",
        ),
        (PrintError::NoAnswer, "does not respond"),
    ] {
        let (_folder, mut program) = on_endings();
        program.dialogs.borrow_mut().printed = Some(Err(error));
        program.print();
        assert!(
            program.message_text().contains(said),
            "{}",
            program.message_text()
        );
        let viewed = program.dialogs.borrow_mut().viewed.pop().unwrap();
        assert_eq!(viewed.file_name().unwrap(), "rook endings.pdf");
        assert!(fs::read(&viewed).unwrap().starts_with(b"%PDF-1.7"));
        // The viewer can be reopened.
        program.click("Open");
        assert_eq!(program.dialogs.borrow().viewed, [viewed.as_path()]);
        remove(&viewed);
    }
}

fn remove(printout: &Path) {
    fs::remove_dir_all(printout.parent().unwrap()).unwrap();
}

#[test]
fn a_refusal_by_the_printer_is_reported_with_its_reason() {
    let (_folder, mut program) = on_endings();
    let refused = PrintError::Refused("out of toner".to_owned());
    program.dialogs.borrow_mut().printed = Some(Err(refused));
    program.print();
    assert!(program.state().shared.failures[0].contains("out of toner"));
    assert!(program.dialogs.borrow().viewed.is_empty());
}

#[test]
fn a_file_without_a_viewer_is_reported_with_its_path() {
    let (_folder, mut program) = on_endings();
    program.dialogs.borrow_mut().no_viewer = true;
    program.print();
    let failure = program.state().shared.failures[0].clone();
    let (said, place) = failure.split_once(": ").unwrap();
    assert_eq!(said, "No program was found that opens this file");
    assert!(Path::new(place).is_file(), "{place}");
    remove(Path::new(place));
}

#[test]
fn the_message_about_a_saved_file_opens_it_by_mouse_and_by_keyboard() {
    let (folder, mut program) = on_endings();
    let path = folder.path().join("pages.pdf");
    program.open_print();
    let answer = DialogAnswer::Chosen(path.clone());
    program.dialogs.borrow_mut().save.push_back(answer);
    program.click("Save as…");
    assert!(program.message_text().starts_with("Saved pages.pdf"));
    program.click("Open");
    assert_eq!(program.dialogs.borrow().viewed, [path.as_path()]);
    // The message is still there, and stays as long as its button has the keyboard focus.
    program
        .harness
        .get_by_role_and_label(Role::Button, "Open")
        .focus();
    program.run();
    program.later(100.0);
    program.key(Key::Enter);
    assert_eq!(program.dialogs.borrow().viewed.len(), 2);
}

#[test]
fn the_dialog_offers_both_saving_and_printing() {
    let (_folder, mut program) = on_endings();
    program.dialogs.borrow_mut().printed = Some(Ok(Printed::Sent));
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::DiagramPages));
    program.run();
    assert!(program.has("Save as…"));
    program.click("Print…");
    assert!(program.message_text().starts_with("Sent to the printer"));
}

#[test]
fn cancelling_the_rendering_prints_nothing() {
    let (_folder, mut program) = on_endings();
    program.open_print();
    program.step(0);
    program.key(Key::Enter);
    program.step(2);
    program.click("Cancel");
    program.let_go();
    assert!(program.dialogs.borrow().printouts.is_empty());
    assert_eq!(program.message_text(), "Cancelled. Nothing was changed.");
}

#[test]
fn the_orientation_is_chosen_for_the_pages_and_kept() {
    let (_folder, mut program) = on_endings();
    program.open_print();
    program.click_role(Role::RadioButton, "At the bottom: Side to move");
    let orientation = |program: &Program| {
        let form = program.state().pages.form.as_ref().unwrap();
        form.setup.style.orientation
    };
    assert_eq!(orientation(&program), Orientation::SideToMove);
    program.key(Key::Escape);
    program.open_print();
    assert_eq!(orientation(&program), Orientation::SideToMove);
}

#[test]
fn everyday_words_find_the_print_command() {
    for word in ["print", "worksheet", "handout"] {
        let (_folder, mut program) = on_endings();
        program.key_with(Modifiers::COMMAND, Key::K);
        program.type_text(word);
        program.key(Key::Enter);
        assert_eq!(
            program.state().shared.dialog,
            Some(Dialog::DiagramPages),
            "{word}"
        );
    }
}
