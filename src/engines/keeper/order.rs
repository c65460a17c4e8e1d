//! What the hidden command is asked to do.

use super::command::{BELOW, NAME};
use super::keeping;
use std::ffi::OsString;
use std::path::PathBuf;

/// What the hidden command is asked to do.
pub(super) struct Order {
    /// The keeper's process ID, if this process is to become the engine.
    below: Option<u32>,
    program: PathBuf,
    arguments: Vec<OsString>,
}

impl Order {
    /// Reads the order from a command line, if it is the complete hidden command.
    pub(super) fn read(arguments: impl IntoIterator<Item = OsString>) -> Option<Self> {
        let mut words = arguments.into_iter().skip(1);
        if words.next()? != NAME {
            return None;
        }
        let mut next = words.next()?;
        let mut below = None;
        if next == BELOW {
            below = Some(words.next()?.to_str()?.parse().ok()?);
            next = words.next()?;
        }
        // Files and positions can be called almost anything, but hardly this.
        if next != "--" {
            return None;
        }
        let program = PathBuf::from(words.next()?);
        let arguments = words.collect();
        program.is_absolute().then_some(Self {
            below,
            program,
            arguments,
        })
    }

    /// Keeps the engine, or becomes it. Returns the exit status.
    pub(super) fn carry_out(&self) -> u8 {
        match self.below {
            None => keeping::keep(&self.program, &self.arguments),
            Some(keeper) => keeping::become_engine(&self.program, &self.arguments, keeper),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_order(words: &str) -> bool {
        let root = if cfg!(windows) { r"C:\" } else { "/" };
        let words = words.replace('/', root);
        let words = words.split(' ').map(OsString::from);
        Order::read(words).is_some()
    }

    #[test]
    fn only_the_whole_hidden_command_is_taken_for_one() {
        assert!(is_order("tabiya keep-engine -- /usr/games/stockfish"));
        assert!(is_order(
            "tabiya keep-engine --below 7 -- /bin/x keep-engine"
        ));
        for words in [
            "tabiya",
            "tabiya keep-engine",
            "tabiya keep-engine --",
            "tabiya keep-engine /usr/games/stockfish",
            "tabiya keep-engine -- stockfish",
            "tabiya keep-engine --below x -- /bin/x",
            "tabiya check keep-engine -- /bin/x",
        ] {
            assert!(!is_order(words), "{words}");
        }
    }
}
