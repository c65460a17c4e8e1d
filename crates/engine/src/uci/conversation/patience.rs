//! For how long an engine is waited for, and how much it may say.

use std::time::Duration;

/// For how long an engine is waited for, and how much it may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Until it has told about itself. Some read large files first.
    pub greeting: Duration,
    /// Until it says that it is ready. Much memory takes long to clear.
    pub ready: Duration,
    /// Until it names a move when it was told to stop.
    pub stop: Duration,
    /// Until it has ended when it was told to.
    pub quit: Duration,
    /// So much longer than it was told it may search.
    pub overtime: Duration,
    /// Until it is asked whether it is alive when it says nothing in a search for a depth or a number of nodes: so long
    /// at least, and longer where the limit takes longer. An engine that has talked in this search gets ten times as
    /// much.
    pub silence: Duration,
    /// So many bytes it may say at once,
    pub burst: u64,
    /// and so many more each second.
    pub bytes_a_second: u64,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            greeting: Duration::from_secs(30),
            ready: Duration::from_mins(1),
            stop: Duration::from_secs(5),
            quit: Duration::from_secs(2),
            overtime: Duration::from_secs(5),
            silence: Duration::from_secs(30),
            burst: 32 << 20,
            bytes_a_second: 8 << 20,
        }
    }
}

/// How much an engine has said of late.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Level {
    bytes: u64,
    at: Duration,
}

impl Level {
    /// Adds what it has said now. Returns whether that is too much.
    pub(super) fn rises_too_high(
        &mut self,
        bytes: usize,
        now: Duration,
        patience: &Patience,
    ) -> bool {
        let elapsed = now.saturating_sub(self.at).as_millis();
        let elapsed = u64::try_from(elapsed).unwrap_or(u64::MAX);
        // Less than a millisecond is counted the next time.
        if 0 < elapsed {
            let drained = elapsed.saturating_mul(patience.bytes_a_second) / 1000;
            self.bytes = self.bytes.saturating_sub(drained);
            self.at = now;
        }
        self.bytes = self.bytes.saturating_add(bytes as u64);
        patience.burst < self.bytes
    }
}
