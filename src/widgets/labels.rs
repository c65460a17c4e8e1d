//! Labels with a particular meaning: captions, announcements for screen readers, tooltips, and monospaced text with
//! chess symbols.
//!
//! A control with a tooltip has the same text as its description for screen readers, so `tests/gui/tips.rs` walks the
//! accessibility tree and checks that each control has its tooltip with its keys; the few controls that need none are
//! listed there.
//!
//! In monospaced text, chess symbols are as wide as letters. No monospaced font of the program has them, so they come
//! from another font, in which they are wider, and boards of symbols would lose their files.

use super::style::{SMALL_CODE_FONT, bold, target};
use egui::accesskit::Live;
use egui::containers::menu::{MenuButton, MenuConfig};
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Button, CollapsingHeader, Color32, Layout, PopupCloseBehavior, Response, RichText, Role,
    Ui, WidgetInfo, vec2,
};

/// Maximum width of the popup of [`more_ui`], in points.
const MORE_WIDTH: f32 = 380.0;

/// A caption above a group of controls.
pub(crate) fn caption_ui(ui: &mut Ui, text: &str) -> Response {
    ui.label(bold(text))
}

/// Shows the heading of a panel with a button that closes it. `close_name` is that button's name for screen
/// readers, and `close_tip` its tooltip, which may mention keys. Returns whether the button was pressed.
pub(crate) fn panel_head_ui(ui: &mut Ui, title: &str, close_name: &str, close_tip: &str) -> bool {
    ui.horizontal(|ui| {
        caption_ui(ui, title);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = Button::new("×").frame(false);
            let close = ui.add(close.min_size(vec2(target(ui.style(), 0.0), 0.0)));
            let close = close.accessible_name(close_name);
            close.on_hover_text(close_tip).clicked()
        })
        .inner
    })
    .inner
}

/// Shows secondary information in small, weak text.
pub(crate) fn aside_ui(ui: &mut Ui, text: &str) -> Response {
    ui.label(RichText::new(text).small().weak())
}

/// Whether a part is initially folded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Folded {
    Yes,
    No,
}

/// Shows a part of a panel below a heading that folds it. The heading gives the number of things in the part.
pub(crate) fn fold_ui(
    ui: &mut Ui,
    salt: &str,
    text: &str,
    count: usize,
    folded: Folded,
    add: impl FnOnce(&mut Ui),
) {
    let text = match count {
        0 => text.to_owned(),
        _ => format!("{text} ({count})"),
    };
    // The id depends on `folded`, so that a part folded by hand while it was empty opens when it has contents.
    CollapsingHeader::new(bold(&text))
        .id_salt((salt, folded))
        .default_open(folded == Folded::No)
        .show_unindented(ui, add);
}

/// Makes screen readers read this text out whenever it changes.
pub(crate) fn announce(ui: &Ui, label: &Response, text: &str) {
    label.widget_info(|| WidgetInfo::labeled(Role::Status, true, text));
    ui.ctx()
        .accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
}

/// Shows a button that opens a popup with more information. The popup closes on a click outside it.
pub(crate) fn more_ui(ui: &mut Ui, text: &str, tip: String, add: impl FnOnce(&mut Ui)) {
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let button = MenuButton::new(text).config(config);
    let (response, _) = button.ui(ui, |ui| {
        ui.reset_style();
        ui.set_max_width(MORE_WIDTH);
        add(ui);
    });
    response.on_hover_text(tip);
}

/// Tooltips and descriptions of a widget.
pub(crate) trait Tip {
    /// A tooltip for a text field, hidden while the user types in it.
    fn field_tip(self, text: impl Into<String>) -> Self;
    /// A tooltip that also appears while the widget is disabled, when it is just as useful.
    fn any_tip(self, text: impl Into<String>) -> Self;
    /// A description for screen readers, for a widget that shows more than text.
    fn described(self, text: impl Into<String>) -> Self;
}

impl Tip for Response {
    fn field_tip(self, text: impl Into<String>) -> Self {
        let text = text.into();
        if self.has_focus() {
            self.described(text)
        } else {
            self.on_hover_text(text)
        }
    }

    fn any_tip(self, text: impl Into<String>) -> Self {
        let text = text.into();
        self.on_hover_text(&*text).on_disabled_hover_text(text)
    }

    fn described(self, text: impl Into<String>) -> Self {
        let text = text.into();
        self.ctx
            .accesskit_node_builder(self.id, |node| node.set_description(text));
        self
    }
}

/// The chess symbols, kings to pawns of both sides.
const SYMBOLS: std::ops::RangeInclusive<char> = '♔'..='♟';

/// Monospaced text of a label. A symbol and the space after it are together as wide as two letters.
pub(crate) fn code_text(ui: &Ui, text: &str) -> LayoutJob {
    let mut job = LayoutJob::default();
    let format = TextFormat::simple(SMALL_CODE_FONT, Color32::PLACEHOLDER);
    let mut rest = text;
    while let Some((symbol, length)) = symbol_before_space(rest) {
        let (before, after) = rest.split_at(length);
        job.append(before, 0.0, format.clone());
        let spacing = width_of(ui, ' ') - width_of(ui, symbol);
        let narrow = TextFormat {
            extra_letter_spacing: spacing,
            ..format.clone()
        };
        job.append(" ", 0.0, narrow);
        rest = &after[1..];
    }
    job.append(rest, 0.0, format);
    job
}

/// The first symbol that has a space after it, and the length of the text up to that space in bytes.
fn symbol_before_space(text: &str) -> Option<(char, usize)> {
    let mut symbols = text.match_indices(is_symbol);
    symbols.find_map(|(place, symbol)| {
        let length = place + symbol.len();
        let has_space = text[length..].starts_with(' ');
        Some((symbol.chars().next()?, length)).filter(|_| has_space)
    })
}

fn is_symbol(letter: char) -> bool {
    SYMBOLS.contains(&letter)
}

/// The width that a letter takes in a line. The one that the font gives for a single letter is not always the same.
fn width_of(ui: &Ui, letter: char) -> f32 {
    let text = letter.to_string();
    let line = ui
        .ctx()
        .fonts_mut(|fonts| fonts.layout_no_wrap(text, SMALL_CODE_FONT, Color32::PLACEHOLDER));
    let glyph = line.rows.first().and_then(|row| row.glyphs.first());
    glyph.map_or(0.0, |glyph| glyph.advance_width)
}
