//! Recognition of material among the words of a query, as opposed to names or other text.
//!
//! Stricter than [`super::Material::parse`]: a lone `kr` or `B2` is text. Words that are clearly
//! meant as material are material even with errors, so that the error can be reported.

use super::read::{are_counted, is_bare_range, is_comparison, is_side_word, separator_len};

/// Returns the number of words at the beginning that are material.
pub(in crate::search) fn phrase_len(words: &[&str]) -> usize {
    let word = |place: usize| words.get(place).copied().unwrap_or_default();
    if word(0).eq_ignore_ascii_case("either") && is_side_word(word(1)) {
        return 2;
    }
    let counting = counting_words(words);
    if counting > 0 {
        return counting;
    }
    sides_words(word(0), word(1), word(2))
}

/// Matches `P<=2`, `P <= 2`, `N + B >= 2`, `R2+`.
fn counting_words(words: &[&str]) -> usize {
    if words.first().is_some_and(|first| is_bare_range(first)) {
        return 1;
    }
    let mut joined = String::new();
    for (place, word) in words.iter().enumerate() {
        joined.push_str(word);
        let next = words.get(place + 1);
        if let Some(start) = joined.find(is_comparison) {
            let is_count = joined.get(..start).is_some_and(are_counted);
            let lacks_number = joined.ends_with(is_comparison) && next.is_some();
            return usize::from(is_count) * (place + 1 + usize::from(lacks_number));
        }
        let so_far = joined.strip_suffix('+').unwrap_or(&joined);
        let is_going_on = next
            .is_some_and(|next| next.starts_with(|letter| letter == '+' || is_comparison(letter)));
        if !are_counted(so_far) || !(is_going_on || joined.ends_with('+')) {
            return 0;
        }
    }
    0
}

/// Matches `KRPvKR`, `KRP KR`, `KRP vs KR`, `KRP`.
fn sides_words(first: &str, second: &str, third: &str) -> usize {
    let is_separator = separator_len(second) == Some(second.len());
    if is_pair(first) {
        1
    } else if is_army(first) && is_separator && is_army(third) {
        3
    } else if is_kings_army(first) && is_kings_army(second) && first.len() + second.len() > 2 {
        2
    } else {
        usize::from(is_kings_army(first) && first.len() > 1)
    }
}

/// Whether the word is the letters of one side in capitals, or a star.
fn is_army(word: &str) -> bool {
    let is_sign = |letter: char| letter.is_ascii_digit() || letter == '+' || is_piece(letter);
    word == "*"
        || word.starts_with(is_piece)
            && word
                .chars()
                .all(|letter| !letter.is_lowercase() && is_sign(letter))
}

/// Whether the word is only the letters of one side in capitals, its king first.
fn is_kings_army(word: &str) -> bool {
    word.starts_with('K')
        && word
            .chars()
            .all(|letter| letter.is_uppercase() && is_piece(letter))
}

fn is_piece(letter: char) -> bool {
    matches!(
        letter.to_ascii_uppercase(),
        'K' | 'Q' | 'R' | 'B' | 'N' | 'P'
    )
}

/// Whether the word contains two sides.
fn is_pair(word: &str) -> bool {
    let separator = word.char_indices().find_map(|(at, _)| {
        let length = separator_len(word.get(at..)?)?;
        Some((word.get(..at)?, word.get(at..)?, word.get(at + length..)?))
    });
    match separator {
        Some((white, separator, black)) if separator.starts_with('v') => is_versus(white, black),
        Some((white, _, black)) => begins_with_king(white, black) && is_of_pieces(white, black),
        None => is_joined(word),
    }
}

/// Matches `KRPvKR`, `RPvR`, `KRPv`, `krpvkr`; also `KRPvKX`.
fn is_versus(white: &str, black: &str) -> bool {
    let is_capital =
        |letter: char| letter.is_ascii_uppercase() || matches!(letter, '0'..='9' | '+');
    let is_meant =
        white.starts_with('K') && (black.starts_with('K') || black.is_empty() && white.len() > 1);
    is_army(white) && is_army(black)
        || is_meant && white.chars().chain(black.chars()).all(is_capital)
        || begins_with_king(white, black) && is_of_pieces(white, black)
}

fn begins_with_king(white: &str, black: &str) -> bool {
    white.starts_with(['K', 'k']) && black.starts_with(['K', 'k'])
}

/// Whether both sides consist of numbers and letters of pieces, and neither mixes capitals with small letters.
fn is_of_pieces(white: &str, black: &str) -> bool {
    [white, black].into_iter().all(|side| {
        let is_sign = |letter: char| letter.is_ascii_digit() || letter == '+' || is_piece(letter);
        let has_capitals = side.contains(|letter: char| letter.is_ascii_uppercase());
        let has_small = side.contains(|letter: char| letter.is_ascii_lowercase());
        side.chars().all(is_sign) && has_capitals != has_small
    })
}

/// Matches `KRPKR`, `krpkr`, `KRPkr`.
fn is_joined(word: &str) -> bool {
    let kings = word.match_indices(['K', 'k']).map(|(at, _)| at);
    let [0, second] = kings.collect::<Vec<_>>()[..] else {
        return false;
    };
    word.chars().all(is_piece) && {
        let (white, black) = word.split_at(second);
        is_of_pieces(white, black)
    }
}
