//! Takes the content that other programs drop onto the window (XDND, version 5).
//!
//! The window library takes only files whose names are UTF-8: it refuses texts, pictures and web addresses, and drops
//! other names without a word. A window of our own (`XdndProxy`) therefore receives all messages about drags in place of
//! the window of the program. If this connection ends, its window is gone, and other programs turn to the window of the
//! program again.

use super::link::{Woken, X11Link, failed, if_there};
use super::reading::SelectionReading;
use crate::system::drops::Dropped;
use crate::system::offer::DesktopError;
use crate::system::pasting::{MAX_BYTES, text_of};
use crate::system::screenshot::path_of_uri;
use std::fmt::Write as _;
use std::io::PipeReader;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use x11rb::connection::Connection as _;
use x11rb::errors::ConnectionError;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ClientMessageEvent, ConnectionExt as _, EventMask, PropMode, Timestamp, Window,
};
use x11rb::wrapper::ConnectionExt as _;

/// The version of the protocol.
const VERSION: u32 = 5;
/// The maximum number of types that are looked at.
const MAX_TYPES: u32 = 1 << 10;
/// The maximum time for all content of a drop.
const MAX_TIME: Duration = Duration::from_secs(20);

x11rb::atom_manager! {
    /// The names of the protocol.
    DragAtoms:
    /// The pending requests for them.
    DragAtomCookies {
        XdndActionCopy,
        XdndAware,
        XdndDrop,
        XdndEnter,
        XdndFinished,
        XdndLeave,
        XdndPosition,
        XdndProxy,
        XdndSelection,
        XdndStatus,
        XdndTypeList,
        MOZ_URL: b"text/x-moz-url",
    }
}

/// Waits for drops onto this window and reports them, until `stop` gets a byte, `tell` returns false, or the connection
/// ends.
pub(crate) fn wait_for_drops(
    display: Option<&str>,
    window: u32,
    stop: PipeReader,
    tell: &mut dyn FnMut(Dropped) -> bool,
) -> Result<(), DesktopError> {
    let link = X11Link::open(display, stop)?;
    let names = DragAtoms::new(&link.connection).map_err(failed)?;
    let names = names.reply().map_err(failed)?;
    let mut target = DropTarget {
        display,
        link,
        names,
        window,
        drag: None,
    };
    target.begin().map_err(failed)?;
    target.hear(tell).map_err(failed)?;
    target.end().map_err(failed)
}

struct DropTarget<'a> {
    display: Option<&'a str>,
    link: X11Link,
    names: DragAtoms,
    /// The window of the program.
    window: Window,
    drag: Option<Drag>,
}

/// A drag over the window.
struct Drag {
    source: Window,
    /// The types that it offers.
    types: Vec<Atom>,
}

