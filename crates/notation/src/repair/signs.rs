//! Characters that replace others: spaces of many widths, dashes, letters of other scripts that look like Latin ones.

use tabiya_chess::Piece;

/// The plain form of a character that has only one meaning in any context; `None` if it is invisible.
pub(super) fn plain(character: char) -> Option<char> {
    Some(match character {
        '\u{2800}' => ' ',
        _ if character.is_whitespace() => ' ',
        _ if is_invisible(character) => return None,
        _ if is_dash(character) => '-',
        '\u{2044}' | '\u{2215}' | '\u{29f8}' => '/',
        '\u{2216}' | '\u{29f5}' | '\u{fe68}' => '\\',
        '\u{2223}' | '\u{2502}' => '|',
        '\u{212a}' => 'K',
        '\u{ff01}'..='\u{ff5e}' => narrow(character)?,
        _ => character,
    })
}

/// Marks that guide line breaks, writing direction and the choice of glyphs, and NUL.
fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\0' | '\u{ad}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2064}'
            | '\u{2066}'..='\u{2069}'
            | '\u{fe0e}'
            | '\u{fe0f}'
            | '\u{feff}'
    )
}

/// Whether this is a dash that people and word processors use for `-`.
fn is_dash(character: char) -> bool {
    matches!(
        character,
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}'
    )
}

/// The usual form of a full-width character.
fn narrow(full_width: char) -> Option<char> {
    char::from_u32(u32::from(full_width).checked_sub(0xfee0)?)
}

/// The Latin piece letter that a character looks like; for a full-width character also a digit or slash
/// of the first field.
///
/// ```
/// use tabiya_notation::repair::latin_look_alike;
///
/// assert_eq!(latin_look_alike('\u{41a}'), Some('K')); // Cyrillic
/// assert_eq!(latin_look_alike('K'), None);
/// ```
pub fn latin_look_alike(look_alike: char) -> Option<char> {
    let latin = match look_alike {
        '\u{ff01}'..='\u{ff5e}' => narrow(look_alike)?,
        '\u{212a}' => 'K',
        _ => latin_letter(look_alike)?,
    };
    let stands_in_board = Piece::from_letter(latin).is_some() || matches!(latin, '1'..='8' | '/');
    stands_in_board.then_some(latin)
}

/// The Latin letter that a Cyrillic or Greek one looks like, if a FEN can contain it.
pub(super) fn latin_letter(look_alike: char) -> Option<char> {
    Some(match look_alike {
        '\u{410}' | '\u{391}' => 'A',
        '\u{412}' | '\u{392}' => 'B',
        '\u{421}' | '\u{3f9}' => 'C',
        '\u{415}' | '\u{395}' => 'E',
        '\u{41d}' | '\u{397}' => 'H',
        '\u{41a}' | '\u{39a}' => 'K',
        '\u{39d}' => 'N',
        '\u{420}' | '\u{3a1}' => 'P',
        '\u{51a}' => 'Q',
        '\u{430}' | '\u{3b1}' => 'a',
        '\u{441}' | '\u{3f2}' => 'c',
        '\u{501}' => 'd',
        '\u{435}' => 'e',
        '\u{4bb}' => 'h',
        '\u{43a}' | '\u{3ba}' => 'k',
        '\u{440}' | '\u{3c1}' => 'p',
        '\u{51b}' => 'q',
        '\u{51d}' => 'w',
        _ => return None,
    })
}
