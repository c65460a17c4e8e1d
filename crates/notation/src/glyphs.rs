//! The signs that people write for numeric annotation glyphs (PGN standard, section 10, and common extensions).

use std::borrow::Cow;

/// Returns the sign of a glyph, or `$` and its number if there is no usual sign. Signs such as `!` follow the move
/// directly.
///
/// ```
/// use tabiya_notation::glyphs::glyph_sign;
/// assert_eq!(glyph_sign(5), "!?");
/// assert_eq!(glyph_sign(200), "$200");
/// ```
pub fn glyph_sign(number: u16) -> Cow<'static, str> {
    let sign = match number {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        7 | 8 => "□",
        10..=12 => "=",
        13 => "∞",
        14 => "+/=",
        15 => "=/+",
        16 => "±",
        17 => "∓",
        18 | 20 => "+−",
        19 | 21 => "−+",
        36 | 37 => "↑",
        40 | 41 => "→",
        132 | 133 => "⇄",
        146 => "N",
        _ => return Cow::Owned(format!("${number}")),
    };
    Cow::Borrowed(sign)
}

/// Whether the sign of a glyph judges the move, so that it is joined to it.
pub fn joins_move(number: u16) -> bool {
    (1..=8).contains(&number)
}
