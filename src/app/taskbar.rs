//! The overall progress of everything that is running, as the taskbar shows it.

use crate::model::state::{RunningTask, State};
use std::sync::Arc;
use tabiya_desktop::services::Taskbar;
use tabiya_desktop::system::{WorkPace, WorkProgress};

/// The taskbar, if there is one, and the progress last sent to it.
#[derive(Clone, Debug, Default)]
pub struct TaskbarProgress {
    taskbar: Option<Arc<Taskbar>>,
    told: WorkProgress,
}

impl TaskbarProgress {
    /// Creates the progress display of this taskbar.
    pub fn on(taskbar: Option<Taskbar>) -> Self {
        Self {
            taskbar: taskbar.map(Arc::new),
            told: WorkProgress::default(),
        }
    }

    /// Updates the taskbar if the progress has changed. Never waits; an order that cannot be placed is tried again in
    /// the next frame.
    pub(super) fn follow(&mut self, state: &State) {
        let Some(taskbar) = &self.taskbar else {
            return;
        };
        let progress = together(going_on(state));
        if self.told != progress && taskbar.order(progress).is_ok() {
            self.told = progress;
        }
    }
}

/// Work in progress.
#[derive(Clone, Copy, Debug)]
struct Going {
    done: u64,
    /// Zero if it is not known.
    of: u64,
    pace: WorkPace,
}

/// All work that shows its progress on a card.
fn going_on(state: &State) -> impl Iterator<Item = Going> {
    let tasks = state.shared.tasks.iter().filter_map(going_task);
    let analysis = state.analysis.running.iter().map(|running| Going {
        done: running.news.done,
        of: running.news.of,
        pace: if running.is_paused() {
            WorkPace::Paused
        } else {
            WorkPace::Going
        },
    });
    tasks.chain(analysis)
}

fn going_task(running: &RunningTask) -> Option<Going> {
    // A user who is choosing a file is not work in progress.
    let (done, of) = running.progress.filter(|_| !running.is_asking_system())?;
    let is_stuck = running.is_silent && running.task.is_awaited();
    let pace = if is_stuck {
        WorkPace::Stuck
    } else {
        WorkPace::Going
    };
    Some(Going { done, of, pace })
}

fn together(going: impl Iterator<Item = Going>) -> WorkProgress {
    let all: Vec<Going> = going.collect();
    let has = |pace: &WorkPace| all.iter().any(|going| going.pace == *pace);
    let pace = [WorkPace::Stuck, WorkPace::Going, WorkPace::Paused];
    let pace = pace.into_iter().find(has).unwrap_or_default();
    let known = all.iter().filter(|going| going.of > 0);
    let percents: Vec<u64> = known
        .map(|going| going.done.min(going.of).saturating_mul(100) / going.of)
        .collect();
    let count = u64::try_from(percents.len()).unwrap_or(u64::MAX);
    let mean = percents.iter().sum::<u64>().checked_div(count);
    let percent = mean.and_then(|percent| u8::try_from(percent).ok());
    WorkProgress { percent, pace }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(going: &[(u64, u64, WorkPace)]) -> (Option<u8>, WorkPace) {
        let going = going.iter();
        let progress = together(going.map(|&(done, of, pace)| Going { done, of, pace }));
        (progress.percent, progress.pace)
    }

    #[test]
    fn without_tasks_no_progress_is_shown() {
        assert_eq!(shown(&[]), (None, WorkPace::Over));
    }

    #[test]
    fn several_tasks_are_shown_as_their_average_progress() {
        let each = [(1, 4, WorkPace::Going), (3, 4, WorkPace::Going)];
        assert_eq!(shown(&each), (Some(50), WorkPace::Going));
        // Something of unknown length says nothing about the others.
        let unknown = [(7, 0, WorkPace::Going), (3, 4, WorkPace::Going)];
        assert_eq!(shown(&unknown), (Some(75), WorkPace::Going));
        assert_eq!(shown(&unknown[..1]), (None, WorkPace::Going));
    }

    #[test]
    fn running_tasks_hide_a_pause_but_never_a_hung_disk() {
        let paused = (1, 2, WorkPace::Paused);
        assert_eq!(shown(&[paused]), (Some(50), WorkPace::Paused));
        let beside = [paused, (1, 2, WorkPace::Going)];
        assert_eq!(shown(&beside), (Some(50), WorkPace::Going));
        let hangs = [paused, (1, 2, WorkPace::Going), (1, 2, WorkPace::Stuck)];
        assert_eq!(shown(&hangs), (Some(50), WorkPace::Stuck));
    }

    #[test]
    fn progress_beyond_the_total_is_shown_as_complete() {
        assert_eq!(
            shown(&[(9, 4, WorkPace::Going)]),
            (Some(100), WorkPace::Going)
        );
        let most = (u64::MAX - 1, u64::MAX, WorkPace::Going);
        assert_eq!(shown(&[most]).1, WorkPace::Going);
    }
}
