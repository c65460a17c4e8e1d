//! Finds work that was left behind by programs that crashed.

use crate::features::recovery::model::{CrashRecovery, Recovery};
use crate::model::action::RecoveryAction;
use crate::model::state::{Shared, State, Task};
use crate::model::task_control::start;
use std::convert::Infallible;
use std::io;
use std::path::PathBuf;
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_lines::recovery::{AbandonedWork, Findings, find_more};
use tabiya_text::{tr, tr_with};

/// Finds work that was left behind.
#[derive(Debug)]
pub struct FindCrashRecovery {
    /// The folder that contains all journals.
    pub recovery: PathBuf,
    /// The files whose journals are searched for. `None` means all journals.
    pub of: Option<Vec<PathBuf>>,
    /// Work that this program already offers. New findings share its lock, which keeps other programs from offering
    /// any.
    pub beside: Option<AbandonedWork>,
}

impl Work for FindCrashRecovery {
    type News = Infallible;
    type Answer = io::Result<Findings>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        find_more(&self.recovery, self.of.as_deref(), self.beside.as_ref())
    }
}

/// The reason for a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LookingFor {
    /// A search for all work at the start of the program.
    Start,
    /// A search for all work on request of the user.
    Asked,
    /// A search for work on files that are being opened.
    Opened,
}

/// The task that searches for work left behind.
#[derive(Debug)]
pub struct FindingCrashRecovery(pub LookingFor);

impl Task<State> for FindingCrashRecovery {
    type Work = FindCrashRecovery;

    fn status(&self) -> String {
        tr("status-recovering")
    }

    fn on_answer(
        &self,
        _id: TaskId,
        findings: io::Result<Findings>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        found(&mut state.recovery, &mut state.shared, self.0, findings);
    }
}

/// Starts a search on request of the user.
pub(crate) fn ask(own: &mut Recovery, shared: &mut Shared, runner: &mut dyn Runner) {
    // The search at the start of the program gives the requested answer too.
    let is_start = |finding: &FindingCrashRecovery| finding.0 == LookingFor::Start;
    let asked = FindingCrashRecovery(LookingFor::Asked);
    if !shared.tasks.replace(is_start, asked) {
        look(own, shared, LookingFor::Asked, None, runner);
    }
}

/// Starts a search for work on files that are being opened.
pub(crate) fn look_for_files(
    own: &mut Recovery,
    shared: &mut Shared,
    files: Vec<PathBuf>,
    runner: &mut dyn Runner,
) {
    if !files.is_empty() {
        look(own, shared, LookingFor::Opened, Some(files), runner);
    }
}

pub(crate) fn look(
    own: &mut Recovery,
    shared: &mut Shared,
    looking_for: LookingFor,
    of: Option<Vec<PathBuf>>,
    runner: &mut dyn Runner,
) {
    if let Some(recovery) = shared.recovery_folder.clone() {
        let beside = own.left.first();
        let work = FindCrashRecovery {
            beside: beside.map(|left| left.found.clone()),
            recovery,
            of,
        };
        start(shared, FindingCrashRecovery(looking_for), work, runner);
    }
}

/// Takes the result of a search.
fn found(
    own: &mut Recovery,
    shared: &mut Shared,
    looking_for: LookingFor,
    findings: io::Result<Findings>,
) {
    let is_asked = looking_for == LookingFor::Asked;
    let findings = match findings {
        Ok(findings) => findings,
        Err(error) => {
            if is_asked {
                let variables = [("reason", error.to_string().into())];
                shared.report_failure(tr_with("recovery-no-folder", &variables));
            }
            // Nobody asked. If the folder is not writable either, the next write informs the user.
            return;
        }
    };
    let is_new = |found: &AbandonedWork| own.left.iter().all(|left| left.found != *found);
    let new: Vec<_> = findings.found.into_iter().filter(is_new).collect();
    let has_new = !new.is_empty();
    own.left.extend(new.into_iter().map(CrashRecovery::new));
    let unreadable = findings.unreadable;
    match (is_asked, has_new) {
        (true, _) => own.unreadable = unreadable,
        (false, true) => own.unreadable.extend(unreadable),
        (false, false) => return tell_unreadable(shared, &unreadable),
    }
    if own.count() == 0 {
        let id = if findings.are_offered_elsewhere {
            "recovery-offered-elsewhere"
        } else {
            "recovery-nothing"
        };
        return shared.inform(tr(id));
    }
    if is_asked {
        shared.dialog = None;
    }
    shared.send(RecoveryAction::Show);
}

/// Reports unreadable journals as a message if there is nothing else, because that is not a reason for a dialog.
fn tell_unreadable(shared: &mut Shared, unreadable: &[PathBuf]) {
    if let Some(folder) = unreadable.first() {
        let variables = [
            ("count", unreadable.len().into()),
            ("folder", folder.to_string_lossy().into_owned().into()),
        ];
        shared.report_failure(tr_with("recovery-unreadable-found", &variables));
    }
}
