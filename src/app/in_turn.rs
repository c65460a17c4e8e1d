//! What hands do one after another is heard one after another.
//!
//! A slow machine puts several things into one frame: a click, a key and another click. But whoever
//! draws a frame knows only what was true in the one before, and each part of the window hears keys and
//! buttons at a place of its own. There the key would be heard before the click that says what it is
//! for, and a second command be refused because the first had not yet been obeyed. So a frame gets one
//! thing: a button that goes down or up, a run of typed text, one key, repeated perhaps, or what a screen
//! reader asks for. Hands are slower than frames, and what repeats by itself stays together: nothing is
//! held for long. A frame that gets what was held has the time at which that came, or two quick clicks
//! would be too far apart for a double click.

use super::clipboard::now;
use crate::view::shortcuts::{is_modifier, types_text};
use egui::{Context, Event, Key, Modifiers, Plugin, Popup, RawInput};
use std::collections::VecDeque;

/// Frames are at least so many seconds apart, or nothing could be said of speeds.
const MIN_STEP: f64 = 0.001;

/// Hands over, frame by frame, what is done to the window.
#[derive(Debug, Default)]
pub(super) struct InTurn {
    /// What belongs to later frames, and when it came, in the seconds of the window.
    held: VecDeque<(f64, Event)>,
}

/// A thing that is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Button,
    /// What somebody asks for who uses no hands: a screen reader, say.
    Request,
    Typing,
    Key(Key, Modifiers),
    Copy,
    Cut,
    Paste,
}

impl Plugin for InTurn {
    fn debug_name(&self) -> &'static str {
        "in turn"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let now = now(ctx, input);
        let mut time = now;
        self.held
            .extend(input.events.drain(..).map(|event| (now, event)));
        // This frame has had its thing, and is laid out once more to show what came of it.
        if ctx.current_pass_index() > 0 {
            if !self.held.is_empty() {
                ctx.request_repaint();
            }
            return;
        }
        // The first key that it hears closes a menu.
        let is_in_menu = Popup::is_any_open(ctx);
        let mut deed = None;
        let mut is_behind_key = false;
        while let Some((came, event)) = self.held.pop_front() {
            // What a key types is a part of it.
            let belongs_to_key = is_behind_key && matches!(event, Event::Text(_));
            let next = deed_of(&event).filter(|_| !belongs_to_key);
            if next.is_some() && deed.is_some() && (next != deed || is_in_menu) {
                self.held.push_front((came, event));
                break;
            }
            is_behind_key = matches!(event, Event::Key { pressed: true, .. });
            deed = deed.or(next);
            time = came;
            input.events.push(event);
            // What comes behind may be about what only this makes appear.
            if matches!(deed, Some(Deed::Button | Deed::Request)) {
                break;
            }
        }
        if time < now {
            let last = ctx.input(|last| last.time);
            input.time = Some(time.max(last + MIN_STEP));
        }
        if !self.held.is_empty() {
            ctx.request_repaint();
        }
    }
}

/// What an event does. Moves and what is let go do nothing by themselves.
fn deed_of(event: &Event) -> Option<Deed> {
    Some(match *event {
        Event::PointerButton { .. } => Deed::Button,
        Event::AccessKitActionRequest(_) => Deed::Request,
        Event::Text(_) | Event::Ime(_) => Deed::Typing,
        Event::Copy => Deed::Copy,
        Event::Cut => Deed::Cut,
        Event::Paste(_) => Deed::Paste,
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } if !is_modifier(key) => {
            let is_command = modifiers.ctrl || modifiers.command || modifiers.alt;
            if types_text(key) && !is_command {
                Deed::Typing
            } else {
                Deed::Key(key, modifiers)
            }
        }
        _ => return None,
    })
}
