//! The desktop around the window: the clipboard, other starts of the program, signals, portals, work on
//! other threads with its progress, and reports of internal errors. Draws nothing.

pub mod reports;
pub mod services;
pub mod signals;
pub mod system;
pub mod tasks;
