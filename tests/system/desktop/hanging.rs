//! Programs that request the clipboard and then hang, die or request too much.

use crate::client::{Answer, Client, offered, picture};
use crate::patience::{PATIENCE, eventually};
use crate::x_server::Desktop;
use tabiya_desktop::system::{ClipboardOffer, OfferState};
use x11rb::protocol::xproto::{ConnectionExt as _, EventMask, Time};

const SIZE: u32 = 5_000_000;

fn large_offer() -> ClipboardOffer {
    ClipboardOffer::new()
        .with("image/png", picture(SIZE))
        .with_text("8/8")
}

/// Lets the client fetch one part of the content, so that more must follow.
fn in_the_middle(client: &Client) {
    let property = client.atom("FETCHED");
    assert_eq!(
        client.begin_to_fetch("image/png", property),
        Answer::InParts
    );
    assert!(!client.next_part(property).is_empty());
}

#[test]
fn a_hanging_reader_blocks_no_other_reader_and_is_dropped() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let ours = offered(&desktop, large_offer());
    let hanging = Client::on(&desktop);
    in_the_middle(&hanging);
    let other = Client::on(&desktop);
    let fetched = other.fetch("CLIPBOARD", "image/png");
    assert!(fetched == Some(picture(SIZE)));
    desktop.set_clipboard("theirs");
    // We wait for the hanging program, but not for ever.
    assert!(ours.wait_until_over(PATIENCE));
    assert_eq!(ours.state(), OfferState::Over);
    drop(hanging);
}

#[test]
fn a_reader_that_dies_is_forgotten() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let ours = offered(&desktop, large_offer());
    for _ in 0..40 {
        // These are more programs than are served at once, but those that died do not count.
        let dying = Client::on(&desktop);
        in_the_middle(&dying);
    }
    let other = Client::on(&desktop);
    assert!(other.fetch("CLIPBOARD", "image/png") == Some(picture(SIZE)));
    desktop.set_clipboard("theirs");
    assert!(ours.wait_until_over(PATIENCE));
    assert_eq!(ours.state(), OfferState::Over);
}

#[test]
fn a_reader_that_closes_only_its_window_is_forgotten() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let ours = offered(&desktop, large_offer());
    let mut client = Client::on(&desktop);
    for _ in 0..40 {
        in_the_middle(&client);
        client.connection.destroy_window(client.window).unwrap();
        client.window = client.new_window(client.root, (0, 0, 1, 1));
    }
    assert!(client.fetch("CLIPBOARD", "image/png") == Some(picture(SIZE)));
    assert_eq!(ours.state(), OfferState::OnClipboard);
}

#[test]
fn a_request_from_a_destroyed_window_does_no_harm() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let ours = offered(&desktop, large_offer());
    let mut client = Client::on(&desktop);
    for target in ["image/png", "UTF8_STRING", "TARGETS", "MULTIPLE"] {
        let property = client.atom("FETCHED");
        client.ask("CLIPBOARD", target, property, Time::CURRENT_TIME.into());
        client.connection.destroy_window(client.window).unwrap();
        client.window = client.new_window(client.root, (0, 0, 1, 1));
    }
    assert!(client.fetch("CLIPBOARD", "image/png") == Some(picture(SIZE)));
    assert_eq!(ours.state(), OfferState::OnClipboard);
}

#[test]
fn too_many_simultaneous_readers_are_refused_until_others_are_done() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    offered(&desktop, large_offer());
    let other = Client::on(&desktop);
    let place = other.atom("FETCHED");
    let clients: Vec<_> = (0..40).map(|_| Client::on(&desktop)).collect();
    let (begun, refused): (Vec<_>, Vec<_>) = clients
        .into_iter()
        .partition(|client| client.begin_to_fetch("image/png", place) == Answer::InParts);
    assert!(begun.len() >= 4, "{}", begun.len());
    assert!(!refused.is_empty());
    // Small content is given anyway.
    let text = other.fetch("CLIPBOARD", "UTF8_STRING");
    assert_eq!(text.as_deref(), Some(&b"8/8"[..]));
    assert!(begun[0].rest(place) == picture(SIZE));
    let again = eventually("a place that is free again", || {
        let answer = refused[0].begin_to_fetch("image/png", place);
        (answer == Answer::InParts).then(|| refused[0].rest(place))
    });
    assert!(again == picture(SIZE));
}

#[test]
fn a_reader_gets_the_rest_although_another_program_copies() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let ours = offered(&desktop, large_offer());
    let client = Client::on(&desktop);
    let property = client.atom("FETCHED");
    let answer = client.begin_to_fetch("image/png", property);
    assert_eq!(answer, Answer::InParts);
    desktop.set_clipboard("theirs");
    assert_eq!(ours.state(), OfferState::OnClipboard);
    assert!(client.rest(property) == picture(SIZE));
    assert!(ours.wait_until_over(PATIENCE));
}

#[test]
fn a_window_is_watched_only_during_a_transfer() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    offered(&desktop, large_offer());
    let client = Client::on(&desktop);
    let watched = || {
        let asked = client.connection.get_window_attributes(client.window);
        asked.unwrap().reply().unwrap().all_event_masks
    };
    in_the_middle(&client);
    assert!(watched().contains(EventMask::STRUCTURE_NOTIFY));
    client.rest(client.atom("FETCHED"));
    eventually("no more watching", || {
        (!watched().contains(EventMask::STRUCTURE_NOTIFY)).then_some(())
    });
}