impl DropTarget<'_> {
    fn begin(&self) -> Result<(), ConnectionError> {
        let (connection, own) = (&self.link.connection, self.link.window);
        let set = |window, name, kind: AtomEnum, value| {
            let set = connection.change_property32(PropMode::REPLACE, window, name, kind, &[value]);
            set.map(drop)
        };
        set(own, self.names.XdndAware, AtomEnum::ATOM, VERSION)?;
        // A proxy names itself, so that other programs notice when it is gone.
        set(own, self.names.XdndProxy, AtomEnum::WINDOW, own)?;
        set(self.window, self.names.XdndProxy, AtomEnum::WINDOW, own)
    }

    fn end(&self) -> Result<(), ConnectionError> {
        let (connection, proxy) = (&self.link.connection, self.names.XdndProxy);
        connection.delete_property(self.window, proxy)?;
        self.link.settle()
    }

    fn hear(&mut self, tell: &mut dyn FnMut(Dropped) -> bool) -> Result<(), ConnectionError> {
        loop {
            let message = match self.link.next(None)? {
                Woken::By(Event::ClientMessage(message)) => message,
                Woken::By(_) | Woken::ByTime => continue,
                Woken::ByBell => return Ok(()),
            };
            if let Some(dropped) = self.message(&message)?
                && !tell(dropped)
            {
                return Ok(());
            }
        }
    }

    /// Handles a message of another program. Returns what it dropped.
    fn message(
        &mut self,
        message: &ClientMessageEvent,
    ) -> Result<Option<Dropped>, ConnectionError> {
        if message.format != 32 {
            return Ok(None);
        }
        let [source, flags, time, ..] = message.data.as_data32();
        let (names, kind) = (&self.names, message.type_);
        if kind == names.XdndEnter {
            let types = self.types(message)?;
            let is_known = flags >> 24 <= VERSION;
            self.drag = is_known.then_some(Drag { source, types });
        } else if kind == names.XdndPosition {
            let takes = self.drag_of(source).is_some_and(|drag| self.takes(drag));
            self.answer(message.window, source, names.XdndStatus, takes)?;
        } else if kind == names.XdndLeave {
            self.drag = None;
        } else if kind == names.XdndDrop {
            let dropped = self.drag_of(source).and_then(|drag| self.read(drag, time));
            self.drag = None;
            let is_taken = dropped.is_some();
            self.answer(message.window, source, self.names.XdndFinished, is_taken)?;
            return Ok(dropped);
        }
        Ok(None)
    }

    fn drag_of(&self, source: Window) -> Option<&Drag> {
        self.drag.as_ref().filter(|drag| drag.source == source)
    }

    /// The types that a drag offers. More than three are in a property of its window.
    fn types(&self, enter: &ClientMessageEvent) -> Result<Vec<Atom>, ConnectionError> {
        let [source, flags, few @ ..] = enter.data.as_data32();
        if flags & 1 == 0 {
            return Ok(few
                .into_iter()
                .filter(|kind| *kind != x11rb::NONE)
                .collect());
        }
        let (list, kind) = (self.names.XdndTypeList, AtomEnum::ATOM);
        let asked = &self.link.connection;
        let asked = asked.get_property(false, source, list, kind, 0, MAX_TYPES)?;
        let list = if_there(asked.reply())?;
        let types = list.iter().filter_map(|list| list.value32()).flatten();
        Ok(types.collect())
    }

    /// Answers that the window takes the drag, or took the drop, or not. `window` is the one that the message named.
    fn answer(
        &self,
        window: Window,
        source: Window,
        kind: Atom,
        takes: bool,
    ) -> Result<(), ConnectionError> {
        let action = if takes {
            self.names.XdndActionCopy
        } else {
            x11rb::NONE
        };
        let data = if kind == self.names.XdndStatus {
            [window, takes.into(), 0, 0, action]
        } else {
            [window, takes.into(), action, 0, 0]
        };
        let answer = ClientMessageEvent::new(32, source, kind, data);
        let connection = &self.link.connection;
        connection.send_event(false, source, EventMask::NO_EVENT, answer)?;
        connection.flush()
    }

    fn takes(&self, drag: &Drag) -> bool {
        let atoms = &self.link.atoms;
        let lists = [atoms.TEXT_URI_LIST, self.names.MOZ_URL];
        let mut all = lists.into_iter().chain(atoms.texts());
        all.any(|kind| drag.types.contains(&kind))
            || atoms
                .pictures()
                .iter()
                .any(|kind| drag.types.contains(kind))
    }

    /// Reads the best content of a drop: files, or else a picture, a text, or an address.
    fn read(&self, drag: &Drag, time: Timestamp) -> Option<Dropped> {
        let until = Instant::now() + MAX_TIME;
        let mut heard = |bytes: usize| {
            if bytes <= MAX_BYTES && Instant::now() < until {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        };
        let selection = self.names.XdndSelection;
        let reading = SelectionReading::of_drag(self.display, selection, time, &mut heard);
        let mut reading = reading
            .inspect_err(|error| log::info!("nothing was dropped: {error}"))
            .ok()?;
        let mut fetch = |kind: Atom| {
            let is_offered = drag.types.contains(&kind);
            let content = is_offered.then(|| reading.fetch(kind).ok().flatten())?;
            content
                .map(|(_, bytes)| bytes)
                .filter(|bytes| !bytes.is_empty())
        };
        let atoms = &self.link.atoms;
        let list = fetch(atoms.TEXT_URI_LIST);
        let files = list.as_deref().map(files_of_list).unwrap_or_default();
        if !files.is_empty() {
            return Some(Dropped::Files(files));
        }
        if let Some(picture) = atoms.pictures().into_iter().find_map(&mut fetch) {
            return Some(Dropped::Picture(picture));
        }
        let text = atoms.texts().into_iter().find_map(&mut fetch).or(list);
        let text = text.map(plain_text);
        let address = || fetch(self.names.MOZ_URL).map(|bytes| address_of_moz(&bytes));
        text.or_else(address).map(Dropped::Text)
    }
}

/// The files of this machine in a list of addresses (`text/uri-list`). Their names need not be UTF-8, whether they are
/// escaped or not.
fn files_of_list(list: &[u8]) -> Vec<PathBuf> {
    let lines = list.split(|byte| matches!(byte, b'\r' | b'\n' | 0));
    lines
        .filter_map(|line| path_of_uri(&escaped(line)))
        .collect()
}

/// Escapes the bytes that are not ASCII.
fn escaped(line: &[u8]) -> String {
    let mut text = String::with_capacity(line.len());
    for byte in line {
        if byte.is_ascii() {
            text.push(char::from(*byte));
        } else if write!(text, "%{byte:02X}").is_err() {
            break;
        }
    }
    text
}

/// The address in `text/x-moz-url`: an address and a title in UTF-16, on two lines.
fn address_of_moz(bytes: &[u8]) -> String {
    let (pairs, _) = bytes.as_chunks::<2>();
    let units: Vec<u16> = pairs.iter().map(|pair| u16::from_ne_bytes(*pair)).collect();
    let text = String::from_utf16_lossy(&units);
    text.lines().next().unwrap_or_default().to_owned()
}

/// The text of bytes. Some programs end it with a zero.
fn plain_text(bytes: Vec<u8>) -> String {
    let text = text_of(bytes);
    text.trim_end_matches('\0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::ffi::OsStrExt as _;

    #[test]
    fn names_in_any_encoding_are_files() {
        let list = b"# a remark\r\nfile:///tmp/a%20b.fen\r\nfile://localhost/caf%E9.pgn\r\nfile:///Z\xfcge.epd\r\n\
            https://example.org/x.png\r\nfile://elsewhere/c.fen\r\n";
        let files = files_of_list(list);
        let names: Vec<_> = files
            .iter()
            .map(|path| path.as_os_str().as_bytes())
            .collect();
        let expected: [&[u8]; 3] = [b"/tmp/a b.fen", b"/caf\xe9.pgn", b"/Z\xfcge.epd"];
        assert_eq!(names, expected);
    }

    #[test]
    fn an_address_of_firefox_is_its_first_line() {
        let units = "https://example.org/♔\nA page".encode_utf16();
        let bytes: Vec<u8> = units.flat_map(u16::to_ne_bytes).collect();
        assert_eq!(address_of_moz(&bytes), "https://example.org/♔");
        assert_eq!(plain_text(b"Kb1\0".to_vec()), "Kb1");
    }
}
