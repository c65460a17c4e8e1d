//! The texts of a recent file, and its row in the dialog: the pin, the name and the folder, and a button that removes
//! the file.

use crate::model::state::State;
use crate::widgets::style::{CORNER, KNOWN_ROW, RECENT_BUTTON, palette, target};
use egui::{
    Button, Color32, FontId, Galley, Rect, Response, RichText, Role, Sense, TextStyle,
    TextWrapMode, Ui, WidgetInfo, WidgetText, pos2, vec2,
};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_settings::session::RecentFile;
use tabiya_text::{name_text, tr_with};

/// A recent file as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RecentEntry {
    pub(super) path: PathBuf,
    pub(super) name: String,
    pub(super) folder: String,
    pub(super) is_pinned: bool,
    /// The reason why the file cannot be opened, if one is known.
    pub(super) obstacle: Option<String>,
}

impl RecentEntry {
    fn of(state: &State, recent: &RecentFile) -> Self {
        let path = &recent.path;
        let folder = path.parent().unwrap_or(Path::new(""));
        Self {
            path: path.clone(),
            name: name_text(path.file_name().unwrap_or(path.as_os_str())),
            folder: name_text(folder),
            is_pinned: recent.is_pinned,
            obstacle: state.session.unopenable.get(path).cloned(),
        }
    }

    /// The tooltip: the whole path, or the reason why the file cannot be opened.
    pub(super) fn tip(&self) -> String {
        let path = || name_text(&self.path);
        self.obstacle.clone().unwrap_or_else(path)
    }

    /// The text beside the name: the folder in at most `letters` characters.
    pub(super) fn place(&self, letters: usize) -> String {
        let folder = without_middle(&self.folder, letters);
        match self.obstacle {
            Some(_) => tr_with("recent-not-there", &[("folder", folder.into())]),
            None => folder,
        }
    }

    /// The text for screen readers.
    pub(super) fn spoken(&self) -> String {
        let id = match (&self.obstacle, self.is_pinned) {
            (Some(_), _) => "recent-row-not-there",
            (None, true) => "recent-row-pinned",
            (None, false) => "recent-row",
        };
        let variables = [
            ("name", self.name.clone().into()),
            ("folder", self.folder.clone().into()),
        ];
        tr_with(id, &variables)
    }
}

/// The recent files that contain all these words, the pinned ones first.
pub(super) fn entries(state: &State, words: &str) -> Vec<RecentEntry> {
    let words = words.to_lowercase();
    let fits = |entry: &RecentEntry| {
        let path = name_text(&entry.path).to_lowercase();
        words.split_whitespace().all(|word| path.contains(word))
    };
    let all = state.session.recent.iter();
    let all = all.map(|recent| RecentEntry::of(state, recent));
    let mut found: Vec<_> = all.filter(fits).collect();
    // The other files keep their order.
    found.sort_by_key(|entry| !entry.is_pinned);
    found
}

/// Shortens a text to at most `letters` characters. It cuts the middle, because both ends identify a path.
pub(super) fn without_middle(text: &str, letters: usize) -> String {
    let all: Vec<char> = text.chars().collect();
    if all.len() <= letters {
        return text.to_owned();
    }
    let kept = letters.saturating_sub(1);
    let begin = kept / 3;
    let end = all.len() - (kept - begin);
    let begin = all.iter().take(begin);
    begin.chain(&['…']).chain(all.iter().skip(end)).collect()
}

const PADDING: f32 = 8.0;

/// The button of a row that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PressedButton {
    Nothing,
    Pinned,
    Forgotten,
}

