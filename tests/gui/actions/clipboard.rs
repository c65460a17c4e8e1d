//! Copies and pastes take turns.

use super::Recorder;
use tabiya::app::update::update;
use tabiya::features::clipboard::tasks::texts::{OfferText, ReadClipboard};
use tabiya::model::action::{Action, ClipboardAction};
use tabiya::model::state::{State, WindowEffect};
use tabiya_desktop::system::{ClipboardKind, PasteError};
use tabiya_desktop::tasks::{Runner as _, TaskEvent};

fn copy(text: &str) -> Action {
    Action::from(ClipboardAction::Copy(
        ClipboardKind::Clipboard,
        text.to_owned(),
    ))
}

/// A short description of the running clipboard tasks.
fn begun(runner: &Recorder) -> Vec<String> {
    let words = runner.tasks.iter().map(|(_, work)| {
        if let Some(OfferText { text, .. }) = work.asked() {
            format!("copy {text}")
        } else {
            assert!(work.is::<ReadClipboard>(), "{work:?}");
            "read".to_owned()
        }
    });
    words.collect()
}

/// Ends the task that was begun last.
fn ends(state: &mut State, runner: &mut Recorder, event: TaskEvent) {
    let (id, _) = runner.tasks[runner.tasks.len() - 1];
    update(state, Action::Task(id, event), runner);
}

#[test]
fn a_paste_waits_for_the_copy_before_it_and_the_last_copy_wins() {
    let (mut state, mut runner) = (State::new(), Recorder::default());
    let read = Action::from(ClipboardAction::ReadClipboard(ClipboardKind::Clipboard));
    for action in [copy("1"), copy("2"), read, copy("3")] {
        update(&mut state, action, &mut runner);
    }
    assert_eq!(begun(&runner), ["copy 1"]);
    ends(
        &mut state,
        &mut runner,
        TaskEvent::answered::<OfferText>(Ok(())),
    );
    assert_eq!(begun(&runner), ["copy 1", "copy 2"]);
    ends(
        &mut state,
        &mut runner,
        TaskEvent::answered::<OfferText>(Ok(())),
    );
    assert_eq!(begun(&runner), ["copy 1", "copy 2", "read"]);
    ends(
        &mut state,
        &mut runner,
        TaskEvent::answered::<ReadClipboard>(Ok("2".to_owned())),
    );
    assert!(
        state
            .shared
            .effects
            .contains(&WindowEffect::Pasted(Some("2".to_owned())))
    );
    assert_eq!(begun(&runner), ["copy 1", "copy 2", "read", "copy 3"]);
    assert!(state.is_writing());
    ends(
        &mut state,
        &mut runner,
        TaskEvent::answered::<OfferText>(Ok(())),
    );
    assert!(!state.is_writing());
    assert!(state.shared.tasks.is_empty());
}

#[test]
fn a_failed_task_lets_the_next_one_begin() {
    let (mut state, mut runner) = (State::new(), Recorder::default());
    let read = || Action::from(ClipboardAction::ReadClipboard(ClipboardKind::Clipboard));
    for action in [read(), copy("1")] {
        update(&mut state, action, &mut runner);
    }
    let why = "a fault of ours".to_owned();
    ends(&mut state, &mut runner, TaskEvent::Failed(why));
    // The window waits for any answer.
    assert_eq!(state.shared.effects, [WindowEffect::Pasted(None)]);
    assert_eq!(begun(&runner), ["read", "copy 1"]);
    // A task that is stopped ends like any other.
    update(&mut state, read(), &mut runner);
    ends(
        &mut state,
        &mut runner,
        TaskEvent::answered::<OfferText>(Ok(())),
    );
    let (id, _) = runner.tasks[2];
    update(&mut state, Action::Cancel(id), &mut runner);
    runner.cancel(id);
    let cancelled = TaskEvent::answered::<ReadClipboard>(Err(PasteError::Cancelled));
    ends(&mut state, &mut runner, cancelled);
    assert!(state.shared.tasks.is_empty());
    assert_eq!(state.shared.effects.len(), 2);
}
