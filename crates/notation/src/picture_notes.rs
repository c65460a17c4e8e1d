//! What a record says of the picture that it was read from: operations, so that it is there in every file of
//! positions, wherever its line goes, and is undone and found like anything else in it.
//!
//! | operation | says |
//! |---|---|
//! | `ask castling;` | what the picture leaves open: `below`, `turn`, `castling` |
//! | `below black;` | Black sits below in the picture |
//! | `confidence 58;` | per cent: how probable it is that all of it was read right |
//! | `crop "book-boards/book-0037-2.jpg";` | where the board is kept as it was seen |
//! | `doubt "f3 Q61 q37" "e4 .55 P40";` | squares in doubt, and per cent for what may stand there (`.`: nothing) |
//! | `id "page 37, 2";` | its page, and which of the boards there |
//! | `source "book.pdf";` | the file |
//! | `turn white caption 97;` | whose turn it is by a `mark`, a `caption` or a `check`, and per cent for how sure that is |

use super::operations::{self, Operation, operations as operations_of};
use super::picture_questions::{Question, Questions, TurnSign};
use std::iter;
use tabiya_chess::{Color, Piece, Square, SquareSet, Transform};

/// The opcode of open questions.
pub const ASK: &str = "ask";
/// The opcode of who sits below.
pub const BELOW: &str = "below";
/// The opcode of the probability.
pub const CONFIDENCE: &str = "confidence";
/// The opcode of the picture of the board.
pub const CROP: &str = "crop";
/// The opcode of squares in doubt.
pub const DOUBT: &str = "doubt";
/// The opcode of page and place.
const ID: &str = "id";
/// The opcode of the file.
pub const SOURCE: &str = "source";

/// The opcode of what says whose turn it is.
const TURN: &str = "turn";

/// A square of which the reading may be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedDoubt {
    /// Which square.
    pub square: Square,
    /// What may stand there (`None`: nothing), the likeliest first, with per cent.
    pub alternatives: Vec<(Option<Piece>, u8)>,
}

/// Whose turn it is, by a sign in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotedTurn {
    /// Who is to move.
    pub side: Color,
    /// What says so.
    pub sign: TurnSign,
    /// How sure that is, in per cent.
    pub certainty: u8,
}

/// What a record says of the picture that it was read from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PictureNotes {
    /// Whether Black sits below in the picture.
    pub is_black_below: bool,
    /// How probable it is that all of it was read right, in per cent.
    pub confidence: Option<u8>,
    /// Where the board is kept as it was seen.
    pub crop: Option<String>,
    /// The squares in doubt.
    pub doubts: Vec<NotedDoubt>,
    /// Page and place.
    pub id: Option<String>,
    /// What the picture leaves open beside its squares.
    pub questions: Questions,
    /// The file.
    pub source: Option<String>,
    /// Whose turn it is, where the picture says it.
    pub turn: Option<NotedTurn>,
}

/// The `id` of a board: its page, and which one there, both from 1.
pub fn page_id(page: u32, place: u32) -> String {
    format!("page {page}, {place}")
}

/// The page in such an `id`.
pub fn page_of_id(id: &str) -> Option<u32> {
    let (page, place) = id.strip_prefix("page ")?.split_once(", ")?;
    place.parse::<u32>().ok()?;
    page.parse().ok()
}

impl PictureNotes {
    /// What the operations of a record say. What cannot be understood is left out.
    pub fn of_tail(tail: &[u8]) -> Self {
        let mut notes = Self::default();
        for operation in operations_of(tail) {
            match operation.opcode() {
                b"ask" => {
                    let asked = texts(&operation).filter_map(|word| Question::of_word(&word));
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

    /// As operations, in the order of the alphabet as the standard wants them.
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

/// The same operations, where these squares are in doubt no more.
pub fn without_doubts(tail: &[u8], squares: SquareSet) -> Vec<u8> {
    let is_doubt = |operation: &Operation<'_>| operation.opcode() == DOUBT.as_bytes();
    let Some(row) = operations_of(tail).position(|operation| is_doubt(&operation)) else {
        return tail.to_vec();
    };
    let all: Vec<_> = operations_of(tail).filter(is_doubt).collect();
    let left: Vec<_> = all
        .iter()
        .flat_map(|operation| doubts_of(operation))
        .collect();
    let left: Vec<_> = left
        .into_iter()
        .filter(|doubt| !squares.contains(doubt.square))
        .collect();
    let edited = if left.is_empty() {
        operations::remove(tail, row)
    } else {
        operations::set_operands(tail, row, &doubts_text(&left))
    };
    edited.unwrap_or_else(|_| tail.to_vec())
}

/// The same operations, where these questions are asked and no others.
pub fn with_questions(tail: &[u8], questions: Questions) -> Vec<u8> {
    let mut edited = tail.to_vec();
    if questions != PictureNotes::of_tail(tail).questions {
        let text = questions_text(questions);
        let operands = (!questions.is_empty()).then_some(text.as_str());
        set(&mut edited, ASK, operands);
    }
    edited
}

/// The same operations, where the other side is below: squares in doubt are those on the other side of the board.
pub fn turned(tail: &[u8]) -> Vec<u8> {
    let notes = PictureNotes::of_tail(tail);
    let mut edited = tail.to_vec();
    set(
        &mut edited,
        BELOW,
        (!notes.is_black_below).then_some("black"),
    );
    let mut doubts = notes.doubts;
    for doubt in &mut doubts {
        doubt.square = Transform::Rotate
            .square(doubt.square)
            .unwrap_or(doubt.square);
    }
    if !doubts.is_empty() {
        set(&mut edited, DOUBT, Some(&doubts_text(&doubts)));
    }
    edited
}

/// Gives an operation these operands, or takes it away, where it can be written.
fn set(tail: &mut Vec<u8>, opcode: &str, operands: Option<&str>) {
    let row = operations_of(tail).position(|other| other.opcode() == opcode.as_bytes());
    let new = match (row, operands) {
        (Some(row), Some(operands)) => operations::set_operands(tail, row, operands),
        (Some(row), None) => operations::remove(tail, row),
        (None, Some(operands)) => operations::add(tail, opcode, operands),
        (None, None) => return,
    };
    if let Ok(new) = new {
        *tail = new;
    }
}

fn push_operation(tail: &mut String, opcode: &str, operands: &str) {
    let gap = if tail.is_empty() { "" } else { " " };
    tail.extend([gap, opcode, " ", operands, ";"]);
}

/// A text as an operand: what the standard cannot write gives way.
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
    let words: Vec<_> = questions.iter().map(Question::word).collect();
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
