//! The FEN in large letters. It is one Tab stop; arrow keys move from part to part.

use super::pointing::Help;
use crate::widgets::style::{HELP_FONT, HELP_PADDING, palette};
use egui::text::LayoutJob;
use egui::{
    Color32, CornerRadius, EventFilter, Galley, Id, Key, Modifiers, Rect, Response, Role, Sense,
    Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use std::sync::Arc;
use tabiya_notation::explain::{FenPart, FieldMeaning};
use tabiya_text::tr;

/// The maximum number of characters shown of a long part.
const MAX_SHOWN: usize = 20;

/// The id of the FEN as a whole, which takes the keyboard focus.
pub(super) fn parts_id() -> Id {
    Id::unique("parts of the FEN")
}

/// A part with its place.
struct Placed {
    galley: Arc<Galley>,
    /// The rectangle, relative to the upper left corner of all parts.
    rect: Rect,
}

/// Shows the parts.
pub(super) fn parts_ui(ui: &mut Ui, help: &mut Help, wants_focus: bool) {
    if help.explained.parts().is_empty() {
        return;
    }
    let padding = vec2(HELP_PADDING, HELP_PADDING);
    let width = ui.available_width();
    let placed = placed(ui, help, width - 2.0 * padding.x);
    let height = placed
        .iter()
        .map(|part| part.rect.max.y)
        .fold(0.0, f32::max);
    let size = vec2(width, height + 2.0 * padding.y);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let whole = ui.interact(rect, parts_id(), Sense::CLICK | Sense::FOCUSABLE);
    whole.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, tr("help-parts")));
    if wants_focus {
        whole.request_focus();
    }
    let corner = rect.min + padding;
    let rects: Vec<_> = placed
        .iter()
        .map(|part| part.rect.translate(corner.to_vec2()))
        .collect();
    mouse_ui(ui, help, &whole, &rects);
    keys_ui(ui, help, &whole);
    paint(ui, help, rect, &placed, &rects);
    for (number, rect) in rects.into_iter().enumerate() {
        let part = ui.interact(rect, parts_id().with(number), Sense::hover());
        let is_current = help.pointing.current() == Some(number);
        part.widget_info(|| {
            let name = help.explained.name(number);
            WidgetInfo::selected(Role::ListBoxOption, true, is_current, name)
        });
    }
}

/// Lays out the parts. Ranks and fields stay together if there is room.
fn placed(ui: &Ui, help: &Help, width: f32) -> Vec<Placed> {
    let parts = help.explained.parts();
    let galleys: Vec<_> = (0..parts.len())
        .map(|number| ui.fonts_mut(|fonts| fonts.layout_job(job_of(ui, help, number))))
        .collect();
    let mut placed: Vec<Placed> = Vec::new();
    let (mut x, mut y) = (0.0, 0.0);
    let line = galleys.iter().map(|one| one.size().y).fold(0.0, f32::max);
    for (number, galley) in galleys.iter().enumerate() {
        let begins = number == 0 || parts.get(number - 1).is_some_and(ends_group);
        let rest = galleys.iter().zip(parts).skip(number);
        let group: f32 = if begins {
            let mut group = 0.0;
            for (galley, part) in rest {
                if is_blank(part) {
                    break;
                }
                group += galley.size().x;
                if ends_group(part) {
                    break;
                }
            }
            group
        } else {
            galley.size().x
        };
        let needed = if group <= width {
            group
        } else {
            galley.size().x
        };
        let is_blank = parts.get(number).is_some_and(is_blank);
        if x > 0.0 && x + needed > width + 0.5 && !is_blank {
            (x, y) = (0.0, y + line);
        }
        let size = vec2(galley.size().x, line);
        placed.push(Placed {
            galley: Arc::clone(galley),
            rect: Rect::from_min_size(pos2(x, y), size),
        });
        x += size.x;
    }
    placed
}

fn is_blank(part: &FenPart) -> bool {
    matches!(
        part.meaning,
        FieldMeaning::NextField | FieldMeaning::StrayBlank
    )
}

fn ends_group(part: &FenPart) -> bool {
    matches!(
        part.meaning,
        FieldMeaning::NextRank { .. } | FieldMeaning::NextField | FieldMeaning::StrayBlank
    )
}

