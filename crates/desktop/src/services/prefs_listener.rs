//! Listens for the preferences of the desktop, at the start and whenever they change.

use crate::system::{DesktopPrefs, Stop, wait_for_prefs};
use std::convert::Infallible;
use std::io;
use tabiya_threads::{Keep, Service};

/// The service that reports the preferences of the desktop.
pub type PrefsListener = Service<Infallible, DesktopPrefs>;

/// Listens on the message bus with this address; `None` is the session bus. A bus that does not exist or hangs never
/// reports anything.
///
/// # Errors
/// Fails when no thread can be started.
pub fn listen_for_prefs(bus: Option<String>) -> io::Result<PrefsListener> {
    Service::start("tabiya preferences", Keep::Newest, move |context| {
        let stop = Stop::default();
        let asked = stop.clone();
        context.on_stop(move || asked.ask());
        wait_for_prefs(bus.as_deref(), &stop, &mut |prefs| {
            context.tell(prefs).is_ok()
        });
    })
}
