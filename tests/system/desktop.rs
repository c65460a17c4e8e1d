//! Pictures and texts that go to other programs and come from them. Each test has its own X server with other programs:
//! xclip, and clients of the tests that do what no tool does.

mod clipboard;
mod ending;
mod hanging;
mod pasting;
mod prefs;
mod printing;
mod screenshot;
mod wayland;
