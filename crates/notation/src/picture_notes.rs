//! Notes of a record about the picture from which it was read. They are operations, so that they stay with
//! the line wherever it is copied, and can be searched and undone like other operations.
//!
//! | operation | meaning |
//! |---|---|
//! | `ask castling;` | open questions: `below`, `turn`, `castling` |
//! | `below black;` | Black is at the bottom of the picture |
//! | `confidence 58;` | the probability, in per cent, that the whole position is correct |
//! | `crop "book-boards/book-0037-2.jpg";` | the file with the picture of the board |
//! | `doubt "f3 Q61 q37" "e4 .55 P40";` | doubtful squares with their possible contents (`.` for empty), in per cent |
//! | `id "page 37, 2";` | the page, and the number of the board on it |
//! | `source "book.pdf";` | the file |
//! | `turn white caption 97;` | the side to move by a `mark`, a `caption`, the `last_move`, a `check` or the `start` of the game, with its certainty in per cent |
//!
//! ```
//! use tabiya_chess::Square;
//! use tabiya_notation::picture_notes::PictureNotes;
//!
//! let notes = PictureNotes::of_tail(br#"confidence 58; doubt "f3 Q61 q37";"#);
//! assert_eq!(notes.confidence, Some(58));
//! assert_eq!(notes.doubts[0].square, Square::from_name("f3").unwrap());
//! assert_eq!(notes.doubts[0].alternatives[0].1, 61);
//! assert_eq!(notes.to_tail(), br#"confidence 58; doubt "f3 Q61 q37";"#);
//! ```

mod editing;

pub use editing::{turned, with_questions, without_doubts};

use super::operations::{self, Operation, operations as operations_of};
use super::picture_questions::{PictureQuestion, Questions, TurnSign};
use std::iter;
use tabiya_chess::{Color, Piece, Square};

/// The opcode of open questions.
pub const ASK: &str = "ask";
/// The opcode of the side at the bottom.
pub const BELOW: &str = "below";
/// The opcode of the probability.
const CONFIDENCE: &str = "confidence";
/// The opcode of the picture of the board.
const CROP: &str = "crop";
/// The opcode of doubtful squares.
pub const DOUBT: &str = "doubt";
/// The opcode of the page and the number on it.
const ID: &str = "id";
/// The opcode of the file.
pub const SOURCE: &str = "source";
/// The opcode of the side to move.
const TURN: &str = "turn";

/// A doubtful square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedDoubt {
    /// The square.
    pub square: Square,
    /// The possible contents (`None` for empty) with their probability in per cent, the most probable first.
    pub alternatives: Vec<(Option<Piece>, u8)>,
}

/// The side to move according to a sign in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotedTurn {
    /// The side to move.
    pub side: Color,
    /// The sign.
    pub sign: TurnSign,
    /// The certainty, in per cent.
    pub certainty: u8,
}

/// The notes of a record about its picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PictureNotes {
    /// Whether Black is at the bottom of the picture.
    pub is_black_below: bool,
    /// The probability that the whole position is correct, in per cent.
    pub confidence: Option<u8>,
    /// The file with the picture of the board.
    pub crop: Option<String>,
    /// The doubtful squares.
    pub doubts: Vec<NotedDoubt>,
    /// The page and the number on it; see [`page_id`].
    pub id: Option<String>,
    /// The open questions.
    pub questions: Questions,
    /// The file of the picture.
    pub source: Option<String>,
    /// The side to move, if the picture has a sign for it.
    pub turn: Option<NotedTurn>,
}

/// Whether this is the opcode of a note about the picture. `id` is not, since it also names other positions.
///
/// ```
/// use tabiya_notation::picture_notes::is_note;
///
/// assert!(is_note("confidence") && !is_note("id"));
/// ```
pub fn is_note(opcode: &str) -> bool {
    [ASK, BELOW, CONFIDENCE, CROP, DOUBT, SOURCE, TURN].contains(&opcode)
}

/// The `id` of a board: its page and its number on that page, both from 1.
///
/// ```
/// use tabiya_notation::picture_notes::{page_id, page_of_id};
///
/// assert_eq!(page_id(37, 2), "page 37, 2");
/// assert_eq!(page_of_id("page 37, 2"), Some(37));
/// ```
pub fn page_id(page: u32, place: u32) -> String {
    format!("page {page}, {place}")
}

/// The page of an `id` that [`page_id`] has written.
pub fn page_of_id(id: &str) -> Option<u32> {
    place_of_id(id).map(|(page, _)| page)
}

/// The page of an `id` that [`page_id`] has written, and the number of the board on that page.
///
/// ```
/// use tabiya_notation::picture_notes::place_of_id;
///
/// assert_eq!(place_of_id("page 37, 2"), Some((37, 2)));
/// assert_eq!(place_of_id("Study 37, 2"), None);
/// ```
pub fn place_of_id(id: &str) -> Option<(u32, u32)> {
    let (page, place) = id.strip_prefix("page ")?.split_once(", ")?;
    Some((page.parse().ok()?, place.parse().ok()?))
}

