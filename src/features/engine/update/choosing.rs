//! The known engines: finding, adding, showing, renaming and forgetting them.

use crate::features::engine::model::{EnginePlace, EnginesState};
use crate::features::engine::tasks::find_engines::{FindEngines, FindingEngines};
use crate::model::action::{AnalysisAction, SettingsAction};
use crate::model::state::{Shared, WindowEffect};
use crate::model::task_control::start;
use std::path::Path;
use tabiya_desktop::tasks::Runner;
use tabiya_engine::FoundEngine;
use tabiya_settings::{ChosenEngine, MAX_PANEL_ENGINES, Setting};
use tabiya_text::{counted, name_text, tr, tr_with};

/// Shows an engine at a place, and ends the one that was there.
pub(super) fn choose(own: &mut EnginesState, shared: &mut Shared, at: usize, name: String) {
    own.found = None;
    if std::mem::take(&mut own.is_for_analysis) {
        shared.send(AnalysisAction::Return(Some(name.clone())));
    }
    let mut names = shared.settings.panel_engines.clone();
    if names.get(at) == Some(&name) || MAX_PANEL_ENGINES <= at {
        return;
    }
    match names.get_mut(at) {
        Some(shown) => *shown = name,
        None => names.push(name),
    }
    show(own, shared, names);
}

/// Shows these engines. A running engine continues only if its place keeps it.
fn show(own: &mut EnginesState, shared: &mut Shared, names: Vec<String>) {
    for (at, place) in own.places.iter_mut().enumerate() {
        if names.get(at) != shared.settings.panel_engines.get(at) {
            *place = EnginePlace {
                run: place.run,
                ..EnginePlace::default()
            };
        }
    }
    shared.effects.push(WindowEffect::FocusEngine);
    shared.send(SettingsAction::Remember(Setting::PanelEngines(names)));
}

/// Finds the engines on this machine.
pub(super) fn find(
    own: &mut EnginesState,
    shared: &mut Shared,
    place: usize,
    runner: &mut dyn Runner,
) {
    own.asking = place;
    if !shared.tasks.has::<FindingEngines>() {
        start(shared, FindingEngines, FindEngines, runner);
    }
}

/// Shows the engines that were found, for the user to choose from.
pub(super) fn found(own: &mut EnginesState, shared: &mut Shared, found: Vec<FoundEngine>) {
    if found.is_empty() {
        shared.inform(tr("engine-none-found"));
    } else {
        let count = counted(found.len());
        shared.announce(tr_with("announce-engines-found", &count));
        own.found = Some(found);
    }
}

/// Adds an executable as an engine and shows it, without starting it.
pub(super) fn add(own: &mut EnginesState, shared: &mut Shared, path: &Path) {
    let Ok(path) = std::path::absolute(path) else {
        return;
    };
    let known = shared.settings.engines.iter();
    let known = known.clone().find(|(_, engine)| engine.path == path);
    let name = if let Some((name, _)) = known {
        name.clone()
    } else {
        let name = free_name(shared, &path);
        shared.send(SettingsAction::Remember(Setting::Engine {
            name: name.clone(),
            engine: Some(ChosenEngine::at(path)),
        }));
        name
    };
    let at = own.asking.min(shared.settings.panel_engines.len());
    choose(own, shared, at, name);
}

/// The name of the file, with a number if another engine has that name.
fn free_name(shared: &Shared, path: &Path) -> String {
    let stem = name_text(path.file_stem().unwrap_or(path.as_os_str()));
    let is_free = |name: &String| !shared.settings.engines.contains_key(name);
    let numbered = (2_u32..).map(|number| format!("{stem} {number}"));
    let mut names = std::iter::once(stem.clone()).chain(numbered);
    names.find(is_free).unwrap_or(stem)
}

/// Forgets an engine; its file stays.
pub(super) fn forget(own: &mut EnginesState, shared: &mut Shared, name: String) {
    let mut names = shared.settings.panel_engines.clone();
    names.retain(|shown| *shown != name);
    show(own, shared, names);
    let variables = [("engine", name.as_str().into())];
    shared.inform(tr_with("engine-forgotten", &variables));
    shared.send(SettingsAction::Remember(Setting::Engine {
        name,
        engine: None,
    }));
}

/// Renames an engine, unless another one has that name.
pub(super) fn rename(shared: &mut Shared, place: usize, name: &str) {
    let name = name.trim();
    let settings = &shared.settings;
    let Some(old) = settings.panel_engines.get(place).cloned() else {
        return;
    };
    if name.is_empty() || name == old {
        return;
    }
    let Some(engine) = settings.engines.get(&old).cloned() else {
        return;
    };
    if settings.engines.contains_key(name) {
        let variables = [("engine", name.into())];
        return shared.complain(tr_with("engine-name-taken", &variables));
    }
    let rename = |shown: &String| if *shown == old { name } else { shown }.to_owned();
    let names = settings.panel_engines.iter().map(rename).collect();
    for setting in [
        Setting::Engine {
            name: name.to_owned(),
            engine: Some(engine),
        },
        Setting::PanelEngines(names),
        Setting::Engine {
            name: old,
            engine: None,
        },
    ] {
        shared.send(SettingsAction::Remember(setting));
    }
}
