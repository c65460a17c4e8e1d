//! Data control under both of its names. The two protocols have the same requests and events.

use super::owner::Owner;
use crate::system::selection::Selection;
use wayland_client::globals::GlobalList;
use wayland_client::protocol::wl_seat::WlSeat;
use wayland_client::{Connection, Dispatch, QueueHandle, event_created_child};
use wayland_protocols::ext::data_control::v1::client::{
    ext_data_control_device_v1, ext_data_control_manager_v1, ext_data_control_offer_v1,
    ext_data_control_source_v1,
};
use wayland_protocols_wlr::data_control::v1::client::{
    zwlr_data_control_device_v1, zwlr_data_control_manager_v1, zwlr_data_control_offer_v1,
    zwlr_data_control_source_v1,
};

pub(super) enum Control {
    Ext(ext_data_control_manager_v1::ExtDataControlManagerV1),
    Wlr(zwlr_data_control_manager_v1::ZwlrDataControlManagerV1),
}

impl Control {
    /// Nothing where the compositor has neither. The older one knows only since its second version
    /// what is selected.
    pub(super) fn bind(
        globals: &GlobalList,
        queue: &QueueHandle<Owner>,
        selection: Selection,
    ) -> Option<Self> {
        let ext = globals.bind(queue, 1..=1, ()).map(Self::Ext);
        let versions = match selection {
            Selection::Clipboard => 1..=1,
            Selection::Primary => 2..=2,
        };
        ext.or_else(|_| globals.bind(queue, versions, ()).map(Self::Wlr))
            .ok()
    }

    /// Offers formats of these names on a clipboard of a seat, the best first.
    pub(super) fn take(
        &self,
        selection: Selection,
        seat: &WlSeat,
        names: impl Iterator<Item = String>,
        queue: &QueueHandle<Owner>,
    ) {
        match self {
            Self::Ext(manager) => {
                let source = manager.create_data_source(queue, ());
                names.for_each(|name| source.offer(name));
                let device = manager.get_data_device(seat, queue, ());
                match selection {
                    Selection::Clipboard => device.set_selection(Some(&source)),
                    Selection::Primary => device.set_primary_selection(Some(&source)),
                }
            }
            Self::Wlr(manager) => {
                let source = manager.create_data_source(queue, ());
                names.for_each(|name| source.offer(name));
                let device = manager.get_data_device(seat, queue, ());
                match selection {
                    Selection::Clipboard => device.set_selection(Some(&source)),
                    Selection::Primary => device.set_primary_selection(Some(&source)),
                }
            }
        }
    }
}

/// What is answered to the events of one of the protocols.
macro_rules! answers {
    ($manager:ident :: $Manager:ident, $device:ident :: $Device:ident,
     $offer:ident :: $Offer:ident, $source:ident :: $Source:ident) => {
        impl Dispatch<$manager::$Manager, ()> for Owner {
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

        impl Dispatch<$device::$Device, ()> for Owner {
            fn event(
                _: &mut Self,
                device: &$device::$Device,
                event: $device::Event,
                (): &(),
                _: &Connection,
                _: &QueueHandle<Self>,
            ) {
                match event {
                    // What others offer does not matter here.
                    $device::Event::DataOffer { id } => id.destroy(),
                    $device::Event::Finished => device.destroy(),
                    _ => {}
                }
            }

            event_created_child!(Owner, $device::$Device, [
                $device::EVT_DATA_OFFER_OPCODE => ($offer::$Offer, ()),
            ]);
        }

        impl Dispatch<$offer::$Offer, ()> for Owner {
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

        impl Dispatch<$source::$Source, ()> for Owner {
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
