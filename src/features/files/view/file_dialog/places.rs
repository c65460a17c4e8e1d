//! The places at the left of the file dialog: the user's own folders, and those of recent files.

use super::push::push;
use crate::features::files::Place;
use crate::features::files::model::file_dialog::FileDialog;
use crate::model::action::FileDialogAction;
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::icons::{Icon, paint_icon};
use crate::widgets::labels::{Tip as _, caption_ui};
use crate::widgets::style::{CONTROL_HEIGHT, GAP};
use egui::{Button, ScrollArea, TextStyle, TextWrapMode, Ui, WidgetText, pos2, vec2};
use std::path::{Path, PathBuf};
use tabiya_text::{name_text, tr};

/// The maximum number of folders of recent files.
const MAX_RECENT: usize = 5;
/// The width of an icon and the space after it.
const ICON_WIDTH: f32 = 20.0;

/// Shows the places. A click goes there.
pub(super) fn places_ui(
    ui: &mut Ui,
    state: &State,
    dialog: &FileDialog,
    height: f32,
    actions: &mut Actions,
) {
    let area = ScrollArea::vertical().id_salt("places").max_height(height);
    area.auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        caption_ui(ui, &tr("file-dialog-places"));
        for (place, path) in &dialog.places {
            place_ui(ui, dialog, &place_name(*place), path, actions);
        }
        let recent = recent_folders(state, dialog);
        if recent.is_empty() {
            return;
        }
        ui.add_space(GAP);
        caption_ui(ui, &tr("file-dialog-recent"));
        for folder in recent {
            let name = folder.file_name().unwrap_or(folder.as_os_str());
            place_ui(ui, dialog, &name_text(name), &folder, actions);
        }
    });
}

fn place_name(place: Place) -> String {
    tr(match place {
        Place::Home => "file-dialog-home",
        Place::Desktop => "file-dialog-desktop",
        Place::Documents => "file-dialog-documents",
        Place::Downloads => "file-dialog-downloads",
    })
}

/// The folders of the recent files that can be opened, without those that have a place of their own.
fn recent_folders(state: &State, dialog: &FileDialog) -> Vec<PathBuf> {
    let session = &state.session;
    let mut folders: Vec<PathBuf> = Vec::new();
    for file in &session.recent {
        let Some(folder) = file.path.parent().filter(|folder| folder.is_absolute()) else {
            continue;
        };
        let is_place = dialog.places.iter().any(|(_, path)| path == folder);
        let is_known = is_place || folders.iter().any(|known| known == folder);
        if !is_known && !session.unopenable.contains_key(&file.path) {
            folders.push(folder.to_owned());
        }
    }
    folders.truncate(MAX_RECENT);
    folders
}

fn place_ui(ui: &mut Ui, dialog: &FileDialog, name: &str, path: &Path, actions: &mut Actions) {
    let is_here = dialog.folder == path;
    let button =
        Button::selectable(is_here, "").min_size(vec2(ui.available_width(), CONTROL_HEIGHT));
    let response = ui.add(button).accessible_name(name);
    let whole = name_text(path);
    let response = response.described(&whole);
    let color = ui
        .style()
        .interact_selectable(&response, is_here)
        .text_color();
    let rect = response.rect.shrink2(vec2(GAP / 2.0, 0.0));
    let middle = rect.left_center() + vec2(ICON_WIDTH / 2.0, 0.0);
    paint_icon(ui.painter(), middle, Icon::Folder, color);
    let text = WidgetText::from(name).into_galley(
        ui,
        Some(TextWrapMode::Truncate),
        rect.width() - ICON_WIDTH - GAP,
        TextStyle::Button,
    );
    let left = rect.min.x + ICON_WIDTH + GAP / 2.0;
    let corner = pos2(left, rect.center().y - text.size().y / 2.0);
    ui.painter().galley(corner, text, color);
    if response.clicked() {
        push(actions, FileDialogAction::EnterFolder(path.to_owned()));
    }
    response.on_hover_text(whole);
}
