//! What came of a record.

use super::plan::Plan;
use super::streak::StoppedAsking;
use crate::analysis::{Found, Put};
use crate::uci::Fault;
use crate::{Ended, Trouble};
use tabiya_chess::{Mover, Position};
use tabiya_notation::operations::{operations, remove, set};

/// A line that a batch is given.
#[derive(Clone, Debug)]
pub struct Item<T> {
    /// What its giver knows it by.
    pub of: T,
    /// Its position and what stands behind it; `None` for a line without a position.
    pub record: Option<(Position, Vec<u8>)>,
}

/// What came of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// It has no position.
    NoPosition,
    /// It has a result at the limit or beyond already.
    HasResult,
    /// What an engine found.
    Found {
        /// What it found.
        found: Found,
        /// Whether that was searched now, and not for an equal position or in an earlier run.
        is_new: bool,
    },
    /// Why there is no result.
    Failed(Trouble),
    /// It was not searched, as the engine is not asked any more.
    NotAsked,
}

/// What a batch tells, on the thread that runs it.
#[derive(Debug)]
pub enum BatchEvent<T> {
    /// What came of a line, in the order of the lines.
    Done(Item<T>, Outcome),
    /// From here on nothing is searched: the engine has failed too often. Told once, before the first line that is not
    /// searched for this reason.
    StoppedAsking(StoppedAsking),
    /// Nothing new; so many searches have ended so far.
    Searched(u64),
}

/// Says in a record that the engine failed at it.
pub const FAILURE: &str = "engine_error";

/// The operations of a record with what came of it; `None` when they stay as they are. A failure is told by an
/// operation, which the next result removes.
pub fn put_outcome(
    plan: &Plan,
    record: &(Position, Vec<u8>),
    outcome: &Outcome,
) -> Option<Vec<u8>> {
    let (position, tail) = record;
    match outcome {
        Outcome::NoPosition | Outcome::HasResult | Outcome::NotAsked => None,
        Outcome::Failed(trouble) => {
            if matches!(
                trouble.kind(),
                Trouble::NotSent(_) | Trouble::Cancelled | Trouble::GivenUp
            ) {
                return None;
            }
            let operands = format!("\"{}\"", failure_words(trouble));
            let there = set(tail, FAILURE, &operands);
            there.ok().filter(|new| new != tail)
        }
        Outcome::Found { found, .. } => {
            let mover = Mover::new(position).ok()?;
            let without = without_failure(tail);
            match plan.writing.write(&mover, &without, found) {
                Ok(Put::Written(new)) => (new != *tail).then_some(new),
                Ok(Put::Kept) | Err(_) => None,
            }
        }
    }
}

/// What is written into a file, and therefore the same in every language.
fn failure_words(trouble: &Trouble) -> String {
    let words = match trouble {
        Trouble::WithWords { trouble, .. } => return failure_words(trouble),
        Trouble::Died { ended, .. } => match ended {
            Ended::Exited(status) => return format!("ended with status {status}"),
            Ended::Signal(signal) => return format!("ended by signal {signal}"),
            Ended::Crashed(code) => return format!("crashed with code {code:X}"),
            Ended::Unknown => "ended",
        },
        Trouble::ClosedOutput => "closed its output",
        Trouble::ClosedInput => "closed its input",
        Trouble::Misbehaves(fault) => match fault {
            Fault::NoUciOk | Fault::OnlyGarbage => "no uciok",
            Fault::HangsOnIsReady => "no readyok",
            Fault::IgnoresStop => "ignored stop",
            Fault::NoBestMove => "no bestmove",
            Fault::SaysNothing => "said nothing",
            Fault::IllegalBestMove(_) => "illegal bestmove",
            Fault::Flood => "flooded its output",
            Fault::IgnoresQuit => "ignored quit",
        },
        Trouble::NotStarted(_) => "could not be started",
        Trouble::NotSent(_) => "not sent",
        Trouble::GivenUp => "given up",
        Trouble::Cancelled => "cancelled",
    };
    words.to_owned()
}

fn without_failure(tail: &[u8]) -> Vec<u8> {
    let row = operations(tail).position(|one| one.opcode() == FAILURE.as_bytes());
    row.and_then(|row| remove(tail, row).ok())
        .unwrap_or_else(|| tail.to_vec())
}
