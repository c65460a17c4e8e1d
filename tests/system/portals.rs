//! Portals that print and open files and take pictures of the screen, played by the test.

use crate::bus::Bus;
use std::collections::HashMap;
use std::fs::File;
use std::future::pending;
use std::io::Read as _;
use std::os::fd::OwnedFd;
use std::sync::mpsc::Sender;
use zbus::message::Header;
use zbus::zvariant::{self, OwnedObjectPath, OwnedValue, Value};
use zbus::{Connection, connection, fdo};

const PATH: &str = "/org/freedesktop/portal/desktop";
const REQUEST: &str = "/org/freedesktop/portal/desktop/request/1_1/t";
pub(super) const TOKEN: u32 = 4711;

type Options = HashMap<String, OwnedValue>;

/// The reaction of a portal to a request.
#[derive(Clone, Copy, Debug)]
pub(super) enum Does {
    /// It ends with this code.
    Answers(u32),
    /// It takes the call and never answers.
    Hangs,
    /// It shows a dialog that stays open.
    Waits,
}

/// The calls that a portal received.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Arrived {
    /// The print dialog was requested, for paper of this name.
    Prepared { paper: String },
    /// These bytes were sent to the printer, with this token.
    Printed { bytes: Vec<u8>, token: u32 },
    /// These bytes were to be opened.
    Opened(Vec<u8>),
    /// A screenshot was requested. The value tells whether the user was to choose its area.
    Shot(bool),
}

/// A desktop that prints and opens files.
#[derive(Debug)]
pub(super) struct Portals {
    pub(super) prepares: Does,
    pub(super) prints: Does,
    pub(super) opens: Does,
    pub(super) shoots: Does,
    /// The address of the picture of the screen.
    pub(super) picture: &'static str,
    pub(super) arrived: Sender<Arrived>,
}

impl Portals {
    /// Portals that all work.
    pub(super) fn that_work(arrived: Sender<Arrived>) -> Self {
        Self {
            prepares: Does::Answers(0),
            prints: Does::Answers(0),
            opens: Does::Answers(0),
            shoots: Does::Answers(0),
            picture: "file:///tmp/a%20screen.png",
            arrived,
        }
    }

    pub(super) fn on(self, bus: &Bus) -> Connection {
        let opener = Opener {
            opens: self.opens,
            arrived: self.arrived.clone(),
        };
        let shooter = Shooter {
            shoots: self.shoots,
            picture: self.picture,
            arrived: self.arrived.clone(),
        };
        pollster::block_on(async {
            let bus = connection::Builder::address(bus.address.as_str()).unwrap();
            let bus = bus.serve_at(PATH, Printer(self)).unwrap();
            let bus = bus.serve_at(PATH, opener).unwrap();
            let bus = bus.serve_at(PATH, shooter).unwrap();
            let bus = bus.name("org.freedesktop.portal.Desktop").unwrap();
            bus.build().await.unwrap()
        })
    }
}

/// Answers a request, even before the caller knows its name.
async fn answer(
    bus: &Connection,
    header: &Header<'_>,
    does: Does,
    results: HashMap<&str, Value<'_>>,
) -> OwnedObjectPath {
    match does {
        Does::Answers(code) => {
            let to = header.sender().unwrap().to_owned();
            let interface = "org.freedesktop.portal.Request";
            let said = (code, results);
            bus.emit_signal(Some(to), REQUEST, interface, "Response", &said)
                .await
                .unwrap();
        }
        Does::Hangs => pending().await,
        Does::Waits => {}
    }
    OwnedObjectPath::try_from(REQUEST).unwrap()
}

fn all_of(file: zvariant::OwnedFd) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut file = File::from(OwnedFd::from(file));
    file.read_to_end(&mut bytes).unwrap();
    bytes
}

struct Printer(Portals);

#[zbus::interface(name = "org.freedesktop.portal.Print")]
impl Printer {
    #[expect(clippy::too_many_arguments, reason = "the desktop's own")]
    async fn prepare_print(
        &self,
        parent: String,
        title: String,
        settings: Options,
        setup: Options,
        options: Options,
        #[zbus(header)] header: Header<'_>,
        #[zbus(connection)] bus: &Connection,
    ) -> fdo::Result<OwnedObjectPath> {
        drop((parent, title, setup, options));
        let paper = String::try_from(settings["paper-format"].clone()).unwrap();
        self.0.arrived.send(Arrived::Prepared { paper }).unwrap();
        let results = HashMap::from([("token", Value::U32(TOKEN))]);
        Ok(answer(bus, &header, self.0.prepares, results).await)
    }

    async fn print(
        &self,
        parent: String,
        title: String,
        file: zvariant::OwnedFd,
        options: Options,
        #[zbus(header)] header: Header<'_>,
        #[zbus(connection)] bus: &Connection,
    ) -> fdo::Result<OwnedObjectPath> {
        drop((parent, title));
        let token = u32::try_from(options["token"].clone()).unwrap();
        let bytes = all_of(file);
        let printed = Arrived::Printed { bytes, token };
        self.0.arrived.send(printed).unwrap();
        Ok(answer(bus, &header, self.0.prints, HashMap::new()).await)
    }
}

struct Opener {
    opens: Does,
    arrived: Sender<Arrived>,
}

#[zbus::interface(name = "org.freedesktop.portal.OpenURI")]
impl Opener {
    async fn open_file(
        &self,
        parent: String,
        file: zvariant::OwnedFd,
        options: Options,
        #[zbus(header)] header: Header<'_>,
        #[zbus(connection)] bus: &Connection,
    ) -> fdo::Result<OwnedObjectPath> {
        drop((parent, options));
        self.arrived.send(Arrived::Opened(all_of(file))).unwrap();
        Ok(answer(bus, &header, self.opens, HashMap::new()).await)
    }
}

struct Shooter {
    shoots: Does,
    picture: &'static str,
    arrived: Sender<Arrived>,
}

#[zbus::interface(name = "org.freedesktop.portal.Screenshot")]
impl Shooter {
    async fn screenshot(
        &self,
        parent: String,
        options: Options,
        #[zbus(header)] header: Header<'_>,
        #[zbus(connection)] bus: &Connection,
    ) -> fdo::Result<OwnedObjectPath> {
        drop(parent);
        let is_chosen = bool::try_from(options["interactive"].clone()).unwrap();
        self.arrived.send(Arrived::Shot(is_chosen)).unwrap();
        let results = HashMap::from([("uri", Value::from(self.picture))]);
        Ok(answer(bus, &header, self.shoots, results).await)
    }
}
