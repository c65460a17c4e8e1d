//! The board on which the user draws the pattern to search for.

use super::brushes::{Arrangement, brushes_ui, paint_cell};
use super::drawn_board::DrawnBoard;
use super::panel::{FindPanel, Panel, switch_ui};
use crate::features::board::view::BoardGeometry;
use crate::model::state::State;
use crate::view::UiState;
use crate::widgets::style::{
    BRUSH_HEIGHT, BRUSH_SIDE, CONTROL_HEIGHT, DRAWING_WIDTH, GAP, TALL_WINDOW, is_for_fingers,
    target,
};
use egui::{Button, Id, Label, Rect, RichText, Sense, Ui, Vec2, pos2, vec2};
use std::mem;
use tabiya_chess::Square;
use tabiya_collection::search::{Cell, Pattern};
use tabiya_notation::piece_letters::Language;
use tabiya_text::{cell_name, cell_on_square, tr, tr_with};

/// The id of the board.
pub(super) fn drawing_id() -> Id {
    Id::unique("drawn pattern")
}

/// Whether the drawing has the keyboard focus.
pub(crate) fn has_drawing_the_keyboard(ui: &Ui) -> bool {
    ui.memory(|memory| memory.has_focus(drawing_id()))
}

/// Shows the board, the brushes and the buttons.
pub(super) fn drawing_ui(ui: &mut Ui, state: &State, ui_state: &mut UiState, panel: &mut Panel) {
    ui.spacing_mut().item_spacing.y = 4.0;
    // On touch screens the brushes are too large for the space beside the board.
    let is_tall = ui.ctx().content_rect().height() >= TALL_WINDOW || is_for_fingers(ui.style());
    let width = ui.available_width().min(DRAWING_WIDTH);
    let side = if is_tall {
        width
    } else {
        width - 3.0 * BRUSH_SIDE - GAP
    };
    let (space, _) = ui.allocate_exact_size(vec2(width, side), Sense::hover());
    let place = Rect::from_min_size(space.min, Vec2::splat(side));
    let geometry = BoardGeometry::fit(place, 0.0, ui.pixels_per_point(), state.shared.view.flipped);
    let language = state.shared.piece_language();
    let pointed_at = board_ui(ui, language, ui_state, &geometry, panel);
    if !is_tall {
        // With the brushes beside the board everything is in sight at once.
        let corner = pos2(space.max.x - 3.0 * BRUSH_SIDE, geometry.rect.top());
        let size = vec2(3.0 * BRUSH_SIDE, geometry.rect.height());
        let beside = Rect::from_min_size(corner, size);
        brushes_ui(ui, ui_state, beside, Arrangement::Columns, panel);
    }
    legend_ui(
        ui,
        panel,
        pointed_at,
        ui_state.part::<FindPanel>().drawing.pen.is_not,
    );
    if is_tall {
        let size = vec2(width, 3.0 * target(ui.style(), BRUSH_HEIGHT));
        let (below, _) = ui.allocate_exact_size(size, Sense::hover());
        brushes_ui(ui, ui_state, below, Arrangement::Rows, panel);
    }
    buttons_ui(ui, state, panel);
    let pattern = &mut panel.form.pattern;
    ui.horizontal_wrapped(|ui| {
        let (name, tip) = ("find-mirrored", "find-mirrored-tip");
        switch_ui(ui, &mut pattern.mirrored, name, tip);
        let (name, tip) = ("find-swapped", "find-swapped-tip");
        switch_ui(ui, &mut pattern.colours_swapped, name, tip);
    });
}

/// Shows the board. Returns the square under the pointer, or else the square of the keyboard cursor.
fn board_ui(
    ui: &mut Ui,
    language: Language,
    ui_state: &mut UiState,
    geometry: &BoardGeometry,
    panel: &mut Panel,
) -> Option<Square> {
    let board = DrawnBoard {
        id: drawing_id(),
        name: tr("find-drawing-board"),
        tip: tr("find-drawing-tip"),
        geometry,
        language,
        brush: panel.form.brush,
        square_name: &cell_on_square,
        paint: &|painter, pattern, atlas, palette| {
            for (square, cell) in pattern.cells() {
                paint_cell(painter, geometry.rect_of(square), cell, atlas, palette);
            }
        },
    };
    let mut drawing = mem::take(&mut ui_state.part::<FindPanel>().drawing);
    let used = board.show(ui, ui_state, &mut drawing, &mut panel.form.pattern);
    ui_state.part::<FindPanel>().drawing = drawing;
    panel.is_search_wanted |= used.is_entered;
    used.square
}

/// Shows the condition on the square under the pointer, or the brush.
fn legend_ui(ui: &mut Ui, panel: &Panel, square: Option<Square>, is_not: bool) {
    let text = match square {
        Some(square) => cell_on_square(square, panel.form.pattern.get(square)),
        None if panel.form.brush == Cell::Free => tr("brush-wipe"),
        None => {
            let cell = cell_name(panel.form.brush);
            tr_with("brush-shown", &[("cell", cell.into())])
        }
    };
    let text = if is_not { format!("{text}   !") } else { text };
    let label = Label::new(RichText::new(text).weak()).truncate();
    ui.add(label).on_hover_text(tr("find-drawing-tip"));
}

fn buttons_ui(ui: &mut Ui, state: &State, panel: &mut Panel) {
    ui.horizontal(|ui| {
        let width = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        let button = |ui: &mut Ui, text: &str, name: &str, tip: &str| {
            let button = Button::new(tr(text)).min_size(vec2(width, CONTROL_HEIGHT));
            let button = ui.add(button).accessible_name(tr(name));
            let is_clicked = button.clicked();
            button.on_hover_text(tr(tip));
            is_clicked
        };
        let pattern = &mut panel.form.pattern;
        let (name, tip) = ("find-from-board-name", "find-from-board-tip");
        if button(ui, "find-from-board", name, tip) {
            let drawn = Pattern::from_board(&state.shared.document().position().board);
            for square in Square::all() {
                pattern.set(square, drawn.get(square));
            }
        }
        let name = "find-clear-drawing-name";
        if button(ui, "find-clear", name, name) {
            pattern.clear();
        }
    });
}
