//! Tables as the input and as the output of a conversion.

use crate::destination::Destination;
use crate::escape_controls::escape_controls_in_lines;
use crate::status::{Status, complain, refused};
use crate::stream::{EarlyEnd, InputOrigin};
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, Write as _};
use tabiya_collection::games::{LeftOutOfTable, NewTable, TableForm};
use tabiya_lines::Spool;
use tabiya_lines::decoding::{LineBlocks, LinePart};
use tabiya_lines::file_endings::{TABLE, holds};
use tabiya_notation::line_text::text_of_line;
use tabiya_text::{left_out_sentences, operation_counts, tr, tr_with};

/// Whether an input holds a table, which its name tells unless the user says so.
pub(super) fn is_table(origin: &InputOrigin, said: Option<bool>) -> bool {
    said.unwrap_or_else(|| matches!(origin, InputOrigin::File(path) if holds(path, TABLE)))
}

/// Divides the inputs into runs of tables and of other files, in their order.
pub(super) fn runs(origins: Vec<InputOrigin>, said: Option<bool>) -> Vec<(bool, Vec<InputOrigin>)> {
    let mut runs: Vec<(bool, Vec<InputOrigin>)> = Vec::new();
    for origin in origins {
        let is_table = is_table(&origin, said);
        match runs.last_mut() {
            Some((same, run)) if *same == is_table => run.push(origin),
            _ => runs.push((is_table, vec![origin])),
        }
    }
    runs
}

/// Writes the records in this temporary file as a table. Operations that the table cannot hold are reported before
/// anything is written.
pub(super) fn write_table(
    records: Spool,
    form: TableForm,
    destination: &mut Destination,
) -> Result<Status, EarlyEnd> {
    let is_shown = destination.is_shown();
    let made = records
        .into_file()
        .and_then(|file| made(file, form, is_shown));
    let (table, left_out) = made.map_err(EarlyEnd::WriteFailed)?;
    let status = say_left_out(&left_out);
    put(table, destination)?;
    Ok(status)
}

/// Copies a table that was made into the destination.
pub(super) fn put(table: Spool, destination: &mut Destination) -> Result<(), EarlyEnd> {
    let mut file = table.into_file().map_err(EarlyEnd::WriteFailed)?;
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

/// Makes the table in a temporary file: the columns are known only after all records have been read once.
fn made(mut records: File, form: TableForm, is_shown: bool) -> io::Result<(Spool, LeftOutOfTable)> {
    let mut table = NewTable::new(form);
    each_line(&mut records, |line, _| {
        table.note(line);
        Ok(())
    })?;
    records.rewind()?;
    let mut text = Vec::new();
    let mut rows = table.begin(&mut text);
    let mut spool = Spool::new()?;
    let mut left_out = LeftOutOfTable::default();
    let mut is_first = true;
    each_line(&mut records, |line, is_whole| {
        let before = text.len();
        // A beginning alone might be read as a position.
        let line = if is_whole { line } else { b"?" };
        rows.append(line, is_first, &mut text, &mut left_out);
        is_first &= before == text.len();
        if text.len() > 1 << 18 {
            spool.write_all(&in_terminal(&text, is_shown))?;
            text.clear();
        }
        Ok(())
    })?;
    spool.write_all(&in_terminal(&text, is_shown))?;
    Ok((spool, left_out))
}

/// Returns whole rows as a terminal may show them: it must not interpret control characters in them.
pub(super) fn in_terminal(rows: &[u8], is_shown: bool) -> Cow<'_, [u8]> {
    if !is_shown {
        return Cow::Borrowed(rows);
    }
    let text = text_of_line(rows);
    let fields: Vec<_> = text.split('\t').map(escape_controls_in_lines).collect();
    Cow::Owned(fields.join("\t").into_bytes())
}

/// Reads the lines of a file. Of a line that is longer than a block only the beginning is passed on, as not whole.
fn each_line(
    file: &mut File,
    mut take: impl FnMut(&[u8], bool) -> io::Result<()>,
) -> io::Result<()> {
    let mut blocks = LineBlocks::new();
    loop {
        let length = match file.read(blocks.room()) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            result => result?,
        };
        blocks.filled(length);
        while let Some(block) = blocks.next_block() {
            for line in block.lines() {
                match line.part {
                    LinePart::Whole => take(line.text, true)?,
                    LinePart::Head => take(line.text, false)?,
                    LinePart::Middle | LinePart::Tail => {}
                }
            }
            blocks.reuse(block);
        }
        if length == 0 {
            return Ok(());
        }
    }
}

/// Reports what a table cannot hold.
pub(super) fn say_left_out(left_out: &LeftOutOfTable) -> Status {
    if left_out.is_nothing() {
        return Status::Fine;
    }
    complain(&tr("cli-convert-left-out"));
    for sentence in left_out_sentences(left_out) {
        complain(&sentence);
    }
    for operation in operation_counts(&left_out.operations) {
        complain(&operation);
    }
    if left_out.positions > 0 {
        Status::Rejected
    } else {
        Status::Flawed
    }
}

/// Reports that there is no room for a temporary file.
pub(super) fn say_no_room(error: &io::Error) -> Status {
    let reason = error.to_string();
    refused(&tr_with("cli-output-failed", &[("reason", reason.into())]))
}
