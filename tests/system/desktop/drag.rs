//! Dragging out of the window.

use crate::client::{Client, display, picture};
use crate::drop_site::{DropSite, Heard, Manners, POLITE, announce, announce_version, map, set};
use crate::patience::{PATIENCE, eventually};
use crate::x_server::Desktop;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use tabiya::desktop::{Drag, DragEnd, DragState, Offer, Session};
use x11rb::protocol::xproto::AtomEnum;

const FEN: &str = "8/8/8/8/8/8/8/8 w - - 0 1";
const PLACE: (i16, i16, u16, u16) = (200, 100, 300, 200);
const INSIDE: [&str; 2] = ["350", "200"];
const OUTSIDE: [&str; 2] = ["1000", "700"];

fn offer() -> Offer {
    Offer::new()
        .with("image/png", picture(40_000))
        .with("image/svg+xml", *b"<svg/>")
        .with_text(FEN)
        .with_file_name("White to move 1.png")
}

/// A drag that begins beside every window.
fn begin(desktop: &Desktop, offer: Offer) -> Drag {
    go(desktop, OUTSIDE);
    desktop.xdotool(["mousedown", "1"]);
    let session = Session::X11(Some(display(desktop)));
    session.start_drag(offer).unwrap()
}

/// When a drag answers it has looked where it begins.
fn wait_for_the_beginning(desktop: &Desktop) {
    let reader = Client::on(desktop);
    eventually("the beginning", || {
        reader.fetch("XdndSelection", "image/png")
    });
}

fn go(desktop: &Desktop, [x, y]: [&str; 2]) {
    desktop.xdotool(["mousemove", x, y]);
}

fn let_go(desktop: &Desktop) {
    desktop.xdotool(["mouseup", "1"]);
}

#[track_caller]
fn assert_state(drag: &Drag, state: &DragState) {
    let is_it = drag.wait_for(PATIENCE, state);
    assert!(is_it, "{:?} and not {state:?}", drag.state());
}

fn end(drag: &Drag) -> DragEnd {
    drag.wait_until_over(PATIENCE).unwrap()
}

fn fetched(site: &DropSite, wanted: &str) -> Vec<u8> {
    let is_it = |heard: &Heard| matches!(heard, Heard::Fetched(name, _) if *name == wanted);
    match site.wait_for(wanted, is_it) {
        Heard::Fetched(_, Some(bytes)) => bytes,
        other => panic!("{other:?}"),
    }
}

/// The file that a list of addresses names.
fn path_of(list: &[u8]) -> PathBuf {
    let list = std::str::from_utf8(list).unwrap();
    let path = list.strip_prefix("file://").unwrap();
    PathBuf::from(path.strip_suffix("\r\n").unwrap().replace("%20", " "))
}

#[test]
fn a_window_that_takes_drops_gets_the_picture_and_a_file_of_it() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let site = DropSite::at(&desktop, PLACE, POLITE);
    let drag = begin(&desktop, offer());
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Accepted);
    let_go(&desktop);
    assert_eq!(fetched(&site, "image/png"), picture(40_000));
    let path = path_of(&fetched(&site, "text/uri-list"));
    assert_eq!(end(&drag), DragEnd::Taken);
    assert_eq!(path.file_name().unwrap(), "White to move 1.png");
    assert_eq!(fs::read(&path).unwrap(), picture(40_000));
    let folder = path.parent().unwrap().metadata().unwrap();
    assert_eq!(folder.permissions().mode() & 0o777, 0o700);
    let heard = site.heard();
    assert!(heard.contains(&Heard::Position(350, 200)), "{heard:?}");
    assert!(!heard.contains(&Heard::Leave), "{heard:?}");
}

#[test]
fn every_format_is_named_at_the_entry_the_file_last() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let site = DropSite::at(&desktop, PLACE, POLITE);
    let drag = begin(&desktop, offer());
    go(&desktop, INSIDE);
    let Heard::Enter(types) = site.wait_for("entry", |it| matches!(it, Heard::Enter(_))) else {
        unreachable!();
    };
    assert_eq!(types[0], "image/png");
    assert_eq!(types.last().unwrap(), "text/uri-list");
    assert!(types.contains(&"UTF8_STRING".to_owned()));
    drag.cancel();
    assert_eq!(end(&drag), DragEnd::Cancelled);
}

#[test]
fn few_formats_are_named_without_a_list_and_without_a_name_there_is_no_file() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let site = DropSite::at(&desktop, PLACE, POLITE);
    let drag = begin(&desktop, Offer::new().with("image/png", picture(10)));
    go(&desktop, INSIDE);
    site.wait_for("entry", |it| {
        *it == Heard::Enter(vec!["image/png".to_owned()])
    });
    assert_state(&drag, &DragState::Accepted);
    let_go(&desktop);
    assert_eq!(end(&drag), DragEnd::Taken);
    assert_eq!(fetched(&site, "image/png"), picture(10));
    let no_file = Heard::Fetched("text/uri-list", None);
    assert!(site.heard().contains(&no_file));
}

