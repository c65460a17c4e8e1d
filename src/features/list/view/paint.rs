//! Paints all visible items: first the backgrounds, then all diagrams at once, then all text. The text of a grid cell
//! is its number, its name, and a sign for faults.

use super::fen_lines::fen_lines;
use super::item::{
    ListItem, number_galley, one_line, paint_bars, paint_disc, paint_heading, paint_removed,
    paint_sign, sign_width,
};
use super::mark_sign::{SIGN, mark_color, paint_mark};
use super::row::{RowLook, RowTexts, paint_row};
use super::row_words::{TitleCut, name_text, title_line, whole_text};
use super::shape::ListSizes;
use super::shown::ShownContent;
use super::shown_lines::RowShown;
use crate::features::board::view::BoardGeometry;
use crate::features::board::view::piece_atlas::PieceAtlas;
use crate::features::diagram::view::shape::Diagrams;
use crate::widgets::style::{
    CELL_GAP, CELL_LINE, CORNER, GROUP_BAR, LIST_LINE, ROW_PADDING, SMALL_CODE_FONT, SMALL_FONT,
    palette,
};
use crate::widgets::virtual_list::Visible;
use egui::{Align2, Color32, Id, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use tabiya_collection::passes::LineMark;
use tabiya_text::tr;

/// Paints all visible items.
pub(super) fn paint(
    ui: &Ui,
    shape: &ListSizes,
    visible: &Visible,
    items: &[ListItem],
    atlas: &PieceAtlas,
    is_flipped: bool,
    texts: RowTexts,
) {
    for item in items {
        paint_ground(ui, item);
    }
    paint_bars(ui, visible, items);
    let mut diagrams = Diagrams::new(ui, atlas);
    for item in items {
        let place = diagram_place(ui, shape, item.rect);
        match item.shown.line().and_then(|line| line.diagram.as_ref()) {
            Some(diagram) => diagrams.add(&geometry(place, is_flipped), &diagram.board),
            None if shape.is_grid => paint_empty_place(ui, place),
            None => {}
        }
    }
    diagrams.paint(ui);
    for (number, item) in items.iter().enumerate() {
        let place = diagram_place(ui, shape, item.rect);
        let cut = title_cut(items, number);
        let is_cut = if shape.is_grid {
            paint_cell(ui, shape, item, place, cut)
        } else {
            paint_row(ui, item, place, RowLook { texts, cut })
        };
        if is_cut {
            whole_text_tip(ui, item, texts.with_moves);
        }
    }
    for item in items {
        paint_frame(ui, item);
        if !shape.is_grid {
            paint_removed(ui, item);
        }
    }
}

/// The place where the title of an item is cut.
fn title_cut(items: &[ListItem], number: usize) -> TitleCut {
    let name = |number: usize| items.get(number)?.shown.line()?.name.as_ref();
    let neighbours = [number.checked_sub(1), Some(number + 1)];
    TitleCut::among(
        name(number),
        neighbours.into_iter().flatten().filter_map(name),
    )
}

/// Shows the whole text of an item while the pointer is on it.
fn whole_text_tip(ui: &Ui, item: &ListItem, with_moves: bool) {
    if let Some(shown) = item.shown.line() {
        let id = Id::unique(("whole text", item.row));
        let text = ui.interact(item.rect, id, Sense::hover());
        text.on_hover_text(whole_text(shown, with_moves));
    }
}

fn geometry(place: Rect, flipped: bool) -> BoardGeometry {
    BoardGeometry {
        rect: place,
        square_side: place.width() / 8.0,
        flipped,
    }
}

/// The place of a row's diagram. The row is aligned to whole pixels, and so is the diagram.
fn diagram_place(ui: &Ui, shape: &ListSizes, rect: Rect) -> Rect {
    let scale = ui.pixels_per_point();
    let whole = |x: f32| (x * scale).round() / scale;
    let side = shape.diagram;
    let inset: Vec2 = if shape.is_grid {
        let left = ((rect.width() - side) / 2.0).max(0.0);
        Vec2::new(whole(left), whole(CELL_GAP / 2.0 + 1.0))
    } else {
        let top = (rect.height() - side) / 2.0;
        Vec2::new(
            whole(ROW_PADDING + GROUP_BAR),
            (top * scale).floor() / scale,
        )
    };
    let corner: Pos2 = rect.min + inset;
    let corner = pos2(whole(corner.x), whole(corner.y));
    Rect::from_min_size(corner, Vec2::splat(side))
}

fn paint_ground(ui: &Ui, item: &ListItem) {
    let color = if item.is_selected || item.is_current {
        palette(ui.visuals()).chosen
    } else if item.is_hovered {
        ui.visuals().faint_bg_color
    } else {
        return;
    };
    ui.painter()
        .rect_filled(item.rect.shrink(1.0), CORNER, color);
}

/// Paints a frame around the current row, and a thicker one around the row of the keyboard cursor.
fn paint_frame(ui: &Ui, item: &ListItem) {
    let palette = palette(ui.visuals());
    let stroke = if item.has_cursor {
        Stroke::new(2.0, palette.accent)
    } else if item.is_current {
        Stroke::new(1.0, palette.accent)
    } else {
        return;
    };
    let rect = item.rect.shrink(1.0);
    ui.painter()
        .rect_stroke(rect, CORNER, stroke, StrokeKind::Inside);
}

/// Paints the outline of a missing diagram.
fn paint_empty_place(ui: &Ui, place: Rect) {
    let line = ui.visuals().widgets.noninteractive.bg_stroke;
    let fill = palette(ui.visuals()).faint;
    ui.painter()
        .rect(place, 3.0, fill, line, StrokeKind::Inside);
}

/// Paints a cell except for its diagram, which is at `diagram`. Returns whether its name is cut.
pub(super) fn paint_cell(
    ui: &Ui,
    shape: &ListSizes,
    item: &ListItem,
    diagram: Rect,
    cut: TitleCut,
) -> bool {
    let caption = caption_line(ui, item, diagram);
    let mut left = caption.left();
    if let Some(shown) = item.shown.line().and_then(|line| line.diagram.as_ref()) {
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
        RowShown::Line(shown) => {
            paint_line(ui, item, shown, diagram, free);
            return shape.has_names && paint_name(ui, shown, diagram, cut);
        }
        RowShown::NotReady | RowShown::Later => {}
        RowShown::Lost => {
            let color = mark_color(ui, LineMark::Unreadable);
            let text = one_line(
                ui,
                &tr("row-lost"),
                SMALL_FONT,
                color,
                diagram.width() - 8.0,
            );
            let corner = diagram.center() - text.size() / 2.0;
            ui.painter().galley(corner, text, color);
        }
    }
    false
}

/// The line below the diagram: as wide as the diagram, or as the cell if the diagram is too narrow.
fn caption_line(ui: &Ui, item: &ListItem, diagram: Rect) -> Rect {
    let number = number_galley(ui, item).size().x + sign_width(item) + 12.0 + SIGN + 6.0;
    let more = ((number - diagram.width()) / 2.0).max(0.0);
    let most = ((item.rect.width() - diagram.width()) / 2.0 - 3.0).max(0.0);
    let more = more.min(most);
    Rect::from_min_max(
        pos2(diagram.left() - more, diagram.bottom() + 2.0),
        pos2(diagram.right() + more, diagram.bottom() + 2.0 + CELL_LINE),
    )
}

fn paint_line(ui: &Ui, item: &ListItem, shown: &ShownContent, diagram: Rect, free: Rect) {
    if shown.is_remarkable() {
        let middle = pos2(free.right() - SIGN / 2.0, free.center().y);
        paint_mark(ui, ui.painter(), middle, shown.mark);
    } else if let Some(size) = item.group.and_then(|group| group.size) {
        paint_heading(ui, free, size);
    }
    if shown.diagram.is_none() {
        paint_text_in(ui, shown, diagram.shrink(5.0));
    }
}

/// Paints the name below the diagram and its line. Returns whether it is cut.
fn paint_name(ui: &Ui, shown: &ShownContent, diagram: Rect, cut: TitleCut) -> bool {
    let Some(name) = &shown.name else {
        return false;
    };
    let color = ui.visuals().strong_text_color();
    let name = name_text(name);
    let (galley, is_cut) = title_line(ui, &name, cut, color, diagram.width());
    let top = diagram.bottom() + 2.0 + CELL_LINE;
    let corner = pos2(diagram.left(), top + (CELL_LINE - galley.size().y) / 2.0);
    ui.painter().galley(corner, galley, color);
    is_cut
}

/// Shows a line without a position as text in the place of the diagram.
fn paint_text_in(ui: &Ui, shown: &ShownContent, space: Rect) {
    let letter = ui.fonts_mut(|fonts| fonts.glyph_width(&SMALL_CODE_FONT, '0'));
    let columns = (space.width() / letter).floor().max(0.0) as usize;
    let lines = (space.height() / LIST_LINE).floor().max(0.0) as usize;
    let color = ui.visuals().weak_text_color();
    for (number, text) in fen_lines(&shown.text, columns, lines, false)
        .iter()
        .enumerate()
    {
        let pos = space.min + vec2(0.0, number as f32 * LIST_LINE);
        ui.painter()
            .text(pos, Align2::LEFT_TOP, text, SMALL_CODE_FONT, color);
    }
}
