//! Understands any line that a person would understand, and lists the repairs.
//!
//! Nothing is guessed. A line with one sensible reading is read, all readings of an ambiguous line are
//! reported, and every other line gives an error with its place. The exact text of a reading is the line
//! with exactly its repairs made. The time is linear in the length of the line.
//!
//! ```
//! use tabiya_notation::repair::{RepairKind, Understanding, understand};
//!
//! let line = "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w kqKQ - 0 1";
//! let Understanding::One(reading) = understand(line) else { panic!("one reading") };
//! assert_eq!(reading.text, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
//! let repairs: Vec<_> = reading.repairs.iter().map(|repair| (repair.kind, &*repair.read)).collect();
//! assert_eq!(repairs, [(RepairKind::DigitsJoined, "44"), (RepairKind::CastlingOrder, "kqKQ")]);
//! ```

mod alphabet;
mod board_reading;
mod boards;
mod broken;
mod castling_word;
mod damage;
mod diagrams;
mod error_repair;
mod faults;
mod fields;
mod found_operations;
mod operation_text;
mod plain_text;
mod reading;
mod report;
mod signs;
mod surroundings;
mod tail_operations;
mod words;

pub use damage::{readings_of_damage, readings_of_unreadable};
pub(super) use diagrams::{TextDiagram, diagrams};
pub use error_repair::{ErrorRepair, repair_error, repair_error_alone};
pub(super) use plain_text::PlainText;
pub use report::{
    BoardAssumption, CheckCounters, Interpretation, Repair, RepairKind, Understanding, VariantMarks,
};
pub use signs::latin_look_alike;

use super::fen::{write_board, write_fen};
use boards::{PlainBoard, boards};
use reading::PlaceInLine;
use report::{RepairChange, RepairChanges};
use surroundings::Surroundings;
use tabiya_chess::Position;

/// The largest number of readings of a line.
const MAX_READINGS: usize = 8;

/// The largest number of boards that are tried in a line, each of which costs a pass over the line.
const MAX_BOARDS: usize = 64;

/// Positions that begin after this many bytes of a line are ignored.
const LONGEST_SEARCH: usize = 1 << 18;

/// The room for the position that begins last.
const LONGEST_POSITION: usize = 1 << 10;

/// Understands a line of text: a FEN or EPD, exact or not, with or without text around it.
///
/// ```
/// use tabiya_notation::repair::{Understanding, understand};
///
/// let understood = understand("position fen 4k3/8/8/8/8/8/8/4K2R w K -");
/// let Understanding::One(reading) = understood else { panic!("one reading") };
/// assert_eq!(reading.text, "4k3/8/8/8/8/8/8/4K2R w K -");
/// // D and T are pieces in German, French and Spanish; P is a pawn in two of them, and B in German.
/// let Understanding::Several(readings) = understand("8/8/8/8/8/8/DTP5/8 w - - 0 1") else {
///     panic!("several readings")
/// };
/// assert!(readings.len() >= 2);
/// assert!(matches!(understand("Good morning!"), Understanding::Unreadable(_)));
/// ```
pub fn understand(line: &str) -> Understanding {
    match reading::read_exact(line) {
        Some(exact) => Understanding::One(exact),
        None => understand_untidy(line),
    }
}

/// Understands a line that is not exact.
fn understand_untidy(line: &str) -> Understanding {
    let head = line
        .get(..line.floor_char_boundary(LONGEST_SEARCH + LONGEST_POSITION))
        .unwrap_or(line);
    let plain = PlainText::of(head);
    let boards = boards(plain.text());
    let limits = boards.iter().skip(1).map(PlainBoard::start);
    let limits = limits.chain([plain.text().len()]);
    let mut readings: Vec<Interpretation> = Vec::new();
    let mut first_error = None;
    let begins_in_reach = |(board, _): &(&PlainBoard, usize)| board.start() < LONGEST_SEARCH;
    let tried = boards.iter().zip(limits).take(MAX_BOARDS);
    for (board, limit) in tried.filter(begins_in_reach) {
        let place = PlaceInLine {
            line,
            plain: &plain,
            board,
            limit,
        };
        for alphabet in board.alphabets.candidates() {
            if readings.len() >= MAX_READINGS {
                break;
            }
            match reading::read(place, alphabet) {
                Ok(reading) => push_new(&mut readings, reading),
                Err(error) => {
                    first_error.get_or_insert(error);
                }
            }
        }
    }
    let why = || first_error.unwrap_or_else(|| broken::why(line, &plain));
    match readings.len() {
        0 => match start_position(line, &plain) {
            Some(start) if boards.is_empty() => Understanding::One(start),
            _ => Understanding::Unreadable(why()),
        },
        1 => readings
            .pop()
            .map_or_else(|| Understanding::Unreadable(why()), Understanding::One),
        _ => Understanding::Several(readings),
    }
}

