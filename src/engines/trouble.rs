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
    /// Whether the same engine may do better when it is started anew.
    pub fn is_worth_a_restart(&self) -> bool {
        match self {
            Self::Died { .. } | Self::ClosedOutput | Self::ClosedInput => true,
            Self::Misbehaves(fault) => match fault {
                Fault::HangsOnIsReady
                | Fault::IgnoresStop
                | Fault::NoBestMove
                | Fault::IgnoresQuit
                | Fault::Flood => true,
                Fault::NoUciOk | Fault::OnlyGarbage | Fault::IllegalBestMove(_) => false,
            },
            Self::NotStarted(_) | Self::NotSent(_) | Self::GivenUp | Self::Cancelled => false,
        }
    }

    /// Whether the process can still be asked.
    pub(super) fn leaves_the_engine(&self) -> bool {
        match self {
            Self::NotSent(_) | Self::Cancelled => true,
            Self::Misbehaves(fault) => matches!(fault, Fault::IllegalBestMove(_)),
            _ => false,
        }
    }
}
