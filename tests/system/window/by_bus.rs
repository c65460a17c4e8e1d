//! The program used through the accessibility bus alone, as a screen reader and its user do: things are found by their
//! role and name, never by their place.

use super::assistive::{Announcements, Assistive, Thing};
use crate::patience::{Process, eventually};
use crate::x_server::Desktop;
use atspi::{Role, State};
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Stdio;

const KINGS: &str = "8/8/8/3k4/8/8/4K3/8 w - - 0 1";

/// Fields are dropped in this order: the desktop comes last.
struct Session {
    _process: Process,
    window: Thing,
    said: Announcements,
    path: PathBuf,
    _assistive: Assistive,
    _desktop: Desktop,
}

impl Session {
    /// Starts the program with a file of this content.
    fn start(text: &str) -> Option<Self> {
        let desktop = Desktop::start()?;
        let assistive = Assistive::on(&desktop)?;
        let path = desktop.folder().join("a.fen");
        fs::write(&path, text).unwrap();
        let mut tabiya = desktop.tabiya();
        assistive.join(&mut tabiya);
        let errors = File::create(desktop.folder().join("errors.txt")).unwrap();
        tabiya.arg(&path).stdin(Stdio::null()).stderr(errors);
        let process = Process::start(&mut tabiya);
        let window = assistive.window();
        eventually("the file", || {
            (window.name() == "a.fen – Tabiya").then_some(())
        });
        let field = window.find(Role::Entry, "FEN");
        let first = text.lines().next().unwrap();
        eventually("its first line", || (field.text() == first).then_some(()));
        Some(Self {
            _process: process,
            said: assistive.listen(),
            window,
            path,
            _assistive: assistive,
            _desktop: desktop,
        })
    }

    fn act(&self, role: Role, name: &str) {
        self.window.find(role, name).act();
    }

    /// Chooses a command from a menu.
    fn command(&self, menu: &str, name: &str) {
        self.act(Role::Button, menu);
        self.act(Role::MenuItem, name);
    }

    /// Waits until the FEN field has this text.
    fn shows(&self, fen: &str) {
        let field = self.window.find(Role::Entry, "FEN");
        eventually(fen, || (field.text() == fen).then_some(()));
    }
}

#[test]
fn a_position_is_set_up_and_saved_by_names_alone() {
    let Some(session) = Session::start(KINGS) else {
        return;
    };
    let put = |piece: &str, square: &str| {
        session.act(Role::ToggleButton, &format!("Place {piece}"));
        session.act(Role::ToggleButton, &format!("{square}, empty"));
        session
            .window
            .find(Role::ToggleButton, &format!("{square}, {piece}"));
    };
    session.act(Role::Button, "Clear board");
    session.window.find(Role::ToggleButton, "d5, empty");
    for (piece, squares) in [
        ("white king", &["e1"][..]),
        ("white rook", &["a1", "h1"]),
        ("black king", &["e8"]),
        ("black pawn", &["d7"]),
    ] {
        for (place, square) in squares.iter().enumerate() {
            if place == 0 {
                put(piece, square);
            } else {
                session.act(Role::ToggleButton, &format!("{square}, empty"));
            }
        }
    }
    session.shows("4k3/3p4/8/8/8/8/8/R3K2R w KQ - 0 1");
    // A right is revoked and the side to move changed, and each announces its new state.
    let right = session
        .window
        .find(Role::CheckBox, "White castles queenside");
    assert!(right.is(State::Checked));
    right.act();
    eventually("no rights", || (!right.is(State::Checked)).then_some(()));
    session.act(Role::RadioButton, "Black to move");
    let clock = session.window.find(Role::SpinButton, "Halfmove clock");
    clock.set_value(12.0);
    session.shows("4k3/3p4/8/8/8/8/8/R3K2R b K - 12 1");
    assert!((clock.value() - 12.0).abs() < 0.5);
    session.command("File", "Save");
    eventually("the file", || {
        let text = fs::read_to_string(&session.path).ok()?;
        (text == "4k3/3p4/8/8/8/8/8/R3K2R b K - 12 1").then_some(())
    });
    eventually("the name of the window", || {
        (session.window.name() == "a.fen – Tabiya").then_some(())
    });
}

#[test]
fn a_fen_is_written_through_the_bus_and_a_broken_one_is_kept_and_reported() {
    let Some(session) = Session::start(KINGS) else {
        return;
    };
    let field = session.window.find(Role::Entry, "FEN");
    assert_eq!(field.text(), KINGS);
    field.take_keyboard();
    eventually("the keyboard", || field.is(State::Focused).then_some(()));
    field.set_text("8/8/8/3q4/8/8/4K3/8 b - - 3 9");
    session.window.find(Role::ToggleButton, "d5, black queen");
    field.set_text("8/8/8/3q4/8/8/4X3/8 b - - 3 9");
    session.said.wait_for("X");
    assert_eq!(field.text(), "8/8/8/3q4/8/8/4X3/8 b - - 3 9");
}

#[test]
fn changes_are_announced() {
    let Some(session) = Session::start(KINGS) else {
        return;
    };
    session.act(Role::ToggleButton, "Place white rook");
    session.act(Role::ToggleButton, "c1, empty");
    session.said.wait_for("white rook");
    session.act(Role::ToggleButton, "Place black king");
    session.act(Role::ToggleButton, "a8, empty");
    // The problem of the new position.
    session.said.wait_for("Black has more than one king");
    session.command("Edit", "Undo");
    session.said.wait_for("Legal · White to move");
    session.act(Role::RadioButton, "Black to move");
    session.said.wait_for("Black moves next");
    session.act(Role::Button, "View");
    session.act(Role::Button, "Read aloud");
    session.act(Role::MenuItem, "The whole position");
    let said = session.said.wait_for("White: ");
    assert_eq!(
        said,
        "White: king e2, rook c1. Black: king d5. Black to move."
    );
}

#[test]
fn every_control_has_a_name_and_its_expected_place() {
    let Some(session) = Session::start(&format!("{KINGS}\n{KINGS}\n")) else {
        return;
    };
    let is_control = |thing: &Thing| {
        matches!(
            thing.role(),
            Role::Button
                | Role::CheckBox
                | Role::ComboBox
                | Role::Entry
                | Role::ListItem
                | Role::MenuItem
                | Role::RadioButton
                | Role::Slider
                | Role::SpinButton
                | Role::ToggleButton
        )
    };
    let names = |window: &Thing| -> Vec<String> {
        let things = window.all().into_iter().filter(is_control);
        things.map(|thing| thing.name()).collect()
    };
    let found = names(&session.window);
    assert!(found.len() > 100, "{found:?}");
    assert!(
        !found.iter().any(|name| name.trim().is_empty()),
        "{found:?}"
    );
    let place = |name: &str| found.iter().position(|other| other == name).unwrap();
    // Controls come from top to bottom, and the board last.
    let order = [
        "File",
        "Close a.fen",
        "FEN",
        "White to move",
        "a8, empty",
        "Place black pawn",
    ];
    let places = order.map(place);
    assert!(places.is_sorted(), "{order:?} {places:?}");
    for menu in [
        "File",
        "Edit",
        "Position",
        "Board",
        "Transform",
        "View",
        "Help",
    ] {
        session.act(Role::Button, menu);
        let open = eventually("an open menu", || {
            let names = names(&session.window);
            (names.len() > found.len()).then_some(names)
        });
        assert!(!open.iter().any(|name| name.trim().is_empty()), "{open:?}");
        session.act(Role::Button, menu);
        eventually("no open menu", || {
            (names(&session.window).len() == found.len()).then_some(())
        });
    }
}
