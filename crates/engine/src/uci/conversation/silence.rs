//! For how long an engine may say nothing while it searches.
//!
//! An engine that prints nothing is not yet one that hangs: the last depth of a long search may take hours, and some
//! engines do not listen while they think. So the patience grows with the limit and with the time for which the engine
//! has talked before, an engine is asked whether it is alive before it is given up, and one that answers gets as much
//! time again.

use crate::uci::question::Limits;
use std::time::Duration;

/// Even a slow engine searches so many nodes in a second.
const NODES_A_SECOND: u64 = 1000;
/// A search to this depth takes a slow engine a second; each further ply doubles that.
const DEPTH_OF_A_SECOND: u32 = 12;
/// No search is expected to take longer than this.
const LONGEST: Duration = Duration::from_hours(24);
/// An engine that has talked for some time may be silent for so many times as long: so much longer the next depth may
/// take.
const NEXT_DEPTH: u32 = 20;
/// So much more patience an engine gets that has talked in this search.
const FOR_TALKERS: u32 = 10;

/// The silence of an engine in a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Silence {
    /// After this time the engine is asked whether it is alive.
    allowed: Duration,
    /// For so long it may take to answer.
    to_answer: Duration,
    began: Duration,
    state: State,
    until: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// It has said something, or was not asked yet.
    Quiet,
    /// It was asked whether it is alive.
    Asked,
    /// It is alive.
    Alive,
}

/// What is to be done about a silence that has lasted too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Remedy {
    /// Ask the engine whether it is alive.
    Ask,
    /// Give it up.
    GiveUp,
}

impl Silence {
    /// Of a search within these limits that begins now; `None` where other limits end the search, or none does.
    pub(super) fn of(limits: &Limits, patience: Duration, now: Duration) -> Option<Self> {
        let fitting = [
            limits.nodes.map(time_for_nodes),
            limits.depth.map(time_for_depth),
            limits.mate.map(|_| LONGEST),
        ];
        let fitting = fitting.into_iter().flatten().min()?;
        if limits.time.is_some() {
            return None;
        }
        let allowed = fitting.clamp(patience, LONGEST.max(patience));
        Some(Self {
            allowed,
            to_answer: patience,
            began: now,
            state: State::Quiet,
            until: now.saturating_add(allowed),
        })
    }

    /// When something is to be done.
    pub(super) fn until(&self) -> Duration {
        self.until
    }

    /// The engine has said something about its search.
    pub(super) fn hear(&mut self, now: Duration) {
        let talked = now.saturating_sub(self.began).saturating_mul(NEXT_DEPTH);
        let for_talkers = self.to_answer.saturating_mul(FOR_TALKERS);
        self.state = State::Quiet;
        self.allowed = self.allowed.max(for_talkers).max(talked);
        self.until = now.saturating_add(self.allowed);
    }

    /// The engine has answered that it is alive.
    pub(super) fn hear_answer(&mut self, now: Duration) {
        if self.state == State::Asked {
            self.state = State::Alive;
            self.until = now.saturating_add(self.allowed);
        }
    }

    /// The time is over.
    pub(super) fn remedy(&mut self, now: Duration) -> Remedy {
        if self.state != State::Quiet {
            return Remedy::GiveUp;
        }
        self.state = State::Asked;
        self.until = now.saturating_add(self.to_answer);
        Remedy::Ask
    }
}

fn time_for_nodes(nodes: u64) -> Duration {
    Duration::from_secs(nodes / NODES_A_SECOND).min(LONGEST)
}

fn time_for_depth(depth: u32) -> Duration {
    let plies = depth.saturating_sub(DEPTH_OF_A_SECOND);
    let seconds = 1_u64.checked_shl(plies.min(63)).unwrap_or(u64::MAX);
    Duration::from_secs(seconds).min(LONGEST)
}
