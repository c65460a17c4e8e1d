//! The dialog for a diagram, and what becomes of diagrams.

mod file_name;
mod pieces;
mod styles;

pub(super) use file_name::{file_name_to_offer, harmless};
pub(super) use pieces::{load_folder, pieces_answered, pieces_failed, pieces_loaded, take_pieces};

use super::{clipboard, closing, file_dialog, settings, start, system_dialog};
use crate::action::DiagramAction;
use crate::collection::SaveError;
use crate::desktop::DesktopError;
use crate::jobs::{DiagramFault, DiagramGoal, DiagramOrder, Expected, Job, MadeDiagram, Runner};
use crate::publish::Format;
use crate::settings::Setting;
use crate::state::{Again, Effect, Purpose, Question, Sheet, State};
use crate::text::{folder_fault_text, name_text, save_error_text, size_text, tr, tr_with};
use pieces::{ask_pieces, load_pieces};
use std::path::{Path, PathBuf};
use styles::{choose_style, delete_style, save_style};

/// Opens the dialog as it was left.
pub(super) fn open(state: &mut State, runner: &mut dyn Runner) {
    take_up(state, runner);
    // What is said in the dialog is about diagrams.
    state.message = None;
    state.sheet = Some(Sheet::Diagram);
}

/// Takes up what was chosen last.
fn take_up(state: &mut State, runner: &mut dyn Runner) {
    let form = std::mem::take(&mut state.diagram);
    state.diagram = form.with_last(&state.settings.diagram);
    let (document, row, _) = state.diagram_subject();
    state.diagram.be_about((document, row));
    load_pieces(state, runner);
}

/// The sheet was closed: what was chosen in it is chosen the next time.
pub(super) fn closed(state: &mut State, runner: &mut dyn Runner) {
    let last = state.diagram.to_remember();
    if state.settings.diagram != last {
        settings::choose(state, Setting::Diagram(last), runner);
    }
}

/// The program is to be closed while the dialog is open.
pub(super) fn remember_if_open(state: &mut State, runner: &mut dyn Runner) {
    if state.sheet == Some(Sheet::Diagram) {
        closed(state, runner);
    }
}

/// Something was done in the dialog.
pub(super) fn apply(state: &mut State, action: DiagramAction, runner: &mut dyn Runner) {
    match action {
        DiagramAction::Change(form) => {
            state.diagram = *form;
            load_pieces(state, runner);
        }
        DiagramAction::ChooseStyle(name) => choose_style(state, name, runner),
        DiagramAction::SaveStyle(name) => save_style(state, &name, runner),
        DiagramAction::DeleteStyle => delete_style(state, runner),
        DiagramAction::AskPieces => ask_pieces(state, runner),
        DiagramAction::Save => ask_save(state, None, runner),
        DiagramAction::CopyPicture => publish(state, DiagramGoal::Clipboard, runner),
        DiagramAction::CopySvg => publish(state, DiagramGoal::SvgText, runner),
    }
}

/// Copies the picture without the dialog, in the style that was used last.
pub(super) fn copy_picture(state: &mut State, runner: &mut dyn Runner) {
    if state.sheet != Some(Sheet::Diagram) {
        take_up(state, runner);
    }
    publish(state, DiagramGoal::Clipboard, runner);
}

/// Asks where to save the diagram: the one that was asked for before, if there is one.
pub(super) fn ask_save(
    state: &mut State,
    before: Option<Again<DiagramOrder>>,
    runner: &mut dyn Runner,
) {
    if !system_dialog::is_free(state, runner) {
        return;
    }
    state.diagram_elsewhere = before;
    file_dialog::ask_save_diagram(state, runner);
}

/// The dialog was answered. It has asked about replacing exactly this file.
pub(super) fn save_answered(state: &mut State, path: PathBuf, runner: &mut dyn Runner) {
    let expected = if Format::from_path(&path).is_some() {
        Expected::Anything
    } else {
        Expected::Nothing
    };
    save_to(state, path, expected, runner);
}

/// Saves the diagram; what the name of the file ends in decides in which format.
pub(super) fn save_to(
    state: &mut State,
    path: PathBuf,
    expected: Expected,
    runner: &mut dyn Runner,
) {
    let (path, format) = if let Some(format) = Format::from_path(&path) {
        (path, format)
    } else {
        let format = state.diagram.format;
        let mut name = path.into_os_string();
        name.push(format!(".{}", format.extension()));
        (PathBuf::from(name), format)
    };
    if format.is_picture() {
        state.diagram.format = format;
    }
    let goal = DiagramGoal::File {
        path,
        format,
        expected,
    };
    match state.diagram_elsewhere.take() {
        Some(before) => {
            let order = DiagramOrder::clone(&before.0);
            make(state, DiagramOrder { goal, ..order }, runner);
        }
        None => publish(state, goal, runner),
    }
}

