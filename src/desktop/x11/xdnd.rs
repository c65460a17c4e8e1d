//! The messages of a drag, XDND version 5.

use super::link::Link;
use super::window_below::Receiver;
use x11rb::errors::ConnectionError;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ClientMessageEvent, ConnectionExt as _, EventMask, PropMode, Timestamp, Window,
};
use x11rb::wrapper::ConnectionExt as _;

/// What the window below says.
pub(super) enum Reply {
    /// Whether it would take it here.
    Status { from: Window, takes: bool },
    /// It has fetched what it wanted, or not.
    Finished { from: Window, has_it: bool },
}

impl Reply {
    pub(super) fn of(link: &Link, message: &ClientMessageEvent) -> Option<Self> {
        let [from, flags, ..] = message.data.as_data32();
        let is_yes = flags & 1 == 1;
        if message.format != 32 || message.window != link.window {
            None
        } else if message.type_ == link.atoms.XdndStatus {
            let takes = is_yes;
            Some(Self::Status { from, takes })
        } else if message.type_ == link.atoms.XdndFinished {
            let has_it = is_yes;
            Some(Self::Finished { from, has_it })
        } else {
            None
        }
    }
}

/// Puts the names of the formats where receivers look when there are more than three.
pub(super) fn list_types(link: &Link, types: &[Atom]) -> Result<(), ConnectionError> {
    let (list, kind) = (link.atoms.XdndTypeList, AtomEnum::ATOM);
    link.connection
        .change_property32(PropMode::REPLACE, link.window, list, kind, types)?;
    Ok(())
}

pub(super) fn enter(link: &Link, to: &Receiver, types: &[Atom]) -> Result<(), ConnectionError> {
    let has_list = u32::from(types.len() > 3);
    let mut first = types.iter().copied().chain(std::iter::repeat(x11rb::NONE));
    let [one, two, three] = std::array::from_fn(|_| first.next().unwrap_or(x11rb::NONE));
    let version = to.version << 24 | has_list;
    let data = [link.window, version, one, two, three];
    send(link, to, link.atoms.XdndEnter, data)
}

pub(super) fn position(
    link: &Link,
    to: &Receiver,
    (x, y): (i16, i16),
    time: Timestamp,
) -> Result<(), ConnectionError> {
    // Points of the screen are not negative where there is a window.
    let point = u32::from(x.cast_unsigned()) << 16 | u32::from(y.cast_unsigned());
    let data = [link.window, 0, point, time, link.atoms.XdndActionCopy];
    send(link, to, link.atoms.XdndPosition, data)
}

pub(super) fn leave(link: &Link, to: &Receiver) -> Result<(), ConnectionError> {
    send(link, to, link.atoms.XdndLeave, [link.window, 0, 0, 0, 0])
}

pub(super) fn let_go(link: &Link, to: &Receiver, time: Timestamp) -> Result<(), ConnectionError> {
    send(link, to, link.atoms.XdndDrop, [link.window, 0, time, 0, 0])
}

fn send(link: &Link, to: &Receiver, kind: Atom, data: [u32; 5]) -> Result<(), ConnectionError> {
    let message = ClientMessageEvent::new(32, to.window, kind, data);
    link.connection
        .send_event(false, to.hears, EventMask::NO_EVENT, message)?;
    Ok(())
}
