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
