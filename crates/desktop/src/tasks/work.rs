//! What is done on a thread, who does it, and what comes back from it.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::ops::ControlFlow;

/// Names a running task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TaskId(pub u64);

/// Something that takes longer than a frame, with all that it needs.
pub trait Work: fmt::Debug + Send + 'static {
    /// What it tells before its end; [`std::convert::Infallible`] if there is nothing.
    type News: Send + 'static;
    /// What it answers in the end.
    type Answer: Send + 'static;

    /// Whether it writes what the user would miss: a process that ends without the window still waits
    /// for it.
    const IS_WAITED_FOR_AT_END: bool = false;

    /// Does it, on whichever thread this is called.
    fn perform(self, report: &mut Report<'_, Self::News>) -> Self::Answer;
}

/// Something that a task has to say.
#[derive(Debug)]
pub enum TaskEvent {
    /// So much is done; more events will come.
    Progress {
        /// Bytes, lines or whatever is counted, done.
        done: u64,
        /// The same in all; 0 if that is not known.
        of: u64,
    },
    /// Nothing has been heard of the task for a second: the disk, say, does not answer. More events
    /// will come if it does.
    Silent,
    /// Something that its work says before the end, a [`Work::News`]; more events will come.
    News(Box<dyn Any + Send>),
    /// The work is done, with this [`Work::Answer`].
    Answered(Box<dyn Any + Send>),
    /// The work could not be done at all: a fault of ours or of a library, in the words of who
    /// noticed.
    Failed(String),
}

impl TaskEvent {
    /// News of this work.
    pub fn news<W: Work>(news: W::News) -> Self {
        Self::News(Box::new(news))
    }

    /// The answer of this work.
    pub fn answered<W: Work>(answer: W::Answer) -> Self {
        Self::Answered(Box::new(answer))
    }

    /// What this work has answered, if it has.
    pub fn into_answer<W: Work>(self) -> Option<W::Answer> {
        match self {
            Self::Answered(answer) => answer.downcast().ok().map(|answer| *answer),
            _ => None,
        }
    }

    /// Whether the task has ended with it.
    pub fn is_last(&self) -> bool {
        matches!(self, Self::Answered(_) | Self::Failed(_))
    }
}

/// Gets what work has to say, and may stop it.
pub type Tell<'a> = &'a mut dyn FnMut(TaskEvent) -> ControlFlow<()>;

/// How work tells of itself. A `Break` means that nobody wants it any more.
pub struct Report<'a, N> {
    tell: Tell<'a>,
    news: PhantomData<fn(N)>,
}

impl<N> fmt::Debug for Report<'_, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Report").finish_non_exhaustive()
    }
}

impl<N: Send + 'static> Report<'_, N> {
    /// So much is done of so much; 0 if that is not known.
    pub fn progress(&mut self, done: u64, of: u64) -> ControlFlow<()> {
        (self.tell)(TaskEvent::Progress { done, of })
    }

    /// Something is known before the end.
    pub fn news(&mut self, news: N) -> ControlFlow<()> {
        (self.tell)(TaskEvent::News(Box::new(news)))
    }
}

/// Any work, for those who only pass it on. A test's runner looks what was asked by
/// `asked`.
pub trait AnyWork: fmt::Debug + Send {
    /// See [`Work::IS_WAITED_FOR_AT_END`].
    fn is_waited_for_at_end(&self) -> bool;

    /// Does it and returns the event that ends it.
    fn perform_boxed(self: Box<Self>, tell: Tell<'_>) -> TaskEvent;

    /// The work itself.
    fn as_any(&self) -> &dyn Any;

    /// The work itself.
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
}

impl<W: Work> AnyWork for W {
    fn is_waited_for_at_end(&self) -> bool {
        W::IS_WAITED_FOR_AT_END
    }

    fn perform_boxed(self: Box<Self>, tell: Tell<'_>) -> TaskEvent {
        let news = PhantomData;
        let answer = self.perform(&mut Report { tell, news });
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
    /// What was asked, if it is this.
    pub fn asked<W: Work>(&self) -> Option<&W> {
        self.as_any().downcast_ref()
    }

    /// Whether this was asked.
    pub fn is<W: Work>(&self) -> bool {
        self.asked::<W>().is_some()
    }
}

/// Does work and returns the event that ends it. `tell` gets what it has to say before, above all how
/// far it is, and may stop it.
pub fn perform(work: Box<dyn AnyWork>, tell: Tell<'_>) -> TaskEvent {
    work.perform_boxed(tell)
}

/// Starts tasks. The window has threads for them; a test may answer at once.
pub trait Runner {
    /// Starts a task. Its events come with this id.
    fn start(&mut self, id: TaskId, work: Box<dyn AnyWork>);

    /// Asks a task to stop. It may still finish.
    fn cancel(&mut self, id: TaskId);
}
