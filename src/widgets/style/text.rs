//! The fonts of the interface. They are bundled, so that no character ever shows as an empty box.

use egui::{FontFamily, FontId, TextStyle};
use std::collections::BTreeMap;

/// The fonts by purpose.
pub(super) fn text_styles() -> BTreeMap<TextStyle, FontId> {
    [
        (
            TextStyle::Small,
            FontId::new(11.5, FontFamily::Proportional),
        ),
        (TextStyle::Body, FontId::new(14.0, FontFamily::Proportional)),
        (
            TextStyle::Button,
            FontId::new(14.0, FontFamily::Proportional),
        ),
        (
            TextStyle::Heading,
            FontId::new(20.0, FontFamily::Proportional),
        ),
        (
            TextStyle::Monospace,
            FontId::new(14.5, FontFamily::Monospace),
        ),
    ]
    .into()
}

/// Makes the monospaced face a fallback of the proportional one, which lacks arrows and similar characters.
/// The program contains both faces anyway.
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
    ctx.set_fonts(fonts);
}
