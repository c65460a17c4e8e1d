//! What is going on beside the window.

use super::State;
use super::task::{AnyTask, Task};
use crate::document::DocumentId;
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::tasks::TaskId;
use std::rc::Rc;
use std::slice;

/// A task that has not ended.
#[derive(Clone, Debug)]
pub struct RunningTask {
    /// Its id.
    pub id: TaskId,
    /// What it is for.
    pub task: Rc<dyn AnyTask>,
    /// How much is done and how much there is in all, once it is known to take a while.
    pub progress: Option<(u64, u64)>,
    /// Whether nothing has been heard of it for a second: the disk, say, does not answer.
    pub is_silent: bool,
    /// Whether it was asked to stop.
    pub is_cancelled: bool,
}

impl RunningTask {
    /// A task that begins.
    pub fn new(id: TaskId, task: Rc<dyn AnyTask>) -> Self {
        Self {
            id,
            task,
            progress: None,
            is_silent: false,
            is_cancelled: false,
        }
    }

    /// What it is for, if it is for this.
    pub fn as_task<T: Task>(&self) -> Option<&T> {
        self.task.as_any().downcast_ref()
    }

    /// Whether a dialog of the system is open for it.
    pub fn is_asking_system(&self) -> bool {
        self.task.asks_system().is_some()
    }
}

/// The tasks that have not ended, in the order in which they began.
#[derive(Debug, Default)]
pub struct RunningTasks(Vec<RunningTask>);

impl RunningTasks {
    /// All of them.
    pub fn iter(&self) -> slice::Iter<'_, RunningTask> {
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
    pub fn get(&self, id: TaskId) -> Option<&RunningTask> {
        self.iter().find(|running| running.id == id)
    }

    /// The tasks of one kind, with what is known of them while they run.
    pub fn running<T: Task>(&self) -> impl Iterator<Item = (&RunningTask, &T)> {
        self.iter()
            .filter_map(|running| Some((running, running.as_task()?)))
    }

    /// The tasks of one kind.
    pub fn all<T: Task>(&self) -> impl Iterator<Item = &T> {
        self.iter().filter_map(RunningTask::as_task)
    }

    /// Whether there is one of this kind.
    pub fn has<T: Task>(&self) -> bool {
        self.all::<T>().next().is_some()
    }

    /// Whether there is one of this kind that is meant.
    pub fn any<T: Task>(&self, is_meant: impl Fn(&T) -> bool) -> bool {
        self.all().any(is_meant)
    }

    pub(crate) fn push(&mut self, task: RunningTask) {
        self.0.push(task);
    }

    pub(crate) fn get_mut(&mut self, id: TaskId) -> Option<&mut RunningTask> {
        self.0.iter_mut().find(|running| running.id == id)
    }

    pub(crate) fn remove(&mut self, id: TaskId) -> Option<RunningTask> {
        let place = self.iter().position(|running| running.id == id)?;
        Some(self.0.remove(place))
    }

    pub(crate) fn remove_where(
        &mut self,
        is_meant: impl FnMut(&mut RunningTask) -> bool,
    ) -> Vec<RunningTask> {
        self.0.extract_if(.., is_meant).collect()
    }

    /// What a task is for is now this.
    pub(crate) fn replace<T: Task>(&mut self, is_meant: impl Fn(&T) -> bool, task: T) -> bool {
        let is_meant = |running: &&mut RunningTask| running.as_task().is_some_and(&is_meant);
        let found = self.0.iter_mut().find(is_meant);
        found.map(|running| running.task = Rc::new(task)).is_some()
    }
}

impl<'a> IntoIterator for &'a RunningTasks {
    type Item = &'a RunningTask;
    type IntoIter = slice::Iter<'a, RunningTask>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl State {
    /// Whether something is being written or copied that should not be cut off.
    pub fn is_writing(&self) -> bool {
        let mut tasks = self.tasks.iter();
        self.recovery.is_busy() || tasks.any(|running| running.task.is_writing())
    }

    /// Whether a dialog of the system is open.
    pub fn is_asking_system(&self) -> bool {
        self.tasks.iter().any(RunningTask::is_asking_system)
    }

    /// A dialog of the system that has not answered for so long that perhaps nobody sees it.
    pub fn silent_dialog(&self) -> Option<&RunningTask> {
        let is_silent =
            |running: &&RunningTask| running.is_asking_system() && running.progress.is_some();
        self.tasks.iter().find(is_silent)
    }

    /// Whether this document waits for a dialog in which its place is chosen.
    pub fn is_choosing_place(&self, id: DocumentId) -> bool {
        let purpose = FileDialogPurpose::Save(id);
        let mut asked = self.tasks.iter().map(|running| running.task.asks_system());
        let own = self.file_dialog.as_ref().map(|dialog| dialog.purpose);
        own == Some(purpose) || asked.any(|asked| asked == Some(purpose))
    }
}
