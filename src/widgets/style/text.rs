//! The fonts of the interface. They are bundled, so that each character of the interface has its glyph everywhere. For
//! other characters, such as those of names of files, eframe asks the fonts of the machine, and then `stand_in`.

use egui::{FontData, FontFamily, FontId, RichText, TextStyle};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The three sizes of text, in points: lists and remarks, ordinary text, and titles.
pub const SMALL_TEXT: f32 = 12.0;
/// Size of ordinary text and of headings inside a panel or a dialog, which are bold.
pub const TEXT: f32 = 14.0;
/// Size of titles.
pub const TITLE: f32 = 20.0;
/// Font of lists and remarks.
pub const SMALL_FONT: FontId = FontId::proportional(SMALL_TEXT);
/// Font of FENs and files in lists and remarks.
pub const SMALL_CODE_FONT: FontId = FontId::monospace(SMALL_TEXT);
/// Font of ordinary text.
pub const TEXT_FONT: FontId = FontId::proportional(TEXT);

/// The fonts by purpose.
pub(super) fn text_styles() -> BTreeMap<TextStyle, FontId> {
    [
        (
            TextStyle::Small,
            FontId::new(SMALL_TEXT, FontFamily::Proportional),
        ),
        (TextStyle::Body, FontId::new(TEXT, FontFamily::Proportional)),
        (
            TextStyle::Button,
            FontId::new(TEXT, FontFamily::Proportional),
        ),
        (TextStyle::Heading, FontId::new(TITLE, bold_family())),
        (
            TextStyle::Monospace,
            FontId::new(TEXT, FontFamily::Monospace),
        ),
    ]
    .into()
}

/// The name of the bold face.
const BOLD: &str = "bold";

fn bold_family() -> FontFamily {
    FontFamily::Name(BOLD.into())
}

/// The bold font of this size, in points.
pub fn bold_font(size: f32) -> FontId {
    FontId::new(size, bold_family())
}

/// Ordinary text in bold.
pub fn bold(text: impl Into<String>) -> RichText {
    RichText::new(text).strong().font(bold_font(TEXT))
}

/// Adds a bold face, and makes the monospaced face a fallback of the proportional one, which lacks arrows and similar
/// characters. The program contains the monospaced face anyway.
pub fn install_fonts(ctx: &egui::Context) {
    let mut fonts = egui::FontDefinitions::default();
    let monospaced = fonts.families.get(&FontFamily::Monospace).cloned();
    if let Some(family) = fonts.families.get_mut(&FontFamily::Proportional) {
        for name in monospaced.unwrap_or_default() {
            if !family.contains(&name) {
                family.push(name);
            }
        }
    }
    let face = include_bytes!("../../../assets/fonts/Ubuntu-M.ttf");
    let face = Arc::new(FontData::from_static(face));
    fonts.font_data.insert(BOLD.to_owned(), face);
    let usual = fonts.families.get(&FontFamily::Proportional);
    let usual = usual.into_iter().flatten().cloned();
    let faces = std::iter::once(BOLD.to_owned()).chain(usual).collect();
    fonts.families.insert(bold_family(), faces);
    ctx.set_fonts(fonts);
}
