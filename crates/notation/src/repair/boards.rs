//! Finds boards: eight ranks of eight squares with the same separators.
//!
//! The text between two separators either is a rank or is not. Seven separators with six ranks between them are the
//! middle of a board; the first rank is before them, and the last one after them.

use super::alphabet::{Alphabets, is_word_character};
use std::ops::Range;
use tabiya_chess::Piece;

/// A board in a plain text.
pub(super) struct PlainBoard {
    /// The eight ranks, from the eighth to the first.
    pub(super) ranks: Vec<Range<usize>>,
    /// The alphabets in which all ranks can be read.
    pub(super) alphabets: Alphabets,
    /// The side to move, if it is before the last rank, which machine translation causes.
    pub(super) moved_side: Option<Range<usize>>,
    /// Whether the side to move follows the last rank without a space.
    pub(super) has_glued_side: bool,
    /// A superfluous separator after the last rank.
    pub(super) last_separator: Option<Range<usize>>,
    /// The pieces in hand of Crazyhouse: `[QRnp]`, or `/QRnp` in place of a ninth rank.
    pub(super) pocket: Option<Range<usize>>,
    /// Whether a line ends within the last rank, in which case a side to move must follow.
    pub(super) is_broken: bool,
}

impl PlainBoard {
    /// The start of the first rank.
    pub(super) fn start(&self) -> usize {
        self.ranks.first().map_or(0, |rank| rank.start)
    }

    /// The end of the last rank.
    pub(super) fn ranks_end(&self) -> usize {
        self.ranks.last().map_or(0, |rank| rank.end)
    }

    /// The end of the board with its pocket or superfluous separator, after which the fields begin.
    pub(super) fn end(&self) -> usize {
        let behind = [&self.last_separator, &self.pocket];
        let ends = behind.into_iter().flatten().map(|span| span.end);
        ends.fold(self.ranks_end(), usize::max)
    }
}

/// The separators of ranks, in the order of the search.
const SEPARATORS: [&[char]; 8] = [
    &['/'],
    &['/', '\\'],
    &['|'],
    &['-'],
    &[','],
    &[':'],
    &['.'],
    &[' ', '\n'],
];

/// All boards of a text, in its order.
pub(super) fn boards(text: &str) -> Vec<PlainBoard> {
    let found = SEPARATORS.iter().map(|separators| Search {
        text,
        separators,
        segments: segments(text, separators),
    });
    found
        .map(|search| search.boards())
        .find(|boards| !boards.is_empty())
        .unwrap_or_default()
}

/// The segments of a text before, between and after the separators. Adjacent spaces count as one.
pub(super) fn segments(text: &str, separators: &[char]) -> Vec<Range<usize>> {
    let mut start = 0;
    let mut segments = Vec::new();
    let is_blank = separators.contains(&' ');
    for (at, separator) in text.match_indices(separators) {
        if !(is_blank && at == start) {
            segments.push(start..at);
        }
        start = at + separator.len();
    }
    segments.push(start..text.len());
    segments
}

struct Search<'text> {
    text: &'text str,
    separators: &'text [char],
    segments: Vec<Range<usize>>,
}

/// Adjacent ranks.
struct AdjacentRanks {
    segments: Range<usize>,
    alphabets: Alphabets,
}

