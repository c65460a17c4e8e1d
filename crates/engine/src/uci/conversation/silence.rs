//! Limits the silence of an engine during a search.
//!
//! A silent engine need not hang: the last depth of a long search may take hours, and some engines do not read commands
//! while they think. Therefore the patience grows with the limit of the search and with the time of earlier reports. An
//! engine is asked whether it is alive before it is abandoned. If it answers, it gets the same time again.

use crate::uci::command::SearchLimits;
use std::time::Duration;

/// A slow engine searches at least this number of nodes in a second.
const NODES_A_SECOND: u64 = 1000;
/// A slow engine reaches this depth in a second; each further ply doubles the time.
const DEPTH_OF_A_SECOND: u32 = 12;
/// No search is expected to take longer than this.
const LONGEST: Duration = Duration::from_hours(24);
/// The next depth may take this many times as long as the search so far, so an engine may be silent for as long.
const NEXT_DEPTH: u32 = 20;
/// The factor of patience for an engine that has already reported in this search.
const FOR_TALKERS: u32 = 10;

/// The silence of an engine in a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchSilence {
    /// The time of silence after which the engine is asked whether it is alive.
    allowed: Duration,
    /// The time for its answer.
    to_answer: Duration,
    began: Duration,
    state: State,
    until: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// It has reported something, or was not asked yet.
    Quiet,
    /// It was asked whether it is alive.
    Asked,
    /// It has answered.
    Alive,
}

/// The measure against a silence that has lasted too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Remedy {
    /// Ask the engine whether it is alive.
    Ask,
    /// Give the engine up.
    GiveUp,
}

impl SearchSilence {
    /// Watches a search within these limits that begins now; `None` if a time limit ends the search, or no limit does.
    pub(super) fn of(limits: &SearchLimits, patience: Duration, now: Duration) -> Option<Self> {
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

    /// The time of the next measure.
    pub(super) fn until(&self) -> Duration {
        self.until
    }

    /// Records a report of the engine about its search.
    pub(super) fn hear(&mut self, now: Duration) {
        let talked = now.saturating_sub(self.began).saturating_mul(NEXT_DEPTH);
        let for_talkers = self.to_answer.saturating_mul(FOR_TALKERS);
        self.state = State::Quiet;
        self.allowed = self.allowed.max(for_talkers).max(talked);
        self.until = now.saturating_add(self.allowed);
    }

    /// Records the answer that the engine is alive.
    pub(super) fn hear_answer(&mut self, now: Duration) {
        if self.state == State::Asked {
            self.state = State::Alive;
            self.until = now.saturating_add(self.allowed);
        }
    }

    /// Decides on a measure when the time is up.
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
