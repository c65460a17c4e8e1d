//! The text of a grid cell: number, name, and a sign for faults.

use super::change::{paint_sign, sign_width};
use super::fen_lines::fen_lines;
use super::item::Item;
use super::item::paint_heading;
use super::mark_sign::{SIGN, mark_color, paint_mark};
use super::shape::Shape;
use super::shown::Shown;
use super::shown_lines::RowShown;
use super::texts::{number_galley, one_line, paint_disc};
use crate::widgets::style::{CELL_LINE, FEN_FONT, LIST_LINE, NUMBER_FONT, WORD_FONT};
use egui::{Align2, Color32, Rect, Ui, pos2, vec2};
use tabiya_collection::passes::Mark;
use tabiya_text::tr;

/// Paints a cell except for its diagram, which is at `diagram`.
pub(super) fn paint_cell(ui: &Ui, shape: &Shape, item: &Item, diagram: Rect) {
    let caption = caption_line(ui, item, diagram);
    let mut left = caption.left();
    if let Some(shown) = item.shown.line().and_then(|line| line.diagram) {
        paint_disc(ui, pos2(left + 4.0, caption.center().y), shown.side_to_move);
        left += 12.0;
    }
    let galley = number_galley(ui, item);
    let size = galley.size();
    let corner = pos2(left, caption.center().y - size.y / 2.0);
    ui.painter().galley(corner, galley, Color32::PLACEHOLDER);
    paint_sign(ui, item, pos2(left + size.x, caption.center().y));
    let free = caption.with_min_x(left + size.x + sign_width(item) + 6.0);
    match &item.shown {
        RowShown::Line(shown) => paint_line(ui, shape, item, shown, diagram, free),
        RowShown::NotReady | RowShown::Later => {}
        RowShown::Lost => {
            let color = mark_color(ui, Mark::Unreadable);
            let text = one_line(ui, &tr("row-lost"), WORD_FONT, color, diagram.width() - 8.0);
            let corner = diagram.center() - text.size() / 2.0;
            ui.painter().galley(corner, text, color);
        }
    }
}

/// The line below the diagram: as wide as the diagram, or as the cell if the diagram is too narrow.
fn caption_line(ui: &Ui, item: &Item, diagram: Rect) -> Rect {
    let number = number_galley(ui, item).size().x + sign_width(item) + 12.0 + SIGN + 6.0;
    let more = ((number - diagram.width()) / 2.0).max(0.0);
    let most = ((item.rect.width() - diagram.width()) / 2.0 - 3.0).max(0.0);
    let more = more.min(most);
    Rect::from_min_max(
        pos2(diagram.left() - more, diagram.bottom() + 2.0),
        pos2(diagram.right() + more, diagram.bottom() + 2.0 + CELL_LINE),
    )
}

fn paint_line(ui: &Ui, shape: &Shape, item: &Item, shown: &Shown, diagram: Rect, free: Rect) {
    if shown.is_remarkable() {
        let middle = pos2(free.right() - SIGN / 2.0, free.center().y);
        paint_mark(ui, ui.painter(), middle, shown.mark);
    } else if let Some(size) = item.group.and_then(|group| group.size) {
        paint_heading(ui, free, size);
    }
    if shown.diagram.is_none() {
        paint_text_in(ui, shown, diagram.shrink(5.0));
    }
    if let Some(id) = shown.id.as_ref().filter(|_| shape.has_names) {
        let color = ui.visuals().strong_text_color();
        let galley = one_line(ui, id, NUMBER_FONT, color, diagram.width());
        let top = diagram.bottom() + 2.0 + CELL_LINE;
        let corner = pos2(diagram.left(), top + (CELL_LINE - galley.size().y) / 2.0);
        ui.painter().galley(corner, galley, color);
    }
}

/// Shows a line without a position as text in the place of the diagram.
fn paint_text_in(ui: &Ui, shown: &Shown, space: Rect) {
    let letter = ui.fonts_mut(|fonts| fonts.glyph_width(&FEN_FONT, '0'));
    let columns = (space.width() / letter).floor().max(0.0) as usize;
    let lines = (space.height() / LIST_LINE).floor().max(0.0) as usize;
    let color = ui.visuals().weak_text_color();
    for (number, text) in fen_lines(&shown.text, columns, lines, false)
        .iter()
        .enumerate()
    {
        let pos = space.min + vec2(0.0, number as f32 * LIST_LINE);
        ui.painter()
            .text(pos, Align2::LEFT_TOP, text, FEN_FONT, color);
    }
}
