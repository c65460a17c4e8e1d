//! An X server with a window manager, whose screen is a file that can be read.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::os::unix::fs::FileExt as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const OPENBOX: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/system/openbox.xml");
const WIDTH: usize = 1600;
const HEIGHT: usize = 1000;
const BYTES: usize = 4;
const PATIENCE: Duration = Duration::from_secs(20);

/// A part of the screen, in pixels.
#[derive(Clone, Copy)]
pub(super) struct Area {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) width: usize,
    pub(super) height: usize,
}

pub(super) struct Screen {
    server: Child,
    manager: Child,
    pub(super) display: String,
    pub(super) folder: TempDir,
    picture: File,
    /// Where pixels begin in the file, which is one of the format XWD.
    begins_at: usize,
}

impl Drop for Screen {
    fn drop(&mut self) {
        for process in [&mut self.manager, &mut self.server] {
            drop(process.kill());
            drop(process.wait());
        }
    }
}

impl Screen {
    pub(super) fn new() -> Self {
        let folder = TempDir::new().expect("a temporary folder");
        let mut server = quiet("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-noreset", "-r"])
            .args(["-screen", "0", &format!("{WIDTH}x{HEIGHT}x24"), "-fbdir"])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("Xvfb, of the Debian package xvfb");
        let mut number = String::new();
        let said = server.stdout.take().expect("a pipe");
        BufReader::new(said)
            .read_line(&mut number)
            .expect("a number");
        let display = format!(":{}", number.trim());
        let manager = quiet("openbox")
            .env("DISPLAY", &display)
            .env("XDG_CONFIG_HOME", folder.path())
            .args(["--config-file", OPENBOX])
            .spawn()
            .expect("openbox, of the Debian package openbox");
        let (picture, begins_at) = open_picture(&folder.path().join("Xvfb_screen0"));
        std::thread::sleep(Duration::from_secs(1));
        Self {
            server,
            manager,
            display,
            folder,
            picture,
            begins_at,
        }
    }

    /// The pixels of an area, four bytes each.
    pub(super) fn pixels(&self, area: Area) -> Vec<u8> {
        let mut pixels = vec![0; area.width * area.height * BYTES];
        for (row, line) in pixels.chunks_exact_mut(area.width * BYTES).enumerate() {
            let at = ((area.top + row) * WIDTH + area.left) * BYTES;
            let at = (self.begins_at + at) as u64;
            self.picture.read_exact_at(line, at).expect("the screen");
        }
        pixels
    }

    /// Waits until the middle of the screen, which is black without a window, is or is not.
    pub(super) fn wait_until_middle_is_black(&self, is_black: bool) -> Instant {
        let middle = Area {
            left: WIDTH / 2,
            top: HEIGHT / 2,
            width: 8,
            height: 8,
        };
        wait(|| {
            let pixels = self.pixels(middle);
            let is_dark = |pixel: &[u8]| pixel[..3] == [0, 0, 0];
            pixels.chunks_exact(BYTES).all(is_dark) == is_black
        })
    }

    /// Waits until this area is not as it was.
    pub(super) fn wait_for_change(&self, area: Area, before: &[u8]) -> Instant {
        wait(|| self.pixels(area) != before)
    }

    /// Waits until an area has not changed for a while.
    pub(super) fn wait_for_rest(&self, area: Area) -> Vec<u8> {
        let mut before = self.pixels(area);
        loop {
            std::thread::sleep(Duration::from_millis(150));
            let now = self.pixels(area);
            if now == before {
                return now;
            }
            before = now;
        }
    }
}

/// Looks as often as it can, since a sleep is longer than what is measured.
fn wait(is_so: impl Fn() -> bool) -> Instant {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "nothing was seen");
        std::thread::sleep(Duration::from_micros(100));
    }
    Instant::now()
}

fn open_picture(path: &Path) -> (File, usize) {
    let file = File::open(path).expect("the screen");
    let word = |number: u64| {
        let mut bytes = [0; 4];
        file.read_exact_at(&mut bytes, number * 4)
            .expect("the header");
        u32::from_be_bytes(bytes) as usize
    };
    // The header's size, which counts its texts, and the colours, twelve bytes each.
    let begins_at = word(0) + word(19) * 12;
    assert_eq!(word(12), WIDTH * BYTES, "rows without gaps");
    (file, begins_at)
}

pub(super) fn quiet(program: &str) -> Command {
    let mut command = Command::new(program);
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}
