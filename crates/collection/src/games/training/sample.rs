//! A sample of training data, and the record that says the same.

use tabiya_chess::{Color, Move, Mover, Position};
use tabiya_notation::fen::{FenStyle, append_number, append_position_fields};
use tabiya_notation::moves::{read_exact_san, read_move, read_uci, write_san};
use tabiya_notation::operations::{Operation, operations};
use tabiya_notation::record::{LineKind, line_kind, read_record};

/// A position with its move, score and result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sample {
    pub(super) position: Position,
    /// The move that was played.
    pub(super) played: Option<Move>,
    /// Whether the record calls that move the best one.
    pub(super) is_best: bool,
    /// The score for the side to move.
    pub(super) score: Option<i32>,
    /// The number of half-moves before the position, if its move number says something else.
    pub(super) ply: Option<u32>,
    /// The result of the game.
    pub(super) result: Option<Outcome>,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    WhiteWins,
    Draw,
    BlackWins,
}

impl Outcome {
    const ALL: [Self; 3] = [Self::WhiteWins, Self::Draw, Self::BlackWins];

    const fn word(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::Draw => "1/2-1/2",
            Self::BlackWins => "0-1",
        }
    }

    /// Returns 1 if this side wins, 0 for a draw, and -1 if it loses.
    pub(super) const fn for_side(self, side: Color) -> i8 {
        match (self, side) {
            (Self::Draw, _) => 0,
            (Self::WhiteWins, Color::White) | (Self::BlackWins, Color::Black) => 1,
            (Self::WhiteWins, Color::Black) | (Self::BlackWins, Color::White) => -1,
        }
    }

    /// Returns the result that is this number for a side.
    pub(super) fn of_side(number: i8, side: Color) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|outcome| outcome.for_side(side) == number)
    }
}

impl Sample {
    /// A position about which nothing is known.
    pub(super) fn at(position: Position) -> Self {
        Self {
            position,
            played: None,
            is_best: false,
            score: None,
            ply: None,
            result: None,
        }
    }

    /// Returns the opcode of the move in the record.
    pub(super) fn move_opcode(&self) -> &'static [u8] {
        if self.is_best { b"bm" } else { b"pm" }
    }

    /// Returns the number of half-moves before the position according to its move number.
    pub(super) fn ply_of(position: &Position) -> u32 {
        let moves = position.fullmove_number.saturating_sub(1);
        let half = u32::from(position.side_to_move == Color::Black);
        moves.saturating_mul(2).saturating_add(half)
    }

    /// Appends the record as a line of exact EPD.
    pub(super) fn append_record(&self, out: &mut Vec<u8>) {
        let position = &self.position;
        append_position_fields(out, position, FenStyle::STANDARD);
        if let Some(score) = self.score {
            append(out, "ce", &score.to_string());
        }
        // Some programs count from 0, but the standard has no such move number.
        if position.fullmove_number > 1 {
            out.extend_from_slice(b" fmvn ");
            append_number(out, position.fullmove_number);
            out.push(b';');
        }
        if position.halfmove_clock > 0 {
            out.extend_from_slice(b" hmvc ");
            append_number(out, position.halfmove_clock);
            out.push(b';');
        }
        let mover = self.played.and_then(|_| Mover::new(position).ok());
        if let (Some(played), Some(mover)) = (self.played, mover) {
            append(out, "pm", &write_san(&mover, played));
        }
        if let Some(ply) = self.ply {
            append(out, "ply", &ply.to_string());
        }
        if let Some(result) = self.result {
            append(out, "result", &format!("\"{}\"", result.word()));
        }
        out.push(b'\n');
    }

    /// Reads a record. Also returns the opcodes of the operations that say something else; `None` if there is no
    /// position.
    pub(super) fn of_record(record: &[u8]) -> Option<(Self, Vec<Vec<u8>>)> {
        if line_kind(record) != LineKind::Record {
            return None;
        }
        let read = read_record(record).ok()?;
        let mut sample = Self::at(read.position);
        let tail = record.get(read.tail).unwrap_or_default();
        let mut extra = Vec::new();
        let has_played = operations(tail).any(|operation| operation.opcode() == b"pm");
        sample.is_best = !has_played;
        let of_move = sample.move_opcode();
        for operation in operations(tail) {
            let opcode = operation.opcode();
            let is_held = match opcode {
                b"hmvc" | b"fmvn" => true,
                b"ce" => set(&mut sample.score, number_of(&operation)),
                b"ply" => set(&mut sample.ply, number_of(&operation)),
                b"result" => set(&mut sample.result, outcome_of(&operation)),
                _ if opcode == of_move => {
                    let played = move_of(&sample.position, &operation);
                    set(&mut sample.played, played)
                }
                _ => false,
            };
            if !is_held {
                extra.push(opcode.to_vec());
            }
        }
        Some((sample, extra))
    }
}

fn append(out: &mut Vec<u8>, opcode: &str, operand: &str) {
    for part in [" ", opcode, " ", operand, ";"] {
        out.extend_from_slice(part.as_bytes());
    }
}

/// Sets a property that is not set yet. Returns whether it has the value now.
fn set<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    if place.is_some() || value.is_none() {
        return false;
    }
    *place = value;
    true
}

/// Returns the only operand as a number.
fn number_of<T: TryFrom<i64>>(operation: &Operation<'_>) -> Option<T> {
    if operation.operands().count() != 1 {
        return None;
    }
    T::try_from(operation.number()?).ok()
}

fn outcome_of(operation: &Operation<'_>) -> Option<Outcome> {
    let mut operands = operation.operands();
    let (word, None) = (operands.next()?.value(), operands.next()) else {
        return None;
    };
    let mut all = Outcome::ALL.into_iter();
    all.find(|outcome| outcome.word().as_bytes() == &*word)
}

/// Returns the only operand as a move.
fn move_of(position: &Position, operation: &Operation<'_>) -> Option<Move> {
    let mut operands = operation.operands();
    let (word, None) = (operands.next()?.value(), operands.next()) else {
        return None;
    };
    let mover = Mover::new(position).ok()?;
    let tolerant = || {
        Some(
            read_move(&mover, str::from_utf8(&word).ok()?, &[])
                .ok()?
                .played,
        )
    };
    read_exact_san(&mover, &word)
        .or_else(|| read_uci(&mover, &word).ok())
        .or_else(tolerant)
}
