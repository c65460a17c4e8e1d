//! The program as a process: each command of `tabiya`
//! with their standard streams and exit status, the reports of panics, and hostile input.
#![expect(
    clippy::unwrap_used,
    clippy::print_stderr,
    reason = "tests, and those that are skipped say so"
)]

mod running;

#[cfg(target_os = "linux")]
#[path = "../gui/program.rs"]
#[expect(dead_code, reason = "shared with the tests of the window")]
mod program;

#[path = "../system/tools.rs"]
mod tools;

#[cfg(unix)]
mod analyse;
mod animating;
// The examples are written for a Unix shell, and one starts an engine.
#[cfg(unix)]
mod book;
mod check_codes;
mod check_reports;
mod converting;
mod converting_tables;
mod documents;
mod files;
#[cfg(target_os = "linux")]
mod hostile;
#[cfg(windows)]
mod killed;
mod languages;
mod marks;
mod meanwhile;
mod nothing_lost;
mod order;
mod pairs_of_forms;
mod parquet;
#[cfg(windows)]
mod paths_of_windows;
mod planted_links;
mod positions;
mod reading;
mod reading_pdf;
mod reading_written;
mod records;
mod rendering;
mod rendering_documents;
mod reports;
mod saving;
mod terminal;
mod training_data;
