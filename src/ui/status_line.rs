//! The line at the bottom: what happened, what is going on, where one is.

use super::announce::announce;
use super::style::palette;
use super::{Actions, UiState};
use crate::action::Action;
use crate::state::{Purpose, RunningJob, State, Tool};
use crate::text::{piece_name, tr, tr_with};
use egui::{Align, Button, Layout, ProgressBar, RichText, Ui};
use std::path::Path;

/// Shows the line.
pub(super) fn status_line_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &UiState,
    actions: &mut Actions,
) {
    ui.horizontal(|ui| {
        ui.set_min_height(22.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            place_ui(ui, state, ui_state.advice.count());
            for job in state.jobs.iter().rev() {
                job_ui(ui, job, actions);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                message_ui(ui, state);
            });
        });
    });
}

/// What could not be done: failures until they are dismissed, and what was said last.
pub(super) fn errors(state: &State) -> Vec<&str> {
    let passing = state.message.as_ref().filter(|message| message.is_error);
    let passing = passing.map(|message| message.text.as_str());
    let failures = state.failures.iter().map(String::as_str);
    failures.chain(passing).collect()
}

/// Shows errors over the full width.
pub(super) fn error_bar_ui(ui: &mut Ui, state: &State, actions: &mut Actions) {
    const MOST_SHOWN: usize = 4;
    let errors = errors(state);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let close = Button::new("×").frame(false);
        let close = ui.add(close).accessible_name(tr("dismiss-message"));
        if close.clicked() {
            actions.push(Action::DismissMessage);
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            for text in errors.iter().rev().take(MOST_SHOWN).rev() {
                error_ui(ui, text);
            }
            let more = errors.len().saturating_sub(MOST_SHOWN);
            if more > 0 {
                ui.label(tr_with("message-more-errors", &[("count", more.into())]));
            }
        });
    });
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

fn place_ui(ui: &mut Ui, state: &State, remarks: usize) {
    let document = state.document();
    let count = document.rows().len();
    if count > 1 {
        let number = document.row() + 1;
        let variables = [("number", number.into()), ("count", count.into())];
        ui.label(tr_with("position-current", &variables));
    }
    if remarks > 0 {
        let text = tr_with("status-remarks", &[("count", remarks.into())]);
        ui.label(RichText::new(format!("⚠ {text}")).color(palette(ui.visuals()).warning));
    }
    match state.tool {
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
}

/// A job shows itself once it has said how far it is, or when it waits for the user.
fn job_ui(ui: &mut Ui, job: &RunningJob, actions: &mut Actions) {
    let waits_for_user = matches!(job.purpose, Purpose::AskOpen | Purpose::AskSave(_));
    if waits_for_user {
        if ui.button(tr("use-own-dialog")).clicked() {
            actions.push(Action::UseOwnFileDialog);
        }
    } else if let Some((done, of)) = job.progress {
        if ui.button(tr("cancel")).clicked() {
            actions.push(Action::Cancel(job.id));
        }
        if of > 0 {
            let part = (done as f64 / of as f64) as f32;
            ui.add(
                ProgressBar::new(part)
                    .desired_width(120.0)
                    .show_percentage(),
            );
        }
    } else {
        return;
    }
    ui.label(RichText::new(job_text(&job.purpose)).weak());
}

fn job_text(purpose: &Purpose) -> String {
    let about = |id, path: &Path| {
        let name = path.file_name().unwrap_or(path.as_os_str());
        tr_with(id, &[("name", name.to_string_lossy().into_owned().into())])
    };
    match purpose {
        Purpose::AskOpen | Purpose::AskSave(_) => tr("status-asking"),
        Purpose::Load(path) => about("status-reading", path),
        Purpose::ReadStandardInput => tr("status-reading-input"),
        Purpose::Save(_, path) => about("status-saving", path),
        Purpose::ListFolder => tr("status-listing"),
        Purpose::RecallSettings | Purpose::RememberSettings => tr("status-settings"),
    }
}
