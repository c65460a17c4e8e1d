//! Other starts of the program, which hand over what they were to open.

use crate::system::second_start::{Arrival, Handed, Listener, NotListening, Place};
use std::convert::Infallible;
use tabiya_threads::{Keep, Service};

/// Of so many starts what they brought is kept. Those that have given up meanwhile count until the
/// window looks again: one that has not looked at so many hangs, and the next start opens a window of
/// its own without waiting.
const MAX_ARRIVALS: usize = 4096;

/// Listens for other starts as long as it lives.
#[derive(Debug)]
pub struct InstanceListener {
    /// Goes first: the place is free for others before the thread has ended.
    listener: Listener,
    arrivals: Service<Infallible, Arrival>,
}

impl InstanceListener {
    /// Begins to listen, unless somebody does. What a program that was killed has left there is
    /// cleared away.
    ///
    /// # Errors
    /// Fails when another program listens, or nobody can.
    pub fn begin(place: &Place) -> Result<Self, NotListening> {
        let (listener, acceptor) = Listener::begin(place)?;
        let (stop, stops) = std::io::pipe().or(Err(NotListening::NoPlace))?;
        let arrivals = Service::start("second starts", Keep::Each(MAX_ARRIVALS), move |context| {
            // The end of the pipe is heard in the middle of waiting for others.
            context.on_stop(move || drop(stops));
            let shown_to = context.clone();
            acceptor.accept_until(&stop, move |arrival| shown_to.tell(arrival).is_ok());
        });
        let arrivals = arrivals.or(Err(NotListening::NoPlace))?;
        Ok(Self { listener, arrivals })
    }

    /// Calls this, on another thread, whenever somebody comes.
    pub fn wake_by(&self, wake: impl Fn() + Send + Sync + 'static) {
        self.arrivals.wake_by(wake);
    }

    /// What one guest has handed over. Whoever takes it must use it: the other program knows that it
    /// has been taken. There may be more.
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
    fn a_listener_to_which_nobody_comes_ends_when_it_is_asked_to() {
        let folder = tempfile::tempdir().unwrap();
        set_permissions(folder.path(), Permissions::from_mode(0o700)).unwrap();
        let place = Place::of("tabiya", |name| {
            (name == "XDG_RUNTIME_DIR").then(|| folder.path().into())
        });
        let listener = InstanceListener::begin(&place.unwrap()).unwrap();
        assert!(listener.arrivals.stop_within(Duration::from_secs(30)));
    }
}
