//! The strip of messages: its place, the time of messages, their list, and their text for screen readers.

use super::laid_out::texts_on;
use super::program::runner::Disk;
use super::program::{Program, START};
use egui::accesskit::{Live, Role};
use egui::{Key, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use std::fs;
use tabiya::command::Command;
use tabiya::features::files::tasks::load::Loading;
use tabiya::model::action::{Action, FenAction, FilesAction};
use tabiya_chess::Color;
use tabiya_collection::document::Edit;
use tabiya_desktop::tasks::TaskEvent;
use tempfile::TempDir;

const SAID: &str = "Copied";

/// The program with a new message.
fn with_message() -> Program {
    let mut program = Program::start();
    apply(&mut program, Action::Run(Command::CopyFen));
    assert!(is_seen(&program));
    program
}

fn apply(program: &mut Program, action: Action) {
    program.harness.state_mut().apply(action);
    program.run();
}

fn is_seen(program: &Program) -> bool {
    let window = program.harness.ctx.content_rect();
    texts_on(program, window).iter().any(|text| text == SAID)
}

#[test]
fn a_message_disappears_by_itself_and_is_announced_once() {
    let mut program = with_message();
    let node = |program: &Program| {
        let node = program.harness.get_by_role_and_label(Role::Status, SAID);
        let node = node.accesskit_node();
        (node.locate(), node.live())
    };
    let before = node(&program);
    assert_eq!(before.1, Live::Polite);
    // Each step takes a quarter of a second.
    for _ in 0..40 {
        program.harness.step();
    }
    assert!(!is_seen(&program));
    assert_eq!(node(&program), before);
    apply(&mut program, Action::Run(Command::CopyFen));
    assert!(is_seen(&program), "a repeated message is shown again");
}

#[test]
fn a_message_is_shown_only_in_its_own_tab() {
    let mut program = with_message();
    let first = program.state().shared.document().id();
    apply(&mut program, Action::Run(Command::New));
    assert!(!is_seen(&program));
    apply(&mut program, Action::SelectDocument(first));
    assert!(is_seen(&program));
}

#[test]
fn an_error_stays_until_it_is_dismissed() {
    let mut program = Program::start();
    apply(
        &mut program,
        Action::from(FilesAction::Open(vec!["/no such folder/file".into()])),
    );
    for _ in 0..40 {
        program.harness.step();
    }
    program.click("Dismiss message");
    assert!(!program.has("Dismiss message"));
}

#[test]
fn a_copied_picture_is_shown_beside_the_message() {
    let mut program = Program::start();
    apply(&mut program, Action::Run(Command::CopyPicture));
    let picture = |program: &Program| {
        let mut images = program.harness.query_all_by_role(Role::Image);
        images
            .find(|image| {
                let name = image.accesskit_node().label().unwrap_or_default();
                name.starts_with("Copied picture, ")
            })
            .map(|image| image.rect())
    };
    let place = picture(&program).unwrap();
    assert!(place.width() > 16.0 && place.height() > 16.0, "{place}");
    let said = program
        .harness
        .get_by_role_and_label(Role::Status, "Picture copied");
    assert!(said.rect().left() >= place.right(), "the text is beside it");
    apply(&mut program, Action::Run(Command::CopyFen));
    assert_eq!(picture(&program), None);
}

/// Two sizes of the window: with the strip beside the menus, and at the foot of the window.
const SIZES: [Vec2; 2] = [Vec2::new(1350.0, 700.0), Vec2::new(675.0, 350.0)];

#[test]
fn a_message_moves_and_covers_nothing() {
    let lines = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n".repeat(60);
    for size in SIZES {
        let mut program = Program::on(&lines);
        program.harness.set_size(size);
        program.run();
        let places = |program: &Program| -> Vec<_> {
            let list = program.harness.get_by_role(Role::ListBox);
            let field = program
                .harness
                .get_by_role_and_label(Role::TextInput, "FEN");
            let others = ["New file", "Copy FEN", "White to move"];
            let others = others.map(|name| program.harness.get_by_label(name));
            let all = [list, field].into_iter().chain(others);
            let squares = ["a1", "h1", "a8", "h8"].map(|name| program.square(name));
            let board = squares.map(|middle| Rect::from_center_size(middle, Vec2::splat(20.0)));
            all.map(|node| node.rect()).chain(board).collect()
        };
        let before = places(&program);
        apply(&mut program, Action::Run(Command::CopyFen));
        assert_eq!(places(&program), before);
        let message = program.harness.get_by_role_and_label(Role::Status, SAID);
        let message = message.rect();
        assert!(program.harness.ctx.content_rect().contains_rect(message));
        for other in &before {
            assert!(!other.intersects(message), "{other} {message} in {size}");
        }
    }
}

#[test]
fn the_newest_message_is_in_the_strip_and_the_others_in_its_list() {
    for size in SIZES {
        let mut program = Program::start();
        program.harness.set_size(size);
        let missing = FilesAction::Open(vec!["/no such folder/file".into()]);
        apply(&mut program, Action::from(missing));
        let error = program.state().shared.failures[0].clone();
        let is_painted = |program: &Program, part: &str| {
            let window = program.harness.ctx.content_rect();
            let texts = texts_on(program, window);
            texts.iter().any(|text| text.contains(part))
        };
        apply(&mut program, Action::Run(Command::CopyFen));
        assert!(is_seen(&program) && !is_painted(&program, &error));
        // Screen readers still find the error.
        assert!(program.says(&error));
        program.click("Show all 2 messages");
        assert!(is_painted(&program, &error));
        program.click("Dismiss message");
        assert!(!program.says(&error));
    }
}

#[test]
fn the_keyboard_opens_a_long_message_in_full() {
    let end = "and this is its last word";
    let long = format!("{}{end}", "This is a very long message. ".repeat(20));
    for size in SIZES {
        let mut program = Program::start();
        program.harness.set_size(size);
        apply(&mut program, Action::Inform(long.clone()));
        let is_whole = |program: &Program| {
            let window = program.harness.ctx.content_rect();
            let mut labels = program.harness.query_all_by_label(&long);
            labels.any(|label| label.rect().height() > 60.0 && window.contains_rect(label.rect()))
        };
        assert!(!is_whole(&program));
        let open = program.harness.get_by_label("Show the message in full");
        open.focus();
        program.run();
        program.key(Key::Enter);
        assert!(is_whole(&program), "{size}");
    }
}

#[test]
fn the_button_of_a_message_can_be_pressed_in_the_smallest_window() {
    let mut program = Program::start();
    program.harness.set_size(vec2(400.0, 220.0));
    apply(&mut program, Action::Run(Command::ClearBoard));
    let edit = Edit::SideToMove(Color::Black);
    let offered = Action::OfferChange("Board set up".to_owned(), "message-list-add", edit);
    apply(&mut program, offered);
    let name = "Add to the board instead";
    let place = program.harness.get_by_label(name).rect();
    let window = program.harness.ctx.content_rect();
    assert!(window.contains_rect(place), "{place}");
    program.click(name);
    assert_eq!(program.fen(), START.replace(" w ", " b "));
}

/// The texts in the margin below the buttons of the dialog.
fn texts_below_buttons(program: &Program) -> Vec<String> {
    let last = program.harness.get_by_label("Save as…").rect();
    let below = Rect::from_x_y_ranges(0.0..=last.max.x, last.max.y..=last.max.y + 24.0);
    texts_on(program, below)
}

#[test]
fn a_dialog_shows_the_message_about_what_was_done_in_it() {
    let mut program = Program::start();
    apply(&mut program, Action::Run(Command::CopyFen));
    apply(&mut program, Action::Run(Command::Diagram));
    let is_in_dialog = |program: &Program, text: &str| {
        let texts = texts_below_buttons(program);
        texts.iter().any(|shown| shown == text)
    };
    assert!(!is_in_dialog(&program, SAID), "that was before");
    program.click("Copy picture");
    assert!(is_in_dialog(&program, "Picture copied"));
    // Each step takes a quarter of a second.
    for _ in 0..40 {
        program.harness.step();
    }
    assert!(!is_in_dialog(&program, "Picture copied"));
}

#[test]
fn a_message_about_a_saved_file_shows_its_folder_and_its_path() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("saved.fen");
    fs::write(&path, "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n").unwrap();
    let mut program = Program::on_file(&path);
    apply(&mut program, Action::Run(Command::ChangeSideToMove));
    apply(&mut program, Action::Run(Command::Save));
    assert!(program.has("Saved saved.fen"));
    program.click("Show the message in full");
    assert!(program.has(&path.display().to_string()));
    program.click("Show in folder");
    assert_eq!(program.dialogs.borrow().viewed, [folder.path()]);
}

