//! The question about the intended reading of a text. Each reading has a diagram, in which only the squares that it
//! assumes are marked, or those that differ from the other readings, and says what it assumes.

use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::diagram::view::shape::{paint_diagram, small_geometry, square_side};
use crate::model::action::{Action, FilesAction, Reply};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::dialog_foot::{FootButtons, accent_button, dialog_foot_ui, plain_button};
use crate::widgets::floating::{is_left, laid_out_for, roomy_modal_ui};
use crate::widgets::style::{READING_DIAGRAM, READING_WIDTH, SMALL_CODE_FONT, bold, palette};
use egui::{
    Id, Label, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
};
use tabiya_chess::{Square, SquareSet};
use tabiya_notation::repair::{AssumedFields, BoardAssumption, Interpretation, Repair, RepairKind};
use tabiya_text::{assumed_fields_text, assumption_text, listed, repair_name, tr, tr_with};

/// The maximum number of readings beside each other.
const MAX_COLUMNS: usize = 3;

/// The height of the parts above and below the readings, with the margins of the dialog.
const AROUND_READINGS: f32 = 214.0;

/// Asks the user for the intended reading.
pub(crate) fn reading_choice_ui(
    ui: &Ui,
    state: &State,
    readings: &[Interpretation],
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let window = laid_out_for(ui);
    let own_size = ui.ctx().content_rect().size();
    let columns = ((own_size.x - 80.0) / READING_WIDTH) as usize;
    let columns = columns.clamp(1, MAX_COLUMNS.min(readings.len().max(1)));
    let different = different_squares(readings);
    let modal = roomy_modal_ui(ui, Id::unique("question"), readings.len(), |ui| {
        ui.set_width(READING_WIDTH * columns as f32);
        ui.heading(tr("reading-title"));
        let is_damaged = readings.iter().any(|reading| reading.assumed.is_some());
        ui.label(tr(if is_damaged {
            "reading-text-damaged"
        } else {
            "reading-text"
        }));
        ui.add_space(8.0);
        let mut readings_ui = |ui: &mut Ui| {
            for (line, row) in readings.chunks(columns).enumerate() {
                ui.horizontal_top(|ui| {
                    for (place, reading) in row.iter().enumerate() {
                        let number = line * columns + place;
                        ui.vertical(|ui| {
                            ui.set_width(READING_WIDTH - 16.0);
                            reading_ui(ui, state, number, reading, different, ui_state, actions);
                        });
                    }
                });
            }
        };
        // In a window that is lower than the layout the dialog scrolls as a whole.
        if own_size.y < window.y {
            readings_ui(ui);
        } else {
            let room = window.y - AROUND_READINGS;
            ScrollArea::vertical()
                .max_height(room)
                .min_scrolled_height(room)
                .auto_shrink([false, true])
                .show(ui, readings_ui);
        }
        ui.add_space(8.0);
        dialog_foot_ui(ui, "readings", FootButtons::cancel(), |_| {}).is_left()
    });
    if modal.inner || is_left(&modal) {
        actions.push(Action::from(FilesAction::Reply(Reply::Cancel)));
    }
}

/// The squares to mark in the diagram of a reading: `different` are those whose contents are not the same in all of
/// them. A square more or less shifts the rest of its rank, so that a reading of a damaged board marks its own squares.
fn marked_squares(reading: &Interpretation, different: SquareSet) -> SquareSet {
    reading.assumed.map_or(different, BoardAssumption::squares)
}

/// The squares whose contents are not the same in all readings.
fn different_squares(readings: &[Interpretation]) -> SquareSet {
    let Some((first, others)) = readings.split_first() else {
        return SquareSet::EMPTY;
    };
    let differs = |square: &Square| {
        let there = first.position.board.get(*square);
        others
            .iter()
            .any(|other| other.position.board.get(*square) != there)
    };
    Square::all().filter(differs).collect()
}

fn reading_ui(
    ui: &mut Ui,
    state: &State,
    number: usize,
    reading: &Interpretation,
    different: SquareSet,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let shown_number = number + 1;
    let variables = [("number", shown_number.into())];
    ui.label(bold(tr_with("reading-number", &variables)));
    diagram_ui(ui, state, reading, different, ui_state);
    if let Some(assumed) = reading.assumed {
        ui.label(assumption_text(assumed));
    }
    let fields = assumed_fields_text(AssumedFields::of(reading), &reading.position);
    for text in how_read(reading).into_iter().chain(fields) {
        ui.label(RichText::new(text).weak());
    }
    let fen = RichText::new(&reading.text).font(SMALL_CODE_FONT);
    ui.add(Label::new(fen).wrap());
    // The first reading is the likeliest one.
    let take = if number == 0 {
        accent_button(ui, tr("reading-take"))
    } else {
        plain_button(tr("reading-take"))
    };
    let take = ui
        .add(take)
        .accessible_name(tr_with("reading-take-name", &variables));
    if number == 0 && std::mem::take(&mut ui_state.modal_focus_wanted) {
        take.request_focus();
    }
    if take.clicked() {
        actions.push(Action::from(FilesAction::Reply(Reply::TakeReading(number))));
    }
    ui.add_space(8.0);
}

/// A description of how the reading interprets the text, apart from its assumptions.
fn how_read(reading: &Interpretation) -> Option<String> {
    let mut names: Vec<String> = Vec::new();
    let is_other = |repair: &&Repair| {
        !matches!(
            repair.kind,
            RepairKind::MissingFields
                | RepairKind::Wrapper
                | RepairKind::TrailingText
                | RepairKind::MissingSquare
                | RepairKind::SurplusSquare
                | RepairKind::MissingRank
        )
    };
    for repair in reading.repairs.iter().filter(is_other) {
        let name = repair_name(repair.kind);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if reading.repairs.is_empty() {
        return Some(tr("reading-as-it-stands"));
    }
    (!names.is_empty()).then(|| listed(&names))
}

fn diagram_ui(
    ui: &mut Ui,
    state: &State,
    reading: &Interpretation,
    different: SquareSet,
    ui_state: &mut UiState,
) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(READING_DIAGRAM), Sense::hover());
    let name = match reading.assumed {
        Some(assumed) => format!("{}: {}", assumption_text(assumed), reading.text),
        None => reading.text.clone(),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let atlas = ui_state
        .part::<PieceAtlases>()
        .atlas(ui.ctx(), square_side(ui, READING_DIAGRAM));
    let geometry = small_geometry(ui, rect, state.shared.view.flipped);
    paint_diagram(ui, &geometry, &reading.position.board, &atlas);
    let stroke = Stroke::new(2.0, palette(ui.visuals()).mark_note);
    for square in marked_squares(reading, different) {
        let frame = geometry.rect_of(square).shrink(1.0);
        ui.painter()
            .rect_stroke(frame, 0.0, stroke, StrokeKind::Middle);
    }
}
