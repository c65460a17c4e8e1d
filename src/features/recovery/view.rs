//! The dialog with the work that was left behind by a crash.

mod changes;
mod chosen;
mod entries;

use crate::features::recovery::model::{CrashRecovery, Recovery};
use crate::model::action::{Action, RecoveryAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::floating::widened;
use crate::widgets::labels::announce;
use crate::widgets::style::{GAP, RECOVERY_HEIGHT, RECOVERY_LIST, RECOVERY_WIDTH, palette};
use changes::RecoveredChangesList;
use chosen::chosen_ui;
use egui::{Align, Key, Label, Layout, Response, RichText, Ui, vec2};
pub(crate) use entries::age_text;
use entries::{RecoveryEntries, entries_ui};
use tabiya_text::{count_text, tr, tr_with};

/// The height of the parts above and below the middle, with the margins of the dialog.
const AROUND_MIDDLE: f32 = 190.0;
/// The minimum height of the middle, in points.
const MIN_HEIGHT: f32 = 150.0;

/// The memory of the dialog while it is open.
#[derive(Debug, Default)]
pub(crate) struct RecoveryDialog {
    /// The state of the confirmation question.
    is_asked: Asked,
    about: Risk,
}

/// An action that needs a confirmation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Risk {
    /// Discards the entry.
    #[default]
    Discard,
    /// Opens the entry although it is too large.
    AllTheSame,
}

/// The state of the confirmation question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Asked {
    #[default]
    Not,
    /// The question has just appeared. The keyboard focus moves to the answer that destroys nothing.
    JustNow,
    Yes,
}

impl RecoveryDialog {
    fn ask(&mut self, about: Risk) {
        self.is_asked = Asked::JustNow;
        self.about = about;
    }

    /// Withdraws the confirmation question. Returns whether it was open.
    fn keep(&mut self) -> bool {
        std::mem::take(&mut self.is_asked) != Asked::Not
    }
}

/// Handles Escape: if the question about the chosen work is open, only that question is closed.
pub(crate) fn keep_chosen(ui_state: &mut UiState) -> bool {
    ui_state.part::<RecoveryDialog>().keep()
}

/// Shows the dialog.
pub(crate) fn recovery_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let window = widened(ui, RECOVERY_WIDTH);
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    if is_new {
        *ui_state.part::<RecoveryDialog>() = RecoveryDialog::default();
        *ui_state.part::<RecoveryEntries>() = RecoveryEntries::default();
        *ui_state.part::<RecoveredChangesList>() = RecoveredChangesList::default();
    }
    // The widget with the keyboard focus may have disappeared together with a recovered entry.
    let wants_keyboard = is_new || ui.memory(|memory| memory.focused().is_none());
    let before = actions.len();
    let has_list = 1 < state.recovery.count();
    ui.heading(tr("recovery"));
    ui.add(Label::new(RichText::new(tr("recovery-about")).weak()).wrap());
    ui.add_space(4.0);
    let height = (window.y - AROUND_MIDDLE).clamp(MIN_HEIGHT, RECOVERY_HEIGHT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0 * GAP;
        if has_list {
            let width = RECOVERY_LIST.min(ui.available_width() * 0.36);
            let size = vec2(width, height);
            let entries = ui_state.part::<RecoveryEntries>();
            if entries_ui(ui, &state.recovery, entries, size, wants_keyboard, actions) {
                ui_state.part::<RecoveryDialog>().ask(Risk::Discard);
            }
        }
        let size = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(size);
            ui.set_max_size(size);
            chosen_ui(ui, state, ui_state, !has_list, actions);
        });
    });
    ui.add_space(8.0);
    // The question belongs to the entry that was selected before these actions.
    if before < actions.len() {
        ui_state.part::<RecoveryDialog>().keep();
    }
    if ui_state.part::<RecoveryDialog>().is_asked == Asked::Not {
        let recover = buttons_ui(ui, state, ui_state, actions);
        // If Tab was pressed on the last button, egui is moving the keyboard focus to the first control.
        let is_lost = ui.memory(|memory| memory.focused().is_none())
            && !ui.input(|input| input.key_pressed(Key::Tab));
        if let Some(recover) = recover.filter(|_| (is_new || is_lost) && !has_list) {
            recover.request_focus();
        }
    } else {
        question_ui(ui, ui_state, actions);
    }
}

