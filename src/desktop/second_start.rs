//! A second start of a program hands what it was to open to the window that runs already.
//!
//! Promises: only programs of this user on this display are talked to; nobody is waited for more
//! than a second or two; what comes in is bounded, and whatever is not a whole message is
//! dropped; listening costs nothing as long as nobody comes. What a window has taken it has taken
//! once: whoever got no answer opens a window of its own.
//! Deliberately absent: what is done with what was handed over, and the window.
//!
//! How it goes: a window listens at a socket in `$XDG_RUNTIME_DIR`, in a folder where only this user can
//! look, and holds a lock beside it as long as it lives. A guest connects and is greeted, which tells
//! it that somebody is awake; only then it sends its message. The listener shows that to the window
//! and says whether the window has taken it. Where there is no such folder, and on other systems than
//! Unix, nobody listens and nobody answers.

mod message;
mod place;
#[cfg(unix)]
mod unix;

pub use message::{Handed, MOST_MESSAGE_BYTES, message_of, read_message};
pub use place::Place;
#[cfg(unix)]
pub use unix::{Listener, hand_over, is_answered};

/// Nobody listens there.
#[cfg(not(unix))]
mod elsewhere {
    use super::{Handed, Place};

    /// Listens for other starts; here never.
    #[derive(Debug)]
    pub struct Listener(std::convert::Infallible);

    impl Listener {
        /// Begins to listen, if nobody does.
        pub fn begin(_place: &Place) -> Option<Self> {
            None
        }

        /// Calls this, on another thread, whenever somebody comes.
        pub fn on_arrival(&self, _wake: impl Fn() + Send + Sync + 'static) {
            match self.0 {}
        }

        /// What was handed over.
        pub fn take(&self) -> Option<Vec<Handed>> {
            match self.0 {}
        }
    }

    /// Whether somebody listens.
    pub fn is_answered(_place: &Place) -> bool {
        false
    }

    /// Hands things over. Returns whether they were taken.
    pub fn hand_over(_place: &Place, _things: &[Handed]) -> bool {
        false
    }
}

#[cfg(not(unix))]
pub use elsewhere::{Listener, hand_over, is_answered};
