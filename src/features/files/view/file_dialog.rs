//! The view of the program's own file dialog, for systems that offer none.

use crate::features::files::FolderEntry;
use crate::features::files::model::file_dialog::{FileDialog, FileDialogPurpose};
use crate::model::action::{Action, FileDialogAction, FilesAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::bounded::{Bounded, PATH, select_first};
use crate::widgets::floating::{
    accent_button, dialog_foot_ui, is_left, plain_button, roomy_modal_ui, set_width_within,
};
use crate::widgets::style::{DIALOG_WIDTH, palette};
use egui::{Button, Id, Key, RichText, ScrollArea, TextEdit, Ui, vec2};
use tabiya_text::{name_text, tr};

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
    let modal = roomy_modal_ui(ui, Id::unique("file dialog"), |ui| {
        set_width_within(ui, DIALOG_WIDTH);
        ui.heading(match dialog.purpose {
            FileDialogPurpose::Open => tr("file-dialog-open"),
            FileDialogPurpose::Append(_) => tr("file-dialog-append"),
            FileDialogPurpose::Save(_) | FileDialogPurpose::SaveOther(..) => tr("file-dialog-save"),
            FileDialogPurpose::SaveDiagram => tr("file-dialog-save-diagram"),
            FileDialogPurpose::SavePages => tr("file-dialog-save-pages"),
            FileDialogPurpose::SaveScore => tr("dialog-save-score-title"),
            FileDialogPurpose::Pieces => tr("file-dialog-pieces"),
            FileDialogPurpose::Diagrams { .. } => tr("dialog-diagrams-title"),
            FileDialogPurpose::Corrections => tr("dialog-corrections-title"),
            FileDialogPurpose::Engine => tr("file-dialog-engine"),
        });
        folder_ui(ui, dialog, actions);
        entries_ui(ui, dialog, actions);
        name_ui(ui, dialog, ui_state, actions);
        if let Some(complaint) = &dialog.complaint {
            let color = palette(ui.visuals()).error;
            ui.label(RichText::new(complaint).color(color));
        }
        ui.add_space(6.0);
        buttons_ui(ui, dialog, actions);
    });
    if is_left(&modal) {
        push(actions, FileDialogAction::Cancel);
    }
}

fn push(actions: &mut Actions, action: FileDialogAction) {
    actions.push(Action::from(FilesAction::FileDialog(action)));
}

fn folder_ui(ui: &mut Ui, dialog: &FileDialog, actions: &mut Actions) {
    ui.horizontal(|ui| {
        let parent = dialog.folder.parent();
        let up = ui.add_enabled(parent.is_some(), Button::new(tr("file-dialog-parent")));
        if let Some(parent) = parent.filter(|_| up.clicked()) {
            push(actions, FileDialogAction::EnterFolder(parent.to_owned()));
        }
        let folder = name_text(&dialog.folder);
        ui.add(egui::Label::new(RichText::new(folder).monospace().small()).truncate());
    });
}

fn entries_ui(ui: &mut Ui, dialog: &FileDialog, actions: &mut Actions) {
    let row_height = ui.spacing().interact_size.y;
    let scroll = ScrollArea::vertical().max_height(260.0).auto_shrink(false);
    // No folder has so many files that f32 offsets would become too imprecise.
    scroll.show_rows(ui, row_height, dialog.entries.len(), |ui, rows| {
        for entry in dialog.entries.get(rows).unwrap_or_default() {
            entry_ui(ui, dialog, entry, actions);
        }
        if dialog.entries.is_empty() {
            ui.label(RichText::new(tr("file-dialog-empty")).weak());
        }
    });
}

fn entry_ui(ui: &mut Ui, dialog: &FileDialog, entry: &FolderEntry, actions: &mut Actions) {
    let shown = if entry.is_file {
        entry.name.clone()
    } else {
        format!("{}/", entry.name)
    };
    let is_chosen = dialog.name == entry.name;
    let width = ui.available_width();
    let button = Button::selectable(is_chosen, shown).min_size(vec2(width, 0.0));
    let response = ui.add(button.truncate()).accessible_name(&entry.name);
    // The first click enters a folder. Where people click twice, the second click falls on an entry of that folder and
    // must have no effect there.
    let is_second = response.double_clicked() || response.triple_clicked();
    if response.clicked() && !is_second {
        let path = entry.path.clone();
        push(
            actions,
            if entry.is_file {
                FileDialogAction::Choose(path)
            } else {
                FileDialogAction::EnterFolder(path)
            },
        );
    }
    if entry.is_file && is_chosen && response.double_clicked() {
        push(actions, FileDialogAction::Accept);
    }
}

fn name_ui(ui: &mut Ui, dialog: &FileDialog, ui_state: &mut UiState, actions: &mut Actions) {
    ui.horizontal(|ui| {
        let label = ui.label(tr("file-dialog-name"));
        let mut name = dialog.name.clone();
        let id = Id::unique("file dialog name");
        let mut bounded = Bounded::new(ui, &mut name, PATH);
        let field = TextEdit::singleline(&mut bounded)
            .id(id)
            .desired_width(f32::INFINITY);
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
    });
}

fn buttons_ui(ui: &mut Ui, dialog: &FileDialog, actions: &mut Actions) {
    let accept = match dialog.purpose {
        FileDialogPurpose::Open
        | FileDialogPurpose::Pieces
        | FileDialogPurpose::Diagrams { .. }
        | FileDialogPurpose::Corrections
        | FileDialogPurpose::Engine => tr("file-dialog-do-open"),
        FileDialogPurpose::Append(_) => tr("file-dialog-do-append"),
        FileDialogPurpose::Save(_)
        | FileDialogPurpose::SaveOther(..)
        | FileDialogPurpose::SaveDiagram
        | FileDialogPurpose::SavePages
        | FileDialogPurpose::SaveScore => tr("file-dialog-do-save"),
    };
    let take_folder = match dialog.purpose {
        FileDialogPurpose::Open => Some("file-dialog-open-folder"),
        FileDialogPurpose::Diagrams { .. } => Some("read-diagrams-take-folder"),
        FileDialogPurpose::Corrections => Some("file-dialog-take-corrections"),
        FileDialogPurpose::Pieces => Some("file-dialog-take-pieces"),
        _ => None,
    };
    dialog_foot_ui(
        ui,
        (&accept, take_folder),
        actions,
        |_, _| {},
        |ui, actions| {
            if ui.add(plain_button(tr("cancel"))).clicked() {
                push(actions, FileDialogAction::Cancel);
            }
            if let Some(text) = take_folder
                && ui.add(plain_button(tr(text))).clicked()
            {
                push(actions, FileDialogAction::TakeFolder);
            }
            if ui.add(accent_button(ui, &accept)).clicked() {
                push(actions, FileDialogAction::Accept);
            }
        },
    );
}
