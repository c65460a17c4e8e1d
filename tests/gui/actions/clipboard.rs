//! Copies and pastes take turns.

use super::Recorder;
use tabiya::action::Action;
use tabiya::desktop::{PasteError, Selection};
use tabiya::jobs::{Job, JobEvent, Runner as _};
use tabiya::state::{Effect, State};
use tabiya::update::update;

fn copy(text: &str) -> Action {
    Action::Copy(Selection::Clipboard, text.to_owned())
}

/// What is being done with the clipboard, in short.
fn begun(runner: &Recorder) -> Vec<String> {
    let job = |job: &Job| match job {
        Job::OfferText { text, .. } => format!("copy {text}"),
        Job::ReadClipboard { .. } => "read".to_owned(),
        other => panic!("{other:?}"),
    };
    runner.jobs.iter().map(|(_, it)| job(it)).collect()
}

/// The job that was begun last ends.
fn ends(state: &mut State, runner: &mut Recorder, event: JobEvent) {
    let (id, _) = runner.jobs[runner.jobs.len() - 1];
    update(state, Action::Job(id, event), runner);
}

#[test]
fn a_paste_right_behind_a_copy_is_that_copy_and_of_two_copies_the_later_one_stays() {
    let (mut state, mut runner) = (State::new(), Recorder::default());
    let read = Action::ReadClipboard(Selection::Clipboard);
    for action in [copy("1"), copy("2"), read, copy("3")] {
        update(&mut state, action, &mut runner);
    }
    assert_eq!(begun(&runner), ["copy 1"]);
    ends(&mut state, &mut runner, JobEvent::TextOffered(Ok(())));
    assert_eq!(begun(&runner), ["copy 1", "copy 2"]);
    ends(&mut state, &mut runner, JobEvent::TextOffered(Ok(())));
    assert_eq!(begun(&runner), ["copy 1", "copy 2", "read"]);
    ends(
        &mut state,
        &mut runner,
        JobEvent::ClipboardRead(Ok("2".to_owned())),
    );
    assert!(
        state
            .effects
            .contains(&Effect::Pasted(Some("2".to_owned())))
    );
    assert_eq!(begun(&runner), ["copy 1", "copy 2", "read", "copy 3"]);
    assert!(state.is_writing());
    ends(&mut state, &mut runner, JobEvent::TextOffered(Ok(())));
    assert!(!state.is_writing());
    assert!(state.jobs.is_empty());
}

#[test]
fn a_job_that_fails_keeps_nobody_waiting() {
    let (mut state, mut runner) = (State::new(), Recorder::default());
    let read = || Action::ReadClipboard(Selection::Clipboard);
    for action in [read(), copy("1")] {
        update(&mut state, action, &mut runner);
    }
    let why = "a fault of ours".to_owned();
    ends(&mut state, &mut runner, JobEvent::Failed(why));
    // The window waits for an answer, whatever it is.
    assert_eq!(state.effects, [Effect::Pasted(None)]);
    assert_eq!(begun(&runner), ["read", "copy 1"]);
    // A job that is stopped ends like any other.
    update(&mut state, read(), &mut runner);
    ends(&mut state, &mut runner, JobEvent::TextOffered(Ok(())));
    let (id, _) = runner.jobs[2];
    update(&mut state, Action::Cancel(id), &mut runner);
    runner.cancel(id);
    let cancelled = JobEvent::ClipboardRead(Err(PasteError::Cancelled));
    ends(&mut state, &mut runner, cancelled);
    assert!(state.jobs.is_empty());
    assert_eq!(state.effects.len(), 2);
}
