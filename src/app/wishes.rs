//! What the desktop asks of every program, as it comes in.

use crate::desktop::{Wishes, listen_for_wishes};
use egui::Context;
use std::sync::mpsc::{Receiver, channel};

/// Hears what the desktop asks for.
#[derive(Debug)]
pub(super) struct WishEar {
    heard: Receiver<Wishes>,
}

impl WishEar {
    /// Listens on the bus of the session. Returns at once, whether there is one or not.
    pub(super) fn listening(ctx: &Context) -> Self {
        let (tell, heard) = channel();
        let wake = ctx.clone();
        let tell = move |wishes| {
            let is_heard = tell.send(wishes).is_ok();
            wake.request_repaint();
            is_heard
        };
        // Without a thread the desktop is not heard, as if there were none.
        drop(listen_for_wishes(None, tell));
        Self { heard }
    }

    /// What is asked for now, if that has changed.
    pub(super) fn news(&self) -> Option<Wishes> {
        self.heard.try_iter().last()
    }
}
