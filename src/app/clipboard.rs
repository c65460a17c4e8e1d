//! The clipboard in the place of the window library's, which waits for other programs on the window's
//! own thread.
//!
//! What is copied here, and the keys that copy and paste, are heard before and after each frame; the
//! waiting is done by tasks.
//!
//! What is done behind a paste waits until the text has come, so that it comes behind the text. That
//! takes a few milliseconds; a program that hangs is waited for only [`HOLD`]. Then everything goes on,
//! and a text that comes even later is pasted only if nothing else was done meanwhile and the keyboard
//! is where it was: text must not appear among what was typed after it, or in another place.

use crate::app::system::HAS_KEYS_OF_WINDOWS;
use crate::view::shortcuts::is_modifier;
use egui::{
    Context, CursorIcon, Event, FullOutput, Id, Key, Modifiers, OutputCommand, PointerButton, Pos2,
};
use egui::{Plugin, RawInput};
use std::collections::VecDeque;
use std::time::Duration;
use tabiya_desktop::system::Selection;

/// How long what is done behind a paste waits for the text.
const HOLD: Duration = Duration::from_millis(500);

/// What the program is to do.
#[derive(Debug)]
pub(super) enum Request {
    /// Put this text there.
    Copy(Selection, String),
    /// Get the text from there, and answer.
    Read(Selection),
    /// Say that the text came too late.
    TooLate,
}

/// Hears what is copied and pasted.
#[derive(Debug, Default)]
pub(super) struct ClipboardPort {
    requests: Vec<Request>,
    paste: Option<Paste>,
    /// The text that has come, for the next frame.
    text: Option<Event>,
    /// What was done behind the paste, in this order.
    held: VecDeque<Event>,
    /// When what is held is let go.
    wake: Option<Duration>,
    /// Whether the pointer is over a text, which may be one that can be changed.
    is_over_text: bool,
    /// Whether a key is waited for whatever it does otherwise.
    passes_keys: bool,
}

/// A paste that was asked for.
#[derive(Debug)]
struct Paste {
    place: Place,
    /// When, in the seconds of the window.
    since: f64,
    /// It takes so long that other things go on.
    late: Option<Late>,
}

#[derive(Clone, Copy, Debug)]
enum Place {
    /// Where the keyboard is.
    Keyboard,
    /// Where the middle button was pressed.
    Pointer(Pos2),
}

#[derive(Debug)]
struct Late {
    /// Where the keyboard was.
    focus: Option<Id>,
    /// Something else was done meanwhile.
    is_overtaken: bool,
}

impl ClipboardPort {
    /// What the program is to do.
    pub(super) fn take_requests(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.requests)
    }

    /// When there must be another frame, if none comes before.
    pub(super) fn wake(&self) -> Option<Duration> {
        self.wake
    }

    /// From now on a key is heard whatever it does otherwise, or no longer.
    pub(super) fn pass_keys(&mut self, passes_keys: bool) {
        self.passes_keys = passes_keys;
    }

    /// Asks for the text of the clipboard, as the keys do.
    pub(super) fn paste(&mut self, now: f64) {
        self.begin(Place::Keyboard, Selection::Clipboard, now);
    }

    fn begin(&mut self, place: Place, selection: Selection, since: f64) {
        // Whoever pastes again while nothing has come means the same paste.
        if self.paste.is_none() {
            self.requests.push(Request::Read(selection));
            self.paste = Some(Paste {
                place,
                since,
                late: None,
            });
        }
    }

    /// The text that was asked for has come, or will not come. The keyboard is there.
    pub(super) fn answer(&mut self, text: Option<String>, focus: Option<Id>) {
        let (Some(paste), Some(text)) = (self.paste.take(), text) else {
            return;
        };
        let is_too_late = |late: &Late| late.is_overtaken || late.focus != focus;
        if paste.late.as_ref().is_some_and(is_too_late) {
            return self.requests.push(Request::TooLate);
        }
        self.text = Some(match paste.place {
            Place::Keyboard => Event::Paste(text),
            Place::Pointer(pos) => Event::MiddleClickPaste { pos, text },
        });
    }

    /// What is done waits for so many seconds more.
    fn hold(&self, now: f64) -> Option<f64> {
        let paste = self.paste.as_ref().filter(|paste| paste.late.is_none())?;
        let left = paste.since + HOLD.as_secs_f64() - now;
        (0.0 < left).then_some(left)
    }

    /// Hears an event. Gives it back, or what it means, unless it asks for a paste.
    fn hear(&mut self, event: Event, now: f64) -> Option<Event> {
        let meaning = match &event {
            Event::Key {
                key,
                pressed: true,
                modifiers,
                ..
            } if !self.passes_keys => meaning(*key, *modifiers),
            _ => None,
        };
        match meaning {
            Some(Meaning::Cut) => return Some(Event::Cut),
            Some(Meaning::Copy) => return Some(Event::Copy),
            Some(Meaning::Paste) => {
                self.begin(Place::Keyboard, Selection::Clipboard, now);
                return None;
            }
            None => {}
        }
        if let Some(late) = self.paste.as_mut().and_then(|paste| paste.late.as_mut()) {
            late.is_overtaken |= is_done(&event);
        }
        if let Some(pos) = middle_press(&event).filter(|_| self.is_over_text) {
            self.begin(Place::Pointer(pos), Selection::Primary, now);
        }
        Some(event)
    }
}

