//! The dialog for a diagram, and what becomes of diagrams.

mod file_name;
mod pieces;
mod styles;

pub(crate) use file_name::{file_name_to_offer, harmless};
pub(crate) use pieces::take_pieces;

use crate::app::action::DiagramAction;
use crate::app::state::{Sheet, State};
use crate::app::update::tasks::start;
use crate::features::diagram::tasks::publish_diagram::{PublishDiagram, PublishingDiagram};
use crate::features::diagram::{DiagramGoal, DiagramOrder};
use crate::features::files::model::question::Again;
use crate::features::files::update::{file_dialog, system_dialog};
use crate::features::settings::update as settings;
use crate::lines::Expected;
use crate::picture::publish::Format;
use crate::settings::Setting;
use crate::tasks::Runner;
use pieces::{ask_pieces, load_pieces};
use std::path::PathBuf;
use std::sync::Arc;
use styles::{choose_style, delete_style, save_style};

/// Opens the dialog as it was left.
pub(crate) fn open(state: &mut State, runner: &mut dyn Runner) {
    take_up(state, runner);
    // What is said in the dialog is about diagrams.
    state.shared.message = None;
    state.shared.sheet = Some(Sheet::Diagram);
}

/// Takes up what was chosen last.
fn take_up(state: &mut State, runner: &mut dyn Runner) {
    let form = std::mem::take(&mut state.diagram.form);
    state.diagram.form = form.with_last(&state.shared.settings.diagram);
    let (document, row, _) = state.shared.diagram_subject();
    state.diagram.form.be_about((document, row));
    load_pieces(state, runner);
}

/// The sheet was closed: what was chosen in it is chosen the next time.
pub(crate) fn closed(state: &mut State, runner: &mut dyn Runner) {
    let last = state.diagram.form.to_remember();
    if state.shared.settings.diagram != last {
        settings::choose(state, Setting::Diagram(last), runner);
    }
}

/// The program is to be closed while the dialog is open.
pub(crate) fn remember_if_open(state: &mut State, runner: &mut dyn Runner) {
    if state.shared.sheet == Some(Sheet::Diagram) {
        closed(state, runner);
    }
}

/// Something was done in the dialog.
pub(crate) fn apply(state: &mut State, action: DiagramAction, runner: &mut dyn Runner) {
    match action {
        DiagramAction::Change(form) => {
            state.diagram.form = *form;
            load_pieces(state, runner);
        }
        DiagramAction::ChooseStyle(name) => choose_style(state, name, runner),
        DiagramAction::SaveStyle(name) => save_style(state, &name, runner),
        DiagramAction::DeleteStyle => delete_style(state, runner),
        DiagramAction::AskPieces => ask_pieces(state, runner),
        DiagramAction::Save => ask_save(state, None, runner),
        DiagramAction::CopyPicture => publish(state, DiagramGoal::Clipboard, runner),
        DiagramAction::CopySvg => publish(state, DiagramGoal::SvgText, runner),
        DiagramAction::SaveTo(path) => save_answered(state, path, runner),
        DiagramAction::TakePieces(folder) => take_pieces(state, &folder, runner),
        DiagramAction::Remember => closed(state, runner),
    }
}

/// Copies the picture without the dialog, in the style that was used last.
pub(crate) fn copy_picture(state: &mut State, runner: &mut dyn Runner) {
    if state.shared.sheet != Some(Sheet::Diagram) {
        take_up(state, runner);
    }
    publish(state, DiagramGoal::Clipboard, runner);
}

/// Asks where to save the diagram: the one that was asked for before, if there is one.
pub(crate) fn ask_save(
    state: &mut State,
    before: Option<Again<DiagramOrder>>,
    runner: &mut dyn Runner,
) {
    if !system_dialog::is_free(state, runner) {
        return;
    }
    state.diagram.elsewhere = before;
    file_dialog::ask_save_diagram(state, runner);
}

/// The dialog was answered. It has asked about replacing exactly this file.
fn save_answered(state: &mut State, path: PathBuf, runner: &mut dyn Runner) {
    let expected = if Format::from_path(&path).is_some() {
        Expected::Anything
    } else {
        Expected::Nothing
    };
    save_to(state, path, expected, runner);
}

/// Saves the diagram; what the name of the file ends in decides in which format.
pub(crate) fn save_to(
    state: &mut State,
    path: PathBuf,
    expected: Expected,
    runner: &mut dyn Runner,
) {
    let (path, format) = if let Some(format) = Format::from_path(&path) {
        (path, format)
    } else {
        let format = state.diagram.form.format;
        let mut name = path.into_os_string();
        name.push(format!(".{}", format.extension()));
        (PathBuf::from(name), format)
    };
    if format.is_picture() {
        state.diagram.form.format = format;
    }
    let goal = DiagramGoal::File {
        path,
        format,
        expected,
    };
    match state.diagram.elsewhere.take() {
        Some(before) => {
            let order = DiagramOrder::clone(&before.0);
            make(state, DiagramOrder { goal, ..order }, runner);
        }
        None => publish(state, goal, runner),
    }
}

fn publish(state: &mut State, goal: DiagramGoal, runner: &mut dyn Runner) {
    let order = DiagramOrder {
        entry: state.diagram.entry(&state.shared),
        style: state.diagram.form.style.clone(),
        pieces: state.diagram.pieces(&state.shared),
        goal,
    };
    make(state, order, runner);
}

/// Makes what was asked for before, and replaces the file that stands there.
pub(crate) fn replace(state: &mut State, order: &Again<DiagramOrder>, runner: &mut dyn Runner) {
    let mut order = DiagramOrder::clone(&order.0);
    if let DiagramGoal::File { expected, .. } = &mut order.goal {
        *expected = Expected::Anything;
    }
    make(state, order, runner);
}

fn make(state: &mut State, order: DiagramOrder, runner: &mut dyn Runner) {
    let order = Arc::new(order);
    let task = PublishingDiagram(Arc::clone(&order));
    start(state, task, PublishDiagram(order), runner);
}
