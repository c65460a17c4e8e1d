//! The outcome for a record, and the decision when to give up an engine that fails in the same way again and again.

use super::Plan;
use crate::analysis::{EngineResult, PutOutcome};
use crate::uci::UciFault;
use crate::{Ended, Trouble};
use std::sync::{Mutex, PoisonError};
use tabiya_chess::{Mover, Position};
use tabiya_notation::operations::{operations, remove, set};

/// A line to analyse.
#[derive(Clone, Debug)]
pub struct LineToAnalyse<T> {
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
        found: EngineResult,
        /// Whether this run searched it, rather than an earlier run or the search of an equal position.
        is_new: bool,
    },
    /// There is no result, for this reason.
    Failed(Trouble),
    /// The line was not searched because the engine was abandoned.
    NotAsked,
}

/// An event of a batch, on the thread that runs it.
#[derive(Debug)]
pub enum BatchEvent<T> {
    /// The outcome for a line, in the order of the lines.
    Done(LineToAnalyse<T>, Outcome),
    /// The engine has failed too often, and nothing is searched from here on. Reported once, before the first line that
    /// is not searched for this reason.
    StoppedAsking(StoppedAsking),
    /// There is no new result; this many searches have ended.
    Searched(u64),
}

/// The opcode for a failure of the engine at the position of a record.
const FAILURE: &str = "engine_error";

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
                Ok(PutOutcome::Written(new)) => (new != *tail).then_some(new),
                Ok(PutOutcome::Kept) | Err(_) => None,
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
            UciFault::NoUciOk | UciFault::OnlyGarbage => "no uciok",
            UciFault::HangsOnIsReady => "no readyok",
            UciFault::IgnoresStop => "ignored stop",
            UciFault::NoBestMove => "no bestmove",
            UciFault::SaysNothing => "said nothing",
            UciFault::IllegalBestMove(_) => "illegal bestmove",
            UciFault::Flood => "flooded its output",
            UciFault::IgnoresQuit => "ignored quit",
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

/// The number of equal failures in a row that ends it: the second one shows that the first was not an accident.
const MOST: u32 = 2;
/// The same number for failures during a search of an engine that has given results. The positions may be to blame,
/// and later ones may succeed.
const MOST_AFTER_RESULTS: u32 = 5;

/// The failures in a row, of all processes of an engine together.
#[derive(Debug, Default)]
pub(super) struct Streak(Mutex<Failures>);

#[derive(Debug, Default)]
struct Failures {
    last: Option<Trouble>,
    count: u32,
    is_over: bool,
}

/// The reason why an engine was abandoned.
#[derive(Clone, Debug, PartialEq)]
pub struct StoppedAsking {
    /// The trouble of each failure.
    pub trouble: Trouble,
    /// The number of failures in a row.
    pub times: u32,
}

impl Streak {
    /// Resets the count after a result.
    pub(super) fn end_with_result(&self) {
        let mut failures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !failures.is_over {
            *failures = Failures::default();
        }
    }

    /// Counts a failure.
    pub(super) fn add(&self, trouble: &Trouble, has_results: bool) {
        let is_cheap_or_no_failure = matches!(
            trouble.kind(),
            Trouble::NotSent(_)
                | Trouble::Cancelled
                | Trouble::GivenUp
                | Trouble::Misbehaves(UciFault::IllegalBestMove(_))
        );
        let mut failures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if is_cheap_or_no_failure || failures.is_over {
            return;
        }
        let is_same = { failures.last.as_ref() }.is_some_and(|last| last.is_like(trouble));
        failures.count = if is_same { failures.count + 1 } else { 1 };
        failures.last = Some(trouble.clone());
        let most = if has_results && !trouble.is_before_any_position() {
            MOST_AFTER_RESULTS
        } else {
            MOST
        };
        failures.is_over = most <= failures.count;
    }

    /// The reason why the engine was abandoned; `None` if it was not.
    pub(super) fn stopped(&self) -> Option<StoppedAsking> {
        let failures = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let trouble = failures.last.clone().filter(|_| failures.is_over)?;
        let times = failures.count;
        Some(StoppedAsking { trouble, times })
    }
}
