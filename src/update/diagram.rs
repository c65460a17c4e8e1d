//! The dialog for a diagram, and what becomes of diagrams.

use super::{file_dialog, settings, start};
use crate::action::DiagramAction;
use crate::collection::SaveError;
use crate::desktop::{DesktopError, DragEnd};
use crate::diagram::{FolderFault, PieceSet, Pixels, Style};
use crate::jobs::{
    Answer, DiagramFault, DiagramGoal, DiagramOrder, Expected, Job, MadeDiagram, Runner,
};
use crate::publish::Format;
use crate::settings::Setting;
use crate::state::{Effect, FileDialogPurpose, FolderPieces, Purpose, Question, Sheet, State};
use crate::text::{folder_fault_text, save_error_text, size_text, tr, tr_with};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// More letters of a name are cut off.
const MOST_NAME: usize = 60;

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
        DiagramAction::Save => ask_save(state, runner),
        DiagramAction::CopyPicture => publish(state, DiagramGoal::Clipboard, runner),
        DiagramAction::CopySvg => publish(state, DiagramGoal::SvgText, runner),
        DiagramAction::Drag => {
            let (format, file_name) = (state.diagram.format, file_name_to_offer(state));
            publish(state, DiagramGoal::Drag { format, file_name }, runner);
        }
    }
}

/// Copies the picture without the dialog, in the style that was used last.
pub(super) fn copy_picture(state: &mut State, runner: &mut dyn Runner) {
    if state.sheet != Some(Sheet::Diagram) {
        take_up(state, runner);
    }
    publish(state, DiagramGoal::Clipboard, runner);
}

fn choose_style(state: &mut State, name: String, runner: &mut dyn Runner) {
    if let Some(style) = state.settings.style(&name) {
        state.diagram.style = style;
        state.diagram.style_name = name;
        load_pieces(state, runner);
    }
}

fn save_style(state: &mut State, name: &str, runner: &mut dyn Runner) {
    let name = name.trim();
    let is_whole = !name.is_empty() && !name.contains(char::is_control);
    if !is_whole || Style::BUILT_IN.contains(&name) {
        return;
    }
    name.clone_into(&mut state.diagram.style_name);
    let setting = Setting::Style {
        name: name.to_owned(),
        style: Some(state.diagram.style.clone()),
    };
    settings::choose(state, setting, runner);
    settings::choose(state, Setting::Diagram(state.diagram.to_remember()), runner);
    state.inform(tr_with("message-style-saved", &[("name", name.into())]));
}

/// Takes the style away that is chosen. How the diagram looks stays as it is.
fn delete_style(state: &mut State, runner: &mut dyn Runner) {
    let name = state.diagram.style_name.clone();
    if !state.settings.styles.contains_key(&name) {
        return;
    }
    let setting = Setting::Style {
        name: name.clone(),
        style: None,
    };
    settings::choose(state, setting, runner);
    if state.settings.style(&name).is_none() {
        Style::BUILT_IN[0].clone_into(&mut state.diagram.style_name);
    }
    state.inform(tr_with("message-style-deleted", &[("name", name.into())]));
}

/// Reads the folder of pieces that the form asks for, unless that is done or being done.
fn load_pieces(state: &mut State, runner: &mut dyn Runner) {
    load_folder(state, state.diagram.style.pieces.clone(), runner);
}

/// Reads a folder of pieces, unless these are our own, or that is done or being done.
pub(super) fn load_folder(state: &mut State, folder: String, runner: &mut dyn Runner) {
    let is_known = |read: &FolderPieces| read.folder == folder;
    if PieceSet::OWN.contains(&folder.as_str())
        || state.folder_pieces.as_ref().is_some_and(is_known)
    {
        return;
    }
    state.folder_pieces = Some(FolderPieces {
        folder: folder.clone(),
        pieces: None,
    });
    start(
        state,
        Purpose::LoadPieces,
        Job::LoadPieces { folder },
        runner,
    );
}

