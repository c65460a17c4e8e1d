//! A connection to the X server, with an invisible window.

use crate::system::offer::{ClipboardKind, DesktopError};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use std::collections::VecDeque;
use std::fmt::Display;
use std::io::{PipeReader, Read as _};
use std::time::{Duration, Instant};
use x11rb::connection::Connection as _;
use x11rb::errors::{ConnectionError, ReplyError};
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ConnectionExt as _, CreateWindowAux, EventMask, PropMode, Timestamp, Window,
    WindowClass,
};
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

/// The maximum time for the server to report its time.
const PATIENCE: Duration = Duration::from_secs(5);

pub(super) fn failed(error: impl Display) -> DesktopError {
    DesktopError::failed(error)
}

/// Returns the answer, or `None` when the request was about a window that no longer exists.
pub(super) fn if_there<T>(answer: Result<T, ReplyError>) -> Result<Option<T>, ConnectionError> {
    match answer {
        Ok(answer) => Ok(Some(answer)),
        Err(ReplyError::X11Error(_)) => Ok(None),
        Err(ReplyError::ConnectionError(error)) => Err(error),
    }
}

x11rb::atom_manager! {
    /// The atoms: names that the X server knows by number.
    pub(super) Atoms:
    /// The pending requests for atoms.
    AtomCookies {
        ATOM_PAIR,
        CLIPBOARD,
        CLIPBOARD_MANAGER,
        INCR,
        MULTIPLE,
        NULL,
        SAVE_TARGETS,
        TARGETS,
        TEXT,
        TIMESTAMP,
        UTF8_STRING,
        TEXT_PLAIN: b"text/plain",
        TEXT_PLAIN_UTF8: b"text/plain;charset=utf-8",
        TEXT_URI_LIST: b"text/uri-list",
        COPIED_FILES: b"x-special/gnome-copied-files",
        IMAGE_BMP: b"image/bmp",
        IMAGE_GIF: b"image/gif",
        IMAGE_JPEG: b"image/jpeg",
        IMAGE_PNG: b"image/png",
        IMAGE_TIFF: b"image/tiff",
        IMAGE_WEBP: b"image/webp",
        IMAGE_X_BMP: b"image/x-bmp",
        IMAGE_X_MS_BMP: b"image/x-MS-bmp",
        TABIYA_PASTE,
        TABIYA_SAVE_TARGETS,
        TABIYA_TIME,
    }
}

impl Atoms {
    pub(super) fn of(&self, selection: ClipboardKind) -> Atom {
        match selection {
            ClipboardKind::Clipboard => self.CLIPBOARD,
            ClipboardKind::Primary => AtomEnum::PRIMARY.into(),
        }
    }

    /// The types of texts, the best first.
    pub(super) fn texts(&self) -> [Atom; 4] {
        [
            self.UTF8_STRING,
            self.TEXT_PLAIN_UTF8,
            self.TEXT_PLAIN,
            AtomEnum::STRING.into(),
        ]
    }

    /// The types of pictures, the best first.
    pub(super) fn pictures(&self) -> [Atom; 8] {
        [
            self.IMAGE_PNG,
            self.IMAGE_BMP,
            self.IMAGE_X_BMP,
            self.IMAGE_X_MS_BMP,
            self.IMAGE_TIFF,
            self.IMAGE_WEBP,
            self.IMAGE_GIF,
            self.IMAGE_JPEG,
        ]
    }
}

/// The reason why a wait ended.
pub(super) enum Woken {
    By(Event),
    ByBell,
    ByTime,
}

pub(super) struct X11Link {
    pub(super) connection: RustConnection,
    pub(super) atoms: Atoms,
    pub(super) root: Window,
    pub(super) window: Window,
    /// Events that arrived during a wait for another event.
    early: VecDeque<Event>,
    bell: Option<PipeReader>,
}