impl Search<'_> {
    fn boards(&self) -> Vec<PlainBoard> {
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(run) = self.next_run(at) {
            at = run.segments.end.max(at + 1);
            found.extend(self.board_around(&run));
        }
        found
    }

    fn slice(&self, span: &Range<usize>) -> &str {
        self.text.get(span.clone()).unwrap_or_default()
    }

    fn alphabets_of(&self, segment: usize) -> Alphabets {
        let span = self.segments.get(segment);
        span.map_or(Alphabets::NONE, |span| {
            Alphabets::of_rank(self.slice(span).trim_matches(is_blank))
        })
    }

    /// The next run of adjacent segments, as long as possible, that are ranks in a common alphabet.
    fn next_run(&self, from: usize) -> Option<AdjacentRanks> {
        let is_rank = |at: &usize| !self.alphabets_of(*at).is_empty();
        let start = (from..self.segments.len()).find(is_rank)?;
        let mut alphabets = self.alphabets_of(start);
        let mut end = start + 1;
        loop {
            let both = alphabets.and(self.alphabets_of(end));
            if both.is_empty() {
                let segments = start..end;
                return Some(AdjacentRanks {
                    segments,
                    alphabets,
                });
            }
            alphabets = both;
            end += 1;
        }
    }

    /// The board with these segments as ranks, together with the rank that may end before them and the one that may
    /// begin after them.
    fn board_around(&self, run: &AdjacentRanks) -> Option<PlainBoard> {
        let before = run.segments.start.checked_sub(1);
        let before = before.and_then(|at| self.segments.get(at));
        let first = before.and_then(|span| self.rank_at_end(span, run.alphabets));
        let behind = self.segments.get(run.segments.end);
        let last = behind.and_then(|span| self.rank_at_start(span, run.alphabets));
        let mut alphabets = run.alphabets;
        let mut ranks = Vec::with_capacity(8);
        if let Some(first) = first {
            alphabets = alphabets.and(Alphabets::of_rank(self.slice(&first)));
            ranks.push(first);
        }
        ranks.extend(self.trimmed(run));
        let moved_side = last.as_ref().and_then(|last| last.side.clone());
        let has_glued_side = last.as_ref().is_some_and(|last| last.has_glued_side);
        if let Some(last) = last {
            alphabets = alphabets.and(Alphabets::of_rank(self.slice(&last.rank)));
            ranks.push(last.rank);
        }
        let (first, last) = (ranks.first()?, ranks.last()?);
        let is_whole = ranks.len() == 8 && !alphabets.is_empty();
        if !is_whole || self.slice(first).contains('\n') || !self.is_plausible(&ranks) {
            return None;
        }
        let (last_separator, pocket) = match self.behind(last.end)? {
            Behind::Nothing => (None, None),
            Behind::Separator(span) => (Some(span), None),
            Behind::Pocket(span) => (None, Some(span)),
        };
        let is_broken = self.slice(last).contains('\n');
        self.is_free_before(first.start).then_some(PlainBoard {
            ranks,
            alphabets,
            moved_side,
            has_glued_side,
            last_separator,
            pocket,
            is_broken,
        })
    }

    /// The ranks of a run without the spaces around them.
    fn trimmed(&self, run: &AdjacentRanks) -> impl Iterator<Item = Range<usize>> {
        let spans = self.segments.get(run.segments.clone()).unwrap_or_default();
        spans.iter().map(|span| {
            let segment = self.slice(span);
            let start = span.end - segment.trim_start_matches(is_blank).len();
            start..start + segment.trim_matches(is_blank).len()
        })
    }

    /// Whether the ranks are not just columns of numbers: the less the separators resemble those of FEN, the more ranks
    /// must have pieces.
    fn is_plausible(&self, ranks: &[Range<usize>]) -> bool {
        let has_pieces = |rank: &&Range<usize>| {
            let mut characters = self.slice(rank).chars();
            characters.any(|c| !c.is_ascii_digit())
        };
        let fewest = match self.separators {
            ['/'] => 0,
            ['/', '\\'] | ['|'] => 1,
            _ => 2,
        };
        ranks.iter().filter(has_pieces).count() >= fewest
    }

    /// The rank at the end of a segment.
    fn rank_at_end(&self, segment: &Range<usize>, alphabets: Alphabets) -> Option<Range<usize>> {
        let before = self.slice(segment).trim_end_matches(is_blank);
        let rest = before.trim_end_matches(is_word_character);
        let rank = segment.start + rest.len()..segment.start + before.len();
        let fitting = Alphabets::of_rank(self.slice(&rank)).and(alphabets);
        (!fitting.is_empty()).then_some(rank)
    }

    /// The rank at the beginning of a segment, possibly after the side to move.
    fn rank_at_start(&self, segment: &Range<usize>, alphabets: Alphabets) -> Option<LastRank> {
        let at_word = self.slice(segment).trim_start_matches(is_blank);
        let start = segment.end - at_word.len();
        let word = start..start + word_length(at_word);
        if let Some(rank) = self.rank_or_broken_rank(&word, segment.end, alphabets) {
            let (side, has_glued_side) = (None, false);
            return Some(LastRank {
                rank,
                side,
                has_glued_side,
            });
        }
        if let Some(rank) = self.rank_with_glued_side(&word, segment.end, alphabets) {
            let (side, has_glued_side) = (None, true);
            return Some(LastRank {
                rank,
                side,
                has_glued_side,
            });
        }
        let behind = self.text.get(word.end..segment.end)?;
        let is_side = matches!(self.slice(&word), "w" | "b") && behind.starts_with(is_blank);
        let start = segment.end - behind.trim_start_matches(is_blank).len();
        let rank = start..start + word_length(self.text.get(start..segment.end)?);
        let fitting = Alphabets::of_rank(self.slice(&rank)).and(alphabets);
        (is_side && !fitting.is_empty()).then_some(LastRank {
            rank,
            side: Some(word),
            has_glued_side: false,
        })
    }

    /// The rank in `RNBQKBNRw KQkq`, without the side to move, if castling letters follow.
    fn rank_with_glued_side(
        &self,
        word: &Range<usize>,
        limit: usize,
        alphabets: Alphabets,
    ) -> Option<Range<usize>> {
        let rank = self.slice(word).strip_suffix(['w', 'b'])?;
        let rank = word.start..word.start + rank.len();
        let behind = self.text.get(word.end..limit)?.strip_prefix(is_blank)?;
        let next = behind.split(is_blank).next().unwrap_or_default();
        let fitting = Alphabets::of_rank(self.slice(&rank)).and(alphabets);
        (is_castling(next) && !fitting.is_empty()).then_some(rank)
    }

    /// The word, or the word joined with the one on the next line, if that is a rank.
    fn rank_or_broken_rank(
        &self,
        word: &Range<usize>,
        limit: usize,
        alphabets: Alphabets,
    ) -> Option<Range<usize>> {
        let is_rank = |span: &Range<usize>| {
            !Alphabets::of_rank(self.slice(span))
                .and(alphabets)
                .is_empty()
        };
        if is_rank(word) {
            return Some(word.clone());
        }
        let behind = self.text.get(word.end..limit)?.strip_prefix('\n')?;
        let both = word.start..word.end + 1 + word_length(behind);
        is_rank(&both).then_some(both)
    }

    /// The part of the board after its last rank. `None` if another rank is attached, even an incomplete one.
    fn behind(&self, end: usize) -> Option<Behind> {
        let rest = self.text.get(end..)?;
        if let Some(length) = bracketed_pocket(rest.trim_start_matches(is_blank)) {
            let blanks = rest.len() - rest.trim_start_matches(is_blank).len();
            return Some(Behind::Pocket(end..end + blanks + length));
        }
        let at_separator = rest.trim_start_matches(is_blank);
        let Some(behind) = at_separator.strip_prefix(|c| self.is_sign(c)) else {
            return Some(Behind::Nothing);
        };
        let is_glued = at_separator.len() == rest.len();
        let separator = end..end + rest.len() - behind.len();
        let at_word = behind.trim_start_matches(is_blank);
        let word = at_word.get(..word_length(at_word))?;
        let is_glued_word = at_word.len() == behind.len();
        let is_side = matches!(word, "w" | "b");
        let is_one_of_many =
            is_glued_word && at_word.get(word.len()..)?.starts_with(|c| self.is_sign(c));
        match () {
            () if word.is_empty() && !is_one_of_many => Some(Behind::Separator(separator)),
            () if word.is_empty() && !is_glued => Some(Behind::Nothing),
            () if is_side && is_one_of_many => Some(Behind::Nothing),
            () if is_side && !is_glued_word => Some(Behind::Separator(separator)),
            () if is_glued && is_glued_word && is_pocket(word) => {
                Some(Behind::Pocket(end..separator.end + word.len()))
            }
            () if is_rank_like(word) && (is_glued_word || !is_castling(word)) => None,
            () => Some(Behind::Separator(separator)),
        }
    }

    /// Whether this is one of the separators and not a space.
    fn is_sign(&self, character: char) -> bool {
        !character.is_whitespace() && self.separators.contains(&character)
    }

    /// Whether no other rank, even an incomplete one, is attached before the board.
    fn is_free_before(&self, start: usize) -> bool {
        let before = self.text.get(..start).unwrap_or_default();
        let Some(before) = before.strip_suffix(|c| self.is_sign(c)) else {
            return true;
        };
        let rest = before.trim_end_matches(is_word_character);
        let word = before.get(rest.len()..).unwrap_or_default();
        word.is_empty() || !is_rank_like(word)
    }
}

