//! What can be wrong with an engine.

use crate::uci::{Fault, NotSent};
use std::io;

/// What is wrong with an engine, or why there is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It could not be started.
    NotStarted(NotStarted),
    /// It ended without being told to.
    Died {
        /// How.
        ended: Ended,
        /// The last of what it wrote about it, a few lines at the most; often nothing.
        last_words: String,
    },
    /// It can say nothing any more, but goes on.
    ClosedOutput,
    /// It can hear nothing any more, but goes on.
    ClosedInput,
    /// It does not do what the protocol asks of it.
    Misbehaves(Fault),
    /// One of these, after the engine had said something about it.
    WithWords {
        /// What is wrong.
        trouble: Box<Trouble>,
        /// The last of what the engine said and wrote, a few lines at the most.
        last_words: String,
    },
    /// The position is not one for this engine. It was not sent.
    NotSent(NotSent),
    /// It failed again and again, and is not started any more.
    GivenUp,
    /// The search was given up by whoever wanted it.
    Cancelled,
}

/// Why a program could not be started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotStarted {
    /// It is not named by its whole path.
    NotAWholePath,
    /// The system refused, for this reason.
    Refused(io::ErrorKind),
    /// The file is no program for this computer.
    NoProgram,
    /// The system starts it for nobody but an administrator.
    NeedsAdministrator,
}

/// How a process has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// By itself, with this status.
    Exited(i32),
    /// By a signal of this number, as Unix has them.
    Signal(i32),
    /// By a fault of this code, as Windows has them.
    Crashed(u32),
    /// Nobody knows.
    Unknown,
}

impl Trouble {
    /// This trouble with the engine's last words. Those that it has already come first.
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

    /// The last of what the engine said and wrote about it; often nothing.
    pub fn last_words(&self) -> &str {
        match self {
            Self::Died { last_words, .. } | Self::WithWords { last_words, .. } => last_words,
            _ => "",
        }
    }

    /// What is wrong, without the engine's last words.
    pub fn kind(&self) -> &Self {
        match self {
            Self::WithWords { trouble, .. } => trouble.kind(),
            trouble => trouble,
        }
    }

    /// Whether both are the same thing gone wrong, whatever the engine said about it.
    pub fn is_like(&self, other: &Self) -> bool {
        match (self.kind(), other.kind()) {
            (Self::Died { ended, .. }, Self::Died { ended: other, .. }) => ended == other,
            (Self::Misbehaves(fault), Self::Misbehaves(other)) => {
                std::mem::discriminant(fault) == std::mem::discriminant(other)
            }
            (trouble, other) => trouble == other,
        }
    }

    /// Whether the engine failed before it had heard of any position, which therefore is not to blame.
    pub fn is_before_any_position(&self) -> bool {
        match self.kind() {
            Self::NotStarted(_) => true,
            Self::Misbehaves(fault) => matches!(
                fault,
                Fault::NoUciOk | Fault::OnlyGarbage | Fault::HangsOnIsReady
            ),
            _ => false,
        }
    }

    /// Whether the same engine may do better when it is started anew.
    pub fn is_worth_a_restart(&self) -> bool {
        match self {
            Self::WithWords { trouble, .. } => trouble.is_worth_a_restart(),
            Self::Died { .. } | Self::ClosedOutput | Self::ClosedInput => true,
            Self::Misbehaves(fault) => match fault {
                Fault::HangsOnIsReady
                | Fault::IgnoresStop
                | Fault::NoBestMove
                | Fault::SaysNothing
                | Fault::IgnoresQuit
                | Fault::Flood => true,
                Fault::NoUciOk | Fault::OnlyGarbage | Fault::IllegalBestMove(_) => false,
            },
            Self::NotStarted(_) | Self::NotSent(_) | Self::GivenUp | Self::Cancelled => false,
        }
    }

    /// Whether the process can still be asked.
    pub(super) fn leaves_the_engine(&self) -> bool {
        match self.kind() {
            Self::NotSent(_) | Self::Cancelled => true,
            Self::Misbehaves(fault) => matches!(fault, Fault::IllegalBestMove(_)),
            _ => false,
        }
    }
}

/// Lines after other lines, each once.
pub(super) fn joined(words: &str, others: &str) -> String {
    let mut lines: Vec<_> = words.lines().collect();
    for line in others.lines() {
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines.join("\n")
}
