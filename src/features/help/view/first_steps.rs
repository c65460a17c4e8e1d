//! The note for first-time users: three gestures, on a card in the future place of the list, or at the end of the setup
//! panel. So the note covers nothing, and nothing moves when it disappears.

use crate::command::Command;
use crate::features::help::model::{FirstStep, FirstSteps};
use crate::features::list::view::is_shown;
use crate::model::action::Action;
use crate::model::state::State;
use crate::view::shortcuts::{keys_or_name, tip_with_keys};
use crate::view::{Actions, UiState};
use crate::widgets::card::card_frame;
use crate::widgets::labels::{announce, caption_ui};
use crate::widgets::style::{CARD_WIDTH, GAP, target};
use egui::{Align, Button, Label, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder, vec2};
use tabiya_text::{tr, tr_with};

/// The side of the close button, in points.
const CLOSE_SIDE: f32 = 22.0;

/// The minimum width of the note, in points. A narrower note would be as high as the window.
const MIN_WIDTH: f32 = 200.0;

/// The place of the note, which is known after the layout of the board.
#[derive(Debug, Default)]
struct NotePlace {
    is_beside_board: bool,
}

/// Shows the note beside the board, if there is room in the future place of the list.
pub(crate) fn beside_board_ui(
    ui: &mut Ui,
    board: Rect,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let Some(steps) = state.help.first_steps else {
        return;
    };
    let left = ui
        .max_rect()
        .with_min_y(board.min.y)
        .with_max_x(board.min.x);
    let room = left.shrink2(vec2(2.0 * GAP, GAP));
    let is_beside_board = MIN_WIDTH <= room.width() && !is_shown(state.shared.document());
    let place = ui_state.part::<NotePlace>();
    if place.is_beside_board != is_beside_board {
        place.is_beside_board = is_beside_board;
        ui.ctx().request_discard("first-steps");
    }
    if is_beside_board {
        let room = room.with_max_x(room.max.x.min(room.min.x + CARD_WIDTH));
        let mut card = ui.new_child(UiBuilder::new().id_salt("first steps").max_rect(room));
        card_ui(&mut card, state, steps, room.height(), actions);
    }
}

/// Shows the note at the end of a panel, if it is not beside the board.
pub(crate) fn in_panel_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let steps = state.help.first_steps;
    if let Some(steps) = steps.filter(|_| !ui_state.part::<NotePlace>().is_beside_board) {
        ui.add_space(GAP);
        card_ui(ui, state, steps, f32::INFINITY, actions);
    }
}

/// Shows the note. If it needs more than this height, its sentences scroll.
fn card_ui(ui: &mut Ui, state: &State, steps: FirstSteps, height: f32, actions: &mut Actions) {
    card_frame(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        head_ui(ui, state, actions);
        // The sentences end before their scroll bar.
        let scroll = &mut ui.spacing_mut().scroll;
        scroll.floating_allocated_width = scroll.bar_width;
        let below = height - ui.min_rect().height() - 3.0 * GAP;
        let area = ScrollArea::vertical().max_height(below.max(0.0));
        area.auto_shrink([false, true]).show(ui, |ui| {
            for step in FirstStep::ALL {
                step_ui(ui, state, steps, step);
            }
        });
    });
}

/// Shows the title and the close button. For screen readers the title includes the whole note.
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
        ui.spacing_mut().item_spacing.x = 8.0;
        let (sign, text, name) = if is_taken {
            let name = tr_with("first-steps-done", &[("step", text.clone().into())]);
            ("✔", RichText::new(&text).weak(), name)
        } else {
            ("•", RichText::new(&text), text.clone())
        };
        // Both signs have the same width, so that the text does not move.
        let sign = Label::new(sign).selectable(false);
        ui.add_sized(
            vec2(12.0, ui.text_style_height(&egui::TextStyle::Body)),
            sign,
        );
        let label = ui.add(Label::new(text).wrap());
        label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &name));
    });
}

/// The instruction for a step, with the current key bindings.
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
