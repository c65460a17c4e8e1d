//! What the program is, and the libraries in it: found by what one types, with their licences.

mod list;

use crate::about::{Library, full_version, licences};
use crate::text::{count_text, tr, tr_with};
use crate::ui::bounded::WORDS;
use crate::ui::labels::announce;
use crate::ui::picker::{Picker, STEPS, SearchField};
use crate::ui::roomy_modal::laid_out_for;
use crate::ui::style::{CONTROL_HEIGHT, DIALOG_MARGIN, GAP, KNOWN_WIDTH};
use egui::{Id, Layout, RichText, ScrollArea, TextEdit, TextStyle, Ui, vec2};

/// What stands above and below the list.
const AROUND_LIST: f32 = 330.0;
const LIST_HEIGHT: f32 = 320.0;
/// The list's part of the width.
const LIST_PART: f32 = 0.4;

/// What is remembered while the sheet is open.
#[derive(Debug, Default)]
pub(in crate::ui) struct AboutSheet {
    /// The chosen row is the one whose licence is shown.
    picker: Picker,
    found: Vec<&'static Library>,
}

impl AboutSheet {
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

/// The field in which one types what is looked for.
fn field_id() -> Id {
    Id::unique("about field")
}

/// Shows the sheet, but for the button that closes it.
pub(super) fn about_ui(ui: &mut Ui, sheet: &mut AboutSheet, is_new: bool) {
    if is_new {
        sheet.open();
    }
    let window = laid_out_for(ui);
    let width = window.x - 2.0 * f32::from(DIALOG_MARGIN) - 4.0 * GAP;
    ui.set_width(width.min(KNOWN_WIDTH));
    ui.heading("Tabiya");
    ui.label(tr("about-text"));
    ui.label(tr_with(
        "about-version",
        &[("version", full_version().into())],
    ));
    ui.label(tr("about-licence"));
    ui.add_space(GAP);
    ui.label(tr("about-libraries"));
    field_ui(ui, sheet);
    let height = LIST_HEIGHT.min(window.y - AROUND_LIST).max(CONTROL_HEIGHT);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let down = Layout::top_down(egui::Align::Min);
        let list = vec2(ui.available_width() * LIST_PART, height);
        ui.allocate_ui_with_layout(list, down, |ui| list::list_ui(ui, sheet, list));
        ui.add_space(2.0 * GAP);
        let licence = vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(licence, down, |ui| licence_ui(ui, sheet, height));
    });
    count_ui(ui, sheet);
}

fn field_ui(ui: &mut Ui, sheet: &mut AboutSheet) {
    let field = SearchField {
        name: tr("about-field"),
        tip: tr("about-field"),
        hint: tr("about-hint"),
        most: WORDS,
    };
    let typed = sheet.picker.field_ui(ui, field_id(), false, field);
    if typed.field.changed() {
        sheet.find();
    }
    sheet.picker.go(typed, sheet.found.len(), STEPS);
}

/// The licence of the chosen library: text that can be selected and gone through by keys.
fn licence_ui(ui: &mut Ui, sheet: &AboutSheet, height: f32) {
    let Some(library) = sheet.found.get(sheet.picker.chosen()) else {
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
        // Another library's begins at its beginning.
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

fn count_ui(ui: &mut Ui, sheet: &AboutSheet) {
    let count = sheet.found.len() as u64;
    let variables = [
        ("number", count.into()),
        ("count", count_text(count).into()),
    ];
    let text = tr_with("about-count", &variables);
    let label = ui.label(RichText::new(&text).small().weak());
    announce(ui, &label, &text);
}
