//! Reading from other programs with any behaviour.

use crate::client::{Client, display, offered, picture};
use crate::patience::{PATIENCE, eventually};
use crate::x_server::Desktop;
use rustix::process::Signal;
use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, channel};
use std::thread::{self, JoinHandle};
use tabiya_desktop::system::{
    ClipboardKind, ClipboardOffer, DesktopSession, MAX_BYTES, PasteError,
};
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ChangeWindowAttributesAux, ConnectionExt as _, EventMask, PropMode, Property,
    SELECTION_NOTIFY_EVENT, SelectionNotifyEvent, SelectionRequestEvent, Time,
};
use x11rb::wrapper::ConnectionExt as _;

fn read(desktop: &Desktop, selection: ClipboardKind) -> Result<String, PasteError> {
    let session = DesktopSession::X11(Some(display(desktop)));
    session.read_text(selection, &mut |_| ControlFlow::Continue(()))
}

fn pasted(desktop: &Desktop) -> Result<String, PasteError> {
    read(desktop, ClipboardKind::Clipboard)
}

/// A text of this size that reveals a lost, repeated or misplaced part.
fn long_text(size: u32) -> String {
    let letters = picture(size).into_iter().map(|byte| b'!' + byte % 90);
    String::from_utf8(letters.collect()).unwrap()
}

/// Another program that owns the clipboard and answers as the test defines.
struct Owner {
    /// The names of the requested formats.
    asked: Receiver<String>,
    thread: JoinHandle<()>,
}

/// The reaction of an owner to a request.
type Answer = fn(&Client, &SelectionRequestEvent, &str);

impl Owner {
    /// Starts an owner, which ends when another program has the clipboard or the server is gone.
    fn on(desktop: &Desktop, answer: Answer) -> Self {
        let client = Client::on(desktop);
        let clipboard = client.atom("CLIPBOARD");
        let now = Time::CURRENT_TIME;
        client
            .connection
            .set_selection_owner(client.window, clipboard, now)
            .unwrap()
            .check()
            .unwrap();
        let (tell, asked) = channel();
        let serve = move || {
            while let Ok(event) = client.connection.wait_for_event() {
                match event {
                    Event::SelectionRequest(request) => {
                        let name = client.name_of(request.target);
                        drop(tell.send(name.clone()));
                        answer(&client, &request, &name);
                        client.connection.flush().unwrap();
                    }
                    Event::SelectionClear(_) => return,
                    _ => {}
                }
            }
        };
        Self {
            asked,
            thread: thread::spawn(serve),
        }
    }
}

fn notify(client: &Client, request: &SelectionRequestEvent, property: Atom) {
    let notice = SelectionNotifyEvent {
        response_type: SELECTION_NOTIFY_EVENT,
        sequence: 0,
        time: request.time,
        requestor: request.requestor,
        selection: request.selection,
        target: request.target,
        property,
    };
    let no_event = EventMask::NO_EVENT;
    client
        .connection
        .send_event(false, request.requestor, no_event, notice)
        .unwrap();
}

fn refuse(client: &Client, request: &SelectionRequestEvent) {
    notify(client, request, x11rb::NONE);
}

fn give(client: &Client, request: &SelectionRequestEvent, kind: Atom, bytes: &[u8]) {
    let (window, place) = (request.requestor, request.property);
    client
        .connection
        .change_property8(PropMode::REPLACE, window, place, kind, bytes)
        .unwrap();
    notify(client, request, place);
}

/// Announces content in parts, and waits until the first part is requested.
fn begin_parts(client: &Client, request: &SelectionRequestEvent) {
    let (window, place) = (request.requestor, request.property);
    let attributes = ChangeWindowAttributesAux::new().event_mask(EventMask::PROPERTY_CHANGE);
    client
        .connection
        .change_window_attributes(window, &attributes)
        .unwrap();
    let incr = client.atom("INCR");
    client
        .connection
        .change_property32(PropMode::REPLACE, window, place, incr, &[1])
        .unwrap();
    notify(client, request, place);
    wait_until_wanted(client, request);
}

fn wait_until_wanted(client: &Client, request: &SelectionRequestEvent) -> bool {
    client.connection.flush().unwrap();
    while let Ok(event) = client.connection.wait_for_event() {
        match event {
            Event::PropertyNotify(event)
                if event.window == request.requestor && event.state == Property::DELETE =>
            {
                return true;
            }
            // The requester is gone.
            Event::Error(_) => return false,
            _ => {}
        }
    }
    false
}

