//! The clipboard, in place of eframe's own handling, which waits for other programs on the window's thread.
//!
//! This plugin takes copied text and the keys for copying and pasting before and after each frame; tasks do the
//! waiting.
//!
//! Events after a paste wait until the text has arrived, so that they take effect after it. That takes a
//! few milliseconds; the wait for a program that hangs is limited to [`HOLD`]. Then all events continue,
//! and a text that arrives even later is pasted only if nothing else was done in the meantime and the focus
//! has not moved: text must not appear among later typing or in another place.

use crate::app::system::HAS_KEYS_OF_WINDOWS;
use crate::view::shortcuts::is_modifier;
use egui::{
    Context, CursorIcon, Event, FullOutput, Id, Key, Modifiers, OutputCommand, PointerButton, Pos2,
};
use egui::{Plugin, RawInput};
use std::collections::VecDeque;
use std::time::Duration;
use tabiya_desktop::system::ClipboardKind;

/// The maximum time for which events after a paste wait for the text.
const HOLD: Duration = Duration::from_millis(500);

/// A request to the program.
#[derive(Debug)]
pub(super) enum Request {
    /// Put this text on the clipboard.
    Copy(ClipboardKind, String),
    /// Read the text of the clipboard and answer.
    Read(ClipboardKind),
    /// Report that the text arrived too late.
    TooLate,
}

/// The plugin that intercepts copying and pasting.
#[derive(Debug, Default)]
pub(super) struct ClipboardPort {
    requests: Vec<Request>,
    paste: Option<Paste>,
    /// The text that has arrived, to be pasted in the next frame.
    text: Option<Event>,
    /// The events after the paste, in order.
    held: VecDeque<Event>,
    /// The time until the held events are released.
    wake: Option<Duration>,
    /// Whether the pointer is over text, which may be editable.
    is_over_text: bool,
    /// Whether keys pass unchanged, because the window waits for a key whatever its function.
    passes_keys: bool,
}

/// A requested paste.
#[derive(Debug)]
struct Paste {
    place: PastePlace,
    /// The time of the request, in the window's seconds.
    since: f64,
    /// Set once the wait has exceeded the limit and other events continue.
    late: Option<Late>,
}

#[derive(Clone, Copy, Debug)]
enum PastePlace {
    /// At the keyboard focus.
    Keyboard,
    /// The text is pasted at the place where the middle button was pressed.
    Pointer(Pos2),
}

#[derive(Debug)]
struct Late {
    /// The focus when the limit was exceeded.
    focus: Option<Id>,
    /// Whether something else was done in the meantime.
    is_overtaken: bool,
}

impl ClipboardPort {
    /// Takes the requests to the program.
    pub(super) fn take_requests(&mut self) -> Vec<Request> {
        std::mem::take(&mut self.requests)
    }

    /// The time until another frame is needed, if none comes earlier.
    pub(super) fn wake(&self) -> Option<Duration> {
        self.wake
    }

    /// Sets whether keys pass unchanged, whatever their function.
    pub(super) fn pass_keys(&mut self, passes_keys: bool) {
        self.passes_keys = passes_keys;
    }

    /// Requests the text of the clipboard, like the keys.
    pub(super) fn paste(&mut self, now: f64) {
        self.begin(PastePlace::Keyboard, ClipboardKind::Clipboard, now);
    }

    fn begin(&mut self, place: PastePlace, selection: ClipboardKind, since: f64) {
        // A second paste before the text has arrived counts as the same paste.
        if self.paste.is_none() {
            self.requests.push(Request::Read(selection));
            self.paste = Some(Paste {
                place,
                since,
                late: None,
            });
        }
    }

    /// Handles the answer to a paste: the text, or `None` if none will arrive. `focus` is the current focus.
    pub(super) fn answer(&mut self, text: Option<String>, focus: Option<Id>) {
        let (Some(paste), Some(text)) = (self.paste.take(), text) else {
            return;
        };
        let is_too_late = |late: &Late| late.is_overtaken || late.focus != focus;
        if paste.late.as_ref().is_some_and(is_too_late) {
            return self.requests.push(Request::TooLate);
        }
        self.text = Some(match paste.place {
            PastePlace::Keyboard => Event::Paste(text),
            PastePlace::Pointer(pos) => Event::MiddleClickPaste { pos, text },
        });
    }

    /// The seconds for which events are still held; `None` if they are not held.
    fn hold(&self, now: f64) -> Option<f64> {
        let paste = self.paste.as_ref().filter(|paste| paste.late.is_none())?;
        let left = paste.since + HOLD.as_secs_f64() - now;
        (0.0 < left).then_some(left)
    }

    /// Handles an event. Returns it, or the event that it means, unless it requests a paste.
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
                self.begin(PastePlace::Keyboard, ClipboardKind::Clipboard, now);
                return None;
            }
            None => {}
        }
        if let Some(late) = self.paste.as_mut().and_then(|paste| paste.late.as_mut()) {
            late.is_overtaken |= is_done(&event);
        }
        if let Some(pos) = middle_press(&event).filter(|_| self.is_over_text) {
            self.begin(PastePlace::Pointer(pos), ClipboardKind::Primary, now);
        }
        Some(event)
    }
}

/// The function of a clipboard key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Cut,
    Copy,
    Paste,
}

/// The function of the keys that every text field has; the Windows ones apply only on Windows.
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

/// Whether an event may have changed the target of the paste.
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
            // The other events get a separate frame, after the effect of the text is known.
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
            // Only the next frame knows what is under the moved pointer.
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
                        .push(Request::Copy(ClipboardKind::Clipboard, text));
                }
                OutputCommand::TextSelectionSettled(text) => {
                    self.requests
                        .push(Request::Copy(ClipboardKind::Primary, text));
                }
                _ => {}
            }
        }
        if before < self.requests.len() {
            ctx.request_repaint();
        }
    }
}

/// The time of the pass that begins, as egui computes it.
pub(super) fn now(ctx: &Context, input: &RawInput) -> f64 {
    let of_last = || ctx.input(|last| last.time + f64::from(input.predicted_dt));
    input.time.unwrap_or_else(of_last)
}
