//! Services that run in the background of the window: they listen for preferences of the desktop, further starts of the
//! program, drops, and signals.
//!
//! A [`Service`] runs its work on its own thread. Its owner sends orders and takes news within a frame, without ever
//! waiting. The work takes orders, sends answers, and ends on request. Work that starts, runs once and answers at its
//! end is not a service but a task (`tasks`).
//!
//! Guarantees: sending an order, taking news and stopping never block; the number of waiting orders and answers is
//! limited; dropping a service stops it; the end of its thread is news like any other, even after a panic.
//! Deliberately absent: egui, and the state of the program. The caller provides the function that wakes the window, and
//! `app` decides what an answer means.
//!
//! # The five services
//!
//! | service | listens for, or shows |
//! |---|---|
//! | [`PrefsListener`] | preferences of the desktop; only the newest count |
//! | [`InstanceListener`] | other starts of the program; each counts |
//! | [`DropListener`] | things dropped onto the window, on X11 only; each counts |
//! | [`SignalListener`] | signals and other requests to end; each counts |
//! | [`Taskbar`] | progress on the taskbar, on Windows only; the only one that takes orders |
//!
//! [`crate::system`] does not depend on services: it waits in plain calls (`wait_for_prefs`, `Acceptor::accept_until`)
//! that end on request, and each service gives one of them a thread. Engines are services too (`tabiya-engine`).
//! Preferences need a service and not a task, because they are listened for as long as the program runs; if the bus is
//! missing or hangs, nothing is reported.
//!
//! The first request to end goes to the window, which ends without a question because unsaved changes are already in the
//! recovery journal. The window may hang, so the process ends after a while in any case. Where there are signals, it
//! dies of the signal itself, as users expect of a program without a handler; a shell sees 128 plus the signal's
//! number. `Action::EndNow` of the program ends the window: choices and saves in progress are finished, and the recovery
//! journal stays. The process ends after a second and a half in any case.

mod taskbar;

pub use tabiya_threads::{Context, Keep, Refused, Service, ServiceEnd, ServiceNews};
pub use taskbar::{Taskbar, tell_taskbar};

use super::signals::{EndingSignals, end_by};
use super::system::second_start::{
    GuestArrival, Handed, ListeningPlace, NotListening, StartListener,
};
use super::system::{DesktopPrefs, Dropped, StopRequest, wait_for_drops, wait_for_prefs};
use std::convert::Infallible;
use std::io::{self, Write as _};
use std::sync::atomic::{AtomicI32, Ordering};
use std::thread::{Builder, sleep};
use std::time::{Duration, Instant};

/// The service that reports the preferences of the desktop.
pub type PrefsListener = Service<Infallible, DesktopPrefs>;

/// Listens on the message bus with this address; `None` is the session bus. A bus that does not exist or hangs never
/// reports anything.
///
/// # Errors
/// Fails when no thread can be started.
pub fn listen_for_prefs(bus: Option<String>) -> io::Result<PrefsListener> {
    Service::start("tabiya preferences", Keep::Newest, move |context| {
        let stop = StopRequest::default();
        let asked = stop.clone();
        context.on_stop(move || asked.ask());
        wait_for_prefs(bus.as_deref(), &stop, &mut |prefs| {
            context.tell(prefs).is_ok()
        });
    })
}

/// The service that reports things dropped onto the window.
pub type DropListener = Service<Infallible, Dropped>;

/// The maximum number of drops that are kept.
const MAX_DROPS: usize = 64;

/// Takes what is dropped onto this window of this X server; `None` is the usual one. A server that does not exist never
/// reports anything.
///
/// # Errors
/// Fails when no thread can be started.
pub fn listen_for_drops(display: Option<String>, window: u32) -> io::Result<DropListener> {
    let (stop, mut stops) = io::pipe()?;
    Service::start("tabiya drops", Keep::Each(MAX_DROPS), move |context| {
        context.on_stop(move || drop(stops.write_all(&[0])));
        let mut tell = |dropped| context.tell(dropped).is_ok();
        let waited = wait_for_drops(display.as_deref(), window, stop, &mut tell);
        if let Err(error) = waited {
            log::info!("no drops are taken: {error}");
        }
    })
}

