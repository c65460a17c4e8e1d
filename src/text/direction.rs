//! Marks that turn the direction of writing.

/// Whether what stands beside this character is shown otherwise because of it.
pub fn turns_direction(letter: char) -> bool {
    matches!(
        letter,
        '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    )
}
