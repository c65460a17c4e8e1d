//! The line at the bottom: what happened, what is going on, where one is.

mod tasks;
mod waiting;

use super::{Actions, UiState};
use crate::app::action::Action;
use crate::app::state::{State, Tool};
use crate::document::Document;
use crate::features::fen::view::advice::Advice;
use crate::text::{count_text, piece_name, problem_text, tr, tr_with};
use crate::widgets::labels::announce;
use crate::widgets::line_with_end::{line_with_end_ui, lines_with_end_ui};
use crate::widgets::style::{palette, target};
use egui::{Button, Id, RichText, Ui, vec2};
use tasks::task_ui;
use waiting::waiting_ui;

/// Its least height.
const LINE_HEIGHT: f32 = 22.0;

/// Shows the line.
pub(super) fn status_line_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    // The buttons that stop something are higher than the texts.
    let height = if state.tasks.is_empty() {
        LINE_HEIGHT
    } else {
        target(ui.style(), LINE_HEIGHT.max(ui.spacing().interact_size.y))
    };
    ui.horizontal(|ui| {
        line_with_end_ui(
            ui,
            Id::unique("status line"),
            height,
            actions,
            |ui, _| message_ui(ui, state),
            |ui, actions| {
                waiting_ui(ui, state, actions);
                for running in &state.tasks {
                    task_ui(ui, running, actions);
                }
                place_ui(ui, state, ui_state.part::<Advice>());
            },
        );
    });
}

/// Shows errors over the full width.
pub(super) fn error_bar_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    const MAX_SHOWN: usize = 4;
    let errors = state.errors();
    lines_with_end_ui(
        ui,
        Id::unique("error bar"),
        actions,
        |ui, _| {
            if let [only] = errors.as_slice() {
                // In the middle beside the buttons, which are higher.
                ui.horizontal(|ui| error_ui(ui, only));
                return;
            }
            for text in errors.iter().rev().take(MAX_SHOWN).rev() {
                error_ui(ui, text);
            }
            let more = errors.len().saturating_sub(MAX_SHOWN);
            if more > 0 {
                ui.label(tr_with("message-more-errors", &[("count", more.into())]));
            }
        },
        |ui, actions| {
            for (sign, id, action) in [
                ("📋", "copy-messages", Action::CopyMessages),
                ("×", "dismiss-message", Action::DismissMessage),
            ] {
                let button = Button::new(sign).frame(false);
                let button = button.min_size(vec2(target(ui.style(), 0.0), 0.0));
                let button = ui.add(button).accessible_name(tr(id));
                if button.on_hover_text(tr(id)).clicked() {
                    actions.push(action);
                }
            }
        },
    );
}

fn error_ui(ui: &mut Ui, text: &str) {
    let color = palette(ui.visuals()).error;
    let text = format!("⚠ {text}");
    let label = ui.add(egui::Label::new(RichText::new(&text).color(color)).wrap());
    announce(ui, &label, &text);
}

fn message_ui(ui: &mut Ui, state: &State) {
    let text = match &state.message {
        Some(message) if !message.is_error => &message.text,
        _ => &state.announcement,
    };
    let label = ui.add(egui::Label::new(RichText::new(text).weak()).truncate());
    announce(ui, &label, text);
}

fn place_ui(ui: &mut Ui, state: &State, advice: &Advice) {
    match state.board.tool {
        Tool::Pointer => {}
        Tool::Eraser => {
            ui.label(tr("eraser-tool"));
        }
        Tool::Brush(piece) => {
            ui.label(tr_with(
                "tool-brush",
                &[("piece", piece_name(piece).into())],
            ));
        }
    }
    if let Some(first) = advice.first() {
        let text = tr_with("status-remarks", &[("count", advice.count().into())]);
        let color = palette(ui.visuals()).warning;
        let label = ui.label(RichText::new(format!("⚠ {text}")).color(color));
        // Who does not see the panel with all of them hears the first.
        let variables = [
            ("remarks", text.into()),
            ("first", problem_text(first).into()),
        ];
        announce(ui, &label, &tr_with("status-remarks-first", &variables));
    }
    let place = place_text(state.document());
    if !place.is_empty() {
        ui.label(place);
    }
    if state.memory.is_safe {
        let color = palette(ui.visuals()).warning;
        let label = ui.label(RichText::new(tr("status-safe")).color(color));
        label.on_hover_text(tr("message-safe"));
    }
}

/// Where one is, how much of it all is shown, and how much is selected.
fn place_text(document: &Document) -> String {
    let count = document.rows().len();
    let mut parts = Vec::new();
    if count > 1 {
        let id = if document.is_whole() {
            "line-current"
        } else {
            "line-current-so-far"
        };
        let number = count_text(document.row() + 1);
        let variables = [
            ("number", number.into()),
            ("count", count_text(count).into()),
        ];
        parts.push(tr_with(id, &variables));
    }
    if let Some(view) = document.view() {
        let shown = ("count", count_text(view.len()).into());
        parts.push(match view.place_of(document.row()) {
            Some(place) => {
                let place = ("place", count_text(place + 1).into());
                tr_with("shown-place", &[place, shown])
            }
            None => tr_with("shown-count", &[shown]),
        });
    }
    let selected = document.selected_count();
    if selected != 1 && count > 1 {
        let selected = ("selected", count_text(selected).into());
        parts.push(tr_with(
            "selected-count",
            &[selected, ("count", count_text(count).into())],
        ));
    }
    parts.join(" · ")
}
