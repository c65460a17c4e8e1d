//! A small window or a large zoom: every control of a dialog can be reached, and is visible when it is.

use super::plain_dialogs::PLAIN_DIALOGS;
use super::program::Program;
use super::recovery_scene::RecoveryScene;
use egui::accesskit::Role;
use egui::{Key, Rect, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya::command::Command;
use tabiya::model::action::{Action, FenAction, FilesAction, RecoveryAction};
use tabiya::model::state::Dialog;

/// The size of a window of 1280 by 800 pixels at a zoom of three.
const LARGE_ZOOM: Vec2 = Vec2::new(427.0, 267.0);
/// The size of a window of 1366 by 735 pixels at a zoom of 175 %.
const NOTEBOOK: Vec2 = Vec2::new(780.0, 420.0);
/// Less than the space between the edge of a dialog and its title.
const MARGIN: f32 = 12.0;
/// More stops of the Tab key than any dialog has.
const MAX_STOPS: usize = 400;

fn small(size: Vec2) -> Program {
    let lines = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 bm O-O;\n8/8/8/8/8/8/8/8 w - - 0 1";
    let mut program =
        Program::start_with(vec![Action::from(FilesAction::OpenText(lines.to_owned()))]);
    program.harness.set_size(size);
    program.run();
    program
}

fn apply(program: &mut Program, action: Action) {
    program.harness.state_mut().apply(action);
    program.run();
}

/// The focused control: its name, its place, and the visible part of that.
fn focused(program: &Program) -> Option<(String, Rect, Rect)> {
    let id = program.harness.ctx.memory(egui::Memory::focused)?;
    let nodes = program.harness.root().children_recursive();
    let has = |node: &egui_kittest::Node<'_>| node.accesskit_node().is_focused();
    let node = nodes.into_iter().find(has)?;
    let name = node.accesskit_node().label().unwrap_or_default();
    let ctx = &program.harness.ctx;
    let widget = ctx.viewport(|viewport| viewport.prev_pass.widgets.get(id).copied())?;
    Some((name, widget.rect, widget.interact_rect))
}

/// Whether the focused control is in the topmost dialog.
fn is_in_dialog(program: &Program) -> bool {
    let ctx = &program.harness.ctx;
    let (focused, dialog) = ctx.memory(|memory| (memory.focused(), memory.top_modal_layer()));
    let layer_of = |id| ctx.viewport(|viewport| Some(viewport.prev_pass.widgets.get(id)?.layer_id));
    dialog.is_some() && focused.and_then(layer_of) == dialog
}

/// Goes through a dialog by Tab; reports focused controls out of sight, and a button that was never reached.
fn faults(program: &mut Program, closes: &str, what: &str) -> Vec<String> {
    let screen = program.harness.ctx.content_rect();
    let mut faults = Vec::new();
    let mut is_closed = false;
    let mut first = None;
    for _ in 0..MAX_STOPS {
        program.key(Key::Tab);
        let Some((name, rect, seen)) = focused(program) else {
            continue;
        };
        if !is_in_dialog(program) {
            faults.push(format!("{what}: the keyboard has left it for {name}"));
        }
        let id = program.harness.ctx.memory(egui::Memory::focused);
        if first.is_some() && first == id {
            break;
        }
        first = first.or(id);
        // A control larger than the window is partly visible.
        let needed = rect.size().min(Vec2::new(24.0, 12.0));
        let is_seen = seen.width() >= needed.x && seen.height() >= needed.y;
        if !is_seen || !screen.intersects(seen) {
            faults.push(format!("{what}: {name} is out of sight at {rect}: {seen}"));
        }
        if name == closes {
            is_closed = true;
            if !screen.contains_rect(rect) || seen != rect {
                faults.push(format!("{what}: {closes} is cut: {rect} {seen}"));
            }
        }
    }
    if !is_closed {
        faults.push(format!("{what}: Tab does not come to {closes}"));
    }
    faults
}

/// The button that leaves a dialog.
fn closes(dialog: Dialog) -> &'static str {
    match dialog {
        Dialog::Changes
        | Dialog::FenStyle
        | Dialog::Duplicates
        | Dialog::EndgameTruth
        | Dialog::Gestures
        | Dialog::Keys
        | Dialog::Proofread
        | Dialog::Settings
        | Dialog::Solve
        | Dialog::Suite
        | Dialog::Statistics
        | Dialog::About => "Close",
        _ => "Cancel",
    }
}