impl PictureNotes {
    /// The notes in the operations of a record. Operations that cannot be understood are ignored.
    pub fn of_tail(tail: &[u8]) -> Self {
        let mut notes = Self::default();
        for operation in operations_of(tail) {
            match operation.opcode() {
                b"ask" => {
                    let asked =
                        texts(&operation).filter_map(|word| PictureQuestion::of_word(&word));
                    notes.questions = asked.fold(notes.questions, Questions::with);
                }
                b"below" => {
                    notes.is_black_below |=
                        first_text(&operation).is_some_and(|side| side == "black");
                }
                b"confidence" if notes.confidence.is_none() => {
                    notes.confidence = operation.number().map(per_cent);
                }
                b"crop" if notes.crop.is_none() => notes.crop = first_text(&operation),
                b"doubt" => notes.doubts.extend(doubts_of(&operation)),
                b"id" if notes.id.is_none() => notes.id = first_text(&operation),
                b"source" if notes.source.is_none() => notes.source = first_text(&operation),
                b"turn" if notes.turn.is_none() => notes.turn = turn_of(&operation),
                _ => {}
            }
        }
        notes
    }

    /// The notes as operations, in alphabetical order as the standard requires.
    pub fn to_tail(&self) -> Vec<u8> {
        let mut tail = String::new();
        if !self.questions.is_empty() {
            push_operation(&mut tail, ASK, &questions_text(self.questions));
        }
        if self.is_black_below {
            push_operation(&mut tail, BELOW, "black");
        }
        if let Some(confidence) = self.confidence {
            push_operation(&mut tail, CONFIDENCE, &confidence.to_string());
        }
        if let Some(crop) = &self.crop {
            push_operation(&mut tail, CROP, &quoted(crop));
        }
        if !self.doubts.is_empty() {
            push_operation(&mut tail, DOUBT, &doubts_text(&self.doubts));
        }
        if let Some(id) = &self.id {
            push_operation(&mut tail, ID, &quoted(id));
        }
        if let Some(source) = &self.source {
            push_operation(&mut tail, SOURCE, &quoted(source));
        }
        if let Some(turn) = self.turn {
            push_operation(&mut tail, TURN, &turn_text(turn));
        }
        tail.into_bytes()
    }
}

fn push_operation(tail: &mut String, opcode: &str, operands: &str) {
    let gap = if tail.is_empty() { "" } else { " " };
    tail.extend([gap, opcode, " ", operands, ";"]);
}

/// A text as an operand, without the characters that the standard cannot write.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for letter in text.chars() {
        let plain = match letter {
            '"' => '\'',
            '\\' => '/',
            letter if letter.is_control() => ' ',
            letter => letter,
        };
        if quoted.len() + plain.len_utf8() > operations::LONGEST_TEXT {
            break;
        }
        quoted.push(plain);
    }
    quoted.push('"');
    quoted
}

fn doubts_text(doubts: &[NotedDoubt]) -> String {
    let texts = doubts.iter().map(|doubt| {
        let alternatives = doubt.alternatives.iter();
        let alternatives = alternatives.map(|(man, chance)| {
            let man = man.map_or('.', Piece::letter);
            format!("{man}{chance}")
        });
        let words: Vec<_> = iter::once(doubt.square.to_string())
            .chain(alternatives)
            .collect();
        format!("\"{}\"", words.join(" "))
    });
    texts.collect::<Vec<_>>().join(" ")
}

fn questions_text(questions: Questions) -> String {
    let words: Vec<_> = questions.iter().map(PictureQuestion::word).collect();
    words.join(" ")
}

fn turn_text(turn: NotedTurn) -> String {
    let side = match turn.side {
        Color::White => "white",
        Color::Black => "black",
    };
    format!("{side} {} {}", turn.sign.word(), turn.certainty)
}

fn turn_of(operation: &Operation<'_>) -> Option<NotedTurn> {
    let mut words = texts(operation);
    let side = match words.next()?.as_str() {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return None,
    };
    let word = words.next()?;
    let sign = TurnSign::of_word(&word)?;
    Some(NotedTurn {
        side,
        sign,
        certainty: per_cent(words.next()?.parse().ok()?),
    })
}

fn doubts_of(operation: &Operation<'_>) -> Vec<NotedDoubt> {
    let operands = operation.operands();
    operands
        .filter_map(|operand| doubt_of(std::str::from_utf8(operand.bytes).ok()?))
        .collect()
}

fn doubt_of(text: &str) -> Option<NotedDoubt> {
    let mut words = text.split_ascii_whitespace();
    let square = Square::from_name(words.next()?)?;
    let alternative = |word: &str| {
        let man = word.chars().next()?;
        let chance: i64 = word.get(man.len_utf8()..)?.parse().ok()?;
        let man = match man {
            '.' => None,
            letter => Some(Piece::from_letter(letter)?),
        };
        Some((man, per_cent(chance)))
    };
    Some(NotedDoubt {
        square,
        alternatives: words.map_while(alternative).collect(),
    })
}

fn first_text(operation: &Operation<'_>) -> Option<String> {
    texts(operation).next()
}

fn texts(operation: &Operation<'_>) -> impl Iterator<Item = String> {
    let values = operation.operands();
    values.map(|operand| String::from_utf8_lossy(&operand.value()).into_owned())
}

fn per_cent(number: i64) -> u8 {
    u8::try_from(number.clamp(0, 100)).unwrap_or(100)
}
