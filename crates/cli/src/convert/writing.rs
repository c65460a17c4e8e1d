//! Writes the records of a conversion in a form that has no line for each record. Losses are reported before anything
//! is written.

use super::{parquet, tables, training};
use crate::args::ConvertTo;
use crate::destination::Destination;
use crate::input_kind::RecordForm;
use crate::status::{Status, refused};
use crate::stream::EarlyEnd;
use std::fs::File;
use std::io::{self, Read as _};
use tabiya_lines::Spool;
use tabiya_text::{tr, tr_with};

/// Writes the records in this temporary file.
pub(super) fn write_records(
    records: Spool,
    to: ConvertTo,
    destination: &mut Destination,
) -> Result<Status, EarlyEnd> {
    let is_shown = destination.is_shown();
    let made = records
        .into_file()
        .and_then(|file| made(file, to, is_shown));
    let (made, status) = made.map_err(EarlyEnd::WriteFailed)?;
    put(made, destination)?;
    Ok(status)
}

/// Copies an output that was made into the destination.
pub(super) fn put(made: Spool, destination: &mut Destination) -> Result<(), EarlyEnd> {
    let mut file = made.into_file().map_err(EarlyEnd::WriteFailed)?;
    let mut block = vec![0; 1 << 18];
    loop {
        let length = file.read(&mut block).map_err(EarlyEnd::WriteFailed)?;
        let bytes = block.get(..length).unwrap_or_default();
        if bytes.is_empty() {
            return Ok(());
        }
        if let Some(end) = destination.output.print(bytes) {
            return Err(end);
        }
    }
}

/// Makes the output in a temporary file, and reports what it cannot hold.
fn made(records: File, to: ConvertTo, is_shown: bool) -> io::Result<(Spool, Status)> {
    Ok(match to {
        ConvertTo::Lines(_) => (Spool::new()?, Status::Fine),
        ConvertTo::Table(form) => {
            let (made, left_out) = tables::made(records, form, is_shown)?;
            (made, tables::say_left_out(&left_out))
        }
        ConvertTo::Form(RecordForm::Parquet) => {
            let (made, left_out) = parquet::made(records)?;
            (made, tables::say_left_out(&left_out))
        }
        ConvertTo::Form(RecordForm::Training(form)) => {
            let (made, left_out) = training::made(records, form)?;
            (made, training::say_left_out(form, &left_out))
        }
    })
}

/// Refuses to write bytes that are no text to a terminal.
pub(super) fn refuse_terminal(to: ConvertTo, destination: &Destination) -> Option<Status> {
    let ConvertTo::Form(form) = to else {
        return None;
    };
    let is_refused = destination.is_shown() && !form.is_text();
    is_refused.then(|| refused(&tr("cli-convert-no-text")))
}

/// Reports that there is no room for a temporary file.
pub(super) fn say_no_room(error: &io::Error) -> Status {
    let reason = error.to_string();
    refused(&tr_with("cli-output-failed", &[("reason", reason.into())]))
}