fn job_of(ui: &Ui, help: &Help, number: usize) -> LayoutJob {
    let characters = help.explained.characters(number, MAX_SHOWN);
    LayoutJob::simple_singleline(characters, HELP_FONT, color_of(ui, help, number))
}

fn color_of(ui: &Ui, help: &Help, number: usize) -> Color32 {
    let palette = palette(ui.visuals());
    let meaning = help.explained.part(number).map(|part| part.meaning);
    match meaning {
        _ if help.pointing.current() == Some(number) => palette.chosen_text,
        Some(FieldMeaning::Unreadable(_)) => palette.error,
        Some(FieldMeaning::NextRank { .. } | FieldMeaning::Tail | FieldMeaning::Rest) => {
            palette.weak_text
        }
        _ => palette.strong_text,
    }
}

fn mouse_ui(ui: &Ui, help: &mut Help, whole: &Response, rects: &[Rect]) {
    let at = |pos| rects.iter().position(|rect: &Rect| rect.contains(pos));
    let pos = ui.input(|input| input.pointer.hover_pos());
    let is_pressed = ui.input(|input| input.pointer.any_pressed());
    if whole.hovered() && is_pressed {
        whole.request_focus();
    }
    if let Some(part) = pos.filter(|_| whole.hovered()).and_then(at) {
        help.pointing.point(Some(part));
        if is_pressed {
            // A finger does not hover, so a touch selects the part, and the keys continue from there.
            help.cursor = part;
        }
    }
}

fn keys_ui(ui: &Ui, help: &mut Help, whole: &Response) {
    let last = help.explained.parts().len().saturating_sub(1);
    help.cursor = help.cursor.min(last);
    if !whole.has_focus() {
        return;
    }
    let filter = EventFilter {
        tab: false,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(parts_id(), filter));
    let keys = [
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowDown,
        Key::Home,
        Key::End,
    ];
    for key in keys {
        let count = ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
        for _ in 0..count {
            help.cursor = after(help, key).min(last);
        }
    }
    help.pointing.type_at(Some(help.cursor));
    let current = parts_id().with(help.cursor).accesskit_id();
    ui.ctx()
        .accesskit_node_builder(parts_id(), |node| node.set_active_descendant(current));
}

/// The part that a key moves to. Up and Down move to the beginning of a rank or a field.
fn after(help: &Help, key: Key) -> usize {
    let parts = help.explained.parts();
    let begins = |number: &usize| {
        number
            .checked_sub(1)
            .is_none_or(|before| parts.get(before).is_some_and(ends_group))
    };
    match key {
        Key::ArrowLeft => help.cursor.saturating_sub(1),
        Key::ArrowRight => help.cursor + 1,
        Key::ArrowUp => (0..help.cursor).rev().find(begins).unwrap_or(0),
        Key::ArrowDown => {
            let next = (help.cursor + 1..parts.len()).find(begins);
            next.unwrap_or(help.cursor)
        }
        Key::Home => 0,
        _ => usize::MAX,
    }
}

fn paint(ui: &Ui, help: &Help, whole: Rect, placed: &[Placed], rects: &[Rect]) {
    let palette = palette(ui.visuals());
    let painter = ui.painter();
    let edge = Stroke::new(1.0, palette.line);
    painter.rect(
        whole,
        CornerRadius::same(3),
        palette.field,
        edge,
        StrokeKind::Inside,
    );
    for (number, (part, rect)) in placed.iter().zip(rects).enumerate() {
        let meaning = help.explained.part(number).map(|part| part.meaning);
        if help.pointing.current() == Some(number) {
            let frame = Stroke::new(1.5, palette.accent);
            let around = rect.expand2(vec2(1.0, 0.0));
            painter.rect(
                around,
                CornerRadius::same(2),
                palette.chosen,
                frame,
                StrokeKind::Outside,
            );
        } else if matches!(meaning, Some(FieldMeaning::Unreadable(_))) {
            let below = Stroke::new(2.0, palette.error);
            painter.hline(rect.x_range(), rect.bottom() - 1.0, below);
        }
        painter.galley(rect.min, Arc::clone(&part.galley), palette.strong_text);
    }
}
