//! What stays with the window while work goes on: its meaning.
//!
//! Promises: an answer reaches only the task that asked for it, with the type that its work names.

use crate::features::files::model::file_dialog::FileDialogPurpose;
use std::any::Any;
use std::fmt;
use std::rc::Rc;
use tabiya_collection::document::DocumentId;
use tabiya_desktop::tasks::{AnyWork, Runner, TaskId, Work};

/// What a task is for: its words for the user, what it keeps others from, and what becomes of the
/// answer.
///
/// Methods that are called when it has ended find it taken off the list.
pub trait Task<C>: fmt::Debug + 'static {
    /// What is done on a thread.
    type Work: Work;

    /// What is going on, in words for its card.
    fn status(&self) -> String;

    /// Whether the user has asked for it and sees nothing before it is done.
    fn is_awaited(&self) -> bool {
        false
    }

    /// Whether something is being written or copied that closing the window should not cut off.
    fn is_writing(&self) -> bool {
        false
    }

    /// Whether it writes a diagram or pages: the program is closed behind it.
    fn is_publishing(&self) -> bool {
        false
    }

    /// Whether it uses the clipboard, which is done by one task at a time.
    fn uses_clipboard(&self) -> bool {
        false
    }

    /// What the dialog of the system that it has opened is for, if it has opened one. Our own can do
    /// the same.
    fn asks_system(&self) -> Option<FileDialogPurpose> {
        None
    }

    /// The document whose rows it works on: it is stopped when these are gone.
    fn works_on_rows_of(&self) -> Option<DocumentId> {
        None
    }

    /// Whether it is forgotten as soon as it is cancelled, since what it waits for may never come.
    fn is_forgotten_at_once(&self) -> bool {
        false
    }

    /// Something is known before the end.
    fn on_news(
        &self,
        _id: TaskId,
        _news: <Self::Work as Work>::News,
        _context: &mut C,
        _runner: &mut dyn Runner,
    ) {
    }

    /// It is done.
    fn on_answer(
        &self,
        id: TaskId,
        answer: <Self::Work as Work>::Answer,
        context: &mut C,
        runner: &mut dyn Runner,
    );

    /// A fault of ours, or of a library, has ended it. The user is told afterwards.
    fn on_failure(&self, _id: TaskId, _why: &str, _context: &mut C, _runner: &mut dyn Runner) {}

    /// Nothing has been heard of it for a second.
    fn on_silence(&self, _context: &mut C, _runner: &mut dyn Runner) {}

    /// It was cancelled, and what it waits for does not answer.
    fn on_abandoned(
        &self,
        _id: TaskId,
        _context: &mut C,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<Self::Work as Work>::Answer> {
        Abandoned::Kept
    }
}

/// What becomes of a task that was cancelled while what it waits for does not answer.
#[derive(Debug)]
pub enum Abandoned<A> {
    /// It stays: it may still come to its end and must not be taken for one that has not, or nobody
    /// waits for it.
    Kept,
    /// It is forgotten; what it says later is not heard.
    Forgotten,
    /// The same, as if this had been its answer.
    Answered(A),
}

/// Any task, for those who need not know which.
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

/// A task with its work, before it is started. Only what belongs together can be put together.
#[derive(Debug)]
pub struct NewTask<C> {
    pub(crate) task: Rc<dyn AnyTask<C>>,
    pub(crate) work: Box<dyn AnyWork>,
}

impl<C: 'static> NewTask<C> {
    /// This task, to be started with this work.
    pub fn new<T: Task<C>>(task: T, work: T::Work) -> Self {
        let (task, work) = (Rc::new(task), Box::new(work));
        Self { task, work }
    }
}
