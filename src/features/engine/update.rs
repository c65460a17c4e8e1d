//! Chooses, starts and asks engines, handles their results, and uses their lines: writes one into the record, or plays
//! it.

pub(crate) mod choosing;
mod following;

pub(crate) use following::keep_up;

use crate::features::engine::model::{EngineAction, EnginePlace, EnginesState};
use crate::features::help::model::HelpAction;
use crate::model::action::{
    Action, AnalysisAction, FilesAction, FindAction, OperationsAction, PlayAction, SettingsAction,
};
use crate::model::state::{Dialog, Shared, WindowEffect};
use std::sync::Arc;
use tabiya_chess::{Move, Mover};
use tabiya_collection::document::OperationEdit;
use tabiya_desktop::tasks::Runner;
use tabiya_engine::FoundLine;
use tabiya_engine::analysis::{EngineResult, FieldsToWrite, PutOutcome, RankedLine, ResultField};
use tabiya_settings::{ChosenEngine, MAX_LINES, Setting};
use tabiya_text::{listed, operation_error_text, tr, tr_with};

/// Handles an action on the engines beside the board.
pub(crate) fn apply(
    own: &mut EnginesState,
    shared: &mut Shared,
    action: EngineAction,
    runner: &mut dyn Runner,
) {
    match action {
        EngineAction::Toggle => toggle(own, shared),
        EngineAction::SwitchAll => switch_all(own, shared),
        EngineAction::Open => open(own, shared),
        EngineAction::OpenForAnalysis => {
            open(own, shared);
            own.is_for_analysis = true;
        }
        EngineAction::Switch(place) => switch(own, shared, place),
        EngineAction::StartAgain(place) => {
            if let Some(place) = own.places.get_mut(place) {
                place.restarts += 1;
            }
        }
        EngineAction::Choose(place, name) => choosing::choose(own, shared, place, name),
        EngineAction::Find(place) => choosing::find(own, shared, place, runner),
        EngineAction::Found(found) => choosing::found(own, shared, found),
        EngineAction::AskFile(place) => {
            own.asking = place;
            shared.send(FilesAction::AskEngine);
        }
        EngineAction::Add(path) => choosing::add(own, shared, &path),
        EngineAction::DropFound => own.found = None,
        EngineAction::Forget(name) => choosing::forget(own, shared, name),
        EngineAction::Hold(is_held) => own.is_held = is_held,
        EngineAction::News(place, seen) => following::take_news(own, shared, place, seen),
        EngineAction::SetLines(place, lines) => change(shared, place, |engine| {
            engine.lines = lines.clamp(1, MAX_LINES);
        }),
        EngineAction::SetOption(place, name, value) => change(shared, place, |engine| {
            match value {
                Some(value) => engine.options.insert(name, value),
                None => engine.options.remove(&name),
            };
        }),
        EngineAction::Press(place, button) => {
            if let Some(place) = own.places.get_mut(place) {
                place.pressed.push(button);
            }
        }
        EngineAction::OpenOptions(place) => {
            own.options_of = place;
            shared.end_draft();
            shared.dialog = Some(Dialog::EngineOptions);
        }
        EngineAction::Rename(place, name) => choosing::rename(shared, place, &name),
        EngineAction::SetFolder(place, folder) => change(shared, place, |engine| {
            engine.folder = folder.filter(|folder| folder.is_absolute());
        }),
        EngineAction::Write(at, line, fields) => write(own, shared, at, &line, &fields),
        EngineAction::Play(at, moves) => play(own, shared, at, moves),
    }
}

/// Shows the panel, or hides it and ends the engines.
fn toggle(own: &mut EnginesState, shared: &mut Shared) {
    // The panel takes the place of the help.
    shared.send(HelpAction::GiveWay);
    if own.is_open {
        own.is_open = false;
        own.found = None;
        if std::mem::take(&mut own.is_for_analysis) {
            shared.send(AnalysisAction::Return(None));
        }
        for place in &mut own.places {
            place.is_on = false;
        }
        shared.announce(tr("announce-engine-closed"));
        shared.effects.push(WindowEffect::FocusBoard);
    } else {
        open(own, shared);
    }
}

fn open(own: &mut EnginesState, shared: &mut Shared) {
    own.is_open = true;
    shared.send(FindAction::PutFindAway);
    shared.announce(tr("announce-engine-opened"));
    shared.effects.push(WindowEffect::FocusEngine);
}

