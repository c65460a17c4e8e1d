//! The clipboard as other programs find it.

use crate::client::{Answer, Client, offered, picture};
use crate::patience::{PATIENCE, run};
use crate::x_server::Desktop;
use std::collections::HashSet;
use tabiya_desktop::system::{ClipboardOffer, DesktopError, DesktopSession, OfferState};
use x11rb::protocol::xproto::{Atom, AtomEnum, PropMode, Time};
use x11rb::wrapper::ConnectionExt as _;

const FEN: &str = "r4rk1/pp3ppp/2n1b3/8/8/2N1B3/PP3PPP/R4RK1 b - - 3 17";
const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>Weiß ♔</title></svg>";
const UTF8: &str = "text/plain;charset=utf-8";

fn offer() -> ClipboardOffer {
    ClipboardOffer::new()
        .with("image/png", picture(100_000))
        .with("image/svg+xml", SVG.as_bytes())
        .with_text(FEN)
}

/// The output of xclip for this target.
fn by_xclip(desktop: &Desktop, target: &str) -> Vec<u8> {
    let mut xclip = desktop.command("xclip");
    xclip.args(["-selection", "clipboard", "-out", "-target", target]);
    let finished = run(&mut xclip);
    assert!(finished.status.success(), "{target}: {}", finished.err);
    finished.out
}

#[test]
fn another_program_gets_every_format_under_each_name() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    offered(&desktop, offer());
    assert_eq!(by_xclip(&desktop, "image/png"), picture(100_000));
    assert_eq!(by_xclip(&desktop, "image/svg+xml"), SVG.as_bytes());
    for text in [UTF8, "text/plain", "UTF8_STRING", "STRING", "TEXT"] {
        assert_eq!(by_xclip(&desktop, text), FEN.as_bytes(), "{text}");
    }
    assert_eq!(desktop.clipboard().as_deref(), Some(FEN));
}

#[test]
fn the_list_of_targets_names_exactly_the_available_ones() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    offered(&desktop, offer());
    let listed = String::from_utf8(by_xclip(&desktop, "TARGETS")).unwrap();
    let names: Vec<_> = listed.lines().collect();
    let once: HashSet<_> = names.iter().collect();
    assert_eq!(once.len(), names.len(), "{names:?}");
    let first = ["image/png", "image/svg+xml", UTF8];
    assert_eq!(names[..3], first);
    let client = Client::on(&desktop);
    for name in &names {
        // `MULTIPLE` gives nothing unless the request has pairs.
        if *name != "MULTIPLE" {
            assert!(client.fetch("CLIPBOARD", name).is_some(), "{name}");
        }
    }
    for missing in ["image/jpeg", "text/uri-list", "text/html", "DELETE"] {
        assert!(!names.contains(&missing));
        assert_eq!(client.fetch("CLIPBOARD", missing), None, "{missing}");
    }
}

#[test]
fn texts_have_the_type_of_their_name() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    offered(&desktop, ClipboardOffer::new().with_text("Weiß ♔"));
    let client = Client::on(&desktop);
    let property = client.atom("FETCHED");
    let utf8 = "Weiß ♔".as_bytes();
    for (name, kind, bytes) in [
        ("UTF8_STRING", "UTF8_STRING", utf8),
        ("TEXT", "UTF8_STRING", utf8),
        ("text/plain", "text/plain", utf8),
        ("STRING", "STRING", b"Wei\xdf ?"),
    ] {
        let answer = client.begin_to_fetch(name, property);
        assert_eq!(answer, Answer::Whole(client.atom(kind), bytes.to_vec()));
    }
}

#[test]
fn a_picture_alone_has_no_text() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    offered(
        &desktop,
        ClipboardOffer::new().with("image/png", picture(10)),
    );
    let client = Client::on(&desktop);
    assert_eq!(client.fetch("CLIPBOARD", "UTF8_STRING"), None);
    assert_eq!(client.fetch("CLIPBOARD", "image/png"), Some(picture(10)));
}

#[test]
fn thirty_megabytes_are_transferred_in_parts_byte_for_byte() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let large = picture(30_000_000);
    offered(
        &desktop,
        ClipboardOffer::new().with("image/png", large.clone()),
    );
    let client = Client::on(&desktop);
    let property = client.atom("FETCHED");
    let answer = client.begin_to_fetch("image/png", property);
    assert_eq!(answer, Answer::InParts);
    assert!(client.rest(property) == large);
    assert!(by_xclip(&desktop, "image/png") == large);
}

