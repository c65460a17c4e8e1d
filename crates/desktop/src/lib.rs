//! The desktop around the window: the clipboard, further starts of the program, signals, portals, work on other threads
//! with its progress, and reports of internal errors. Nothing here draws.

pub mod reports;
pub mod services;
pub mod signals;
pub mod system;
pub mod tasks;
