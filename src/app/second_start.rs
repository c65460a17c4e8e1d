//! A second start of the program: the window that is already running opens the files.
//!
//! The transport is `tabiya_desktop::system` (`second_start`), and its thread is a service (`instance_listener`). If
//! several first starts happen at once, the one with the lock is the window. The others keep trying to connect until it
//! listens, which takes a few milliseconds, or take the lock if it ends before that. A start never accesses the files
//! that it was given: names are made absolute by their text alone, and the window reads them. Only a name that could be
//! a position is looked up on the disk, for at most half a second.
//!
//! X11 lets a program bring its window to the front; a Wayland compositor does not, so there the window asks for
//! attention. A desktop that shows a busy pointer until a window appears is informed that none will (on X11). Any
//! option except `--new-window` is about the window that is to be opened, so such a start opens its own window. A
//! window for a screenshot does not listen for other starts.

use crate::model::action::{Action, FilesAction, RoomAction};
use egui::{Context, UserAttentionType, ViewportCommand};
use std::io::{self, IsTerminal as _, Read as _, Write as _};
use std::path;
use std::thread::sleep;
use std::time::{Duration, Instant};
use tabiya_cli::{Args, Input};
use tabiya_desktop::services::InstanceListener;
use tabiya_desktop::system::DesktopSession;
use tabiya_desktop::system::second_start::{
    Handed, Handing, Host, ListeningPlace, MAX_MESSAGE_BYTES, NotListening, hand_over,
    look_for_host,
};
use tabiya_text::tr;

/// The name of the program's folder among those of other programs.
const PROGRAM: &str = "tabiya";
/// Maximum number of bytes of standard input to hand over; more requires a new window.
const MAX_INPUT: u64 = MAX_MESSAGE_BYTES as u64 / 2;
/// The maximum time of a process between getting the lock and listening. It does nothing else in that time.
const BEGIN_PATIENCE: Duration = Duration::from_millis(500);
/// The maximum time for which starts take turns when each one ends before it has a window.
const MAX_TURNS_PATIENCE: Duration = Duration::from_secs(15);
const BETWEEN_TURNS: Duration = Duration::from_millis(10);

/// The standard input read before the receiving window is known.
#[derive(Clone, Debug, Default)]
pub struct BegunInput {
    bytes: Vec<u8>,
    is_whole: bool,
    has_begun: bool,
}

impl BegunInput {
    /// Reads to the end, or up to the maximum that can be handed over.
    fn read(&mut self) {
        if std::mem::replace(&mut self.has_begun, true) {
            return;
        }
        let mut input = io::stdin().lock().take(MAX_INPUT + 1);
        // If there is an error, it occurs again when the rest is read, and is then reported.
        let is_read = input.read_to_end(&mut self.bytes).is_ok();
        self.is_whole = is_read && self.bytes.len() as u64 <= MAX_INPUT;
    }

    /// Whether standard input has been read: another process could not read it again.
    pub fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// The action by which this process's own window opens the input.
    pub fn action(&self) -> Action {
        Action::from(FilesAction::OpenInput {
            begun: self.bytes.clone(),
            goes_on: !self.is_whole,
        })
    }
}

/// The process that opens the files.
#[derive(Debug)]
pub enum Opener {
    /// The window that is already running, which has accepted them.
    OtherWindow,
    /// This process listens for other starts, unless another one already does.
    ThisProcess(Option<InstanceListener>),
}

/// Determines the process that opens the files, and hands them over if it is the running window. If several starts
/// happen at once, the one that gets the lock is the first, and the others wait until it listens. If there is no other
/// process, this takes only as long as a failed file lookup.
pub fn find_opener(args: &Args, input: &mut BegunInput) -> Opener {
    let Some(place) = place().filter(|_| takes_files(args)) else {
        return Opener::ThisProcess(None);
    };
    if args.wants_own_window {
        return Opener::ThisProcess(InstanceListener::begin(&place).ok());
    }
    let end = Instant::now() + MAX_TURNS_PATIENCE;
    let mut last_seen = Instant::now();
    loop {
        match offer(&place, args, input) {
            Offered::Taken => {
                say_taken();
                return Opener::OtherWindow;
            }
            Offered::NotTaken => return Opener::ThisProcess(InstanceListener::begin(&place).ok()),
            Offered::HostWent => last_seen = Instant::now(),
            Offered::NobodyIsThere => {}
        }
        match InstanceListener::begin(&place) {
            Ok(listener) => return Opener::ThisProcess(Some(listener)),
            Err(NotListening::NoPlace) => return Opener::ThisProcess(None),
            // The other process has the lock, and will listen or end shortly.
            Err(NotListening::AnotherDoes) => {}
        }
        let now = Instant::now();
        if end < now || last_seen + BEGIN_PATIENCE < now {
            return Opener::ThisProcess(None);
        }
        sleep(BETWEEN_TURNS);
    }
}

