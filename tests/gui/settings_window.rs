//! The settings window: each setting is found, chosen, stored and reset.

use super::program::Program;
use egui::{Key, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use std::path::PathBuf;
use tabiya::command::Command;
use tabiya::model::action::{Action, SettingsAction};
use tabiya::model::state::Dialog;
use tabiya_settings::{SETTING_ROWS, Setting, SettingControl, Theme, Zoom};
use tabiya_text::Locale;
use tempfile::TempDir;

fn open(program: &mut Program) {
    program
        .harness
        .state_mut()
        .apply(Action::Run(Command::Settings));
    program.run();
}

fn with_file() -> (TempDir, PathBuf, Program) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("settings.toml");
    let program = Program::start_with(vec![Action::from(SettingsAction::UseSettings(
        file.clone(),
    ))]);
    (folder, file, program)
}

/// Types into the field, which has the focus, and replaces its text.
fn look_for(program: &mut Program, text: &str) {
    let all = program.harness.query_by_label("Show all settings");
    if let Some(all) = all {
        all.click();
        program.run();
    }
    program.paste_into_field(text);
}

/// The texts in the middle of a setting, which show that it is visible.
fn shows(program: &Program, key: &str) -> bool {
    let row = SETTING_ROWS.iter().find(|row| row.key == key).unwrap();
    let about = tabiya_text::tr(row.about);
    program.harness.query_all_by_label(&about).next().is_some()
}

#[test]
fn a_key_opens_the_settings_and_focuses_their_search_field() {
    let mut program = Program::start();
    program.ctrl(Key::Comma);
    assert_eq!(program.state().shared.dialog, Some(Dialog::Settings));
    assert!(program.is_focused("Find a setting"));
    program.key(Key::Escape);
    assert_eq!(program.state().shared.dialog, None);
}

#[test]
fn the_key_of_each_setting_finds_it() {
    let mut program = Program::start();
    open(&mut program);
    for row in SETTING_ROWS {
        look_for(&mut program, row.key);
        assert!(shows(&program, row.key), "{}", row.key);
    }
}

#[test]
fn everyday_words_find_settings() {
    for (locale, words) in [
        (
            Locale::English,
            [
                ("dark mode", "theme"),
                ("FONT size", "zoom"),
                ("piece set", "board-pieces"),
                ("shredder", "castling"),
                ("960", "castling"),
                ("hotkeys", "keys"),
                ("150", "zoom"),
                ("ep", "en-passant"),
            ],
        ),
        (
            Locale::German,
            [
                ("dunkel", "theme"),
                ("SCHRIFTGROSSE", "zoom"),
                ("figurensatz", "board-pieces"),
                ("shredder", "castling"),
                ("960", "castling"),
                ("tastenkürzel", "keys"),
                ("größe", "zoom"),
                ("koordinaten", "coordinates"),
            ],
        ),
        (
            Locale::French,
            [
                ("mode sombre", "theme"),
                ("police", "zoom"),
                ("jeu de pieces", "board-pieces"),
                ("shredder", "castling"),
                ("960", "castling"),
                ("RACCOURCIS", "keys"),
                ("echiquier", "board-colors"),
                ("langue", "language"),
            ],
        ),
        (
            Locale::Spanish,
            [
                ("modo oscuro", "theme"),
                ("tamano", "zoom"),
                ("piezas", "board-pieces"),
                ("shredder", "castling"),
                ("960", "castling"),
                ("atajos", "keys"),
                ("idioma", "language"),
                ("al paso", "en-passant"),
            ],
        ),
        (
            Locale::Russian,
            [
                ("темный режим", "theme"),
                ("размер шрифта", "zoom"),
                ("набор фигур", "board-pieces"),
                ("shredder", "castling"),
                ("960", "castling"),
                ("горячие клавиши", "keys"),
                ("Язык", "language"),
                ("взятие", "en-passant"),
            ],
        ),
    ] {
        let first = vec![Action::from(SettingsAction::Choose(Setting::Locale(Some(
            locale,
        ))))];
        let mut program = Program::start_with(first);
        open(&mut program);
        for (typed, key) in words {
            program.harness.state_mut().apply(Action::CloseDialog);
            program.run();
            open(&mut program);
            program.paste_into_field(typed);
            let shown = SETTING_ROWS.iter().filter(|row| shows(&program, row.key));
            let shown: Vec<_> = shown.map(|row| row.key).collect();
            assert!(shown.contains(&key), "{locale:?} {typed}: {shown:?}");
            assert!(shown.len() < SETTING_ROWS.len(), "{locale:?} {typed}");
        }
    }
}

