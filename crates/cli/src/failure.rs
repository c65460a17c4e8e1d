//! The reason why there is no window, in one clear sentence and with the command that fixes it.
//!
//! # When there is no window
//!
//! `window_system` of `tabiya-desktop` checks whether the environment leads to a display. `main.rs` tries the built-in
//! renderers one after the other in the same process, and catches errors and panics of the window libraries. This
//! module turns them into one sentence with the command that fixes the cause, and exit status 2. On Windows, where a
//! desktop program has nowhere to print, a message box of the system shows them.

use super::escape_controls::escape_controls;
use std::env::consts::OS;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use tabiya_text::{listed, tr, tr_with};

/// The reason why the window did not open or was lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// There is no display.
    NoDisplay,
    /// A library of the window system is missing; contains the message of the window library.
    MissingLibrary(String),
    /// No renderer works.
    NoGraphics,
    /// wgpu was requested and is not built in.
    NoWgpu,
    /// The connection to the display was lost while the program ran.
    DisplayDied,
    /// The picture of the window could not be written.
    NoPicture(String),
    /// A bug that ended the program.
    Fault {
        /// The message, and the source file.
        reason: String,
        /// The file with the crash report.
        report: Option<PathBuf>,
    },
    /// A bug on a thread whose end the program survives.
    FaultAside {
        /// The message, and the source file.
        reason: String,
        /// The file with the crash report.
        report: Option<PathBuf>,
    },
}

/// The libraries that draw the window and talk to the display, by parts of their source paths.
const OF_WINDOW: [&str; 8] = [
    "winit",
    "/dpi-",
    "x11",
    "xkb",
    "wayland",
    "glutin",
    "egui_glow",
    "wgpu",
];

/// Whether a source file belongs to a library that draws the window or talks to the display.
pub fn is_of_window_library(place: &str) -> bool {
    OF_WINDOW.iter().any(|name| place.contains(name))
}

impl Failure {
    /// Interprets the window library's error at the start.
    pub fn from_error(error: &str) -> Self {
        let is_about = |words: &[&str]| words.iter().any(|word| error.contains(word));
        if is_about(&[
            "LibraryOpenError",
            "could not be loaded",
            "cannot open shared object",
        ]) {
            Self::MissingLibrary(library_named_in(error))
        } else if is_about(&["WinitEventLoop", "XOpenDisplay", "NoCompositor"]) {
            Self::NoDisplay
        } else {
            Self::NoGraphics
        }
    }

    /// Interprets a panic. `place` is the source file; `had_window` says whether the window was
    /// open.
    pub fn from_panic(message: &str, place: &str, had_window: bool) -> Self {
        match (is_of_window_library(place), had_window) {
            (true, true) => Self::DisplayDied,
            (true, false) => Self::from_error(message),
            (false, _) => Self::Fault {
                reason: fault(message, place),
                report: None,
            },
        }
    }

    /// Interprets a panic on a thread whose end the program survives.
    pub fn from_panic_aside(message: &str, place: &str, report: Option<PathBuf>) -> Self {
        Self::FaultAside {
            reason: fault(message, place),
            report,
        }
    }

    /// Returns the failure with the path of the crash report.
    #[must_use]
    pub fn with_report(self, path: Option<PathBuf>) -> Self {
        match self {
            Self::Fault { reason, report } => Self::Fault {
                reason,
                report: path.or(report),
            },
            other => other,
        }
    }

    /// Prints the message on standard error, ignoring write errors.
    pub fn tell(&self) {
        let mut out = std::io::stderr().lock();
        for line in self.lines() {
            drop(writeln!(out, "{line}"));
        }
    }

