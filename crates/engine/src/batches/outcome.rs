//! The outcome for a record.

use super::plan::Plan;
use super::streak::StoppedAsking;
use crate::analysis::{Found, Put};
use crate::uci::Fault;
use crate::{Ended, Trouble};
use tabiya_chess::{Mover, Position};
use tabiya_notation::operations::{operations, remove, set};

/// A line to analyse.
#[derive(Clone, Debug)]
pub struct Item<T> {
    /// The caller's own identifier of the line.
    pub of: T,
    /// The position and the operations after it; `None` for a line without a position.
    pub record: Option<(Position, Vec<u8>)>,
}

/// The outcome for a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The line has no position.
    NoPosition,
    /// The line already has a result at the limit or beyond.
    HasResult,
    /// The engine has a result.
    Found {
        /// The result of the search.
        found: Found,
        /// Whether this run searched it, rather than an earlier run or the search of an equal position.
        is_new: bool,
    },
    /// There is no result, for this reason.
    Failed(Trouble),
    /// The line was not searched because the engine was given up.
    NotAsked,
}

/// An event of a batch, on the thread that runs it.
#[derive(Debug)]
pub enum BatchEvent<T> {
    /// The outcome for a line, in the order of the lines.
    Done(Item<T>, Outcome),
    /// The engine has failed too often, and nothing is searched from here on. Reported once, before the first line that
    /// is not searched for this reason.
    StoppedAsking(StoppedAsking),
    /// Nothing new; this number of searches have ended.
    Searched(u64),
}

/// The opcode for a failure of the engine at the position of a record.
pub const FAILURE: &str = "engine_error";

/// The operations of a record with its outcome; `None` if they do not change. A failure becomes an operation, which the
/// next result removes.
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

/// These words are written into a file and are therefore the same in every language.
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
