//! The signals with which the system ends a program: at a logout, when the terminal goes, by hand.
//!
//! The first one is told to the window, which then ends without a question: what is not saved is in
//! the recovery journal already. The window may hang, so the process is gone after a while in any
//! case. It dies of the signal itself, as one expects of a program without any of this; a shell sees
//! 128 and the signal's number.

use super::service::Service;
use super::system;
use std::convert::Infallible;
use std::io;

/// Hears the first signal that asks the program to end. To stop it is to hear of none; the process is
/// ended by one all the same.
pub type SignalListener = Service<Infallible, i32>;

/// Listens for signals from now on. One that whoever started us has switched off (`nohup` does so)
/// stays off.
///
/// # Errors
/// When there is no thread for it, or no signals here: then they do what they do in any program.
pub fn listen_for_signals() -> io::Result<SignalListener> {
    system::listen()
}
