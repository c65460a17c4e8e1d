//! The interfaces of work on threads: the work, its runner, and its events.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::ops::ControlFlow;

/// Identifies a running task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TaskId(pub u64);

/// Work that takes longer than a frame, with everything that it needs.
pub trait Work: fmt::Debug + Send + 'static {
    /// The news that it reports before its end; [`std::convert::Infallible`] if there is none.
    type News: Send + 'static;
    /// The result that it returns at its end.
    type Answer: Send + 'static;

    /// Whether it writes something that the user would miss. A process that ends without the window still waits for it.
    const IS_WAITED_FOR_AT_END: bool = false;

    /// Does the work, on the calling thread.
    fn perform(self, report: &mut WorkReport<'_, Self::News>) -> Self::Answer;
}

/// An event of a task.
#[derive(Debug)]
pub enum TaskEvent {
    /// The progress so far; more events will come.
    Progress {
        /// The finished part, in bytes, lines or any other unit.
        done: u64,
        /// The total in the same unit; 0 if it is unknown.
        of: u64,
    },
    /// The task has been silent for a second, for example because the disk does not answer. More events will come if it
    /// does.
    Silent,
    /// Information before the end, a [`Work::News`]; more events will come.
    News(Box<dyn Any + Send>),
    /// The work is done, with this [`Work::Answer`].
    Answered(Box<dyn Any + Send>),
    /// The work failed because of a bug in the program or a library. Contains the message of whoever noticed.
    Failed(String),
}

impl TaskEvent {
    /// Wraps the news of this work.
    pub fn news<W: Work>(news: W::News) -> Self {
        Self::News(Box::new(news))
    }

    /// Wraps the answer of this work.
    pub fn answered<W: Work>(answer: W::Answer) -> Self {
        Self::Answered(Box::new(answer))
    }

    /// The answer of this work, if the event contains it.
    pub fn into_answer<W: Work>(self) -> Option<W::Answer> {
        match self {
            Self::Answered(answer) => answer.downcast().ok().map(|answer| *answer),
            _ => None,
        }
    }

    /// Whether this is the last event of the task.
    pub fn is_last(&self) -> bool {
        matches!(self, Self::Answered(_) | Self::Failed(_))
    }
}

/// Receives the events of work. A break stops the work.
pub type Tell<'a> = &'a mut dyn FnMut(TaskEvent) -> ControlFlow<()>;

/// Reports the events of work. A `Break` means that the work is no longer wanted.
pub struct WorkReport<'a, N> {
    tell: Tell<'a>,
    news: PhantomData<fn(N)>,
}

impl<N> fmt::Debug for WorkReport<'_, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WorkReport").finish_non_exhaustive()
    }
}

impl<N: Send + 'static> WorkReport<'_, N> {
    /// Reports progress: `done` of `of`, where 0 means that the total is unknown.
    pub fn progress(&mut self, done: u64, of: u64) -> ControlFlow<()> {
        (self.tell)(TaskEvent::Progress { done, of })
    }

    /// Reports news before the end.
    pub fn news(&mut self, news: N) -> ControlFlow<()> {
        (self.tell)(TaskEvent::News(Box::new(news)))
    }
}

/// Work of any type, for code that only passes it on. The runner of a test inspects it with `asked`.
pub trait AnyWork: fmt::Debug + Send {
    /// See [`Work::IS_WAITED_FOR_AT_END`].
    fn is_waited_for_at_end(&self) -> bool;

    /// Does the work and returns the event that ends it.
    fn perform_boxed(self: Box<Self>, tell: Tell<'_>) -> TaskEvent;

    /// The work itself, for downcasts.
    fn as_any(&self) -> &dyn Any;

    /// The work itself, for downcasts.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

impl<W: Work> AnyWork for W {
    fn is_waited_for_at_end(&self) -> bool {
        W::IS_WAITED_FOR_AT_END
    }

    fn perform_boxed(self: Box<Self>, tell: Tell<'_>) -> TaskEvent {
        let news = PhantomData;
        let answer = self.perform(&mut WorkReport { tell, news });
        TaskEvent::answered::<W>(answer)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }
}

impl dyn AnyWork + '_ {
    /// The work, if it has this type.
    pub fn asked<W: Work>(&self) -> Option<&W> {
        self.as_any().downcast_ref()
    }

    /// Whether the work has this type.
    pub fn is<W: Work>(&self) -> bool {
        self.asked::<W>().is_some()
    }
}

/// Does work and returns the event that ends it. `tell` receives the earlier events, above all progress, and may break
/// to stop the work.
pub fn perform(work: Box<dyn AnyWork>, tell: Tell<'_>) -> TaskEvent {
    work.perform_boxed(tell)
}

/// Starts tasks. The window runs them on threads; a test may answer at once.
pub trait Runner {
    /// Starts a task. Its events carry this id.
    fn start(&mut self, id: TaskId, work: Box<dyn AnyWork>);

    /// Asks a task to stop. It may still finish.
    fn cancel(&mut self, id: TaskId);
}
