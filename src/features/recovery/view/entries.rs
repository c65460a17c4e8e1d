//! The list of entries: a row for each file, with the age of its journal and the number of changes in it.

use crate::features::recovery::model::{CrashRecovery, Recovery};
use crate::model::action::{Action, RecoveryAction};
use crate::view::Actions;
use crate::widgets::line_pair::step;
use crate::widgets::style::{CORNER, RECOVERY_ROW, palette};
use crate::widgets::virtual_list::{ListShape, VirtualList, Visible};
use egui::{
    Align2, Color32, FontId, Id, Key, Modifiers, Rect, Response, RichText, Role, Sense, Stroke,
    StrokeKind, TextStyle, TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo, WidgetText, pos2, vec2,
};
use std::path::Path;
use std::time::SystemTime;
use tabiya_lines::recovery::LineChanges;
use tabiya_text::{counted, listed, tr, tr_with};

const PADDING: f32 = 8.0;

/// The content of a row.
struct Entry {
    name: String,
    /// The folder, or a text in its place.
    place: String,
    age: Option<String>,
    /// The text for screen readers.
    spoken: String,
    /// The whole path.
    tip: String,
}

/// The scroll position of the list.
#[derive(Debug, Default)]
pub(super) struct RecoveryEntries {
    list: VirtualList,
    /// The entry that was selected in the last frame.
    shown: Option<usize>,
}

/// Shows the list. Returns whether the user wants to discard the selected entry.
pub(super) fn entries_ui(
    ui: &mut Ui,
    recovery: &Recovery,
    entries: &mut RecoveryEntries,
    size: Vec2,
    wants_keyboard: bool,
    actions: &mut Actions,
) -> bool {
    let (outer, _) = ui.allocate_exact_size(size, Sense::hover());
    let id = Id::unique("recovery list");
    let list = ui.interact(outer, id, Sense::HOVER | Sense::FOCUSABLE);
    list.widget_info(|| WidgetInfo::labeled(Role::ListBox, true, tr("recovery-list")));
    if wants_keyboard {
        list.request_focus();
    }
    ui.painter()
        .rect_filled(outer, CORNER, ui.visuals().extreme_bg_color);
    let shape = ListShape {
        places: recovery.count() as u64,
        columns: 1,
        pitch: RECOVERY_ROW,
    };
    let chosen = recovery.chosen;
    let is_another = entries.shown.replace(chosen) != Some(chosen);
    let wanted = is_another.then_some(chosen as u64);
    let name_of = |place: u64| entry(recovery, place).map_or_else(String::new, |entry| entry.name);
    let visible = entries
        .list
        .ui(ui, outer, shape, wanted, &tr("recovery-bar"), &name_of);
    let asks_to_discard = keys(ui, &list, recovery, visible.page(), actions);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(visible.view));
    inside.set_clip_rect(visible.view.intersect(ui.clip_rect()));
    rows_ui(&mut inside, recovery, &list, &visible, actions);
    asks_to_discard
}

/// Handles the keys. Returns whether the user wants to discard the selected entry.
fn keys(ui: &Ui, list: &Response, recovery: &Recovery, page: u64, actions: &mut Actions) -> bool {
    if !list.has_focus() {
        return false;
    }
    let last = (recovery.count() as u64).saturating_sub(1);
    if let Some(to) = step(ui, list, recovery.chosen as u64, last, page) {
        choose(to, actions);
    }
    ui.input_mut(|input| {
        if input.consume_key(Modifiers::NONE, Key::Enter) {
            actions.push(Action::from(RecoveryAction::Recover));
        }
        input.consume_key(Modifiers::NONE, Key::Delete)
    })
}

fn choose(place: u64, actions: &mut Actions) {
    if let Ok(place) = usize::try_from(place) {
        actions.push(Action::from(RecoveryAction::Choose(place)));
    }
}