#[test]
fn tab_reaches_the_end_of_every_dialog_in_a_very_small_window() {
    let mut found = Vec::new();
    for dialog in PLAIN_DIALOGS {
        let mut program = small(LARGE_ZOOM);
        apply(&mut program, Action::OpenDialog(dialog));
        found.extend(faults(&mut program, closes(dialog), &format!("{dialog:?}")));
    }
    for (command, closes) in [
        (Command::Diagram, "Close"),
        (Command::DiagramPages, "Close"),
        (Command::Animation, "Close"),
        (Command::CheckAll, "Close"),
        (Command::Statistics, "Close"),
        (Command::RepairAll, "Cancel"),
        (Command::WhatChanged, "Close"),
    ] {
        let mut program = small(LARGE_ZOOM);
        if command == Command::WhatChanged {
            apply(&mut program, Action::Run(Command::ChangeSideToMove));
        }
        if command == Command::Animation {
            program.paste("1. e4 e5 2. Nf3 Nc6");
        }
        apply(&mut program, Action::Run(command));
        found.extend(faults(&mut program, closes, &format!("{command:?}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn tab_reaches_the_end_of_every_question_in_a_very_small_window() {
    let mut found = Vec::new();
    let mut program = small(LARGE_ZOOM);
    apply(&mut program, Action::Run(Command::ClearBoard));
    apply(&mut program, Action::Run(Command::Close));
    found.extend(faults(&mut program, "Cancel", "closing what is not saved"));
    let mut program = small(LARGE_ZOOM);
    program.dialogs.borrow_mut().open.clear();
    apply(&mut program, Action::Run(Command::Open));
    found.extend(faults(&mut program, "Cancel", "the own file dialog"));
    let mut program = small(LARGE_ZOOM);
    let several = "8/8/8/8/8/8/8/K1k5 w - - 0 1\n8/8/8/8/8/8/8/K2k4 w - - 0 1";
    apply(
        &mut program,
        Action::from(FenAction::Paste(several.to_owned())),
    );
    found.extend(faults(&mut program, "Cancel", "several positions"));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn tab_reaches_the_end_of_the_recovery_dialog_in_a_very_small_window() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.drag("a1", "a2");
    RecoveryScene::settle(&mut program);
    desk.kill(program);
    let mut program = desk.start();
    assert_eq!(program.state().shared.dialog, Some(Dialog::Recovery));
    program.harness.set_size(LARGE_ZOOM);
    program.run();
    let found = faults(&mut program, "Later", "lost work");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The place of the topmost dialog, and its contents.
fn dialog_parts(program: &Program) -> (Rect, Vec<egui::WidgetRect>) {
    let ctx = &program.harness.ctx;
    let layer = ctx.memory(egui::Memory::top_modal_layer).unwrap();
    let place = ctx.memory(|memory| memory.area_rect(layer.id)).unwrap();
    let parts = ctx.viewport(|viewport| {
        let parts = viewport.prev_pass.widgets.get_layer(layer);
        // The ground of the dialog takes clicks, too.
        let parts = parts.filter(|part| part.rect.height() < 50.0);
        parts.copied().collect()
    });
    (place, parts)
}

/// The scroll bar of the dialog itself, at its right edge.
fn bar_of(program: &Program, dialog: Rect) -> Option<Rect> {
    let bars = program.harness.query_all_by_role(Role::ScrollBar);
    let is_own = |bar: &Rect| bar.height() > bar.width() && bar.right() > dialog.right() - 24.0;
    bars.map(|bar| bar.rect()).find(is_own)
}

/// Reports a dialog that is not at its top, and controls below its scroll bar. Returns whether it scrolls.
fn faults_at_top(program: &Program, what: &str, found: &mut Vec<String>) -> bool {
    let (dialog, parts) = dialog_parts(program);
    let first = parts
        .iter()
        .min_by(|a, b| a.rect.top().total_cmp(&b.rect.top()));
    if first.is_none_or(|first| first.rect.top() < dialog.top() + MARGIN) {
        found.push(format!("{what}: {first:?} is above {dialog}"));
    }
    let Some(bar) = bar_of(program, dialog) else {
        return false;
    };
    for part in parts {
        if part.sense.senses_click() && bar.shrink(1.0).intersects(part.interact_rect) {
            found.push(format!("{what}: {part:?} is below the bar {bar}"));
        }
    }
    true
}

#[test]
fn dialogs_open_at_their_top_and_their_scroll_bars_cover_nothing() {
    let mut found = Vec::new();
    let mut scrolling = 0;
    let plain = PLAIN_DIALOGS.map(Action::OpenDialog);
    let commands = [
        Command::Diagram,
        Command::DiagramPages,
        Command::Animation,
        Command::CheckAll,
        Command::Statistics,
        Command::RepairAll,
    ];
    for action in plain.into_iter().chain(commands.map(Action::Run)) {
        let what = format!("{action:?}");
        let mut program = small(NOTEBOOK);
        if matches!(action, Action::Run(Command::Animation)) {
            program.paste("1. e4 e5 2. Nf3 Nc6");
        }
        apply(&mut program, action);
        program.harness.run_steps(12);
        scrolling += usize::from(faults_at_top(&program, &what, &mut found));
    }
    assert!(scrolling > 2, "{scrolling} dialogs scroll");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_dialog_opens_at_its_top_and_follows_the_focus_that_a_key_moves() {
    let desk = RecoveryScene::with_file();
    let mut program = desk.start_on_file();
    program.drag("a1", "a2");
    RecoveryScene::settle(&mut program);
    desk.kill(program);
    let first = vec![Action::from(RecoveryAction::UseRecovery(desk.recovery()))];
    let mut program = Program::started_at(NOTEBOOK.into(), Harness::builder(), first);
    program.run();
    let mut found = Vec::new();
    assert!(faults_at_top(&program, "lost work", &mut found));
    assert!(found.is_empty(), "{}", found.join("\n"));
    // A key that moves no focus scrolls nothing.
    program.key(Key::F35);
    assert!(faults_at_top(&program, "lost work", &mut found));
    assert!(found.is_empty(), "{}", found.join("\n"));
    for _ in 0..MAX_STOPS {
        program.key(Key::Tab);
        if focused(&program).is_some_and(|(name, ..)| name == "Later") {
            break;
        }
    }
    let (name, place, seen) = focused(&program).unwrap();
    assert_eq!((name.as_str(), seen), ("Later", place));
    assert!(faults_at_top(&program, "lost work", &mut found));
    assert_eq!(found.len(), 1, "{found:?}");
}

#[test]
fn tab_does_not_leave_the_command_palette() {
    let mut program = small(Vec2::new(1280.0, 800.0));
    program.ctrl(Key::K);
    for _ in 0..3 {
        program.key(Key::Tab);
        program.run();
        assert!(is_in_dialog(&program));
    }
    program.type_text("flip board");
    program.key(Key::Enter);
    assert!(program.state().shared.view.flipped);
}
