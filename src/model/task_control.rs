//! Starts and stops tasks, and delivers their events.
//!
//! A cancelled task stays in the list until it reports that it has stopped, because it may already have
//! finished. A task that waits for an unresponsive disk cannot report anything; it is treated as
//! stopped, and its later events are ignored.

use crate::model::state::{Abandoned, AnyTask, NewTask, RunningTask, Shared, State, Task};
use std::rc::Rc;
use tabiya_desktop::tasks::{Runner, TaskEvent, TaskId};
use tabiya_text::{tr, tr_with};

/// Starts a task.
pub(crate) fn start<T: Task<State>>(
    shared: &mut Shared,
    task: T,
    work: T::Work,
    runner: &mut dyn Runner,
) -> TaskId {
    start_new(shared, NewTask::new(task, work), runner)
}

/// Starts a task that has already been paired with its work.
pub(crate) fn start_new(
    shared: &mut Shared,
    new: NewTask<State>,
    runner: &mut dyn Runner,
) -> TaskId {
    let id = TaskId(shared.next_number());
    shared.tasks.push(RunningTask::new(id, new.task));
    runner.start(id, new.work);
    id
}

/// Applies an event. An event of a task that is no longer in the list changes nothing.
pub(crate) fn apply(state: &mut State, id: TaskId, event: TaskEvent, runner: &mut dyn Runner) {
    let Some(running) = state.shared.tasks.get_mut(id) else {
        return;
    };
    running.is_silent = matches!(event, TaskEvent::Silent);
    match event {
        TaskEvent::Progress { done, of } => running.progress = Some((done, of)),
        TaskEvent::Silent => silent(state, id, runner),
        TaskEvent::News(news) => {
            let task = Rc::clone(&running.task);
            task.hear_news(id, news, state, runner);
        }
        TaskEvent::Answered(answer) => {
            if let Some(ended) = state.shared.tasks.remove(id) {
                ended.task.hear_answer(id, answer, state, runner);
            }
        }
        TaskEvent::Failed(why) => {
            if let Some(ended) = state.shared.tasks.remove(id) {
                failed(state, id, ended.task.as_ref(), &why, runner);
            }
        }
    }
}

fn failed(
    state: &mut State,
    id: TaskId,
    task: &dyn AnyTask<State>,
    why: &str,
    runner: &mut dyn Runner,
) {
    // Do not close anything after a failure.
    state.files.closing = None;
    task.hear_failure(id, why, state, runner);
    state.shared.report_failure(failure_text(why));
}

/// The message that an internal fault has ended a task.
pub(crate) fn failure_text(why: &str) -> String {
    tr_with("message-job-failed", &[("reason", why.into())])
}

/// Stops a task.
pub(crate) fn cancel(state: &mut State, id: TaskId, runner: &mut dyn Runner) {
    let Some(running) = state.shared.tasks.get_mut(id) else {
        return;
    };
    runner.cancel(id);
    running.is_cancelled = true;
    if running.task.is_forgotten_at_once() {
        forget(&mut state.shared, id);
    } else if running.is_silent {
        leave_behind(state, id, runner);
    }
}

/// Handles a second of silence from a task.
fn silent(state: &mut State, id: TaskId, runner: &mut dyn Runner) {
    let Some(running) = state.shared.tasks.get(id) else {
        return;
    };
    if running.is_cancelled {
        return leave_behind(state, id, runner);
    }
    let task = Rc::clone(&running.task);
    task.hear_silence(state, runner);
}

fn forget(shared: &mut Shared, id: TaskId) {
    shared.tasks.remove(id);
    shared.inform(tr("message-cancelled"));
}

/// Continues as if a task had reported that it has stopped.
fn leave_behind(state: &mut State, id: TaskId, runner: &mut dyn Runner) {
    let Some(running) = state.shared.tasks.get(id) else {
        return;
    };
    let task = Rc::clone(&running.task);
    match task.abandon(id, state, runner) {
        Abandoned::Kept => {}
        Abandoned::Forgotten => forget(&mut state.shared, id),
        Abandoned::Answered(answer) => apply(state, id, TaskEvent::Answered(answer), runner),
    }
}

/// Stops the tasks of one type that satisfy a condition and whose answers are no longer wanted.
pub(crate) fn stop<T: Task<State>>(
    shared: &mut Shared,
    runner: &mut dyn Runner,
    is_meant: impl Fn(&T) -> bool,
) {
    stop_where(shared, runner, |running| {
        running.as_task().is_some_and(&is_meant)
    });
}

/// Stops the tasks that satisfy a condition and whose answers are no longer wanted, and returns them.
pub(crate) fn stop_where(
    shared: &mut Shared,
    runner: &mut dyn Runner,
    is_meant: impl Fn(&RunningTask) -> bool,
) -> Vec<RunningTask> {
    let stopped = shared.tasks.remove_where(|running| is_meant(running));
    for running in &stopped {
        runner.cancel(running.id);
    }
    stopped
}
