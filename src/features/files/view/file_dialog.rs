//! The view of the program's own file dialog, for systems that offer none: places, the contents of a folder, the name,
//! and the kind of files to show.

mod entries;
mod places;
mod push;

use crate::features::files::FileKind;
use crate::features::files::model::file_dialog::{FileDialog, FileDialogPurpose};
use crate::model::action::FileDialogAction;
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::{Bounded, PATH, select_first};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::floating::{is_left, roomy_modal_ui, widened};
use crate::widgets::labels::announce;
use crate::widgets::line_with_end::line_with_end_ui;
use crate::widgets::style::{CONTROL_HEIGHT, FILE_DIALOG_WIDTH, GAP, palette};
use egui::{Align, Align2, Button, ComboBox, Id, Key, Label, Layout, RichText, TextEdit, Ui, vec2};
use entries::entries_ui;
use places::places_ui;
use push::push;
use tabiya_text::{name_text, tr};

/// The height of the parts above and below the list, with the margins of the dialog.
const AROUND_LIST: f32 = 224.0;
/// The minimum height of the list and of the places beside it, in points.
const MIN_HEIGHT: f32 = 180.0;
/// The maximum height.
const MAX_HEIGHT: f32 = 420.0;
/// The width of the places beside the list.
const PLACES_WIDTH: f32 = 160.0;
/// The width of the list of kinds.
const KINDS_WIDTH: f32 = 264.0;

/// Shows the dialog, if it is open.
pub(crate) fn file_dialog_ui(
    ui: &Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some(dialog) = &state.files.dialog else {
        return;
    };
    let modal = roomy_modal_ui(ui, Id::unique("file dialog"), "files", |ui| {
        let window = widened(ui, FILE_DIALOG_WIDTH);
        ui.heading(match dialog.purpose {
            FileDialogPurpose::Open => tr("file-dialog-open"),
            FileDialogPurpose::Append(_) => tr("file-dialog-append"),
            FileDialogPurpose::Save(_) | FileDialogPurpose::SaveOther(..) => tr("file-dialog-save"),
            FileDialogPurpose::SaveDiagram => tr("file-dialog-save-diagram"),
            FileDialogPurpose::SaveAnimation => tr("dialog-save-animation-title"),
            FileDialogPurpose::SavePages => tr("file-dialog-save-pages"),
            FileDialogPurpose::SaveScore => tr("dialog-save-score-title"),
            FileDialogPurpose::Pieces => tr("file-dialog-pieces"),
            FileDialogPurpose::Diagrams { .. } => tr("dialog-diagrams-title"),
            FileDialogPurpose::Corrections => tr("dialog-corrections-title"),
            FileDialogPurpose::Engine => tr("file-dialog-engine"),
            FileDialogPurpose::TableFolder => tr("dialog-table-folder-title"),
        });
        ui.add_space(GAP / 2.0);
        let height = (window.y - AROUND_LIST).clamp(MIN_HEIGHT, MAX_HEIGHT);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0 * GAP;
            let down = Layout::top_down(Align::Min);
            let size = vec2(PLACES_WIDTH, height);
            ui.allocate_ui_with_layout(size, down, |ui| {
                ui.set_min_size(size);
                places_ui(ui, state, dialog, height, actions);
            });
            let size = vec2(ui.available_width(), height);
            ui.allocate_ui_with_layout(size, down, |ui| {
                ui.set_min_size(size);
                folder_ui(ui, dialog, actions);
                let left = ui.max_rect().max.y - ui.cursor().min.y;
                entries_ui(ui, dialog, ui_state, left, actions);
            });
        });
        ui.add_space(GAP / 2.0);
        let kinds = dialog.purpose.kinds();
        line_with_end_ui(
            ui,
            Id::unique("file dialog kinds"),
            CONTROL_HEIGHT,
            &mut (ui_state, &mut *actions),
            |ui, (ui_state, actions)| name_ui(ui, dialog, ui_state, actions),
            |ui, (_, actions)| kinds_ui(ui, dialog, kinds, actions),
        );
        complaint_ui(ui, dialog);
        buttons_ui(ui, dialog, actions);
    });
    if is_left(&modal) {
        push(actions, FileDialogAction::Cancel);
    }
}

fn folder_ui(ui: &mut Ui, dialog: &FileDialog, actions: &mut Actions) {
    ui.horizontal(|ui| {
        let parent = dialog.folder.parent();
        let up = ui.add_enabled(parent.is_some(), Button::new(tr("file-dialog-parent")));
        if let Some(parent) = parent.filter(|_| up.clicked()) {
            push(actions, FileDialogAction::EnterFolder(parent.to_owned()));
        }
        let folder = name_text(&dialog.folder);
        ui.add(Label::new(RichText::new(folder).monospace().small()).truncate());
    });
}