impl X11Link {
    pub(super) fn open(
        display: Option<&str>,
        bell: impl Into<Option<PipeReader>>,
    ) -> Result<Self, DesktopError> {
        let (connection, screen) = RustConnection::connect(display).map_err(failed)?;
        let root = connection.setup().roots.get(screen).map(|it| it.root);
        let root = root.ok_or_else(|| failed("no screen"))?;
        let atoms = Atoms::new(&connection).map_err(failed)?;
        let window = connection.generate_id().map_err(failed)?;
        let events = CreateWindowAux::new().event_mask(EventMask::PROPERTY_CHANGE);
        connection
            .create_window(
                0,
                window,
                root,
                0,
                0,
                1,
                1,
                0,
                WindowClass::INPUT_ONLY,
                x11rb::COPY_FROM_PARENT,
                &events,
            )
            .map_err(failed)?;
        let atoms = atoms.reply().map_err(failed)?;
        Ok(Self {
            connection,
            atoms,
            root,
            window,
            early: VecDeque::new(),
            bell: bell.into(),
        })
    }

    /// Returns the current time of the server, which it reports with any change of a window.
    pub(super) fn server_time(&mut self) -> Result<Timestamp, DesktopError> {
        let property = self.atoms.TABIYA_TIME;
        let kind = AtomEnum::INTEGER;
        self.connection
            .change_property8(PropMode::APPEND, self.window, property, kind, &[])
            .map_err(failed)?;
        let until = Instant::now() + PATIENCE;
        loop {
            match self.wait(Some(until), false).map_err(failed)? {
                Woken::By(Event::PropertyNotify(event))
                    if event.window == self.window && event.atom == property =>
                {
                    return Ok(event.time);
                }
                Woken::By(other) => self.early.push_back(other),
                Woken::ByBell | Woken::ByTime => return Err(DesktopError::NoAnswer),
            }
        }
    }

    /// Waits until the server has processed all requests. Requests that are pending when a connection closes may be
    /// lost.
    pub(super) fn settle(&self) -> Result<(), ConnectionError> {
        if_there(self.connection.get_input_focus()?.reply()).map(drop)
    }

    /// Returns the next event, unless the bell rings or the time is up first.
    pub(super) fn next(&mut self, until: Option<Instant>) -> Result<Woken, ConnectionError> {
        match self.early.pop_front() {
            Some(event) => Ok(Woken::By(event)),
            None => self.wait(until, true),
        }
    }

    fn wait(&mut self, until: Option<Instant>, hears_bell: bool) -> Result<Woken, ConnectionError> {
        self.connection.flush()?;
        loop {
            if let Some(event) = self.connection.poll_for_event()? {
                return Ok(Woken::By(event));
            }
            let left = until.map(|until| until.saturating_duration_since(Instant::now()));
            if left == Some(Duration::ZERO) {
                return Ok(Woken::ByTime);
            }
            if self.sleep(left, hears_bell)? && self.is_rung() {
                return Ok(Woken::ByBell);
            }
        }
    }

    /// Sleeps until there may be an event. Returns whether the bell may have rung.
    fn sleep(&self, time: Option<Duration>, hears_bell: bool) -> Result<bool, ConnectionError> {
        // A time that is too long for the system counts as no limit.
        let time = time.and_then(|time| Timespec::try_from(time).ok());
        let bell = self.bell.as_ref().filter(|_| hears_bell);
        let mut on = vec![PollFd::new(self.connection.stream(), PollFlags::IN)];
        on.extend(bell.map(|bell| PollFd::new(bell, PollFlags::IN)));
        match poll(&mut on, time.as_ref()) {
            Ok(_) => Ok(on.get(1).is_some_and(|bell| !bell.revents().is_empty())),
            Err(rustix::io::Errno::INTR) => Ok(false),
            Err(error) => Err(ConnectionError::IoError(error.into())),
        }
    }

    /// Whether the bell rang. Once the other end of a bell is closed, the bell is ignored.
    fn is_rung(&mut self) -> bool {
        let heard = self.bell.as_mut().map(|bell| bell.read(&mut [0]));
        let is_rung = matches!(heard, Some(Ok(1)));
        if !is_rung {
            self.bell = None;
        }
        is_rung
    }
}
