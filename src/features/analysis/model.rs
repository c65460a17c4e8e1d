//! What is chosen for an analysis, the one that goes on, and those that were broken off.

pub(crate) mod proposal;
pub mod run;
pub(crate) mod stored;

use crate::features::list::model::scope::Scope;
use run::{Control, FoundResults, LeftRun, RunNews};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabiya_collection::document::DocumentId;
use tabiya_desktop::system::Machine;
use tabiya_desktop::tasks::TaskId;
use tabiya_settings::LastAnalysis;

/// What happens to analyses.
#[derive(Clone, Debug, PartialEq)]
pub enum AnalysisAction {
    /// Results are kept in this folder, and those of a run that was broken off are looked for there.
    Use(PathBuf),
    /// This is chosen in the dialog.
    Choose(Box<LastAnalysis>),
    /// These positions are meant.
    ChooseScope(Scope),
    /// What is proposed for this machine is chosen.
    TakeProposal,
    /// Begin as it is chosen.
    Begin,
    /// Search no further positions for now, or go on.
    Pause(bool),
    /// End it and put what was found into the document.
    Stop,
    /// What was found is to be put into the document after all.
    Put,
    /// Go on with the run at this place.
    Resume(usize),
    /// Forget the run at this place, with its results.
    Discard(usize),
}

/// The room's part of the state.
#[derive(Debug, Default)]
pub struct AnalysisState {
    /// Where results are kept; without it they are gone with the program.
    pub folder: Option<PathBuf>,
    /// What is chosen in the dialog.
    pub form: AnalysisForm,
    /// What the machine has, once it was looked at.
    pub machine: Option<Machine>,
    /// What goes on.
    pub running: Option<Running>,
    /// What has ended and is to be put into its document.
    pub to_put: Option<ToPut>,
    /// What stands in documents and not yet on the disk.
    pub(super) put: Vec<(DocumentId, Arc<FoundResults>)>,
    /// Runs that were broken off.
    pub left: Vec<LeftRun>,
    /// The one that is to go on as soon as its file is open.
    pub resuming: Option<PathBuf>,
}

/// What is chosen in the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisForm {
    /// How it is done.
    pub chosen: LastAnalysis,
    /// With which positions.
    pub scope: Scope,
}

impl Default for AnalysisForm {
    fn default() -> Self {
        Self {
            chosen: LastAnalysis::default(),
            scope: Scope::File,
        }
    }
}

/// An analysis that goes on.
#[derive(Debug)]
pub struct Running {
    /// Its task.
    pub task: TaskId,
    /// Of which document.
    pub document: DocumentId,
    /// What that is called.
    pub name: String,
    /// What the engine is called here.
    pub engine: String,
    /// What it is told while it goes on.
    pub control: Arc<Control>,
    /// How far it is.
    pub news: RunNews,
    /// Whether it was told to stop.
    pub is_stopping: bool,
    /// Since when it has not paused.
    pub(super) since: Option<Instant>,
    /// For how long it went on before.
    pub(super) before: Duration,
}

impl Running {
    /// Whether it pauses.
    pub fn is_paused(&self) -> bool {
        self.since.is_none()
    }

    /// For how long it has gone on.
    pub fn time(&self) -> Duration {
        self.before + self.since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// How many positions are searched in an hour.
    pub fn an_hour(&self) -> Option<u64> {
        let searched = u128::from(self.news.searched).checked_mul(3_600_000)?;
        let time = self.time().as_millis();
        (searched > 0).then(|| u64::try_from(searched / time.max(1)).unwrap_or(u64::MAX))
    }

    /// For how long it will go on, as if what is left were like what is done.
    pub fn time_left(&self) -> Option<Duration> {
        let left = self.news.of.checked_sub(self.news.done)?;
        let of_all = self.time().as_millis() * u128::from(left);
        let millis = of_all.checked_div(u128::from(self.news.searched))?;
        Some(Duration::from_millis(u64::try_from(millis).ok()?))
    }
}

/// What was found, until it is in its document.
#[derive(Debug)]
pub struct ToPut {
    /// Which document.
    pub document: DocumentId,
    /// What was found.
    pub results: Arc<FoundResults>,
    /// What was counted, for what is told then.
    pub news: RunNews,
    /// Whether all was searched that was to be.
    pub is_finished: bool,
    /// Whether the user does not want it now.
    pub is_put_off: bool,
}
