//! The keeper of an engine: this program, started again between the program and the engine.
//!
//! A killed process cannot clean up after itself, and processes that the engine starts may leave its process group.
//! Therefore a second, small process runs as the parent of the engine. It takes no part in the conversation between
//! engine and program: the engine has their pipes. As its last action it reports on standard error how the engine
//! ended.
//!
//! On Unix an engine has two keepers, the outer one above the inner one, each in its own session or process group. On
//! Linux every process below a keeper that loses its parent becomes the keeper's child. Each keeper ends everything
//! below it when the program stops reading their standard error, when the program ends or when the other keeper ends.
//! So one surviving keeper is enough, whether the program, the engine or somebody else killed the others. If an engine
//! has stopped a keeper, the end of the keeper's parent makes it continue.
//!
//! If both keepers of an engine were killed, the program ends the engine's processes by their mark (`mark`). If the
//! program was killed with them, the next start does so (`end_strays`).
//!
//! On Windows there is one keeper. It runs in a job object of the program, as does everything that it starts; the
//! system ends all of them along with the program.
//!
//! The hidden commands are `tabiya keep-engine -- PROGRAM …` for the outer keeper, `tabiya keep-engine --below PID
//! -- PROGRAM …` for the inner one, and `tabiya become-engine --below PID -- PROGRAM …` for the process that becomes
//! the engine on Unix, having asked the system to be killed with its keeper. `--mark` passes on the mark.
//!
//! # Details on Unix
//!
//! The keepers give their standard input and output to the engine and keep neither, so the program notices when the
//! engine closes a pipe. On Linux both keepers are subreapers: a process below a keeper that loses its parent becomes
//! the keeper's child, even outside the process group. A keeper waits until its standard error is no longer read, or
//! until the program or the outer keeper has ended. It notices their end by a pidfd, because an engine can open its own
//! standard error for reading and so keep the pipe alive. Then it kills its children until there are none. If the inner
//! keeper is killed, everything below it becomes a child of the outer one.
//!
//! `PR_SET_PDEATHSIG` with `SIGCONT` makes a stopped keeper continue when its parent ends. The system sends `SIGHUP` to
//! stopped processes whose group is orphaned; it does not end a keeper. The engine has asked the system to be killed
//! with its keeper; for that the inner keeper starts itself once more, and that process becomes the engine (`tabiya
//! become-engine`). The inner keeper reports on standard error how the engine ended. If the inner keeper was killed,
//! the outer one reports that.
//!
//! These processes survive: those that somebody else started on behalf of the engine (`systemd-run`, `at`), those from
//! which a privileged engine removed the mark, and those of other users.

mod command;
#[cfg(unix)]
mod keeping;
#[cfg(windows)]
#[path = "keeper/keeping_on_windows.rs"]
mod keeping;
#[cfg(target_os = "linux")]
mod mark;
#[cfg(not(target_os = "linux"))]
#[path = "keeper/no_marks.rs"]
mod mark;

pub(super) use command::keeper_command;
#[cfg(unix)]
pub(super) use keeping::SOME_LEFT;
#[cfg(windows)]
pub(super) use keeping::{BEGIN, ended_by};
pub(super) use mark::StartMark;
#[cfg(unix)]
pub(super) use mark::end_marked;
pub use mark::end_strays;

use command::{BECOME, BELOW, KEEP, Kept, MARK};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

/// Does the work of a hidden command if the command line has one. `main` calls this before anything else: a keeper
/// needs nothing from the program.
pub fn keep_engine(arguments: impl IntoIterator<Item = OsString>) -> Option<ExitCode> {
    let order = KeeperOrder::read(arguments)?;
    Some(ExitCode::from(order.carry_out()))
}

/// The role of this process. Other processes are named by their IDs.
enum ProcessRole {
    OuterKeeper,
    InnerKeeper { outer: u32 },
    Engine { keeper: u32 },
}

/// The work that a hidden command requests.
struct KeeperOrder {
    part: ProcessRole,
    kept: Kept,
}

impl KeeperOrder {
    /// Reads the order from a command line, if it is a complete hidden command.
    fn read(arguments: impl IntoIterator<Item = OsString>) -> Option<Self> {
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
    fn carry_out(&self) -> u8 {
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
