//! The troubles with an engine.

use crate::uci::{NotSent, UciFault};
use std::io;

/// A failure of an engine, or another reason why there is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The engine could not be started.
    NotStarted(NotStarted),
    /// It ended without a request.
    Died {
        /// Exit status, signal or fault code.
        ended: Ended,
        /// Its last words, a few lines at most; often empty.
        last_words: String,
    },
    /// It has closed its output but still runs.
    ClosedOutput,
    /// It has closed its input but still runs.
    ClosedInput,
    /// It violates the protocol.
    Misbehaves(UciFault),
    /// Another trouble, with the engine's own words about it.
    WithWords {
        /// The trouble itself.
        trouble: Box<Trouble>,
        /// The last lines that the engine said and wrote, a few at most.
        last_words: String,
    },
    /// The position does not suit this engine and was not sent.
    NotSent(NotSent),
    /// It failed too often in a row and is not restarted.
    GivenUp,
    /// The caller cancelled the search.
    Cancelled,
}

/// The reason why a program could not be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotStarted {
    /// Its path is not absolute.
    NotAWholePath,
    /// The system refused, with this kind of error.
    Refused(io::ErrorKind),
    /// The file is not a program for this computer.
    NoProgram,
    /// The system starts it only for an administrator.
    NeedsAdministrator,
}

/// The way a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It exited with this status.
    Exited(i32),
    /// A signal with this number ended it (Unix).
    Signal(i32),
    /// A fault with this code ended it (Windows).
    Crashed(u32),
    /// The way is unknown.
    Unknown,
}

impl Trouble {
    /// Adds last words to this failure, after those that it already has.
    #[must_use]
    pub(super) fn with_words(self, words: &str) -> Self {
        if words.is_empty() {
            return self;
        }
        match self {
            Self::Died { ended, last_words } => {
                let last_words = joined(&last_words, words);
                Self::Died { ended, last_words }
            }
            Self::ClosedOutput | Self::ClosedInput | Self::Misbehaves(_) | Self::GivenUp => {
                Self::WithWords {
                    trouble: Box::new(self),
                    last_words: words.to_owned(),
                }
            }
            trouble => trouble,
        }
    }

    /// The last words of the engine about this trouble; often empty.
    pub fn last_words(&self) -> &str {
        match self {
            Self::Died { last_words, .. } | Self::WithWords { last_words, .. } => last_words,
            _ => "",
        }
    }

    /// The trouble without the engine's last words.
    pub fn kind(&self) -> &Self {
        match self {
            Self::WithWords { trouble, .. } => trouble.kind(),
            trouble => trouble,
        }
    }

    /// Whether both failures are of the same kind, whatever the engine said.
    pub fn is_like(&self, other: &Self) -> bool {
        match (self.kind(), other.kind()) {
            (Self::Died { ended, .. }, Self::Died { ended: other, .. }) => ended == other,
            (Self::Misbehaves(fault), Self::Misbehaves(other)) => {
                std::mem::discriminant(fault) == std::mem::discriminant(other)
            }
            (trouble, other) => trouble == other,
        }
    }

    /// Whether the engine failed before it received any position, which is therefore not the cause.
    pub(crate) fn is_before_any_position(&self) -> bool {
        match self.kind() {
            Self::NotStarted(_) => true,
            Self::Misbehaves(fault) => matches!(
                fault,
                UciFault::NoUciOk | UciFault::OnlyGarbage | UciFault::HangsOnIsReady
            ),
            _ => false,
        }
    }

    /// Whether the same engine may do better after a restart.
    pub(crate) fn is_worth_a_restart(&self) -> bool {
        match self {
            Self::WithWords { trouble, .. } => trouble.is_worth_a_restart(),
            Self::Died { .. } | Self::ClosedOutput | Self::ClosedInput => true,
            Self::Misbehaves(fault) => match fault {
                UciFault::HangsOnIsReady
                | UciFault::IgnoresStop
                | UciFault::NoBestMove
                | UciFault::SaysNothing
                | UciFault::IgnoresQuit
                | UciFault::Flood => true,
                UciFault::NoUciOk | UciFault::OnlyGarbage | UciFault::IllegalBestMove(_) => false,
            },
            Self::NotStarted(_) | Self::NotSent(_) | Self::GivenUp | Self::Cancelled => false,
        }
    }

    /// Whether the process can still be asked.
    pub(super) fn leaves_the_engine(&self) -> bool {
        match self.kind() {
            Self::NotSent(_) | Self::Cancelled => true,
            Self::Misbehaves(fault) => matches!(fault, UciFault::IllegalBestMove(_)),
            _ => false,
        }
    }
}

/// Appends the lines that are not there yet.
pub(super) fn joined(words: &str, others: &str) -> String {
    let mut lines: Vec<_> = words.lines().collect();
    for line in others.lines() {
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines.join("\n")
}
