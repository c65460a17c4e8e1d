//! The solution of a record, as a tree of moves.

use crate::tree::{GameTree, NodeId, Played};
use tabiya_chess::{Move, Mover, Position};
use tabiya_notation::fen::write_fen;
use tabiya_notation::moves::write_uci;
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::operations;
use tabiya_notation::record_moves::{MoveOperation, record_moves};

/// The largest number of moves of both sides from the position to the end of a line of a game. Nobody solves more, and
/// deeper trees would need too much of the stack.
const MAX_PLIES: usize = 300;

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

impl Step {
    /// Whether a move of the other side is followed by one that the solver is to find.
    pub(super) fn asks(&self) -> bool {
        self.next.iter().any(|step| step.is_right)
    }
}

impl Solution {
    /// The solution in a game from one of its positions on, which has a record with this tail. The moves of its line are
    /// right, unless a sign calls them mistakes, and so are variations with `!` or `!!`; other variations are wrong
    /// moves with their refutation. If the record has best moves, they are the right first moves, with those that a
    /// sign praises. `None` if no legal move is right.
    pub fn of_game(tree: &GameTree, from: NodeId, tail: &[u8]) -> Option<Self> {
        let position = tree.node(from).position();
        let mut steps = steps_after(tree, from, true, MAX_PLIES);
        if steps.is_empty() {
            return Self::of(position, tail);
        }
        let mover = Mover::new(position).ok()?;
        let named = record_moves(position, tail).operations;
        let best = moves_of(&named, |meaning| meaning == OpcodeMeaning::BestMoves);
        if !best.is_empty() {
            for step in &mut steps {
                let praised = tree.find(from, Played::Move(step.played));
                let is_praised = praised.is_some_and(|id| is_praised(tree, id));
                step.is_right = is_praised || best.contains(&step.played);
            }
            for played in best {
                graft(&mut steps, &[played], true);
            }
        }
        for line in lines(&named) {
            let first = line.first();
            let known = steps.iter().find(|step| Some(&step.played) == first);
            let is_right = known.is_some_and(|step| step.is_right);
            if is_right || line.len() > 1 {
                graft(&mut steps, &line, is_right);
            }
        }
        steps.sort_by_key(|step| !step.is_right);
        if !steps.first()?.is_right {
            return None;
        }
        let announced = operations(tail).filter_map(|operation| operation.announced_mate());
        let is_mate = announced.count() > 0 || ends_in_mate(&mover, &steps);
        Some(Self {
            position: *position,
            steps,
            is_mate,
        })
    }

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
    let best = moves_of(named, |meaning| meaning == OpcodeMeaning::BestMoves);
    if !best.is_empty() {
        return best;
    }
    moves_of(named, |meaning| {
        matches!(
            meaning,
            OpcodeMeaning::PredictedMove | OpcodeMeaning::PredictedVariation
        )
    })
}

/// The first moves that operations of some meaning name.
fn moves_of(named: &[MoveOperation], is_meant: impl Fn(OpcodeMeaning) -> bool) -> Vec<Move> {
    let mut moves = Vec::new();
    for operation in named {
        if is_meant(operation.meaning) {
            let count = if operation.is_line { 1 } else { usize::MAX };
            moves.extend(operation.played().take(count));
        }
    }
    moves
}

/// The moves that follow a node of a game, the right ones first. All moves of the other side are answered.
fn steps_after(tree: &GameTree, from: NodeId, is_of_solver: bool, plies: usize) -> Vec<Step> {
    let Some(plies) = plies.checked_sub(1) else {
        return Vec::new();
    };
    let children = tree.node(from).children();
    let main = children.iter().find(|id| !is_mistake(tree, **id));
    let mut steps = Vec::new();
    for id in children {
        let Some(Played::Move(played)) = tree.node(*id).played() else {
            continue;
        };
        let is_right = !is_of_solver || main == Some(id) || is_praised(tree, *id);
        let next = steps_after(tree, *id, !is_of_solver, plies);
        // A wrong move without an answer is not a refutation.
        if is_right || !next.is_empty() {
            steps.push(Step {
                played,
                is_right,
                next,
            });
        }
    }
    steps.sort_by_key(|step| !step.is_right);
    steps
}

/// Whether a sign calls a move good (`!`, `!!`).
fn is_praised(tree: &GameTree, id: NodeId) -> bool {
    let glyphs = &tree.node(id).notes().glyphs;
    glyphs.iter().any(|glyph| matches!(glyph, 1 | 3))
}

/// Whether a sign calls a move a mistake (`?`, `??`).
fn is_mistake(tree: &GameTree, id: NodeId) -> bool {
    let glyphs = &tree.node(id).notes().glyphs;
    glyphs.iter().any(|glyph| matches!(glyph, 2 | 4))
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
