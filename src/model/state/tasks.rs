//! The tasks that are running, and actions that wait until a row has been read.

use crate::model::action::Action;
use crate::model::state::task::{AnyTask, Task};
use crate::reach::Reach;
use std::collections::VecDeque;
use std::rc::Rc;
use std::slice;
use tabiya_desktop::tasks::TaskId;

/// A running task.
#[derive(Debug)]
pub struct RunningTaskOf<C> {
    /// The id of the task.
    pub id: TaskId,
    /// The purpose of the task.
    pub task: Rc<dyn AnyTask<C>>,
    /// The amount done and the total, once the task is known to take a while.
    pub progress: Option<(u64, u64)>,
    /// Whether the task has sent nothing for a second, for example because the disk does not answer.
    pub is_silent: bool,
    /// Whether the task has been asked to stop.
    pub is_cancelled: bool,
}

impl<C: 'static> RunningTaskOf<C> {
    /// Creates the entry of a task that is starting.
    pub fn new(id: TaskId, task: Rc<dyn AnyTask<C>>) -> Self {
        Self {
            id,
            task,
            progress: None,
            is_silent: false,
            is_cancelled: false,
        }
    }

    /// The purpose of the task, if it has this type.
    pub fn as_task<T: Task<C>>(&self) -> Option<&T> {
        self.task.as_any().downcast_ref()
    }

    /// Whether the task has a system dialog open.
    pub fn is_asking_system(&self) -> bool {
        self.task.asks_system().is_some()
    }
}

/// The running tasks, in the order in which they started.
#[derive(Debug)]
pub struct RunningTasks<C>(Vec<RunningTaskOf<C>>);

impl<C> Default for RunningTasks<C> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<C: 'static> RunningTasks<C> {
    /// All running tasks.
    pub fn iter(&self) -> slice::Iter<'_, RunningTaskOf<C>> {
        self.0.iter()
    }

    /// The number of running tasks.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no task is running.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The task with this id.
    pub fn get(&self, id: TaskId) -> Option<&RunningTaskOf<C>> {
        self.iter().find(|running| running.id == id)
    }

    /// The tasks of one type, each with its entry.
    pub fn running<T: Task<C>>(&self) -> impl Iterator<Item = (&RunningTaskOf<C>, &T)> {
        self.iter()
            .filter_map(|running| Some((running, running.as_task()?)))
    }

    /// The tasks of one type.
    pub fn all<T: Task<C>>(&self) -> impl Iterator<Item = &T> {
        self.iter().filter_map(RunningTaskOf::as_task)
    }

    /// Whether a task of this type is running.
    pub fn has<T: Task<C>>(&self) -> bool {
        self.all::<T>().next().is_some()
    }

    /// Whether a task of this type that satisfies the condition is running.
    pub fn any<T: Task<C>>(&self, is_meant: impl Fn(&T) -> bool) -> bool {
        self.all().any(is_meant)
    }

    pub(crate) fn push(&mut self, task: RunningTaskOf<C>) {
        self.0.push(task);
    }

    pub(crate) fn get_mut(&mut self, id: TaskId) -> Option<&mut RunningTaskOf<C>> {
        self.0.iter_mut().find(|running| running.id == id)
    }

    pub(crate) fn remove(&mut self, id: TaskId) -> Option<RunningTaskOf<C>> {
        let place = self.iter().position(|running| running.id == id)?;
        Some(self.0.remove(place))
    }

    pub(crate) fn remove_where(
        &mut self,
        is_meant: impl FnMut(&mut RunningTaskOf<C>) -> bool,
    ) -> Vec<RunningTaskOf<C>> {
        self.0.extract_if(.., is_meant).collect()
    }

    /// Replaces the first matching task by another of the same type. Returns whether one matched.
    pub(crate) fn replace<T: Task<C>>(&mut self, is_meant: impl Fn(&T) -> bool, task: T) -> bool {
        let is_meant = |running: &&mut RunningTaskOf<C>| running.as_task().is_some_and(&is_meant);
        let found = self.0.iter_mut().find(is_meant);
        found.map(|running| running.task = Rc::new(task)).is_some()
    }
}

impl<'a, C: 'static> IntoIterator for &'a RunningTasks<C> {
    type Item = &'a RunningTaskOf<C>;
    type IntoIter = slice::Iter<'a, RunningTaskOf<C>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The actions on one document that wait for one of its rows, in order. The first action is the one that needs
/// the row.
#[derive(Debug)]
pub struct WaitingActions {
    /// The task that reads the row.
    pub fetch: TaskId,
    /// The number of the row.
    pub row: u64,
    /// The waiting actions.
    pub actions: VecDeque<Action>,
}

impl WaitingActions {
    /// Whether anything waits besides moves to another row. Closing the document would lose it.
    pub fn has_changes(&self) -> bool {
        self.actions
            .iter()
            .any(|action| action.reach() == Reach::Changes)
    }
}
