//! A page of text. The wheel scrolls it, and keys scroll it while it has the keyboard focus.

use crate::features::help::model::help_page::HelpPage;
use crate::widgets::style::SCROLL_BAR_SPACE;
use egui::{EventFilter, Id, Key, Modifiers, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};
use tabiya_text::tr;

/// The distance that an arrow key scrolls, in points.
const LINE: f32 = 24.0;

/// Shows the page.
pub(super) fn text_page_ui(ui: &mut Ui, page: HelpPage, add: impl FnOnce(&mut Ui)) {
    let id = Id::unique(("help page", page));
    let whole = ui.available_rect_before_wrap();
    let text = ui.interact(whole, id, Sense::HOVER | Sense::FOCUSABLE);
    text.widget_info(|| WidgetInfo::labeled(Role::Document, true, tr("menu-help")));
    let by = if text.has_focus() {
        let filter = EventFilter {
            vertical_arrows: true,
            escape: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        points_by_keys(ui, whole.height())
    } else {
        0.0
    };
    ScrollArea::vertical()
        .id_salt(id)
        .auto_shrink(false)
        .show(ui, |ui| {
            // The scroll bar is beside the words, not on top of them.
            ui.set_max_width(ui.available_width() - SCROLL_BAR_SPACE);
            ui.scroll_with_delta(vec2(0.0, -by));
            add(ui);
        });
}

fn points_by_keys(ui: &Ui, page: f32) -> f32 {
    let far = 1e6;
    let keys = [
        (Key::ArrowDown, LINE),
        (Key::ArrowUp, -LINE),
        (Key::Space, page - LINE),
        (Key::End, far),
        (Key::Home, -far),
    ];
    let pressed =
        |key: Key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key)) as f32;
    keys.into_iter().map(|(key, by)| by * pressed(key)).sum()
}
