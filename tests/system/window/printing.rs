//! Printing from the window, through portals that the test plays.

use super::program::START;
use super::running::{Running, Twin};
use crate::bus::Bus;
use crate::patience::{PATIENCE, eventually};
use crate::portals::{Arrived, Does, Portals};
use crate::x_server::Desktop;
use egui::Key;
use std::process::Stdio;
use std::sync::mpsc::{Receiver, channel};
use zbus::Connection;

/// A window beside portals.
fn start<'a>(
    desktop: &'a Desktop,
    bus: &Bus,
    change: impl FnOnce(&mut Portals),
) -> (Running<'a>, Connection, Receiver<Arrived>) {
    let (sender, arrived) = channel();
    let mut portals = Portals::that_work(sender);
    change(&mut portals);
    let portals = portals.on(bus);
    let mut tabiya = desktop.tabiya();
    tabiya.env("DBUS_SESSION_BUS_ADDRESS", &bus.address);
    let window = Running::start_as(desktop, tabiya, &[START], Twin::on(START), Stdio::null());
    (window, portals, arrived)
}

/// Opens the dialog, which the twin has at the same place, and prints with its defaults. Returns the event that the
/// portal receives.
fn print(window: &mut Running<'_>, arrived: &Receiver<Arrived>) -> Arrived {
    let is_there = window.heading_of(Key::P, "Pages of diagrams");
    window.key("ctrl+p");
    eventually("the dialog", || is_there(window));
    // The key is pressed again in case it came before the button; otherwise it only moves the board's cursor.
    eventually("the print dialog of the desktop", || {
        window.key("Return");
        arrived.recv_timeout(PATIENCE / 3).ok()
    })
}

fn next(arrived: &Receiver<Arrived>) -> Arrived {
    arrived.recv_timeout(PATIENCE).unwrap()
}

#[test]
fn the_window_prints_a_pdf() {
    let (Some(desktop), Some(bus)) = (Desktop::start(), Bus::start()) else {
        return;
    };
    let (mut window, _portals, arrived) = start(&desktop, &bus, |_| {});
    let first = print(&mut window, &arrived);
    assert!(matches!(first, Arrived::Prepared { .. }));
    let Arrived::Printed { bytes, .. } = next(&arrived) else {
        panic!("printed at once");
    };
    assert!(bytes.starts_with(b"%PDF-1.7") && bytes.trim_ascii_end().ends_with(b"%%EOF"));
    assert_eq!(window.copied(), START);
    assert_eq!(window.errors(), "");
}

#[test]
fn the_window_responds_while_the_print_dialog_is_open() {
    let (Some(desktop), Some(bus)) = (Desktop::start(), Bus::start()) else {
        return;
    };
    let waits = |portals: &mut Portals| portals.prepares = Does::Waits;
    let (mut window, _portals, arrived) = start(&desktop, &bus, waits);
    let first = print(&mut window, &arrived);
    assert!(matches!(first, Arrived::Prepared { .. }));
    window.key("ctrl+e");
    window.wait_for_title("*Untitled – Tabiya");
    window.key("ctrl+z");
    window.wait_for_title("Untitled – Tabiya");
}
