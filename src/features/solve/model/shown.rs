//! The problem that is shown: its attempt, the piece in the hand, and the moves that come by themselves.

use std::collections::VecDeque;
use std::time::Instant;
use tabiya_chess::{Move, Mover, Square};
use tabiya_collection::solving::{Attempt, Problem};

/// The problem that is shown.
#[derive(Debug)]
pub struct ShownProblem {
    /// The record.
    pub problem: Problem,
    /// Its line.
    pub line: Vec<u8>,
    /// The attempt to solve it.
    pub attempt: Attempt,
    /// The time at which it was shown.
    pub since: Instant,
    /// The square of the picked piece.
    pub picked: Option<Square>,
    /// The start and the destination of the pawn that waits for a choice of promotion.
    pub promoting: Option<(Square, Square)>,
    /// The text in the move field.
    pub text: String,
    /// The last remark.
    pub note: Option<SolveNote>,
    /// A square or two to be marked: those of a hint.
    pub hinted: Vec<Square>,
    /// A wrong move that is shown with its refutation, and then taken back.
    pub excursion: Option<Excursion>,
    /// The move that comes by itself after a moment.
    pub pending: Option<Pending>,
    /// The number of moves that came or were announced, by which the views recognise a new one.
    pub step: u64,
}

/// A wrong move with its refutation.
#[derive(Debug)]
pub struct Excursion {
    /// The position that has been reached.
    pub mover: Mover,
    /// The last move.
    pub last: Move,
    /// The moves to come.
    pub left: VecDeque<Move>,
}

/// Something that happens by itself after a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// The answer to a right move.
    Answer,
    /// Another defence, after moves were taken back.
    OtherDefence,
    /// The next move of a refutation, or its end.
    Refutation,
    /// The next move of the solution.
    Solution,
}

/// A remark on the last move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolveNote {
    /// The text, in the language that was set when it was made.
    pub text: String,
    /// Whether it is good news, bad news, or neither.
    pub tone: Tone,
}

/// The tone of a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The move was right.
    Good,
    /// The move was wrong, or not a move.
    Bad,
    /// Anything else.
    Plain,
}

impl ShownProblem {
    /// Begins with a problem; `None` if it has no legal moves.
    pub fn new(problem: Problem, line: Vec<u8>, only_first: bool) -> Option<Self> {
        Some(Self {
            attempt: Attempt::new(&problem.solution, only_first)?,
            problem,
            line,
            since: Instant::now(),
            picked: None,
            promoting: None,
            text: String::new(),
            note: None,
            hinted: Vec::new(),
            excursion: None,
            pending: None,
            step: 0,
        })
    }

    /// The position on the board, with its legal moves.
    pub fn mover(&self) -> &Mover {
        let excursion = self.excursion.as_ref();
        excursion.map_or(self.attempt.mover(), |excursion| &excursion.mover)
    }

    /// The move that led to the position on the board.
    pub fn last_move(&self) -> Option<Move> {
        let excursion = self.excursion.as_ref();
        excursion
            .map(|excursion| excursion.last)
            .or_else(|| self.attempt.line().last().copied())
    }

    /// Whether the problem is over.
    pub fn is_over(&self) -> bool {
        self.attempt.outcome().is_some()
    }

    /// Puts down the piece and forgets what was said about it.
    pub fn put_down(&mut self) {
        self.picked = None;
        self.promoting = None;
    }

    /// Says something about the last move.
    pub fn say(&mut self, text: String, tone: Tone) {
        self.note = Some(SolveNote { text, tone });
    }

    /// Lets something happen after a moment.
    pub fn wait_for(&mut self, pending: Option<Pending>) {
        self.pending = pending;
        self.step += 1;
    }
}
