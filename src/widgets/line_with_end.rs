//! A line of which the end takes what it needs, and what stands before it the rest.
//!
//! The window library would lay it out from the right, and keys and screen readers would then come to
//! its end first. So the width of the end is remembered from the frame before.

use egui::{Align, Id, Layout, Rect, Ui, UiBuilder, vec2};

/// Shows the rest and then the end, with what both of them need. Both stand in the middle of the line.
pub(crate) fn line_with_end_ui<T>(
    ui: &mut Ui,
    id: Id,
    height: f32,
    both: &mut T,
    rest: impl FnOnce(&mut Ui, &mut T),
    end: impl FnOnce(&mut Ui, &mut T),
) {
    let gap = ui.spacing().item_spacing.x;
    let known: Option<f32> = ui.data(|data| data.get_temp(id));
    let width = known.unwrap_or_default();
    let (line, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), egui::Sense::hover());
    let layout = Layout::left_to_right(Align::Center);
    let room = line.with_max_x((line.max.x - width - gap).max(line.min.x));
    ui.scope_builder(UiBuilder::new().max_rect(room).layout(layout), |ui| {
        rest(ui, both);
    });
    end_ui(ui, id, known, line, |ui| end(ui, both));
}

/// The same beside something of several lines, which stand one below the other.
pub(crate) fn lines_with_end_ui<T>(
    ui: &mut Ui,
    id: Id,
    both: &mut T,
    lines: impl FnOnce(&mut Ui, &mut T),
    end: impl FnOnce(&mut Ui, &mut T),
) {
    let gap = ui.spacing().item_spacing.x;
    let known: Option<f32> = ui.data(|data| data.get_temp(id));
    let all = ui.available_rect_before_wrap();
    let width = known.unwrap_or_default();
    let room = all.with_max_x((all.max.x - width - gap).max(all.min.x));
    let down = Layout::top_down(Align::Min);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(room).layout(down), |ui| {
        lines(ui, both);
    });
    let least = all.min.y + ui.spacing().interact_size.y;
    let line = all.with_max_y(shown.response.rect.max.y.max(least));
    end_ui(ui, id, known, line, |ui| end(ui, both));
}

/// Shows the end of the line, and remembers how wide it is.
fn end_ui(ui: &mut Ui, id: Id, known: Option<f32>, line: Rect, end: impl FnOnce(&mut Ui)) {
    let width = known.unwrap_or_default();
    let place = Rect::from_min_max(line.right_top() - vec2(width, 0.0), line.max);
    let needed = shown_in(ui, place, known.is_some(), end);
    remember(ui, id, known, needed);
}

/// Shows something in its place, and tells how wide it is. What is only measured makes nothing wider: a
/// panel would be laid out for it, and the board beside that. In both cases everything in it has the same
/// name, or a click on what was there when it was measured would reach nobody.
pub(crate) fn shown_in(ui: &mut Ui, place: Rect, is_known: bool, add: impl FnOnce(&mut Ui)) -> f32 {
    let layout = Layout::left_to_right(Align::Center);
    let builder = UiBuilder::new().max_rect(place).layout(layout);
    if is_known {
        let shown = ui.scope_builder(builder, add);
        // As many names as a child takes.
        ui.skip_ahead_auto_ids(1);
        return shown.response.rect.width();
    }
    let mut measured = ui.new_child(builder);
    add(&mut measured);
    measured.min_rect().width()
}

/// Shows the rest, and directly behind it the end, which has the room that it needs. Both stand in the
/// middle of the line; the layout goes from the left to the right.
pub(crate) fn line_and_behind_ui<T>(
    ui: &mut Ui,
    id: Id,
    both: &mut T,
    rest: impl FnOnce(&mut Ui, &mut T),
    behind: impl FnOnce(&mut Ui, &mut T),
) {
    let gap = ui.spacing().item_spacing.x;
    let known: Option<f32> = ui.data(|data| data.get_temp(id));
    let layout = Layout::left_to_right(Align::Center);
    let all = ui.available_rect_before_wrap();
    let width = known.unwrap_or_default();
    let room = all.with_max_x((all.max.x - width - gap).max(all.min.x));
    ui.scope_builder(UiBuilder::new().max_rect(room).layout(layout), |ui| {
        rest(ui, both);
    });
    let left = ui.available_rect_before_wrap();
    let needed = shown_in(ui, left, known.is_some(), |ui| behind(ui, both));
    remember(ui, id, known, needed);
}

/// How wide the end is; the first time everything is laid out again.
fn remember(ui: &Ui, id: Id, known: Option<f32>, needed: f32) {
    if known.is_none_or(|known| (known - needed).abs() > 0.5) {
        ui.data_mut(|data| data.insert_temp(id, needed));
        ui.ctx().request_discard("line-with-end");
    }
}
