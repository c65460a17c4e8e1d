//! A line whose end takes the width it needs, while the part before it takes the remaining width.
//!
//! egui would lay such a line out from the right, and then keys and screen readers would reach its end first.
//! So this module remembers the width of the end from the previous frame.

use egui::{Align, Id, Layout, Rect, Ui, UiBuilder, vec2};

/// Shows the rest and then the end, both vertically centred in the line. Both closures receive `both`.
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

/// Shows the end of the line and remembers its width.
fn end_ui(ui: &mut Ui, id: Id, known: Option<f32>, line: Rect, end: impl FnOnce(&mut Ui)) {
    let width = known.unwrap_or_default();
    let place = Rect::from_min_max(line.right_top() - vec2(width, 0.0), line.max);
    let needed = shown_in(ui, place, known.is_some(), end);
    remember(ui, id, known, needed);
}

/// Shows something at its place and returns its width. If the width is not known yet, this measures in a child
/// that does not enlarge its parent: otherwise the panel, and the board beside it, would be laid out for it. The
/// widgets have the same ids in both cases, so that a click on a measured one still arrives.
pub(crate) fn shown_in(ui: &mut Ui, place: Rect, is_known: bool, add: impl FnOnce(&mut Ui)) -> f32 {
    let layout = Layout::left_to_right(Align::Center);
    let builder = UiBuilder::new().max_rect(place).layout(layout);
    if is_known {
        let shown = ui.scope_builder(builder, add);
        // A child takes one id.
        ui.skip_ahead_auto_ids(1);
        return shown.response.rect.width();
    }
    let mut measured = ui.new_child(builder);
    add(&mut measured);
    measured.min_rect().width()
}

/// Shows the rest and directly after it the end, which gets the room it needs. Both are vertically centred in
/// the line; the layout runs from left to right.
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

/// Remembers the width of the end, and has the frame laid out again if the width was unknown or has changed.
fn remember(ui: &Ui, id: Id, known: Option<f32>, needed: f32) {
    if known.is_none_or(|known| (known - needed).abs() > 0.5) {
        ui.data_mut(|data| data.insert_temp(id, needed));
        ui.ctx().request_discard("line-with-end");
    }
}
