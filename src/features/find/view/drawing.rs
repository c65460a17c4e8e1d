//! The board on which the user draws the pattern to search for.

use super::brushes::{Arrangement, brushes_ui, paint_cell, paint_cursor};
use super::panel::{FindPanel, Panel, switch_ui};
use crate::features::board::view::piece_atlas::PieceAtlases;
use crate::features::board::view::{BoardGeometry, is_text_for_board};
use crate::model::state::State;
use crate::view::UiState;
use crate::view::pointer::is_free_at;
use crate::widgets::style::{
    BRUSH_HEIGHT, BRUSH_SIDE, CONTROL_HEIGHT, DRAWING_WIDTH, GAP, TALL_WINDOW, is_for_fingers,
    paint_two_lines, palette, target,
};
use egui::{
    Button, CursorIcon, Event, EventFilter, Id, Key, Label, Rect, Response, RichText, Role, Sense,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};
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
    let (pointed_at, is_begun) = mouse(ui, ui_state, geometry, panel);
    let board = widgets_ui(ui, language, ui_state, geometry, is_begun, panel);
    let has_focus = board.has_focus();
    paint_ui(ui, ui_state, geometry, panel, has_focus, pointed_at);
    if pointed_at.is_some() {
        ui.ctx().set_cursor_icon(CursorIcon::Crosshair);
    }
    pointed_at.or(has_focus.then_some(ui_state.part::<FindPanel>().drawing.pen.square))
}

/// Reads the raw mouse events in their order, not egui's summary of a frame. Returns the square under the pointer, and
/// whether a stroke has begun.
fn mouse(
    ui: &Ui,
    ui_state: &mut UiState,
    geometry: &BoardGeometry,
    panel: &mut Panel,
) -> (Option<Square>, bool) {
    let clip = ui.clip_rect();
    let is_free = |pos| clip.contains(pos) && is_free_at(ui, pos);
    let drawing = &mut ui_state.part::<FindPanel>().drawing;
    let events = ui.input(|input| input.events.clone());
    let mut is_begun = false;
    for event in &events {
        let (brush, pattern) = (panel.form.brush, &mut panel.form.pattern);
        let begun = drawing
            .stroke
            .event(event, geometry, brush, is_free, pattern);
        if let Some(square) = begun {
            drawing.pen.square = square;
            is_begun = true;
        }
    }
    let pos = ui.input(|input| input.pointer.hover_pos());
    let pointed_at = pos.filter(|pos| is_free(*pos));
    let pointed_at = pointed_at.and_then(|pos| geometry.square_at(pos));
    (pointed_at, is_begun)
}

/// Adds the widgets of the board for the keyboard and for screen readers.
fn widgets_ui(
    ui: &mut Ui,
    language: Language,
    ui_state: &mut UiState,
    geometry: &BoardGeometry,
    is_begun: bool,
    panel: &mut Panel,
) -> Response {
    let board = ui.interact(geometry.rect, drawing_id(), Sense::HOVER | Sense::FOCUSABLE);
    board.widget_info(|| WidgetInfo::labeled(Role::Group, true, tr("find-drawing-board")));
    board.ctx.accesskit_node_builder(board.id, |node| {
        node.set_description(tr("find-drawing-tip"));
    });
    // The press hit the widget of a square above the board, so egui took the keyboard focus away.
    if is_begun {
        board.request_focus();
    }
    if board.has_focus() {
        let filter = EventFilter {
            tab: false,
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: true,
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(board.id, filter));
        keys(ui, ui_state, language, geometry.flipped, panel);
        let cursor = square_id(ui_state.part::<FindPanel>().drawing.pen.square).accesskit_id();
        ui.ctx()
            .accesskit_node_builder(board.id, |node| node.set_active_descendant(cursor));
    }
    for square in Square::all_in_fen_order() {
        square_ui(ui, ui_state, square, geometry.rect_of(square), panel);
    }
    board
}

fn square_id(square: Square) -> Id {
    drawing_id().with(square.index())
}

/// Adds the widget of a square: it has a name, and an action with the effect of a click.
fn square_ui(ui: &Ui, ui_state: &mut UiState, square: Square, rect: Rect, panel: &mut Panel) {
    let response = ui.interact(rect, square_id(square), Sense::CLICK);
    let cell = panel.form.pattern.get(square);
    let pen = &mut ui_state.part::<FindPanel>().drawing.pen;
    response.widget_info(|| {
        let name = cell_on_square(square, cell);
        WidgetInfo::selected(Role::Button, true, pen.square == square, name)
    });
    let is_mouse = ui.input(|input| input.pointer.any_released() || input.pointer.any_down());
    if response.clicked() && !is_mouse {
        pen.square = square;
        let brush = panel.form.brush;
        let cell = if cell == brush { Cell::Free } else { brush };
        panel.form.pattern.set(square, cell);
    }
}

fn keys(ui: &Ui, ui_state: &mut UiState, language: Language, flipped: bool, panel: &mut Panel) {
    let pen = &mut ui_state.part::<FindPanel>().drawing.pen;
    ui.input_mut(|input| {
        let is_enter = |event: &Event| {
            matches!(
                event,
                Event::Key {
                    key: Key::Enter,
                    pressed: true,
                    ..
                }
            )
        };
        let is_letter = |event: &Event| is_text_for_board(event, language);
        let has_letters = input.events.iter().any(is_letter);
        input.events.retain(|event| {
            if is_enter(event) {
                panel.is_search_wanted = true;
                return false;
            }
            let pattern = &mut panel.form.pattern;
            !pen.event(event, has_letters, language, flipped, pattern)
        });
    });
}

fn paint_ui(
    ui: &Ui,
    ui_state: &mut UiState,
    geometry: &BoardGeometry,
    panel: &Panel,
    has_focus: bool,
    pointed_at: Option<Square>,
) {
    let palette = palette(ui.visuals());
    let atlas = ui_state
        .part::<PieceAtlases>()
        .atlas(ui.ctx(), geometry.square_side);
    let painter = ui.painter();
    let edge = geometry.rect;
    painter.rect_stroke(edge, 0.0, (1.0, atlas.edge(palette)), StrokeKind::Outside);
    let mut mesh = atlas.mesh();
    atlas.add_squares(&mut mesh, geometry, palette);
    painter.add(mesh);
    for (square, cell) in panel.form.pattern.cells() {
        paint_cell(painter, geometry.rect_of(square), cell, &atlas, palette);
    }
    let is_painting = ui_state.part::<FindPanel>().drawing.stroke.is_active();
    if let Some(square) = pointed_at.filter(|_| !is_painting) {
        let colors = [palette.drag_target, palette.mark_sign];
        paint_two_lines(painter, geometry.rect_of(square), 1.5, colors);
    }
    if has_focus {
        let square = ui_state.part::<FindPanel>().drawing.pen.square;
        paint_cursor(painter, geometry.rect_of(square), palette);
    }
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
