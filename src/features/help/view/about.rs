//! The dialog about the program: its version, and a searchable list of its libraries with their licences.

use crate::model::state::{Dialog, State};
use crate::view::{Actions, UiState, close_foot_ui};
use crate::widgets::bounded::WORDS;
use crate::widgets::floating::widened;
use crate::widgets::labels::announce;
use crate::widgets::picker::{Picker, PickerList, STEPS, SearchField};
use crate::widgets::style::{CONTROL_HEIGHT, CORNER, GAP, KNOWN_ROW, KNOWN_WIDTH, palette, target};
use egui::{
    Id, Layout, Rect, Response, RichText, Role, ScrollArea, Sense, TextEdit, TextStyle,
    TextWrapMode, Ui, Vec2, WidgetInfo, WidgetText, pos2, vec2,
};
use tabiya_cli::about::{Library, full_version, licences};
use tabiya_text::{count_text, tr, tr_with};

/// The height of the parts above and below the list.
const AROUND_LIST: f32 = 330.0;
const LIST_HEIGHT: f32 = 320.0;
/// The list's share of the width.
const LIST_PART: f32 = 0.4;
/// The space before the text of a row.
const PADDING: f32 = 8.0;

/// The memory of the dialog while it is open.
#[derive(Debug, Default)]
pub(crate) struct AboutDialog {
    /// Selects the row whose licence is shown.
    picker: Picker,
    found: Vec<&'static Library>,
}

impl AboutDialog {
    fn open(&mut self) {
        *self = Self::default();
        self.find();
    }

    fn find(&mut self) {
        let typed = self.picker.text.trim().to_lowercase();
        let is_meant = |library: &&Library| {
            let Library { name, licence, .. } = library;
            name.to_lowercase().contains(&typed) || licence.to_lowercase().contains(&typed)
        };
        self.found = licences().libraries.iter().filter(is_meant).collect();
        self.picker.begin_list();
    }
}

/// The id of the search field.
fn field_id() -> Id {
    Id::unique("about field")
}

/// Shows the dialog.
pub(crate) fn about_ui(ui: &mut Ui, _state: &State, ui_state: &mut UiState, actions: &mut Actions) {
    let is_new = ui_state.modal_focus_wanted;
    let dialog = ui_state.part::<AboutDialog>();
    if is_new {
        dialog.open();
    }
    let window = widened(ui, KNOWN_WIDTH);
    ui.heading("Tabiya");
    ui.label(tr("about-text"));
    ui.label(tr_with(
        "about-version",
        &[("version", full_version().into())],
    ));
    ui.label(tr("about-licence"));
    ui.add_space(GAP);
    ui.label(tr("about-libraries"));
    field_ui(ui, dialog);
    let height = LIST_HEIGHT.min(window.y - AROUND_LIST).max(CONTROL_HEIGHT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let down = Layout::top_down(egui::Align::Min);
        let list = vec2(ui.available_width() * LIST_PART, height);
        ui.allocate_ui_with_layout(list, down, |ui| list_ui(ui, dialog, list));
        ui.add_space(2.0 * GAP);
        let licence = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(licence, down, |ui| licence_ui(ui, dialog, height));
    });
    count_ui(ui, dialog);
    close_foot_ui(ui, Dialog::About, ui_state, actions);
}

fn field_ui(ui: &mut Ui, dialog: &mut AboutDialog) {
    let field = SearchField {
        name: tr("about-field"),
        tip: tr("about-field"),
        hint: tr("about-hint"),
        most: WORDS,
    };
    let typed = dialog.picker.field_ui(ui, field_id(), false, field);
    if typed.field.changed() {
        dialog.find();
    }
    dialog.picker.go(typed, dialog.found.len(), STEPS);
}

/// Shows the licence of the chosen library as text that can be selected and navigated by keyboard.
fn licence_ui(ui: &mut Ui, dialog: &AboutDialog, height: f32) {
    let Some(library) = dialog.found.get(dialog.picker.chosen()) else {
        return;
    };
    let Library {
        name,
        version,
        licence,
        ..
    } = library;
    let mut texts: Vec<_> = licences().texts_of(library).collect();
    let no_text = tr("about-no-text");
    if texts.is_empty() {
        texts.push(&no_text);
    }
    let rule = format!("\n\n{}\n\n", "–".repeat(24));
    let text = format!("{name} {version}\n{licence}\n\n{}", texts.join(&rule));
    ScrollArea::vertical()
        // The licence of another library scrolls from its beginning.
        .id_salt(("licence", name, version))
        .max_height(height)
        .min_scrolled_height(height)
        .auto_shrink(false)
        .show(ui, |ui| {
            let mut text = text.as_str();
            let field = TextEdit::multiline(&mut text)
                .id_salt(("licence text", name, version))
                .font(TextStyle::Small)
                .desired_width(f32::INFINITY);
            ui.add(field).accessible_name(tr_with(
                "about-licence-of",
                &[("library", name.as_str().into())],
            ));
        });
}

fn count_ui(ui: &mut Ui, dialog: &AboutDialog) {
    let count = dialog.found.len() as u64;
    let variables = [
        ("number", count.into()),
        ("count", count_text(count).into()),
    ];
    let text = tr_with("about-count", &variables);
    let label = ui.label(RichText::new(&text).small().weak());
    announce(ui, &label, &text);
}

/// Shows the list.
fn list_ui(ui: &mut Ui, dialog: &mut AboutDialog, size: Vec2) {
    ui.set_width(size.x);
    let ground = Rect::from_min_size(ui.cursor().min, size);
    let color = ui.visuals().extreme_bg_color;
    ui.painter().rect_filled(ground, CORNER, color);
    let list = PickerList {
        id: Id::unique("about list"),
        name: tr("about-list"),
        height: size.y,
        when_empty: String::new(),
    };
    let AboutDialog { picker, found } = dialog;
    let row_ui = |ui: &mut Ui, place: usize, is_chosen| row_ui(ui, found[place], is_chosen);
    let clicked = picker.list_ui(ui, field_id(), list, found.len(), row_ui);
    if let Some(clicked) = clicked {
        picker.go_to(ui, field_id(), clicked.place);
    }
}

fn row_ui(ui: &mut Ui, library: &Library, is_chosen: bool) -> Response {
    let size = vec2(ui.available_width(), target(ui.style(), KNOWN_ROW));
    // The keyboard focus stays in the search field.
    let (rect, row) = ui.allocate_exact_size(size, Sense::CLICK);
    let name = format!("{} {}", library.name, library.version);
    row.widget_info(|| {
        let name = format!("{name}: {}", library.licence);
        WidgetInfo::selected(Role::ListBoxOption, true, is_chosen, name)
    });
    if !ui.is_rect_visible(rect) {
        return row;
    }
    let mut color = ui.visuals().text_color();
    if is_chosen {
        let colors = palette(ui.visuals());
        ui.painter().rect_filled(rect, CORNER, colors.chosen);
        color = colors.chosen_text;
    } else if row.hovered() {
        ui.painter()
            .rect_filled(rect, CORNER, ui.visuals().faint_bg_color);
    }
    let inner = rect.shrink2(vec2(PADDING, 0.0));
    let font = TextStyle::Body.resolve(ui.style());
    let text = WidgetText::from(RichText::new(name).color(color));
    let galley = text.into_galley(ui, Some(TextWrapMode::Truncate), inner.width(), font);
    let top = inner.center().y - galley.size().y / 2.0;
    ui.painter().galley(pos2(inner.left(), top), galley, color);
    row
}