/// Shows the choice of the kind of files, if there is any.
fn kinds_ui(ui: &mut Ui, dialog: &FileDialog, kinds: &[FileKind], actions: &mut Actions) {
    if kinds.len() < 2 {
        return;
    }
    let mut chosen = dialog.kind;
    let list = ComboBox::from_id_salt("file kinds")
        .width(KINDS_WIDTH)
        .truncate()
        .selected_text(tr(chosen.text_id()))
        .show_ui(ui, |ui| {
            for kind in kinds.iter().copied() {
                ui.selectable_value(&mut chosen, kind, tr(kind.text_id()));
            }
        });
    let name = tr("file-dialog-kinds");
    let list = list.response.accessible_name(name);
    list.on_hover_text(tr(chosen.text_id()));
    if chosen != dialog.kind {
        push(actions, FileDialogAction::ShowKind(chosen));
    }
}

/// Shows the reason why the last attempt failed. Without one, the line stays empty.
fn complaint_ui(ui: &mut Ui, dialog: &FileDialog) {
    let text = dialog.complaint.as_deref().unwrap_or_default();
    let color = palette(ui.visuals()).error;
    let shown = if text.is_empty() { " " } else { text };
    let label = ui.add(Label::new(RichText::new(shown).color(color)).wrap());
    announce(ui, &label, text);
}

fn name_ui(ui: &mut Ui, dialog: &FileDialog, ui_state: &mut UiState, actions: &mut Actions) {
    let label = ui.label(tr("file-dialog-name"));
    let mut name = dialog.name.clone();
    let id = Id::unique("file dialog name");
    let mut bounded = Bounded::new(ui, &mut name, PATH);
    let field = TextEdit::singleline(&mut bounded)
        .id(id)
        .desired_width(f32::INFINITY)
        .min_size(vec2(0.0, CONTROL_HEIGHT))
        .align(Align2::LEFT_CENTER);
    let response = ui.add(field).labelled_by(label.id);
    if std::mem::take(&mut ui_state.modal_focus_wanted) {
        response.request_focus();
        // Typing replaces a proposed name, but not its extension.
        let ending = name.rfind('.').filter(|_| dialog.complaint.is_none());
        if let Some(stem) = ending.and_then(|ending| name.get(..ending)) {
            select_first(ui, id, stem.chars().count());
        }
    }
    if response.changed() {
        push(actions, FileDialogAction::NameChanged(name));
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        push(actions, FileDialogAction::Accept);
        // A complaint or another folder may follow, so the typing continues.
        ui_state.modal_focus_wanted = true;
    }
}

fn buttons_ui(ui: &mut Ui, dialog: &FileDialog, actions: &mut Actions) {
    let accept = match dialog.purpose {
        FileDialogPurpose::Open
        | FileDialogPurpose::Pieces
        | FileDialogPurpose::Diagrams { .. }
        | FileDialogPurpose::Corrections
        | FileDialogPurpose::Engine
        | FileDialogPurpose::TableFolder => tr("file-dialog-do-open"),
        FileDialogPurpose::Append(_) => tr("file-dialog-do-append"),
        FileDialogPurpose::Save(_)
        | FileDialogPurpose::SaveOther(..)
        | FileDialogPurpose::SaveDiagram
        | FileDialogPurpose::SaveAnimation
        | FileDialogPurpose::SavePages
        | FileDialogPurpose::SaveScore => tr("file-dialog-do-save"),
    };
    let take_folder = match dialog.purpose {
        FileDialogPurpose::Open => Some("file-dialog-open-folder"),
        FileDialogPurpose::Diagrams { .. } => Some("read-diagrams-take-folder"),
        FileDialogPurpose::Corrections => Some("file-dialog-take-corrections"),
        FileDialogPurpose::Pieces => Some("file-dialog-take-pieces"),
        FileDialogPurpose::TableFolder => Some("file-dialog-take-tables"),
        _ => None,
    };
    let salt = (accept.clone(), take_folder);
    let foot = dialog_foot_ui(ui, salt, FootButtons::cancel_or(accept), |ui| {
        if let Some(text) = take_folder
            && ui.add(plain_button(tr(text))).clicked()
        {
            push(actions, FileDialogAction::TakeFolder);
        }
    });
    if foot.is_left() {
        push(actions, FileDialogAction::Cancel);
    }
    if foot.is_done() {
        push(actions, FileDialogAction::Accept);
    }
}
