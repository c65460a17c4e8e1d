//! One of the two windows while it is open, and what the system says of its process.

use super::empty_window;
use super::screen::{Screen, quiet};
use std::process::Child;
use std::time::{Duration, Instant};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    Empty,
    Tabiya,
}

pub(super) struct Window {
    process: Child,
    /// From the start of the process until something was seen.
    pub(super) first_frame: Duration,
}

impl Drop for Window {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

impl Window {
    /// Opens it and waits until it is visible.
    pub(super) fn open(which: Which, screen: &Screen) -> Self {
        screen.wait_until_middle_is_black(true);
        let own = std::env::current_exe().expect("this program");
        let own = own.to_str().expect("a plain name").to_owned();
        let mut command = match which {
            Which::Empty => quiet(&own),
            Which::Tabiya => quiet(env!("CARGO_BIN_EXE_tabiya")),
        };
        if which == Which::Empty {
            command.arg(empty_window::ARGUMENT);
        }
        for (name, folder) in [
            ("XDG_CONFIG_HOME", "config"),
            ("XDG_STATE_HOME", "state"),
            ("XDG_DATA_HOME", "data"),
            ("XDG_RUNTIME_DIR", "run"),
        ] {
            command.env(name, screen.folder.path().join(folder));
        }
        command
            .env("DISPLAY", &screen.display)
            .env("LC_ALL", "C")
            .env("WINIT_X11_SCALE_FACTOR", "1")
            .env_remove("DBUS_SESSION_BUS_ADDRESS")
            .env_remove("WAYLAND_DISPLAY");
        let began = Instant::now();
        let process = command.spawn().expect("the program");
        let seen = screen.wait_until_middle_is_black(false);
        Self {
            process,
            first_frame: seen - began,
        }
    }

    /// Memory in bytes: all that is mapped and present, and of it what no other process has.
    pub(super) fn memory(&self) -> (f64, f64) {
        let text = self.read("smaps_rollup");
        let of = |name: &str| -> f64 {
            let lines = text.lines().filter_map(|line| line.strip_prefix(name));
            let numbers =
                lines.filter_map(|line| line.split_whitespace().next()?.parse::<f64>().ok());
            numbers.sum::<f64>() * 1024.0
        };
        (of("Rss:"), of("Private_Clean:") + of("Private_Dirty:"))
    }

    /// The time that its threads have had a processor.
    pub(super) fn processor_time(&self) -> Duration {
        let folder = format!("/proc/{}/task", self.process.id());
        let tasks = std::fs::read_dir(folder).expect("threads");
        let of_task = |task: std::io::Result<std::fs::DirEntry>| {
            let text = std::fs::read_to_string(task.ok()?.path().join("schedstat")).ok()?;
            text.split_whitespace().next()?.parse::<u64>().ok()
        };
        Duration::from_nanos(tasks.filter_map(of_task).sum())
    }

    fn read(&self, name: &str) -> String {
        let path = format!("/proc/{}/{name}", self.process.id());
        std::fs::read_to_string(path).expect("what the system says of it")
    }
}