/// A folder of pieces was read, or not.
pub(super) fn pieces_loaded(
    state: &mut State,
    folder: &str,
    result: Result<Arc<PieceSet>, FolderFault>,
) {
    if let Some(read) = &mut state.folder_pieces
        && read.folder == folder
    {
        read.pieces = Some(result.map_err(|fault| folder_fault_text(&fault)));
    }
}

/// Asks for a folder of pieces.
fn ask_pieces(state: &mut State, runner: &mut dyn Runner) {
    if state.is_asking_system() {
        return state.complain(tr("message-dialog-already-open"));
    }
    let folder = state.folder.clone();
    start(state, Purpose::AskPieces, Job::AskPieces { folder }, runner);
}

/// The dialog for it was answered.
pub(super) fn pieces_answered(
    state: &mut State,
    answer: Answer<Vec<PathBuf>>,
    runner: &mut dyn Runner,
) {
    match answer {
        Answer::Chosen(folders) => {
            if let Some(folder) = folders.first() {
                take_pieces(state, folder, runner);
            }
        }
        Answer::Cancelled => {}
        Answer::NoDialog => file_dialog::show_own(state, FileDialogPurpose::Pieces, runner),
    }
}

/// A folder of pieces was chosen. It is read again, even when it was read before: the user may have
/// put something right in it.
pub(super) fn take_pieces(state: &mut State, folder: &Path, runner: &mut dyn Runner) {
    // The settings file is text, and so is a style.
    let Some(name) = folder.to_str() else {
        return state.report_failure(tr("message-pieces-no-text"));
    };
    name.clone_into(&mut state.diagram.style.pieces);
    state.folder_pieces = None;
    load_pieces(state, runner);
}

/// Asks where to save the diagram.
pub(super) fn ask_save(state: &mut State, runner: &mut dyn Runner) {
    if state.is_asking_system() {
        return state.complain(tr("message-dialog-already-open"));
    }
    file_dialog::ask_save_diagram(state, runner);
}

/// What the diagram's file may be called: as its record, or as the file with its number.
pub(super) fn file_name_to_offer(state: &State) -> String {
    let document = state.document();
    let path = document.path().or(document.origin());
    let stem = path.and_then(Path::file_stem);
    let stem = stem.map(|stem| stem.to_string_lossy().into_owned());
    let numbered = |stem: String| match document.rows().len() {
        0 | 1 => stem,
        _ => format!("{stem} {}", document.row() + 1),
    };
    let caption = state.diagram_entry().diagram.caption;
    let name = Some(harmless(&caption)).filter(|name| !name.is_empty());
    let name = name.or_else(|| stem.map(numbered).map(|name| harmless(&name)));
    let name = name.filter(|name| !name.is_empty());
    let name = name.unwrap_or_else(|| tr("picture-file-name"));
    format!("{name}.{}", state.diagram.format.extension())
}

/// A text as the name of a file that every system takes.
pub(super) fn harmless(text: &str) -> String {
    let letter = |letter: char| {
        let is_odd = letter.is_control() || "/\\:*?\"<>|".contains(letter);
        if is_odd { ' ' } else { letter }
    };
    let text: String = text.chars().map(letter).take(MOST_NAME).collect();
    let words: Vec<_> = text.split_whitespace().collect();
    words.join(" ").trim_matches(['.', ' ']).to_owned()
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
    let (path, format) = match Format::from_path(&path) {
        Some(format) => (path, format),
        None => {
            let format = state.diagram.format;
            let mut name = path.into_os_string();
            name.push(format!(".{}", format.extension()));
            (PathBuf::from(name), format)
        }
    };
    if format.is_picture() {
        state.diagram.format = format;
    }
    let goal = DiagramGoal::File {
        path,
        format,
        expected,
    };
    publish(state, goal, runner);
}

