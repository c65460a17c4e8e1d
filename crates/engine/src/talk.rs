//! A conversation over the pipes of a process.
//!
//! A turn is one wait for the pipes, the end of the keeper and a bell, so the owner of an engine never waits in `read`
//! or `write`. A turn takes at most 64 KiB. An engine that writes too much is slowed down by its own pipe until it is
//! declared to be flooding (`Patience`). On Unix a turn is one call of `poll`, and no thread reads on behalf of
//! another. On Windows no safe call waits for pipes, so each pipe has a thread (`system/windows/`); there the program
//! notices that an engine has closed its input only when it writes to it.

use super::program::Program;
use super::system::{Bell, Process};
use super::trouble::{NotStarted, Trouble, joined};
use crate::uci::{Conversation, Patience, UciPhase};
use std::io;
use std::time::{Duration, Instant};

/// The time between a closed pipe and the trouble. The engine may be about to end. Its keeper reports that only after
/// all child processes have ended, which takes a while on a busy machine.
const GRACE: Duration = Duration::from_secs(3);

/// A conversation with a running engine.
#[derive(Debug)]
pub(super) struct EngineTalk {
    pub(super) conversation: Conversation,
    process: Process,
    began: Instant,
    unwritten: Vec<u8>,
    /// The time when the engine was found to have closed a pipe, with the trouble for it.
    closed: Option<(Duration, Trouble)>,
}

impl EngineTalk {
    /// Starts an engine and greets it.
    pub(super) fn start(program: &Program, patience: Patience) -> Result<Self, Trouble> {
        let process = Process::start(program).map_err(Trouble::NotStarted)?;
        Ok(Self {
            conversation: Conversation::new(patience, Duration::ZERO),
            process,
            began: Instant::now(),
            unwritten: Vec::new(),
            closed: None,
        })
    }

    /// The current time of the conversation.
    pub(super) fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// Waits until the engine writes, the bell rings or this much time has passed; passes the conversation's output to
    /// the engine and the engine's output to the conversation.
    pub(super) fn turn(&mut self, bell: &Bell, wait: Option<Duration>) -> Result<(), Trouble> {
        let now = self.now();
        self.unwritten.extend(self.conversation.take_output());
        let until = self.conversation.deadline();
        let closed = self.closed.as_ref();
        let until = [until, closed.map(|(since, _)| *since + GRACE)];
        let waits = until.into_iter().flatten();
        let waits = waits.map(|until| until.saturating_sub(now));
        let wait = waits.chain(wait).min();
        let (conversation, began) = (&mut self.conversation, self.began);
        let hear = |said: &[u8]| conversation.hear(said, began.elapsed());
        let turn = self.process.turn(bell, &mut self.unwritten, wait, hear);
        let turn = turn.map_err(|error| failed(&error))?;
        let now = self.now();
        self.conversation.tick(now);
        if turn.is_over {
            let ended = self.process.ended();
            return Err(ended.with_words(&self.conversation.last_words()));
        }
        let is_ending = self.conversation.phase() == UciPhase::Quitting;
        let trouble = if turn.is_output_closed {
            Some(Trouble::ClosedOutput)
        } else {
            turn.is_input_closed.then_some(Trouble::ClosedInput)
        };
        match (&self.closed, trouble.filter(|_| !is_ending)) {
            (Some((since, trouble)), Some(_)) if *since + GRACE <= now => {
                Err(self.with_words(trouble.clone()))
            }
            (None, Some(trouble)) => {
                self.closed = Some((now, trouble));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Adds the last words of the engine, from both its streams, to this failure.
    pub(super) fn with_words(&self, trouble: Trouble) -> Trouble {
        let written = self.process.last_words();
        let said = self.conversation.last_words();
        trouble.with_words(&joined(&written, &said))
    }

    /// Asks the engine to end, and kills it if it does not. Returns whether it ended by itself.
    pub(super) fn end(mut self, bell: &Bell) -> bool {
        let now = self.now();
        self.conversation.quit(now);
        while self.conversation.phase() == UciPhase::Quitting {
            bell.hush();
            if self.turn(bell, None).is_err() {
                return true;
            }
        }
        false
    }
}

fn failed(error: &io::Error) -> Trouble {
    Trouble::NotStarted(NotStarted::Refused(error.kind()))
}
