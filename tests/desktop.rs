//! Pictures and texts for other programs and from them: an X server of its own for each test, and other
//! programs on it: xclip, and clients of the tests' own that do what no tool does.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "tests")]

mod desktop {
    #[path = "../window/patience.rs"]
    #[expect(dead_code, reason = "the program's own process is not needed here")]
    mod patience;
    #[path = "../window/picture.rs"]
    mod picture;
    #[path = "../window/tools.rs"]
    mod tools;
    #[path = "../window/desktop.rs"]
    #[expect(dead_code, reason = "the program's own window is not needed here")]
    mod x_server;

    mod client;
    mod clipboard;
    mod ending;
    mod hanging;
    mod pasting;
    mod prefs;
    mod wayland;
}
