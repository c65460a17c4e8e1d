//! The scroll position of a list of any length, of which only the visible part is created.
//!
//! The position is kept in lines as an f64, and lines are laid out from the first visible one. So a pixel is
//! a pixel even at ten million rows, where offsets in f32 points jump by sixteen. In a grid, a line holds
//! several cells side by side.

use crate::widgets::style::TEXT_FONT;
use egui::{Align2, Pos2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use std::ops::Range;

/// Width of the scroll bar.
pub(crate) const BAR_WIDTH: f32 = 12.0;
const SHORTEST_THUMB: f32 = 28.0;

/// The scroll position and its state between frames.
#[derive(Debug, Default)]
pub(crate) struct VirtualList {
    /// The line at the top edge; the fraction is the part of that line above the edge.
    top: f64,
    /// The number of columns in the last frame.
    columns: u64,
    anchor: Option<Anchor>,
    grab: Option<f32>,
}

/// The place at the top before the number of columns changed. It keeps the list from drifting a little with
/// each change while its width is being changed.
#[derive(Clone, Copy, Debug)]
struct Anchor {
    place: u64,
    /// The scroll position set for the sake of the anchor.
    top: f64,
}

/// The dimensions of a list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ListShape {
    /// The number of items.
    pub places: u64,
    /// The number of items side by side.
    pub columns: u64,
    /// The height of a line of items in points, a whole number of pixels.
    pub pitch: f32,
}

/// The part of a list that is visible in this frame.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visible {
    /// The rectangle of the list.
    pub view: Rect,
    shape: ListShape,
    top: f64,
    pixels_per_point: f32,
}

impl ListShape {
    fn lines(&self) -> u64 {
        self.places.div_ceil(self.columns.max(1))
    }

    fn line_of(&self, place: u64) -> u64 {
        place / self.columns.max(1)
    }
}

impl VirtualList {
    /// Handles the wheel and the scroll bar, and returns the part that is visible afterwards. `wanted` is a place
    /// to bring into view. `name_of` names a place while the bar is dragged.
    pub(crate) fn ui(
        &mut self,
        ui: &mut Ui,
        outer: Rect,
        shape: ListShape,
        wanted: Option<u64>,
        bar_name: &str,
        name_of: &dyn Fn(u64) -> String,
    ) -> Visible {
        let view = outer.with_max_x(outer.max.x - BAR_WIDTH);
        let lines_in_view = f64::from(view.height() / shape.pitch);
        self.keep_anchor(&shape);
        self.take_wheel(ui, outer, &shape);
        if let Some(place) = wanted {
            self.bring_into_view(shape.line_of(place), lines_in_view);
        }
        self.top = self.top.clamp(0.0, last_top(&shape, lines_in_view));
        let track = outer.with_min_x(view.max.x);
        self.bar_ui(ui, track, &shape, lines_in_view, bar_name, name_of);
        Visible {
            view,
            shape,
            top: self.top,
            pixels_per_point: ui.pixels_per_point(),
        }
    }

    /// Scrolls by this many points; the next frame corrects a position beyond either end.
    pub(crate) fn scroll(&mut self, points: f32, pitch: f32) {
        self.top += f64::from(points / pitch);
    }

    /// Shows this place at the top, if enough lines follow it.
    pub(crate) fn begin_with(&mut self, place: u64, shape: &ListShape) {
        self.top = shape.line_of(place) as f64;
    }

    /// Returns to the beginning, for another list.
    pub(crate) fn reset(&mut self) {
        *self = Self::default();
    }

    fn keep_anchor(&mut self, shape: &ListShape) {
        let was_moved = self.anchor.is_some_and(|anchor| anchor.top != self.top);
        if was_moved {
            self.anchor = None;
        }
        let columns = shape.columns.max(1);
        let before = std::mem::replace(&mut self.columns, columns);
        if before == columns || before == 0 {
            return;
        }
        let at_top = (self.top.max(0.0) as u64).saturating_mul(before);
        let place = self.anchor.map_or(at_top, |anchor| anchor.place);
        self.top = (place / columns) as f64;
        let top = self.top;
        self.anchor = Some(Anchor { place, top });
    }

    fn take_wheel(&mut self, ui: &Ui, outer: Rect, shape: &ListShape) {
        if ui.rect_contains_pointer(outer) {
            let points = ui.input_mut(|input| std::mem::take(&mut input.smooth_scroll_delta.y));
            self.top -= f64::from(points / shape.pitch);
        }
    }

    fn bring_into_view(&mut self, line: u64, lines_in_view: f64) {
        let line = line as f64;
        let least = (line + 1.0 - lines_in_view).clamp(0.0, line);
        self.top = self.top.clamp(least, line);
    }

