//! The fonts of what is written.

use egui::{FontFamily, FontId, TextStyle};
use std::collections::BTreeMap;

/// The fonts by what they are for.
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
            FontId::new(18.0, FontFamily::Proportional),
        ),
        (
            TextStyle::Monospace,
            FontId::new(14.5, FontFamily::Monospace),
        ),
    ]
    .into()
}
