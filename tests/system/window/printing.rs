//! Printing from the window, through portals that the test plays.

use super::program::START;
use super::running::{Running, Twin};
use crate::bus::Bus;
use crate::patience::PATIENCE;
use crate::portals::{Arrived, Does, Portals};
use crate::x_server::Desktop;
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

/// Chooses the command by its name, and what its dialog offers.
fn print(window: &Running<'_>) {
    window.key("ctrl+k");
    std::thread::sleep(std::time::Duration::from_millis(500));
    window.type_text("print");
    window.key("Return");
    std::thread::sleep(std::time::Duration::from_millis(1500));
    window.key("Return");
}

fn next(arrived: &Receiver<Arrived>) -> Arrived {
    arrived.recv_timeout(PATIENCE).unwrap()
}

#[test]
fn what_the_window_prints_is_a_pdf() {
    let (Some(desktop), Some(bus)) = (Desktop::start(), Bus::start()) else {
        return;
    };
    let (window, _portals, arrived) = start(&desktop, &bus, |_| {});
    print(&window);
    assert!(matches!(next(&arrived), Arrived::Prepared { .. }));
    let Arrived::Printed { bytes, .. } = next(&arrived) else {
        panic!("printed at once");
    };
    assert!(bytes.starts_with(b"%PDF-1.7") && bytes.trim_ascii_end().ends_with(b"%%EOF"));
    assert_eq!(window.copied(), START);
    assert_eq!(window.errors(), "");
}

#[test]
fn while_the_print_dialog_is_open_the_window_lives() {
    let (Some(desktop), Some(bus)) = (Desktop::start(), Bus::start()) else {
        return;
    };
    let waits = |portals: &mut Portals| portals.prepares = Does::Waits;
    let (window, _portals, arrived) = start(&desktop, &bus, waits);
    print(&window);
    assert!(matches!(next(&arrived), Arrived::Prepared { .. }));
    window.key("ctrl+e");
    window.wait_for_title("*Untitled – Tabiya");
    window.key("ctrl+z");
    window.wait_for_title("Untitled – Tabiya");
}
