//! The owner of the clipboard, through data control under both of its names. The two protocols have the same requests
//! and events.

use super::writing::Writers;
use crate::system::offer::{ClipboardKind, ClipboardOffer, DesktopError};
use std::os::fd::OwnedFd;
use std::sync::Arc;
use wayland_client::globals::{GlobalList, GlobalListContents};
use wayland_client::protocol::{wl_registry, wl_seat};
use wayland_client::{Connection, Dispatch, Proxy as _, QueueHandle, event_created_child};
use wayland_protocols::ext::data_control::v1::client::{
    ext_data_control_device_v1, ext_data_control_manager_v1, ext_data_control_offer_v1,
    ext_data_control_source_v1,
};
use wayland_protocols_wlr::data_control::v1::client::{
    zwlr_data_control_device_v1, zwlr_data_control_manager_v1, zwlr_data_control_offer_v1,
    zwlr_data_control_source_v1,
};

/// Additional names under which a text is offered. Some programs know only these.
const TEXT_NAMES: [&str; 4] = ["text/plain", "UTF8_STRING", "STRING", "TEXT"];

pub(super) struct WaylandOwner {
    formats: Vec<(String, Arc<[u8]>)>,
    /// The number of seats at which the clipboard is ours.
    seats: usize,
    writers: Writers,
}

impl WaylandOwner {
    pub(super) fn new(offer: ClipboardOffer) -> Self {
        Self {
            formats: with_text_names(offer.formats),
            seats: 0,
            writers: Writers::default(),
        }
    }

    /// Takes the clipboard or the primary selection at every seat.
    pub(super) fn take(
        &mut self,
        selection: ClipboardKind,
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

    /// Records that another program has taken the clipboard of a seat.
    fn cancelled(&mut self) {
        self.seats = self.seats.saturating_sub(1);
    }

    /// Sends a format to another program that wants to read it.
    fn give(&mut self, wanted: &str, pipe: OwnedFd) {
        if let Some((_, bytes)) = self.formats.iter().find(|(mime, _)| mime == wanted) {
            self.writers.give(Arc::clone(bytes), pipe);
        }
    }

    /// Waits for programs that are still reading.
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

impl Dispatch<wl_registry::WlRegistry, GlobalListContents> for WaylandOwner {
    fn event(
        _: &mut Self,
        _: &wl_registry::WlRegistry,
        _: wl_registry::Event,
        _: &GlobalListContents,
        _: &Connection,
        _: &QueueHandle<Self>,
    ) {
        // A seat that appears later keeps its clipboard.
    }
}

impl Dispatch<wl_seat::WlSeat, ()> for WaylandOwner {
    fn event(
        _: &mut Self,
        _: &wl_seat::WlSeat,
        _: wl_seat::Event,
        (): &(),
        _: &Connection,
        _: &QueueHandle<Self>,
    ) {
        // Its name and its capabilities do not matter.
    }
}

/// The data control manager, under one of its names.
enum Control {
    Ext(ext_data_control_manager_v1::ExtDataControlManagerV1),
    Wlr(zwlr_data_control_manager_v1::ZwlrDataControlManagerV1),
}

impl Control {
    /// Binds the manager; `None` where the compositor has neither. The older one supports the primary selection only
    /// from its second version.
    fn bind(
        globals: &GlobalList,
        queue: &QueueHandle<WaylandOwner>,
        selection: ClipboardKind,
    ) -> Option<Self> {
        let ext = globals.bind(queue, 1..=1, ()).map(Self::Ext);
        let versions = match selection {
            ClipboardKind::Clipboard => 1..=1,
            ClipboardKind::Primary => 2..=2,
        };
        ext.or_else(|_| globals.bind(queue, versions, ()).map(Self::Wlr))
            .ok()
    }

    /// Offers formats with these names on a clipboard of a seat, the best first.
    fn take(
        &self,
        selection: ClipboardKind,
        seat: &wl_seat::WlSeat,
        names: impl Iterator<Item = String>,
        queue: &QueueHandle<WaylandOwner>,
    ) {
        match self {
            Self::Ext(manager) => {
                let source = manager.create_data_source(queue, ());
                names.for_each(|name| source.offer(name));
                let device = manager.get_data_device(seat, queue, ());
                match selection {
                    ClipboardKind::Clipboard => device.set_selection(Some(&source)),
                    ClipboardKind::Primary => device.set_primary_selection(Some(&source)),
                }
            }
            Self::Wlr(manager) => {
                let source = manager.create_data_source(queue, ());
                names.for_each(|name| source.offer(name));
                let device = manager.get_data_device(seat, queue, ());
                match selection {
                    ClipboardKind::Clipboard => device.set_selection(Some(&source)),
                    ClipboardKind::Primary => device.set_primary_selection(Some(&source)),
                }
            }
        }
    }
}

/// Implements the event handlers for one of the protocols.
macro_rules! answers {
    ($manager:ident :: $Manager:ident, $device:ident :: $Device:ident,
     $offer:ident :: $Offer:ident, $source:ident :: $Source:ident) => {
        impl Dispatch<$manager::$Manager, ()> for WaylandOwner {
            fn event(
                _: &mut Self,
                _: &$manager::$Manager,
                _: $manager::Event,
                (): &(),
                _: &Connection,
                _: &QueueHandle<Self>,
            ) {
            }
        }

        impl Dispatch<$device::$Device, ()> for WaylandOwner {
            fn event(
                _: &mut Self,
                device: &$device::$Device,
                event: $device::Event,
                (): &(),
                _: &Connection,
                _: &QueueHandle<Self>,
            ) {
                match event {
                    // The offers of other programs do not matter here.
                    $device::Event::DataOffer { id } => id.destroy(),
                    $device::Event::Finished => device.destroy(),
                    _ => {}
                }
            }

            event_created_child!(WaylandOwner, $device::$Device, [
                $device::EVT_DATA_OFFER_OPCODE => ($offer::$Offer, ()),
            ]);
        }

        impl Dispatch<$offer::$Offer, ()> for WaylandOwner {
            fn event(
                _: &mut Self,
                _: &$offer::$Offer,
                _: $offer::Event,
                (): &(),
                _: &Connection,
                _: &QueueHandle<Self>,
            ) {
            }
        }

        impl Dispatch<$source::$Source, ()> for WaylandOwner {
            fn event(
                owner: &mut Self,
                source: &$source::$Source,
                event: $source::Event,
                (): &(),
                _: &Connection,
                _: &QueueHandle<Self>,
            ) {
                match event {
                    $source::Event::Send { mime_type, fd } => owner.give(&mime_type, fd),
                    $source::Event::Cancelled => {
                        source.destroy();
                        owner.cancelled();
                    }
                    _ => {}
                }
            }
        }
    };
}

answers!(
    ext_data_control_manager_v1::ExtDataControlManagerV1,
    ext_data_control_device_v1::ExtDataControlDeviceV1,
    ext_data_control_offer_v1::ExtDataControlOfferV1,
    ext_data_control_source_v1::ExtDataControlSourceV1
);
answers!(
    zwlr_data_control_manager_v1::ZwlrDataControlManagerV1,
    zwlr_data_control_device_v1::ZwlrDataControlDeviceV1,
    zwlr_data_control_offer_v1::ZwlrDataControlOfferV1,
    zwlr_data_control_source_v1::ZwlrDataControlSourceV1
);