#[test]
fn an_empty_text_is_given_as_empty() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    offered(&desktop, ClipboardOffer::new().with_text(""));
    let client = Client::on(&desktop);
    assert_eq!(client.fetch("CLIPBOARD", "UTF8_STRING"), Some(Vec::new()));
}

#[test]
fn several_formats_are_fetched_together_and_missing_ones_are_marked() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    offered(&desktop, offer());
    let client = Client::on(&desktop);
    let wanted = ["image/png", "image/jpeg", "UTF8_STRING", "MULTIPLE"];
    let places = ["ONE", "TWO", "THREE", "FOUR"].map(|name| client.atom(name));
    let pairs: Vec<Atom> = wanted
        .iter()
        .zip(places)
        .flat_map(|(name, place)| [client.atom(name), place])
        .collect();
    let (list, kind) = (client.atom("PAIRS"), client.atom("ATOM_PAIR"));
    client
        .connection
        .change_property32(PropMode::REPLACE, client.window, list, kind, &pairs)
        .unwrap();
    client.ask("CLIPBOARD", "MULTIPLE", list, Time::CURRENT_TIME.into());
    let Answer::Whole(_, answered) = client.answer(list) else {
        panic!("refused");
    };
    let answered: Vec<Atom> = answered
        .chunks_exact(4)
        .map(|bytes| Atom::from_ne_bytes(bytes.try_into().unwrap()))
        .collect();
    let mut given = pairs;
    given[3] = x11rb::NONE;
    given[7] = x11rb::NONE;
    assert_eq!(answered, given);
    assert_eq!(client.take(places[0]).1, picture(100_000));
    assert_eq!(client.take(places[2]).1, FEN.as_bytes());
}

#[test]
fn content_older_than_the_offer_is_not_given() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    offered(&desktop, offer());
    let client = Client::on(&desktop);
    let property = client.atom("FETCHED");
    client.ask(
        "CLIPBOARD",
        "TIMESTAMP",
        property,
        Time::CURRENT_TIME.into(),
    );
    let Answer::Whole(kind, since) = client.answer(property) else {
        panic!("refused");
    };
    assert_eq!(kind, Atom::from(AtomEnum::INTEGER));
    let since = u32::from_ne_bytes(since.try_into().unwrap());
    assert_ne!(since, 0);
    client.ask("CLIPBOARD", "UTF8_STRING", property, since - 1);
    assert_eq!(client.answer(property), Answer::Refused);
    client.ask("CLIPBOARD", "UTF8_STRING", property, since);
    assert!(matches!(client.answer(property), Answer::Whole(..)));
}

#[test]
fn an_offer_ends_when_another_program_copies() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let ours = offered(&desktop, offer());
    assert_eq!(ours.state(), OfferState::OnClipboard);
    desktop.set_clipboard("theirs");
    assert!(ours.wait_until_over(PATIENCE));
    assert_eq!(ours.state(), OfferState::Over);
    assert_eq!(desktop.clipboard().as_deref(), Some("theirs"));
}

#[test]
fn our_newest_offer_is_on_the_clipboard() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let older: Vec<_> = (0..20)
        .map(|number| {
            offered(
                &desktop,
                ClipboardOffer::new().with_text(&number.to_string()),
            )
        })
        .collect();
    let newest = offered(&desktop, offer());
    for offer in older {
        assert!(offer.wait_until_over(PATIENCE));
        assert_eq!(offer.state(), OfferState::Over);
    }
    assert_eq!(newest.state(), OfferState::OnClipboard);
    assert_eq!(desktop.clipboard().as_deref(), Some(FEN));
}

#[test]
fn an_offer_without_a_display_fails() {
    let nowhere = DesktopSession::X11(Some(":9999".to_owned()));
    let offered = nowhere.offer_on_clipboard(offer()).unwrap();
    let failed = offered.wait(PATIENCE);
    assert!(matches!(failed, Err(DesktopError::Failed(_))), "{failed:?}");
}

#[test]
fn an_offer_ends_with_its_display() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let ours = offered(&desktop, offer());
    desktop.crash();
    assert!(ours.wait_until_over(PATIENCE));
    assert!(matches!(ours.state(), OfferState::Failed(_)));
}
