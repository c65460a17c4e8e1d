//! What goes on beside the window for as long as somebody owns it: hearing what the desktop asks for,
//! other starts of the program, signals.
//!
//! A [`Service`] is started with work for a thread of its own. Its owner gives it orders and takes news
//! of it, in a frame, without ever waiting; the work takes orders, tells answers, and ends when it is
//! asked to. Work that begins, is done once and answers at its end is no service but one of
//! `tasks`.
//!
//! Promises: giving an order, taking news and stopping never block; orders and answers are bounded in
//! number; whoever drops a service has stopped it; the end of its thread is news like any other, also
//! when it panics.
//! Deliberately absent: egui, and the state of the program. What wakes the window is handed in; what an
//! answer means is decided in `app`.

mod instance_listener;
mod prefs_listener;
mod signal_listener;
mod taskbar;

pub use instance_listener::InstanceListener;
pub use prefs_listener::{PrefsListener, listen_for_prefs};
pub use signal_listener::{SignalListener, listen_for_signals, received_signal};
pub use tabiya_threads::{Context, End, Keep, News, NextOrder, Refused, Service};
pub use taskbar::{Taskbar, tell_taskbar};