fn give_part(client: &Client, request: &SelectionRequestEvent, bytes: &[u8]) {
    let (window, place) = (request.requestor, request.property);
    let kind = client.atom("UTF8_STRING");
    client
        .connection
        .change_property8(PropMode::REPLACE, window, place, kind, bytes)
        .unwrap();
}

#[test]
fn a_text_is_pasted_as_copied() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    for text in [
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "Weiß zieht: ♔e1–e2\r\n\tund\n\n",
        "x",
    ] {
        desktop.set_clipboard(text);
        assert_eq!(pasted(&desktop).as_deref(), Ok(text));
    }
    offered(&desktop, ClipboardOffer::new().with_text("Weiß ♔"));
    assert_eq!(pasted(&desktop).as_deref(), Ok("Weiß ♔"));
}

#[test]
fn thirty_megabytes_of_text_are_transferred_byte_for_byte_both_ways() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let text = long_text(30_000_000);
    let session = DesktopSession::X11(Some(display(&desktop)));
    let offer = ClipboardOffer::new().with_text(&text);
    let ours = session.offer_as(ClipboardKind::Clipboard, offer).unwrap();
    ours.wait(PATIENCE).unwrap();
    assert!(pasted(&desktop).unwrap() == text);
    assert!(desktop.clipboard_within(PATIENCE).unwrap() == text);
    desktop.set_clipboard(&text);
    assert!(pasted(&desktop).unwrap() == text);
}

#[test]
fn the_selection_and_the_clipboard_are_separate() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    assert_eq!(
        read(&desktop, ClipboardKind::Primary),
        Err(PasteError::NoText)
    );
    let session = DesktopSession::X11(Some(display(&desktop)));
    for (selection, text) in [
        (ClipboardKind::Clipboard, "copied"),
        (ClipboardKind::Primary, "selected"),
    ] {
        let offer = ClipboardOffer::new().with_text(text);
        let ours = session.offer_as(selection, offer).unwrap();
        ours.wait(PATIENCE).unwrap();
    }
    assert_eq!(read(&desktop, ClipboardKind::Primary).unwrap(), "selected");
    assert_eq!(pasted(&desktop).unwrap(), "copied");
}

#[test]
fn latin_1_of_an_older_program_is_read() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    Owner::on(&desktop, |client, request, target| match target {
        "STRING" => give(client, request, AtomEnum::STRING.into(), b"Wei\xdf"),
        _ => refuse(client, request),
    });
    assert_eq!(pasted(&desktop).unwrap(), "Weiß");
}

#[test]
fn invalid_utf_8_keeps_its_bytes_as_characters() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    Owner::on(&desktop, |client, request, target| {
        give(client, request, client.atom(target), b"Wei\xdf\0");
    });
    assert_eq!(pasted(&desktop).unwrap(), "Weiß\0");
}

#[test]
fn only_text_is_requested_from_a_picture() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    assert_eq!(pasted(&desktop), Err(PasteError::NoText));
    let owner = Owner::on(&desktop, |client, request, target| match target {
        "image/png" => give(client, request, client.atom(target), b"a bomb"),
        _ => refuse(client, request),
    });
    assert_eq!(pasted(&desktop), Err(PasteError::NoText));
    let asked: Vec<_> = owner.asked.try_iter().collect();
    let texts = [
        "UTF8_STRING",
        "text/plain;charset=utf-8",
        "text/plain",
        "STRING",
        "text/uri-list",
        "x-special/gnome-copied-files",
    ];
    let (names, texts_asked) = asked.split_last().unwrap();
    assert_eq!(texts_asked, texts);
    // The other formats are recognised by their names alone.
    assert_eq!(names, "TARGETS");
}

#[test]
fn a_picture_without_a_text_is_reported_as_a_picture() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let _owner = Owner::on(&desktop, |client, request, target| match target {
        "TARGETS" => {
            let (window, place) = (request.requestor, request.property);
            let formats = [client.atom("TARGETS"), client.atom("image/png")];
            client
                .connection
                .change_property32(PropMode::REPLACE, window, place, AtomEnum::ATOM, &formats)
                .unwrap();
            notify(client, request, place);
        }
        _ => refuse(client, request),
    });
    assert_eq!(pasted(&desktop), Err(PasteError::Picture));
}

