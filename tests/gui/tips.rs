//! The tooltips of controls, which screen readers read as well.

use super::laid_out::texts_on;
use super::plain_dialogs::PLAIN_DIALOGS;
use super::program::Program;
use egui::accesskit::{Action as Ask, Role, Toggled};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use tabiya::command::{Command, KeyMap};
use tabiya::model::action::{
    Action, EngineAction, FilesAction, HelpAction, ListAction, PlayOnAction, SettingsAction,
};
use tabiya_notation::piece_letters::Language;
use tabiya_settings::keys::Keys;
use tabiya_settings::{KeyChanges, Setting};
use tabiya_text::tr;
use tempfile::TempDir;

const LINES: &str = "\
# A comment
r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1 bm O-O; id \"Italian\";
8/8/8/8/8/8/8/8 w - - 0 1
rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w kqKQ - 0 1
this is no position
";

/// Whether a control explains itself. Everything else has a tooltip.
fn says_itself(node: &Node<'_>) -> bool {
    let role = node.accesskit_node().role();
    // Their text is visible; some can be selected, and so react to the mouse.
    let is_text = matches!(
        role,
        Role::Label | Role::Status | Role::ListItem | Role::MultilineTextInput
    );
    // The text of rows is also visible, and lists contain only rows.
    let is_list = matches!(role, Role::ListBoxOption | Role::ListBox);
    // Entries have their label and their keys beside each other.
    let is_entry = matches!(role, Role::MenuItem | Role::MenuItemCheckBox);
    // These show the place in a list, and the folded content.
    let is_frame = matches!(role, Role::ScrollBar | Role::DisclosureTriangle);
    // Squares name their pieces, and a tooltip over the board would be in the way.
    let is_board = role == Role::Group || (role == Role::Button && is_square(node));
    is_text || is_list || is_entry || is_frame || is_board
}

fn is_square(node: &Node<'_>) -> bool {
    let name = name_of(node);
    let mut letters = name.chars();
    let place = (letters.next(), letters.next(), letters.next());
    matches!(place, (Some('a'..='h'), Some('1'..='8'), Some(',' | ':')))
}

fn name_of(node: &Node<'_>) -> String {
    node.accesskit_node().label().unwrap_or_default()
}

fn tip_of(node: &Node<'_>) -> Option<String> {
    let tip = node.accesskit_node().data().description();
    tip.map(str::to_owned)
}

fn on_lines() -> (TempDir, Program) {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("lines.epd");
    fs::write(&path, LINES).unwrap();
    let mut program = Program::on_file(&path);
    apply(&mut program, Action::from(ListAction::SelectRow(1)));
    (folder, program)
}

fn apply(program: &mut Program, action: Action) {
    program.harness.state_mut().apply(action);
    program.run();
}

/// Controls that can be clicked, typed into or chosen.
fn controls(program: &Program) -> Vec<Node<'_>> {
    let nodes = program.harness.root().children_recursive();
    let is_control = |node: &Node<'_>| {
        let node = node.accesskit_node();
        let is_used = |ask| node.data().supports_action(ask);
        is_used(Ask::Click) || is_used(Ask::Focus)
    };
    nodes.into_iter().filter(is_control).collect()
}

/// Whether the control, or the text beside it, shows its name or a part of it.
fn shows_its_name(program: &Program, node: &Node<'_>) -> bool {
    let access = node.accesskit_node();
    if access.labelled_by().next().is_some() {
        return true;
    }
    if matches!(access.role(), Role::TextInput | Role::MultilineTextInput) {
        return false;
    }
    let name = name_of(node);
    texts_on(program, node.rect()).iter().any(|text| {
        let text = text.trim();
        let has_words = text.chars().any(char::is_alphanumeric);
        has_words && (name.contains(text) || text.contains(&name))
    })
}

/// Whether it is a menu of the bar, whose name is enough.
fn is_menu(node: &Node<'_>) -> bool {
    let name = name_of(node);
    let menus = tabiya::command::Menu::ALL;
    menus.iter().any(|menu| tr(menu.text_id()) == name)
}

