//! The part of a task that stays with the window while the work runs on a thread: its meaning.
//!
//! Promises: an answer reaches only the task that asked for it, with the type that its work names.
//!
//! # Tasks
//!
//! A task is in one file below `src/features/*/tasks/`. Its `Work` (`tabiya_desktop::tasks`) goes to a thread. Its
//! [`Task`] stays with the window: the document or file that it is about, the words for its card, what it blocks in the
//! meantime (`is_writing`, `asks_system`, `works_on_rows_of` …), and the handling of news, answer, failure, silence,
//! and of a cancellation while its disk hangs. `start(state, task, work, runner)` accepts only a matching pair.
//! [`AnyTask`] is the one place where types are erased and recovered.
//!
//! The only list of tasks is `Shared::tasks`, which holds those running now and is queried by type
//! (`tasks.any(|saving: &Saving| …)`, `tasks.running::<Loading>()`). Everything that the program needs to know about
//! every task is a method of [`Task`] with a default, so a new task implements only what is special about it. A feature
//! may start a task from its update or from the file of the task; an answer that concerns another feature is passed on
//! as an action.

use crate::features::files::model::file_dialog::FileDialogPurpose;
use std::any::Any;
use std::fmt;
use std::rc::Rc;
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::{AnyWork, Runner, TaskId, Work};

/// The purpose of a task: its description for the user, the activities that it blocks, and the handling of
/// its answer.
///
/// The methods called at its end run after the task has been removed from the list.
pub trait Task<C>: fmt::Debug + 'static {
    /// The work done on a thread.
    type Work: Work;

    /// A description of the activity, for its card.
    fn status(&self) -> String;

    /// Whether the user requested the task and sees no result before it ends.
    fn is_awaited(&self) -> bool {
        false
    }

    /// Whether the task writes or copies something that closing the window should not cut off.
    fn is_writing(&self) -> bool {
        false
    }

    /// Whether the task writes a diagram or pages. The program then closes only afterwards.
    fn is_publishing(&self) -> bool {
        false
    }

    /// Whether the task uses the clipboard, which serves one task at a time.
    fn uses_clipboard(&self) -> bool {
        false
    }

    /// The purpose of the system dialog that the task has opened, if any. The program's own dialog serves the same
    /// purposes.
    fn asks_system(&self) -> Option<FileDialogPurpose> {
        None
    }

    /// The document whose rows the task works on. The task is stopped when these rows are gone.
    fn works_on_rows_of(&self) -> Option<DocumentId> {
        None
    }

    /// Whether a cancelled task is dropped at once, because the event it waits for may never come.
    fn is_forgotten_at_once(&self) -> bool {
        false
    }

    /// Handles an intermediate result.
    fn on_news(
        &self,
        _id: TaskId,
        _news: <Self::Work as Work>::News,
        _context: &mut C,
        _runner: &mut dyn Runner,
    ) {
    }

    /// Handles the answer of the work.
    fn on_answer(
        &self,
        id: TaskId,
        answer: <Self::Work as Work>::Answer,
        context: &mut C,
        runner: &mut dyn Runner,
    );

    /// Handles a panic of the work, in our code or in a library. The user is informed afterwards.
    fn on_failure(&self, _id: TaskId, _why: &str, _context: &mut C, _runner: &mut dyn Runner) {}

    /// Handles a second of silence from the work.
    fn on_silence(&self, _context: &mut C, _runner: &mut dyn Runner) {}

    /// Decides what happens to a cancelled task whose work does not respond.
    fn on_abandoned(
        &self,
        _id: TaskId,
        _context: &mut C,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<Self::Work as Work>::Answer> {
        Abandoned::Kept
    }
}

/// The fate of a cancelled task whose work does not respond.
#[derive(Debug)]
pub enum Abandoned<A> {
    /// Keep the task: it may still finish and must then count as finished, or nobody waits
    /// for it.
    Kept,
    /// Drop the task and ignore later events from it.
    Forgotten,
    /// Drop the task and treat this as its answer.
    Answered(A),
}

