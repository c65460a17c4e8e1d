//! The turns of the solver, one after the other.

use super::judge::{Judge, JudgedBy, JudgedMove, NotJudged, Outcome, Worth};
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
    /// No move keeps the result that the moves before it had.
    NothingKeeps,
    /// The judge cannot tell.
    NotJudged(NotJudged),
    /// The values of the moves are too close to each other, or too uncertain, to tell one right move from the others.
    NotProved,
    /// The operations of the record have no room for the mark.
    NotMarked,
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
        None => first.right()?.played,
    };
    first.only(played, &claimed.others)?;
    // A move that is claimed to be right as well would have been found if it were.
    if let Some(other) = claimed.others.iter().find(|other| **other != played) {
        first.only(*other, &claimed.others)?;
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
            next.only(played, &[])?;
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
    /// Asks the judge, and compares the best move with the aim. At the first turn an unknown result becomes known.
    fn of(mover: &Mover, aim: Aim, is_first: bool, judge: &mut dyn Judge) -> Result<Self, Flaw> {
        let needs_mate = matches!(aim, Aim::MateIn(_));
        let asked = judge.judge(mover, needs_mate);
        let (moves, by) = asked.map_err(Flaw::NotJudged)?;
        let best = Best::of(&moves)?;
        let aim = match aim {
            Aim::MateIn(moves) => best.mates_in(moves, is_first, by),
            Aim::Keep(None) => best.result().map(|result| Aim::Keep(Some(result))),
            Aim::Keep(Some(result)) => best.keeps(result),
        };
        Ok(Self {
            mover: *mover,
            moves,
            by,
            aim: aim?,
        })
    }

    /// A move that is certainly right.
    fn right(&self) -> Result<&JudgedMove, Flaw> {
        let mut moves = self.moves.iter();
        let right = moves.find(|judged| self.is_right(judged) == Some(true));
        right.ok_or(Flaw::NotProved)
    }

    /// Whether a move is right; `None` if that is not clear.
    fn is_right(&self, judged: &JudgedMove) -> Option<bool> {
        let is_enough = |worth: Worth| match self.aim {
            Aim::MateIn(wanted) => Worth::Mates(wanted) <= worth,
            Aim::Keep(least) => least.unwrap_or(Outcome::Win) <= worth.outcome(),
        };
        match (is_enough(judged.least), is_enough(judged.most)) {
            (true, _) => Some(true),
            (false, false) => Some(false),
            (false, true) => None,
        }
    }

    /// Checks that this move is right, and no other one. Of several others, one that the record does not claim to be
    /// right is reported.
    fn only(&self, played: Move, claimed: &[Move]) -> Result<(), Flaw> {
        let named = |judged: &JudgedMove| write_san(&self.mover, judged.played);
        let own = self.moves.iter().find(|judged| judged.played == played);
        let last = self.moves.last().and_then(|last| self.is_right(last));
        let is_right = match own {
            Some(own) => self.is_right(own),
            // A move that is not listed is as good as the last one at most.
            None => last.filter(|is_right| !is_right),
        };
        let others = || self.moves.iter().filter(|judged| judged.played != played);
        let right = others().filter(|judged| self.is_right(judged) == Some(true));
        let right = right.min_by_key(|judged| claimed.contains(&judged.played));
        match (is_right, right) {
            (Some(false), Some(right)) => Err(Flaw::WrongMove(named(right))),
            (Some(true), Some(right)) => Err(Flaw::SecondSolution(named(right))),
            // It is unknown whether a move that is not listed is right, but several others certainly are.
            (None, Some(right)) if own.is_none() && last == Some(true) => {
                Err(Flaw::SecondSolution(named(right)))
            }
            (Some(true), None) if others().all(|judged| self.is_right(judged).is_some()) => Ok(()),
            _ => Err(Flaw::NotProved),
        }
    }
}

/// The limits of the value of the best move.
struct Best {
    least: Worth,
    most: Worth,
}

impl Best {
    fn of(moves: &[JudgedMove]) -> Result<Self, Flaw> {
        let least = moves.iter().map(|judged| judged.least).max();
        let most = moves.iter().map(|judged| judged.most).max();
        least
            .zip(most)
            .map(|(least, most)| Self { least, most })
            .ok_or(Flaw::NoMoves)
    }

    /// Checks that it mates in this number of moves. At the first turn it must not mate in fewer: later, it does if the
    /// other side does not defend itself.
    fn mates_in(&self, moves: u32, is_first: bool, by: JudgedBy) -> Result<Aim, Flaw> {
        let wanted = Worth::Mates(moves);
        if wanted <= self.least {
            return match self.least {
                Worth::Mates(mate) if is_first && mate < moves => Err(Flaw::ShorterMate(mate)),
                _ if is_first && wanted < self.most => Err(Flaw::NotProved),
                _ => Ok(Aim::MateIn(moves)),
            };
        }
        // An engine that has found no mate has not proved that there is none.
        let is_refuted = by == JudgedBy::Tables || matches!(self.most, Worth::Mates(_));
        Err(if is_refuted && self.most < wanted {
            Flaw::NoMate
        } else {
            Flaw::NotProved
        })
    }

    /// Its result, if that is certain and no loss.
    fn result(&self) -> Result<Outcome, Flaw> {
        match (self.least.outcome(), self.most.outcome()) {
            (_, Outcome::Loss) => Err(Flaw::Lost),
            (least, most) if least == most => Ok(least),
            _ => Err(Flaw::NotProved),
        }
    }

    /// Checks that it keeps this result.
    fn keeps(&self, result: Outcome) -> Result<Aim, Flaw> {
        if result <= self.least.outcome() {
            Ok(Aim::Keep(Some(result)))
        } else if self.most.outcome() < result {
            Err(Flaw::NothingKeeps)
        } else {
            Err(Flaw::NotProved)
        }
    }
}
