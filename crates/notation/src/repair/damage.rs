//! The readings of a board with one damaged rank.
//!
//! A rank has one square too few or too many, or is missing altogether. Every reading is a guess about the square or
//! rank, so that a person has to choose, and says what it assumes. The likeliest comes first.

mod board;
mod candidates;

use super::plain_text::PlainText;
use super::report::{BoardAssumption, Interpretation, Repair, RepairKind, Understanding};
use super::{MAX_READINGS, understand};
use board::DamagedBoard;
use candidates::{Candidate, candidates};
use std::ops::Range;
use tabiya_chess::problems::problems;
use tabiya_chess::{Color, File, Level, Piece, Position, Role, SquareSet};

/// Longer lines are read only from the board to its last field: each reading costs a pass over the line.
const LONGEST_WHOLE_LINE: usize = 512;

/// The readings of a text whose only fault is one damaged rank, the likeliest first; empty for any other text.
///
/// ```
/// use tabiya_notation::repair::readings_of_damage;
///
/// let readings = readings_of_damage("4k3/8/8/8/8/8/8/4K1R w K - 0 1");
/// assert_eq!(readings[0].text, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
/// ```
pub fn readings_of_damage(line: &str) -> Vec<Interpretation> {
    match understand(line) {
        Understanding::Unreadable(_) => readings_of_unreadable(line),
        _ => Vec::new(),
    }
}

/// The same for a text that [`understand`] is known not to understand.
pub fn readings_of_unreadable(line: &str) -> Vec<Interpretation> {
    let plain = PlainText::of(line);
    let Some(board) = DamagedBoard::find(&plain) else {
        return Vec::new();
    };
    let mut found: Vec<(Likelihood, Interpretation)> = Vec::new();
    for candidate in candidates(line, &board) {
        if let Some(reading) = read(line, &board, &candidate)
            && found.iter().all(|(_, other)| other.text != reading.text)
        {
            found.push((Likelihood::of(&reading, &candidate), reading));
        }
    }
    found.sort_by_key(|(likelihood, _)| *likelihood);
    let has_sensible = found.iter().any(|(likelihood, _)| !likelihood.is_poor());
    let kept = found.into_iter().filter(|(likelihood, reading)| {
        let adds_pieces = reading.assumed.is_some_and(BoardAssumption::adds_pieces);
        !(has_sensible && adds_pieces && likelihood.is_poor())
    });
    kept.map(|(_, reading)| reading)
        .take(MAX_READINGS)
        .collect()
}

/// The reading of the line with this candidate, if it has no other fault. Prose after the board is left out.
fn read(line: &str, board: &DamagedBoard, candidate: &Candidate) -> Option<Interpretation> {
    let whole = (line.len() <= LONGEST_WHOLE_LINE).then(|| read_part(line, candidate));
    whole.flatten().or_else(|| {
        let part = board.start..end_of_fields(line, board.end);
        let inner = candidate.moved_back(part.start)?;
        let mut reading = read_part(line.get(part.clone())?, &inner)?;
        let moved = |span: &Range<usize>| span.start + part.start..span.end + part.start;
        for repair in &mut reading.repairs {
            repair.span = moved(&repair.span);
        }
        reading.operations = moved(&reading.operations);
        leave_out_around(line, &part, &mut reading.repairs);
        Some(reading)
    })
}

/// Adds the repairs that leave out the text around the fields.
fn leave_out_around(line: &str, part: &Range<usize>, repairs: &mut Vec<Repair>) {
    let removal = |kind, span: Range<usize>| {
        let read = line.get(span.clone()).unwrap_or_default().to_owned();
        let became = String::new();
        (!read.is_empty()).then_some(Repair {
            kind,
            span,
            read,
            became,
        })
    };
    if let Some(before) = removal(RepairKind::Wrapper, 0..part.start) {
        repairs.insert(0, before);
    }
    repairs.extend(removal(RepairKind::TrailingText, part.end..line.len()));
}

/// The end of the words after the board that look like the other fields.
fn end_of_fields(line: &str, board_end: usize) -> usize {
    let rest = line.get(board_end..).unwrap_or_default();
    let mut end = board_end;
    let mut at = board_end;
    for (index, word) in rest.split(' ').enumerate() {
        let word_end = at + word.len();
        at = word_end + 1;
        if word.is_empty() || index == 0 {
            continue;
        }
        let field = word.trim_end_matches(['.', ',', ';', ')', '"', '\'']);
        if !is_field(index, field) {
            break;
        }
        end = word_end - (word.len() - field.len());
        if field.len() < word.len() {
            break;
        }
    }
    end
}

