//! The window speaks the language of its user.

use super::plain_dialogs::PLAIN_DIALOGS;
use super::program::{Program, START};
use egui::accesskit::Role;
use egui::{FontFamily, FontId, ViewportCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use tabiya::model::action::{Action, FenAction, FilesAction, SettingsAction};
use tabiya::model::state::Dialog;
use tabiya::widgets::style::install_stand_ins;
use tabiya_notation::forms::Form;
use tabiya_notation::piece_letters::Language;
use tabiya_settings::Setting;
use tabiya_text::{Locale, speak, tr};
use tempfile::TempDir;

/// A window on a system in this language.
fn in_language(locale: Locale) -> Program {
    Program::start_with(vec![Action::from(SettingsAction::UseSystemLocale(locale))])
}

fn choose(program: &mut Program, locale: Option<Locale>) {
    let choice = Action::from(SettingsAction::Choose(Setting::Locale(locale)));
    program.harness.state_mut().apply(choice);
    program.run();
}

/// All texts of the window, for users who see it and for those who do not.
fn shown_texts(program: &Program) -> Vec<String> {
    let nodes = program.harness.root().children_recursive();
    let said = nodes.into_iter().flat_map(|node| {
        let node = node.accesskit_node();
        // The last message stays in its language.
        let is_announced = node.role() == Role::Status;
        let label = node.label().filter(|_| !is_announced);
        [
            label,
            node.description(),
            node.placeholder().map(str::to_owned),
        ]
    });
    said.flatten().collect()
}

#[test]
fn choosing_a_language_changes_all_texts_at_once() {
    let mut program = Program::start();
    program.menu("View", "Language");
    program.click("Deutsch");
    assert_eq!(program.state().shared.locale(), Locale::German);
    assert!(program.has("Datei") && !program.has("File"));
    assert_eq!(
        shown_texts(&program),
        shown_texts(&in_language(Locale::German))
    );
}

#[test]
fn no_dialog_keeps_text_of_the_previous_language() {
    let mut there = in_language(Locale::Russian);
    // The settings show whether the language was chosen or is that of the system.
    choose(&mut there, Some(Locale::Russian));
    let mut changed = Program::start();
    let others = [Dialog::Diagram, Dialog::DiagramPages, Dialog::Palette];
    for dialog in PLAIN_DIALOGS.into_iter().chain(others) {
        choose(&mut changed, Some(Locale::English));
        for program in [&mut there, &mut changed] {
            program
                .harness
                .state_mut()
                .apply(Action::OpenDialog(dialog));
            program.run();
        }
        let before = shown_texts(&changed);
        choose(&mut changed, Some(Locale::Russian));
        assert_ne!(shown_texts(&changed), before, "{dialog:?}");
        assert_eq!(shown_texts(&changed), shown_texts(&there), "{dialog:?}");
        for program in [&mut there, &mut changed] {
            program.harness.state_mut().apply(Action::CloseDialog);
            program.run();
        }
    }
}

#[test]
fn the_title_of_the_window_follows_the_language() {
    let mut program = Program::start();
    let choice = Action::from(SettingsAction::Choose(Setting::Locale(Some(
        Locale::French,
    ))));
    program.harness.state_mut().apply(choice);
    program.harness.step();
    speak(Locale::French);
    let untitled = tr("untitled");
    let is_it = |command: &ViewportCommand| matches!(command, ViewportCommand::Title(title) if title.contains(&untitled));
    assert!(program.sent(is_it));
}

#[test]
fn the_window_uses_the_system_language_until_one_is_chosen() {
    let mut program = in_language(Locale::French);
    assert!(program.has("Fichier"));
    choose(&mut program, Some(Locale::Russian));
    assert!(program.has("Файл"));
    choose(&mut program, None);
    assert!(program.has("Fichier"));
}

#[test]
fn a_chosen_language_survives_a_restart() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("settings.toml");
    let begin = || {
        let system = Action::from(SettingsAction::UseSystemLocale(Locale::French));
        Program::start_with(vec![
            system,
            Action::from(SettingsAction::UseSettings(file.clone())),
        ])
    };
    choose(&mut begin(), Some(Locale::Spanish));
    assert!(
        fs::read_to_string(&file)
            .unwrap()
            .contains("language = \"es\"")
    );
    let mut program = begin();
    assert!(program.has("Archivo"));
    choose(&mut program, None);
    assert!(begin().has("Fichier"));
}

