//! Handles successive user actions one after another.
//!
//! A slow machine puts several actions into one frame: a click, a key and another click. But a frame is drawn with the
//! state after the previous frame, and each part of the window reads keys and buttons separately. A key would then be
//! handled before the click that gives it its target, and a second command would be refused because the first had not
//! yet run. So a frame gets one action: a button press or release, a run of typed text, one key, possibly repeated, or
//! a request of a screen reader. Users are slower than frames, and repeated events stay together, so no event is held
//! for long. A frame with held events gets the time at which they arrived; otherwise two quick clicks would be too far
//! apart for a double click.

use super::clipboard::now;
use crate::view::shortcuts::{is_modifier, types_text};
use egui::{Context, Event, Key, Modifiers, Plugin, Popup, RawInput};
use std::collections::VecDeque;

/// Minimum time between frames in seconds, which the computation of speeds needs.
const MIN_STEP: f64 = 0.001;

/// The plugin that hands over user actions frame by frame.
#[derive(Debug, Default)]
pub(super) struct InTurn {
    /// The events for later frames with their arrival times, in the window's seconds.
    held: VecDeque<(f64, Event)>,
}

/// A kind of user action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    Button,
    /// A request without mouse or keyboard, such as one from a screen reader.
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
        // This frame already has its action, and this is another layout pass that shows the effect.
        if ctx.current_pass_index() > 0 {
            if !self.held.is_empty() {
                ctx.request_repaint();
            }
            return;
        }
        // The first key that an open menu handles closes it.
        let is_in_menu = Popup::is_any_open(ctx);
        let mut deed = None;
        let mut is_behind_key = false;
        while let Some((came, event)) = self.held.pop_front() {
            // The text that a key types is part of the key press.
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
            // Later events may concern something that appears only because of this one.
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

/// The kind of action of an event. Moves and key releases do nothing by themselves.
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