/// Shows the buttons. Returns the button that recovers the selected entry.
fn buttons_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) -> Option<Response> {
    let recovery = &state.recovery;
    let push = |actions: &mut Actions, action| actions.push(Action::from(action));
    let chosen = recovery.chosen();
    let can_be_opened = chosen.is_some_and(CrashRecovery::can_be_opened);
    let can_be_tried = chosen.is_some_and(CrashRecovery::can_be_tried);
    let id = if can_be_tried {
        "recovery-try"
    } else {
        "recovery-recover"
    };
    let buttons = FootButtons::new(tr("recovery-later"), tr(id));
    let buttons = buttons.enabled_if(can_be_opened || can_be_tried);
    let foot = dialog_foot_ui(ui, ("recovery", recovery.left.len(), id), buttons, |ui| {
        if ui.add(plain_button(tr("recovery-discard"))).clicked() {
            ui_state.part::<RecoveryDialog>().ask(Risk::Discard);
        }
        if 1 < recovery.left.len() && ui.add(plain_button(all_text(recovery))).clicked() {
            push(actions, RecoveryAction::RecoverAll);
        }
    });
    if foot.is_left() {
        push(actions, RecoveryAction::Later);
    }
    if foot.is_done() && can_be_tried {
        ui_state.part::<RecoveryDialog>().ask(Risk::AllTheSame);
    } else if foot.is_done() {
        push(actions, RecoveryAction::Recover);
    }
    if let Some(later) = foot.leave {
        later.on_hover_text(tr("recovery-later-tip"));
    }
    foot.main
}

fn all_text(recovery: &Recovery) -> String {
    let all = recovery.left.len();
    let (id, count) = if all <= Recovery::MAX_AT_ONCE {
        ("recovery-recover-all", all)
    } else {
        ("recovery-recover-newest", Recovery::MAX_AT_ONCE)
    };
    tr_with(id, &[("count", count_text(count as u64).into())])
}

/// Asks for confirmation of the action.
fn question_ui(ui: &mut Ui, ui_state: &mut UiState, actions: &mut Actions) {
    let is_first = ui_state.part::<RecoveryDialog>().is_asked == Asked::JustNow;
    ui_state.part::<RecoveryDialog>().is_asked = Asked::Yes;
    let (sure, go, action) = match ui_state.part::<RecoveryDialog>().about {
        Risk::Discard => (
            "recovery-discard-sure",
            "recovery-discard-go",
            RecoveryAction::Discard,
        ),
        Risk::AllTheSame => (
            "recovery-try-sure",
            "recovery-try-go",
            RecoveryAction::RecoverAllTheSame,
        ),
    };
    let buttons = FootButtons::new(tr("recovery-discard-keep"), tr(go));
    let foot = dialog_foot_ui(ui, sure, buttons, |ui| {
        let color = palette(ui.visuals()).error;
        let text = tr(sure);
        let label = ui.label(RichText::new(&text).color(color));
        announce(ui, &label, &text);
    });
    // The focus that a button gets while the foot is only measured is lost, so it is given until it is there.
    if let Some(keep) = foot.leave.as_ref().filter(|_| is_first) {
        if !keep.has_focus() {
            ui_state.part::<RecoveryDialog>().is_asked = Asked::JustNow;
        }
        keep.request_focus();
    }
    if foot.is_clicked() {
        actions.push(Action::from(action));
    }
    if foot.is_clicked() || foot.is_left() {
        ui_state.part::<RecoveryDialog>().keep();
    }
}