#[test]
fn a_large_picture_is_dropped_in_parts() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let site = DropSite::at(&desktop, PLACE, POLITE);
    let large = picture(10_000_000);
    let drag = begin(&desktop, Offer::new().with("image/png", large.clone()));
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Accepted);
    let_go(&desktop);
    assert_eq!(end(&drag), DragEnd::Taken);
    assert!(fetched(&site, "image/png") == large);
}

#[test]
fn a_window_that_says_no_gets_nothing() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let takes = Some(false);
    let site = DropSite::at(&desktop, PLACE, Manners { takes, ..POLITE });
    let drag = begin(&desktop, offer());
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Refused);
    let_go(&desktop);
    assert_eq!(end(&drag), DragEnd::NotTaken);
    site.wait_for("leaving", |it| *it == Heard::Leave);
    assert!(!site.heard().contains(&Heard::Drop));
}

#[test]
fn a_window_that_says_nothing_is_not_waited_for_for_ever() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let takes = None;
    let site = DropSite::at(&desktop, PLACE, Manners { takes, ..POLITE });
    let drag = begin(&desktop, offer());
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Refused);
    let_go(&desktop);
    assert_eq!(end(&drag), DragEnd::NotTaken);
    site.wait_for("leaving", |it| *it == Heard::Leave);
    let asked = site.heard();
    let positions = asked.iter().filter(|it| matches!(it, Heard::Position(..)));
    assert_eq!(positions.count(), 1, "{asked:?}");
}

#[test]
fn who_fetches_and_never_says_so_has_it() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let finishes = false;
    let site = DropSite::at(&desktop, PLACE, Manners { finishes, ..POLITE });
    let drag = begin(&desktop, offer());
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Accepted);
    let_go(&desktop);
    assert_eq!(end(&drag), DragEnd::Taken);
    assert_eq!(fetched(&site, "image/png"), picture(40_000));
}

#[test]
fn who_is_dropped_upon_and_does_nothing_has_nothing() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let manners = Manners {
        finishes: false,
        wants: &[],
        ..POLITE
    };
    let site = DropSite::at(&desktop, PLACE, manners);
    let drag = begin(&desktop, offer());
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Accepted);
    let_go(&desktop);
    assert_state(&drag, &DragState::Dropped);
    // It is too late to take it back.
    drag.cancel();
    assert_eq!(end(&drag), DragEnd::NotTaken);
    assert!(site.heard().contains(&Heard::Drop));
}

#[test]
fn let_go_beside_every_window_it_is_not_taken() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let site = DropSite::at(&desktop, PLACE, POLITE);
    let drag = begin(&desktop, offer());
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Accepted);
    go(&desktop, OUTSIDE);
    assert_state(&drag, &DragState::Nowhere);
    let_go(&desktop);
    assert_eq!(end(&drag), DragEnd::NotTaken);
    site.wait_for("leaving", |it| *it == Heard::Leave);
    assert!(!site.heard().contains(&Heard::Drop));
}

#[test]
fn a_drag_that_is_taken_back_leaves_the_window() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let site = DropSite::at(&desktop, PLACE, POLITE);
    let drag = begin(&desktop, offer());
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Accepted);
    drag.cancel();
    assert_eq!(end(&drag), DragEnd::Cancelled);
    site.wait_for("leaving", |it| *it == Heard::Leave);
    let_go(&desktop);
    assert!(!site.heard().contains(&Heard::Drop));
    // To hear nothing of an end is to hear it once more.
    drag.cancel();
    assert_eq!(end(&drag), DragEnd::Cancelled);
}

#[test]
fn a_button_that_is_up_already_drags_nothing() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let site = DropSite::at(&desktop, PLACE, POLITE);
    go(&desktop, OUTSIDE);
    let session = Session::X11(Some(display(&desktop)));
    let drag = session.start_drag(offer()).unwrap();
    assert_eq!(end(&drag), DragEnd::NotTaken);
    assert_eq!(site.heard(), []);
}

#[test]
fn the_newest_drag_is_the_one_that_goes_on() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let older = begin(&desktop, offer());
    wait_for_the_beginning(&desktop);
    let session = Session::X11(Some(display(&desktop)));
    let newer = session.start_drag(offer()).unwrap();
    assert_eq!(end(&older), DragEnd::Cancelled);
    assert_eq!(newer.state(), DragState::Nowhere);
    let_go(&desktop);
    assert_eq!(end(&newer), DragEnd::NotTaken);
}

