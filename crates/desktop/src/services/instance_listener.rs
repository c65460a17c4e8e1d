//! Listens for further starts of the program, which hand over the files they should open.

use crate::system::second_start::{Arrival, Handed, Listener, NotListening, Place};
use std::convert::Infallible;
use tabiya_threads::{Keep, Service};

/// The maximum number of arrivals that are kept. Guests that have given up count until the window checks again. A
/// window that has not checked after this many hangs, and the next start opens a window of its own without waiting.
const MAX_ARRIVALS: usize = 4096;

/// Listens for further starts while it exists.
#[derive(Debug)]
pub struct InstanceListener {
    /// This field is dropped first, so that the place is free for others before the thread has ended.
    listener: Listener,
    arrivals: Service<Infallible, Arrival>,
}

impl InstanceListener {
    /// Starts to listen, unless another process does. It removes the remains of a program that was killed.
    ///
    /// # Errors
    /// Fails when another process listens, or the system has no place or thread for it.
    pub fn begin(place: &Place) -> Result<Self, NotListening> {
        let (listener, acceptor) = Listener::begin(place)?;
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
        let place = Place::of("tabiya", |name| {
            (name == "XDG_RUNTIME_DIR").then(|| folder.path().into())
        });
        let listener = InstanceListener::begin(&place.unwrap()).unwrap();
        assert!(listener.arrivals.stop_within(Duration::from_secs(30)));
    }
}
