//! A small board on which the user draws a pattern: by strokes of the mouse, by keys, and by the actions of screen
//! readers.

use super::brushes::paint_cursor;
use super::panel::PatternDrawing;
use crate::features::board::view::piece_atlas::{PieceAtlas, PieceAtlases};
use crate::features::board::view::{BoardGeometry, is_text_for_board};
use crate::view::UiState;
use crate::view::pointer::is_free_at;
use crate::widgets::style::{Palette, paint_two_lines, palette};
use egui::{
    CursorIcon, Event, EventFilter, Id, Key, Painter, Rect, Response, Role, Sense, StrokeKind, Ui,
    WidgetInfo,
};
use tabiya_chess::Square;
use tabiya_collection::search::{Cell, Pattern};
use tabiya_notation::piece_letters::Language;

/// A board to draw on.
pub(crate) struct DrawnBoard<'a> {
    pub(crate) id: Id,
    /// Its name and its description for screen readers.
    pub(crate) name: String,
    pub(crate) tip: String,
    pub(crate) geometry: &'a BoardGeometry,
    /// The language of typed piece letters.
    pub(crate) language: Language,
    /// The condition that the mouse draws.
    pub(crate) brush: Cell,
    /// Names a square with its condition.
    pub(crate) square_name: &'a dyn Fn(Square, Cell) -> String,
    /// Paints the conditions on the squares.
    pub(crate) paint: &'a dyn Fn(&Painter, &Pattern, &PieceAtlas, &Palette),
}

/// The use of a board in a frame.
pub(crate) struct DrawnBoardUse {
    /// The square under the pointer, or else that of the keyboard cursor.
    pub(crate) square: Option<Square>,
    /// Whether Enter was pressed.
    pub(crate) is_entered: bool,
}

