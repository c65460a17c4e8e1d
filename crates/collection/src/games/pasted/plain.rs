//! Cleans copied text for reading as game text.

use std::borrow::Cow;

/// Marks that forums and messengers write around a game.
const AROUND: [&str; 10] = [
    "[pgn]", "[/pgn]", "[PGN]", "[/PGN]", "[code]", "[/code]", "[CODE]", "[/CODE]", "```pgn", "```",
];

/// Returns the text with ordinary spaces and quotes, without the marks of forums and messengers and
/// without invisible characters.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    let mut plain = Cow::Borrowed(text);
    if !text.is_ascii() {
        plain = text
            .chars()
            .filter_map(plain_sign)
            .collect::<String>()
            .into();
    }
    for mark in AROUND {
        if plain.contains(mark) {
            plain = plain.replace(mark, &" ".repeat(mark.len())).into();
        }
    }
    plain
}

fn plain_sign(sign: char) -> Option<char> {
    match sign {
        '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{ad}' | '\u{fe0e}' | '\u{fe0f}' => {
            None
        }
        '“' | '”' | '„' | '‟' => Some('"'),
        '\u{2028}' | '\u{2029}' => Some('\n'),
        sign if sign.is_whitespace() && !sign.is_ascii() => Some(' '),
        sign => Some(sign),
    }
}