    fn bar_ui(
        &mut self,
        ui: &mut Ui,
        track: Rect,
        shape: &ListShape,
        lines_in_view: f64,
        name: &str,
        name_of: &dyn Fn(u64) -> String,
    ) {
        let last_top = last_top(shape, lines_in_view);
        if last_top == 0.0 {
            self.grab = None;
            return;
        }
        let part = (lines_in_view / shape.lines() as f64) as f32;
        let thumb_height = (part * track.height())
            .max(SHORTEST_THUMB)
            .min(track.height());
        let free = (track.height() - thumb_height).max(1.0);
        let id = ui.make_persistent_id("list bar");
        let bar = ui.interact(track, id, Sense::CLICK | Sense::DRAG);
        bar.widget_info(|| {
            let mut info = WidgetInfo::slider(true, self.top, name);
            info.role = Role::ScrollBar;
            info
        });
        let thumb_top = |top: f64| track.min.y + (top / last_top) as f32 * free;
        let pressed = bar.interact_pointer_pos();
        match pressed.filter(|_| bar.is_pointer_button_down_on()) {
            Some(pos) => {
                let above = thumb_top(self.top);
                let on_thumb = (above..above + thumb_height).contains(&pos.y);
                let middle = thumb_height / 2.0;
                let grab = if on_thumb { pos.y - above } else { middle };
                let grab = *self.grab.get_or_insert(grab);
                let part = ((pos.y - grab - track.min.y) / free).clamp(0.0, 1.0);
                self.top = f64::from(part) * last_top;
            }
            None => self.grab = None,
        }
        let corner = pos2(track.min.x + 3.0, thumb_top(self.top));
        let thumb = Rect::from_min_size(corner, vec2(track.width() - 5.0, thumb_height));
        let color = ui.style().interact(&bar).bg_stroke.color;
        ui.painter().rect_filled(thumb, 3.5, color);
        if self.grab.is_some() {
            let place = (self.top.round() as u64).saturating_mul(shape.columns);
            paint_bubble(ui, thumb.left_center(), &name_of(place));
        }
    }
}

/// Paints the current place beside the scroll thumb that is being dragged.
fn paint_bubble(ui: &Ui, at: Pos2, text: &str) {
    let layer = egui::LayerId::new(egui::Order::Tooltip, egui::Id::unique("list bubble"));
    let painter = ui.ctx().layer_painter(layer);
    let visuals = ui.visuals();
    let color = visuals.strong_text_color();
    let galley = painter.layout_no_wrap(text.to_owned(), TEXT_FONT, color);
    let middle = at - vec2(18.0, 0.0);
    let rect = Align2::RIGHT_CENTER.anchor_size(middle, galley.size() + vec2(20.0, 10.0));
    painter.rect(
        rect,
        5.0,
        visuals.window_fill,
        visuals.window_stroke,
        egui::StrokeKind::Outside,
    );
    painter.galley(rect.min + vec2(10.0, 5.0), galley, color);
}

fn last_top(shape: &ListShape, lines_in_view: f64) -> f64 {
    (shape.lines() as f64 - lines_in_view).max(0.0)
}

impl Visible {
    /// The places that are at least partly visible.
    pub(crate) fn places(&self) -> Range<u64> {
        let columns = self.shape.columns.max(1);
        let bottom = self.top + f64::from(self.view.height() / self.shape.pitch);
        let first = (self.top.max(0.0) as u64).saturating_mul(columns);
        let end = (bottom.ceil().max(0.0) as u64).saturating_mul(columns);
        first.min(self.shape.places)..end.min(self.shape.places)
    }

    /// The visible places and `screens` screens more on both sides.
    pub(crate) fn places_around(&self, screens: u64) -> Range<u64> {
        let visible = self.places();
        let more = (visible.end - visible.start).saturating_mul(screens);
        let end = visible.end.saturating_add(more).min(self.shape.places);
        visible.start.saturating_sub(more)..end
    }

    /// The number of places in a page, which is the whole lines that are visible at once.
    pub(crate) fn page(&self) -> u64 {
        let lines = (self.view.height() / self.shape.pitch).floor() as u64;
        lines.max(1).saturating_mul(self.shape.columns.max(1))
    }

    /// The number of columns, at least 1.
    pub(crate) fn columns(&self) -> u64 {
        self.shape.columns.max(1)
    }

    /// The height of a line in points.
    pub(crate) fn pitch(&self) -> f32 {
        self.shape.pitch
    }

    /// The rectangle of a place, with its edges on whole pixels.
    pub(crate) fn rect(&self, place: u64) -> Rect {
        let columns = self.shape.columns.max(1);
        let column = (place % columns) as f32;
        let lines = (place / columns) as f64 - self.top;
        let y = self.view.min.y + (lines * f64::from(self.shape.pitch)) as f32;
        let width = self.view.width() / columns as f32;
        let left = self.snap(self.view.min.x + width * column);
        let right = self.snap(self.view.min.x + width * (column + 1.0));
        // All lines are a whole number of pixels high, so snapping moves them all by the same amount.
        let top = self.snap(y);
        Rect::from_min_max(pos2(left, top), pos2(right, top + self.shape.pitch))
    }

    fn snap(&self, x: f32) -> f32 {
        (x * self.pixels_per_point).round() / self.pixels_per_point
    }

    /// The place before which something dropped here is inserted; at most the number of places, for the end.
    pub(crate) fn gap_at(&self, pos: Pos2) -> u64 {
        let columns = self.shape.columns.max(1);
        let lines = self.top + f64::from((pos.y - self.view.min.y) / self.shape.pitch);
        let gap = if columns == 1 {
            lines.round().max(0.0) as u64
        } else {
            let width = self.view.width() / columns as f32;
            let across = ((pos.x - self.view.min.x) / width).round();
            let line = lines.floor().max(0.0) as u64;
            let column = (across.max(0.0) as u64).min(columns);
            line.saturating_mul(columns).saturating_add(column)
        };
        gap.min(self.shape.places)
    }

    /// The end points of the line that marks an insertion at this place.
    pub(crate) fn gap_line(&self, gap: u64) -> [Pos2; 2] {
        let columns = self.shape.columns.max(1);
        if columns == 1 {
            let y = self.rect(gap).top();
            return [pos2(self.view.min.x, y), pos2(self.view.max.x, y)];
        }
        // The end of the list is marked after its last item.
        let is_end = gap == self.shape.places && gap > 0;
        let rect = self.rect(if is_end { gap - 1 } else { gap });
        let x = if is_end { rect.right() } else { rect.left() };
        [pos2(x, rect.top()), pos2(x, rect.bottom())]
    }
}

#[cfg(test)]
mod tests;
