//! The window below the pointer that takes drops.

use super::link::{Link, if_there};
use x11rb::connection::Connection as _;
use x11rb::errors::ConnectionError;
use x11rb::protocol::xproto::{Atom, AtomEnum, ConnectionExt as _, GetPropertyReply, Window};

/// The version of XDND that we speak.
const OUR_VERSION: u32 = 5;
/// Older versions have another order of messages, and nobody speaks them any more.
const OLDEST_VERSION: u32 = 3;
/// No window lies deeper.
const MOST_DEEP: usize = 32;

/// A window that takes drops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Receiver {
    pub(super) window: Window,
    /// The window to which the messages go: another one may speak for it.
    pub(super) hears: Window,
    pub(super) version: u32,
}

/// How our own windows are known.
#[derive(Debug, Default)]
pub(super) struct OwnWindows {
    /// The bits that the numbers of the window library's windows have in common, when one of them was
    /// seen below the pointer at the beginning. Process numbers alone may be the same in two
    /// containers.
    client: Option<u32>,
}

impl OwnWindows {
    /// At the beginning of a drag the pointer is over the window that is dragged from.
    pub(super) fn at(link: &Link, point: (i16, i16)) -> Result<Self, ConnectionError> {
        let unknown = Self::default();
        let client = look_inwards(link, point, |window, looked| {
            let is_own = unknown.has(link, window, looked.process);
            Ok(is_own.then(|| client_of(link, window)))
        })?;
        Ok(Self { client })
    }

    fn has(&self, link: &Link, window: Window, process: Option<u32>) -> bool {
        match self.client {
            Some(client) => client_of(link, window) == client,
            None => process == Some(std::process::id()),
        }
    }
}

fn client_of(link: &Link, window: Window) -> u32 {
    window & !link.connection.setup().resource_id_mask
}

/// The innermost window that takes drops counts from the outside: a frame hides nothing, what is
/// inside a receiver is the receiver's own business.
pub(super) fn receiver_at(
    link: &Link,
    own: &OwnWindows,
    point: (i16, i16),
) -> Result<Option<Receiver>, ConnectionError> {
    let found = look_inwards(link, point, |window, looked| {
        if own.has(link, window, looked.process) {
            return Ok(Some(None));
        }
        let receiver = looked.receiver(link, window)?;
        Ok(receiver.map(Some))
    })?;
    if let Some(receiver) = found {
        return Ok(receiver);
    }
    // A desktop with icons may let another window speak for the root.
    Looked::at(link, link.root)?.receiver(link, link.root)
}

/// The first answer about the windows below a point, from the outermost to the innermost.
fn look_inwards<T>(
    link: &Link,
    point: (i16, i16),
    mut answer: impl FnMut(Window, Looked) -> Result<Option<T>, ConnectionError>,
) -> Result<Option<T>, ConnectionError> {
    let mut window = link.root;
    for _ in 0..MOST_DEEP {
        let Some(child) = child_at(link, window, point)? else {
            break;
        };
        window = child;
        let answer = answer(window, Looked::at(link, window)?)?;
        if answer.is_some() {
            return Ok(answer);
        }
    }
    Ok(None)
}

fn child_at(
    link: &Link,
    window: Window,
    (x, y): (i16, i16),
) -> Result<Option<Window>, ConnectionError> {
    let asked = link
        .connection
        .translate_coordinates(link.root, window, x, y)?;
    let child = if_there(asked.reply())?.map_or(x11rb::NONE, |reply| reply.child);
    Ok((child != x11rb::NONE).then_some(child))
}

/// What a window says about itself.
struct Looked {
    version: Option<u32>,
    proxy: Option<Window>,
    process: Option<u32>,
}

impl Looked {
    /// Asks for all at once.
    fn at(link: &Link, window: Window) -> Result<Self, ConnectionError> {
        let ask = |property: Atom, kind: AtomEnum| {
            link.connection
                .get_property(false, window, property, kind, 0, 1)
        };
        let version = ask(link.atoms.XdndAware, AtomEnum::ATOM)?;
        let proxy = ask(link.atoms.XdndProxy, AtomEnum::WINDOW)?;
        let process = ask(link.atoms._NET_WM_PID, AtomEnum::CARDINAL)?;
        Ok(Self {
            version: if_there(version.reply())?.as_ref().and_then(first_value),
            proxy: if_there(proxy.reply())?.as_ref().and_then(first_value),
            process: if_there(process.reply())?.as_ref().and_then(first_value),
        })
    }

    fn receiver(self, link: &Link, window: Window) -> Result<Option<Receiver>, ConnectionError> {
        let mut hears = window;
        let mut version = self.version;
        if let Some(proxy) = self.proxy {
            let looked = Self::at(link, proxy)?;
            // One that does not name itself is left over from a program that has crashed.
            if looked.proxy == Some(proxy) {
                hears = proxy;
                version = looked.version;
            }
        }
        let version = version.filter(|version| *version >= OLDEST_VERSION);
        Ok(version.map(|version| Receiver {
            window,
            hears,
            version: version.min(OUR_VERSION),
        }))
    }
}

fn first_value(reply: &GetPropertyReply) -> Option<u32> {
    reply.value32()?.next()
}
