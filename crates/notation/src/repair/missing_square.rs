//! The possible places of a square that a rank lacks.
//!
//! Every reading is the text with one more empty square. All of them are guesses, so that a person has to
//! choose. Readings that fit the castling rights and the en-passant target come first, then legal ones,
//! then those that extend a run of empty squares instead of separating two pieces.

use super::report::{Interpretation, Repair, RepairKind, Understanding};
use super::understand;
use crate::fen::FenErrorKind;
use std::ops::Range;
use tabiya_chess::Level;
use tabiya_chess::problems::problems;

/// The readings of a text whose only fault is a rank that is one square short; empty for any other text.
///
/// ```
/// use tabiya_notation::repair::with_missing_square;
///
/// let readings = with_missing_square("4k3/8/8/8/8/8/8/4K1R w K - 0 1");
/// let wanted = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
/// assert!(readings.iter().any(|reading| reading.text == wanted));
/// ```
pub fn with_missing_square(line: &str) -> Vec<Interpretation> {
    let Understanding::Unreadable(error) = understand(line) else {
        return Vec::new();
    };
    let is_short = matches!(error.kind, FenErrorKind::RankTooShort { squares: 7, .. });
    let Some(rank) = line.get(error.span.clone()).filter(|_| is_short) else {
        return Vec::new();
    };
    let mut readings: Vec<(Likeliness, Interpretation)> = Vec::new();
    for rank in longer_ranks(rank) {
        if let Some(reading) = reading(line, &error.span, &rank.text)
            && readings.iter().all(|(_, other)| other.text != reading.text)
        {
            readings.push((likeliness(&reading, &rank), reading));
        }
    }
    readings.sort_by_key(|(likeliness, _)| *likeliness);
    readings.into_iter().map(|(_, reading)| reading).collect()
}

/// The reasons against a reading; the first counts most.
type Likeliness = (bool, bool, bool);

fn likeliness(reading: &Interpretation, rank: &LongerRank) -> Likeliness {
    let position = &reading.position;
    let loses_claims = position.only_possible() != *position;
    let is_illegal = problems(position)
        .iter()
        .any(|problem| problem.level() == Level::Illegal);
    (loses_claims, is_illegal, rank.parts_pieces)
}

/// A rank with one more empty square.
struct LongerRank {
    text: String,
    /// Whether the square is between pieces or at the edge, and not next to another empty one.
    parts_pieces: bool,
}

/// All ways to insert an empty square into a rank of English letters and digits.
fn longer_ranks(rank: &str) -> Vec<LongerRank> {
    let mut ranks = Vec::new();
    for (at, sign) in rank.char_indices() {
        let (before, behind) = rank.split_at(at);
        let is_behind_digit = before.ends_with(|c: char| c.is_ascii_digit());
        if let Some(digit) = sign.to_digit(10) {
            ranks.push(LongerRank {
                text: format!(
                    "{before}{}{}",
                    digit + 1,
                    behind.get(1..).unwrap_or_default()
                ),
                parts_pieces: false,
            });
        } else if !is_behind_digit {
            ranks.push(LongerRank {
                text: format!("{before}1{behind}"),
                parts_pieces: true,
            });
        }
    }
    if !rank.ends_with(|c: char| c.is_ascii_digit()) {
        ranks.push(LongerRank {
            text: format!("{rank}1"),
            parts_pieces: true,
        });
    }
    ranks
}

/// The reading of the text with this rank, if it has no other fault.
fn reading(line: &str, span: &Range<usize>, rank: &str) -> Option<Interpretation> {
    let (before, behind) = (line.get(..span.start)?, line.get(span.end..)?);
    let longer = [before, rank, behind].concat();
    let Understanding::One(mut reading) = understand(&longer) else {
        return None;
    };
    let added = rank.len().saturating_sub(span.len());
    for repair in &mut reading.repairs {
        // The place in the original text.
        if span.end <= repair.span.start {
            repair.span = repair.span.start - added..repair.span.end - added;
        }
    }
    let square = Repair {
        kind: RepairKind::MissingSquare,
        span: span.clone(),
        read: line.get(span.clone())?.to_owned(),
        became: rank.to_owned(),
    };
    let before = reading
        .repairs
        .iter()
        .take_while(|other| other.span.start < span.start);
    let place = before.count();
    reading.repairs.insert(place, square);
    let operations = &mut reading.operations;
    *operations = operations.start.saturating_sub(added)..operations.end.saturating_sub(added);
    Some(reading)
}