/// The reading of `position startpos`, the start of a game.
fn start_position(line: &str, plain: &PlainText<'_>) -> Option<Interpretation> {
    const NAME: &str = "startpos";
    let text = plain.text();
    let is_word = |at: usize| {
        let (before, behind) = (text.get(..at), text.get(at + NAME.len()..));
        let is_part = |c: char| c.is_alphanumeric();
        !before.is_some_and(|t| t.ends_with(is_part))
            && !behind.is_some_and(|t| t.starts_with(is_part))
    };
    let (at, _) = text.match_indices(NAME).find(|(at, _)| is_word(*at))?;
    let span = plain.span_in_line(&(at..at + NAME.len()));
    let position = Position::start();
    let mut changes = Surroundings::of(line, span.start).suffix_changes(span.end);
    changes.push(RepairChange {
        kind: RepairKind::Wrapper,
        span: 0..span.end,
        became: write_fen(&position),
        may_merge: false,
    });
    let changes = RepairChanges::of(line, changes);
    Some(Interpretation {
        position,
        text: changes.text(),
        repairs: changes.repairs(),
        fields: 6,
        operations: span.end..span.end,
        surplus_rights: Vec::new(),
        variant: None,
        assumed: None,
    })
}

/// Adds a reading that says something new.
fn push_new(readings: &mut Vec<Interpretation>, reading: Interpretation) {
    let is_known = readings.iter().any(|known| known.text == reading.text);
    if !is_known {
        readings.push(reading);
    }
}

/// A position in a plain text.
pub(super) struct PlainPosition {
    /// The start of its board.
    pub(crate) start: usize,
    /// The end of its last field.
    pub(crate) end: usize,
    /// Its exact fields, as many as it has.
    pub(crate) fields: Vec<String>,
}

/// The positions in a text, in order. Ambiguous ones are left out.
pub(super) fn positions(plain: &PlainText<'_>) -> Vec<PlainPosition> {
    let text = plain.text();
    let boards = boards(text);
    let limits = boards.iter().skip(1).map(PlainBoard::start);
    let limits = limits.chain([text.len()]);
    let found = boards.iter().zip(limits);
    found
        .filter_map(|(board, limit)| position(text, board, limit))
        .collect()
}

fn position(text: &str, found: &PlainBoard, limit: usize) -> Option<PlainPosition> {
    let read = |alphabet| (alphabet, board_reading::read(text, found, alphabet).board);
    let mut readings = found.alphabets.candidates().map(read);
    let (alphabet, board) = readings.next()?;
    if readings.any(|(_, other)| other != board) {
        return None;
    }
    let read = fields::read(text, found, limit, &board, alphabet);
    if found.is_broken && read.exact.is_empty() {
        return None;
    }
    let mut fields = vec![write_board(&board)];
    fields.extend(read.exact);
    Some(PlainPosition {
        start: found.start(),
        end: read.end,
        fields,
    })
}

/// The fields that are assumed because the text does not have them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AssumedFields {
    /// The side to move.
    pub side_to_move: bool,
    /// The castling rights.
    pub castling: bool,
    /// One of the counters or both.
    pub counters: bool,
}

impl AssumedFields {
    /// The fields that a text with this many fields lacks. The counters of a text with operations are among these.
    ///
    /// ```
    /// use tabiya_notation::repair::AssumedFields;
    ///
    /// let assumed = AssumedFields::after(2, false);
    /// assert!(!assumed.side_to_move && assumed.castling && assumed.counters);
    /// assert!(!AssumedFields::after(6, false).is_any());
    /// ```
    pub const fn after(fields: u8, has_operations: bool) -> Self {
        Self {
            side_to_move: fields < 2,
            castling: fields < 3,
            counters: fields < 6 && !(has_operations && fields == 4),
        }
    }

    /// The fields that this reading adds to its text.
    pub fn of(reading: &Interpretation) -> Self {
        let is_missing = |kind| kind == RepairKind::MissingFields;
        let added = reading.repairs.iter().filter(|it| is_missing(it.kind));
        let words: Vec<_> = added.flat_map(|it| it.became.split_whitespace()).collect();
        let dashes = words.iter().filter(|word| **word == "-").count();
        let has_number = words.iter().any(|word| word.parse::<u32>().is_ok());
        let is_short_epd = reading.fields == 4 && reading.operations.is_empty();
        Self {
            side_to_move: words.iter().any(|word| matches!(*word, "w" | "b")),
            // A dash alone before the counters is the en-passant target.
            castling: 1 < dashes || (dashes == 1 && !has_number),
            counters: has_number || is_short_epd,
        }
    }

    /// Whether any field is assumed.
    pub const fn is_any(self) -> bool {
        self.side_to_move || self.castling || self.counters
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exact_line_has_the_same_meaning_in_the_fast_and_the_tolerant_reader() {
        let table = include_str!("../tests/data/repairs.txt");
        let mut count = 0;
        for exact in table.lines().filter_map(|line| line.strip_prefix("= ")) {
            assert_eq!(understand_untidy(exact), understand(exact), "{exact}");
            count += 1;
        }
        assert!(count > 150);
    }
}
