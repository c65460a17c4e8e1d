//! The reason why a text has no board: the first fault of the part that resembles a board most.

use super::alphabet::{Alphabet, Alphabets, RankSign, is_word_character, rank_parts};
use super::boards::{segments, word_length};
use super::plain_text::PlainText;
use super::surroundings::visible;
use crate::fen::{FenError, FenErrorKind, FenField};
use std::ops::Range;
use tabiya_chess::{Piece, Rank};

/// The error of a line in which no board was found.
pub(super) fn why(line: &str, plain: &PlainText<'_>) -> FenError {
    let text = plain.text();
    let (kind, span) = match best_attempt(text) {
        Some(ranks) => {
            let (kind, span) = first_fault(text, &ranks);
            (kind, plain.span_in_line(&span))
        }
        None if visible(line).is_empty() => (FenErrorKind::Nothing, line.len()..line.len()),
        None => (FenErrorKind::NoBoard, visible(line)),
    };
    FenError {
        kind,
        field: FenField::Board,
        span,
    }
}

const SEPARATORS: [&[char]; 3] = [&['/'], &['/', '\\'], &['|']];

/// Words with separators between them that may be ranks.
pub(super) type Chain = Vec<Range<usize>>;

/// The chain that resembles a board most.
pub(super) fn best_attempt(text: &str) -> Option<Chain> {
    let chains = SEPARATORS
        .iter()
        .flat_map(|separators| chains(text, separators));
    let chains = chains.map(|chain| without_path(text, chain));
    let mut best = (0, Chain::new());
    for chain in chains {
        let score = score(text, &chain);
        if score > best.0 {
            best = (score, chain);
        }
    }
    (best.0 > 0).then_some(best.1)
}

/// The longest chains of words with only separators and spaces between them.
fn chains(text: &str, separators: &[char]) -> Vec<Chain> {
    let mut chains = Vec::new();
    let mut chain = Chain::new();
    let segments = segments(text, separators);
    let last = segments.len().saturating_sub(1);
    for (index, span) in segments.into_iter().enumerate() {
        let segment = text.get(span.clone()).unwrap_or_default();
        let start = span.end - segment.trim_start().len();
        let trimmed = segment.trim();
        let first_word = start..start + word_length(trimmed);
        let is_one_word = first_word.len() == trimmed.len();
        if is_one_word {
            chain.push(first_word);
            continue;
        }
        if index > 0 && index < last && is_spoilt_rank(trimmed) {
            chain.push(start..start + trimmed.len());
            continue;
        }
        if index > 0 || index == last {
            chain.push(first_word);
            chains.push(std::mem::take(&mut chain));
        }
        if index < last {
            let end = start + trimmed.len();
            let rest = trimmed.trim_end_matches(is_word_character);
            chain.push(start + rest.len()..end);
        }
    }
    chains.push(chain);
    chains
}

/// Whether the text between two separators is short and has no characters of addresses.
fn is_spoilt_rank(text: &str) -> bool {
    const LONGEST: usize = 12;
    let is_strange = |c: char| c.is_whitespace() || matches!(c, '.' | ':' | '?' | '=');
    text.len() <= LONGEST && !text.contains(is_strange)
}

/// Removes words at the beginning that are parts of an address rather than ranks.
fn without_path(text: &str, mut chain: Chain) -> Chain {
    let start = chain.first().map_or(0, |first| first.start);
    let is_in_address = text.get(..start).is_some_and(|t| t.ends_with(['.', '/']));
    if chain.len() <= 8 && !is_in_address {
        return chain;
    }
    let alphabet = alphabet_of(text, &chain);
    let is_path = |span: &&Range<usize>| {
        let word = text.get((*span).clone()).unwrap_or_default();
        !word.is_empty() && !is_rank_like(word, alphabet)
    };
    let path = chain.iter().take_while(is_path).count();
    if path < chain.len() {
        chain.drain(..path);
    }
    chain
}

/// The alphabet in which most of the words are ranks; English in a tie.
pub(super) fn alphabet_of(text: &str, chain: &[Range<usize>]) -> Alphabet {
    let fitting: Vec<_> = chain
        .iter()
        .map(|span| Alphabets::of_rank(text.get(span.clone()).unwrap_or_default()))
        .collect();
    let count = |alphabet: &Alphabet| fitting.iter().filter(|set| set.contains(*alphabet)).count();
    let best = Alphabet::ALL.into_iter().rev().max_by_key(count);
    best.unwrap_or(Alphabet::English)
}

