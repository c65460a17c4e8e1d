//! The keeper of an engine: this program, started again between us and the engine.
//!
//! A process cannot clean up behind itself when it is killed, and what an engine starts may leave its
//! process group. So a second, small process stands above the engine: on Linux everything below it that
//! loses its parent becomes its child, and it ends when nobody reads what it writes any more. It reads and
//! writes nothing of what engine and program say: the engine has their pipes.
//!
//! `tabiya keep-engine -- PROGRAM …` keeps; `tabiya keep-engine --below PID -- PROGRAM …` becomes the
//! engine, having asked the system to be killed with its keeper.

mod command;
#[cfg(unix)]
mod keeping;

#[cfg(unix)]
pub(super) use command::keeper_command;

use command::{BELOW, NAME};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

/// What the hidden command is to do.
struct Order {
    /// The number of the keeper, when this is to become the engine.
    below: Option<u32>,
    program: PathBuf,
    arguments: Vec<OsString>,
}

/// Does the work of the hidden command, when that is what the command line asks for. This comes before
/// anything else in `main`: a keeper needs nothing of the program.
pub fn keep_engine(arguments: impl IntoIterator<Item = OsString>) -> Option<ExitCode> {
    let order = order(arguments)?;
    Some(ExitCode::from(carry_out(&order)))
}

fn order(arguments: impl IntoIterator<Item = OsString>) -> Option<Order> {
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
    // Files and positions may be called anything, but hardly this.
    if next != "--" {
        return None;
    }
    let program = PathBuf::from(words.next()?);
    let arguments = words.collect();
    program.is_absolute().then_some(Order {
        below,
        program,
        arguments,
    })
}

#[cfg(unix)]
fn carry_out(order: &Order) -> u8 {
    match order.below {
        None => keeping::keep(&order.program, &order.arguments),
        Some(keeper) => keeping::become_engine(&order.program, &order.arguments, keeper),
    }
}

#[cfg(not(unix))]
fn carry_out(_order: &Order) -> u8 {
    2
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_order(words: &str) -> bool {
        let words = words.split(' ').map(OsString::from);
        order(words).is_some()
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
