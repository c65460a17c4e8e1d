//! The dialog for a diagram, and the making of diagrams.

mod file_name;
mod pieces;
mod styles;

use crate::features::diagram::model::DiagramState;
use crate::features::diagram::tasks::load_pieces;
use crate::features::diagram::tasks::publish_diagram::{PublishDiagram, PublishingDiagram};
use crate::features::diagram::{DiagramGoal, DiagramOrder};
use crate::features::files::SaveKind;
use crate::features::files::model::action::FilesAction;
use crate::features::files::model::file_dialog::FileDialogPurpose;
use crate::features::files::model::question::Again;
use crate::model::action::{DiagramAction, SettingsAction};
use crate::model::state::{Dialog, Shared};
use crate::model::task_control::start;
use file_name::file_name_to_offer;
use pieces::{load_pieces as load_own_pieces, take_pieces};
use std::path::PathBuf;
use std::sync::Arc;
use styles::{choose_style, delete_style, save_style};
use tabiya_desktop::tasks::Runner;
use tabiya_lines::Expected;
use tabiya_publish::Format;
use tabiya_settings::Setting;

/// Opens the dialog with the last choices.
fn open(own: &mut DiagramState, shared: &mut Shared, runner: &mut dyn Runner) {
    take_up(own, shared, runner);
    // Messages in the dialog are about diagrams, so an older one is removed.
    shared.message = None;
    shared.dialog = Some(Dialog::Diagram);
}

/// Takes the last choices into the form.
fn take_up(own: &mut DiagramState, shared: &mut Shared, runner: &mut dyn Runner) {
    let form = std::mem::take(&mut own.form);
    own.form = form.with_last(&shared.settings.diagram);
    let (document, row, _) = shared.diagram_subject();
    own.form.be_about((document, row));
    load_own_pieces(own, shared, runner);
}

/// Remembers the choices when the dialog closes.
pub(crate) fn closed(own: &mut DiagramState, shared: &mut Shared, _runner: &mut dyn Runner) {
    let last = own.form.to_remember();
    if shared.settings.diagram != last {
        shared.send(SettingsAction::Choose(Setting::Diagram(last)));
    }
}

/// Handles an action in the dialog.
pub(crate) fn apply(
    own: &mut DiagramState,
    shared: &mut Shared,
    action: DiagramAction,
    runner: &mut dyn Runner,
) {
    match action {
        DiagramAction::Open => open(own, shared, runner),
        DiagramAction::LoadPieces(folder) => load_pieces::load_pieces(shared, folder, runner),
        DiagramAction::CopyShown => copy_picture(own, shared, runner),
        DiagramAction::ReplaceDiagram(order) => replace(shared, &order, runner),
        DiagramAction::SaveDiagramElsewhere(order) => ask_save(own, shared, Some(order)),
        DiagramAction::NameFile => {
            let (purpose, name) = (
                FileDialogPurpose::SaveDiagram,
                file_name_to_offer(own, shared),
            );
            shared.send(FilesAction::ShowOwnDialog(purpose, name));
        }
        DiagramAction::Change(form) => {
            own.form = *form;
            load_own_pieces(own, shared, runner);
        }
        DiagramAction::ChooseStyle(name) => choose_style(own, shared, name, runner),
        DiagramAction::SaveStyle(name) => save_style(own, shared, &name),
        DiagramAction::DeleteStyle => delete_style(own, shared),
        DiagramAction::AskPieces => shared.send(FilesAction::AskPieces),
        DiagramAction::Save => ask_save(own, shared, None),
        DiagramAction::CopyPicture => publish(own, shared, DiagramGoal::Clipboard, runner),
        DiagramAction::CopySvg => publish(own, shared, DiagramGoal::SvgText, runner),
        DiagramAction::SaveTo(path) => save_answered(own, shared, path, runner),
        DiagramAction::TakePieces(folder) => take_pieces(own, shared, &folder, runner),
        DiagramAction::Remember => closed(own, shared, runner),
        DiagramAction::SaveNew(path) => save_to(own, shared, path, Expected::Nothing, runner),
    }
}

/// Copies the picture without the dialog, in the last style.
fn copy_picture(own: &mut DiagramState, shared: &mut Shared, runner: &mut dyn Runner) {
    if shared.dialog != Some(Dialog::Diagram) {
        take_up(own, shared, runner);
    }
    publish(own, shared, DiagramGoal::Clipboard, runner);
}

/// Asks for a place to save the diagram, or the earlier one in `before` if there is one.
fn ask_save(own: &mut DiagramState, shared: &mut Shared, before: Option<Again<DiagramOrder>>) {
    if shared.can_ask_system() {
        own.elsewhere = before;
    }
    let name = file_name_to_offer(own, shared);
    shared.send(FilesAction::AskPlace(name, SaveKind::Diagram));
}

/// Saves to the place chosen in the system's dialog, which has already asked about replacing exactly this file.
fn save_answered(
    own: &mut DiagramState,
    shared: &mut Shared,
    path: PathBuf,
    runner: &mut dyn Runner,
) {
    let expected = if Format::from_path(&path).is_some() {
        Expected::Anything
    } else {
        Expected::Nothing
    };
    save_to(own, shared, path, expected, runner);
}

/// Saves the diagram in the format given by the extension of the file.
fn save_to(
    own: &mut DiagramState,
    shared: &mut Shared,
    path: PathBuf,
    expected: Expected,
    runner: &mut dyn Runner,
) {
    let (path, format) = if let Some(format) = Format::from_path(&path) {
        (path, format)
    } else {
        let format = own.form.format;
        let mut name = path.into_os_string();
        name.push(format!(".{}", format.extension()));
        (PathBuf::from(name), format)
    };
    if format.is_picture() {
        own.form.format = format;
    }
    let goal = DiagramGoal::File {
        path,
        format,
        expected,
    };
    match own.elsewhere.take() {
        Some(before) => {
            let order = DiagramOrder::clone(&before.0);
            make(shared, DiagramOrder { goal, ..order }, runner);
        }
        None => publish(own, shared, goal, runner),
    }
}

fn publish(
    own: &mut DiagramState,
    shared: &mut Shared,
    goal: DiagramGoal,
    runner: &mut dyn Runner,
) {
    let order = DiagramOrder {
        entry: own.entry(shared),
        style: own.form.style.clone(),
        pieces: own.pieces(shared),
        goal,
    };
    make(shared, order, runner);
}

/// Makes an earlier diagram again, and replaces the file at its place.
fn replace(shared: &mut Shared, order: &Again<DiagramOrder>, runner: &mut dyn Runner) {
    let mut order = DiagramOrder::clone(&order.0);
    if let DiagramGoal::File { expected, .. } = &mut order.goal {
        *expected = Expected::Anything;
    }
    make(shared, order, runner);
}

fn make(shared: &mut Shared, order: DiagramOrder, runner: &mut dyn Runner) {
    let order = Arc::new(order);
    let task = PublishingDiagram(Arc::clone(&order));
    start(shared, task, PublishDiagram(order), runner);
}