#[test]
fn a_failed_search_offers_all_settings() {
    let mut program = Program::start();
    open(&mut program);
    program.paste_into_field("xyzzy");
    let text = "No setting matches “xyzzy”. Try another word, or look through all of them.";
    program.harness.get_by_label(text);
    assert!(!shows(&program, "theme"));
    program.click("Show all settings");
    assert!(shows(&program, "theme"));
    assert!(program.is_focused("Find a setting"));
}

#[test]
fn a_choice_applies_at_once_and_is_saved() {
    let (_folder, file, mut program) = with_file();
    open(&mut program);
    program.click("Theme: Dark");
    assert_eq!(program.state().shared.settings.theme, Theme::Dark);
    program.click("Coordinates beside the board");
    assert!(!program.state().shared.settings.coordinates);
    let kept = fs::read_to_string(&file).unwrap();
    assert!(kept.contains("theme = \"dark\""), "{kept}");
    assert!(kept.contains("coordinates = \"hidden\""), "{kept}");
    let next = Program::start_with(vec![Action::from(SettingsAction::UseSettings(file))]);
    assert!(!next.state().shared.settings.coordinates);
}

#[test]
fn the_keyboard_resets_a_changed_setting() {
    let mut program = Program::start();
    open(&mut program);
    let back = "Theme: reset to default (Same as system)";
    assert!(program.harness.query_by_label(back).is_none());
    program.click("Theme: Light");
    program.harness.get_by_label(back).focus();
    program.run();
    program.key(Key::Space);
    assert_eq!(program.state().shared.settings.theme, Theme::System);
    assert!(program.harness.query_by_label(back).is_none());
    // The button has disappeared, and the focus is beside its place.
    assert!(program.is_focused("Theme: Same as system"));
}

#[test]
fn every_changed_setting_can_be_reset() {
    for row in SETTING_ROWS {
        let others = row.choices.iter();
        let mut others = others.rev().filter(|other| row.usual() != Some(other));
        let Some(other) = others.next().map(|other| &other.setting) else {
            continue;
        };
        let mut program = Program::start();
        program
            .harness
            .state_mut()
            .apply(SettingsAction::Choose(other.clone()));
        open(&mut program);
        if matches!(other, Setting::Locale(_)) {
            continue;
        }
        let name = tabiya_text::tr(row.name);
        let back = format!("{name}: reset to default");
        program.harness.get_by_label_contains(&back).scroll_to_me();
        program.run();
        program.harness.get_by_label_contains(&back).click();
        program.run();
        assert_eq!(
            row.chosen(&program.state().shared.settings),
            row.usual(),
            "{name}"
        );
    }
}

#[test]
fn a_command_line_setting_says_so_until_changed() {
    let given = vec![Action::from(SettingsAction::ChooseForNow(Setting::Theme(
        Theme::Dark,
    )))];
    let mut program = Program::start_with(given);
    open(&mut program);
    let note = "Set on the command line for this start only. Your choice here is saved.";
    assert_eq!(program.harness.query_all_by_label(note).count(), 1);
    program.click("Theme: Light");
    assert_eq!(program.harness.query_all_by_label(note).count(), 0);
}

#[test]
fn a_found_command_leads_to_its_shortcuts() {
    let mut program = Program::start();
    open(&mut program);
    program.paste_into_field("flip board");
    program.click("Flip board: F, Ctrl+U");
    assert_eq!(program.state().shared.dialog, Some(Dialog::Keys));
    let field = program.harness.get_by_label("Find a command or a key");
    assert_eq!(field.value().as_deref(), Some("Flip board"));
    program.harness.get_by_label("Add a shortcut to Flip board");
    assert!(
        program
            .harness
            .query_by_label("Add a shortcut to Rotate board")
            .is_none()
    );
}

