//! Tests that need a real system: the program in a window of an X server, beside other programs that
//! take its pictures and texts, and installed from its packages.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "tests")]

mod bus;
mod client;
mod patience;
mod picture;
mod portals;
mod tools;
mod x_server;

mod desktop;
mod packages;
mod window;