/// The controls without a tooltip, among those that are wanted.
fn without_tip(program: &Program, is_wanted: impl Fn(&Node<'_>) -> bool) -> BTreeSet<String> {
    let all = controls(program).into_iter();
    let lacking = all.filter(|node| !says_itself(node) && !is_menu(node) && is_wanted(node));
    let lacking = lacking.filter(|node| tip_of(node).is_none_or(|tip| tip.is_empty()));
    let told = |node: Node<'_>| format!("{:?} {}", node.accesskit_node().role(), name_of(&node));
    lacking.map(told).collect()
}

/// Goes through the states of the window that have their own controls.
fn scenes(mut look: impl FnMut(&Program, &str)) {
    let (_folder, mut program) = on_lines();
    for row in 0..5 {
        apply(&mut program, Action::from(ListAction::SelectRow(row)));
        look(&program, "a row");
    }
    apply(&mut program, Action::from(ListAction::SelectRow(1)));
    apply(&mut program, Action::from(HelpAction::OfferFirstSteps));
    look(&program, "the first steps");
    apply(&mut program, Action::from(ListAction::CheckAll));
    apply(&mut program, Action::Run(Command::ListOrGrid));
    look(&program, "the grid");
    apply(&mut program, Action::Run(Command::CompareHere));
    apply(&mut program, Action::from(ListAction::SelectRow(2)));
    look(&program, "comparing");
    apply(
        &mut program,
        Action::from(FilesAction::Open(vec!["/no such folder/file".into()])),
    );
    look(&program, "a failure");
    apply(&mut program, Action::Run(Command::Find));
    look(&program, "finding");
    program.paste_into_field("bm:");
    program.key(egui::Key::Enter);
    look(&program, "found");
    apply(&mut program, Action::Run(Command::PlayMoves));
    program.type_text("O-O");
    program.key(egui::Key::Enter);
    look(&program, "playing");
    apply(&mut program, Action::Run(Command::PlayMoves));
    let engine = "/no such folder/engine".into();
    apply(&mut program, EngineAction::Add(engine).into());
    apply(&mut program, Action::Run(Command::Engine));
    look(&program, "an engine");
    apply(&mut program, Action::Run(Command::PlayOn));
    look(&program, "playing on");
    apply(&mut program, PlayOnAction::Begin.into());
    look(&program, "a game against an engine");
    apply(&mut program, PlayOnAction::Close.into());
    apply(&mut program, Action::Run(Command::PlayMoves));
    apply(&mut program, Action::Run(Command::Engine));
    apply(&mut program, Action::Run(Command::New));
    look(&program, "two files");
    for (what, text) in [
        ("one fault", "8/8/8/8/8/8/8/K6k W - - 0 1"),
        ("several faults", "r3k2r/8/8/44/8/8/8/R3K2R B"),
        (
            "several readings",
            "8/8/8/8/8/8/\u{41a}7/\u{43a}7 w - - 0 1",
        ),
    ] {
        let mut program = Program::start();
        program.select_field();
        program.type_text(text);
        assert!(program.says("Change to") || program.has("Choose how to read it"));
        look(&program, what);
    }
    let check = "4k3/8/8/8/8/8/4Q3/4K3 w KQ e3 80 1".to_owned();
    look(
        &Program::start_with(vec![Action::from(FilesAction::OpenText(check))]),
        "advice",
    );
}

#[test]
fn every_control_of_the_window_has_a_tip() {
    let mut lacking = BTreeMap::new();
    scenes(|program, what| {
        // A drop-down list has its name beside it, and shows the choice.
        let is_no_choice = |node: &Node<'_>| {
            let is_choice = node.accesskit_node().role() == Role::ComboBox;
            !(is_choice && shows_its_name(program, node))
        };
        for name in without_tip(program, is_no_choice) {
            lacking.entry(name).or_insert_with(|| what.to_owned());
        }
    });
    assert!(lacking.is_empty(), "{lacking:#?}");
}

#[test]
fn dialog_controls_without_a_visible_name_have_a_tip() {
    let mut lacking = BTreeSet::new();
    let mut look = |program: &Program, what: String| {
        let names = without_tip(program, |node| !shows_its_name(program, node));
        lacking.extend(names.into_iter().map(|name| format!("{what}: {name}")));
    };
    for dialog in PLAIN_DIALOGS {
        let (_folder, mut program) = on_lines();
        apply(&mut program, Action::OpenDialog(dialog));
        look(&program, format!("{dialog:?}"));
    }
    for command in [
        Command::Diagram,
        Command::DiagramPages,
        Command::CheckAll,
        Command::RepairAll,
        Command::WhatChanged,
        Command::Open,
        Command::SaveAs,
        Command::Palette,
    ] {
        let (_folder, mut program) = on_lines();
        if command == Command::WhatChanged {
            apply(&mut program, Action::Run(Command::DuplicatePosition));
        }
        apply(&mut program, Action::Run(command));
        look(&program, format!("{command:?}"));
    }
    assert!(lacking.is_empty(), "{lacking:#?}");
}

/// Controls that run a command and have a different name.
const CALLED_OTHERWISE: [(&str, Command); 26] = [
    ("FEN", Command::EditFenText),
    ("Copy FEN", Command::CopyFen),
    ("Paste", Command::Paste),
    ("More forms to copy", Command::CopyAs),
    ("Start position", Command::StartPosition),
    ("Clear board", Command::ClearBoard),
    ("Flip board", Command::FlipBoard),
    ("Black to move", Command::ChangeSideToMove),
    ("Pointer", Command::PointerTool),
    ("Eraser", Command::EraserTool),
    ("Piece list", Command::PieceList),
    ("Rows", Command::ListOrGrid),
    ("Grid", Command::ListOrGrid),
    ("Operation bm: operands", Command::EditOperations),
    ("Close lines.epd", Command::Close),
    ("New file", Command::New),
    (
        "Add an empty position to this file, below the current one",
        Command::AddPosition,
    ),
    ("Find", Command::Find),
    ("Previous match", Command::PreviousPosition),
    ("Next match", Command::NextPosition),
    ("Show all positions", Command::ShowAllRows),
    ("Close the first steps", Command::FirstSteps),
    ("Stop playing moves", Command::PlayMoves),
    ("Moves to be played", Command::PlayMoves),
    ("Close the engine panel", Command::Engine),
    ("engine: Start", Command::SwitchEngine),
];

