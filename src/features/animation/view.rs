//! The dialog for an animation: a preview that plays, the choices, and the buttons that copy and save it.

mod options;
mod preview;

use crate::features::animation::tasks::make_animation::MakingAnimation;
use crate::model::action::{Action, AnimationAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, dialog_foot_ui, plain_button};
use crate::widgets::labels::announce;
use crate::widgets::picture_dialog::{
    begin_picture_dialog, choices_width, in_progress_ui, is_entered,
};
use crate::widgets::style::{CONTROL_HEIGHT, GAP, SCROLL_BAR_SPACE, palette};
use egui::{Align, ComboBox, Label, Layout, RichText, ScrollArea, Ui, vec2};
use preview::Preview;
use tabiya_picture::AnimationFormat;
use tabiya_text::tr;

/// Height of everything below the preview and the options.
const FOOT: f32 = 72.0;

/// Shows the dialog.
pub(crate) fn animation_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some(chosen) = &state.animation.form else {
        return;
    };
    let is_new = std::mem::take(&mut ui_state.modal_focus_wanted);
    if is_new {
        *ui_state.part::<Preview>() = Preview::default();
    }
    let mut is_entered = is_entered(ui);
    let room = begin_picture_dialog(ui, &tr("animation-title"), FOOT);
    let (width, height) = (room.x, room.y);
    let mut form = chosen.clone();
    let right = choices_width(width);
    let left = width - right - 2.0 * GAP;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let down = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(left, height), down, |ui| {
            ui.set_min_size(vec2(left, height));
            preview::preview_ui(ui, state, ui_state, chosen, vec2(left, height));
        });
        ui.add_space(2.0 * GAP);
        ui.allocate_ui_with_layout(vec2(right, height), down, |ui| {
            ui.set_min_size(vec2(right, height));
            ui.spacing_mut().item_spacing.x = GAP;
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
                let line = ui_state.part::<Preview>().line();
                is_entered |= options::options_ui(ui, state, line, &mut form);
            });
        });
    });
    foot_ui(ui, state, &mut form.format, (is_new, is_entered), actions);
    if form != *chosen {
        actions.push(Action::from(AnimationAction::Change(Box::new(form))));
    }
}

/// Shows the message and the buttons.
fn foot_ui(
    ui: &mut Ui,
    state: &State,
    format: &mut AnimationFormat,
    (is_new, is_entered): (bool, bool),
    actions: &mut Actions,
) {
    message_ui(ui, state, actions);
    let buttons = FootButtons::close_or(tr("picture-save"));
    let foot = dialog_foot_ui(ui, "animation", buttons, |ui| {
        format_ui(ui, format);
        if ui.add(plain_button(tr("animation-copy"))).clicked() {
            actions.push(Action::from(AnimationAction::Copy));
        }
    });
    if is_new {
        foot.request_focus();
    }
    if foot.is_left() {
        actions.push(Action::CloseDialog);
    }
    if foot.is_done() || is_entered {
        actions.push(Action::from(AnimationAction::Save));
    }
}

fn format_ui(ui: &mut Ui, format: &mut AnimationFormat) {
    let label = ui.label(tr("picture-format"));
    ComboBox::from_id_salt("animation format")
        .width(72.0)
        .selected_text(format_name(*format))
        .show_ui(ui, |ui| {
            for choice in AnimationFormat::ALL {
                ui.selectable_value(format, choice, format_name(choice));
            }
        })
        .response
        .labelled_by(label.id);
}

fn format_name(format: AnimationFormat) -> &'static str {
    match format {
        AnimationFormat::Webp => "WebP",
        AnimationFormat::Gif => "GIF",
        AnimationFormat::Svg => "SVG",
    }
}

/// Shows the progress or the error, because the dialog covers the strip of messages.
fn message_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let mut making = state.shared.tasks.running::<MakingAnimation>();
    let making = making.find(|(running, _)| running.progress.is_some());
    ui.horizontal(|ui| {
        ui.set_min_height(CONTROL_HEIGHT);
        if let Some((running, _)) = making {
            if in_progress_ui(ui, tr("status-making-animation")) {
                actions.push(Action::Cancel(running.id));
            }
            return;
        }
        let text = state.shared.error_for_dialog().unwrap_or_default();
        let shown = RichText::new(text).color(palette(ui.visuals()).error);
        let label = ui.add(Label::new(shown).truncate());
        announce(ui, &label, text);
    });
}
