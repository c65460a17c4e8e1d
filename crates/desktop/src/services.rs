//! Background services beside the window: they listen for preferences of the desktop, further starts of the program,
//! and signals.
//!
//! A [`Service`] runs its work on a thread of its own. Its owner sends orders and takes news within a frame, without
//! ever waiting. The work takes orders, sends answers, and ends on request. Work that starts, runs once and answers at
//! its end is not a service but one of the `tasks`.
//!
//! Guarantees: sending an order, taking news and stopping never block; the number of waiting orders and answers is
//! limited; dropping a service stops it; the end of its thread is news like any other, even after a panic.
//! Deliberately absent: egui, and the state of the program. The caller provides the function that wakes the window, and
//! `app` decides what an answer means.
//!
//! # The four services
//!
//! | service | listens for, or shows |
//! |---|---|
//! | `prefs_listener` | preferences of the desktop; only the newest count |
//! | `instance_listener` | other starts of the program; each counts |
//! | `signal_listener` | signals and other requests to end; each counts |
//! | `taskbar` | progress on the taskbar, on Windows only; the only one that takes orders |
//!
//! [`crate::system`] knows nothing of services: it waits in plain calls (`wait_for_prefs`, `Acceptor::accept_until`)
//! that end on request, and each service gives one of them a thread. Engines are services too (`tabiya-engine`).
//! Preferences need a service and not a task, because they are listened for as long as the program runs; if the bus is
//! missing or hangs, nothing is reported.

mod instance_listener;
mod prefs_listener;
mod signal_listener;
mod taskbar;

pub use instance_listener::InstanceListener;
pub use prefs_listener::{PrefsListener, listen_for_prefs};
pub use signal_listener::{SignalListener, listen_for_signals, received_signal};
pub use tabiya_threads::{Context, End, Keep, News, NextOrder, Refused, Service};
pub use taskbar::{Taskbar, tell_taskbar};
