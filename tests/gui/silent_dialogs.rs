//! File dialogs of the system that do not answer.

use super::program::{Program, START};
use egui::{Key, Modifiers, ViewportCommand};
use egui_kittest::kittest::Queryable as _;
use tabiya::features::files::DialogAnswer;
use tabiya::features::files::tasks::choose::AskOpen;
use tabiya::model::action::Action;
use tabiya::model::state::RunningTask;
use tabiya_desktop::tasks::TaskEvent;

impl Program {
    fn with_hanging_dialogs() -> Self {
        let program = Self::on("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        program.dialogs.borrow_mut().hang = true;
        program
    }

    /// Waits until the task reports that there is no answer yet.
    fn wait_long(&mut self) {
        let asks = |running: &&RunningTask| running.is_asking_system();
        let id = self.state().shared.tasks.iter().find(asks).unwrap().id;
        let silent = TaskEvent::Progress { done: 0, of: 0 };
        self.harness.state_mut().apply(Action::Task(id, silent));
        self.run();
    }

    fn has_own_dialog(&self) -> bool {
        self.state().files.dialog.is_some()
    }
}

#[test]
fn a_silent_system_dialog_is_replaced_by_the_built_in_one_after_a_while() {
    let mut program = Program::with_hanging_dialogs();
    program.ctrl(Key::O);
    assert!(program.has("Use the built-in dialog"));
    assert!(!program.says("No file dialog in sight?"));
    // The dialog may be open, so a second one would be in its way.
    program.ctrl(Key::O);
    assert!(program.says("A file dialog is already open"));
    assert!(!program.has_own_dialog());
    program.wait_long();
    assert!(program.says("No file dialog in sight?"));
    program.ctrl(Key::O);
    assert!(program.has_own_dialog());
    assert!(!program.says("No file dialog in sight?"));
    assert!(program.state().shared.tasks.is_empty());
    // From now on our own dialog opens at once.
    program.key(Key::Escape);
    program.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    assert!(program.has_own_dialog());
}

#[test]
fn using_the_built_in_dialog_once_keeps_the_system_dialog() {
    let mut program = Program::with_hanging_dialogs();
    program.ctrl(Key::O);
    program.click("Use the built-in dialog");
    assert!(program.has_own_dialog());
    program.key(Key::Escape);
    let mut dialogs = program.dialogs.borrow_mut();
    dialogs.hang = false;
    dialogs.open.push_back(DialogAnswer::Cancelled);
    drop(dialogs);
    program.ctrl(Key::O);
    assert!(!program.has_own_dialog());
    assert!(program.dialogs.borrow().open.is_empty());
}

#[test]
fn a_late_answer_of_an_abandoned_dialog_changes_nothing() {
    let mut program = Program::with_hanging_dialogs();
    program.ctrl(Key::O);
    let id = program.state().shared.tasks.iter().next().unwrap().id;
    program.wait_long();
    program.ctrl(Key::O);
    let late = TaskEvent::answered::<AskOpen>(DialogAnswer::Chosen(vec!["/nonexistent".into()]));
    program.harness.state_mut().apply(Action::Task(id, late));
    program.run();
    assert!(program.has_own_dialog());
    assert_eq!(program.state().shared.documents.len(), 1);
    assert!(program.state().shared.errors().is_empty());
}

#[test]
fn closing_does_not_wait_for_a_silent_dialog() {
    let mut program = Program::with_hanging_dialogs();
    program.paste(START);
    program.ctrl(Key::S);
    program.ctrl(Key::Q);
    assert!(!program.has("Don't save"));
    program.wait_long();
    program.ctrl(Key::Q);
    program.harness.get_by_label("Don't save").click();
    let is_closed = (0..4).any(|_| {
        program.harness.step();
        program.sent(|command| matches!(command, ViewportCommand::Close))
    });
    assert!(is_closed);
}