#[test]
fn our_own_window_is_passed_over() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let client = Client::on(&desktop);
    let window = client.new_window(client.root, PLACE);
    let process = std::process::id();
    set(&client, window, "_NET_WM_PID", AtomEnum::CARDINAL, process);
    announce(&client, window);
    map(&client, window);
    let ours = DropSite::hearing(client, window, POLITE);
    let beside = (600, 100, 300, 200);
    let other = DropSite::at(&desktop, beside, POLITE);
    // It begins over our own, as it does in the program.
    go(&desktop, INSIDE);
    desktop.xdotool(["mousedown", "1"]);
    let session = Session::X11(Some(display(&desktop)));
    let drag = session.start_drag(offer()).unwrap();
    go(&desktop, ["700", "200"]);
    assert_state(&drag, &DragState::Accepted);
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Nowhere);
    let_go(&desktop);
    assert_eq!(end(&drag), DragEnd::NotTaken);
    assert_eq!(ours.heard(), []);
    other.wait_for("leaving", |it| *it == Heard::Leave);
}

#[test]
fn another_program_with_our_number_in_another_container_is_not_ours() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let window_of = |place| {
        let client = Client::on(&desktop);
        let window = client.new_window(client.root, place);
        let process = std::process::id();
        set(&client, window, "_NET_WM_PID", AtomEnum::CARDINAL, process);
        announce(&client, window);
        map(&client, window);
        DropSite::hearing(client, window, POLITE)
    };
    let _ours = window_of((600, 100, 300, 200));
    let theirs = window_of(PLACE);
    go(&desktop, ["700", "200"]);
    desktop.xdotool(["mousedown", "1"]);
    let session = Session::X11(Some(display(&desktop)));
    let drag = session.start_drag(offer()).unwrap();
    wait_for_the_beginning(&desktop);
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Accepted);
    let_go(&desktop);
    assert_eq!(end(&drag), DragEnd::Taken);
    assert_eq!(fetched(&theirs, "image/png"), picture(40_000));
}

#[test]
fn a_window_inside_a_frame_is_found() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let client = Client::on(&desktop);
    let frame = client.new_window(client.root, PLACE);
    let window = client.new_window(frame, (10, 10, 280, 180));
    announce(&client, window);
    map(&client, window);
    map(&client, frame);
    let site = DropSite::hearing(client, window, POLITE);
    let drag = begin(&desktop, offer());
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Accepted);
    go(&desktop, ["203", "103"]);
    assert_state(&drag, &DragState::Nowhere);
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Accepted);
    let_go(&desktop);
    assert_eq!(end(&drag), DragEnd::Taken);
    assert_eq!(fetched(&site, "image/png"), picture(40_000));
}

#[test]
fn a_window_may_let_another_speak_for_it_unless_that_one_is_left_over() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let client = Client::on(&desktop);
    let [good, left_over] = [PLACE, (600, 100, 300, 200)].map(|place| {
        let window = client.new_window(client.root, place);
        let proxy = client.new_window(client.root, (0, 0, 1, 1));
        set(&client, window, "XdndProxy", AtomEnum::WINDOW, proxy);
        announce(&client, proxy);
        map(&client, window);
        (window, proxy)
    });
    set(&client, good.1, "XdndProxy", AtomEnum::WINDOW, good.1);
    assert_ne!(good, left_over);
    let site = DropSite::hearing(client, good.0, POLITE);
    let drag = begin(&desktop, offer());
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Accepted);
    go(&desktop, ["700", "200"]);
    assert_state(&drag, &DragState::Nowhere);
    go(&desktop, INSIDE);
    assert_state(&drag, &DragState::Accepted);
    let_go(&desktop);
    assert_eq!(end(&drag), DragEnd::Taken);
    assert_eq!(fetched(&site, "image/png"), picture(40_000));
}

#[test]
fn a_window_that_speaks_an_ancient_version_is_no_receiver() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let client = Client::on(&desktop);
    let window = client.new_window(client.root, PLACE);
    announce_version(&client, window, 2);
    map(&client, window);
    let site = DropSite::hearing(client, window, POLITE);
    let drag = begin(&desktop, offer());
    go(&desktop, INSIDE);
    let_go(&desktop);
    assert_eq!(end(&drag), DragEnd::NotTaken);
    assert_eq!(site.heard(), []);
}

#[test]
fn a_drag_ends_with_its_display() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let drag = begin(&desktop, offer());
    desktop.crash();
    assert!(matches!(end(&drag), DragEnd::Failed(_)));
}

#[test]
fn each_drag_has_a_file_of_its_own() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let files: Vec<PathBuf> = (1..=2)
        .map(|size| {
            let site = DropSite::at(&desktop, PLACE, POLITE);
            let offer = Offer::new()
                .with("image/png", picture(size))
                .with_file_name("a.png");
            let drag = begin(&desktop, offer);
            go(&desktop, INSIDE);
            assert_state(&drag, &DragState::Accepted);
            let_go(&desktop);
            assert_eq!(end(&drag), DragEnd::Taken);
            path_of(&fetched(&site, "text/uri-list"))
        })
        .collect();
    assert_ne!(files[0], files[1]);
    let size = |path: &Path| path.metadata().unwrap().len();
    assert_eq!([size(&files[0]), size(&files[1])], [1, 2]);
}