/// The part of a board after its last rank.
enum Behind {
    Nothing,
    /// A superfluous separator.
    Separator(Range<usize>),
    Pocket(Range<usize>),
}

/// The last rank of a board, with the side to move if that is before it.
struct LastRank {
    rank: Range<usize>,
    side: Option<Range<usize>>,
    has_glued_side: bool,
}

/// Whether this is a space or its replacement in web addresses.
fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\n' | '_' | '+')
}

/// The length of the word at the beginning of a text, in bytes.
pub(super) fn word_length(text: &str) -> usize {
    let is_end = |c: char| !is_word_character(c);
    text.find(is_end).unwrap_or(text.len())
}

fn is_castling(word: &str) -> bool {
    let is_letter = |c: char| matches!(c, 'K' | 'Q' | 'k' | 'q' | '-');
    !word.is_empty() && word.chars().all(is_letter)
}

fn is_rank_like(word: &str) -> bool {
    word.chars()
        .all(|c| Piece::from_letter(c).is_some() || matches!(c, '0'..='9' | '~'))
}

/// The length of `[QRnp]`, `[]` or `[-]`.
fn bracketed_pocket(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('[')?;
    let length = inner.find(|c: char| Piece::from_letter(c).is_none() && c != '-')?;
    let (pieces, behind) = inner.split_at_checked(length)?;
    let is_well_formed = behind.starts_with(']') && (!pieces.contains('-') || pieces == "-");
    is_well_formed.then_some(length + 2)
}

/// Whether a word in place of a ninth rank is a pocket: letters of pieces that do not fill a rank.
fn is_pocket(word: &str) -> bool {
    let is_piece = |c| {
        Piece::from_letter(c)
            .is_some_and(|piece| !matches!(piece, Piece::WhiteKing | Piece::BlackKing))
    };
    !word.is_empty() && word.len() != 8 && word.chars().all(is_piece)
}
