//! A progress line on the terminal.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};
use tabiya_text::tr_with;

/// Work that ends sooner shows no progress.
const FIRST_AFTER: Duration = Duration::from_millis(700);

/// The progress line. It is on standard error and is erased before any other output there or on
/// standard output, since both may be the same terminal.
#[derive(Debug)]
pub(crate) struct Progress {
    is_wanted: bool,
    /// The catalogue's id of the text with a percentage.
    percent_id: &'static str,
    started: Instant,
    /// The total number of bytes to read, or of diagrams to draw, if known.
    total: Option<u64>,
    /// The number of columns that the line fills now.
    columns: usize,
}

impl Progress {
    /// Creates the progress line for drawing this many diagrams.
    pub(crate) fn of_drawing(total: u64) -> Self {
        Self {
            percent_id: "cli-progress-drawing",
            ..Self::new(Some(total), false)
        }
    }

    /// Creates the progress line; `is_typed` says whether a person types the input, who must not be
    /// disturbed.
    pub(crate) fn new(total: Option<u64>, is_typed: bool) -> Self {
        Self {
            is_wanted: io::stderr().is_terminal() && !is_typed,
            percent_id: "cli-progress-percent",
            started: Instant::now(),
            total: total.filter(|total| *total != 0),
            columns: 0,
        }
    }

    /// Shows the progress.
    pub(crate) fn show(&mut self, bytes: u64) {
        if !self.is_wanted || self.started.elapsed() < FIRST_AFTER {
            return;
        }
        let text = match self.total {
            Some(total) => {
                let percent = bytes.min(total) * 100 / total;
                tr_with(self.percent_id, &[("percent", percent.into())])
            }
            None => tr_with("cli-progress-bytes", &[("megabytes", (bytes >> 20).into())]),
        };
        self.put(&text);
    }

    /// Shows the progress with a given text.
    pub(crate) fn show_text(&mut self, text: impl FnOnce() -> String) {
        if self.is_wanted && FIRST_AFTER <= self.started.elapsed() {
            self.put(&text());
        }
    }

    fn put(&mut self, text: &str) {
        let columns = text.chars().count();
        let blanks = self.columns.saturating_sub(columns);
        write_to_terminal(&format!("\r{text}{:blanks$}", ""));
        self.columns = columns;
    }

    /// Erases the line.
    pub(crate) fn erase(&mut self) {
        if self.columns != 0 {
            write_to_terminal(&format!("\r{:columns$}\r", "", columns = self.columns));
            self.columns = 0;
        }
    }
}

fn write_to_terminal(text: &str) {
    // If the terminal is gone, there is no progress line, but the work continues.
    drop(io::stderr().write_all(text.as_bytes()));
}
