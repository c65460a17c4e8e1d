//! What comes back from a task.

use super::work::Work;
use std::any::Any;

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
