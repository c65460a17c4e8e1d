//! The note for those who see the program for the first time: three gestures, below the setup panel.
//!
//! It stands where nothing moves but the panel's own scroll bar when it goes, and covers nothing.

use crate::app::action::Action;
use crate::app::state::State;
use crate::app::view::Actions;
use crate::command::Command;
use crate::features::help::model::first_steps::{FirstStep, FirstSteps};
use crate::text::{tr, tr_with};
use crate::widgets::labels::{announce, caption_ui};
use crate::widgets::shortcuts::{keys_or_name, tip_with_keys};
use crate::widgets::style::{GAP, target};
use egui::{Align, Button, Frame, Label, Layout, Panel, RichText, Ui, vec2};

/// Side of the button that takes it away.
const CLOSE_SIDE: f32 = 22.0;

/// Shows it, if it is to be shown, at the bottom of the panel.
pub(crate) fn first_steps_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let Some(steps) = state.help.first_steps else {
        return;
    };
    let frame = Frame::new().inner_margin(egui::Margin {
        right: GAP as i8,
        top: 6,
        ..egui::Margin::ZERO
    });
    let panel = Panel::bottom("first-steps").frame(frame).resizable(false);
    panel.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        head_ui(ui, state, actions);
        for step in FirstStep::ALL {
            step_ui(ui, state, steps, step);
        }
    });
}

/// The name, which also says everything to those who do not see it, and the button to close it.
fn head_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    let name = tr("command-first-steps");
    ui.horizontal(|ui| {
        let title = caption_ui(ui, &name);
        let all = FirstStep::ALL.map(|step| step_text(ui, state, step));
        announce(ui, &title, &format!("{name}: {}", all.join(" ")));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let side = target(ui.style(), CLOSE_SIDE);
            let close = Button::new("×").frame(false).min_size(vec2(side, side));
            let label = tr("first-steps-close");
            let close = ui.add(close).accessible_name(&label);
            if close.clicked() {
                actions.push(Action::Run(Command::FirstSteps));
            }
            close.on_hover_text(tip_with_keys(ui, state, &label, Command::FirstSteps));
        });
    });
}

fn step_ui(ui: &mut Ui, state: &State, steps: FirstSteps, step: FirstStep) {
    let is_taken = steps.is_taken(step);
    let text = step_text(ui, state, step);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (sign, text, name) = if is_taken {
            let name = tr_with("first-steps-done", &[("step", text.clone().into())]);
            ("✔", RichText::new(&text).weak(), name)
        } else {
            ("•", RichText::new(&text), text.clone())
        };
        // As wide for both, so that the text stays in its place.
        let sign = Label::new(sign).selectable(false);
        ui.add_sized(
            vec2(12.0, ui.text_style_height(&egui::TextStyle::Body)),
            sign,
        );
        let label = ui.add(Label::new(text).wrap());
        label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &name));
    });
}

/// What to do, with the keys as they are now.
fn step_text(ui: &Ui, state: &State, step: FirstStep) -> String {
    match step {
        FirstStep::Board => tr("first-steps-board"),
        FirstStep::Keys => tr("first-steps-keys"),
        FirstStep::PasteOrUndo => tr_with(
            "first-steps-paste",
            &[
                ("paste", keys_or_name(ui, state, Command::Paste).into()),
                ("undo", keys_or_name(ui, state, Command::Undo).into()),
            ],
        ),
    }
}
