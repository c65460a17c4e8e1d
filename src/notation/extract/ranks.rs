//! Finds boards: eight ranks of eight squares with slashes between them.
//!
//! What stands between two slashes is a rank or it is none; seven slashes with six ranks between
//! them are the middle of a board, the first rank stands before them and the last one behind.

use crate::chess::Piece;
use std::ops::Range;

/// A board in a text.
pub(super) struct FoundBoard {
    /// Where its first rank begins.
    pub(super) start: usize,
    /// Where its last rank ends.
    pub(super) end: usize,
    /// The field as FEN has it, without blanks and marks.
    pub(super) field: String,
    /// Whether a line ends within the last rank, so that the side to move must prove it.
    pub(super) is_broken: bool,
}

/// All boards of a text, in its order.
pub(super) fn boards(text: &str) -> Vec<FoundBoard> {
    let segments = segments(text);
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(run) = next_run(text, &segments, at) {
        at = run.end + 1;
        found.extend(board_around(text, &segments, &run));
    }
    found
}

/// The pieces of text before, between and behind the slashes.
fn segments(text: &str) -> Vec<Range<usize>> {
    let mut start = 0;
    let mut segments = Vec::new();
    for (slash, _) in text.match_indices('/') {
        segments.push(start..slash);
        start = slash + 1;
    }
    segments.push(start..text.len());
    segments
}

/// The next segments side by side, as many as there are, that are ranks and nothing else.
fn next_run(text: &str, segments: &[Range<usize>], from: usize) -> Option<Range<usize>> {
    let is_rank = |at: &usize| {
        let segment = segments.get(*at).and_then(|span| text.get(span.clone()));
        segment.is_some_and(|segment| whole_rank(segment).is_some())
    };
    let start = (from..segments.len()).find(is_rank)?;
    let end = (start..segments.len()).find(|at| !is_rank(at));
    Some(start..end.unwrap_or(segments.len()))
}

/// The board of which these segments are the ranks, together with the rank that may end in front
/// of them and the one that may begin behind them.
fn board_around(text: &str, segments: &[Range<usize>], run: &Range<usize>) -> Option<FoundBoard> {
    let before = run.start.checked_sub(1).and_then(|at| segments.get(at));
    let first = before.and_then(|span| rank_at_end(text, span));
    let last = segments
        .get(run.end)
        .and_then(|span| rank_at_start(text, span));
    let ranks = run.len() + usize::from(first.is_some()) + usize::from(last.is_some());
    if ranks != 8 {
        return None;
    }
    let inner = segments.get(run.clone())?.to_vec();
    let all: Vec<_> = first.into_iter().chain(inner).chain(last).collect();
    let field: Option<Vec<_>> = all
        .iter()
        .map(|span| whole_rank(text.get(span.clone())?))
        .collect();
    let (first, last) = (all.first()?, all.last()?);
    if text.get(first.clone())?.trim().contains('\n') || !is_bounded(text, first.start, last.end) {
        return None;
    }
    let last_rank = text.get(last.clone())?;
    Some(FoundBoard {
        start: first.end - text.get(first.clone())?.trim_start().len(),
        end: last.start + last_rank.trim_end().len(),
        field: field?.join("/"),
        is_broken: last_rank.trim().contains('\n'),
    })
}

/// Whether no other rank, be it too short, hangs on the board by a slash.
fn is_bounded(text: &str, start: usize, end: usize) -> bool {
    let before = text.get(..start).and_then(|t| t.strip_suffix('/'));
    let behind = text.get(end..).and_then(|t| t.strip_prefix('/'));
    let is_free_before = before.is_none_or(|text| {
        let rest = text.trim_end_matches(is_rank_char);
        rest.len() == text.len() || rest.ends_with(char::is_alphanumeric)
    });
    let is_free_behind = behind.is_none_or(|text| {
        let rest = text.trim_start_matches(is_rank_char);
        rest.len() == text.len() || rest.starts_with(char::is_alphanumeric)
    });
    is_free_before && is_free_behind
}

fn is_rank_char(character: char) -> bool {
    Piece::from_letter(character).is_some() || matches!(character, '1'..='8' | '~')
}

/// How many squares a character of a rank takes; a mark of promotion takes none.
fn squares(character: char) -> usize {
    match character {
        '~' | '\n' => 0,
        _ => character.to_digit(10).map_or(1, |digit| digit as usize),
    }
}

/// The rank, when a text is one and nothing else. Blanks may stand around it, and a line may end
/// within it.
fn whole_rank(segment: &str) -> Option<String> {
    let rank = segment.trim();
    let is_rank = rank.chars().all(|c| is_rank_char(c) || c == '\n');
    let is_full = rank.chars().map(squares).sum::<usize>() == 8;
    let plain = || rank.chars().filter(|c| !matches!(c, '~' | '\n')).collect();
    (is_rank && is_full).then(plain)
}

/// The rank with which a segment ends.
fn rank_at_end(text: &str, segment: &Range<usize>) -> Option<Range<usize>> {
    let before = text.get(segment.clone())?.trim_end();
    let rest = before.trim_end_matches(is_rank_char);
    let is_alone = !rest.chars().next_back().is_some_and(char::is_alphanumeric);
    let start = segment.start + rest.len();
    let rank = text.get(start..segment.start + before.len())?;
    (is_alone && whole_rank(rank).is_some()).then_some(start..segment.end)
}

/// The rank with which a segment begins.
fn rank_at_start(text: &str, segment: &Range<usize>) -> Option<Range<usize>> {
    let whole = text.get(segment.clone())?;
    let indent = whole.len() - whole.trim_start().len();
    let length = rank_length(whole.get(indent..)?)?;
    let end = segment.start + indent + length;
    let behind = text.get(end..).unwrap_or_default();
    let is_alone = match behind.chars().next() {
        // A pocket of Crazyhouse is no chess; the end of a forum tag is fine.
        Some('[') => behind.starts_with("[/"),
        Some(next) => !next.is_alphanumeric() && !matches!(next, '~'),
        None => true,
    };
    is_alone.then_some(segment.start..end)
}

/// How many bytes the rank takes with which a text begins.
fn rank_length(text: &str) -> Option<usize> {
    let mut filled = 0;
    for (at, character) in text.char_indices() {
        let may_go_on = is_rank_char(character) || (character == '\n' && filled < 8);
        if !may_go_on || (filled == 8 && character != '~') {
            return (filled == 8).then_some(at);
        }
        filled += squares(character);
    }
    (filled == 8).then_some(text.len())
}
