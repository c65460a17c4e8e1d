//! What a record asks for: the moves to be found or avoided, points for moves, a mate.

use super::origin::{is_of_analysis, result_start};
use tabiya_chess::{Move, Mover, Position};
use tabiya_notation::moves::read_move;
use tabiya_notation::opcodes::Meaning;
use tabiya_notation::operations::{Operation, operations};
use tabiya_notation::record_moves::record_moves;

/// What a record asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// `bm`: each of these is right; any move where none is named.
    pub best: Vec<Move>,
    /// `am`: none of these is right.
    pub avoid: Vec<Move>,
    /// How many points a move is worth, from a comment such as `c0 "f5=10, Be5+=2"`. A move that is not named is
    /// worth none.
    pub points: Vec<(Move, u32)>,
    /// `dm`, or a mate among the moves of `bm` (`bm #3`): the side to move mates in so many moves. A `dm` that an
    /// analysis wrote asks for nothing.
    pub mate: Option<u32>,
    /// Whether a move of `bm` or `am` cannot be played.
    pub has_wrong_move: bool,
    /// What the record is about, from its `id` without the number at the end: `STS(v1.0) Undermine`.
    pub theme: Option<String>,
}

impl Asked {
    /// What this record asks for; `None` when it asks for nothing.
    pub fn of(position: &Position, tail: &[u8]) -> Option<Self> {
        let mut asked = Self::default();
        let moves = record_moves(position, tail);
        for operation in &moves.operations {
            let into = match operation.meaning {
                Meaning::BestMoves => &mut asked.best,
                Meaning::AvoidMoves => &mut asked.avoid,
                _ => continue,
            };
            // Of a line of play, which some files have there, the first move is the one to find.
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
                Some(Meaning::Comment(_)) if asked.points.is_empty() => {
                    asked.points = mover
                        .as_ref()
                        .and_then(|mover| points_of(mover, &operation))
                        .unwrap_or_default();
                }
                Some(Meaning::DirectMate) if is_of_analysis(&operation, result_start) => {}
                // Of a repeated `dm` the first counts, of a repeated `bm` every one.
                Some(Meaning::DirectMate) if has_direct_mate => {}
                Some(meaning @ (Meaning::DirectMate | Meaning::BestMoves)) => {
                    has_direct_mate |= meaning == Meaning::DirectMate;
                    let mate = operation.announced_mate();
                    let mate = mate.and_then(|mate| u32::try_from(mate).ok());
                    // The record asks for the shortest.
                    asked.mate = asked.mate.into_iter().chain(mate).min();
                }
                Some(Meaning::Identification) if asked.theme.is_none() => {
                    asked.theme = theme_of(&operation);
                }
                _ => {}
            }
        }
        asked.is_something().then_some(asked)
    }

    fn is_something(&self) -> bool {
        let names_moves = !self.best.is_empty() || !self.avoid.is_empty() || self.has_wrong_move;
        names_moves || !self.points.is_empty() || self.mate.is_some()
    }

    /// Whether only a mate is asked for, and no move is named.
    pub fn asks_for_mate_alone(&self) -> bool {
        self.best.is_empty() && self.avoid.is_empty() && self.points.is_empty()
    }

    /// Whether this move is what the record asks for. Where it names only points, that is the move with the most.
    pub fn is_right(&self, answer: Move) -> bool {
        if self.avoid.contains(&answer) {
            return false;
        }
        if !self.best.is_empty() {
            return self.best.contains(&answer);
        }
        // A `bm` that cannot be played is not found by finding something else.
        if self.has_wrong_move {
            return false;
        }
        self.points.is_empty() || self.points_of(answer) == self.most_points()
    }

    /// How many points this move is worth.
    pub fn points_of(&self, answer: Move) -> u32 {
        let found = self.points.iter().find(|(named, _)| *named == answer);
        found.map_or(0, |(_, points)| *points)
    }

    /// How many points can be had.
    pub fn most_points(&self) -> u32 {
        let points = self.points.iter().map(|(_, points)| *points);
        points.max().unwrap_or(0)
    }
}

/// The points that a comment gives for moves: `f5=10, Be5+=2`. `None` when it is any other comment. A move that
/// cannot be played, of which the suites have some, gets none.
fn points_of(mover: &Mover, comment: &Operation<'_>) -> Option<Vec<(Move, u32)>> {
    let operand = comment.operands().next()?;
    let text = operand.value();
    let text = str::from_utf8(&text).ok()?;
    let mut points = Vec::new();
    for part in text.split(',') {
        // A move may end with `=`, so it is the last one that counts.
        let (san, number) = part.trim().rsplit_once('=')?;
        let number = number.trim().parse().ok()?;
        if let Ok(read) = read_move(mover, san.trim(), &[]) {
            points.push((read.played, number));
        }
    }
    (!points.is_empty()).then_some(points)
}

/// What an `id` says without the numbers in front of it and behind.
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
