//! The solution of a record, as a tree of moves.

use tabiya_chess::{Move, Mover, Position};
use tabiya_notation::fen::write_fen;
use tabiya_notation::moves::write_uci;
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::operations;
use tabiya_notation::record_moves::{MoveOperation, record_moves};

/// A move, and the moves that may follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The move.
    pub played: Move,
    /// Whether the move is right. A wrong one is in the tree because its refutation follows.
    pub is_right: bool,
    /// The moves that follow: answers of the other side, or the next moves of the solver. The first one is the main
    /// line.
    pub next: Vec<Step>,
}

/// The solution of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The position.
    pub position: Position,
    /// The first moves. At least one of them is right, and the first one is.
    pub steps: Vec<Step>,
    /// Whether the aim is mate, so that every mating move is right.
    pub is_mate: bool,
}

impl Solution {
    /// Extracts the solution from the operations of a record with this position; `None` if they name no legal move
    /// that is right. A mate in one needs no moves: all mating moves are its solution.
    pub fn of(position: &Position, tail: &[u8]) -> Option<Self> {
        let mover = Mover::new(position).ok()?;
        let named = record_moves(position, tail).operations;
        let announced = operations(tail).filter_map(|operation| operation.announced_mate());
        let mate_in = announced.min();
        let mut right = right_moves(&named);
        if right.is_empty() && mate_in == Some(1) {
            let moves = mover.moves().into_iter();
            right.extend(moves.filter(|played| mover.after(*played).is_checkmate()));
        }
        if right.is_empty() {
            return None;
        }
        let mut steps = Vec::new();
        for played in &right {
            graft(&mut steps, &[*played], true);
        }
        for line in lines(&named) {
            let is_right = line.first().is_some_and(|first| right.contains(first));
            // A wrong move without an answer is not a refutation.
            if is_right || line.len() > 1 {
                graft(&mut steps, &line, is_right);
            }
        }
        let is_mate = mate_in.is_some() || ends_in_mate(&mover, &steps);
        Some(Self {
            position: *position,
            steps,
            is_mate,
        })
    }

    /// The text by which the position and its solution are recognised: the first four fields of the FEN, and the right
    /// first moves in alphabetical order.
    pub fn key(&self) -> String {
        let fen = write_fen(&self.position);
        let fields: Vec<_> = fen.split(' ').take(4).collect();
        let mut key = fields.join(" ");
        let mut moves = Vec::new();
        if let Ok(mover) = Mover::new(&self.position) {
            let chess960 = self.position.castling.is_chess960(&self.position.board);
            let right = self.steps.iter().filter(|step| step.is_right);
            moves.extend(right.map(|step| write_uci(&mover, step.played, chess960)));
        }
        moves.sort_unstable();
        key.push(' ');
        key.push_str(&moves.join(","));
        key
    }
}

/// The right first moves: those of `bm`, or else the first ones of `pm` and `pv`.
fn right_moves(named: &[MoveOperation]) -> Vec<Move> {
    let mut best = Vec::new();
    let mut expected = Vec::new();
    for operation in named {
        let count = if operation.is_line { 1 } else { usize::MAX };
        let into = match operation.meaning {
            OpcodeMeaning::BestMoves => &mut best,
            OpcodeMeaning::PredictedMove | OpcodeMeaning::PredictedVariation => &mut expected,
            _ => continue,
        };
        into.extend(operation.played().take(count));
    }
    if best.is_empty() { expected } else { best }
}

/// The lines that a record has: those of `bm` and `pv`, and the variation that is played (`sv`).
fn lines(named: &[MoveOperation]) -> impl Iterator<Item = Vec<Move>> {
    let is_line = |operation: &&MoveOperation| {
        operation.is_line
            && matches!(
                operation.meaning,
                OpcodeMeaning::BestMoves
                    | OpcodeMeaning::PredictedVariation
                    | OpcodeMeaning::SuppliedVariation
            )
    };
    named
        .iter()
        .filter(is_line)
        .map(|operation| operation.played().collect())
}

/// Adds a line to a tree. Moves that are there already are followed.
fn graft(steps: &mut Vec<Step>, line: &[Move], is_right: bool) {
    let mut steps = steps;
    let mut is_right = is_right;
    for played in line {
        let known = steps.iter().position(|step| step.played == *played);
        let place = known.unwrap_or_else(|| {
            steps.push(Step {
                played: *played,
                is_right,
                next: Vec::new(),
            });
            steps.len() - 1
        });
        // All moves after the first one are the best for their side.
        is_right = true;
        let Some(step) = steps.get_mut(place) else {
            return;
        };
        steps = &mut step.next;
    }
}

/// Whether the main line ends with a mate by the solver.
fn ends_in_mate(mover: &Mover, steps: &[Step]) -> bool {
    let (mut mover, mut steps) = (*mover, steps);
    let solver = mover.position().side_to_move;
    while let Some(step) = steps.first().filter(|step| step.is_right) {
        mover = mover.after(step.played);
        steps = &step.next;
    }
    mover.is_checkmate() && mover.position().side_to_move != solver
}
