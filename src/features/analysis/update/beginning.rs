//! Opens the dialog with the last choices, or with a proposal for this machine; begins a run or continues an
//! interrupted one.

use crate::features::analysis::model::run::{Control, LeftRun, RunNews, StoredRun};
use crate::features::analysis::model::{AnalysisState, Running, propose};
use crate::features::analysis::tasks::analyse::{Analyse, ResultsPlace, analyse};
use crate::features::analysis::tasks::look_at_machine::{LookAtMachine, LookingAtMachine};
use crate::features::list::model::list_state::Scope;
use crate::model::action::{FilesAction, SettingsAction};
use crate::model::state::{Dialog, Shared};
use crate::model::task_control::start;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabiya_collection::document::{Document, DocumentId};
use tabiya_desktop::tasks::Runner;
use tabiya_engine::Program;
use tabiya_engine::batches::{EngineChoice, Plan};
use tabiya_engine::uci::Patience;
use tabiya_lines::RowSet;
use tabiya_settings::{ChosenEngine, LastAnalysis, Setting};
use tabiya_text::{name_text, tr, tr_with};
use twox_hash::XxHash3_64;

/// A search for mate without other limits ends only when a mate is found, so without one it would never end.
const LONGEST_FOR_MATE: Duration = Duration::from_mins(1);

/// Begins a run with the choices of the dialog.
pub(super) fn begin(own: &mut AnalysisState, shared: &mut Shared, runner: &mut dyn Runner) {
    let chosen = own.form.chosen.clone();
    shared.end_draft();
    let document = shared.document();
    let only = own.form.scope.rows(document);
    let id = document.id();
    let program = shared.settings.engines.get(&chosen.engine);
    let stored = StoredRun {
        file: document.path().map(Path::to_owned),
        name: Shared::name_of(document),
        lines: document.rows().len(),
        has_rows: only.is_some(),
        rows: Vec::new(),
        program: program
            .map(|engine| engine.path.clone())
            .unwrap_or_default(),
        chosen,
    };
    let place = place_for(own, &stored);
    if start_run(own, shared, id, only, stored, place, runner) {
        closed(own, shared, runner);
        shared.dialog.take_if(|dialog| *dialog == Dialog::Analysis);
    }
}

/// The place for the results of a new run. Earlier results for the same file and the same choices are used.
fn place_for(own: &AnalysisState, stored: &StoredRun) -> ResultsPlace {
    let Some(folder) = own.folder.clone() else {
        return ResultsPlace::Nowhere;
    };
    let name = match &stored.file {
        Some(file) => {
            let name = file.as_os_str().as_encoded_bytes();
            format!("{:016x}", XxHash3_64::oneshot(name))
        }
        None => "untitled".to_owned(),
    };
    ResultsPlace::New {
        folder,
        name,
        goes_on: stored.file.is_some() && !stored.chosen.searches_again,
    }
}

/// Continues an interrupted run, after opening its file.
pub(super) fn resume(
    own: &mut AnalysisState,
    shared: &mut Shared,
    place: usize,
    runner: &mut dyn Runner,
) {
    let Some(left) = own.left.get(place).cloned() else {
        return;
    };
    own.resuming = Some(left.files.journal.clone());
    if let Some(file) = &left.stored.file
        && document_of(shared, &left).is_none()
    {
        shared.send(FilesAction::Open(vec![file.clone()]));
    }
    go_on(own, shared, runner);
}

/// Continues the interrupted run chosen by the user, as soon as its document is complete.
pub(super) fn go_on(own: &mut AnalysisState, shared: &mut Shared, runner: &mut dyn Runner) {
    let Some(journal) = &own.resuming else {
        return;
    };
    let left = own.left.iter().find(|left| left.files.journal == *journal);
    let Some(left) = left.cloned() else {
        own.resuming = None;
        return;
    };
    let Some(document) = document_of(shared, &left).filter(|document| document.is_whole()) else {
        return;
    };
    own.resuming = None;
    let only = left.stored.rows_of(document.rows().len());
    let place = ResultsPlace::Old(left.files);
    let id = document.id();
    start_run(own, shared, id, only, left.stored, place, runner);
}

/// The document of a run. For a run without a file this is the document shown.
fn document_of<'a>(shared: &'a Shared, left: &LeftRun) -> Option<&'a Document> {
    let Some(file) = left.stored.file.as_deref() else {
        return Some(shared.document());
    };
    let is_it = |document: &&Document| {
        let is_meant = document.path().is_none() && document.meant_for() == Some(file);
        document.path() == Some(file) || is_meant
    };
    shared.documents.iter().find(is_it)
}

