//! Opens the dialog with the last choices, or with a proposal for this machine.

use crate::features::analysis::model::AnalysisState;
use crate::features::analysis::model::proposal::propose;
use crate::features::analysis::tasks::look_at_machine::{LookAtMachine, LookingAtMachine};
use crate::features::list::model::scope::Scope;
use crate::model::action::SettingsAction;
use crate::model::state::{Dialog, Shared};
use crate::model::task_control::start;
use tabiya_desktop::tasks::Runner;
use tabiya_settings::Setting;

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

/// Remembers the choices when the dialog closes.
pub(crate) fn closed(own: &mut AnalysisState, shared: &mut Shared, _runner: &mut dyn Runner) {
    let chosen = &own.form.chosen;
    if shared.settings.analysis != *chosen {
        shared.send(SettingsAction::Remember(Setting::Analysis(chosen.clone())));
    }
}
