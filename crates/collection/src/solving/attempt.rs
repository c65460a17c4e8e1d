//! An attempt to find a solution, move by move.

use super::{Solution, Step};
use tabiya_chess::{Move, Mover, Square};

/// The result of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Solved at the first try and without a hint.
    First,
    /// Solved after a wrong move or a hint.
    Later,
    /// The solution was shown.
    Missed,
}

/// The judgement of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged {
    /// The move is right, and more moves are to be found after the answer.
    Right,
    /// The move is right and the last one of its line. The answer is another defence, after moves were taken back.
    OtherDefence,
    /// The move is right and the last one.
    Solved,
    /// The move is wrong. The moves are its refutation, which may be empty.
    Wrong(Vec<Move>),
}

/// A hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The square of the piece to be moved.
    Piece(Square),
    /// The move itself.
    Move(Move),
}

/// An attempt.
#[derive(Clone, Debug)]
pub struct Attempt {
    mover: Mover,
    /// The moves that may follow.
    next: Vec<Step>,
    line: Vec<Move>,
    is_mate: bool,
    only_first: bool,
    is_of_solver: bool,
    wrong: u32,
    hints: u32,
    /// The number of hints for earlier moves.
    hinted_before: u32,
    outcome: Option<Outcome>,
    /// The defences that are still to be met, the next one last.
    defences: Vec<Defence>,
}

/// A move of the other side that is asked after another one at the same place.
#[derive(Clone, Debug)]
struct Defence {
    mover: Mover,
    line: Vec<Move>,
    step: Step,
}

impl Attempt {
    /// Begins at the position of a solution. With `only_first`, the first move is the whole task. `None` if the
    /// rules do not say which moves are legal.
    pub fn new(solution: &Solution, only_first: bool) -> Option<Self> {
        Some(Self {
            mover: Mover::new(&solution.position).ok()?,
            next: solution.steps.clone(),
            line: Vec::new(),
            is_mate: solution.is_mate,
            only_first,
            is_of_solver: true,
            wrong: 0,
            hints: 0,
            hinted_before: 0,
            outcome: None,
            defences: Vec::new(),
        })
    }

    /// The position that has been reached, with its legal moves.
    pub fn mover(&self) -> &Mover {
        &self.mover
    }

    /// The moves played so far.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// The result; `None` while the solver has moves to find.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The number of wrong moves.
    pub fn wrong(&self) -> u32 {
        self.wrong
    }

    /// Whether the solver is to find a move.
    pub fn is_asked(&self) -> bool {
        self.outcome.is_none() && self.is_of_solver
    }

    /// Judges a legal move, and plays it if it is right. `None` if no move is asked.
    pub fn judge(&mut self, played: Move) -> Option<Judged> {
        if !self.is_asked() {
            return None;
        }
        let step = self.next.iter().find(|step| step.played == played);
        let mates = self.is_mate && self.mover.after(played).is_checkmate();
        match step.filter(|step| step.is_right) {
            Some(step) => {
                let next = step.next.clone();
                self.play(played, next);
            }
            None if mates => self.play(played, Vec::new()),
            None => {
                let refutation = step.map_or_else(Vec::new, |step| main_line(&step.next));
                self.wrong = self.wrong.saturating_add(1);
                return Some(Judged::Wrong(refutation));
            }
        }
        if !self.only_first {
            if self.note_defences() {
                return Some(Judged::Right);
            }
            if !self.defences.is_empty() {
                return Some(Judged::OtherDefence);
            }
        }
        let is_clean = self.wrong == 0 && self.hints == 0;
        self.outcome = Some(if is_clean {
            Outcome::First
        } else {
            Outcome::Later
        });
        Some(Judged::Solved)
    }

    /// Plays the answer of the other side. `None` if the solver is to move, or the task is over.
    pub fn answer(&mut self) -> Option<Move> {
        if self.is_of_solver || self.outcome.is_some() {
            return None;
        }
        if let Some(step) = self.next.iter().find(|step| step.asks()) {
            let step = step.clone();
            self.play(step.played, step.next);
            return Some(step.played);
        }
        let Defence { mover, line, step } = self.defences.pop()?;
        (self.mover, self.line) = (mover, line);
        self.play(step.played, step.next);
        Some(step.played)
    }

    /// The position before the next answer. It is an earlier one if that is another defence.
    pub fn before_answer(&self) -> &Mover {
        let is_over = !self.next.iter().any(Step::asks);
        let other = self.defences.last().filter(|_| is_over);
        other.map_or(&self.mover, |defence| &defence.mover)
    }

    /// Notes the moves of the other side that are asked after the first of them. Returns whether there is any that the
    /// solver has to answer.
    fn note_defences(&mut self) -> bool {
        let asked = self.next.iter().filter(|step| step.asks());
        let others: Vec<_> = asked.clone().skip(1).cloned().collect();
        let is_asked = asked.count() > 0;
        for step in others.into_iter().rev() {
            self.defences.push(Defence {
                mover: self.mover,
                line: self.line.clone(),
                step,
            });
        }
        is_asked
    }

    /// Gives the next hint: first the piece, then the move. `None` if no move is asked.
    pub fn hint(&mut self) -> Option<Hint> {
        if !self.is_asked() {
            return None;
        }
        let right = self.next.iter().find(|step| step.is_right)?.played;
        self.hints = self.hints.saturating_add(1);
        Some(if self.hints_here() == 1 {
            Hint::Piece(right.from)
        } else {
            Hint::Move(right)
        })
    }

    /// Ends the attempt, because the solution is to be shown. An attempt that has a result keeps it.
    pub fn give_up(&mut self) {
        self.outcome = self.outcome.or(Some(Outcome::Missed));
    }

    /// Plays the next move of the main line after the end of the attempt. `None` at the end of the line.
    pub fn show_next(&mut self) -> Option<Move> {
        self.outcome?;
        self.step()
    }

    /// The rest of the main line.
    pub fn rest(&self) -> Vec<Move> {
        main_line(&self.next)
    }

    fn step(&mut self) -> Option<Move> {
        let step = self.next.iter().find(|step| step.is_right)?.clone();
        self.play(step.played, step.next);
        Some(step.played)
    }

    fn play(&mut self, played: Move, next: Vec<Step>) {
        self.mover = self.mover.after(played);
        self.next = next;
        self.line.push(played);
        self.is_of_solver = !self.is_of_solver;
        self.hinted_before = self.hints;
    }

    /// The number of hints for the move that is asked now.
    fn hints_here(&self) -> u32 {
        self.hints - self.hinted_before
    }
}

/// The main line of a tree.
fn main_line(steps: &[Step]) -> Vec<Move> {
    let mut line = Vec::new();
    let mut steps = steps;
    while let Some(step) = steps.iter().find(|step| step.is_right) {
        line.push(step.played);
        steps = &step.next;
    }
    line
}
