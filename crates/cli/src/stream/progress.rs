//! A line on the terminal that says how far the work is.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};
use tabiya_text::tr_with;

/// Who is done sooner need not say how far they are.
const FIRST_AFTER: Duration = Duration::from_millis(700);

/// The line. It stands on standard error and is gone before anything else is written there or on
/// standard output, since both may be the same terminal.
#[derive(Debug)]
pub(crate) struct Progress {
    is_wanted: bool,
    /// The catalogue's id of what is said of a part of what is known.
    percent_id: &'static str,
    started: Instant,
    /// How many bytes there are to read, or diagrams to draw, if that can be known.
    total: Option<u64>,
    /// So many columns are filled now.
    columns: usize,
}

impl Progress {
    /// Of drawing so many diagrams.
    pub(crate) fn of_drawing(total: u64) -> Self {
        Self {
            percent_id: "cli-progress-drawing",
            ..Self::new(Some(total), false)
        }
    }

    /// `is_typed`: whether a person types the input, who is not to be disturbed.
    pub(crate) fn new(total: Option<u64>, is_typed: bool) -> Self {
        Self {
            is_wanted: io::stderr().is_terminal() && !is_typed,
            percent_id: "cli-progress-percent",
            started: Instant::now(),
            total: total.filter(|total| *total != 0),
            columns: 0,
        }
    }

    /// Shows how far the work is.
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

    /// Shows how far the work is, in words of its own.
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

    /// Takes the line away.
    pub(crate) fn erase(&mut self) {
        if self.columns != 0 {
            write_to_terminal(&format!("\r{:columns$}\r", "", columns = self.columns));
            self.columns = 0;
        }
    }
}

fn write_to_terminal(text: &str) {
    // A terminal that is gone shows no progress; the work goes on.
    drop(io::stderr().write_all(text.as_bytes()));
}