/// Whether a word has the form of the field with this index; the board has 0.
fn is_field(index: usize, word: &str) -> bool {
    let consists_of = |signs: &str| !word.is_empty() && word.chars().all(|c| signs.contains(c));
    match index {
        1 => matches!(word, "w" | "b" | "W" | "B"),
        2 => word == "-" || consists_of("KQkqABCDEFGHabcdefgh"),
        3 => word == "-" || (word.len() == 2 && word.ends_with(['3', '6'])),
        4 | 5 => consists_of("0123456789"),
        _ => false,
    }
}

/// The reading of a text in which the candidate replaces its part of the board.
fn read_part(text: &str, candidate: &Candidate) -> Option<Interpretation> {
    let span = candidate.span.clone();
    let (before, behind) = (text.get(..span.start)?, text.get(span.end..)?);
    let repaired = [before, &candidate.became, behind].concat();
    let Understanding::One(mut reading) = understand(&repaired) else {
        return None;
    };
    let new_end = span.start + candidate.became.len();
    // The place in the original text.
    let back = |at: usize| {
        if new_end <= at {
            at - new_end + span.end
        } else {
            at.min(span.end)
        }
    };
    for repair in &mut reading.repairs {
        repair.span = back(repair.span.start)..back(repair.span.end);
    }
    reading.operations = back(reading.operations.start)..back(reading.operations.end);
    let own = Repair {
        kind: candidate.kind(),
        span: span.clone(),
        read: text.get(span.clone())?.to_owned(),
        became: candidate.became.clone(),
    };
    let before = |other: &&Repair| other.span.start < span.start;
    let place = reading.repairs.iter().take_while(before).count();
    reading.repairs.insert(place, own);
    if !are_of(&reading.repairs, text, &reading.text) {
        reading.repairs = vec![Repair {
            kind: candidate.kind(),
            span: 0..text.len(),
            read: text.to_owned(),
            became: reading.text.clone(),
        }];
    }
    reading.assumed = Some(candidate.assumed);
    Some(reading)
}

/// Whether these repairs of a text give the exact one. A repair that extends over several ranks has no place in the
/// damaged text.
fn are_of(repairs: &[Repair], text: &str, exact: &str) -> bool {
    let mut made = String::new();
    let mut at = 0;
    for repair in repairs {
        if text.get(repair.span.clone()) != Some(&repair.read) {
            return false;
        }
        if repair.span.start < at {
            continue;
        }
        made.push_str(text.get(at..repair.span.start).unwrap_or_default());
        made.push_str(&repair.became);
        at = repair.span.end;
    }
    made.push_str(text.get(at..).unwrap_or_default());
    made == exact
}

/// The reasons against a reading; the first counts most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Likelihood {
    /// Whether a castling right or en-passant target of the text is impossible.
    loses_claims: bool,
    is_illegal: bool,
    /// Whether a castling right of the text exists in Chess960 only.
    needs_chess960: bool,
    /// The number of pawns on a file with another pawn of their colour.
    doubled_pawns: u32,
    /// The strangeness of the slip that explains the damage.
    slip: u8,
}

impl Likelihood {
    fn of(reading: &Interpretation, candidate: &Candidate) -> Self {
        let position = &reading.position;
        let found = problems(position);
        Self {
            loses_claims: position.only_possible() != *position,
            is_illegal: found.iter().any(|it| it.level() == Level::Illegal),
            needs_chess960: position.castling.is_chess960(&position.board),
            doubled_pawns: doubled_pawns(position),
            slip: candidate.slip,
        }
    }

    /// Whether the reading contradicts the rest of the text or the rules.
    fn is_poor(self) -> bool {
        self.loses_claims || self.is_illegal
    }
}

fn doubled_pawns(position: &Position) -> u32 {
    let on_file = |color: Color, file: File| {
        let pawns = position.board.squares_of(Piece::new(color, Role::Pawn));
        (pawns & SquareSet::file(file)).len().saturating_sub(1)
    };
    let of_color = |color| File::ALL.into_iter().map(move |file| on_file(color, file));
    Color::ALL.into_iter().flat_map(of_color).sum()
}
