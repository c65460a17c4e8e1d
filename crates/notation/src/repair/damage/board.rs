//! A board that would be whole but for one rank.

use crate::repair::alphabet::{Alphabet, Alphabets, RankSign, rank_parts};
use crate::repair::broken::{alphabet_of, best_attempt, without_empty_end};
use crate::repair::plain_text::PlainText;
use std::ops::Range;
use tabiya_chess::{Piece, Rank};

/// A board with one damaged rank. All spans are of the line.
pub(super) struct DamagedBoard {
    /// The start of the first rank.
    pub(super) start: usize,
    /// The end of the last rank.
    pub(super) end: usize,
    /// The text between two ranks.
    pub(super) separator: String,
    /// Whether the letters are those of FEN.
    pub(super) is_english: bool,
    pub(super) ranks: DamagedRanks,
    /// The pieces on the board.
    pieces: Vec<Piece>,
}

/// The damage.
pub(super) enum DamagedRanks {
    /// This rank has seven squares.
    OneShort { rank: Rank, parts: Vec<PlacedPart> },
    /// This rank has nine squares.
    OneLong { rank: Rank, parts: Vec<PlacedPart> },
    /// There are only these ranks.
    Seven(Vec<Range<usize>>),
}

/// A piece or a digit of a damaged rank.
#[derive(Clone, Debug)]
pub(super) struct PlacedPart {
    pub(super) span: Range<usize>,
    pub(super) sign: RankSign,
    /// The number of squares before it.
    pub(super) file: usize,
}

impl DamagedBoard {
    /// The damaged board of a line.
    pub(super) fn find(plain: &PlainText<'_>) -> Option<Self> {
        let text = plain.text();
        let chain = best_attempt(text)?;
        let chain = without_empty_end(&chain);
        let alphabet = alphabet_of(text, chain);
        let ranks = damage(plain, chain, alphabet)?;
        let (first, last) = (chain.first()?, chain.last()?);
        let second = chain.get(1)?;
        let pieces = chain.iter().flat_map(|span| {
            rank_parts(text.get(span.clone()).unwrap_or_default(), alphabet).filter_map(|part| {
                match part.sign {
                    RankSign::Piece(piece) => Some(piece),
                    _ => None,
                }
            })
        });
        Some(Self {
            start: plain.span_in_line(first).start,
            end: plain.span_in_line(last).end,
            separator: text.get(first.end..second.start)?.to_owned(),
            is_english: alphabet == Alphabet::English,
            ranks,
            pieces: pieces.collect(),
        })
    }

    /// Whether a piece is on the board.
    pub(super) fn has(&self, piece: Piece) -> bool {
        self.pieces.contains(&piece)
    }
}

fn damage(
    plain: &PlainText<'_>,
    chain: &[Range<usize>],
    alphabet: Alphabet,
) -> Option<DamagedRanks> {
    let text = plain.text();
    let word = |span: &Range<usize>| text.get(span.clone()).unwrap_or_default();
    let is_whole = |span: &Range<usize>| Alphabets::of_rank(word(span)).contains(alphabet);
    let ranks = chain.iter().zip(Rank::ALL.into_iter().rev());
    let mut damaged = ranks.filter(|(span, _)| !is_whole(span));
    match (chain.len(), damaged.next(), damaged.next()) {
        (7, None, _) => {
            let spans = chain.iter().map(|span| plain.span_in_line(span));
            Some(DamagedRanks::Seven(spans.collect()))
        }
        (8, Some((span, rank)), None) => {
            let (parts, squares) = placed_parts(plain, span, alphabet)?;
            match squares {
                7 => Some(DamagedRanks::OneShort { rank, parts }),
                9 => Some(DamagedRanks::OneLong { rank, parts }),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The parts of a rank and the number of its squares, if it consists of pieces and digits.
fn placed_parts(
    plain: &PlainText<'_>,
    span: &Range<usize>,
    alphabet: Alphabet,
) -> Option<(Vec<PlacedPart>, usize)> {
    let word = plain.text().get(span.clone())?;
    let mut parts = Vec::new();
    let mut file = 0;
    for part in rank_parts(word, alphabet) {
        if !matches!(part.sign, RankSign::Piece(_) | RankSign::Empty(_)) {
            return None;
        }
        let in_text = span.start + part.span.start..span.start + part.span.end;
        parts.push(PlacedPart {
            span: plain.span_in_line(&in_text),
            sign: part.sign,
            file,
        });
        file += part.sign.squares();
    }
    Some((parts, file))
}
