//! Text as people copy it, as text of a game.

use std::borrow::Cow;

/// What forums and messengers write around a game.
const AROUND: [&str; 10] = [
    "[pgn]", "[/pgn]", "[PGN]", "[/PGN]", "[code]", "[/code]", "[CODE]", "[/CODE]", "```pgn", "```",
];

/// The text with usual blanks and quotes, without the marks that forums and messengers set around games and without
/// signs that nobody sees.
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
