//! Tables as the output of a conversion.

use super::records::each_line;
use crate::escape_controls::escape_controls_in_lines;
use crate::status::{Status, complain};
use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Seek as _, Write as _};
use tabiya_collection::games::{LeftOutOfTable, NewTable, TableForm};
use tabiya_lines::Spool;
use tabiya_notation::line_text::text_of_line;
use tabiya_text::{left_out_sentences, operation_counts, tr};

/// The number of bytes of rows that are written at once.
const AT_ONCE: usize = 1 << 18;

/// Makes the table in a temporary file: the columns are known only after all records have been read once. Also returns
/// what the table cannot hold.
pub(super) fn made(
    mut records: File,
    form: TableForm,
    is_shown: bool,
) -> io::Result<(Spool, LeftOutOfTable)> {
    let mut table = NewTable::new(form);
    each_line(&mut records, |line, _| {
        table.note(line);
        Ok(())
    })?;
    records.rewind()?;
    let mut new = SpooledRows::new(is_shown)?;
    let mut rows = table.begin(&mut new.text);
    let mut left_out = LeftOutOfTable::default();
    let mut is_first = true;
    each_line(&mut records, |line, is_whole| {
        let before = new.text.len();
        // A beginning alone might be read as a position.
        let line = if is_whole { line } else { b"?" };
        rows.append(line, is_first, &mut new.text, &mut left_out);
        is_first &= before == new.text.len();
        new.write_if_long()
    })?;
    Ok((new.finish()?, left_out))
}

/// Rows that go to a temporary file in large pieces.
pub(super) struct SpooledRows {
    spool: Spool,
    is_shown: bool,
    /// Whole rows that are not yet in the file.
    pub(super) text: Vec<u8>,
}

impl SpooledRows {
    /// `is_shown` tells whether the rows will be shown on a terminal.
    pub(super) fn new(is_shown: bool) -> io::Result<Self> {
        Ok(Self {
            spool: Spool::new()?,
            is_shown,
            text: Vec::new(),
        })
    }

    /// Writes the rows so far if they are long enough. A row must be complete.
    pub(super) fn write_if_long(&mut self) -> io::Result<()> {
        if self.text.len() > AT_ONCE {
            self.write()?;
        }
        Ok(())
    }

    /// Writes the last rows.
    pub(super) fn finish(mut self) -> io::Result<Spool> {
        self.write()?;
        Ok(self.spool)
    }

    fn write(&mut self) -> io::Result<()> {
        let rows = in_terminal(&self.text, self.is_shown);
        self.spool.write_all(&rows)?;
        self.text.clear();
        Ok(())
    }
}

/// Returns whole rows as a terminal may show them: it must not interpret control characters in them.
fn in_terminal(rows: &[u8], is_shown: bool) -> Cow<'_, [u8]> {
    if !is_shown {
        return Cow::Borrowed(rows);
    }
    let text = text_of_line(rows);
    let fields: Vec<_> = text.split('\t').map(escape_controls_in_lines).collect();
    Cow::Owned(fields.join("\t").into_bytes())
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