fn publish(state: &mut State, goal: DiagramGoal, runner: &mut dyn Runner) {
    let order = DiagramOrder {
        entry: state.diagram_entry(),
        style: state.diagram.style.clone(),
        pieces: state.diagram_pieces(),
        goal,
    };
    make(state, order, runner);
}

/// Makes what was asked for before, and replaces the file that stands there.
pub(super) fn replace(state: &mut State, order: &Again<DiagramOrder>, runner: &mut dyn Runner) {
    let mut order = DiagramOrder::clone(&order.0);
    if let DiagramGoal::File { expected, .. } = &mut order.goal {
        *expected = Expected::Anything;
    }
    make(state, order, runner);
}

fn make(state: &mut State, order: DiagramOrder, runner: &mut dyn Runner) {
    let purpose = Purpose::PublishDiagram(order.goal.clone());
    start(state, purpose, Job::PublishDiagram(Box::new(order)), runner);
}

/// A diagram was made, or not.
pub(super) fn published(
    state: &mut State,
    order: DiagramOrder,
    result: Result<MadeDiagram, DiagramFault>,
    runner: &mut dyn Runner,
) {
    match (result, &order.goal) {
        (Ok(MadeDiagram::File { pixels, bytes }), DiagramGoal::File { path, .. }) => {
            saved(state, path, pixels, bytes, runner);
        }
        (Ok(MadeDiagram::Picture { offer, pixels }), _) => {
            let job = Job::OfferPicture { offer, pixels };
            clipboard::start_in_turn(state, Purpose::OfferPicture, job, runner);
        }
        (Ok(MadeDiagram::Text(text)), _) => {
            state.effects.push(Effect::CopyText(text));
            inform_copied(state, "message-svg-copied");
        }
        (Ok(MadeDiagram::File { .. }), _) => {}
        (Err(fault), _) => failed(state, fault, order),
    }
}

fn saved(
    state: &mut State,
    path: &Path,
    pixels: Option<(usize, usize)>,
    bytes: u64,
    runner: &mut dyn Runner,
) {
    state.folder = path.parent().map(Path::to_owned);
    let name = path.file_name().unwrap_or(path.as_os_str());
    let mut variables = vec![
        ("name", name_text(name).into()),
        ("size", size_text(bytes).into()),
    ];
    let id = match pixels {
        Some((width, height)) => {
            variables.push(("width", width.to_string().into()));
            variables.push(("height", height.to_string().into()));
            "message-picture-saved"
        }
        None => "message-drawing-saved",
    };
    state.forget_diagram_failures();
    state.inform(tr_with(id, &variables));
    // What was good enough for a file is what one begins with the next time.
    closed(state, runner);
    closing::go_on(state);
}

fn failed(state: &mut State, fault: DiagramFault, order: DiagramOrder) {
    closing::cancel(state);
    match (fault, &order.goal) {
        (DiagramFault::Save(SaveError::ChangedOnDisk), DiagramGoal::File { path, .. }) => {
            let (path, order) = (path.clone(), Again::new(order));
            state
                .questions
                .push_back(Question::ReplaceDiagram { path, order });
        }
        (DiagramFault::Save(SaveError::Cancelled), _) => state.inform(tr("message-cancelled")),
        (DiagramFault::Save(error), DiagramGoal::File { path, .. }) => {
            state.report_diagram_failure(save_error_text(path, &error));
        }
        (DiagramFault::Pieces(fault), _) => state.report_diagram_failure(folder_fault_text(&fault)),
        (DiagramFault::Publish(error), _) => {
            let variables = [("reason", error.to_string().into())];
            state.report_diagram_failure(tr_with("message-diagram-failed", &variables));
        }
        (DiagramFault::Save(_), _) => {}
    }
}

/// Says that something was copied; and that it was the board alone, where the text of the line cannot
/// be read.
fn inform_copied(state: &mut State, id: &str) {
    // What went wrong with diagrams before is done with, as after a save.
    state.forget_diagram_failures();
    let mut text = tr(id);
    if state.is_line_unreadable() {
        text = format!("{text} {}", tr("picture-unreadable"));
    }
    state.inform(text);
}

/// A picture is on the clipboard, or not.
pub(super) fn offered(state: &mut State, result: Result<(), DesktopError>) {
    match result {
        Ok(()) => inform_copied(state, "message-picture-copied"),
        Err(error) => {
            log::info!("the picture was not copied: {error}");
            state.complain(tr("message-not-copied"));
        }
    }
}
