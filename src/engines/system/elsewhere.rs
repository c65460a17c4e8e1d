//! Where engines cannot be started yet.

use super::Turn;
use crate::engines::program::Program;
use crate::engines::trouble::{Ended, NotStarted, Trouble};
use std::io;
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

/// An engine's process: none here.
#[derive(Debug)]
pub(in crate::engines) struct Process(std::convert::Infallible);

impl Process {
    pub(in crate::engines) fn start(_program: &Program) -> Result<Self, NotStarted> {
        Err(NotStarted::Unsupported)
    }

    pub(in crate::engines) fn turn(
        &mut self,
        _bell: &Bell,
        _unwritten: &mut Vec<u8>,
        _wait: Option<Duration>,
        _hear: impl FnMut(&[u8]),
    ) -> io::Result<Turn> {
        match self.0 {}
    }

    #[expect(
        clippy::no_effect_underscore_binding,
        reason = "nobody else here has a use for that end"
    )]
    pub(in crate::engines) fn ended(&mut self) -> Trouble {
        let _none_was_started = Ended::Unknown;
        match self.0 {}
    }
}

/// Wakes whoever waits.
#[derive(Debug)]
pub(in crate::engines) struct Bell {
    rings: Mutex<bool>,
    rung: Condvar,
}

impl Bell {
    #[expect(clippy::unnecessary_wraps, reason = "elsewhere it takes a pipe")]
    pub(in crate::engines) fn new() -> io::Result<Self> {
        Ok(Self {
            rings: Mutex::new(false),
            rung: Condvar::new(),
        })
    }

    pub(in crate::engines) fn ring(&self) {
        *self.rings.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.rung.notify_all();
    }

    pub(in crate::engines) fn hush(&self) {
        *self.rings.lock().unwrap_or_else(PoisonError::into_inner) = false;
    }

    #[expect(clippy::unnecessary_wraps, reason = "elsewhere it waits for a pipe")]
    #[cfg(feature = "window")]
    pub(in crate::engines) fn wait(&self, wait: Option<Duration>) -> io::Result<()> {
        let rings = self.rings.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = wait.unwrap_or(Duration::MAX);
        drop(self.rung.wait_timeout_while(rings, wait, |rings| !*rings));
        Ok(())
    }
}
