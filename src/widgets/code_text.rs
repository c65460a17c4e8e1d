//! Monospaced text in which chess symbols are as wide as letters. No monospaced font of the program has them, so they
//! come from another font, in which they are wider, and boards of symbols would lose their files.

use super::style::SMALL_CODE_FONT;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Ui};

/// The chess symbols, kings to pawns of both sides.
const SYMBOLS: std::ops::RangeInclusive<char> = '♔'..='♟';

/// The text of a label. A symbol and the space after it are together as wide as two letters.
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