/// Shows a row. Returns the button that was pressed, and the response of the rest of the row.
pub(super) fn row_ui(
    ui: &mut Ui,
    entry: &RecentEntry,
    is_chosen: bool,
) -> (PressedButton, Response) {
    let height = target(ui.style(), KNOWN_ROW);
    let side = target(ui.style(), RECENT_BUTTON);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let named = |id| tr_with(id, &[("name", entry.name.clone().into())]);
        let sign = RichText::new("📌");
        let sign = if entry.is_pinned { sign } else { sign.weak() };
        let pin = Button::selectable(entry.is_pinned, sign);
        let pin = ui.add(pin.min_size(vec2(side, height)));
        let name = named("recent-pin");
        pin.widget_info(|| WidgetInfo::selected(Role::Button, true, entry.is_pinned, &name));
        let is_pinned = pin.on_hover_text(&name).clicked();
        let size = vec2(ui.available_width() - side - 2.0, height);
        // The keyboard focus stays in the search field.
        let (rect, row) = ui.allocate_exact_size(size, Sense::CLICK);
        let spoken = entry.spoken();
        row.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, &spoken));
        if ui.is_rect_visible(rect) {
            paint(ui, &row, entry, is_chosen);
        }
        let forget = Button::new("×").frame(false).min_size(vec2(side, height));
        let name = named("recent-forget");
        let forget = ui.add(forget).accessible_name(&name).on_hover_text(&name);
        let done = match (is_pinned, forget.clicked()) {
            (true, _) => PressedButton::Pinned,
            (false, true) => PressedButton::Forgotten,
            (false, false) => PressedButton::Nothing,
        };
        (done, row.on_hover_text(entry.tip()))
    })
    .inner
}

fn paint(ui: &Ui, row: &Response, entry: &RecentEntry, is_chosen: bool) {
    let colors = palette(ui.visuals());
    let weak = ui.visuals().weak_text_color();
    let (text, weak) = if is_chosen {
        ui.painter().rect_filled(row.rect, CORNER, colors.chosen);
        (colors.chosen_text, colors.chosen_text)
    } else {
        if row.hovered() {
            let ground = ui.visuals().faint_bg_color;
            ui.painter().rect_filled(row.rect, CORNER, ground);
        }
        (ui.visuals().text_color(), weak)
    };
    let text = if entry.obstacle.is_some() { weak } else { text };
    let inner = row.rect.shrink2(vec2(PADDING, 0.0));
    let body = TextStyle::Body.resolve(ui.style());
    let small = TextStyle::Small.resolve(ui.style());
    let name = galley(ui, &entry.name, &body, text, inner.width() * 0.6);
    let place_left = inner.left() + name.size().x + 2.0 * PADDING;
    put(ui, inner.left(), inner, name, text);
    let place = fitting(ui, entry, &small, weak, inner.right() - place_left);
    put(ui, inner.right() - place.size().x, inner, place, weak);
}

/// As much of the folder as fits.
fn fitting(ui: &Ui, entry: &RecentEntry, font: &FontId, color: Color32, room: f32) -> Arc<Galley> {
    let all = galley(ui, &entry.place(usize::MAX), font, color, f32::INFINITY);
    let width = all.size().x;
    if width <= room {
        return all;
    }
    let letters = entry.folder.chars().count() as f32;
    let fitting = (letters * room / width * 0.9) as usize;
    galley(ui, &entry.place(fitting.max(4)), font, color, room)
}

/// A line of text, cut at the end of the space.
fn galley(ui: &Ui, text: &str, font: &FontId, color: Color32, room: f32) -> Arc<Galley> {
    let text = WidgetText::from(RichText::new(text).font(font.clone()).color(color));
    text.into_galley(ui, Some(TextWrapMode::Truncate), room, font.clone())
}

fn put(ui: &Ui, left: f32, inner: Rect, text: Arc<Galley>, color: Color32) {
    let top = inner.center().y - text.size().y / 2.0;
    ui.painter().galley(pos2(left, top), text, color);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shortened_path_keeps_both_ends() {
        let path = "/home/someone/chess/collections/studies/endings";
        let short = without_middle(path, 20);
        assert_eq!(short.chars().count(), 20);
        assert!(
            short.starts_with("/home") && short.ends_with("endings"),
            "{short}"
        );
        assert_eq!(without_middle("/a", 20), "/a");
        assert_eq!(without_middle("ясно", 3), "…но");
    }
}