/// Any task, for callers that do not need its type.
pub trait AnyTask<C>: fmt::Debug {
    /// The task itself.
    fn as_any(&self) -> &dyn Any;
    /// See [`Task::status`].
    fn status(&self) -> String;
    /// See [`Task::is_awaited`].
    fn is_awaited(&self) -> bool;
    /// See [`Task::is_writing`].
    fn is_writing(&self) -> bool;
    /// See [`Task::is_publishing`].
    fn is_publishing(&self) -> bool;
    /// See [`Task::uses_clipboard`].
    fn uses_clipboard(&self) -> bool;
    /// See [`Task::asks_system`].
    fn asks_system(&self) -> Option<FileDialogPurpose>;
    /// See [`Task::works_on_rows_of`].
    fn works_on_rows_of(&self) -> Option<DocumentId>;
    /// See [`Task::is_forgotten_at_once`].
    fn is_forgotten_at_once(&self) -> bool;
    /// See [`Task::on_news`].
    fn hear_news(
        &self,
        id: TaskId,
        news: Box<dyn Any + Send>,
        context: &mut C,
        runner: &mut dyn Runner,
    );
    /// See [`Task::on_answer`].
    fn hear_answer(
        &self,
        id: TaskId,
        answer: Box<dyn Any + Send>,
        context: &mut C,
        runner: &mut dyn Runner,
    );
    /// See [`Task::on_failure`].
    fn hear_failure(&self, id: TaskId, why: &str, context: &mut C, runner: &mut dyn Runner);
    /// See [`Task::on_silence`].
    fn hear_silence(&self, context: &mut C, runner: &mut dyn Runner);
    /// See [`Task::on_abandoned`].
    fn abandon(
        &self,
        id: TaskId,
        context: &mut C,
        runner: &mut dyn Runner,
    ) -> Abandoned<Box<dyn Any + Send>>;
}

impl<C, T: Task<C>> AnyTask<C> for T {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn status(&self) -> String {
        Task::<C>::status(self)
    }

    fn is_awaited(&self) -> bool {
        Task::<C>::is_awaited(self)
    }

    fn is_writing(&self) -> bool {
        Task::<C>::is_writing(self)
    }

    fn is_publishing(&self) -> bool {
        Task::<C>::is_publishing(self)
    }

    fn uses_clipboard(&self) -> bool {
        Task::<C>::uses_clipboard(self)
    }

    fn asks_system(&self) -> Option<FileDialogPurpose> {
        Task::<C>::asks_system(self)
    }

    fn works_on_rows_of(&self) -> Option<DocumentId> {
        Task::<C>::works_on_rows_of(self)
    }

    fn is_forgotten_at_once(&self) -> bool {
        Task::<C>::is_forgotten_at_once(self)
    }

    fn hear_news(
        &self,
        id: TaskId,
        news: Box<dyn Any + Send>,
        context: &mut C,
        runner: &mut dyn Runner,
    ) {
        match news.downcast() {
            Ok(news) => self.on_news(id, *news, context, runner),
            Err(_) => log::error!("news of other work than {id:?}"),
        }
    }

    fn hear_answer(
        &self,
        id: TaskId,
        answer: Box<dyn Any + Send>,
        context: &mut C,
        runner: &mut dyn Runner,
    ) {
        match answer.downcast() {
            Ok(answer) => self.on_answer(id, *answer, context, runner),
            Err(_) => log::error!("the answer of other work than {id:?}"),
        }
    }

    fn hear_failure(&self, id: TaskId, why: &str, context: &mut C, runner: &mut dyn Runner) {
        self.on_failure(id, why, context, runner);
    }

    fn hear_silence(&self, context: &mut C, runner: &mut dyn Runner) {
        self.on_silence(context, runner);
    }

    fn abandon(
        &self,
        id: TaskId,
        context: &mut C,
        runner: &mut dyn Runner,
    ) -> Abandoned<Box<dyn Any + Send>> {
        match self.on_abandoned(id, context, runner) {
            Abandoned::Kept => Abandoned::Kept,
            Abandoned::Forgotten => Abandoned::Forgotten,
            Abandoned::Answered(answer) => Abandoned::Answered(Box::new(answer)),
        }
    }
}

/// A task with its work, not yet started. The types allow only matching pairs.
#[derive(Debug)]
pub struct NewTask<C> {
    pub(crate) task: Rc<dyn AnyTask<C>>,
    pub(crate) work: Box<dyn AnyWork>,
}

impl<C: 'static> NewTask<C> {
    /// Pairs a task with its work.
    pub fn new<T: Task<C>>(task: T, work: T::Work) -> Self {
        let (task, work) = (Rc::new(task), Box::new(work));
        Self { task, work }
    }
}