enum Offered {
    Taken,
    /// The window hangs or cannot take this.
    NotTaken,
    HostWent,
    NobodyIsThere,
}

fn offer(place: &ListeningPlace, args: &Args, input: &mut BegunInput) -> Offered {
    // Do not read standard input before a window may want it.
    match look_for_host(place) {
        Host::Greets => {}
        Host::IsSilent => return Offered::NotTaken,
        Host::IsNotThere => return Offered::NobodyIsThere,
    }
    let Some(things) = things_of(args, input) else {
        return Offered::NotTaken;
    };
    match hand_over(place, &things) {
        Handing::Taken => Offered::Taken,
        Handing::NotTaken => Offered::NotTaken,
        Handing::HostWent => Offered::HostWent,
    }
}

/// Whether the new window takes files from other starts. A window for a screenshot does not last, and a user who wants
/// nothing remembered does not want such files either.
fn takes_files(args: &Args) -> bool {
    args.screenshot.is_none() && !args.safe
}

/// Informs those who wait for a window: the user at a terminal, and the desktop that shows a busy pointer.
fn say_taken() {
    if io::stderr().is_terminal() {
        drop(writeln!(io::stderr(), "{}", tr("cli-handed-over")));
    }
    if let Ok(name) = std::env::var("DESKTOP_STARTUP_ID") {
        DesktopSession::of_the_window().end_startup(&name);
    }
}

fn place() -> Option<ListeningPlace> {
    ListeningPlace::of(PROGRAM, |name| std::env::var_os(name))
}

/// The things to hand over; `None` if only this process can open some of them.
fn things_of(args: &Args, input: &mut BegunInput) -> Option<Vec<Handed>> {
    let mut things = Vec::new();
    for asked in &args.inputs {
        things.push(match asked {
            Input::File(path) => Handed::File(path::absolute(path).ok()?),
            Input::Text(text) => Handed::Text(text.clone()),
            Input::StandardInput => {
                let is_first = !input.has_begun;
                input.read();
                if !input.is_whole {
                    return None;
                }
                // Standard input can be read once, even if it is named several times.
                let bytes = if is_first {
                    input.bytes.clone()
                } else {
                    Vec::new()
                };
                Handed::Input(bytes)
            }
        });
    }
    Some(things)
}

/// The actions for everything that other starts handed over; `None` if there were none.
pub(super) fn receive(instance_listener: &InstanceListener) -> Option<Vec<Action>> {
    let all: Vec<_> = std::iter::from_fn(|| instance_listener.take()).collect();
    let has_come = !all.is_empty();
    has_come.then(|| actions_for(all.into_iter().flatten()))
}

/// Turns handed-over things into actions. Consecutive files are opened together, as there may be thousands.
fn actions_for(things: impl Iterator<Item = Handed>) -> Vec<Action> {
    let mut actions = Vec::new();
    for thing in things {
        match (thing, actions.last_mut()) {
            (
                Handed::File(path),
                Some(Action::Room(RoomAction::Files(FilesAction::Open(paths)))),
            ) => paths.push(path),
            (Handed::File(path), _) => actions.push(Action::from(FilesAction::Open(vec![path]))),
            (Handed::Text(text), _) => actions.push(Action::from(FilesAction::OpenText(text))),
            (Handed::Input(begun), _) => actions.push(Action::from(FilesAction::OpenInput {
                begun,
                goes_on: false,
            })),
        }
    }
    actions
}

/// Brings the window to the front, as far as the window system allows.
pub(super) fn come_to_front(ctx: &Context) {
    let is_minimized = ctx.input(|input| input.viewport().minimized == Some(true));
    if is_minimized {
        ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
    }
    ctx.send_viewport_cmd(ViewportCommand::Focus);
    // A Wayland compositor leaves that to the user.
    if *DesktopSession::of_the_window() == DesktopSession::Wayland {
        let attention = UserAttentionType::Informational;
        ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(attention));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    #[test]
    fn adjacent_files_open_together_and_the_order_is_kept() {
        let file = |name: &str| Handed::File(PathBuf::from(name));
        let text = Handed::Text("8/8".to_owned());
        let things = [file("/a"), file("/b"), text, file("/c")];
        let actions = actions_for(things.into_iter());
        let [
            Action::Room(RoomAction::Files(FilesAction::Open(first))),
            Action::Room(RoomAction::Files(FilesAction::OpenText(_))),
            Action::Room(RoomAction::Files(FilesAction::Open(last))),
        ] = actions.as_slice()
        else {
            unreachable!("{actions:?}");
        };
        assert_eq!(first, &[PathBuf::from("/a"), PathBuf::from("/b")]);
        assert_eq!(last, &[PathBuf::from("/c")]);
    }
}
