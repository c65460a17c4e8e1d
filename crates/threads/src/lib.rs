//! Work on other threads, whatever its purpose: a pool whose workers share the pieces of an input, and services that
//! run beside their owner.
//!
//! The crate is separate because passes, batches, pictures and engines all need the pool or a service; if it were part
//! of `tabiya-desktop`, each of them would wait for the desktop's libraries to compile. It does not depend on the other
//! crates.
//!
//! # Services
//!
//! A task starts, works and ends with an answer. Work that runs as long as somebody owns it is a [`Service`]:
//! a named thread, a bounded inbox of orders, and answers that wait for the owner's next frame.
//!
//! - The owner never waits. `order` gives the order back if 64 are already waiting; `news` and `answers` return what
//!   has arrived. The function that wakes the window is passed in by `wake_by`, possibly long after the start, because
//!   the program listens for signals and other starts before there is a window.
//! - The kept answers are chosen at the start: only the newest, where it makes earlier ones worthless (preferences, an
//!   engine's best line), or all of them in order up to a limit (other starts, signals). An answer without room goes
//!   back to the work, which can inform whoever is waiting: a start that is refused opens its own window.
//! - The end of the thread is news, queued after all answers. So is a panic, which leaves a report like any other.
//! - Stopping is a request; dropping the service makes the same request. Waiting orders are not carried out, and
//!   nothing more is reported. Work that waits for something other than its inbox (a socket, a bus, the output of
//!   another program) registers `on_stop`, which is called on the owner's thread and closes a pipe or wakes a future.
//!   `stop_within` waits for the end for a bounded time; a thread that has not ended by then is abandoned and ends with
//!   the process. Signals are the exception: a signal without a listener would be lost, so that thread keeps running
//!   and has nobody to inform.

pub mod pool;
mod service;

pub use service::{Context, Keep, NextOrder, Refused, Service, ServiceEnd, ServiceNews};
