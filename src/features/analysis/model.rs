//! State of the analyses: the choices in the dialog, the number of engine processes proposed for a machine, the run in
//! progress, and interrupted runs.

pub mod run;
pub(crate) mod stored;

use crate::features::list::model::list_state::Scope;
use crate::reach::Reach;
use run::{Control, FoundResults, LeftRun, RunNews};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabiya_collection::document::DocumentId;
use tabiya_desktop::system::Machine;
use tabiya_desktop::tasks::TaskId;
use tabiya_settings::LastAnalysis;

/// Actions on analyses.
#[derive(Clone, Debug, PartialEq)]
pub enum AnalysisAction {
    /// Open the dialog.
    Open,
    /// Show the dialog again as it was left, with this engine if one was chosen meanwhile.
    Return(Option<String>),
    /// Keep results in this folder, and look there for interrupted runs.
    Use(PathBuf),
    /// Set the choices of the dialog.
    Choose(Box<LastAnalysis>),
    /// Set the positions that are to be analysed.
    ChooseScope(Scope),
    /// Choose the values proposed for this machine.
    TakeProposal,
    /// Begin an analysis with the choices of the dialog.
    Begin,
    /// Pause the search for further positions (`true`), or continue it (`false`).
    Pause(bool),
    /// End the run and put its results into the document.
    Stop,
    /// Put the results into the document after all.
    Put,
    /// Continue the interrupted run at this index.
    Resume(usize),
    /// Forget the interrupted run at this index and delete its results.
    Discard(usize),
}

impl AnalysisAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// This feature's part of the state.
#[derive(Debug, Default)]
pub struct AnalysisState {
    /// The folder where results are kept. `None`: they last only until the program ends.
    pub folder: Option<PathBuf>,
    /// The choices in the dialog.
    pub form: AnalysisForm,
    /// The processors and memory of the machine; `None` until they have been queried.
    pub machine: Option<Machine>,
    /// The run in progress.
    pub running: Option<Running>,
    /// The results of an ended run, until they are in their document.
    pub to_put: Option<ToPut>,
    /// Results that are in a document but not yet saved to disk.
    pub(super) put: Vec<(DocumentId, Arc<FoundResults>)>,
    /// Interrupted runs.
    pub left: Vec<LeftRun>,
    /// The journal of the interrupted run that continues as soon as its file is open.
    pub resuming: Option<PathBuf>,
}

/// The choices in the dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisForm {
    /// The engine, its limits and its resources.
    pub chosen: LastAnalysis,
    /// The positions to analyse.
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

/// An analysis in progress.
#[derive(Debug)]
pub struct Running {
    /// The task that runs it.
    pub task: TaskId,
    /// The document whose positions are analysed.
    pub document: DocumentId,
    /// The name of the document.
    pub name: String,
    /// The name of the engine in the settings.
    pub engine: String,
    /// Pauses, continues or stops the task.
    pub control: Arc<Control>,
    /// The progress of the run.
    pub news: RunNews,
    /// Whether the run has been asked to stop.
    pub is_stopping: bool,
    /// The start of the current stretch without a pause; `None` while the run is paused.
    pub(super) since: Option<Instant>,
    /// The running time before `since`, without the pauses.
    pub(super) before: Duration,
}

impl Running {
    /// Whether the run is paused.
    pub fn is_paused(&self) -> bool {
        self.since.is_none()
    }

    /// The running time so far, without the pauses.
    pub fn time(&self) -> Duration {
        self.before + self.since.map_or(Duration::ZERO, |since| since.elapsed())
    }

    /// The number of positions searched per hour, at the average pace so far.
    pub fn an_hour(&self) -> Option<u64> {
        let searched = u128::from(self.news.searched).checked_mul(3_600_000)?;
        let time = self.time().as_millis();
        (searched > 0).then(|| u64::try_from(searched / time.max(1)).unwrap_or(u64::MAX))
    }

    /// The estimated time left, if the remaining positions take as long as those already done.
    pub fn time_left(&self) -> Option<Duration> {
        let left = self.news.of.checked_sub(self.news.done)?;
        let of_all = self.time().as_millis() * u128::from(left);
        let millis = of_all.checked_div(u128::from(self.news.searched))?;
        Some(Duration::from_millis(u64::try_from(millis).ok()?))
    }
}

/// The results of a run, until they are in its document.
#[derive(Debug)]
pub struct ToPut {
    /// The document that the results belong to.
    pub document: DocumentId,
    /// The results.
    pub results: Arc<FoundResults>,
    /// The counts of the run, for the message once the results are in the document.
    pub news: RunNews,
    /// Whether the run reached its end.
    pub is_finished: bool,
    /// Whether the user postponed putting the results into the document, or it failed.
    pub is_put_off: bool,
}

/// The least and the most memory of a process, in megabytes: searches of a few seconds gain nothing from more.
const MEMORY: [u64; 2] = [16, 1024];

/// Takes the processors and memory of the machine, and fills in the proposal.
pub(crate) fn take_machine(own: &mut AnalysisState, machine: Machine) {
    own.machine = Some(machine);
    propose(&mut own.form.chosen, machine);
}

/// Takes the proposal unless the user has already chosen.
pub(crate) fn propose(chosen: &mut LastAnalysis, machine: Machine) {
    if chosen.processes == 0 {
        take(chosen, machine);
    }
}

/// Replaces the choices with the proposal.
pub(crate) fn take_proposal(own: &mut AnalysisState) {
    if let Some(machine) = own.machine {
        take(&mut own.form.chosen, machine);
    }
}

fn take(chosen: &mut LastAnalysis, machine: Machine) {
    [chosen.processes, chosen.threads, chosen.memory] = proposal(machine);
}

/// The proposed number of processes, then the threads and the megabytes of each. One position per process is faster
/// than one position with as many threads. Half of the free memory is left to other programs.
pub(crate) fn proposal(machine: Machine) -> [u64; 3] {
    let processes = machine.processors.max(1);
    let [least, most] = MEMORY;
    let memory = machine.free_memory.map_or(64, |free| {
        let each = (free / 2 / processes).clamp(least, most);
        // Engines use powers of two and round other values down.
        1 << each.ilog2()
    });
    [processes, 1, memory]
}