/// Starts the engines shown, or ends them. Without any engine, the panel says how to choose one.
fn switch_all(own: &mut EnginesState, shared: &mut Shared) {
    let is_any_on = own.places.iter().any(|place| place.is_on);
    let count = shared.settings.panel_engines.len();
    if count == 0 || !own.is_open {
        open(own, shared);
    }
    for place in 0..count {
        if own
            .places
            .get(place)
            .is_some_and(|it| it.is_on == is_any_on)
        {
            switch(own, shared, place);
        }
    }
}

fn switch(own: &mut EnginesState, shared: &mut Shared, at: usize) {
    let Some(name) = shared.settings.panel_engines.get(at).cloned() else {
        return;
    };
    let Some(place) = own.places.get_mut(at) else {
        return;
    };
    place.is_on = !place.is_on;
    if place.is_on {
        place.run += 1;
        place.restarts = 0;
        place.pressed.clear();
        place.told = None;
        place.said.clear();
        place.seen = Arc::default();
    }
    let id = if place.is_on {
        "announce-engine-started"
    } else {
        "announce-engine-stopped"
    };
    shared.announce(tr_with(id, &[("engine", name.into())]));
}

/// Changes the settings of the engine at a place, and remembers them.
fn change(shared: &mut Shared, place: usize, change: impl FnOnce(&mut ChosenEngine)) {
    let settings = &shared.settings;
    let name = settings.panel_engines.get(place).cloned();
    let Some((name, old)) =
        name.and_then(|name| Some((name.clone(), settings.engines.get(&name)?)))
    else {
        return;
    };
    let mut engine = old.clone();
    change(&mut engine);
    if engine != *old {
        let engine = Some(engine);
        shared.send(SettingsAction::Remember(Setting::Engine { name, engine }));
    }
}

/// Writes fields of a line into the record. They replace existing operations of the same kind, since the user has asked
/// for them.
fn write(
    own: &EnginesState,
    shared: &mut Shared,
    at: usize,
    line: &FoundLine,
    fields: &[ResultField],
) {
    shared.end_draft();
    let Some((place, mover)) = place_now(own, shared, at) else {
        return shared.complain(tr("engine-line-gone"));
    };
    let writing = FieldsToWrite {
        fields: fields.to_vec(),
        replaces: true,
    };
    let found = found(place, line);
    match writing.write(&mover, shared.document().operations(), &found) {
        Ok(PutOutcome::Written(new)) => {
            let edit = OperationEdit::ReplaceAll(new);
            shared.send(OperationsAction::EditOperations(edit, None));
            let opcodes: Vec<_> = fields.iter().map(|field| field.opcode()).collect();
            let written = [("operation", listed(&opcodes).into())];
            let text = tr_with("message-line-written", &written);
            shared.send(Action::Inform(text));
        }
        Ok(PutOutcome::Kept) => {}
        Err(error) => shared.complain(operation_error_text(error)),
    }
}

/// A line as the result of a search.
fn found(place: &EnginePlace, line: &FoundLine) -> EngineResult {
    EngineResult {
        engine: place.seen.name.clone(),
        depth: line.heard.depth,
        nodes: line.heard.nodes,
        time: line.heard.time,
        wdl: line.heard.wdl,
        answer: line.moves.first().copied(),
        lines: vec![RankedLine {
            value: line.heard.value,
            moves: line.moves.clone(),
        }],
        steps: Vec::new(),
    }
}

/// Plays moves of a line.
fn play(own: &EnginesState, shared: &mut Shared, at: usize, moves: Vec<Move>) {
    if place_now(own, shared, at).is_none() {
        return shared.complain(tr("engine-line-gone"));
    }
    shared.send(PlayAction::PlayMoves(moves));
}

/// The engine at a place, if its results are about the position on the board.
fn place_now<'a>(
    own: &'a EnginesState,
    shared: &Shared,
    at: usize,
) -> Option<(&'a EnginePlace, Mover)> {
    let place = own.places.get(at)?;
    let position = shared.document().position();
    let asked = place.seen.question.as_ref()?;
    let mover = Mover::new(position).ok()?;
    (asked.position == *position).then_some((place, mover))
}