/// The maximum number of arrivals that are kept. Guests that have given up count until the window checks again. A
/// window that lets this many arrive without checking must be hanging, so the next start opens its own window without
/// waiting.
const MAX_ARRIVALS: usize = 4096;

/// Listens for further starts while it exists.
#[derive(Debug)]
pub struct InstanceListener {
    /// This field is dropped first, so that others can use the place before the thread has ended.
    listener: StartListener,
    arrivals: Service<Infallible, GuestArrival>,
}

impl InstanceListener {
    /// Starts to listen, unless another process does. It removes the remains of a program that was killed.
    ///
    /// # Errors
    /// Fails when another process listens, or the system has no place or thread for it.
    pub fn begin(place: &ListeningPlace) -> Result<Self, NotListening> {
        let (listener, acceptor) = StartListener::begin(place)?;
        let (stop, stops) = std::io::pipe().or(Err(NotListening::NoPlace))?;
        let arrivals = Service::start("second starts", Keep::Each(MAX_ARRIVALS), move |context| {
            // Closing this end of the pipe interrupts the wait for guests.
            context.on_stop(move || drop(stops));
            let shown_to = context.clone();
            acceptor.accept_until(&stop, move |arrival| shown_to.tell(arrival).is_ok());
        });
        let arrivals = arrivals.or(Err(NotListening::NoPlace))?;
        Ok(Self { listener, arrivals })
    }

    /// Sets a function that is called, on another thread, whenever a guest comes.
    pub fn wake_by(&self, wake: impl Fn() + Send + Sync + 'static) {
        self.arrivals.wake_by(wake);
    }

    /// Takes the things of one guest. The caller must use them, because the other process learns that they were taken.
    /// There may be more guests.
    pub fn take(&self) -> Option<Vec<Handed>> {
        self.listener.window_looks();
        self.arrivals.answers().find_map(|arrival| arrival.take())
    }
}

/// The time that the window has for an orderly end. Users and systems give a program longer than that, but not much.
const PATIENCE: Duration = Duration::from_millis(1500);
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// The first signal that came. 0 is none.
static RECEIVED: AtomicI32 = AtomicI32::new(0);

/// The service that reports the first signal that asks the program to end. After stopping it, signals still end the
/// process, but nothing reports them.
pub type SignalListener = Service<Infallible, i32>;

/// Starts to listen for signals. A signal that the parent process has disabled (as `nohup` does) stays disabled.
///
/// # Errors
/// Fails when no thread can be started. Signals then have their default effect.
pub fn listen_for_signals() -> io::Result<SignalListener> {
    Service::start("tabiya signals", Keep::Each(1), |context| {
        // Where signals cannot be caught, they have their default effect.
        if let Ok(signals) = EndingSignals::hear() {
            wait(signals, context);
        }
    })
}

/// The first signal that came, if any.
pub fn received_signal() -> Option<i32> {
    let signal = RECEIVED.load(Ordering::Relaxed);
    (signal != 0).then_some(signal)
}

/// Waits for a signal and ends the process. It runs until the process ends, because a signal that nobody waits for
/// would be lost.
fn wait(mut signals: EndingSignals, context: &Context<Infallible, i32>) {
    let Some(first) = signals.wait() else {
        return;
    };
    RECEIVED.store(first, Ordering::Relaxed);
    let context = context.clone();
    // The call that wakes the window may block when the window hangs.
    let thread = Builder::new().name("tabiya end".to_owned());
    drop(thread.spawn(move || context.tell(first)));
    let end = Instant::now() + PATIENCE;
    while Instant::now() < end && !signals.is_insisted(first) {
        sleep(BETWEEN_LOOKS);
    }
    end_by(first);
    std::process::exit(128 + first);
}

#[cfg(all(test, unix))]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt as _;
    use std::time::Duration;

    #[test]
    fn an_idle_listener_stops_on_request() {
        let folder = tempfile::tempdir().unwrap();
        set_permissions(folder.path(), Permissions::from_mode(0o700)).unwrap();
        let place = ListeningPlace::of("tabiya", |name| {
            (name == "XDG_RUNTIME_DIR").then(|| folder.path().into())
        });
        let listener = InstanceListener::begin(&place.unwrap()).unwrap();
        assert!(listener.arrivals.stop_within(Duration::from_secs(30)));
    }
}