fn picture_on(desktop: &Desktop) -> Result<Vec<u8>, PasteError> {
    let session = DesktopSession::X11(Some(display(desktop)));
    session.read_picture(&mut |_| ControlFlow::Continue(()))
}

#[test]
fn the_best_of_several_picture_formats_is_taken() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    assert_eq!(picture_on(&desktop), Err(PasteError::NoText));
    let owner = Owner::on(&desktop, |client, request, target| match target {
        "TARGETS" => {
            let (window, place) = (request.requestor, request.property);
            let formats = ["TARGETS", "image/jpeg", "image/bmp", "image/png"];
            let formats = formats.map(|name| client.atom(name));
            client
                .connection
                .change_property32(PropMode::REPLACE, window, place, AtomEnum::ATOM, &formats)
                .unwrap();
            notify(client, request, place);
        }
        "image/png" => give(client, request, client.atom(target), b"\x89PNG"),
        _ => refuse(client, request),
    });
    assert_eq!(picture_on(&desktop).unwrap(), b"\x89PNG");
    let asked: Vec<_> = owner.asked.try_iter().collect();
    assert_eq!(asked, ["TARGETS", "image/png"]);
}

#[test]
fn a_large_picture_is_pasted_whole() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let bytes = picture(3_000_000);
    let offer = ClipboardOffer::new().with("image/png", bytes.clone());
    let _offered = offered(&desktop, offer);
    assert!(picture_on(&desktop).unwrap() == bytes);
}

#[test]
fn copied_files_without_other_formats_are_named() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let _owner = Owner::on(&desktop, |client, request, target| match target {
        "text/uri-list" => {
            give(
                client,
                request,
                client.atom(target),
                b"file:///tmp/a%20b.png\r\n",
            );
        }
        _ => refuse(client, request),
    });
    assert_eq!(pasted(&desktop).unwrap(), "file:///tmp/a%20b.png\r\n");
}

#[test]
fn copied_files_in_the_list_of_a_file_manager_are_named() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let _owner = Owner::on(&desktop, |client, request, target| match target {
        "x-special/gnome-copied-files" => {
            give(
                client,
                request,
                client.atom(target),
                b"copy\nfile:///tmp/a.fen",
            );
        }
        _ => refuse(client, request),
    });
    assert_eq!(pasted(&desktop).unwrap(), "copy\nfile:///tmp/a.fen");
}

#[test]
fn a_bitmap_under_an_older_name_is_pasted() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    for name in ["image/x-bmp", "image/x-MS-bmp"] {
        let bytes = picture(3_000);
        let offer = ClipboardOffer::new().with(name, bytes.clone());
        let _offered = offered(&desktop, offer);
        assert!(picture_on(&desktop).unwrap() == bytes, "{name}");
    }
}

#[test]
fn empty_content_and_other_types_are_no_text() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let answers: [Answer; 4] = [
        |client, request, target| give(client, request, client.atom(target), b""),
        // This owner sends pixels under the name of a text.
        |client, request, _| give(client, request, AtomEnum::PIXMAP.into(), b"text?"),
        // This owner reports that it has sent the content, but has sent nothing.
        |client, request, _| notify(client, request, request.property),
        |client, request, target| {
            let (window, place) = (request.requestor, request.property);
            let kind = client.atom(target);
            client
                .connection
                .change_property32(PropMode::REPLACE, window, place, kind, &[1, 2, 3])
                .unwrap();
            notify(client, request, place);
        },
    ];
    for answer in answers {
        let owner = Owner::on(&desktop, answer);
        assert_eq!(pasted(&desktop), Err(PasteError::NoText));
        assert!(owner.asked.try_iter().count() >= 1);
    }
}

#[test]
fn an_unresponsive_program_is_given_up_and_the_next_is_read_at_once() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let owner = Owner::on(&desktop, |_, _, _| {});
    assert_eq!(pasted(&desktop), Err(PasteError::NoAnswer));
    assert_eq!(owner.asked.try_iter().count(), 1);
    assert_eq!(pasted(&desktop), Err(PasteError::NoAnswer));
    desktop.set_clipboard("theirs");
    assert_eq!(pasted(&desktop).unwrap(), "theirs");
    owner.thread.join().unwrap();
}

