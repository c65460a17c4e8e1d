//! Pictures and texts for other programs and from them: an X server of its own for each test, and other
//! programs on it: xclip, and clients of the tests' own that do what no tool does.

mod clipboard;
mod ending;
mod hanging;
mod pasting;
mod prefs;
mod printing;
mod screenshot;
mod wayland;
