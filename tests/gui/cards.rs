//! Messages on cards beside the board: their time, their place, and their text for screen readers.

use super::laid_out::texts_on;
use super::program::Program;
use egui::accesskit::{Live, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tabiya::command::Command;
use tabiya::model::action::{Action, FilesAction};

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
fn a_click_dismisses_a_message() {
    let mut program = with_message();
    let card = program.harness.get_by_role_and_label(Role::Status, SAID);
    card.click();
    program.run();
    assert!(!is_seen(&program));
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
fn the_card_shows_a_named_thumbnail_of_a_copied_picture() {
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
    assert!(place.width() > 60.0 && place.height() > 60.0, "{place}");
    let said = program
        .harness
        .get_by_role_and_label(Role::Status, "Picture copied");
    assert!(said.rect().left() >= place.right(), "the text is beside it");
    apply(&mut program, Action::Run(Command::CopyFen));
    assert_eq!(picture(&program), None);
}

#[test]
fn a_message_covers_no_row_of_the_list() {
    let lines = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n".repeat(60);
    let mut program = Program::on(&lines);
    let rows = |program: &Program| {
        let rows = program.harness.query_all_by_role(Role::ListBoxOption);
        rows.map(|row| row.rect()).collect::<Vec<_>>()
    };
    let before = rows(&program);
    apply(&mut program, Action::Run(Command::CopyFen));
    let card = program.harness.get_by_role_and_label(Role::Status, SAID);
    let card = card.rect();
    assert!(before.iter().any(|row| row.intersects(card)));
    let list = program.harness.get_by_role(Role::ListBox).rect();
    assert!(list.max.y <= card.min.y, "{list} {card}");
    // Nothing has moved.
    assert_eq!(rows(&program)[0], before[0]);
    for _ in 0..40 {
        program.harness.step();
    }
    let after = program.harness.get_by_role(Role::ListBox).rect();
    assert!(list.max.y < after.max.y);
}
