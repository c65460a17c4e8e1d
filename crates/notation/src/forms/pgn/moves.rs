//! The moves of a game according to the operations of a record.

use crate::moves::{PieceNames, push_san_leading_to};
use crate::opcodes::OpcodeMeaning;
use crate::record_moves::{MoveOperation, record_moves};
use tabiya_chess::{Color, Move, Mover, Position};

/// The moves of a game.
#[derive(Debug)]
pub(super) struct PgnMoves {
    /// Moves with their numbers, and other best moves as variations.
    pub(super) words: Vec<String>,
    /// The rows of the operations that are completely contained in the moves.
    pub(super) rows: Vec<usize>,
    /// The result that follows from the moves.
    pub(super) result: &'static str,
}

/// The moves according to the operations: the predicted variation, or else the best move, or the supplied move.
/// All moves must be legal.
pub(super) fn played(start: &Position, tail: &[u8]) -> PgnMoves {
    let mut played = PgnMoves {
        words: Vec::new(),
        rows: Vec::new(),
        result: "*",
    };
    let Ok(mover) = Mover::new(start) else {
        return played;
    };
    let all = record_moves(start, tail).operations;
    let is_whole = |operation: &&MoveOperation| {
        let is_there = |played: usize| played > 0 && played == operation.words.len();
        operation.is_whole() && is_there(operation.played().count())
    };
    let ranked = all.iter().filter(is_whole);
    let ranked = ranked.filter_map(|operation| Some((rank(operation.meaning)?, operation)));
    let Some((_, main)) = ranked.min_by_key(|(rank, _)| *rank) else {
        return played;
    };
    // The moves of all sets of the same meaning count.
    let is_same_set = |operation: &&MoveOperation| {
        !main.is_line && !operation.is_line && operation.meaning == main.meaning
    };
    let sets: Vec<_> = all.iter().filter(is_whole).filter(is_same_set).collect();
    let mut moves: Vec<_> = main.played().collect();
    for played in sets.iter().flat_map(|set| set.played()) {
        if !moves.contains(&played) {
            moves.push(played);
        }
    }
    let others: Vec<Move> = if main.is_line {
        Vec::new()
    } else {
        moves.iter().skip(1).copied().collect()
    };
    let line = if main.is_line {
        moves.as_slice()
    } else {
        moves.get(..1).unwrap_or_default()
    };
    played.rows.push(main.row);
    let same_rows = sets.iter().map(|set| set.row);
    played.rows.extend(same_rows.filter(|row| *row != main.row));
    let is_said = |operation: &&MoveOperation| {
        let is_first = operation.played().eq(line.first().copied()) && operation.words.len() == 1;
        is_first && operation.meaning == OpcodeMeaning::BestMoves && operation.row != main.row
    };
    played
        .rows
        .extend(all.iter().filter(is_said).map(|operation| operation.row));
    let mut last = mover;
    for (at, played_move) in line.iter().enumerate() {
        let needs_number = at == 0 || (at == 1 && !others.is_empty());
        push_move(&mut played.words, &last, *played_move, needs_number);
        last = last.after(*played_move);
        if at == 0 {
            for other in &others {
                push_variation(&mut played.words, &mover, *other);
            }
        }
    }
    played.result = result(&last);
    played
}

/// The priority of an operation as a source of the moves; the operation with the lowest number is used.
fn rank(meaning: OpcodeMeaning) -> Option<u8> {
    Some(match meaning {
        OpcodeMeaning::PredictedVariation => 0,
        OpcodeMeaning::BestMoves => 1,
        OpcodeMeaning::SuppliedVariation => 2,
        OpcodeMeaning::PredictedMove => 3,
        OpcodeMeaning::SuppliedMove => 4,
        _ => return None,
    })
}

fn push_move(words: &mut Vec<String>, before: &Mover, played: Move, needs_number: bool) {
    let position = before.position();
    match position.side_to_move {
        Color::White => words.push(format!("{}.", position.fullmove_number)),
        Color::Black if needs_number => words.push(format!("{}...", position.fullmove_number)),
        Color::Black => {}
    }
    let mut san = String::new();
    let after = before.after(played);
    push_san_leading_to(&mut san, before, played, &after, PieceNames::English);
    words.push(san);
}

fn push_variation(words: &mut Vec<String>, before: &Mover, played: Move) {
    let begun = words.len();
    push_move(words, before, played, true);
    if let Some(first) = words.get_mut(begun) {
        first.insert(0, '(');
    }
    if let Some(last) = words.last_mut() {
        last.push(')');
    }
}

/// The result: the checkmated side has lost, stalemate is a draw, and other positions are unfinished games.
fn result(last: &Mover) -> &'static str {
    match last.position().side_to_move {
        _ if !last.is_over() => "*",
        _ if last.checkers().is_empty() => "1/2-1/2",
        Color::White => "0-1",
        Color::Black => "1-0",
    }
}
