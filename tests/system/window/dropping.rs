//! Things that another program drops onto the window.

use super::running::Running;
use crate::client::Client;
use crate::patience::eventually;
use crate::x_server::Desktop;
use egui_kittest::kittest::Queryable as _;
use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ClientMessageEvent, ConnectionExt as _, EventMask, PropMode,
    SELECTION_NOTIFY_EVENT, SelectionNotifyEvent, SelectionRequestEvent, Time, Window,
};
use x11rb::wrapper::ConnectionExt as _;

const FEN: &str = "r4rk1/pp3ppp/2n1b3/8/4P3/2N1B3/PP3PPP/R4RK1 b - - 3 17";
const OTHER: &str = "8/5pk1/4p1p1/3pP2p/3P1P1P/2r3P1/R5K1/8 w - - 0 1";

/// The content of a drag by its types, the best for its program first.
type Offer<'a> = &'a [(&'a str, &'a [u8])];

/// Another program that drags something over the window.
struct Source<'a> {
    client: Client,
    /// The window, and the one that hears the messages for it.
    window: Window,
    proxy: Window,
    offer: Offer<'a>,
}

impl<'a> Source<'a> {
    fn over(window: &Running<'_>, offer: Offer<'a>) -> Self {
        let client = Client::on(window.desktop);
        let id = window.id().parse().unwrap();
        let name = client.atom("XdndProxy");
        let proxy = eventually("a window that takes drops", || {
            let kind = AtomEnum::WINDOW;
            let asked = client.connection.get_property(false, id, name, kind, 0, 1);
            asked.unwrap().reply().unwrap().value32()?.next()
        });
        let selection = client.atom("XdndSelection");
        let owner =
            client
                .connection
                .set_selection_owner(client.window, selection, Time::CURRENT_TIME);
        owner.unwrap().check().unwrap();
        Self {
            client,
            window: id,
            proxy,
            offer,
        }
    }

    /// Drags over the window and drops. Returns whether the window took the drag and then the drop.
    fn drops(&self) -> [bool; 2] {
        let types = self.offer.iter().map(|(name, _)| self.client.atom(name));
        let types: Vec<Atom> = types.collect();
        let list = self.client.atom("XdndTypeList");
        let (own, kind) = (self.client.window, AtomEnum::ATOM);
        let set = &self.client.connection;
        let set = set.change_property32(PropMode::REPLACE, own, list, kind, &types);
        set.unwrap().check().unwrap();
        self.tell("XdndEnter", [own, 5 << 24 | 1, 0, 0, 0]);
        let place = (600 << 16) + 400;
        let copy = self.client.atom("XdndActionCopy");
        self.tell("XdndPosition", [own, 0, place, 0, copy]);
        let takes = self.answered("XdndStatus");
        if !takes {
            return [false, false];
        }
        self.tell("XdndDrop", [own, 0, 0, 0, 0]);
        [takes, self.answered("XdndFinished")]
    }

    fn tell(&self, name: &str, data: [u32; 5]) {
        let message = ClientMessageEvent::new(32, self.window, self.client.atom(name), data);
        let connection = &self.client.connection;
        let sent = connection.send_event(false, self.proxy, EventMask::NO_EVENT, message);
        sent.unwrap().check().unwrap();
    }

    /// Waits for this answer, and provides the requested content meanwhile. Returns whether the answer is yes.
    fn answered(&self, name: &str) -> bool {
        let kind = self.client.atom(name);
        self.client.event(name, |event| match event {
            Event::SelectionRequest(request) => {
                self.give(request);
                None
            }
            Event::ClientMessage(message) if message.type_ == kind => {
                let [window, flags, ..] = message.data.as_data32();
                assert_eq!(window, self.window);
                Some(flags & 1 == 1)
            }
            _ => None,
        })
    }