#[test]
fn a_pasted_position_is_undone_with_the_button_of_its_message() {
    let mut program = Program::start();
    apply(
        &mut program,
        FenAction::Paste("8/8/8/8/8/8/8/K1k5 W - - 0 1".to_owned()).into(),
    );
    assert!(program.says("Repaired"));
    let message = program.harness.get_by_label_contains("Repaired").rect();
    let is_beside = |place: Rect| message.y_range().contains(place.center().y);
    let buttons: Vec<_> = program.harness.query_all_by_label("Undo").collect();
    let button = buttons.iter().find(|button| is_beside(button.rect()));
    button.unwrap().click();
    drop(buttons);
    program.run();
    assert_eq!(program.fen(), START);
}

#[test]
fn work_that_began_after_a_message_can_be_cancelled_at_once() {
    let mut program = Program::start();
    program.dialogs.borrow_mut().disk = Disk::Hangs;
    let file = FilesAction::Open(vec!["/hung/a.fen".into()]);
    apply(&mut program, Action::from(file));
    let loading = program.state().shared.tasks.running::<Loading>().next();
    let id = loading.map(|(running, _)| running.id).unwrap();
    apply(&mut program, Action::Run(Command::CopyFen));
    apply(&mut program, Action::Task(id, TaskEvent::Silent));
    assert!(!is_seen(&program));
    program.click("Cancel");
    assert!(program.state().shared.tasks.get(id).is_none());
}
