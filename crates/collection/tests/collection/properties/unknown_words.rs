//! Unknown words in a game change none of its moves.

use tabiya_chess::Position;
use tabiya_collection::games::GameReader;

/// The words of a game, among which other words are inserted.
const GAME: [&str; 26] = [
    "[Event \"a\"]\n",
    "[Result \"1-0\"]\n\n",
    "1.",
    "e4",
    "e5",
    "2.",
    "Nf3",
    "{with {a} comment}",
    "Nc6",
    "$1",
    "3.",
    "Bb5",
    "(",
    "3.",
    "Bc4",
    "Bc5",
    "4.",
    "O-O",
    ")",
    "a6!?",
    "4.Bxc6",
    "dxc6",
    "; a line\n",
    "5.",
    "0-0",
    "1-0",
];

/// The first byte chooses the place, the others are the word.
pub(crate) fn check_fuzz(data: &[u8]) {
    let [place, word @ ..] = data else {
        return;
    };
    let word = String::from_utf8_lossy(word);
    for word in word.split_whitespace() {
        if !could_be_understood(word) {
            check_insertion(word, usize::from(*place));
        }
    }
}

/// Whether a word could have a meaning in a game, by rules of this test that are wider than those of the reader.
pub(crate) fn could_be_understood(word: &str) -> bool {
    let is_part_of_move = |sign: char| {
        // Digits name squares, and wings may be any kind of zero.
        sign.is_numeric() || matches!(sign, 'o' | 'O' | '\u{43e}' | '\u{41e}')
    };
    let is_sign_of_games =
        |sign: char| "{}()<>;$%*@!?\u{203c}\u{2047}\u{2048}\u{2049}".contains(sign);
    let is_bracket = |sign: char| matches!(sign, '[' | ']');
    let is_tag = || {
        let tag = word.strip_prefix('[').and_then(|tag| tag.strip_suffix(']'));
        let inside = tag.unwrap_or(word);
        tag.is_none()
            || inside.contains(is_bracket)
            || inside.matches('"').count() == 2 && !inside.contains(" T")
    };
    // `Nf`, `exd`, `NxB`: a move without its square.
    let is_short =
        word.chars().count() < 6 && word.chars().all(|sign| "KQRBNPabcdefghx+#=".contains(sign));
    let is_named = ["--", "null", "pass"].contains(&word);
    let has_bracket = word.contains(is_bracket) && is_tag();
    has_bracket
        || is_short
        || is_named
        || !word.starts_with('[') && word.contains(is_part_of_move)
        || word.contains(is_sign_of_games)
}

/// Puts a word into a game, and reads it.
pub(crate) fn check_insertion(word: &str, place: usize) {
    let at = place % GAME.len();
    let text = |words: &[&str]| words.join(" ");
    let expected = positions(&text(&GAME));
    assert_eq!(expected.len(), 13);
    let (before, behind) = GAME.split_at(at);
    let with_word = [text(before), word.to_owned(), text(behind)].join(" ");
    assert_eq!(positions(&with_word), expected, "{with_word:?}");
}

/// The positions of the only game of a text, which must be complete.
fn positions(text: &str) -> Vec<Position> {
    let mut reader = GameReader::new();
    let game = reader.read(text.as_bytes(), 0).expect("a game");
    assert_eq!(game.faults, [], "{text:?}");
    let positions = game.places.iter().map(|place| place.position).collect();
    let end = game.span.end;
    assert!(reader.read(text.as_bytes(), end).is_none(), "{text:?}");
    positions
}
