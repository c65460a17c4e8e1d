//! The row of the settings with the folders of the user's own tables, and what was found there.

use crate::features::endgames::model::EndgamesAction;
use crate::features::endgames::model::tables::{TableFolder, TablesState, folders};
use crate::model::action::{Action, FilesAction};
use crate::model::state::State;
use crate::view::Actions;
use crate::widgets::labels::{Tip as _, announce};
use crate::widgets::style::{CONTROL_HEIGHT, palette, target};
use egui::{Button, Label, RichText, Ui, vec2};
use tabiya_text::{name_text, tr, tr_with};

/// Shows the folders, each with a button that removes it unless it is that of an engine, and what was found.
pub(crate) fn table_folders_ui(ui: &mut Ui, state: &State, about: &str, actions: &mut Actions) {
    ui.vertical(|ui| {
        let folders = folders(&state.shared.settings);
        for folder in &folders {
            folder_ui(ui, folder, actions);
        }
        ui.horizontal_wrapped(|ui| {
            let size = vec2(0.0, target(ui.style(), CONTROL_HEIGHT));
            let add = ui.add(Button::new(tr("tables-add-folder")).min_size(size));
            if add.clicked() {
                actions.push(Action::from(FilesAction::AskTableFolder));
            }
            add.any_tip(about.to_owned());
            if !folders.is_empty() {
                let again = ui.add(Button::new(tr("tables-look-again")).min_size(size));
                if again.clicked() {
                    actions.push(Action::from(EndgamesAction::LookForTables));
                }
            }
        });
        if !folders.is_empty() {
            status_ui(ui, &state.endgames.tables);
        }
    });
}

fn folder_ui(ui: &mut Ui, folder: &TableFolder, actions: &mut Actions) {
    let path = name_text(&folder.path);
    ui.horizontal_wrapped(|ui| {
        ui.add(Label::new(&path).wrap());
        if let Some(engine) = &folder.engine {
            let text = tr_with("tables-of-engine", &[("engine", engine.as_str().into())]);
            ui.label(RichText::new(text).weak());
            return;
        }
        let side = target(ui.style(), CONTROL_HEIGHT);
        let remove = Button::new("✖").min_size(vec2(side, side));
        let remove = ui.add(remove.frame_when_inactive(false));
        let name = tr_with("tables-remove-folder", &[("folder", path.into())]);
        let remove = remove.accessible_name(&name);
        if remove.clicked() {
            let action = EndgamesAction::RemoveFolder(folder.path.clone());
            actions.push(Action::from(action));
        }
        remove.on_hover_text(name);
    });
}

/// Shows what was found, and what is wrong with it.
fn status_ui(ui: &mut Ui, tables: &TablesState) {
    let text = status_text(tables);
    let label = ui.add(Label::new(RichText::new(&text).weak()).wrap());
    announce(ui, &label, &text);
    let color = palette(ui.visuals()).warning;
    for fault in tables.faults.iter().flatten() {
        ui.add(Label::new(RichText::new(format!("⚠ {fault}")).color(color)).wrap());
    }
}

fn status_text(tables: &TablesState) -> String {
    if tables.is_silent {
        return tr("tables-disk-silent");
    }
    match &tables.tables {
        None => tr("status-finding-tables"),
        Some(found) if found.count() == 0 => tr("tables-none-found"),
        Some(found) => {
            let variables = [
                ("count", found.count().into()),
                ("pieces", found.most_pieces().into()),
            ];
            tr_with("tables-found", &variables)
        }
    }
}
