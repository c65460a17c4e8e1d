//! A list of any number of rows, of which only the visible ones are made.
//!
//! The place is kept in rows as an f64, and rows are laid out from the first visible one: a pixel is
//! a pixel at ten million rows, where offsets in f32 points jump by sixteen.

use egui::{
    Align, Key, Layout, Modifiers, Rect, Response, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2,
    vec2,
};

const BAR_WIDTH: f32 = 12.0;
const SHORTEST_THUMB: f32 = 28.0;

/// Where the list is.
#[derive(Debug, Default)]
pub(super) struct VirtualList {
    /// The row at the top edge, with the part of it that is above the edge.
    top: f64,
    show_selected: bool,
    grab: Option<f32>,
    drag: Option<RowDrag>,
    has_focus: bool,
}

/// A row that is being dragged to another place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct RowDrag {
    from: u64,
    to: u64,
}

/// What a list is made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct ListShape<'a> {
    /// How many rows there are.
    pub rows: u64,
    /// The height of each, in points.
    pub row_height: f32,
    /// The current row.
    pub selected: u64,
    /// The accessible name of the whole.
    pub name: &'a str,
    /// The accessible name of the scroll bar.
    pub bar_name: &'a str,
}

/// What the user did to a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ListEvent {
    /// A row was chosen.
    Selected(u64),
    /// A row was dragged to another place.
    Moved {
        /// Where it stood.
        from: u64,
        /// Where it is to stand.
        to: u64,
    },
}

impl VirtualList {
    /// Scrolls in the next frame so that the current row is to be seen.
    pub(super) fn show_selected(&mut self) {
        self.show_selected = true;
    }

    /// Whether the list had the keyboard in the last frame.
    pub(super) fn has_focus(&self) -> bool {
        self.has_focus
    }

    /// Puts a dragged row back. Returns whether there was one.
    pub(super) fn cancel_drag(&mut self) -> bool {
        self.drag.take().is_some()
    }

