//! The turns of the solver, one after the other.

use super::judge::{Judge, JudgedBy, JudgedMove, NotJudged, Outcome};
use super::solution::{Aim, ClaimedSolution};
use tabiya_chess::{Move, Mover, Position};
use tabiya_notation::moves::write_san;

/// What was found about an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certified {
    /// The number of turns of the solver, from the first, at which only one move is right.
    pub turns: usize,
    /// The moves of the solver at these turns, with those of the other side between them.
    pub line: Vec<Move>,
    /// The source of the judgement.
    pub by: JudgedBy,
    /// The reason why the solution is cut there; `None` if it is whole.
    pub cut: Option<Flaw>,
}

/// The reason why a turn is not certified. Moves are in standard notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The record names no solution.
    NoSolution,
    /// The rules do not define the moves of the position.
    NoMoves,
    /// Another move is right as well.
    SecondSolution(String),
    /// There is a mate in fewer moves than announced.
    ShorterMate(u32),
    /// There is no mate in as many moves as announced.
    NoMate,
    /// The move of the solution is not right; this one is.
    WrongMove(String),
    /// The side to move loses whatever it does, so that there is nothing to solve.
    Lost,
    /// The judge cannot tell.
    NotJudged(NotJudged),
    /// The values of the moves are too close to each other to tell one right move from the others.
    NotProved,
}

/// Certifies the exercise of a record with this position and these operations.
///
/// # Errors
///
/// Returns the reason why not even the first move is certified.
pub fn certify(position: &Position, tail: &[u8], judge: &mut dyn Judge) -> Result<Certified, Flaw> {
    let mover = Mover::new(position).map_err(|_undefined| Flaw::NoMoves)?;
    let claimed = ClaimedSolution::of(position, tail).ok_or(Flaw::NoSolution)?;
    let first = Turn::of(&mover, claimed.aim, true, judge)?;
    let played = match claimed.line.first() {
        Some(played) => *played,
        None => first.best()?.played,
    };
    first.only(played)?;
    // A move that is claimed to be right as well would have been found if it were.
    if let Some(other) = claimed.others.iter().find(|other| **other != played) {
        first.only(*other)?;
    }
    let mut certified = Certified {
        turns: 1,
        line: vec![played],
        by: first.by,
        cut: None,
    };
    let mut mover = mover.after(played);
    let mut aim = first.aim;
    for moves in claimed.line.get(1..).unwrap_or_default().chunks_exact(2) {
        let [reply, played] = *moves else {
            break;
        };
        mover = mover.after(reply);
        aim = aim.next();
        let next = Turn::of(&mover, aim, false, judge).and_then(|next| {
            next.only(played)?;
            Ok(next.by)
        });
        match next {
            Ok(by) => certified.by = certified.by.and(by),
            Err(flaw) => {
                certified.cut = Some(flaw);
                break;
            }
        }
        mover = mover.after(played);
        certified.turns += 1;
        certified.line.extend([reply, played]);
    }
    Ok(certified)
}

/// A turn of the solver.
struct Turn {
    mover: Mover,
    moves: Vec<JudgedMove>,
    by: JudgedBy,
    aim: Aim,
}

impl Turn {
    /// Asks the judge, and compares the best move with the aim. At the first turn an unknown result becomes known, and
    /// a mate must not be shorter; later, it is if the other side does not defend itself.
    fn of(mover: &Mover, aim: Aim, is_first: bool, judge: &mut dyn Judge) -> Result<Self, Flaw> {
        let needs_mate = matches!(aim, Aim::MateIn(_));
        let asked = judge.judge(mover, needs_mate);
        let (moves, by) = asked.map_err(Flaw::NotJudged)?;
        let mover = *mover;
        let mut turn = Self {
            mover,
            moves,
            by,
            aim,
        };
        let best = *turn.best()?;
        match aim {
            Aim::MateIn(wanted) => match best.mate {
                Some(mate) if mate < wanted && is_first => return Err(Flaw::ShorterMate(mate)),
                Some(mate) if mate <= wanted => {}
                None if by == JudgedBy::Engine => return Err(Flaw::NotProved),
                _ => return Err(Flaw::NoMate),
            },
            Aim::Keep(least) => match best.outcome {
                None => return Err(Flaw::NotProved),
                Some(Outcome::Loss) => return Err(Flaw::Lost),
                Some(outcome) => turn.aim = Aim::Keep(least.or(Some(outcome))),
            },
        }
        Ok(turn)
    }

    fn best(&self) -> Result<&JudgedMove, Flaw> {
        self.moves.first().ok_or(Flaw::NoMoves)
    }

    /// Whether a move is right; `None` if that is not clear.
    fn is_right(&self, judged: &JudgedMove) -> Option<bool> {
        match self.aim {
            Aim::MateIn(wanted) => Some(judged.mate.is_some_and(|mate| mate <= wanted)),
            Aim::Keep(least) => {
                let least = least.unwrap_or(Outcome::Win);
                judged.outcome.map(|outcome| least <= outcome)
            }
        }
    }

    /// Checks that this move is right, and no other one.
    fn only(&self, played: Move) -> Result<(), Flaw> {
        let named = |played| write_san(&self.mover, played);
        let mut other = None;
        let mut is_right = false;
        let is_listed = self.moves.iter().any(|judged| judged.played == played);
        for judged in &self.moves {
            match self.is_right(judged) {
                None => return Err(Flaw::NotProved),
                Some(true) if judged.played == played => is_right = true,
                Some(true) => other = other.or(Some(judged.played)),
                Some(false) => {}
            }
        }
        let last = self.moves.last().and_then(|last| self.is_right(last));
        // A move that is not listed may be as good as the last one.
        let is_wrong = !is_right && (is_listed || last != Some(true));
        match other {
            _ if is_wrong => Err(Flaw::WrongMove(named(self.best()?.played))),
            Some(other) => Err(Flaw::SecondSolution(named(other))),
            None => Ok(()),
        }
    }
}