fn publish(state: &mut State, goal: DiagramGoal, runner: &mut dyn Runner) {
    let order = DiagramOrder {
        entry: state.diagram_entry(),
        style: state.diagram.style.clone(),
        pieces: state.diagram_pieces(),
        goal: goal.clone(),
    };
    let job = Job::PublishDiagram(Box::new(order));
    start(state, Purpose::PublishDiagram(goal), job, runner);
}

/// A diagram was made, or not.
pub(super) fn published(
    state: &mut State,
    goal: DiagramGoal,
    result: Result<MadeDiagram, DiagramFault>,
    runner: &mut dyn Runner,
) {
    match (result, goal) {
        (Ok(MadeDiagram::File { pixels, bytes }), DiagramGoal::File { path, .. }) => {
            saved(state, &path, pixels, bytes, runner);
        }
        (Ok(MadeDiagram::Picture { offer, .. }), DiagramGoal::Drag { .. }) => {
            start(
                state,
                Purpose::DragPicture,
                Job::DragPicture { offer },
                runner,
            );
        }
        (Ok(MadeDiagram::Picture { offer, pixels }), _) => {
            let job = Job::OfferPicture { offer, pixels };
            start(state, Purpose::OfferPicture, job, runner);
        }
        (Ok(MadeDiagram::Text(text)), _) => {
            state.effects.push(Effect::CopyText(text));
            inform_copied(state, "message-svg-copied");
        }
        (Ok(MadeDiagram::File { .. }), _) => {}
        (Err(fault), goal) => failed(state, fault, goal),
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
        ("name", name.to_string_lossy().into_owned().into()),
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
    state.failures.clear();
    state.inform(tr_with(id, &variables));
    // What was good enough for a file is what one begins with the next time.
    closed(state, runner);
}

fn failed(state: &mut State, fault: DiagramFault, goal: DiagramGoal) {
    match (fault, goal) {
        (DiagramFault::Save(SaveError::ChangedOnDisk), DiagramGoal::File { path, .. }) => {
            state.questions.push_back(Question::ReplaceDiagram(path));
        }
        (DiagramFault::Save(SaveError::Cancelled), _) => state.inform(tr("message-cancelled")),
        (DiagramFault::Save(error), DiagramGoal::File { path, .. }) => {
            state.report_failure(save_error_text(&path, &error));
        }
        (DiagramFault::Pieces(fault), _) => state.report_failure(folder_fault_text(&fault)),
        (DiagramFault::Publish(error), _) => {
            let variables = [("reason", error.to_string().into())];
            state.report_failure(tr_with("message-diagram-failed", &variables));
        }
        (DiagramFault::Save(_), _) => {}
    }
}

/// Says that something was copied; and that it was the board alone, where the text of the line cannot
/// be read.
fn inform_copied(state: &mut State, id: &str) {
    let mut text = tr(id);
    if state.is_line_unreadable() {
        text = format!("{text} {}", tr("picture-unreadable"));
    }
    state.inform(text);
}

/// A picture is on the clipboard, or the window library has to put it there.
pub(super) fn offered(state: &mut State, pixels: Arc<Pixels>, result: Result<(), DesktopError>) {
    if let Err(error) = result {
        log::info!("the picture alone is copied: {error}");
        state.effects.push(Effect::CopyPicture(pixels));
    }
    inform_copied(state, "message-picture-copied");
}

/// A picture was dragged out of the window, or not.
pub(super) fn dragged(state: &mut State, result: Result<DragEnd, DesktopError>) {
    match result {
        Ok(DragEnd::Taken) => state.inform(tr("message-picture-dropped")),
        Ok(DragEnd::NotTaken | DragEnd::Cancelled) => {}
        Ok(DragEnd::Failed(error)) | Err(error) => {
            log::info!("nothing was dragged: {error}");
            state.complain(tr("message-no-drag"));
        }
    }
}
