//! What is going on beside the window.

use crate::model::state::task::{AnyTask, Task};
use std::rc::Rc;
use std::slice;
use tabiya_desktop::tasks::TaskId;

/// A task that has not ended.
#[derive(Debug)]
pub struct RunningTask<C> {
    /// Its id.
    pub id: TaskId,
    /// What it is for.
    pub task: Rc<dyn AnyTask<C>>,
    /// How much is done and how much there is in all, once it is known to take a while.
    pub progress: Option<(u64, u64)>,
    /// Whether nothing has been heard of it for a second: the disk, say, does not answer.
    pub is_silent: bool,
    /// Whether it was asked to stop.
    pub is_cancelled: bool,
}

impl<C: 'static> RunningTask<C> {
    /// A task that begins.
    pub fn new(id: TaskId, task: Rc<dyn AnyTask<C>>) -> Self {
        Self {
            id,
            task,
            progress: None,
            is_silent: false,
            is_cancelled: false,
        }
    }

    /// What it is for, if it is for this.
    pub fn as_task<T: Task<C>>(&self) -> Option<&T> {
        self.task.as_any().downcast_ref()
    }

    /// Whether a dialog of the system is open for it.
    pub fn is_asking_system(&self) -> bool {
        self.task.asks_system().is_some()
    }
}

/// The tasks that have not ended, in the order in which they began.
#[derive(Debug)]
pub struct RunningTasks<C>(Vec<RunningTask<C>>);

impl<C> Default for RunningTasks<C> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<C: 'static> RunningTasks<C> {
    /// All of them.
    pub fn iter(&self) -> slice::Iter<'_, RunningTask<C>> {
        self.0.iter()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing is going on.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The task with this id.
    pub fn get(&self, id: TaskId) -> Option<&RunningTask<C>> {
        self.iter().find(|running| running.id == id)
    }

    /// The tasks of one kind, with what is known of them while they run.
    pub fn running<T: Task<C>>(&self) -> impl Iterator<Item = (&RunningTask<C>, &T)> {
        self.iter()
            .filter_map(|running| Some((running, running.as_task()?)))
    }

    /// The tasks of one kind.
    pub fn all<T: Task<C>>(&self) -> impl Iterator<Item = &T> {
        self.iter().filter_map(RunningTask::as_task)
    }

    /// Whether there is one of this kind.
    pub fn has<T: Task<C>>(&self) -> bool {
        self.all::<T>().next().is_some()
    }

    /// Whether there is one of this kind that is meant.
    pub fn any<T: Task<C>>(&self, is_meant: impl Fn(&T) -> bool) -> bool {
        self.all().any(is_meant)
    }

    pub(crate) fn push(&mut self, task: RunningTask<C>) {
        self.0.push(task);
    }

    pub(crate) fn get_mut(&mut self, id: TaskId) -> Option<&mut RunningTask<C>> {
        self.0.iter_mut().find(|running| running.id == id)
    }

    pub(crate) fn remove(&mut self, id: TaskId) -> Option<RunningTask<C>> {
        let place = self.iter().position(|running| running.id == id)?;
        Some(self.0.remove(place))
    }

    pub(crate) fn remove_where(
        &mut self,
        is_meant: impl FnMut(&mut RunningTask<C>) -> bool,
    ) -> Vec<RunningTask<C>> {
        self.0.extract_if(.., is_meant).collect()
    }

    /// What a task is for is now this.
    pub(crate) fn replace<T: Task<C>>(&mut self, is_meant: impl Fn(&T) -> bool, task: T) -> bool {
        let is_meant = |running: &&mut RunningTask<C>| running.as_task().is_some_and(&is_meant);
        let found = self.0.iter_mut().find(is_meant);
        found.map(|running| running.task = Rc::new(task)).is_some()
    }
}

impl<'a, C: 'static> IntoIterator for &'a RunningTasks<C> {
    type Item = &'a RunningTask<C>;
    type IntoIter = slice::Iter<'a, RunningTask<C>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
