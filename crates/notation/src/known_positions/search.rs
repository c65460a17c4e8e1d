//! Search among the known positions.

use super::{KnownGroup, KnownPosition, known_positions};
use std::sync::LazyLock;

/// The searched texts of a known position, folded.
struct Folded {
    name: String,
    eco: String,
    source: String,
}

static FOLDED: LazyLock<Vec<Folded>> = LazyLock::new(|| {
    let folded = |known: &KnownPosition| Folded {
        name: fold(known.name),
        eco: fold(known.eco.unwrap_or_default()),
        source: fold(known.source),
    };
    known_positions().iter().map(folded).collect()
});

/// The known positions that contain every word of a text: in the name, the ECO code or the source, or as the
/// name of the group, such as `odds` or `endings`. Case, diacritics, punctuation and move numbers are ignored.
/// An empty text finds all positions.
///
/// The order is: the position with exactly this name, those whose name begins with the text, those with all words at
/// the beginnings of words, and the others. Words that name the group do not affect the order.
pub fn search(text: &str) -> Vec<&'static KnownPosition> {
    let text = fold(text);
    let words: Vec<&str> = text.split_whitespace().collect();
    let ranked = known_positions().iter().zip(FOLDED.iter());
    let mut found: Vec<_> = ranked
        .filter_map(|(known, folded)| Some((folded.rank_in(known.group, &text, &words)?, known)))
        .collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, known)| known).collect()
}

/// The rank of a position that is found by its group alone, after those that are found by name.
const GROUP_ALONE: u8 = 6;

impl Folded {
    /// The rank, words for the group included.
    fn rank_in(&self, group: KnownGroup, text: &str, words: &[&str]) -> Option<u8> {
        let is_other = |word: &&str| !names_group(word, group);
        let others: Vec<_> = words.iter().copied().filter(is_other).collect();
        let rank = self.rank(text, words);
        let rank_in_group = match others.len() {
            count if count == words.len() => None,
            0 => Some(GROUP_ALONE),
            _ => self.rank(&others.join(" "), &others),
        };
        rank.into_iter().chain(rank_in_group).min()
    }

    /// The rank, 0 for the best; `None` if a word does not occur.
    fn rank(&self, text: &str, words: &[&str]) -> Option<u8> {
        let occurs = |word: &&str| self.parts().iter().any(|part| part.contains(*word));
        if !words.iter().all(occurs) {
            return None;
        }
        let begins_name = |word: &&str| begins_word(&self.name, word);
        let begins_any = |word: &&str| self.parts().iter().any(|part| begins_word(part, word));
        Some(if self.name == text {
            0
        } else if self.name.starts_with(text) {
            1
        } else if self.eco.starts_with(text) || words.iter().all(begins_name) {
            2
        } else if self.source.starts_with(text) {
            3
        } else if words.iter().all(begins_any) {
            4
        } else {
            5
        })
    }

    fn parts(&self) -> [&str; 3] {
        [&self.name, &self.eco, &self.source]
    }
}

/// Whether a word is the name of a group or of several such positions, or a beginning of such a name.
fn names_group(word: &str, group: KnownGroup) -> bool {
    const FEWEST_LETTERS: usize = 3;
    let plural = match group {
        KnownGroup::Study => "studies",
        KnownGroup::Odds => "odds",
        KnownGroup::Opening => "openings",
        KnownGroup::Mate => "mates",
        KnownGroup::Ending => "endings",
        KnownGroup::Game => "games",
    };
    let begins = |name: &str| name.starts_with(word);
    word.len() >= FEWEST_LETTERS && (begins(group.name()) || begins(plural))
}

fn begins_word(text: &str, word: &str) -> bool {
    text.match_indices(word)
        .any(|(at, _)| at == 0 || text.get(..at).is_some_and(|before| before.ends_with(' ')))
}

/// The folded text for comparisons: lower-case letters without diacritics, single spaces between words, and no move
/// numbers, so that `1.e4 c5` and `e4 c5` are the same.
fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in without_move_numbers(text).chars() {
        match letter {
            // Characters inside a word that do not separate two words, and combining diacritics.
            '\'' | '’' | '\u{300}'..='\u{36f}' => {}
            _ if letter.is_alphanumeric() => {
                letter
                    .to_lowercase()
                    .for_each(|small| push_plain(&mut folded, small));
            }
            _ if folded.is_empty() || folded.ends_with(' ') => {}
            _ => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    // American spelling.
    folded.replace("defens", "defenc")
}

/// Removes move numbers, which are digits directly before a point or an ellipsis.
fn without_move_numbers(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter == '.' || letter == '…' {
            let number = kept.trim_end_matches(|c: char| c.is_ascii_digit()).len();
            kept.truncate(number);
            kept.push(' ');
        } else {
            kept.push(letter);
        }
    }
    kept
}

/// Appends a small letter without its diacritics; a ligature gives both letters.
fn push_plain(text: &mut String, letter: char) {
    let plain = match letter {
        'à'..='å' | 'ā' | 'ă' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => "e",
        'ğ' | 'ģ' => "g",
        'ì'..='ï' | 'ī' | 'į' | 'ı' => "i",
        'ķ' => "k",
        'ł' | 'ļ' | 'ľ' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => "o",
        'œ' => "oe",
        'ŕ' | 'ř' => "r",
        'ß' => "ss",
        'ś' | 'ş' | 'š' | 'ș' => "s",
        'ť' | 'ţ' | 'ț' => "t",
        'ù'..='ü' | 'ū' | 'ů' | 'ű' | 'ų' => "u",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        other => return text.push(other),
    };
    text.push_str(plain);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn search_ignores_case_diacritics_punctuation_and_move_numbers() {
        for (text, folded) in [
            ("Grünfeld", "grunfeld"),
            ("Gru\u{308}nfeld", "grunfeld"),
            ("Maróczy Bind", "maroczy bind"),
            ("Queen's–Queen’s", "queens queens"),
            ("Caro-Kann", "caro kann"),
            ("1. e4 c5 2.Nf3", "e4 c5 nf3"),
            ("22… Qg3", "qg3"),
            ("Łódź 1907", "lodz 1907"),
            ("King's Indian Defense", "kings indian defence"),
            ("  -- ", ""),
        ] {
            assert_eq!(fold(text), folded, "{text}");
        }
    }
}
