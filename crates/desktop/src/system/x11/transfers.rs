//! Transfers content that is too large for one property: in parts, as fast as the other program fetches them.

use super::link::X11Link;
use std::sync::Arc;
use std::time::{Duration, Instant};
use x11rb::connection::RequestConnection as _;
use x11rb::errors::ConnectionError;
use x11rb::protocol::xproto::{
    Atom, ChangeWindowAttributesAux, ConnectionExt as _, EventMask, PropMode, Property,
    PropertyNotifyEvent, Window,
};
use x11rb::wrapper::ConnectionExt as _;

/// The maximum number of bytes in one property. More would only occupy the server's memory.
const MAX_AT_ONCE: usize = 1 << 20;
/// The upper bound of a request's size without its data, in bytes.
const REQUEST_HEADER: usize = 64;
/// The maximum time for another program to fetch a part.
const PATIENCE: Duration = Duration::from_secs(10);
/// The maximum number of simultaneous transfers. Further ones are refused.
const MAX_TRANSFERS: usize = 16;

#[derive(Debug)]
struct Transfer {
    requestor: Window,
    property: Atom,
    kind: Atom,
    bytes: Arc<[u8]>,
    given: usize,
    until: Instant,
}

#[derive(Debug, Default)]
pub(super) struct Transfers(Vec<Transfer>);

impl Transfers {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The time at which the first of them has waited too long.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.0.iter().map(|transfer| transfer.until).min()
    }

    /// Provides these bytes, or the first part of them. Returns whether they will be provided.
    pub(super) fn give(
        &mut self,
        link: &X11Link,
        (requestor, property): (Window, Atom),
        (kind, bytes): (Atom, Arc<[u8]>),
    ) -> Result<bool, ConnectionError> {
        self.0
            .retain(|it| (it.requestor, it.property) != (requestor, property));
        let mode = PropMode::REPLACE;
        if bytes.len() <= part_size(link) {
            link.connection
                .change_property8(mode, requestor, property, kind, &bytes)?;
            return Ok(true);
        }
        if self.0.len() >= MAX_TRANSFERS {
            return Ok(false);
        }
        watch(link, requestor, true)?;
        let least = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
        let incr = link.atoms.INCR;
        link.connection
            .change_property32(mode, requestor, property, incr, &[least])?;
        self.0.push(Transfer {
            requestor,
            property,
            kind,
            bytes,
            given: 0,
            until: Instant::now() + PATIENCE,
        });
        Ok(true)
    }

    /// Provides the next part when a program has fetched one. An empty part is the last.
    pub(super) fn property_changed(
        &mut self,
        link: &X11Link,
        event: PropertyNotifyEvent,
    ) -> Result<(), ConnectionError> {
        let wanted = (event.window, event.atom);
        let is_it = |it: &Transfer| (it.requestor, it.property) == wanted;
        if event.state != Property::DELETE {
            return Ok(());
        }
        let Some(place) = self.0.iter().position(is_it) else {
            return Ok(());
        };
        let Some(transfer) = self.0.get_mut(place) else {
            return Ok(());
        };
        let rest = transfer.bytes.get(transfer.given..).unwrap_or_default();
        let part = rest.get(..part_size(link)).unwrap_or(rest);
        link.connection.change_property8(
            PropMode::REPLACE,
            transfer.requestor,
            transfer.property,
            transfer.kind,
            part,
        )?;
        transfer.given += part.len();
        transfer.until = Instant::now() + PATIENCE;
        if part.is_empty() {
            self.0.remove(place);
            self.forget(link, event.window)?;
        }
        Ok(())
    }

    /// Ends the transfers to a window that no longer exists.
    pub(super) fn window_gone(&mut self, window: Window) {
        self.0.retain(|transfer| transfer.requestor != window);
    }

    /// Ends transfers whose programs have not fetched for too long.
    pub(super) fn drop_stalled(&mut self, link: &X11Link) -> Result<(), ConnectionError> {
        let now = Instant::now();
        let stalled: Vec<Transfer> = self.0.extract_if(.., |it| it.until <= now).collect();
        for transfer in stalled {
            self.forget(link, transfer.requestor)?;
        }
        Ok(())
    }

    /// Stops watching a window without further transfers.
    fn forget(&self, link: &X11Link, window: Window) -> Result<(), ConnectionError> {
        if self.0.iter().any(|it| it.requestor == window) {
            return Ok(());
        }
        watch(link, window, false)
    }
}

fn watch(link: &X11Link, window: Window, is_watched: bool) -> Result<(), ConnectionError> {
    let events = if is_watched {
        EventMask::PROPERTY_CHANGE | EventMask::STRUCTURE_NOTIFY
    } else {
        EventMask::NO_EVENT
    };
    let attributes = ChangeWindowAttributesAux::new().event_mask(events);
    link.connection
        .change_window_attributes(window, &attributes)?;
    Ok(())
}

fn part_size(link: &X11Link) -> usize {
    let most = link.connection.maximum_request_bytes();
    most.saturating_sub(REQUEST_HEADER).min(MAX_AT_ONCE)
}
