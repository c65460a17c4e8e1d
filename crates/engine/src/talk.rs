//! A conversation over the pipes of a process.

use super::program::Program;
use super::system::{Bell, Process};
use super::trouble::{NotStarted, Trouble, joined};
use crate::uci::{Conversation, Patience, Phase};
use std::io;
use std::time::{Duration, Instant};

/// An engine that has closed a pipe may be about to end, and its keeper tells of that only when everything below
/// it has ended: on a busy machine that takes a while.
const GRACE: Duration = Duration::from_secs(3);

/// A conversation with an engine that runs.
#[derive(Debug)]
pub(super) struct Talk {
    pub(super) conversation: Conversation,
    process: Process,
    began: Instant,
    unwritten: Vec<u8>,
    /// When it was seen that the engine has closed a pipe, and which trouble that is.
    closed: Option<(Duration, Trouble)>,
}

impl Talk {
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

    /// What time it is, for the conversation.
    pub(super) fn now(&self) -> Duration {
        self.began.elapsed()
    }

    /// Waits until something comes, the bell rings or this much time has gone by; tells the engine what
    /// is to be told, and hears it.
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
        let is_ending = self.conversation.phase() == Phase::Quitting;
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

    /// This trouble with the last of what the engine wrote and said.
    pub(super) fn with_words(&self, trouble: Trouble) -> Trouble {
        let written = self.process.last_words();
        let said = self.conversation.last_words();
        trouble.with_words(&joined(&written, &said))
    }

    /// Tells the engine to end, and ends it if it does not. Returns whether it did.
    pub(super) fn end(mut self, bell: &Bell) -> bool {
        let now = self.now();
        self.conversation.quit(now);
        while self.conversation.phase() == Phase::Quitting {
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
