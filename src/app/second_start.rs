//! A second start: what it was to open is opened by the window that runs already.

use crate::action::Action;
use crate::cli::{Args, Input};
use crate::desktop::Session;
use crate::desktop::second_start::{
    Handed, Listener, MOST_MESSAGE_BYTES, Place, hand_over, is_answered,
};
use crate::text::tr;
use egui::{Context, UserAttentionType, ViewportCommand};
use std::io::{self, IsTerminal as _, Read as _, Write as _};
use std::path;

/// The name of our folder beside those of other programs.
const PROGRAM: &str = "tabiya";
/// So much of standard input is handed over; more needs a window of its own.
const MOST_INPUT: u64 = MOST_MESSAGE_BYTES as u64 / 2;

/// What was read of standard input before it was known which window it is for.
#[derive(Clone, Debug, Default)]
pub struct BegunInput {
    bytes: Vec<u8>,
    is_whole: bool,
    has_begun: bool,
}

impl BegunInput {
    /// Reads to the end, or so far as it can be handed over.
    fn read(&mut self) {
        if std::mem::replace(&mut self.has_begun, true) {
            return;
        }
        let mut input = io::stdin().lock().take(MOST_INPUT + 1);
        // A fault is met again and told where the rest is read.
        let is_read = input.read_to_end(&mut self.bytes).is_ok();
        self.is_whole = is_read && self.bytes.len() as u64 <= MOST_INPUT;
    }

    /// Whether something was read: another process would not find it any more.
    pub fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// What the own window does with it.
    pub fn action(&self) -> Action {
        Action::OpenInput {
            begun: self.bytes.clone(),
            goes_on: !self.is_whole,
        }
    }
}

/// Hands what was asked for to the window that runs already. Returns whether there is nothing left to
/// do. Without such a window this takes as long as it takes to find no file.
pub fn hand_over_to_window(args: &Args, input: &mut BegunInput) -> bool {
    if args.wants_own_window {
        return false;
    }
    let Some(place) = place().filter(is_answered) else {
        return false;
    };
    let Some(things) = things_of(args, input) else {
        return false;
    };
    let is_taken = hand_over(&place, &things);
    if is_taken {
        say_taken();
    }
    is_taken
}

/// Tells whoever waits for a window: the user at a terminal, the desktop that shows a busy pointer.
fn say_taken() {
    if io::stderr().is_terminal() {
        drop(writeln!(io::stderr(), "{}", tr("cli-handed-over")));
    }
    if let Ok(name) = std::env::var("DESKTOP_STARTUP_ID") {
        Session::of_the_window().end_startup(&name);
    }
}

/// Listens for other starts, if the window is one that stays.
pub fn listen_for_starts(args: &Args) -> Option<Listener> {
    // Whoever wants nothing remembered does not want files of others either.
    let takes_files = args.screenshot.is_none() && !args.safe;
    takes_files
        .then(place)
        .flatten()
        .and_then(|place| Listener::begin(&place))
}

fn place() -> Option<Place> {
    Place::of(PROGRAM, |name| std::env::var_os(name))
}

/// `None` when something of it can only be opened by this process.
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
                // It has one end, however often it is named.
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

/// What the window does with what was handed over.
pub(super) fn actions_of(things: Vec<Handed>) -> Vec<Action> {
    let action = |thing| match thing {
        Handed::File(path) => Action::Open(vec![path]),
        Handed::Text(text) => Action::OpenText(text),
        Handed::Input(begun) => Action::OpenInput {
            begun,
            goes_on: false,
        },
    };
    things.into_iter().map(action).collect()
}

/// Brings the window to the front, as far as the window system lets a program do that by itself.
pub(super) fn come_to_front(ctx: &Context) {
    let is_minimized = ctx.input(|input| input.viewport().minimized == Some(true));
    if is_minimized {
        ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
    }
    ctx.send_viewport_cmd(ViewportCommand::Focus);
    // A Wayland compositor leaves it to the user.
    if *Session::of_the_window() == Session::Wayland {
        let attention = UserAttentionType::Informational;
        ctx.send_viewport_cmd(ViewportCommand::RequestUserAttention(attention));
    }
}
