//! The sizes of all parts of the list.

use crate::features::diagram::view::shape::square_side;
use crate::features::list::model::list_state::ListLooks;
use crate::widgets::style::{
    CELL_GAP, CELL_LINE, LIST_LINE, MIN_TEXT_WIDTH, NAMED_CELL, ROW_PADDING, SMALL_FONT,
    SMALLEST_DIAGRAM,
};
use crate::widgets::virtual_list::{BAR_WIDTH, ListShape};
use egui::{Rect, Ui};
use tabiya_text::count_text;

/// The sizes of all parts of the list.
#[derive(Clone, Copy, Debug)]
pub(super) struct ListSizes {
    /// Whether the list shows a grid of diagrams instead of rows.
    pub is_grid: bool,
    /// The side of a diagram, in points: eight squares of whole pixels.
    pub diagram: f32,
    /// Whether each diagram of the grid has a name below it.
    pub has_names: bool,
    pub columns: u64,
    pub pitch: f32,
}

impl ListSizes {
    /// Computes the sizes for this space.
    pub(super) fn fit(
        ui: &Ui,
        outer: Rect,
        looks: ListLooks,
        last_row: u64,
        has_names: bool,
    ) -> Self {
        let width = (outer.width() - BAR_WIDTH).max(1.0);
        if looks.grid {
            Self::grid(ui, width, looks, last_row, has_names)
        } else {
            Self::rows(ui, width, looks)
        }
    }

    fn rows(ui: &Ui, width: f32, looks: ListLooks) -> Self {
        // The row keeps some width for text beside the diagram, unless the diagram is already the smallest.
        let room = width - MIN_TEXT_WIDTH - 3.0 * ROW_PADDING;
        let wanted = f32::from(looks.diagram).min(room.max(SMALLEST_DIAGRAM));
        let diagram = diagram_side(ui, wanted);
        let height = diagram.max(2.0 * LIST_LINE) + 2.0 * ROW_PADDING;
        Self {
            is_grid: false,
            diagram,
            has_names: false,
            columns: 1,
            pitch: whole_pixels(ui, height),
        }
    }

    fn grid(ui: &Ui, width: f32, looks: ListLooks, last_row: u64, has_names: bool) -> Self {
        let room = width - CELL_GAP;
        let diagram = diagram_side(ui, f32::from(looks.diagram).min(room));
        let has_names = has_names && diagram >= NAMED_CELL;
        let caption = diagram.max(number_width(ui, last_row));
        let columns = (width / (caption + CELL_GAP)).floor().max(1.0);
        let lines = if has_names { 2.0 } else { 1.0 };
        let height = diagram + lines * CELL_LINE + CELL_GAP + 2.0;
        Self {
            is_grid: true,
            diagram,
            has_names,
            columns: columns as u64,
            pitch: whole_pixels(ui, height),
        }
    }

    /// The sizes in the form that the virtual list needs.
    pub(super) fn list_shape(&self, places: u64) -> ListShape {
        ListShape {
            places,
            columns: self.columns,
            pitch: self.pitch,
        }
    }
}

fn diagram_side(ui: &Ui, wanted: f32) -> f32 {
    square_side(ui, wanted.max(SMALLEST_DIAGRAM)) * 8.0
}

fn whole_pixels(ui: &Ui, points: f32) -> f32 {
    let scale = ui.pixels_per_point();
    (points * scale).ceil() / scale
}

/// The width of the largest number, with the disc before it and the sign after it.
fn number_width(ui: &Ui, last_row: u64) -> f32 {
    const SIGNS: f32 = 34.0;
    let text = count_text(last_row + 1);
    let color = ui.visuals().text_color();
    let galley = ui.painter().layout_no_wrap(text, SMALL_FONT, color);
    galley.size().x + SIGNS
}