#[test]
fn the_path_of_the_file_is_copied() {
    let (_folder, file, mut program) = with_file();
    open(&mut program);
    program.harness.get_by_label("Copy the path").scroll_to_me();
    program.run();
    program.click("Copy the path");
    let copied = program.dialogs.borrow().clipboard.values().next().cloned();
    assert_eq!(copied.as_deref(), file.to_str());
}

#[test]
fn without_a_settings_file_the_dialog_says_that_nothing_is_saved() {
    let mut program = Program::start();
    open(&mut program);
    program
        .harness
        .get_by_label("Changes last until Tabiya is closed: this start uses no settings file.");
    assert!(program.harness.query_by_label("Copy the path").is_none());
}

#[test]
fn an_unwritable_settings_file_is_reported_in_the_footer() {
    let folder = TempDir::new().unwrap();
    // A folder has the name of the file.
    let file = folder.path().join("settings.toml");
    fs::create_dir(&file).unwrap();
    let mut program = Program::start_with(vec![Action::from(SettingsAction::UseSettings(file))]);
    program.harness.state_mut().apply(Action::DismissMessage);
    open(&mut program);
    let fault = program.state().memory.fault.clone().unwrap();
    assert!(fault.contains("could not be read"), "{fault}");
    assert_eq!(program.harness.query_all_by_label(&fault).count(), 1);
}

#[test]
fn field_and_close_button_stay_visible_at_any_size_and_zoom() {
    for (size, percent) in [
        ([760.0, 560.0], 100),
        ([760.0, 560.0], 200),
        ([760.0, 560.0], 300),
        ([1280.0, 800.0], 150),
    ] {
        let zoom = Setting::Zoom(Zoom::of_percent(percent));
        let mut program = Program::start();
        program.harness.set_size(Vec2::from(size));
        program.run();
        program
            .harness
            .state_mut()
            .apply(SettingsAction::Choose(zoom));
        program.run();
        open(&mut program);
        let window = program.harness.ctx.content_rect();
        for label in ["Find a setting", "Close"] {
            let nodes: Vec<_> = program.harness.query_all_by_label(label).collect();
            let seen = nodes.iter().any(|node| window.contains_rect(node.rect()));
            assert!(seen, "{label} at {size:?}, {percent} %: {window:?}");
        }
        // The last setting can be scrolled to.
        let last = program.harness.get_by_label("New diagrams: Diagram…");
        last.scroll_to_me();
        program.run();
        let last = program
            .harness
            .get_by_label("New diagrams: Diagram…")
            .rect();
        assert!(
            window.contains(last.center()),
            "{last:?} at {size:?}, {percent} %"
        );
    }
}

#[test]
fn the_text_below_a_control_is_its_description() {
    let mut program = Program::start();
    open(&mut program);
    for (label, about) in [
        ("Theme: Same as system", "Light or dark."),
        (
            "Coordinates beside the board",
            "The file letters and rank numbers.",
        ),
        ("En-passant target", "When the FEN includes it."),
    ] {
        // The label beside a control may have the same name.
        let mut named = program.harness.query_all_by_label(label);
        let is_told = |told: Option<String>| told.as_deref() == Some(about);
        assert!(
            named.any(|node| is_told(node.accesskit_node().description())),
            "{label}"
        );
    }
}

#[test]
fn only_settings_with_controls_of_their_own_have_no_choices() {
    // Otherwise a new kind of control would be untested.
    for row in SETTING_ROWS {
        let has_choices = !row.choices.is_empty();
        let leads = matches!(
            row.control,
            SettingControl::Keys
                | SettingControl::Diagram
                | SettingControl::Engines
                | SettingControl::Tables
        );
        assert_ne!(has_choices, leads, "{}", row.key);
    }
}
