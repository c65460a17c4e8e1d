//! What the program is, and the libraries in it: found by what one types, with their licences.

mod list;

use crate::about::{Library, full_version, licences};
use crate::text::{count_text, tr, tr_with};
use crate::ui::announce::announce;
use crate::ui::bounded::{Bounded, WORDS};
use crate::ui::list_keys::{place_after, take_list_keys};
use crate::ui::roomy_modal::laid_out_for;
use crate::ui::style::{CONTROL_HEIGHT, DIALOG_MARGIN, GAP, KNOWN_WIDTH, target};
use crate::ui::tips::Tip as _;
use egui::{Id, Key, Layout, RichText, ScrollArea, TextEdit, TextStyle, Ui, vec2};

/// What stands above and below the list.
const AROUND_LIST: f32 = 330.0;
const LIST_HEIGHT: f32 = 320.0;
/// The list's part of the width.
const LIST_PART: f32 = 0.4;

/// What is remembered while the sheet is open.
#[derive(Debug, Default)]
pub(in crate::ui) struct AboutSheet {
    typed: String,
    found: Vec<&'static Library>,
    /// The row whose licence is shown.
    chosen: usize,
    /// Whether that row is to be seen.
    show_chosen: bool,
}

impl AboutSheet {
    fn open(&mut self) {
        *self = Self::default();
        self.find();
    }

    fn find(&mut self) {
        let typed = self.typed.trim().to_lowercase();
        let is_meant = |library: &&Library| {
            let Library { name, licence, .. } = library;
            name.to_lowercase().contains(&typed) || licence.to_lowercase().contains(&typed)
        };
        self.found = licences().libraries.iter().filter(is_meant).collect();
        self.chosen = 0;
        self.show_chosen = true;
    }

    fn choose(&mut self, place: usize) {
        self.chosen = place.min(self.found.len().saturating_sub(1));
        self.show_chosen = true;
    }

    fn press(&mut self, key: Key) {
        let last = self.found.len().saturating_sub(1);
        if let Some(place) = place_after(key, self.chosen, last) {
            self.choose(place);
        }
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
    let pressed = if ui.memory(|memory| memory.has_focus(field_id())) {
        take_list_keys(ui)
    } else {
        Vec::new()
    };
    let mut bounded = Bounded::new(ui, &mut sheet.typed, WORDS);
    let field = TextEdit::singleline(&mut bounded)
        .id(field_id())
        .hint_text(tr("about-hint"))
        .desired_width(f32::INFINITY)
        .min_size(vec2(0.0, target(ui.style(), CONTROL_HEIGHT)))
        .align(egui::Align2::LEFT_CENTER);
    let field = ui.add(field).accessible_name(tr("about-field"));
    let field = field.field_tip(tr("about-field"));
    if field.changed() {
        sheet.find();
    }
    // What was typed in the same frame counts before the keys behind it.
    for key in pressed {
        sheet.press(key);
    }
}

/// The licence of the chosen library: text that can be selected and gone through by keys.
fn licence_ui(ui: &mut Ui, sheet: &AboutSheet, height: f32) {
    let Some(library) = sheet.found.get(sheet.chosen) else {
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