#[test]
fn board_fen_and_undo_are_the_same_in_every_language() {
    let mut program = Program::start();
    program.drag("e2", "e4");
    let fen = program.fen();
    for locale in Locale::SPOKEN {
        choose(&mut program, Some(locale));
        assert_eq!((program.fen(), program.field()), (fen.clone(), fen.clone()));
    }
    choose(&mut program, Some(Locale::English));
    program.undo();
    assert_eq!(program.fen(), START);
}

#[test]
fn half_typed_text_survives_a_change_of_language() {
    let mut program = Program::start();
    program.select_field();
    program.paste_into_field("8/8/8/8");
    choose(&mut program, Some(Locale::German));
    assert_eq!(program.field(), "8/8/8/8");
}

#[test]
fn piece_letters_follow_the_language_unless_chosen() {
    let mut program = Program::on("8/8/8/8/8/8/8/RNB1K2k w - - 0 1");
    let copied = |program: &mut Program| {
        let copy = Action::from(FenAction::CopyAs(Form::Pieces));
        program.harness.state_mut().apply(copy);
        program.run();
        program.take_copied().unwrap()
    };
    assert!(copied(&mut program).contains("Nb1"));
    choose(&mut program, Some(Locale::German));
    assert!(copied(&mut program).contains("Sb1"));
    let dutch = Setting::Language(Some(Language::Dutch));
    program
        .harness
        .state_mut()
        .apply(SettingsAction::Choose(dutch));
    choose(&mut program, Some(Locale::French));
    assert!(copied(&mut program).contains("Pb1"));
    let of_window = Setting::Language(None);
    program
        .harness
        .state_mut()
        .apply(SettingsAction::Choose(of_window));
    assert!(copied(&mut program).contains("Cb1"));
}

#[test]
fn every_letter_of_every_language_has_a_glyph() {
    let program = Program::start();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/text");
    let mut missing: Vec<char> = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        let shown = text.replace("\\u00A0", "\u{A0}");
        let mut letters: Vec<_> = shown.chars().filter(|c| !c.is_control()).collect();
        letters.sort_unstable();
        letters.dedup();
        for family in [FontFamily::Proportional, FontFamily::Monospace] {
            let font = FontId::new(14.0, family);
            let lacks = |letter: &&char| {
                let mut has = false;
                let context = &program.harness.ctx;
                context.fonts_mut(|fonts| has = fonts.has_glyph(&font, **letter));
                !has
            };
            missing.extend(letters.iter().filter(lacks).copied());
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn characters_that_no_font_has_are_drawn_all_the_same() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("\u{F0001} and \u{F0002}.fen");
    fs::write(&path, START).unwrap();
    let mut program = Program::start();
    install_stand_ins(&program.harness.ctx);
    let open = Action::from(FilesAction::Open(vec![path]));
    program.harness.state_mut().apply(open);
    // Without anything to draw, the first frame would panic.
    program.run();
    assert!(program.says("\u{F0001} and \u{F0002}.fen"));
}

#[test]
fn keys_have_the_names_printed_on_national_keyboards() {
    let mut program = Program::start();
    program
        .harness
        .state_mut()
        .apply(Action::OpenDialog(Dialog::Keys));
    program.run();
    assert!(program.says("Ctrl+Delete"));
    choose(&mut program, Some(Locale::German));
    assert!(program.says("Strg+Entf"));
    let palette = Action::OpenDialog(Dialog::Palette);
    program.harness.state_mut().apply(palette);
    program.run();
    program.type_text("strg+entf");
    speak(Locale::German);
    let command = tr("command-delete-position");
    assert!(program.says(&command), "{command}");
    let count = program
        .harness
        .query_all_by_role(Role::ListBoxOption)
        .count();
    assert!(count > 0);
}
