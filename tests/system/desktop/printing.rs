//! Printing and opening files through the desktop's portals.

use crate::bus::Bus;
use crate::portals::{Arrived, Does, Portals, TOKEN};
use std::fs::{self, File};
use std::ops::ControlFlow;
use std::os::unix::net::UnixListener;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use tabiya_desktop::system::{OpenError, PrintError, PrintJob, Printed, open_in_viewer, print_pdf};
use tempfile::TempDir;
use zbus::Connection;

/// A document that is longer than one message of the bus, and not only text.
fn document() -> Vec<u8> {
    let bytes = (0..300_000_u32).map(|at| at.to_le_bytes()[0]);
    b"%PDF-1.7\n".iter().copied().chain(bytes).collect()
}

/// A desktop with a file to print.
struct Scene {
    bus: Bus,
    portals: Option<Connection>,
    arrived: Receiver<Arrived>,
    _folder: TempDir,
    path: PathBuf,
}

impl Scene {
    /// Creates the scene with working portals, apart from this change; `None` where there is no bus.
    fn with(change: impl FnOnce(&mut Portals)) -> Option<Self> {
        let (sender, arrived) = channel();
        let mut portals = Portals::that_work(sender);
        change(&mut portals);
        Self::start(arrived, |bus| Some(portals.on(bus)))
    }

    /// Creates the scene without any portal.
    fn bare() -> Option<Self> {
        Self::start(channel().1, |_| None)
    }

    fn start(
        arrived: Receiver<Arrived>,
        portals: impl FnOnce(&Bus) -> Option<Connection>,
    ) -> Option<Self> {
        let bus = Bus::start()?;
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("pages.pdf");
        fs::write(&path, document()).unwrap();
        Some(Self {
            portals: portals(&bus),
            bus,
            arrived,
            _folder: folder,
            path,
        })
    }

    fn print(&self) -> Result<Printed, PrintError> {
        self.print_while(&mut || ControlFlow::Continue(()))
    }

    fn print_while(
        &self,
        going_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<Printed, PrintError> {
        let file = File::open(&self.path).unwrap();
        print_pdf(Some(self.bus.address.clone()), file, job(), going_on)
    }

    fn open(&self) -> Result<(), OpenError> {
        let mut goes_on = || ControlFlow::Continue(());
        open_in_viewer(Some(self.bus.address.clone()), &self.path, &mut goes_on)
    }

    fn next(&self) -> Arrived {
        self.arrived.try_recv().unwrap()
    }
}

fn job() -> PrintJob {
    PrintJob {
        title: "Rook endings".to_owned(),
        paper: "iso_a4",
        millimetres: (210.0, 297.0),
        landscape: false,
    }
}

#[test]
fn the_printer_gets_the_file_with_the_token_of_the_dialog() {
    let Some(scene) = Scene::with(|_| {}) else {
        return;
    };
    assert_eq!(scene.print(), Ok(Printed::Sent));
    let paper = "iso_a4".to_owned();
    assert_eq!(scene.next(), Arrived::Prepared { paper });
    let (bytes, token) = (document(), TOKEN);
    assert_eq!(scene.next(), Arrived::Printed { bytes, token });
}

#[test]
fn a_closed_dialog_prints_nothing() {
    // Many desktops end a dialog that is closed at its corner "in another way".
    for code in [1, 2] {
        let cancels = |portals: &mut Portals| portals.prepares = Does::Answers(code);
        let Some(scene) = Scene::with(cancels) else {
            return;
        };
        assert_eq!(scene.print(), Ok(Printed::Cancelled));
        assert!(matches!(scene.next(), Arrived::Prepared { .. }));
        assert!(scene.arrived.try_recv().is_err());
    }
}

#[test]
fn a_refusing_printer_is_distinguished_from_a_missing_dialog() {
    let refuses = |portals: &mut Portals| portals.prints = Does::Answers(2);
    let Some(scene) = Scene::with(refuses) else {
        return;
    };
    assert!(matches!(scene.print(), Err(PrintError::Refused(_))));
}

#[test]
fn without_a_portal_or_a_bus_there_is_no_dialog() {
    let Some(scene) = Scene::bare() else {
        return;
    };
    assert!(matches!(scene.print(), Err(PrintError::NoDialog(_))));
    let file = File::open(&scene.path).unwrap();
    let nowhere = Some("unix:path=/nonexistent".to_owned());
    let printed = print_pdf(nowhere, file, job(), &mut || ControlFlow::Continue(()));
    assert!(matches!(printed, Err(PrintError::NoDialog(_))));
}

#[test]
fn an_unresponsive_portal_or_bus_is_not_awaited_forever() {
    let hangs = |portals: &mut Portals| portals.prepares = Does::Hangs;
    let Some(scene) = Scene::with(hangs) else {
        return;
    };
    assert_eq!(scene.print(), Err(PrintError::NoAnswer));
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("bus");
    let _listener = UnixListener::bind(&path).unwrap();
    let bus = Some(format!("unix:path={}", path.display()));
    let file = File::open(&scene.path).unwrap();
    let printed = print_pdf(bus, file, job(), &mut || ControlFlow::Continue(()));
    assert_eq!(printed, Err(PrintError::NoAnswer));
}

#[test]
fn waiting_for_a_dialog_can_be_stopped_at_any_time() {
    let waits = |portals: &mut Portals| portals.prepares = Does::Waits;
    let Some(scene) = Scene::with(waits) else {
        return;
    };
    let began = Instant::now();
    // A user may take longer for the dialog than a portal may take for its call.
    let mut asked = 0;
    let printed = scene.print_while(&mut || {
        asked += 1;
        if began.elapsed() > Duration::from_secs(12) {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    assert_eq!(printed, Err(PrintError::Stopped));
    assert!(asked > 10, "{asked}");
}

#[test]
fn the_end_of_a_portal_ends_the_wait() {
    let waits = |portals: &mut Portals| portals.prepares = Does::Waits;
    let Some(mut scene) = Scene::with(waits) else {
        return;
    };
    let portals = scene.portals.take();
    let dies = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_secs(2));
        drop(portals.map(|portals| pollster::block_on(portals.close())));
    });
    assert!(matches!(scene.print(), Err(PrintError::NoDialog(_))));
    dies.join().unwrap();
}

#[test]
fn the_portal_opens_a_file_and_failures_are_reported() {
    let Some(scene) = Scene::with(|_| {}) else {
        return;
    };
    assert!(scene.open().is_ok());
    assert_eq!(scene.next(), Arrived::Opened(document()));
    let fails = |portals: &mut Portals| portals.opens = Does::Answers(2);
    let scene = Scene::with(fails).unwrap();
    assert!(matches!(scene.open(), Err(OpenError::NoViewer(_))));
    fs::remove_file(&scene.path).unwrap();
    assert!(matches!(scene.open(), Err(OpenError::File(_))));
}