/// Whether at least half of a word consists of letters of pieces and digits.
fn is_rank_like(word: &str, alphabet: Alphabet) -> bool {
    let signs = || rank_parts(word, alphabet).map(|part| part.sign);
    let unknown = signs()
        .filter(|sign| matches!(sign, RankSign::Unknown(_)))
        .count();
    unknown * 2 <= signs().count()
}

/// The resemblance of a chain to a board; 0 if it is something else, such as a date or a path.
fn score(text: &str, chain: &[Range<usize>]) -> usize {
    const FEWEST_WORDS: usize = 4;
    let alphabet = alphabet_of(text, chain);
    let words = || {
        chain
            .iter()
            .map(|span| text.get(span.clone()).unwrap_or_default())
    };
    let is_whole = |word: &str| Alphabets::of_rank(word).contains(alphabet);
    let has_letters = |word: &str| word.contains(|c: char| Piece::from_letter(c).is_some());
    let whole = words().filter(|word| is_whole(word)).count();
    let like = words()
        .filter(|word| !word.is_empty() && is_rank_like(word, alphabet))
        .count();
    let is_chain = chain.len() >= FEWEST_WORDS;
    let is_sure = words().any(|word| is_whole(word) && has_letters(word))
        && (is_chain || alphabet == Alphabet::English);
    let is_likely = is_chain && like * 2 >= chain.len();
    if is_sure || is_likely || words().any(is_run_together) {
        1 + like + whole
    } else {
        0
    }
}

/// Whether a word consists of several ranks without separators.
fn is_run_together(word: &str) -> bool {
    const FEWEST_SQUARES: usize = 24;
    let mut squares = 0;
    for part in rank_parts(word, Alphabet::English) {
        match part.sign {
            RankSign::Unknown(_) => return false,
            sign => squares += sign.squares(),
        }
    }
    squares >= FEWEST_SQUARES && word.contains(|c: char| c.is_ascii_alphabetic())
}

/// The chain without the empty words at its end: after a final separator there is no further rank.
pub(super) fn without_empty_end(mut chain: &[Range<usize>]) -> &[Range<usize>] {
    while let [others @ .., last] = chain
        && last.is_empty()
    {
        chain = others;
    }
    chain
}

/// The first fault of words that should be the ranks of a board.
fn first_fault(text: &str, chain: &[Range<usize>]) -> (FenErrorKind, Range<usize>) {
    let chain = without_empty_end(chain);
    let alphabet = alphabet_of(text, chain);
    let ranks = Rank::ALL.into_iter().rev();
    for (span, rank) in chain.iter().zip(ranks) {
        if let Some(fault) = fault_of_rank(text, span, rank, alphabet) {
            return fault;
        }
    }
    let end = chain.last().map_or(text.len(), |last| last.end);
    if let Some(ninth) = chain.get(8) {
        return (
            FenErrorKind::TooManyRanks,
            ninth.start.saturating_sub(1)..end,
        );
    }
    let ranks = u8::try_from(chain.len()).unwrap_or(u8::MAX);
    (FenErrorKind::TooFewRanks { ranks }, end..end)
}

fn fault_of_rank(
    text: &str,
    span: &Range<usize>,
    rank: Rank,
    alphabet: Alphabet,
) -> Option<(FenErrorKind, Range<usize>)> {
    let word = text.get(span.clone())?;
    let mut squares = 0;
    for part in rank_parts(word, alphabet) {
        if let RankSign::Unknown(found) = part.sign {
            let kind = match found {
                '0' | '9' => FenErrorKind::BadDigit { found },
                _ => FenErrorKind::UnknownPiece { found },
            };
            return Some((
                kind,
                span.start + part.span.start..span.start + part.span.end,
            ));
        }
        squares += part.sign.squares();
    }
    let counted = u8::try_from(squares).unwrap_or(u8::MAX);
    let kind = match squares {
        8 => return None,
        0..8 => FenErrorKind::RankTooShort {
            rank,
            squares: counted,
        },
        _ => FenErrorKind::RankTooLong {
            rank,
            squares: counted,
        },
    };
    // An empty rank has no text, so the separator after it is reported.
    Some((kind, span.start..span.end.max(span.start + 1)))
}
