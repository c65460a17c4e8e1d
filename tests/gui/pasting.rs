//! The clipboard of the desktop, prompt, slow or silent.

use super::program::{Program, START, keyboard::press};
use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::kittest::Queryable as _;
use tabiya::features::clipboard::tasks::texts::ReadClipboard;
use tabiya::model::action::Action;
use tabiya_desktop::system::{ClipboardKind, DesktopError, PasteError};
use tabiya_desktop::tasks::TaskEvent;

const FEN: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 w - - 0 1";
const COMMAND: Modifiers = Modifiers::COMMAND;
/// More frames than a key or button is held down, and fewer than a clipboard may take.
const LONG: usize = 8;

impl Program {
    fn ctrl_v(&mut self) {
        self.harness.event(press(Key::V, COMMAND));
        self.harness.step();
    }

    fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.harness.step());
    }

    /// Lets the clipboard answer after all.
    fn clipboard_answers(&mut self, result: Result<String, PasteError>) {
        let id = self.dialogs.borrow_mut().asked_of_clipboard.remove(0);
        let event = TaskEvent::answered::<ReadClipboard>(result);
        self.harness.state_mut().apply(Action::Task(id, event));
        self.run();
    }

    fn on_hanging_clipboard() -> Self {
        let program = Self::start();
        program.dialogs.borrow_mut().hanging_clipboard = true;
        program
    }

    fn times_asked(&self) -> usize {
        self.dialogs.borrow().asked_of_clipboard.len()
    }
}

#[test]
fn the_paste_keys_paste_text_of_another_program() {
    for (key, keys) in [(Key::V, COMMAND), (Key::Paste, Modifiers::NONE)] {
        let mut program = Program::start();
        program.put_on_clipboard(FEN);
        program.key_with(keys, key);
        assert_eq!(program.fen(), FEN);
    }
    // With other keys held, these keys mean something else.
    let mut program = Program::start();
    program.put_on_clipboard(FEN);
    program.key_with(COMMAND | Modifiers::ALT, Key::V);
    assert_eq!(program.fen(), START);
}

#[test]
fn the_copy_and_cut_keys_work_in_a_text_field() {
    let mut program = Program::start();
    program.select_field();
    program.key_with(COMMAND, Key::C);
    assert_eq!(program.take_copied().as_deref(), Some(START));
    assert_eq!(program.field(), START);
    program.key_with(COMMAND, Key::X);
    assert_eq!(program.take_copied().as_deref(), Some(START));
    assert_eq!(program.field(), "");
    program.select_field();
    program.put_on_clipboard("8/");
    program.key_with(COMMAND, Key::V);
    assert_eq!(program.field(), "8/");
}

#[test]
fn text_typed_after_a_paste_comes_after_it() {
    let mut program = Program::start();
    program.select_field();
    program.put_on_clipboard("8/8/");
    // All events arrive in one frame, as on a slow machine.
    let events = [
        press(Key::V, COMMAND),
        Event::Text("k".to_owned()),
        press(Key::V, COMMAND),
        Event::Text("K".to_owned()),
    ];
    program.harness.input_mut().events.extend(events);
    program.run();
    assert_eq!(program.field(), "8/8/k8/8/K");
}

