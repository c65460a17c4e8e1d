//! Tells the desktop that a start is over (Startup Notification Protocol). The desktop shows a busy pointer until the
//! window of the start appears; a start that has handed everything over opens none.

use super::link::{Link, failed};
use crate::system::error::DesktopError;
use x11rb::connection::Connection as _;
use x11rb::protocol::xproto::{ClientMessageEvent, ConnectionExt as _, EventMask};

/// The number of bytes per message.
const PART: usize = 20;

/// Reports that the start with this name is over.
pub(in crate::system) fn end_startup(
    display: Option<&str>,
    name: &str,
) -> Result<(), DesktopError> {
    let link = Link::open(display, None)?;
    let atom = |name: &[u8]| {
        let cookie = link.connection.intern_atom(false, name).map_err(failed)?;
        cookie.reply().map(|reply| reply.atom).map_err(failed)
    };
    let mut kind = atom(b"_NET_STARTUP_INFO_BEGIN")?;
    let goes_on = atom(b"_NET_STARTUP_INFO")?;
    let name = name.replace('\\', "\\\\").replace('"', "\\\"");
    let text = format!("remove: ID=\"{name}\"\0");
    for bytes in text.as_bytes().chunks(PART) {
        let mut part = [0; PART];
        for (place, byte) in part.iter_mut().zip(bytes) {
            *place = *byte;
        }
        let message = ClientMessageEvent::new(8, link.window, kind, part);
        link.connection
            .send_event(false, link.root, EventMask::PROPERTY_CHANGE, message)
            .map_err(failed)?;
        kind = goes_on;
    }
    link.connection.flush().map_err(failed)?;
    link.settle().map_err(failed)
}
