//! A second start of a program hands what it was to open to the window that runs already.
//!
//! Promises: only programs of this user on this display are talked to; whoever hangs is waited for
//! no more than a second or two, and a window that is only just being opened as long as its process
//! shows that it lives, ten seconds at most; what comes in is bounded, and whatever is not a whole
//! message is dropped; listening costs nothing as long as nobody comes. What a window has taken it
//! has taken once: whoever got no answer opens a window of its own.
//! Deliberately absent: what is done with what was handed over, and the window.
//!
//! How it goes: a window listens at a socket in `$XDG_RUNTIME_DIR`, in a folder where only this user can
//! look, and holds a lock beside it as long as it lives. The lock decides who is the first. A guest
//! connects and is greeted at once, by a thread that does nothing else; only then it sends its message.
//! Each guest has a thread of its own there, which shows the message to the window, sends a sign of
//! life now and then, and says whether the window has taken it. Where there is no such folder, and on
//! other systems than Unix, nobody listens and nobody answers.

mod message;
mod place;
#[cfg(unix)]
mod unix;

pub use message::{Handed, MAX_MESSAGE_BYTES, message_of, read_message};
pub use place::Place;
#[cfg(unix)]
pub use unix::{Acceptor, Arrival, Listener, hand_over, look_for_host};

/// What is found where a window would listen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Host {
    /// One that greets.
    Greets,
    /// One that says nothing, or nothing that could be understood.
    IsSilent,
    /// Nobody.
    IsNotThere,
}

/// What has become of things that were to be handed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handing {
    /// The window has taken them.
    Taken,
    /// It has not, and never will.
    NotTaken,
    /// Its process ended before it could. They were not taken.
    HostWent,
}

/// Why nobody listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotListening {
    /// Another program does, or is about to.
    AnotherDoes,
    /// There is no place for it.
    NoPlace,
}

/// Nobody listens there.
#[cfg(not(unix))]
mod elsewhere {
    use super::{Handed, Handing, Host, NotListening, Place};
    use std::convert::Infallible;
    use std::io::PipeReader;

    /// Holds the place at which other starts are listened for; here never.
    #[derive(Debug)]
    pub struct Listener(Infallible);

    /// Accepts other starts; here never.
    #[derive(Debug)]
    pub struct Acceptor(Infallible);

    /// What one guest has brought; here nothing.
    #[derive(Debug)]
    pub struct Arrival(Infallible);

    impl Listener {
        /// Begins to listen, if nobody does.
        pub fn begin(_place: &Place) -> Result<(Self, Acceptor), NotListening> {
            Err(NotListening::NoPlace)
        }

        /// The window looks what has come.
        pub fn window_looks(&self) {
            match self.0 {}
        }
    }

    impl Acceptor {
        /// Accepts guests.
        pub fn accept_until(
            &self,
            _stop: &PipeReader,
            _receive: impl Fn(Arrival) -> bool + Send + Sync + 'static,
        ) {
            match self.0 {}
        }
    }

    impl Arrival {
        /// What was brought.
        pub fn take(&self) -> Option<Vec<Handed>> {
            match self.0 {}
        }
    }

    /// Who listens there.
    pub fn look_for_host(_place: &Place) -> Host {
        Host::IsNotThere
    }

    /// Hands things over.
    pub fn hand_over(_place: &Place, _things: &[Handed]) -> Handing {
        Handing::NotTaken
    }
}

#[cfg(not(unix))]
pub use elsewhere::{Acceptor, Arrival, Listener, hand_over, look_for_host};
