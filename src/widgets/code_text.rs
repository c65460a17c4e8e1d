//! Monospaced text in which chess symbols are as wide as letters. No monospaced font of the program has them, so they
//! come from another font, in which they are wider, and boards of symbols would lose their files.

use super::style::SMALL_CODE_FONT;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Ui};

/// The chess symbols, kings to pawns of both sides.
const SYMBOLS: std::ops::RangeInclusive<char> = '♔'..='♟';

/// The text of a label. A symbol before a space gets the width of a letter together with it.
pub(crate) fn code_text(ui: &Ui, text: &str) -> LayoutJob {
    let mut job = LayoutJob::default();
    let format = TextFormat::simple(SMALL_CODE_FONT, Color32::PLACEHOLDER);
    let mut rest = text;
    while let Some(place) = rest.find(is_symbol) {
        let (before, from) = rest.split_at(place);
        job.append(before, 0.0, format.clone());
        let symbol = from.chars().next().unwrap_or_default();
        let has_space = from[symbol.len_utf8()..].starts_with(' ');
        let length = symbol.len_utf8() + usize::from(has_space);
        let spacing = if has_space {
            width_of(ui, ' ') - width_of(ui, symbol)
        } else {
            0.0
        };
        let format = TextFormat {
            extra_letter_spacing: spacing,
            ..format.clone()
        };
        job.append(&from[..length], 0.0, format);
        rest = &from[length..];
    }
    job.append(rest, 0.0, format);
    job
}

fn is_symbol(letter: char) -> bool {
    SYMBOLS.contains(&letter)
}

fn width_of(ui: &Ui, letter: char) -> f32 {
    ui.ctx()
        .fonts_mut(|fonts| fonts.glyph_width(&SMALL_CODE_FONT, letter))
}