    fn give(&self, request: &SelectionRequestEvent) {
        let name = self.client.name_of(request.target);
        let content = self.offer.iter().find(|(offered, _)| *offered == name);
        let connection = &self.client.connection;
        let (to, place, kind) = (request.requestor, request.property, request.target);
        let property = content.map_or(x11rb::NONE, |(_, bytes)| {
            let set = connection.change_property8(PropMode::REPLACE, to, place, kind, bytes);
            set.unwrap();
            place
        });
        let notice = SelectionNotifyEvent {
            response_type: SELECTION_NOTIFY_EVENT,
            sequence: 0,
            time: request.time,
            requestor: to,
            selection: request.selection,
            target: kind,
            property,
        };
        let sent = connection.send_event(false, to, EventMask::NO_EVENT, notice);
        sent.unwrap().check().unwrap();
    }
}

fn assert_drops(window: &Running<'_>, offer: Offer<'_>) {
    assert_eq!(Source::over(window, offer).drops(), [true, true]);
}

fn wait_for_fen(window: &Running<'_>, fen: &str) {
    eventually(fen, || (window.copied() == fen).then_some(()));
}

#[test]
fn a_dropped_text_is_taken_like_a_pasted_one() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, OTHER);
    let text = format!("The position is {FEN}\n");
    let page = format!("<p>{text}</p>");
    let offer: Offer<'_> = &[
        ("text/html", page.as_bytes()),
        ("text/plain;charset=utf-8", text.as_bytes()),
        ("UTF8_STRING", text.as_bytes()),
        ("text/plain", text.as_bytes()),
    ];
    assert_drops(&window, offer);
    wait_for_fen(&window, FEN);
    // Only a program that offers nothing useful is turned away.
    let useless = Source::over(&window, &[("application/x-color", &[0; 8])]);
    assert_eq!(useless.drops(), [false, false]);
}

#[test]
fn dropped_files_are_opened_whatever_the_encoding_of_their_names() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, "8/8/8/8/8/8/8/8 w - - 0 1");
    for (name, escaped, fen) in [
        (&b"caf\xe9 1.fen"[..], "caf%E9%201.fen", FEN),
        (&b"plain.fen"[..], "plain.fen", OTHER),
    ] {
        let path = desktop.folder().join(OsStr::from_bytes(name));
        fs::write(&path, fen).unwrap();
        let folder = desktop.folder().to_str().unwrap();
        let list = format!("file://{folder}/{escaped}\r\n");
        assert_drops(&window, &[("text/uri-list", list.as_bytes())]);
        wait_for_fen(&window, fen);
    }
}

#[test]
fn a_dropped_picture_is_read_although_its_address_comes_with_it() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window = Running::on(&desktop, FEN);
    window.key("ctrl+shift+b");
    let client = Client::on(&desktop);
    let picture = eventually("a picture", || client.fetch("CLIPBOARD", "image/png"));
    window.key("ctrl+n");
    eventually("a new board", || (window.copied() != FEN).then_some(()));
    let offer: Offer<'_> = &[
        ("text/uri-list", b"https://example.org/board.png\r\n"),
        ("image/png", &picture),
    ];
    assert_drops(&window, offer);
    wait_for_fen(&window, FEN);
}

#[test]
fn a_dropped_web_address_is_answered_with_a_message() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let address = "https://example.org/boards/7.png";
    for offer in [
        [("text/uri-list", format!("{address}\r\n").into_bytes())],
        [("text/x-moz-url", utf16(&format!("{address}\nA board")))],
    ] {
        let mut window = Running::on(&desktop, FEN);
        window.twin.paste(address);
        let message = window
            .twin
            .harness
            .query_all_by_label_contains("example.org");
        let place = message.last().unwrap().rect();
        let before = window.look_at(place);
        let [(name, bytes)] = &offer;
        assert_drops(&window, &[(name, bytes)]);
        eventually("a message", || {
            (window.look_at(place) != before).then_some(())
        });
        assert_eq!(window.copied(), FEN);
    }
}

fn utf16(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_ne_bytes).collect()
}