fn command_of(name: &str) -> Option<Command> {
    let called = CALLED_OTHERWISE.iter().find(|(called, _)| *called == name);
    let is_label = |command: &&Command| tr(command.row().text_id).trim_end_matches('…') == name;
    let labelled = Command::ALL.iter().find(is_label);
    called.map(|(_, command)| command).or(labelled).copied()
}

/// The controls whose tips do not name the keys of their commands, and the commands found.
fn without_keys(program: &Program, keys: &KeyMap, met: &mut BTreeSet<&'static str>) -> Vec<String> {
    let mut lacking = Vec::new();
    for node in controls(program) {
        let name = name_of(&node);
        let role = node.accesskit_node().role();
        let is_entry = matches!(role, Role::MenuItem | Role::MenuItemCheckBox);
        // The keys change to the side that is not chosen.
        let is_chosen = node.accesskit_node().toggled() == Some(Toggled::True);
        let is_side = role == Role::RadioButton && is_chosen;
        let is_exempt = is_entry || is_side || is_menu(&node);
        let Some(command) = command_of(&name).filter(|_| !is_exempt) else {
            continue;
        };
        met.insert(command.name());
        let tip = tip_of(&node).unwrap_or_default();
        for keys in keys.all_of(command) {
            if !tip.contains(&keys.words()) {
                lacking.push(format!("{name}: {} in {tip:?}", keys.words()));
            }
        }
    }
    lacking
}

#[test]
fn tips_of_command_buttons_name_their_keys() {
    let mut lacking = BTreeSet::new();
    let mut met = BTreeSet::new();
    scenes(|program, _| {
        // The close button of a tab in the background has no key.
        if program.state().shared.documents.len() == 1 {
            lacking.extend(without_keys(
                program,
                &program.state().shared.keys,
                &mut met,
            ));
        }
    });
    assert!(lacking.is_empty(), "{lacking:#?}");
    for (name, command) in CALLED_OTHERWISE {
        assert!(met.contains(command.name()), "{name} was not met");
    }
}

#[test]
fn tips_show_the_users_own_keys() {
    let (_folder, mut program) = on_lines();
    let mut changes = KeyChanges::new();
    let chosen = [
        Command::Find,
        Command::FlipBoard,
        Command::EditFenText,
        Command::Close,
    ];
    for (command, letter) in chosen.into_iter().zip(["1", "2", "3", "4"]) {
        let keys = Keys::new(letter, true, true, true).unwrap();
        changes.insert(command.name().to_owned(), vec![keys]);
        apply(
            &mut program,
            Action::from(SettingsAction::ChooseForNow(Setting::Keys {
                command: command.name(),
                keys: Some(vec![keys]),
            })),
        );
    }
    let keys = KeyMap::new(&changes, Language::English);
    let mut met = BTreeSet::new();
    let lacking = without_keys(&program, &keys, &mut met);
    assert!(lacking.is_empty(), "{lacking:#?}");
    assert!(chosen.iter().all(|command| met.contains(command.name())));
}

#[test]
fn a_disabled_control_still_shows_its_tip() {
    let mut program = Program::start();
    let texts = program.harness.get_by_label("Earlier text").rect().center();
    program.move_to(texts);
    program.move_to(texts + egui::vec2(0.5, 0.0));
    for _ in 0..4 {
        program.harness.step();
    }
    assert!(program.says("Text that could not be read and was replaced"));
}

#[test]
fn no_tip_covers_a_field_during_typing() {
    let mut program = Program::start();
    let tip = "The position as a line of text.";
    program.focus_field();
    let field = program
        .harness
        .get_by_role_and_label(Role::TextInput, "FEN");
    let place = field.rect().center();
    program.move_to(place);
    program.move_to(place + egui::vec2(0.5, 0.0));
    for _ in 0..4 {
        program.harness.step();
    }
    assert!(!program.says(tip));
    program.key(egui::Key::Enter);
    program.move_to(place + egui::vec2(2.0, 0.0));
    for _ in 0..4 {
        program.harness.step();
    }
    assert!(program.says(tip));
}

#[test]
fn a_tooltip_of_the_window_disappears_under_a_dialog() {
    let mut program = Program::start();
    let window = program.harness.ctx.content_rect();
    let tip = |program: &Program| {
        let texts = texts_on(program, window);
        texts.iter().any(|text| text.starts_with("Copy the FEN"))
    };
    let place = program.harness.get_by_label("Copy FEN").rect().center();
    program.move_to(place);
    assert!(tip(&program));
    apply(&mut program, Action::Run(Command::Settings));
    assert!(!tip(&program));
    program.later(2.0);
    assert!(!tip(&program));
    program.key(egui::Key::Escape);
    program.move_to(place + egui::vec2(2.0, 0.0));
    program.later(2.0);
    assert!(tip(&program), "it appears again after the dialog");
}