fn rows_ui(
    ui: &mut Ui,
    recovery: &Recovery,
    list: &Response,
    visible: &Visible,
    actions: &mut Actions,
) {
    for place in visible.places() {
        let Some(entry) = entry(recovery, place) else {
            continue;
        };
        let is_chosen = recovery.chosen as u64 == place;
        let row = ui.interact(visible.rect(place), list.id.with(place), Sense::CLICK);
        if is_chosen {
            let current = row.id.accesskit_id();
            ui.ctx()
                .accesskit_node_builder(list.id, |node| node.set_active_descendant(current));
        }
        row.widget_info(|| {
            WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, &entry.spoken)
        });
        paint_row(ui, &row, &entry, is_chosen, list.has_focus());
        if row.clicked() {
            list.request_focus();
            choose(place, actions);
        }
        row.on_hover_text(&entry.tip);
    }
}

fn entry(recovery: &Recovery, place: u64) -> Option<Entry> {
    let place = usize::try_from(place).ok()?;
    if let Some(left) = recovery.left.get(place) {
        return Some(entry_of(left));
    }
    let folder = recovery.unreadable.get(place - recovery.left.len())?;
    Some(unreadable_entry(folder))
}

fn entry_of(left: &CrashRecovery) -> Entry {
    let head = &left.found.head;
    let age = age_text(left.found.written);
    let name = one_line(&head.name);
    let mut variables = vec![("name", name.clone().into()), ("age", age.clone().into())];
    let folder = head.path.as_deref().and_then(Path::parent);
    let folder = folder.map(|folder| one_line(&folder.to_string_lossy()));
    let spoken = match &folder {
        Some(folder) => {
            variables.push(("folder", folder.clone().into()));
            tr_with("recovery-entry", &variables)
        }
        None => tr_with("recovery-entry-untitled", &variables),
    };
    let tip = match &head.path {
        Some(path) => one_line(&path.to_string_lossy()),
        None => format!("{name} · {}", tr("recovery-no-file")),
    };
    Entry {
        name,
        place: folder.unwrap_or_else(|| tr("recovery-no-file")),
        age: Some(age),
        spoken,
        tip,
    }
}

fn unreadable_entry(folder: &Path) -> Entry {
    let path = one_line(&folder.to_string_lossy());
    Entry {
        name: tr("recovery-unreadable"),
        spoken: tr_with(
            "recovery-entry-unreadable",
            &[("folder", path.clone().into())],
        ),
        tip: path.clone(),
        place: path,
        age: None,
    }
}

/// Replaces control characters, because file names may contain any character.
pub(super) fn one_line(text: &str) -> String {
    let printable = |letter: char| if letter.is_control() { ' ' } else { letter };
    text.chars().map(printable).collect()
}

fn paint_row(ui: &Ui, row: &Response, entry: &Entry, is_chosen: bool, has_keyboard: bool) {
    let colors = palette(ui.visuals());
    let ground = row.rect.shrink2(vec2(2.0, 1.0));
    let (strong, weak) = if is_chosen {
        ui.painter().rect_filled(ground, CORNER, colors.chosen);
        if has_keyboard {
            let stroke = Stroke::new(1.5, colors.accent);
            ui.painter()
                .rect_stroke(ground, CORNER, stroke, StrokeKind::Inside);
        }
        (colors.chosen_text, colors.chosen_text)
    } else {
        if row.hovered() {
            let faint = ui.visuals().faint_bg_color;
            ui.painter().rect_filled(ground, CORNER, faint);
        }
        let visuals = ui.visuals();
        (visuals.strong_text_color(), visuals.weak_text_color())
    };
    let inner = row.rect.shrink2(vec2(PADDING, 7.0));
    let body = TextStyle::Body.resolve(ui.style());
    let small = TextStyle::Small.resolve(ui.style());
    let line = |number: f32| {
        let height = inner.height() / 3.0;
        let top = inner.top() + number * height;
        Rect::from_min_max(pos2(inner.left(), top), pos2(inner.right(), top + height))
    };
    paint_text(ui, line(0.0), &entry.name, body, strong);
    let place = without_beginning(ui, &entry.place, &small, inner.width());
    paint_text(ui, line(1.0), &place, small.clone(), weak);
    if let Some(age) = &entry.age {
        paint_text(ui, line(2.0), age, small, weak);
    }
}

