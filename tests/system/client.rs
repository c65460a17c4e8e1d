//! Another program on the X server, as slow or faulty as a test needs it.

use super::patience::{PATIENCE, eventually};
use super::x_server::Desktop;
use tabiya_desktop::system::{ClipboardOffer, DesktopSession, Offered};
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ConnectionExt as _, CreateWindowAux, EventMask, Property, Time, Timestamp,
    Window, WindowClass,
};
use x11rb::rust_connection::RustConnection;

/// The length that covers any property.
const ALL: u32 = u32::MAX / 4;

/// The display of a desktop.
pub(super) fn display(desktop: &Desktop) -> String {
    let command = desktop.command("true");
    let mut variables = command.get_envs();
    let display = variables.find_map(|(name, value)| (name == "DISPLAY").then_some(value?));
    display.unwrap().to_str().unwrap().to_owned()
}

/// Puts an offer on the clipboard of this desktop.
pub(super) fn offered(desktop: &Desktop, offer: ClipboardOffer) -> Offered {
    let session = DesktopSession::X11(Some(display(desktop)));
    let offered = session.offer_on_clipboard(offer).unwrap();
    offered.wait(PATIENCE).unwrap();
    offered
}

/// Bytes that reveal a lost, repeated or misplaced part.
pub(super) fn picture(size: u32) -> Vec<u8> {
    let mut value = 1_u32;
    let bytes = (0..size).map(|_| {
        value = value.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        value.to_be_bytes()[0]
    });
    bytes.collect()
}

pub(super) struct Client {
    pub(super) connection: RustConnection,
    pub(super) root: Window,
    pub(super) window: Window,
}

/// The answer to a request.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Refused,
    /// The type of the property, and its bytes.
    Whole(Atom, Vec<u8>),
    /// The content comes in parts.
    InParts,
}

impl Client {
    pub(super) fn on(desktop: &Desktop) -> Self {
        Self::on_display(&display(desktop))
    }

    pub(super) fn on_display(display: &str) -> Self {
        let (connection, screen) = RustConnection::connect(Some(display)).unwrap();
        let root = connection.setup().roots[screen].root;
        let mut client = Self {
            connection,
            root,
            window: 0,
        };
        client.window = client.new_window(root, (0, 0, 1, 1));
        client
    }

    /// Creates a window below this one, which no window manager touches.
    pub(super) fn new_window(
        &self,
        parent: Window,
        (x, y, width, height): (i16, i16, u16, u16),
    ) -> Window {
        let window = self.connection.generate_id().unwrap();
        let settings = CreateWindowAux::new()
            .override_redirect(1)
            .event_mask(EventMask::PROPERTY_CHANGE);
        let created = self.connection.create_window(
            0,
            window,
            parent,
            x,
            y,
            width,
            height,
            0,
            WindowClass::INPUT_OUTPUT,
            x11rb::COPY_FROM_PARENT,
            &settings,
        );
        created.unwrap().check().unwrap();
        window
    }

    pub(super) fn atom(&self, name: &str) -> Atom {
        let asked = self.connection.intern_atom(false, name.as_bytes()).unwrap();
        asked.reply().unwrap().atom
    }

    pub(super) fn name_of(&self, atom: Atom) -> String {
        let asked = self.connection.get_atom_name(atom).unwrap();
        String::from_utf8(asked.reply().unwrap().name).unwrap()
    }

    /// Waits for the next event in which `what` finds something.
    pub(super) fn event<T>(&self, what: &str, mut find: impl FnMut(&Event) -> Option<T>) -> T {
        self.connection.flush().unwrap();
        eventually(what, || {
            let next = || self.connection.poll_for_event().unwrap();
            std::iter::from_fn(next).find_map(|event| find(&event))
        })
    }

    /// Requests the selection in this format, to be put into this property.
    pub(super) fn ask(&self, selection: &str, target: &str, property: Atom, time: Timestamp) {
        let (selection, target) = (self.atom(selection), self.atom(target));
        self.connection
            .convert_selection(self.window, selection, target, property, time)
            .unwrap();
        self.connection.flush().unwrap();
    }

    /// The value of a property. Reading removes it, which requests the next part if there is one.
    pub(super) fn take(&self, property: Atom) -> (Atom, Vec<u8>) {
        let asked =
            self.connection
                .get_property(true, self.window, property, AtomEnum::ANY, 0, ALL);
        let reply = asked.unwrap().reply().unwrap();
        self.connection.flush().unwrap();
        (reply.type_, reply.value)
    }

    pub(super) fn answer(&self, property: Atom) -> Answer {
        let answered = self.event("an answer", |event| match event {
            // Events for a destroyed window may still arrive.
            Event::SelectionNotify(event) if event.requestor == self.window => Some(event.property),
            _ => None,
        });
        if answered == x11rb::NONE {
            return Answer::Refused;
        }
        assert_eq!(answered, property);
        let (kind, bytes) = self.take(property);
        if kind == self.atom("INCR") {
            Answer::InParts
        } else {
            Answer::Whole(kind, bytes)
        }
    }

    /// The next part of content that comes in parts; an empty part is the last.
    pub(super) fn next_part(&self, property: Atom) -> Vec<u8> {
        self.event("a part", |event| match event {
            Event::PropertyNotify(event)
                if (event.window, event.atom) == (self.window, property)
                    && event.state == Property::NEW_VALUE =>
            {
                Some(())
            }
            _ => None,
        });
        self.take(property).1
    }

    pub(super) fn rest(&self, property: Atom) -> Vec<u8> {
        let mut all = Vec::new();
        loop {
            let part = self.next_part(property);
            if part.is_empty() {
                return all;
            }
            all.extend(part);
        }
    }

    /// The whole content, in whichever way it comes; `None` if the request is refused.
    pub(super) fn fetch(&self, selection: &str, target: &str) -> Option<Vec<u8>> {
        let property = self.atom("FETCHED");
        self.ask(selection, target, property, Time::CURRENT_TIME.into());
        match self.answer(property) {
            Answer::Refused => None,
            Answer::Whole(_, bytes) => Some(bytes),
            Answer::InParts => Some(self.rest(property)),
        }
    }

    /// Begins to fetch content that comes in parts.
    pub(super) fn begin_to_fetch(&self, target: &str, property: Atom) -> Answer {
        self.ask("CLIPBOARD", target, property, Time::CURRENT_TIME.into());
        self.answer(property)
    }
}
