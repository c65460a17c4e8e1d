//! What the program is: its version, and the libraries in it with their licences.

mod licences;

pub use licences::{Library, Licences, licences};

use std::sync::LazyLock;

/// The version of the program.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The commit from which it was built, where whoever built it has said so.
pub const COMMIT: Option<&str> = option_env!("TABIYA_COMMIT");

static FULL_VERSION: LazyLock<String> =
    LazyLock::new(|| match COMMIT.filter(|commit| !commit.is_empty()) {
        Some(commit) => format!("{VERSION} ({commit})"),
        None => VERSION.to_owned(),
    });

/// The version as one asks for it in a report of a fault.
pub fn full_version() -> &'static str {
    &FULL_VERSION
}
