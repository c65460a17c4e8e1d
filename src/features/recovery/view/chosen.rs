//! The details of the selected entry: the state of its file, and the changes.

use super::changes::changes_ui;
use super::entries::{age_text, changes_text, one_line};
use crate::features::recovery::model::{CrashRecovery, NotRestored, RestoredWork};
use crate::features::recovery::tasks::restore::Restoring;
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::labels::announce;
use crate::widgets::style::{SMALL_CODE_FONT, bold, palette};
use egui::{Label, ProgressBar, RichText, Ui};
use std::path::Path;
use tabiya_lines::recovery::{Base, Demand, FileState, Restored};
use tabiya_text::{counted, size_text, tr, tr_with};

/// Shows the details. If there is only one entry, its name is shown here.
pub(super) fn chosen_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    is_only_one: bool,
    actions: &mut Actions,
) {
    if let Some(folder) = state.recovery.chosen_unreadable() {
        return unreadable_ui(ui, folder);
    }
    let Some(left) = state.recovery.chosen() else {
        return;
    };
    if is_only_one {
        name_ui(ui, left);
    }
    match &left.restored {
        None => reading_ui(ui, state, left),
        Some(Err(NotRestored::Failed(why))) => warning_ui(ui, why),
        Some(Err(NotRestored::TooLarge(demand))) => {
            warning_ui(ui, &too_large_text(left, demand));
        }
        Some(Ok(restored)) => restored_ui(ui, state, ui_state, left, restored, actions),
    }
}

fn name_ui(ui: &mut Ui, left: &CrashRecovery) {
    let head = &left.found.head;
    let name = bold(one_line(&head.name));
    ui.add(Label::new(name).truncate());
    let folder = head.path.as_deref().and_then(Path::parent);
    let place = match folder {
        Some(folder) => one_line(&folder.to_string_lossy()),
        None => tr("recovery-no-file"),
    };
    let line = format!("{} · {place}", age_text(left.found.written));
    let label = ui.add(Label::new(RichText::new(line).weak()).truncate());
    if let Some(path) = &head.path {
        label.on_hover_text(one_line(&path.to_string_lossy()));
    }
    ui.add_space(4.0);
}

fn unreadable_ui(ui: &mut Ui, folder: &Path) {
    warning_ui(ui, &tr("recovery-unreadable"));
    ui.add(Label::new(tr("recovery-unreadable-text")).wrap());
    let path = RichText::new(one_line(&folder.to_string_lossy())).font(SMALL_CODE_FONT);
    ui.add(Label::new(path).wrap().selectable(true));
}

fn reading_ui(ui: &mut Ui, state: &State, left: &CrashRecovery) {
    let mut restoring = state.shared.tasks.running::<Restoring>();
    let restoring = restoring.find(|(_, restoring)| restoring.0 == left.found.folder());
    let text = if left.is_wanted {
        tr("recovery-wanted")
    } else {
        tr("recovery-reading")
    };
    let label = ui.label(&text);
    announce(ui, &label, &text);
    let progress = restoring.and_then(|(running, _)| running.progress);
    if let Some((done, of)) = progress.filter(|(_, of)| 0 < *of) {
        let part = (done as f64 / of as f64) as f32;
        ui.add(ProgressBar::new(part).show_percentage());
    }
}

/// A text that explains that the entry is too large for a preview, and whether it can be opened.
fn too_large_text(left: &CrashRecovery, demand: &Demand) -> String {
    if left.can_be_opened() {
        return tr("recovery-large");
    }
    let too_large = if let Some(rows) = demand.rows {
        tr_with("recovery-too-large-rows", &counted(rows))
    } else {
        let size = size_text(demand.memory);
        tr_with("recovery-too-large", &[("size", size.into())])
    };
    format!("{too_large} {}", tr("recovery-too-large-choices"))
}

/// Shows a warning that the user should read before deciding.
fn warning_ui(ui: &mut Ui, text: &str) {
    let color = palette(ui.visuals()).warning;
    let shown = RichText::new(format!("⚠ {text}")).color(color);
    let label = ui.add(Label::new(shown).wrap());
    announce(ui, &label, text);
}

fn restored_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    left: &CrashRecovery,
    work: &RestoredWork,
    actions: &mut Actions,
) {
    let restored = &work.rows;
    for id in warnings(left.found.head.base, restored) {
        warning_ui(ui, &tr(id));
    }
    let changes = &restored.changes;
    let is_copy = left.found.head.base == Base::Copy;
    let text = match (changes.is_none(), restored.is_in_file) {
        (false, _) => changes_text(changes),
        (true, true) if work.games.count() > 0 => String::new(),
        (true, true) => tr("recovery-same"),
        (true, false) if is_copy || restored.is_part => String::new(),
        (true, false) => tr("recovery-nothing-changed"),
    };
    if !text.is_empty() {
        let label = ui.add(Label::new(bold(&text)).wrap());
        announce(ui, &label, &text);
    }
    games_ui(ui, work);
    ui.add_space(2.0);
    changes_ui(ui, state, ui_state, left.found.folder(), changes, actions);
}

/// Says how many games there are, and how many are lost.
fn games_ui(ui: &mut Ui, work: &RestoredWork) {
    if work.games.count() > 0 {
        let text = tr_with("recovery-games", &counted(work.games.count() as u64));
        let label = ui.add(Label::new(bold(&text)).wrap());
        announce(ui, &label, &text);
    }
    if work.lost_games > 0 {
        warning_ui(
            ui,
            &tr_with("recovery-games-damaged", &counted(work.lost_games as u64)),
        );
    }
}

/// Whether the entry opens as a new document although it had a file.
fn is_name_offered(file: FileState) -> bool {
    !matches!(file, FileState::NoFile | FileState::AsItWas)
}

/// The text ids of warnings before the entry is opened.
fn warnings(base: Base, restored: &Restored) -> Vec<&'static str> {
    let mut ids = Vec::new();
    let is_copy = base == Base::Copy && restored.file.is_none();
    if is_copy {
        ids.push("recovery-copy");
    }
    match restored.file_state {
        _ if is_copy => {}
        FileState::NoFile | FileState::AsItWas => {}
        FileState::Changed => ids.push("recovery-file-changed"),
        FileState::Gone => ids.push("recovery-file-gone"),
        FileState::Unreachable => ids.push("recovery-file-unreachable"),
    }
    if restored.is_part {
        ids.push("recovery-part");
    } else if is_name_offered(restored.file_state) && !is_copy {
        ids.push("recovery-name-offered");
    }
    if restored.is_damaged {
        ids.push("recovery-damaged");
    }
    ids
}
