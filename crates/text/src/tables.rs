//! Texts about saving tables.

use super::wording::load_error_text;
use super::{counted, name_text, tr, tr_with};
use std::path::Path;
use tabiya_collection::games::LeftOut;
use tabiya_collection::passes::NotWritten;

/// The reason why positions could not be written to the file `path`. Some of them come from `source`.
pub fn table_error_text(path: &Path, source: &Path, error: &NotWritten) -> String {
    let because = |reason: String| {
        let variables = [("file", name_text(path).into()), ("reason", reason.into())];
        tr_with("save-failed", &variables)
    };
    match error {
        NotWritten::Changed => {
            let name = source.file_name().unwrap_or(source.as_os_str());
            tr_with("table-changed", &[("name", name_text(name).into())])
        }
        NotWritten::Unreadable(error) => load_error_text(source, error),
        NotWritten::Records(error) => because(error.to_string()),
        NotWritten::Output(error) => because(error.to_string()),
        NotWritten::Cancelled => tr("message-cancelled"),
    }
}

/// A sentence for each kind of loss in a table, except for lost operations.
pub fn left_out_sentences(left_out: &LeftOut) -> Vec<String> {
    let counts = [
        ("left-out-positions", left_out.positions),
        ("left-out-unreadable", left_out.unreadable),
    ];
    let counts = counts.into_iter().filter(|(_, number)| *number > 0);
    let mut sentences: Vec<_> = counts
        .map(|(id, number)| tr_with(id, &counted(number)))
        .collect();
    if left_out.is_reordered {
        sentences.push(tr("left-out-order"));
    }
    sentences
}

/// The operations that the table cannot hold, one line each.
pub fn left_out_operations(left_out: &LeftOut) -> Vec<String> {
    let operations = left_out.operations.iter().map(|(opcode, number)| {
        let [number, count] = counted(*number);
        let variables = [("opcode", opcode.clone().into()), number, count];
        tr_with("left-out-operation", &variables)
    });
    operations.collect()
}
