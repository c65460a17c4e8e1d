//! The owner of the clipboard.

use super::control::Control;
use super::writing::Writers;
use crate::system::error::DesktopError;
use crate::system::offer::Offer;
use crate::system::selection::Selection;
use std::os::fd::OwnedFd;
use std::sync::Arc;
use wayland_client::globals::{GlobalList, GlobalListContents};
use wayland_client::protocol::{wl_registry, wl_seat};
use wayland_client::{Connection, Dispatch, Proxy as _, QueueHandle};

/// The names under which a text is offered too; some programs know only these.
const TEXT_NAMES: [&str; 4] = ["text/plain", "UTF8_STRING", "STRING", "TEXT"];

pub(super) struct Owner {
    formats: Vec<(String, Arc<[u8]>)>,
    /// At how many seats the clipboard is ours.
    seats: usize,
    writers: Writers,
}

impl Owner {
    pub(super) fn new(offer: Offer) -> Self {
        Self {
            formats: with_text_names(offer.formats),
            seats: 0,
            writers: Writers::default(),
        }
    }

    /// Takes the clipboard, or what is selected, at every seat.
    pub(super) fn take(
        &mut self,
        selection: Selection,
        globals: &GlobalList,
        queue: &QueueHandle<Self>,
    ) -> Result<(), DesktopError> {
        let control = Control::bind(globals, queue, selection);
        let control = control.ok_or(DesktopError::Unsupported)?;
        let seat = wl_seat::WlSeat::interface().name;
        let seats: Vec<u32> = globals.contents().with_list(|list| {
            let seats = list.iter().filter(|global| global.interface == seat);
            seats.map(|global| global.name).collect()
        });
        for name in seats {
            let seat = globals.registry().bind(name, 1, queue, ());
            let names = self.formats.iter().map(|(mime, _)| mime.clone());
            control.take(selection, &seat, names, queue);
            self.seats += 1;
        }
        if self.has_clipboard() {
            Ok(())
        } else {
            Err(DesktopError::Unsupported)
        }
    }

    pub(super) fn has_clipboard(&self) -> bool {
        self.seats > 0
    }

    /// Another program has the clipboard of a seat.
    pub(super) fn cancelled(&mut self) {
        self.seats = self.seats.saturating_sub(1);
    }

    /// Another program wants to read this.
    pub(super) fn give(&mut self, wanted: &str, pipe: OwnedFd) {
        if let Some((_, bytes)) = self.formats.iter().find(|(mime, _)| mime == wanted) {
            self.writers.give(Arc::clone(bytes), pipe);
        }
    }

    /// Waits for those who are still reading.
    pub(super) fn finish(self) {
        self.writers.finish();
    }
}

fn with_text_names(mut formats: Vec<(String, Arc<[u8]>)>) -> Vec<(String, Arc<[u8]>)> {
    let is_text = |mime: &str| mime == "text/plain" || mime.starts_with("text/plain;");
    let text = formats.iter().find(|(mime, _)| is_text(mime));
    let Some(text) = text.map(|(_, text)| Arc::clone(text)) else {
        return formats;
    };
    for name in TEXT_NAMES {
        if !formats.iter().any(|(mime, _)| mime == name) {
            formats.push((name.to_owned(), Arc::clone(&text)));
        }
    }
    formats
}

impl Dispatch<wl_registry::WlRegistry, GlobalListContents> for Owner {
    fn event(
        _: &mut Self,
        _: &wl_registry::WlRegistry,
        _: wl_registry::Event,
        _: &GlobalListContents,
        _: &Connection,
        _: &QueueHandle<Self>,
    ) {
        // A seat that comes later keeps its clipboard.
    }
}

impl Dispatch<wl_seat::WlSeat, ()> for Owner {
    fn event(
        _: &mut Self,
        _: &wl_seat::WlSeat,
        _: wl_seat::Event,
        (): &(),
        _: &Connection,
        _: &QueueHandle<Self>,
    ) {
        // Its name and its abilities do not matter.
    }
}