    /// Shows the list in all the space that there is. `row_ui` paints one row into its rectangle.
    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        shape: &ListShape<'_>,
        mut row_ui: impl FnMut(&mut Ui, u64, &Response),
    ) -> Option<ListEvent> {
        let (outer, list) = ui.allocate_exact_size(ui.available_size(), Sense::click());
        list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, shape.name));
        let view = outer.with_max_x(outer.max.x - BAR_WIDTH);
        let rows_in_view = f64::from(view.height() / shape.row_height);
        self.has_focus = list.has_focus();
        self.scroll(ui, outer, shape);
        let mut event = keys(ui, &list, shape, rows_in_view as u64);
        self.bring_selected_into_view(shape, rows_in_view);
        self.top = self.top.clamp(0.0, last_top(shape, rows_in_view));
        self.bar_ui(ui, outer.with_min_x(view.max.x), shape, rows_in_view);
        let mut inside = ui.new_child(
            UiBuilder::new()
                .max_rect(view)
                .layout(Layout::top_down(Align::Min)),
        );
        inside.set_clip_rect(view.intersect(ui.clip_rect()));
        event = self
            .rows_ui(&mut inside, view, shape, &list, &mut row_ui)
            .or(event);
        event
    }

    fn scroll(&mut self, ui: &Ui, outer: Rect, shape: &ListShape<'_>) {
        if ui.rect_contains_pointer(outer) {
            let points = ui.input_mut(|input| std::mem::take(&mut input.smooth_scroll_delta.y));
            self.top -= f64::from(points / shape.row_height);
        }
    }

    fn bring_selected_into_view(&mut self, shape: &ListShape<'_>, rows_in_view: f64) {
        if std::mem::take(&mut self.show_selected) {
            let selected = shape.selected as f64;
            let least = (selected + 1.0 - rows_in_view).clamp(0.0, selected);
            self.top = self.top.clamp(least, selected);
        }
    }

    fn bar_ui(&mut self, ui: &mut Ui, track: Rect, shape: &ListShape<'_>, rows_in_view: f64) {
        let last_top = last_top(shape, rows_in_view);
        if last_top == 0.0 {
            return;
        }
        let part = (rows_in_view / shape.rows as f64) as f32;
        let thumb_height = (part * track.height())
            .max(SHORTEST_THUMB)
            .min(track.height());
        let free = (track.height() - thumb_height).max(1.0);
        let bar = ui.interact(
            track,
            ui.make_persistent_id("list bar"),
            Sense::CLICK | Sense::DRAG,
        );
        bar.widget_info(|| {
            let mut info = WidgetInfo::slider(true, self.top, shape.bar_name);
            info.role = Role::ScrollBar;
            info
        });
        let thumb_top = |top: f64| track.min.y + (top / last_top) as f32 * free;
        match bar
            .interact_pointer_pos()
            .filter(|_| bar.is_pointer_button_down_on())
        {
            Some(pos) => {
                let above = thumb_top(self.top);
                let on_thumb = (above..above + thumb_height).contains(&pos.y);
                let grab = *self.grab.get_or_insert(if on_thumb {
                    pos.y - above
                } else {
                    thumb_height / 2.0
                });
                let part = ((pos.y - grab - track.min.y) / free).clamp(0.0, 1.0);
                self.top = f64::from(part) * last_top;
            }
            None => self.grab = None,
        }
        let thumb = Rect::from_min_size(
            pos2(track.min.x + 3.0, thumb_top(self.top)),
            vec2(track.width() - 5.0, thumb_height),
        );
        let color = ui.style().interact(&bar).bg_stroke.color;
        ui.painter().rect_filled(thumb, 3.5, color);
    }

    fn rows_ui(
        &mut self,
        ui: &mut Ui,
        view: Rect,
        shape: &ListShape<'_>,
        list: &Response,
        row_ui: &mut impl FnMut(&mut Ui, u64, &Response),
    ) -> Option<ListEvent> {
        let mut event = None;
        let first = self.top.floor();
        let mut y = view.min.y - ((self.top - first) as f32) * shape.row_height;
        let mut row = first as u64;
        while y < view.max.y && row < shape.rows {
            let rect =
                Rect::from_min_size(pos2(view.min.x, y), vec2(view.width(), shape.row_height));
            let id = row_id(list, row);
            let response = ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
            row_ui(ui, row, &response);
            if row == shape.selected && list.has_focus() {
                let current = id.accesskit_id();
                ui.ctx()
                    .accesskit_node_builder(list.id, |node| node.set_active_descendant(current));
            }
            if response.clicked() {
                list.request_focus();
                event = Some(ListEvent::Selected(row));
            }
            if response.drag_started() {
                self.drag = Some(RowDrag { from: row, to: row });
            }
            y += shape.row_height;
            row += 1;
        }
        event = self.follow_drag(ui, view, shape).or(event);
        self.paint_drag(ui, view, shape);
        event
    }

    /// Follows the pointer, also when the dragged row is scrolled out of sight.
    fn follow_drag(&mut self, ui: &Ui, view: Rect, shape: &ListShape<'_>) -> Option<ListEvent> {
        let drag = self.drag.as_mut()?;
        if let Some(pos) = ui.input(|input| input.pointer.latest_pos()) {
            let place = self.top + f64::from((pos.y - view.min.y) / shape.row_height);
            drag.to = (place.max(0.0) as u64).min(shape.rows.saturating_sub(1));
        }
        let RowDrag { from, to } = *drag;
        let is_over = ui.input(|input| !input.pointer.any_down());
        if !is_over {
            return None;
        }
        self.drag = None;
        (from != to && from < shape.rows).then_some(ListEvent::Moved { from, to })
    }

    /// A line where the dragged row would come.
    fn paint_drag(&self, ui: &Ui, view: Rect, shape: &ListShape<'_>) {
        let Some(drag) = self.drag.filter(|drag| drag.from != drag.to) else {
            return;
        };
        let edge = if drag.to > drag.from {
            drag.to + 1
        } else {
            drag.to
        };
        let y = view.min.y + ((edge as f64 - self.top) as f32) * shape.row_height;
        let color = ui.visuals().selection.stroke.color;
        ui.painter().hline(view.x_range(), y, (3.0, color));
    }
}

