//! Offers after the end of the program. This needs programs that end, so this program is restarted to play a part.

use crate::client::{Client, display, offered, picture};
use crate::patience::{PATIENCE, eventually, run};
use crate::x_server::Desktop;
use std::env;
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use tabiya_desktop::system::{ClipboardOffer, DesktopSession, OfferState};
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    ConnectionExt as _, EventMask, PropMode, SELECTION_NOTIFY_EVENT, SelectionNotifyEvent,
    SelectionRequestEvent, Time,
};
use x11rb::wrapper::ConnectionExt as _;

/// The variable with the display for the program that ends.
const ACT_ON: &str = "TABIYA_TEST_ACTS_ON";
const FEN: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

fn offer() -> ClipboardOffer {
    ClipboardOffer::new()
        .with("image/png", picture(3_000_000))
        .with_text(FEN)
}

/// This program, started to play a part.
fn program(desktop: &Desktop, acts: &str) -> Command {
    let mut program = Command::new(env::current_exe().unwrap());
    program.args(["--exact", "--ignored", "--nocapture", acts]);
    program.env(ACT_ON, display(desktop));
    program
}

fn session_to_act_on() -> Option<DesktopSession> {
    let display = env::var(ACT_ON).ok()?;
    Some(DesktopSession::X11(Some(display)))
}

#[test]
#[ignore = "no test but a program that another test starts"]
fn copies_and_ends() {
    let Some(session) = session_to_act_on() else {
        return;
    };
    let offered = session.offer_on_clipboard(offer()).unwrap();
    offered.wait(PATIENCE).unwrap();
}

/// A clipboard manager: when it is asked to keep the content, it fetches these formats and takes over the clipboard.
struct Manager {
    client: Client,
    kept: Vec<(&'static str, Vec<u8>)>,
}

impl Manager {
    fn on(desktop: &Desktop) -> Self {
        let client = Client::on(desktop);
        let name = client.atom("CLIPBOARD_MANAGER");
        client
            .connection
            .set_selection_owner(client.window, name, Time::CURRENT_TIME)
            .unwrap()
            .check()
            .unwrap();
        let kept = Vec::new();
        Self { client, kept }
    }

    /// Keeps these formats at the first request.
    fn keep(mut self, wanted: &'static [&'static str]) -> Receiver<Self> {
        let (sender, receiver) = channel();
        thread::spawn(move || {
            let request = self.client.event("a request", |event| match event {
                Event::SelectionRequest(request) => Some(*request),
                _ => None,
            });
            assert_eq!(self.client.name_of(request.target), "SAVE_TARGETS");
            for name in wanted {
                let bytes = self.client.fetch("CLIPBOARD", name).unwrap();
                self.kept.push((name, bytes));
            }
            self.say_kept(&request);
            drop(sender.send(self));
        });
        receiver
    }

    fn say_kept(&self, request: &SelectionRequestEvent) {
        let connection = &self.client.connection;
        let (to, property) = (request.requestor, request.property);
        let null = self.client.atom("NULL");
        connection
            .change_property8(PropMode::REPLACE, to, property, null, &[])
            .unwrap();
        let notice = SelectionNotifyEvent {
            response_type: SELECTION_NOTIFY_EVENT,
            sequence: 0,
            time: request.time,
            requestor: to,
            selection: request.selection,
            target: request.target,
            property,
        };
        connection
            .send_event(false, to, EventMask::NO_EVENT, notice)
            .unwrap();
        connection.flush().unwrap();
    }
}

#[test]
fn a_clipboard_manager_keeps_the_offer_after_the_program_has_ended() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let wanted = &["image/png", "UTF8_STRING"];
    let keeps = Manager::on(&desktop).keep(wanted);
    let finished = run(&mut program(&desktop, "desktop::ending::copies_and_ends"));
    assert!(finished.status.success(), "{}", finished.err);
    let manager = keeps.recv_timeout(PATIENCE).unwrap();
    let kept = manager.kept;
    assert!(kept[0] == ("image/png", picture(3_000_000)));
    assert_eq!(kept[1], ("UTF8_STRING", FEN.into()));
}

#[test]
fn without_a_clipboard_manager_the_clipboard_is_empty_afterwards() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let finished = run(&mut program(&desktop, "desktop::ending::copies_and_ends"));
    assert!(finished.status.success(), "{}", finished.err);
    let client = Client::on(&desktop);
    assert_eq!(client.fetch("CLIPBOARD", "image/png"), None);
}

#[test]
fn an_idle_clipboard_manager_does_not_delay_the_end() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let _asleep = Manager::on(&desktop);
    let finished = run(&mut program(&desktop, "desktop::ending::copies_and_ends"));
    assert!(finished.status.success(), "{}", finished.err);
}

#[test]
fn an_offer_is_handed_over_on_request() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let keeps = Manager::on(&desktop).keep(&["UTF8_STRING"]);
    let ours = offered(&desktop, offer());
    ours.hand_over();
    assert!(ours.wait_until_over(PATIENCE));
    assert_eq!(ours.state(), OfferState::Over);
    let manager = keeps.recv_timeout(PATIENCE).unwrap();
    assert_eq!(manager.kept, [("UTF8_STRING", FEN.into())]);
    eventually("nothing more of it", || {
        let client = Client::on(&desktop);
        let owner = client
            .connection
            .get_selection_owner(client.atom("CLIPBOARD"));
        (owner.unwrap().reply().unwrap().owner == x11rb::NONE).then_some(())
    });
}