/// What keys of the clipboard mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Cut,
    Copy,
    Paste,
}

/// The keys that every text field has; those of Windows only there.
fn meaning(key: Key, modifiers: Modifiers) -> Option<Meaning> {
    match key {
        Key::Cut => Some(Meaning::Cut),
        Key::Copy => Some(Meaning::Copy),
        Key::Paste => Some(Meaning::Paste),
        Key::X if modifiers.command_only() => Some(Meaning::Cut),
        Key::C if modifiers.command_only() => Some(Meaning::Copy),
        Key::V if modifiers.command_only() => Some(Meaning::Paste),
        Key::Delete if HAS_KEYS_OF_WINDOWS && modifiers.shift => Some(Meaning::Cut),
        Key::Insert if HAS_KEYS_OF_WINDOWS && modifiers.ctrl => Some(Meaning::Copy),
        Key::Insert if HAS_KEYS_OF_WINDOWS && modifiers.shift => Some(Meaning::Paste),
        _ => None,
    }
}

fn middle_press(event: &Event) -> Option<Pos2> {
    match event {
        Event::PointerButton {
            pos,
            button: PointerButton::Middle,
            pressed: true,
            ..
        } => Some(*pos),
        _ => None,
    }
}

fn is_move(event: &Event) -> bool {
    matches!(event, Event::PointerMoved(_))
}

/// Whether something was done that may have changed what would be pasted into.
fn is_done(event: &Event) -> bool {
    match event {
        Event::Key { key, pressed, .. } => *pressed && !is_modifier(*key),
        Event::PointerButton { pressed, .. } => *pressed,
        Event::Text(_) | Event::Ime(_) | Event::Cut | Event::AccessKitActionRequest(_) => true,
        _ => false,
    }
}

impl Plugin for ClipboardPort {
    fn debug_name(&self) -> &'static str {
        "clipboard"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        self.held.extend(input.events.drain(..));
        self.wake = None;
        if let Some(text) = self.text.take() {
            input.events.push(text);
            // The rest in a frame of its own, when it is known what the text has changed.
            return ctx.request_repaint();
        }
        let now = now(ctx, input);
        if let Some(left) = self.hold(now) {
            if !self.held.is_empty() {
                self.wake = Some(Duration::from_secs_f64(left));
            }
            return;
        }
        if let Some(paste) = &mut self.paste
            && paste.late.is_none()
        {
            paste.late = Some(Late {
                focus: ctx.memory(egui::Memory::focused),
                is_overtaken: false,
            });
        }
        while self.hold(now).is_none()
            && let Some(event) = self.held.pop_front()
        {
            // What the pointer has come to, only the next frame knows.
            if middle_press(&event).is_some() && input.events.iter().any(is_move) {
                self.held.push_front(event);
                return ctx.request_repaint();
            }
            let event = self.hear(event, now);
            input.events.extend(event);
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let output = &mut output.platform_output;
        self.is_over_text = output.cursor_icon == CursorIcon::Text;
        let before = self.requests.len();
        let is_copy = |command: &mut OutputCommand| {
            matches!(
                command,
                OutputCommand::CopyText(_) | OutputCommand::TextSelectionSettled(_)
            )
        };
        for command in output.commands.extract_if(.., is_copy) {
            match command {
                OutputCommand::CopyText(text) => {
                    self.requests
                        .push(Request::Copy(Selection::Clipboard, text));
                }
                OutputCommand::TextSelectionSettled(text) => {
                    self.requests.push(Request::Copy(Selection::Primary, text));
                }
                _ => {}
            }
        }
        if before < self.requests.len() {
            ctx.request_repaint();
        }
    }
}

/// The time of the pass that begins, as egui reckons it.
pub(super) fn now(ctx: &Context, input: &RawInput) -> f64 {
    let of_last = || ctx.input(|last| last.time + f64::from(input.predicted_dt));
    input.time.unwrap_or_else(of_last)
}