/// Begins a run. Returns whether that was possible.
fn start_run(
    own: &mut AnalysisState,
    shared: &mut Shared,
    id: DocumentId,
    only: Option<RowSet>,
    stored: StoredRun,
    place: ResultsPlace,
    runner: &mut dyn Runner,
) -> bool {
    if own.running.is_some() || own.to_put.is_some() {
        shared.complain(tr("analysis-busy"));
        return false;
    }
    let chosen = stored.chosen.clone();
    // Only an engine that the user has added is started, whatever the file of the run says.
    let engine = shared.settings.engines.get(&chosen.engine);
    let Some(engine) = engine
        .filter(|engine| engine.path == stored.program)
        .cloned()
    else {
        let name = if chosen.engine.is_empty() {
            name_text(&stored.program)
        } else {
            chosen.engine
        };
        shared.complain(tr_with("analysis-no-engine", &[("engine", name.into())]));
        return false;
    };
    let plan = plan(&chosen);
    let document = shared.document_by_id(id);
    let Some(document) = document.filter(|_| !plan.limits.is_infinite()) else {
        shared.complain(tr("analysis-no-limit"));
        return false;
    };
    let control = Arc::new(Control::default());
    let work = Analyse {
        rows: document.rows().clone(),
        only,
        plan,
        engine: engine_choice(&engine, &chosen),
        processes: usize::try_from(chosen.processes.max(1)).unwrap_or(1),
        place,
        stored,
        control: Arc::clone(&control),
    };
    let name = Shared::name_of(document);
    let task = analyse(shared, id, work, runner);
    let variables = [
        ("name", name.as_str().into()),
        ("engine", chosen.engine.as_str().into()),
    ];
    shared.announce(tr_with("announce-analysis-begun", &variables));
    own.running = Some(Running {
        task,
        document: id,
        name,
        engine: chosen.engine.clone(),
        control,
        news: RunNews::default(),
        is_stopping: false,
        since: Some(Instant::now()),
        before: Duration::ZERO,
    });
    shared.send(SettingsAction::Remember(Setting::Analysis(chosen)));
    true
}

fn engine_choice(engine: &ChosenEngine, chosen: &LastAnalysis) -> EngineChoice {
    EngineChoice {
        program: Program {
            folder: engine.folder.clone(),
            ..Program::at(engine.path.clone())
        },
        settings: chosen.settings(&engine.options),
        patience: Patience::default(),
    }
}

fn plan(chosen: &LastAnalysis) -> Plan {
    let limits = chosen.limits();
    let is_for_mate_alone =
        limits.time.is_none() && limits.nodes.is_none() && limits.depth.is_none();
    let small = |number: u64| u32::try_from(number).ok();
    Plan {
        limits,
        lines: u16::try_from(chosen.lines).unwrap_or(1),
        longest: is_for_mate_alone.then_some(LONGEST_FOR_MATE),
        stop_when_stood: chosen.stood.and_then(small),
        writing: chosen.writing(),
        searches_again: chosen.searches_again,
    }
}

/// Opens the dialog.
pub(super) fn open(own: &mut AnalysisState, shared: &mut Shared, runner: &mut dyn Runner) {
    shared.end_draft();
    let settings = &shared.settings;
    own.form.chosen = settings.analysis.clone();
    let chosen = &mut own.form.chosen;
    if !settings.engines.contains_key(&chosen.engine) {
        let shown = settings.panel_engines.first();
        let engine = shown.or_else(|| settings.engines.keys().next());
        chosen.engine = engine.cloned().unwrap_or_default();
    }
    own.form.scope = Scope::of(shared.document());
    shared.dialog = Some(Dialog::Analysis);
    match own.machine {
        Some(machine) => propose(&mut own.form.chosen, machine),
        None if shared.tasks.has::<LookingAtMachine>() => {}
        None => {
            start(shared, LookingAtMachine, LookAtMachine, runner);
        }
    }
}

/// Shows the dialog again as it was left, with this engine if one was chosen meanwhile.
pub(super) fn return_with(own: &mut AnalysisState, shared: &mut Shared, engine: Option<String>) {
    if let Some(engine) = engine {
        own.form.chosen.engine = engine;
    }
    shared.dialog = Some(Dialog::Analysis);
}

/// Remembers the choices when the dialog closes.
pub(crate) fn closed(own: &mut AnalysisState, shared: &mut Shared, _runner: &mut dyn Runner) {
    let chosen = &own.form.chosen;
    if shared.settings.analysis != *chosen {
        shared.send(SettingsAction::Remember(Setting::Analysis(chosen.clone())));
    }
}
