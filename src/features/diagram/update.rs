//! The dialog for a diagram: its styles, folders of pieces, and the making of diagrams.

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
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_desktop::tasks::Runner;
use tabiya_lines::Expected;
use tabiya_picture::Style;
use tabiya_publish::Format;
use tabiya_settings::Setting;
use tabiya_text::{cleaned_file_name, name_text, tr, tr_with};

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

/// The file name to offer: the caption, or the name of the document with the line number.
pub(crate) fn file_name_to_offer(own: &DiagramState, shared: &Shared) -> String {
    let document = shared.document();
    let path = document.path().or(document.origin());
    let stem = path.and_then(Path::file_stem);
    let stem = stem.map(name_text);
    let numbered = |stem: String| match document.rows().len() {
        0 | 1 => stem,
        _ => format!("{stem} {}", document.row() + 1),
    };
    let caption = own.entry(shared).diagram.caption;
    let name = Some(cleaned_file_name(&caption)).filter(|name| !name.is_empty());
    let name = name.or_else(|| stem.map(numbered).map(|name| cleaned_file_name(&name)));
    let name = name.filter(|name| !name.is_empty());
    let name = name.unwrap_or_else(|| tr("picture-file-name"));
    format!("{name}.{}", own.form.format.extension())
}

/// Reads the folder of pieces chosen in the form, unless it has been or is being read.
fn load_own_pieces(own: &mut DiagramState, shared: &mut Shared, runner: &mut dyn Runner) {
    load_pieces::load_pieces(shared, own.form.style.pieces.clone(), runner);
}

/// Chooses a folder of pieces. The folder is read again even if it was read before: the user may have corrected
/// something in it.
fn take_pieces(
    own: &mut DiagramState,
    shared: &mut Shared,
    folder: &Path,
    runner: &mut dyn Runner,
) {
    // The settings file and styles are text, so the path must be valid Unicode.
    let Some(name) = folder.to_str() else {
        return shared.report_failure(tr("message-pieces-no-text"));
    };
    name.clone_into(&mut own.form.style.pieces);
    shared.folder_pieces = None;
    load_own_pieces(own, shared, runner);
}

/// Chooses the style of this name.
fn choose_style(
    own: &mut DiagramState,
    shared: &mut Shared,
    name: String,
    runner: &mut dyn Runner,
) {
    if let Some(style) = shared.settings.style(&name) {
        own.form.style = style;
        own.form.style_name = name;
        load_own_pieces(own, shared, runner);
    }
}

/// Saves the style under this name.
fn save_style(own: &mut DiagramState, shared: &mut Shared, name: &str) {
    let name = name.trim();
    let is_whole = !name.is_empty() && !name.contains(char::is_control);
    let is_own = shared.settings.styles.contains_key(name);
    if !is_whole || (Style::BUILT_IN.contains(&name) && !is_own) {
        return;
    }
    name.clone_into(&mut own.form.style_name);
    let setting = Setting::Style {
        name: name.to_owned(),
        style: Some(own.form.style.clone()),
    };
    shared.send(SettingsAction::Choose(setting));
    let last = Setting::Diagram(own.form.to_remember());
    shared.send(SettingsAction::Choose(last));
    shared.inform(tr_with("message-style-saved", &[("name", name.into())]));
}

/// Deletes the chosen style. The look of the diagram stays as it is.
fn delete_style(own: &mut DiagramState, shared: &mut Shared) {
    let name = own.form.style_name.clone();
    if !shared.settings.styles.contains_key(&name) {
        return;
    }
    let setting = Setting::Style {
        name: name.clone(),
        style: None,
    };
    shared.send(SettingsAction::Choose(setting));
    if Style::built_in(&name).is_none() {
        Style::BUILT_IN[0].clone_into(&mut own.form.style_name);
    }
    shared.inform(tr_with("message-style-deleted", &[("name", name.into())]));
}
