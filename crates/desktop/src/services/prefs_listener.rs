//! What the desktop asks of every program, at the start and whenever it changes.

use crate::system::{DesktopPrefs, Stop, wait_for_prefs};
use std::convert::Infallible;
use std::io;
use tabiya_threads::{Keep, Service};

/// Hears what the desktop asks for.
pub type PrefsListener = Service<Infallible, DesktopPrefs>;

/// Listens on a bus of messages, by its address; none is that of the session. A bus that is not there
/// or hangs is never heard of.
///
/// # Errors
/// Fails when there is no thread for it.
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
