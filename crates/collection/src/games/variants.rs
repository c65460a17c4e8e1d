//! Recognition of chess and Chess960 by the tags of a game.

use super::game::GameFaultKind;
use tabiya_chess::Position;
use tabiya_notation::fen::read_strict;
use tabiya_notation::repair::{Understanding, VariantMarks, understand};

/// The names of standard chess that programs and servers write into the tag `Variant`.
const STANDARD: [&str; 17] = [
    "chess",
    "standard",
    "standardchess",
    "normal",
    "normalchess",
    "regular",
    "orthodox",
    "orthodoxchess",
    "orthochess",
    "classic",
    "classical",
    "classicalchess",
    "western",
    "international",
    "fide",
    "fromposition",
    "none",
];

/// Names of Chess960 there.
const CHESS960: [&str; 16] = [
    "960",
    "fischer",
    "fischers",
    "fisher",
    "fischerandom",
    "fischerandomchess",
    "fischerrandom",
    "fischerrandomchess",
    "fisherandom",
    "fisherrandom",
    "fisherrandomchess",
    "frc",
    "dfrc",
    "freestyle",
    "freestylechess",
    "wildfr",
];

/// Words without their own meaning that may accompany the others.
const BESIDE_CHESS960: [&str; 12] = [
    "random", "double", "position", "start", "number", "no", "nr", "id", "sp", "game", "variant",
    "s",
];

/// Whether the value of a tag `Variant` means chess or Chess960, which are played by the same
/// rules.
pub(super) fn is_chess(variant: &[u8]) -> bool {
    let text = String::from_utf8_lossy(variant).to_lowercase();
    let joined: String = text.chars().filter(|sign| sign.is_alphanumeric()).collect();
    // A server's numbers for Chess960.
    if joined.is_empty() || matches!(&*joined, "wildfr" | "wild22") {
        return true;
    }
    let words = words(&text);
    let is_standard = |word: &&str| STANDARD.contains(word);
    let is_960 = |word: &&str| CHESS960.contains(word);
    let is_beside = |word: &&str| {
        BESIDE_CHESS960.contains(word) || word.bytes().all(|byte| byte.is_ascii_digit())
    };
    if words.iter().any(is_960) {
        return words
            .iter()
            .all(|word| is_standard(word) || is_960(word) || is_beside(word));
    }
    words == ["from", "position"] || words.iter().all(is_standard)
}

/// Splits a text into runs of letters and runs of digits.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for run in text.split(|sign: char| !sign.is_alphanumeric()) {
        let mut rest = run;
        while let Some(first) = rest.chars().next() {
            let is_digit = first.is_ascii_digit();
            let end = rest.find(|sign: char| sign.is_ascii_digit() != is_digit);
            let (word, behind) = rest
                .split_at_checked(end.unwrap_or(rest.len()))
                .unwrap_or((rest, ""));
            words.push(word);
            rest = behind;
        }
    }
    words
}

/// Reads the position of a tag `FEN`.
pub(super) fn position_of(fen: &[u8]) -> Result<Position, GameFaultKind> {
    if let Ok(position) = read_strict(fen) {
        return Ok(position);
    }
    match understand(&String::from_utf8_lossy(fen)) {
        Understanding::One(one) if one.variant.as_ref().is_some_and(is_of_variant) => {
            Err(GameFaultKind::VariantMarks)
        }
        Understanding::One(one) => Ok(one.position),
        Understanding::Several(several) => {
            let mut variants = several.iter().filter_map(|one| one.variant.as_ref());
            Err(if variants.any(is_of_variant) {
                GameFaultKind::VariantMarks
            } else {
                GameFaultKind::Start
            })
        }
        Understanding::Unreadable(_) => Err(GameFaultKind::Start),
    }
}

fn is_of_variant(marks: &VariantMarks) -> bool {
    marks.pocket.is_some() || marks.checks.is_some() || !marks.promoted.is_empty()
}