    /// Returns the lines to print: the problem, its fix, and what works nevertheless.
    pub fn lines(&self) -> Vec<String> {
        let because = |id, reason: &String| tr_with(id, &[("reason", reason.clone().into())]);
        let (what, advice) = match self {
            // On Windows the missing part is always the driver.
            Self::NoDisplay | Self::MissingLibrary(_) | Self::NoGraphics if OS == "windows" => {
                (tr("cli-no-graphics"), tr("cli-no-graphics-advice-windows"))
            }
            Self::NoDisplay => (tr("cli-no-display"), tr("cli-no-display-advice")),
            Self::MissingLibrary(reason) => (
                because("cli-missing-library", reason),
                tr("cli-missing-library-advice"),
            ),
            Self::NoGraphics => (tr("cli-no-graphics"), tr("cli-no-graphics-advice")),
            Self::NoWgpu => (tr("cli-no-wgpu"), tr("cli-no-wgpu-advice")),
            Self::DisplayDied => (tr("cli-display-died"), tr("cli-display-died-advice")),
            Self::NoPicture(reason) => (
                because("cli-no-picture", reason),
                tr("cli-no-picture-advice"),
            ),
            Self::Fault { reason, report } => {
                (because("cli-fault", reason), report_text(report.as_deref()))
            }
            Self::FaultAside { reason, report } => (
                because("cli-fault-aside", reason),
                report_text(report.as_deref()),
            ),
        };
        let mut lines = vec![what, advice];
        if !matches!(self, Self::NoPicture(_) | Self::FaultAside { .. }) {
            lines.push(tr("cli-without-window"));
        }
        lines
    }
}

fn fault(message: &str, place: &str) -> String {
    format!("{} ({place})", first_words(message))
}

fn report_text(report: Option<&Path>) -> String {
    match report {
        Some(path) => {
            let path = escape_controls(&path.to_string_lossy());
            tr_with("cli-fault-report", &[("path", path.into())])
        }
        None => tr("cli-fault-advice"),
    }
}

/// Returns the names of the libraries that a message complains about.
fn library_named_in(error: &str) -> String {
    let is_library = |word: &&str| word.starts_with("lib") && word.contains(".so");
    let words = error
        .split(|letter: char| !(letter.is_ascii_alphanumeric() || ".-_+".contains(letter)))
        .map(|word| word.trim_end_matches('.'))
        .filter(is_library);
    let mut names: Vec<&str> = Vec::new();
    for word in words {
        // `libX11.so` adds nothing to `libX11.so.6`.
        if !names.iter().any(|name| name.starts_with(word)) {
            names.push(word);
        }
    }
    if names.is_empty() {
        return first_words(error);
    }
    listed(&names)
}

/// Returns the beginning of a message, short enough for one line and without control characters.
fn first_words(text: &str) -> String {
    const MAX_CHARS: usize = 120;
    let one_line: String = text
        .chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .take(MAX_CHARS)
        .collect();
    one_line.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_missing_library_is_named() {
        let panic = "Library libxkbcommon-x11.so could not be loaded.";
        assert_eq!(
            Failure::from_panic(panic, "xkbcommon-dl/src/x11.rs", false),
            Failure::MissingLibrary("libxkbcommon-x11.so".to_owned())
        );
    }

    #[test]
    fn a_library_with_several_names_is_named_once() {
        let error = r#"WinitEventLoop(LibraryOpenError("libX11.so.6: cannot open; libX11.so: cannot open; libX11.so.6"))"#;
        assert_eq!(
            Failure::from_error(error),
            Failure::MissingLibrary("libX11.so.6".to_owned())
        );
    }

    #[test]
    fn a_panic_of_the_window_library_with_an_open_window_means_a_dead_display() {
        let failure = Failure::from_panic("connection lost", "winit-0.30/src/x11.rs", true);
        assert_eq!(failure, Failure::DisplayDied);
        let fault = Failure::from_panic("index out of bounds", "src/ui/board.rs", true);
        assert!(matches!(fault, Failure::Fault { .. }));
    }

    #[test]
    fn every_failure_names_a_fix_and_the_commands_that_need_no_window() {
        for failure in [
            Failure::NoDisplay,
            Failure::MissingLibrary("libX11.so.6".to_owned()),
            Failure::NoGraphics,
            Failure::NoWgpu,
            Failure::DisplayDied,
            Failure::from_panic("fault", "src/ui.rs", true),
            Failure::from_panic("fault", "src/ui.rs", true).with_report(Some("report.txt".into())),
        ] {
            let lines = failure.lines();
            assert_eq!(lines.len(), 3);
            for command in ["tabiya check", "tabiya convert", "tabiya --help"] {
                assert!(lines[2].contains(command), "{lines:?}");
            }
        }
    }
}
