//! Everything still fits if words are longer by two fifths.

use super::laid_out::{controls, faults};
use super::plain_dialogs::PLAIN_DIALOGS;
use super::program::Program;
use egui::Vec2;
use egui_kittest::Harness;
use std::fs;
use tabiya::command::Command;
use tabiya::features::help::model::HelpPage;
use tabiya::model::action::{
    Action, FenAction, FilesAction, HelpAction, ListAction, SettingsAction,
};
use tabiya::model::state::Dialog;
use tabiya_settings::Setting;
use tabiya_text::Locale;
use tempfile::TempDir;

/// The smallest window, and a common one.
const SIZES: [Vec2; 2] = [Vec2::new(760.0, 560.0), Vec2::new(1280.0, 800.0)];

/// Lines of every kind.
const LINES: &str = include_str!("../data/every_kind.epd");

fn on_lines(size: Vec2) -> (TempDir, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("lines.epd");
    fs::write(&path, LINES).unwrap();
    let first = vec![
        Action::from(SettingsAction::Choose(Setting::Locale(Some(
            Locale::Stretched,
        )))),
        Action::from(FilesAction::Open(vec![path])),
    ];
    let mut program = Program::started(Harness::builder(), first);
    program.harness.set_size(size);
    program.run();
    (folder, program)
}

fn apply(program: &mut Program, action: Action) {
    program.harness.state_mut().apply(action);
    program.run();
}

/// Collects the faults, so that one run reports all of them.
#[derive(Default)]
struct Found(Vec<String>);

impl Found {
    fn look(&mut self, program: &mut Program, what: &str) {
        let size = program.harness.ctx.content_rect().size();
        let faults = faults(program).into_iter();
        self.0
            .extend(faults.map(|fault| format!("{what} at {size}: {fault}")));
    }
}

impl Drop for Found {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.0.is_empty(), "{}", self.0.join("\n"));
        }
    }
}

#[test]
fn the_checks_of_the_layout_find_the_controls() {
    let (_folder, mut program) = on_lines(SIZES[1]);
    let in_window = controls(&mut program).len();
    // There are 64 squares, and twice as many buttons, fields and rows.
    assert!(in_window > 120, "{in_window}");
    apply(&mut program, Action::OpenDialog(Dialog::Settings));
    let in_dialog = controls(&mut program).len();
    assert!(in_dialog > 20, "{in_dialog}");
}

#[test]
fn the_main_window_has_room_for_longer_words() {
    let mut found = Found::default();
    for size in SIZES {
        let (_folder, mut program) = on_lines(size);
        for row in 0..9 {
            apply(&mut program, Action::from(ListAction::SelectRow(row)));
            found.look(&mut program, &format!("row {row}"));
        }
        apply(&mut program, Action::from(ListAction::SelectRow(1)));
        apply(&mut program, Action::from(HelpAction::OfferFirstSteps));
        found.look(&mut program, "first steps");
        apply(&mut program, Action::from(ListAction::CheckAll));
        for command in [Command::Find, Command::ListOrGrid] {
            apply(&mut program, Action::Run(command));
            found.look(&mut program, &format!("{command:?}"));
        }
        for page in HelpPage::ALL {
            apply(&mut program, Action::from(HelpAction::ShowHelp(page)));
            found.look(&mut program, &format!("{page:?}"));
        }
        apply(&mut program, Action::from(HelpAction::CloseHelp));
        apply(&mut program, Action::Run(Command::PlayMoves));
        found.look(&mut program, "playing");
        apply(&mut program, Action::Run(Command::PlayMoves));
        apply(&mut program, Action::Run(Command::CompareHere));
        apply(&mut program, Action::from(ListAction::SelectRow(2)));
        found.look(&mut program, "comparing");
        apply(
            &mut program,
            Action::from(FilesAction::Open(vec!["/no such folder/file".into()])),
        );
        found.look(&mut program, "a failure");
    }
}

#[test]
fn every_dialog_has_room_for_longer_words() {
    let mut found = Found::default();
    for size in SIZES {
        for dialog in PLAIN_DIALOGS.into_iter().chain([Dialog::Palette]) {
            let (_folder, mut program) = on_lines(size);
            apply(&mut program, Action::from(ListAction::SelectRow(1)));
            apply(&mut program, Action::OpenDialog(dialog));
            found.look(&mut program, &format!("{dialog:?}"));
        }
        for command in [
            Command::Diagram,
            Command::DiagramPages,
            Command::CheckAll,
            Command::RepairAll,
            Command::WhatChanged,
        ] {
            let (_folder, mut program) = on_lines(size);
            apply(&mut program, Action::from(ListAction::SelectRow(1)));
            if command == Command::WhatChanged {
                apply(&mut program, Action::Run(Command::ChangeSideToMove));
            }
            apply(&mut program, Action::Run(command));
            found.look(&mut program, &format!("{command:?}"));
        }
    }
}

#[test]
fn every_menu_and_question_has_room_for_longer_words() {
    let mut found = Found::default();
    for size in SIZES {
        let (_folder, mut program) = on_lines(size);
        apply(&mut program, Action::from(ListAction::SelectRow(1)));
        apply(&mut program, Action::Run(Command::ClearBoard));
        apply(&mut program, Action::Run(Command::Close));
        found.look(&mut program, "closing what is not saved");
        let (_folder, mut program) = on_lines(size);
        program.dialogs.borrow_mut().open.clear();
        apply(&mut program, Action::Run(Command::Open));
        found.look(&mut program, "the own file dialog");
        let (_folder, mut program) = on_lines(size);
        let several = "8/8/8/8/8/8/8/K1k5 w - - 0 1\n8/8/8/8/8/8/8/K2k4 w - - 0 1";
        apply(
            &mut program,
            Action::from(FenAction::Paste(several.to_owned())),
        );
        found.look(&mut program, "several positions");
    }
}
