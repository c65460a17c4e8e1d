//! `tabiya --licences`: the libraries in the program with their licences.

use super::status::say_end;
use super::stream::End;
use crate::about::{full_version, licences};
use std::io::{self, Write as _};

/// Prints the libraries in the program with their licences; a closed pipe is not an error.
pub fn print_licences() {
    let report = licences().report();
    let text = format!("Tabiya {}: MIT OR Apache-2.0\n{report}", full_version());
    let written = io::stdout().write_all(text.as_bytes());
    if let Err(error) = written
        && error.kind() != io::ErrorKind::BrokenPipe
    {
        let _ = say_end(&End::WriteFailed(error));
    }
}