/// Paints a line of text, cut at the end of the space.
fn paint_text(ui: &Ui, line: Rect, text: &str, font: FontId, color: Color32) {
    let text = WidgetText::from(RichText::new(text).font(font.clone()).color(color));
    let wrap = Some(TextWrapMode::Truncate);
    let galley = text.into_galley(ui, wrap, line.width(), font);
    let place = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), line);
    ui.painter().galley(place.min, galley, color);
}

/// Cuts the beginning of a path, because its end distinguishes folders.
fn without_beginning(ui: &Ui, path: &str, font: &FontId, room: f32) -> String {
    let fits = |text: &str| {
        let text = text.to_owned();
        let galley =
            ui.fonts_mut(|fonts| fonts.layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER));
        galley.size().x <= room
    };
    if fits(path) {
        return path.to_owned();
    }
    let ends = path.match_indices('/').skip(1);
    let shortened = ends.map(|(at, _)| format!("…{}", path.get(at..).unwrap_or_default()));
    let mut shortened = shortened.take(100);
    shortened
        .find(|text| fits(text))
        .unwrap_or_else(|| path.to_owned())
}

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// The age, such as `2 minutes ago`.
pub(crate) fn age_text(written: SystemTime) -> String {
    let seconds = match written.elapsed() {
        Ok(age) => age.as_secs(),
        // The clocks of two machines always differ slightly.
        Err(to_come) if to_come.duration().as_secs() < MINUTE => 0,
        Err(_) => return tr("recovery-to-come"),
    };
    match seconds {
        0..MINUTE => tr("recovery-now"),
        MINUTE..HOUR => tr_with("recovery-minutes", &counted(seconds / MINUTE)),
        HOUR..DAY => tr_with("recovery-hours", &counted(seconds / HOUR)),
        _ => tr_with("recovery-days", &counted(seconds / DAY)),
    }
}

/// The changes, such as `3 positions changed, 1 added, lines in another order`.
pub(super) fn changes_text(changes: &LineChanges) -> String {
    let mut parts = Vec::new();
    let kinds = [
        (changes.changed, "recovery-changed", "recovery-changed"),
        (changes.added, "recovery-added-alone", "recovery-added"),
        (
            changes.removed,
            "recovery-removed-alone",
            "recovery-removed",
        ),
    ];
    for (count, alone, behind) in kinds {
        if 0 < count {
            let id = if parts.is_empty() { alone } else { behind };
            parts.push(tr_with(id, &counted(count)));
        }
    }
    if changes.is_reordered {
        parts.push(tr("recovery-reordered"));
    }
    listed(&parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn an_age_is_given_in_the_largest_full_unit() {
        let ages = [
            (0, "a moment ago"),
            (59, "a moment ago"),
            (60, "a minute ago"),
            (119, "a minute ago"),
            (2 * MINUTE, "2 minutes ago"),
            (HOUR, "an hour ago"),
            (DAY - 1, "23 hours ago"),
            (DAY, "a day ago"),
            (400 * DAY, "400 days ago"),
        ];
        for (seconds, text) in ages {
            let written = SystemTime::now() - Duration::from_secs(seconds);
            assert_eq!(age_text(written), text, "{seconds}");
        }
        let to_come = SystemTime::now() + Duration::from_secs(3 * HOUR);
        assert_eq!(age_text(to_come), "date in the future");
        let almost_now = SystemTime::now() + Duration::from_secs(5);
        assert_eq!(age_text(almost_now), "a moment ago");
    }

    #[test]
    fn the_summary_of_changes_leaves_out_zero_counts() {
        let text = |changed, added, removed, is_reordered| {
            changes_text(&LineChanges {
                shown: Vec::new(),
                changed,
                added,
                removed,
                is_reordered,
            })
        };
        assert_eq!(
            text(3, 1, 2, true),
            "3 positions changed, 1 added, 2 removed, positions reordered"
        );
        assert_eq!(text(1, 0, 0, false), "1 position changed");
        assert_eq!(text(0, 12_345, 0, false), "12,345 positions added");
        assert_eq!(text(0, 0, 1, false), "1 position removed");
        assert_eq!(text(0, 0, 0, true), "positions reordered");
    }
}
