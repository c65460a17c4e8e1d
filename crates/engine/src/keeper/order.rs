//! The work that a hidden command requests.

use super::command::{BECOME, BELOW, KEEP, Kept, MARK};
use super::keeping;
use std::ffi::OsString;
use std::path::PathBuf;

/// The role of this process. Other processes are named by their IDs.
enum ProcessRole {
    OuterKeeper,
    InnerKeeper { outer: u32 },
    Engine { keeper: u32 },
}

/// The work that a hidden command requests.
pub(super) struct KeeperOrder {
    part: ProcessRole,
    kept: Kept,
}

impl KeeperOrder {
    /// Reads the order from a command line, if it is a complete hidden command.
    pub(super) fn read(arguments: impl IntoIterator<Item = OsString>) -> Option<Self> {
        let mut words = arguments.into_iter().skip(1);
        let name = words.next()?;
        if name != KEEP && name != BECOME {
            return None;
        }
        let (mut below, mut mark) = (None, None);
        // A file or position on the command line hardly ever looks like this.
        loop {
            match words.next()?.to_str()? {
                "--" => break,
                BELOW => below = Some(words.next()?.to_str()?.parse().ok()?),
                MARK => mark = Some(words.next()?.to_str()?.parse().ok()?),
                _ => return None,
            }
        }
        let part = match below {
            None if name == KEEP => ProcessRole::OuterKeeper,
            None => return None,
            Some(outer) if name == KEEP => ProcessRole::InnerKeeper { outer },
            Some(keeper) => ProcessRole::Engine { keeper },
        };
        let program = PathBuf::from(words.next()?);
        let arguments = words.collect();
        let is_absolute = program.is_absolute();
        let kept = Kept {
            mark,
            program,
            arguments,
        };
        is_absolute.then_some(Self { part, kept })
    }

    /// Keeps the engine, or becomes it. Returns the exit status.
    pub(super) fn carry_out(&self) -> u8 {
        match self.part {
            ProcessRole::OuterKeeper => keeping::keep(&self.kept, None),
            ProcessRole::InnerKeeper { outer } => keeping::keep(&self.kept, Some(outer)),
            ProcessRole::Engine { keeper } => keeping::become_engine(&self.kept, keeper),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_os = "linux")]
    use crate::keeper::mark::StartMark;

    fn is_order(words: &str) -> bool {
        let root = if cfg!(windows) { r"C:\" } else { "/" };
        let words = words.replace('/', root);
        let words = words.split(' ').map(OsString::from);
        KeeperOrder::read(words).is_some()
    }

    #[test]
    fn only_the_complete_hidden_command_is_recognized() {
        assert!(is_order("tabiya keep-engine -- /usr/games/stockfish"));
        assert!(is_order(
            "tabiya keep-engine --below 7 -- /bin/x keep-engine"
        ));
        assert!(is_order("tabiya become-engine --below 7 -- /bin/x --mark"));
        for words in [
            "tabiya",
            "tabiya keep-engine",
            "tabiya keep-engine --",
            "tabiya keep-engine /usr/games/stockfish",
            "tabiya keep-engine -- stockfish",
            "tabiya keep-engine --below x -- /bin/x",
            "tabiya keep-engine --mark x -- /bin/x",
            "tabiya keep-engine --mark",
            "tabiya become-engine -- /bin/x",
            "tabiya check keep-engine -- /bin/x",
        ] {
            assert!(!is_order(words), "{words}");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_written_mark_is_read_back() {
        let mark = StartMark::fresh().map_or_else(String::new, |mark| mark.to_string());
        assert!(!mark.is_empty(), "Linux has marks");
        assert!(is_order(&format!(
            "tabiya keep-engine --mark {mark} --below 7 -- /bin/x"
        )));
    }
}
