//! The possible pieces on the doubtful square at the cursor, of which a click or a digit chooses one.

use crate::features::board::view::piece_atlas::{PieceAtlas, PieceAtlases, snapped_square};
use crate::model::action::{Action, BoardAction};
use crate::model::state::State;
use crate::view::{Actions, UiState};
use crate::widgets::labels::caption_ui;
use crate::widgets::style::{CORNER, GAP, TEXT_FONT, palette, target};
use egui::{Align2, Color32, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use tabiya_chess::Piece;
use tabiya_text::{percent_of, read_man_text, reading_text, tr, tr_with};

/// The height of a choice, in points.
const HEIGHT: f32 = 34.0;
/// The width of the number before a choice, in points.
const NUMBER_WIDTH: f32 = 26.0;

/// Shows the choices, if there are any.
pub(super) fn readings_ui(
    ui: &mut Ui,
    state: &State,
    ui_state: &mut UiState,
    actions: &mut Actions,
) {
    let square = state.board.cursor;
    let readings = state.shared.document().readings_at(square);
    if readings.is_empty() {
        return;
    }
    let variables = [("square", square.to_string().into())];
    caption_ui(ui, &tr_with("picture-which", &variables));
    let height = target(ui.style(), HEIGHT);
    let atlas = ui_state
        .part::<PieceAtlases>()
        .atlas(ui.ctx(), HEIGHT - 6.0);
    let there = state.shared.document().position().board.get(square);
    for (number, reading) in (1..).zip(readings) {
        let man = Piece::from_letter(reading.0);
        if reading_ui(ui, height, number, *reading, there == man, &atlas).clicked() {
            actions.push(Action::from(BoardAction::SettleSquare { square, man }));
        }
    }
    ui.add_space(GAP);
}

fn reading_ui(
    ui: &mut Ui,
    height: f32,
    number: usize,
    reading: (char, f32),
    is_there: bool,
    atlas: &PieceAtlas,
) -> Response {
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let name = reading_text((number, &reading));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_there, &name));
    let colors = palette(ui.visuals());
    let is_on = response.hovered() || response.has_focus();
    let ground = if is_on {
        colors.tray_hovered
    } else {
        colors.tray
    };
    let painter = ui.painter();
    painter.rect_filled(rect, CORNER, ground);
    if is_there || is_on {
        let stroke = Stroke::new(if is_on { 2.0 } else { 1.0 }, colors.tray_ink);
        painter.rect_stroke(rect.shrink(1.0), CORNER, stroke, StrokeKind::Inside);
    }
    let font = TEXT_FONT;
    let write = |x: f32, align: Align2, text: String| {
        let place = egui::pos2(x, rect.center().y);
        painter.text(place, align, text, font.clone(), colors.tray_ink);
    };
    let first = rect.left() + NUMBER_WIDTH / 2.0;
    write(first, Align2::CENTER_CENTER, number.to_string());
    let picture = rect.left_center() + vec2(NUMBER_WIDTH + HEIGHT / 2.0, 0.0);
    if let Some(piece) = Piece::from_letter(reading.0) {
        let mut mesh = atlas.mesh();
        let place = snapped_square(ui.ctx(), picture, HEIGHT - 6.0);
        atlas.add_piece(&mut mesh, place, piece, Color32::WHITE);
        painter.add(mesh);
    }
    let words = picture.x + HEIGHT / 2.0 + GAP;
    write(words, Align2::LEFT_CENTER, read_man_text(reading.0));
    let percent = [("percent", percent_of(reading.1).into())];
    let percent = tr_with("setting-percent", &percent);
    write(rect.right() - GAP, Align2::RIGHT_CENTER, percent);
    response.on_hover_text(tr("picture-reading-tip"))
}
