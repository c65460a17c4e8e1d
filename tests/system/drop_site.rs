//! A window of another program that takes drops, or does not.

use super::client::Client;
use super::patience::PATIENCE;
use super::x_server::Desktop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ClientMessageEvent, ConnectionExt as _, EventMask, PropMode, Window,
};
use x11rb::wrapper::ConnectionExt as _;

/// How it behaves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manners {
    /// Whether it says that it would take it; none: it says nothing.
    pub(super) takes: Option<bool>,
    /// What it fetches when something is dropped.
    pub(super) wants: &'static [&'static str],
    /// Whether it says that it is done.
    pub(super) finishes: bool,
}

pub(super) const POLITE: Manners = Manners {
    takes: Some(true),
    wants: &["image/png", "text/uri-list"],
    finishes: true,
};

/// What it heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// The names of the formats.
    Enter(Vec<String>),
    /// Where on the screen.
    Position(i16, i16),
    Leave,
    Drop,
    /// What it has fetched.
    Fetched(&'static str, Option<Vec<u8>>),
}

type Log = Arc<(Mutex<Vec<Heard>>, Condvar)>;

pub(super) struct DropSite {
    log: Log,
    ends: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl DropSite {
    /// A window at this place of the screen.
    pub(super) fn at(desktop: &Desktop, place: (i16, i16, u16, u16), manners: Manners) -> Self {
        let client = Client::on(desktop);
        let window = client.new_window(client.root, place);
        map(&client, window);
        announce(&client, window);
        Self::hearing(client, window, manners)
    }

    /// What comes to windows of this client is heard. The window is the one that answers.
    pub(super) fn hearing(mut client: Client, window: Window, manners: Manners) -> Self {
        client.window = window;
        let log = Log::default();
        let ends = Arc::new(AtomicBool::new(false));
        let listener = Listener {
            client,
            manners,
            log: Arc::clone(&log),
        };
        let stop = Arc::clone(&ends);
        let thread = thread::spawn(move || listener.listen(&stop));
        Self {
            log,
            ends,
            thread: Some(thread),
        }
    }

    pub(super) fn heard(&self) -> Vec<Heard> {
        self.log.0.lock().unwrap().clone()
    }

    /// Waits until it has heard this.
    pub(super) fn wait_for(&self, what: &str, is_it: impl Fn(&Heard) -> bool) -> Heard {
        let log = self.log.0.lock().unwrap();
        let lacks = |log: &mut Vec<Heard>| !log.iter().any(&is_it);
        let (log, _) = self.log.1.wait_timeout_while(log, PATIENCE, lacks).unwrap();
        let heard = log.iter().find(|heard| is_it(heard)).cloned();
        heard.unwrap_or_else(|| panic!("not heard: {what}; {log:?}"))
    }
}

impl Drop for DropSite {
    fn drop(&mut self) {
        self.ends.store(true, Ordering::Relaxed);
        // What went wrong there the test has seen by what is missing.
        drop(self.thread.take().unwrap().join());
    }
}

pub(super) fn map(client: &Client, window: Window) {
    client
        .connection
        .map_window(window)
        .unwrap()
        .check()
        .unwrap();
}

/// Says that a window takes drops.
pub(super) fn announce(client: &Client, window: Window) {
    announce_version(client, window, 5);
}

pub(super) fn announce_version(client: &Client, window: Window, version: u32) {
    set(client, window, "XdndAware", AtomEnum::ATOM, version);
}

pub(super) fn set(client: &Client, window: Window, name: &str, kind: AtomEnum, value: u32) {
    let name = client.atom(name);
    let mode = PropMode::REPLACE;
    let done = client
        .connection
        .change_property32(mode, window, name, kind, &[value]);
    done.unwrap().check().unwrap();
}

struct Listener {
    client: Client,
    manners: Manners,
    log: Log,
}

impl Listener {
    fn listen(&self, stop: &AtomicBool) {
        while !stop.load(Ordering::Relaxed) {
            match self.client.connection.poll_for_event() {
                Ok(Some(Event::ClientMessage(message))) => self.answer(&message),
                Ok(Some(_)) => {}
                Ok(None) => thread::sleep(Duration::from_millis(5)),
                Err(_) => return,
            }
        }
    }

    fn note(&self, heard: Heard) {
        self.log.0.lock().unwrap().push(heard);
        self.log.1.notify_all();
    }

    fn answer(&self, message: &ClientMessageEvent) {
        let data = message.data.as_data32();
        match self.client.name_of(message.type_).as_str() {
            "XdndEnter" => self.note(Heard::Enter(self.types(&data))),
            "XdndPosition" => {
                let [x, y] = [data[2] >> 16, data[2] & 0xffff];
                let point = [x, y].map(|value| i16::try_from(value).unwrap());
                self.note(Heard::Position(point[0], point[1]));
                if let Some(takes) = self.manners.takes {
                    let action = self.client.atom("XdndActionCopy");
                    let answer = [self.client.window, u32::from(takes), 0, 0, action];
                    self.send(data[0], "XdndStatus", answer);
                }
            }
            "XdndLeave" => self.note(Heard::Leave),
            "XdndDrop" => self.fetch(&data),
            _ => {}
        }
    }

    fn types(&self, data: &[u32; 5]) -> Vec<String> {
        let mut types: Vec<Atom> = data[2..].to_vec();
        if data[1] & 1 == 1 {
            let list = self.client.atom("XdndTypeList");
            let asked =
                self.client
                    .connection
                    .get_property(false, data[0], list, AtomEnum::ATOM, 0, 1000);
            let reply = asked.unwrap().reply().unwrap();
            let listed: Vec<Atom> = reply.value32().unwrap().collect();
            assert_eq!(listed[..3], types);
            types = listed;
        }
        assert_eq!(data[1] >> 24, 5, "the version");
        types.retain(|atom| *atom != x11rb::NONE);
        types
            .iter()
            .map(|atom| self.client.name_of(*atom))
            .collect()
    }

    fn fetch(&self, data: &[u32; 5]) {
        self.note(Heard::Drop);
        let property = self.client.atom("FETCHED");
        for target in self.manners.wants {
            self.client.ask("XdndSelection", target, property, data[2]);
            let bytes = match self.client.answer(property) {
                super::client::Answer::Refused => None,
                super::client::Answer::Whole(_, bytes) => Some(bytes),
                super::client::Answer::InParts => Some(self.client.rest(property)),
            };
            self.note(Heard::Fetched(target, bytes));
        }
        if self.manners.finishes {
            let action = self.client.atom("XdndActionCopy");
            let answer = [self.client.window, 1, action, 0, 0];
            self.send(data[0], "XdndFinished", answer);
        }
    }

    fn send(&self, to: Window, name: &str, data: [u32; 5]) {
        let message = ClientMessageEvent::new(32, to, self.client.atom(name), data);
        self.client
            .connection
            .send_event(false, to, EventMask::NO_EVENT, message)
            .unwrap();
        self.client.connection.flush().unwrap();
    }
}