#[test]
fn a_click_after_a_paste_happens_after_it() {
    let mut program = Program::on_hanging_clipboard();
    program.select_field();
    let e4 = program.square("e4");
    let button = |pressed| Event::PointerButton {
        pos: e4,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let events = [
        press(Key::V, COMMAND),
        Event::PointerMoved(e4),
        button(true),
        button(false),
    ];
    program.harness.input_mut().events.extend(events);
    program.harness.step();
    program.clipboard_answers(Ok("8/".to_owned()));
    // The text went into the field, which the click has left.
    assert_eq!(program.field(), "8/");
    assert_eq!(program.state().shared.draft, None);
}

#[test]
fn a_silent_clipboard_is_reported_and_blocks_nothing() {
    let mut program = Program::on_hanging_clipboard();
    program.ctrl_v();
    program.harness.event(press(Key::E, COMMAND));
    program.harness.step();
    assert_eq!(program.fen(), START);
    program.frames(LONG);
    assert!(program.fen().starts_with("8/8/8/8/8/8/8/8"));
    program.undo();
    assert_eq!(program.fen(), START);
    program.clipboard_answers(Err(PasteError::NoAnswer));
    assert!(program.says("does not respond"));
    // The window still responds.
    program.dialogs.borrow_mut().hanging_clipboard = false;
    program.put_on_clipboard(FEN);
    program.key_with(COMMAND, Key::V);
    assert_eq!(program.fen(), FEN);
    assert!(!program.says("does not respond"));
}

#[test]
fn pasting_again_while_waiting_sends_no_second_request() {
    let mut program = Program::on_hanging_clipboard();
    for _ in 0..5 {
        program.ctrl_v();
        program.frames(LONG);
    }
    assert_eq!(program.times_asked(), 1);
    program.clipboard_answers(Ok(FEN.to_owned()));
    assert_eq!(program.fen(), FEN);
    assert_eq!(program.times_asked(), 0);
}

#[test]
fn a_slow_clipboard_pastes_if_nothing_else_was_done() {
    let mut program = Program::on_hanging_clipboard();
    program.select_field();
    program.ctrl_v();
    program.frames(LONG);
    program.clipboard_answers(Ok("8/8/".to_owned()));
    assert_eq!(program.field(), "8/8/");
}

#[test]
fn late_clipboard_text_is_not_mixed_with_typed_text() {
    let mut program = Program::on_hanging_clipboard();
    program.select_field();
    program.ctrl_v();
    program.frames(LONG);
    program.type_text("8/8");
    program.clipboard_answers(Ok("rnbqkbnr/".to_owned()));
    assert_eq!(program.field(), "8/8");
    assert!(program.says("was slow, and you have continued working meanwhile"));
}

#[test]
fn late_clipboard_text_is_not_pasted_elsewhere() {
    let mut program = Program::on_hanging_clipboard();
    program.select_field();
    program.ctrl_v();
    program.frames(LONG);
    program.left("e4");
    program.clipboard_answers(Ok(FEN.to_owned()));
    assert_eq!(program.fen(), START);
    assert!(program.says("was slow, and you have continued working meanwhile"));
}

#[test]
fn every_failed_paste_gives_its_reason() {
    for (error, said) in [
        (PasteError::NoText, "There is no text to paste"),
        (PasteError::NoAnswer, "does not respond"),
        (PasteError::OwnerGone, "has closed"),
        (PasteError::TooLarge, "The clipboard holds more than 6"),
        (PasteError::Unsupported, "not available on this desktop"),
        (
            PasteError::Failed("why".to_owned()),
            "not available on this desktop",
        ),
    ] {
        let mut program = Program::on_hanging_clipboard();
        program.ctrl_v();
        program.clipboard_answers(Err(error));
        assert!(program.says(said), "{said}");
        assert_eq!(program.fen(), START);
    }
}

#[test]
fn a_clipboard_that_refuses_text_is_reported() {
    let mut program = Program::start();
    program.dialogs.borrow_mut().refuses_texts = Some(DesktopError::NoAnswer);
    assert_eq!(program.copied(), None);
    assert!(program.says("Nothing was copied"));
}

#[test]
fn the_middle_button_pastes_the_primary_selection_only_into_text() {
    let mut program = Program::start();
    let field = program
        .harness
        .get_by_role_and_label(egui::accesskit::Role::TextInput, "FEN");
    let end = field.rect().right_center() - egui::vec2(4.0, 0.0);
    let selected = |program: &Program, text: &str| {
        let mut dialogs = program.dialogs.borrow_mut();
        dialogs
            .clipboard
            .insert(ClipboardKind::Primary, text.to_owned());
    };
    selected(&program, " bm e4;");
    program.click_at(program.square("e4"), PointerButton::Middle);
    assert_eq!(program.fen(), START);
    program.move_to(end);
    program.click_at(end, PointerButton::Middle);
    assert_eq!(program.field(), format!("{START} bm e4;"));
    // The selection in the field is offered to other programs.
    program.select_field();
    program.key_with(Modifiers::SHIFT, Key::Home);
    program.run();
    let dialogs = program.dialogs.borrow();
    let primary = &dialogs.clipboard[&ClipboardKind::Primary];
    assert!(primary.starts_with("rnbqkbnr/"), "{primary}");
}

#[test]
fn the_middle_button_pastes_right_after_a_pointer_movement() {
    let mut program = Program::start();
    let field = program
        .harness
        .get_by_role_and_label(egui::accesskit::Role::TextInput, "FEN");
    let end = field.rect().right_center() - egui::vec2(4.0, 0.0);
    program
        .dialogs
        .borrow_mut()
        .clipboard
        .insert(ClipboardKind::Primary, " bm e4;".to_owned());
    let button = |pressed| Event::PointerButton {
        pos: end,
        button: PointerButton::Middle,
        pressed,
        modifiers: Modifiers::NONE,
    };
    // On a slow machine a quick hand moves there and clicks within one frame.
    let events = [Event::PointerMoved(end), button(true), button(false)];
    program.harness.input_mut().events.extend(events);
    program.run();
    assert_eq!(program.field(), format!("{START} bm e4;"));
}

#[test]
fn choosing_a_shortcut_does_not_touch_the_clipboard() {
    let mut program = Program::on_hanging_clipboard();
    program
        .harness
        .state_mut()
        .apply(Action::OpenDialog(tabiya::model::state::Dialog::Keys));
    program.run();
    program.paste_into_field("black's side");
    program.click("Add a shortcut to Flip board");
    program.key_with(COMMAND, Key::V);
    assert_eq!(program.times_asked(), 0);
    assert!(program.says("it copies, cuts and pastes"));
}
