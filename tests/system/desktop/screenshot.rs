//! Pictures of the screen that the desktop's portal takes.

use crate::bus::Bus;
use crate::portals::{Arrived, Does, Portals};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use tabiya_desktop::system::{ScreenshotError, take_screenshot};
use zbus::Connection;

type Taken = Result<Option<PathBuf>, ScreenshotError>;

fn take_on(bus: &Bus) -> Taken {
    take_screenshot(Some(bus.address.clone()), &mut || ControlFlow::Continue(()))
}

/// A bus with a working portal, apart from this change; `None` where there is no bus.
fn portal(change: impl FnOnce(&mut Portals)) -> Option<(Bus, Connection, Receiver<Arrived>)> {
    let (sender, arrived) = channel();
    let mut portals = Portals::that_work(sender);
    change(&mut portals);
    let bus = Bus::start()?;
    let connection = portals.on(&bus);
    Some((bus, connection, arrived))
}

#[test]
fn the_file_of_the_screenshot_is_returned() {
    let Some((bus, _portal, arrived)) = portal(|_| {}) else {
        return;
    };
    let path = PathBuf::from("/tmp/a screen.png");
    assert_eq!(take_on(&bus), Ok(Some(path)));
    assert_eq!(arrived.try_recv(), Ok(Arrived::Shot(true)));
}

#[test]
fn a_closed_dialog_is_no_error_and_a_refusal_is_one() {
    let Some((bus, _portal, _arrived)) = portal(|portals| portals.shoots = Does::Answers(1)) else {
        return;
    };
    assert_eq!(take_on(&bus), Ok(None));
    let refuses = |portals: &mut Portals| portals.shoots = Does::Answers(2);
    let (bus, _portal, _arrived) = portal(refuses).unwrap();
    assert!(matches!(take_on(&bus), Err(ScreenshotError::Refused(_))));
    let elsewhere = |portals: &mut Portals| portals.picture = "https://example.org/a.png";
    let (bus, _portal, _arrived) = portal(elsewhere).unwrap();
    assert!(matches!(take_on(&bus), Err(ScreenshotError::Refused(_))));
}

#[test]
fn a_missing_portal_or_bus_is_reported() {
    let Some(bus) = Bus::start() else {
        return;
    };
    assert!(matches!(take_on(&bus), Err(ScreenshotError::NoPortal(_))));
    let nowhere = Some("unix:path=/nonexistent".to_owned());
    let taken = take_screenshot(nowhere, &mut || ControlFlow::Continue(()));
    assert!(matches!(taken, Err(ScreenshotError::NoPortal(_))));
}

#[test]
fn waiting_for_an_open_dialog_can_be_stopped() {
    let Some((bus, _portal, _arrived)) = portal(|portals| portals.shoots = Does::Waits) else {
        return;
    };
    let mut asked = 0;
    let taken = take_screenshot(Some(bus.address.clone()), &mut || {
        asked += 1;
        if asked < 3 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    assert_eq!(taken, Err(ScreenshotError::Stopped));
}
