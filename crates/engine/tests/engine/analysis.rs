//! Claims about the findings of an engine, and about the questions of records.

mod asked;
mod audited;
mod heard;
mod journal;
mod recorded;
mod writing;

use std::time::Duration;
use tabiya_chess::{Move, Mover, Position};
use tabiya_engine::analysis::{EngineResult, RankedLine, SearchStep};
use tabiya_engine::uci::{Bound, Score, Value};
use tabiya_notation::fen::read_strict;
use tabiya_notation::moves::read_move;

fn position(fen: &str) -> Position {
    read_strict(fen.as_bytes()).unwrap()
}

fn mover(fen: &str) -> Mover {
    Mover::new(&position(fen)).unwrap()
}

/// A move in this position.
fn played(fen: &str, san: &str) -> Move {
    read_move(&mover(fen), san, &[]).unwrap().played
}

fn worth(score: Score) -> Value {
    let bound = Bound::Exact;
    Value { score, bound }
}

/// A line of one move.
fn line(fen: &str, san: &str, score: Score) -> RankedLine {
    RankedLine {
        value: Some(worth(score)),
        moves: vec![played(fen, san)],
    }
}

/// The result of an engine that found each of these moves at a depth and stayed with the last one.
fn found(fen: &str, steps: &[(&str, u32, Score)]) -> EngineResult {
    let step = |(san, depth, score): &(&str, u32, Score)| SearchStep {
        best: played(fen, san),
        depth: *depth,
        nodes: u64::from(*depth) * 100,
        time: Duration::from_millis(u64::from(*depth) * 10),
        value: Some(worth(*score)),
    };
    let last = steps.last().unwrap();
    EngineResult {
        engine: "Proof 1".to_owned(),
        depth: 20,
        nodes: 5000,
        time: Duration::from_millis(1600),
        answer: Some(played(fen, last.0)),
        lines: vec![line(fen, last.0, last.2)],
        steps: steps.iter().map(step).collect(),
        ..EngineResult::default()
    }
}