#[test]
fn a_suspended_program_is_given_up_until_another_copies() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let owner = desktop.copied_by_another("theirs");
    owner.signal(Signal::STOP);
    assert_eq!(pasted(&desktop), Err(PasteError::NoAnswer));
    desktop.set_clipboard("another's");
    assert_eq!(pasted(&desktop).unwrap(), "another's");
}

#[test]
fn a_program_that_stops_midway_gives_nothing() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    Owner::on(&desktop, |client, request, _| {
        begin_parts(client, request);
        give_part(client, request, b"the first half");
    });
    assert_eq!(pasted(&desktop), Err(PasteError::NoAnswer));
}

/// Sends this repeatedly until the requester is gone.
fn flood(client: &Client, send: impl Fn()) {
    loop {
        (0..100).for_each(|_| send());
        // The request has arrived when the server answers.
        drop(client.connection.get_input_focus().unwrap().reply());
        while let Ok(Some(event)) = client.connection.poll_for_event() {
            if matches!(event, Event::Error(_)) {
                return;
            }
        }
    }
}

/// Asserts that we give up waiting for such an owner, and can read the next one.
fn is_given_up(answer: Answer) {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let _owner = Owner::on(&desktop, answer);
    assert_eq!(pasted(&desktop), Err(PasteError::NoAnswer));
    desktop.set_clipboard("the next text");
    // The thread that read the first one may end a moment later.
    let text = eventually("the next text", || pasted(&desktop).ok());
    assert_eq!(text, "the next text");
}

#[test]
fn a_program_that_sends_endless_other_notices_is_given_up() {
    is_given_up(|client, request, _| {
        let other = SelectionRequestEvent {
            target: client.atom("something else"),
            ..*request
        };
        flood(client, || refuse(client, &other));
    });
}

#[test]
fn a_program_that_sends_endless_invalid_parts_is_given_up() {
    is_given_up(|client, request, _| {
        begin_parts(client, request);
        let (window, place) = (request.requestor, request.property);
        let kind = AtomEnum::CARDINAL;
        flood(client, || {
            let connection = &client.connection;
            let sent = connection.change_property32(PropMode::REPLACE, window, place, kind, &[1]);
            drop(sent.unwrap());
        });
    });
}

#[test]
fn a_program_that_ends_midway_is_noticed() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    Owner::on(&desktop, |client, request, _| {
        begin_parts(client, request);
        give_part(client, request, b"the first half");
        wait_until_wanted(client, request);
        let window = client.window;
        client.connection.destroy_window(window).unwrap();
    });
    assert_eq!(pasted(&desktop), Err(PasteError::OwnerGone));
}

#[test]
fn an_endless_text_is_too_large_and_takes_bounded_memory() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    Owner::on(&desktop, |client, request, _| {
        let part = vec![b'x'; 200_000];
        begin_parts(client, request);
        loop {
            give_part(client, request, &part);
            if !wait_until_wanted(client, request) {
                return;
            }
        }
    });
    let most = Cell::new(0);
    let session = DesktopSession::X11(Some(display(&desktop)));
    let result = session.read_text(ClipboardKind::Clipboard, &mut |count| {
        most.set(count);
        ControlFlow::Continue(())
    });
    assert_eq!(result, Err(PasteError::TooLarge));
    assert!((MAX_BYTES / 2..=MAX_BYTES).contains(&most.get()));
}

#[test]
fn a_paste_can_be_stopped_during_the_transfer() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let text = long_text(20_000_000);
    offered(&desktop, ClipboardOffer::new().with_text(&text));
    let session = DesktopSession::X11(Some(display(&desktop)));
    let seen = Cell::new(0);
    let result = session.read_text(ClipboardKind::Clipboard, &mut |count| {
        seen.set(seen.get() + 1);
        if count > 1_000_000 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert_eq!(result, Err(PasteError::Cancelled));
    assert!(seen.get() > 1);
    assert!(pasted(&desktop).unwrap() == text);
}

#[test]
fn a_paste_without_a_server_fails() {
    let session = DesktopSession::X11(Some(":9999".to_owned()));
    let result = session.read_text(ClipboardKind::Clipboard, &mut |_| ControlFlow::Continue(()));
    assert!(matches!(result, Err(PasteError::Failed(_))), "{result:?}");
}