impl DrawnBoard<'_> {
    /// Shows the board and draws on the pattern.
    pub(crate) fn show(
        &self,
        ui: &mut Ui,
        ui_state: &mut UiState,
        drawing: &mut PatternDrawing,
        pattern: &mut Pattern,
    ) -> DrawnBoardUse {
        let (pointed_at, is_begun) = self.mouse(ui, drawing, pattern);
        let board = ui.interact(self.geometry.rect, self.id, Sense::HOVER | Sense::FOCUSABLE);
        board.widget_info(|| WidgetInfo::labeled(Role::Group, true, &self.name));
        board
            .ctx
            .accesskit_node_builder(board.id, |node| node.set_description(self.tip.clone()));
        // The press hit the widget of a square above the board, so egui took the keyboard focus away.
        if is_begun {
            board.request_focus();
        }
        let has_focus = board.has_focus();
        let is_entered = has_focus && self.keyboard(ui, &board, drawing, pattern);
        for square in Square::all_in_fen_order() {
            self.square_ui(ui, square, drawing, pattern);
        }
        self.paint_board(ui, ui_state, pattern);
        self.paint_marks(ui, drawing, pointed_at, has_focus);
        if pointed_at.is_some() {
            ui.ctx().set_cursor_icon(CursorIcon::Crosshair);
        }
        DrawnBoardUse {
            square: pointed_at.or(has_focus.then_some(drawing.pen.square)),
            is_entered,
        }
    }

    /// Reads the raw mouse events in their order, not egui's summary of a frame. Returns the square under the pointer,
    /// and whether a stroke has begun.
    fn mouse(
        &self,
        ui: &Ui,
        drawing: &mut PatternDrawing,
        pattern: &mut Pattern,
    ) -> (Option<Square>, bool) {
        let clip = ui.clip_rect();
        let is_free = |pos| clip.contains(pos) && is_free_at(ui, pos);
        let events = ui.input(|input| input.events.clone());
        let mut is_begun = false;
        for event in &events {
            let stroke = &mut drawing.stroke;
            let begun = stroke.event(event, self.geometry, self.brush, is_free, pattern);
            if let Some(square) = begun {
                drawing.pen.square = square;
                is_begun = true;
            }
        }
        let pos = ui.input(|input| input.pointer.hover_pos());
        let pointed_at = pos.filter(|pos| is_free(*pos));
        let pointed_at = pointed_at.and_then(|pos| self.geometry.square_at(pos));
        (pointed_at, is_begun)
    }

    /// Takes the keys. Returns whether one of them was Enter.
    fn keyboard(
        &self,
        ui: &Ui,
        board: &Response,
        drawing: &mut PatternDrawing,
        pattern: &mut Pattern,
    ) -> bool {
        let filter = EventFilter {
            tab: false,
            horizontal_arrows: true,
            vertical_arrows: true,
            escape: true,
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(board.id, filter));
        let mut is_entered = false;
        let pen = &mut drawing.pen;
        ui.input_mut(|input| {
            let is_letter = |event: &Event| is_text_for_board(event, self.language);
            let has_letters = input.events.iter().any(is_letter);
            input.events.retain(|event| {
                if is_enter(event) {
                    is_entered = true;
                    return false;
                }
                let flipped = self.geometry.flipped;
                !pen.event(event, has_letters, self.language, flipped, pattern)
            });
        });
        let cursor = self.square_id(pen.square).accesskit_id();
        ui.ctx()
            .accesskit_node_builder(board.id, |node| node.set_active_descendant(cursor));
        is_entered
    }

    fn square_id(&self, square: Square) -> Id {
        self.id.with(square.index())
    }

    /// Adds the widget of a square: it has a name, and an action with the effect of a click.
    fn square_ui(
        &self,
        ui: &Ui,
        square: Square,
        drawing: &mut PatternDrawing,
        pattern: &mut Pattern,
    ) {
        let rect = self.geometry.rect_of(square);
        let response = ui.interact(rect, self.square_id(square), Sense::CLICK);
        let cell = pattern.get(square);
        response.widget_info(|| {
            let name = (self.square_name)(square, cell);
            WidgetInfo::selected(Role::Button, true, drawing.pen.square == square, name)
        });
        let is_mouse = ui.input(|input| input.pointer.any_released() || input.pointer.any_down());
        if response.clicked() && !is_mouse {
            drawing.pen.square = square;
            let is_there = cell == self.brush;
            pattern.set(square, if is_there { Cell::Free } else { self.brush });
        }
    }

    fn paint_board(&self, ui: &Ui, ui_state: &mut UiState, pattern: &Pattern) {
        let palette = palette(ui.visuals());
        let side = self.geometry.square_side;
        let atlas = ui_state.part::<PieceAtlases>().atlas(ui.ctx(), side);
        let painter = ui.painter();
        let edge = (1.0, atlas.edge(palette));
        painter.rect_stroke(self.geometry.rect, 0.0, edge, StrokeKind::Outside);
        let mut mesh = atlas.mesh();
        atlas.add_squares(&mut mesh, self.geometry, palette);
        painter.add(mesh);
        (self.paint)(painter, pattern, &atlas, palette);
    }

    /// Paints the square under the pointer and the keyboard cursor.
    fn paint_marks(
        &self,
        ui: &Ui,
        drawing: &PatternDrawing,
        pointed_at: Option<Square>,
        has_focus: bool,
    ) {
        let palette = palette(ui.visuals());
        let place = |square| -> Rect { self.geometry.rect_of(square) };
        if let Some(square) = pointed_at.filter(|_| !drawing.stroke.is_active()) {
            let colors = [palette.drag_target, palette.mark_sign];
            paint_two_lines(ui.painter(), place(square), 1.5, colors);
        }
        if has_focus {
            paint_cursor(ui.painter(), place(drawing.pen.square), palette);
        }
    }
}

fn is_enter(event: &Event) -> bool {
    matches!(
        event,
        Event::Key {
            key: Key::Enter,
            pressed: true,
            ..
        }
    )
}