fn keys(ui: &Ui, list: &Response, shape: &ListShape<'_>, page: u64) -> Option<ListEvent> {
    if list.clicked() {
        list.request_focus();
    }
    if !list.has_focus() {
        return None;
    }
    let filter = egui::EventFilter {
        vertical_arrows: true,
        ..Default::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(list.id, filter));
    let last = shape.rows.saturating_sub(1);
    let page = page.max(1);
    let selected = shape.selected;
    let steps = [
        (Key::ArrowUp, selected.saturating_sub(1)),
        (Key::ArrowDown, selected.saturating_add(1)),
        (Key::PageUp, selected.saturating_sub(page)),
        (Key::PageDown, selected.saturating_add(page)),
        (Key::Home, 0),
        (Key::End, last),
    ];
    let wanted = ui.input_mut(|input| {
        let pressed = steps
            .iter()
            .filter(|(key, _)| input.consume_key(Modifiers::NONE, *key));
        pressed.last().map(|(_, row)| *row)
    });
    wanted.map(|row| ListEvent::Selected(row.min(last)))
}

fn row_id(list: &Response, row: u64) -> egui::Id {
    list.id.with(row)
}

fn last_top(shape: &ListShape<'_>, rows_in_view: f64) -> f64 {
    (shape.rows as f64 - rows_in_view).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Event;
    use egui_kittest::Harness;

    const ROWS: u64 = 10_000_000;
    const ROW_HEIGHT: f32 = 24.0;

    #[derive(Default)]
    struct Seen {
        list: VirtualList,
        selected: u64,
        rows: Vec<(u64, Rect)>,
        view_bottom: f32,
    }

    fn harness<'a>(selected: u64) -> Harness<'a, Seen> {
        let seen = Seen {
            selected,
            ..Seen::default()
        };
        let mut harness = Harness::builder()
            .with_size([300.0, 500.0])
            .build_ui_state(show, seen);
        harness.state_mut().list.show_selected();
        harness.run();
        harness
    }

    fn show(ui: &mut Ui, seen: &mut Seen) {
        let shape = ListShape {
            rows: ROWS,
            row_height: ROW_HEIGHT,
            selected: seen.selected,
            name: "rows",
            bar_name: "bar",
        };
        seen.view_bottom = ui.available_rect_before_wrap().bottom();
        seen.rows.clear();
        let Seen { list, rows, .. } = seen;
        let event = list.ui(ui, &shape, |_, row, response| {
            rows.push((row, response.rect));
            response.widget_info(|| WidgetInfo::labeled(Role::ListBoxOption, true, "row"));
        });
        if let Some(ListEvent::Selected(row)) = event {
            seen.selected = row;
        }
    }

    #[test]
    fn rows_stand_exactly_one_below_the_other_at_the_end_of_ten_million() {
        let harness = harness(ROWS - 1);
        let seen = harness.state();
        let (last, rect) = seen.rows.last().copied().unwrap_or((0, Rect::NOTHING));
        assert_eq!(last, ROWS - 1);
        assert!((rect.bottom() - seen.view_bottom).abs() < 0.01, "{rect:?}");
        for pair in seen.rows.windows(2) {
            assert!((pair[1].1.top() - pair[0].1.top() - ROW_HEIGHT).abs() < 1e-3);
        }
    }

    #[test]
    fn a_few_points_of_the_wheel_move_the_list_by_as_many_points_in_the_middle_of_ten_million() {
        let mut harness = harness(ROWS / 2);
        let before = harness.state().list.top;
        harness.hover_at(pos2(100.0, 100.0));
        harness.event(Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: vec2(0.0, -7.0),
            phase: egui::TouchPhase::Move,
            modifiers: Modifiers::NONE,
            source: egui::MouseWheelSource::Wheel,
        });
        harness.run_steps(30);
        let moved = (harness.state().list.top - before) * f64::from(ROW_HEIGHT);
        assert!((moved - 7.0).abs() < 0.01, "{moved}");
    }
}
