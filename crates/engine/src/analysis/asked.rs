//! The requests of a record: moves to find or to avoid, points for moves, a mate; and the depths for which an engine has
//! kept to a solution while it searches.

use super::field::{is_of_analysis, result_start};
use crate::uci::{HeardLine, SearchProgress};
use tabiya_chess::{Move, Mover, Position};
use tabiya_notation::moves::{read_move, read_uci};
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::{Operation, operations};
use tabiya_notation::record_moves::record_moves;

/// The requests of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordRequests {
    /// `bm`: each of these moves is right. Empty if the record names none, and any move is right.
    pub best: Vec<Move>,
    /// `am`: none of these moves is right.
    pub avoid: Vec<Move>,
    /// Points for moves, from a comment such as `c0 "f5=10, Be5+=2"`. A move that is not listed is worth none.
    pub points: Vec<(Move, u32)>,
    /// `dm`, or a mate among the moves of `bm` (`bm #3`): the side to move mates in this number of moves. A `dm` that
    /// an analysis wrote requests nothing.
    pub mate: Option<u32>,
    /// A loss in the place of the best moves (`bm #-3`): the side to move is mated in this number of moves.
    pub loss: Option<u32>,
    /// Whether a move of `bm` or `am` is illegal or unreadable.
    pub has_wrong_move: bool,
    /// The subject of the record, from its `id` without the number at the end: `STS(v1.0) Undermine`.
    pub theme: Option<String>,
}

impl RecordRequests {
    /// Reads the requests of a record from its position and its operations; `None` if it requests nothing.
    pub fn of(position: &Position, tail: &[u8]) -> Option<Self> {
        let mut asked = Self::default();
        let moves = record_moves(position, tail);
        for operation in &moves.operations {
            let into = match operation.meaning {
                OpcodeMeaning::BestMoves => &mut asked.best,
                OpcodeMeaning::AvoidMoves => &mut asked.avoid,
                _ => continue,
            };
            // Some files have a line of play here; then its first move is the one to find.
            let count = if operation.is_line {
                1
            } else {
                operation.words.len()
            };
            into.extend(operation.played().take(count));
            let words = operation.words.iter().take(count);
            asked.has_wrong_move |= { words }.any(|word| word.played.is_none());
        }
        let mover = Mover::new(position).ok();
        let result_start = result_start(tail);
        let mut has_direct_mate = false;
        for operation in operations(tail) {
            match operation.meaning() {
                Some(OpcodeMeaning::Comment(_)) if asked.points.is_empty() => {
                    asked.points = mover
                        .as_ref()
                        .and_then(|mover| points_of(mover, &operation))
                        .unwrap_or_default();
                }
                Some(OpcodeMeaning::DirectMate) if is_of_analysis(&operation, result_start) => {}
                // The first of several `dm` counts, but each of several `bm`.
                Some(OpcodeMeaning::DirectMate) if has_direct_mate => {}
                Some(meaning @ (OpcodeMeaning::DirectMate | OpcodeMeaning::BestMoves)) => {
                    has_direct_mate |= meaning == OpcodeMeaning::DirectMate;
                    let mate = operation.announced_mate();
                    let mate = mate.and_then(|mate| u32::try_from(mate).ok());
                    // The record requests the shortest mate.
                    asked.mate = asked.mate.into_iter().chain(mate).min();
                    let loss = operation.announced_loss();
                    let loss = loss.and_then(|loss| u32::try_from(loss).ok());
                    asked.loss = asked.loss.into_iter().chain(loss).min();
                }
                Some(OpcodeMeaning::Identification) if asked.theme.is_none() => {
                    asked.theme = theme_of(&operation);
                }
                _ => {}
            }
        }
        asked.is_something().then_some(asked)
    }

    fn is_something(&self) -> bool {
        let names_moves = !self.best.is_empty() || !self.avoid.is_empty() || self.has_wrong_move;
        let names_mate = self.mate.is_some() || self.loss.is_some();
        names_moves || names_mate || !self.points.is_empty()
    }

    /// Whether the record requests only a mate and names no move.
    pub(super) fn asks_for_mate_alone(&self) -> bool {
        self.best.is_empty() && self.avoid.is_empty() && self.points.is_empty()
    }

    /// Whether this move fulfils the record. If the record gives only points, the move with the most points counts.
    pub fn is_right(&self, answer: Move) -> bool {
        if self.avoid.contains(&answer) {
            return false;
        }
        if !self.best.is_empty() {
            return self.best.contains(&answer);
        }
        // Another move is not a solution for a `bm` that cannot be played.
        if self.has_wrong_move {
            return false;
        }
        self.points.is_empty() || self.points_of(answer) == self.most_points()
    }

    /// The points for this move, 0 if the record gives it none.
    pub fn points_of(&self, answer: Move) -> u32 {
        let found = self.points.iter().find(|(named, _)| *named == answer);
        found.map_or(0, |(_, points)| *points)
    }

    /// The points for the best move, 0 if the record gives none.
    pub fn most_points(&self) -> u32 {
        let points = self.points.iter().map(|(_, points)| *points);
        points.max().unwrap_or(0)
    }
}

/// The points that a comment gives for moves: `f5=10, Be5+=2`; `None` for any other comment. Some suites list moves
/// that cannot be played; they are left out.
fn points_of(mover: &Mover, comment: &Operation<'_>) -> Option<Vec<(Move, u32)>> {
    let operand = comment.operands().next()?;
    let text = operand.value();
    let text = str::from_utf8(&text).ok()?;
    let mut points = Vec::new();
    for part in text.split(',') {
        // A move may end with `=`, so the last one separates it from its points.
        let (san, number) = part.trim().rsplit_once('=')?;
        let number = number.trim().parse().ok()?;
        if let Ok(read) = read_move(mover, san.trim(), &[]) {
            points.push((read.played, number));
        }
    }
    (!points.is_empty()).then_some(points)
}

/// The text of an `id` without the numbers before and after it.
fn theme_of(id: &Operation<'_>) -> Option<String> {
    let operand = id.operands().next()?;
    let value = operand.value();
    let text = String::from_utf8_lossy(&value);
    let is_between = |letter: char| matches!(letter, '.' | ' ' | '#' | '-' | '_' | ':' | '/');
    let is_digit = |letter: char| letter.is_ascii_digit();
    let theme = text.trim_end_matches(is_digit).trim_end_matches(is_between);
    let theme = theme.trim_start_matches(|letter| is_digit(letter) || is_between(letter));
    (!theme.is_empty()).then(|| theme.to_owned())
}

impl RecordRequests {
    /// The number of depths, counted back from the current one, for which the engine has kept to a solution.
    pub(crate) fn depths_stood(&self, mover: &Mover, progress: &SearchProgress) -> u32 {
        let mut depths = 0;
        let mut last = None;
        for iteration in progress.iterations().iter().rev() {
            let line = &iteration.line;
            if !self.is_met_by(mover, line) {
                break;
            }
            depths += u32::from(last != Some(line.depth));
            last = Some(line.depth);
        }
        depths
    }

    fn is_met_by(&self, mover: &Mover, line: &HeardLine) -> bool {
        let first = line.pv().words().next();
        let first = first.and_then(|word| str::from_utf8(word).ok());
        let best = first.and_then(|word| read_uci(mover, word).ok());
        self.is_solved(best, line.value)
    }
}
