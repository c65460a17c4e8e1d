//! The differences as text for people and as JSON for programs, in the order of their lines.

use crate::escape_controls::escape_controls;
use std::io;
use tabiya_collection::spill::{Entry, Sorted, Sorter};
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::operations::{OperationChange, changes};
use tabiya_notation::record::read_record;
use tabiya_text::json::{Object, push_list, push_text};

/// A version of a line, without its line end.
pub(super) struct Version<'a> {
    /// Its place in the collection, from 0.
    pub(super) row: u64,
    pub(super) text: &'a [u8],
}

impl<'a> Version<'a> {
    pub(super) fn of(entry: &'a Entry) -> Self {
        Self {
            row: entry.row,
            text: &entry.payload,
        }
    }

    /// Returns the fields of the record and its operations.
    fn cut(&self) -> (&'a [u8], &'a [u8]) {
        let tail = read_record(self.text).ok().map(|record| record.tail);
        let tail = tail.unwrap_or(self.text.len()..self.text.len());
        let fields = self.text.get(..tail.start).unwrap_or_default();
        let tail = self.text.get(tail).unwrap_or_default();
        (fields.trim_ascii_end(), tail)
    }
}

/// The numbers of differences.
#[derive(Clone, Copy, Default)]
pub(super) struct DiffCounts {
    pub(super) removed: u64,
    pub(super) changed: u64,
    pub(super) added: u64,
}

impl DiffCounts {
    pub(super) fn all(self) -> u64 {
        self.removed + self.changed + self.added
    }
}

/// Collects the differences.
pub(super) struct DiffReport {
    is_json: bool,
    sorter: Sorter,
    pub(super) counts: DiffCounts,
}

impl DiffReport {
    pub(super) fn new(is_json: bool, sorter: Sorter) -> Self {
        Self {
            is_json,
            sorter,
            counts: DiffCounts::default(),
        }
    }

    pub(super) fn removed(&mut self, old: &Version<'_>) -> io::Result<()> {
        self.counts.removed += 1;
        let text = if self.is_json {
            object("removed", Some(old), None, &[])
        } else {
            format!("- {}: {}\n", old.row + 1, shown(old.text)).into_bytes()
        };
        self.put(old.row, 0, &text)
    }

    pub(super) fn added(&mut self, new: &Version<'_>) -> io::Result<()> {
        self.counts.added += 1;
        let text = if self.is_json {
            object("added", None, Some(new), &[])
        } else {
            format!("+ {}: {}\n", new.row + 1, shown(new.text)).into_bytes()
        };
        self.put(new.row, 2, &text)
    }

    /// Reports two versions of a record, unless only blanks or the order of the operations differ.
    pub(super) fn changed(&mut self, old: &Version<'_>, new: &Version<'_>) -> io::Result<()> {
        let ((old_fields, old_tail), (new_fields, new_tail)) = (old.cut(), new.cut());
        let operations = changes(old_tail, new_tail);
        if operations.is_empty() && old_fields == new_fields {
            return Ok(());
        }
        self.counts.changed += 1;
        let text = if self.is_json {
            object("changed", Some(old), Some(new), &operations)
        } else {
            let mut text = format!("~ {}: {}\n", new.row + 1, shown(new_fields));
            if old_fields != new_fields {
                let (old, new) = (shown(old_fields), shown(new_fields));
                push(&mut text, &["    ~ ", &old, " → ", &new, "\n"]);
            }
            for change in &operations {
                push_change(change, &mut text);
            }
            text.into_bytes()
        };
        self.put(new.row, 1, &text)
    }

    /// Returns the reports in the order of the lines; where several belong to a line, what was removed comes first.
    pub(super) fn finish(self) -> io::Result<Sorted> {
        self.sorter.finish()
    }

    fn put(&mut self, row: u64, kind: u8, text: &[u8]) -> io::Result<()> {
        let mut key = row.to_be_bytes().to_vec();
        key.push(kind);
        self.sorter.add(&key, text)
    }
}

fn push_change(change: &OperationChange<'_>, text: &mut String) {
    // A text that is no operation has no opcode.
    let opcode = shown(change.opcode);
    let opcode = if opcode.is_empty() {
        opcode
    } else {
        opcode + " "
    };
    let [old, new] = [change.old, change.new].map(|operands| operands.map(shown));
    match (old, new) {
        (Some(old), Some(new)) => push(text, &["    ~ ", &opcode, &old, " → ", &new, "\n"]),
        (Some(old), None) => push(text, &["    - ", &opcode, &old, "\n"]),
        (None, new) => push(text, &["    + ", &opcode, &new.unwrap_or_default(), "\n"]),
    }
}

fn push(text: &mut String, parts: &[&str]) {
    for part in parts {
        text.push_str(part);
    }
}

/// Returns bytes of a line as a terminal may show them.
fn shown(bytes: &[u8]) -> String {
    escape_controls(&text_of_line(bytes))
}

fn object(
    kind: &str,
    old: Option<&Version<'_>>,
    new: Option<&Version<'_>>,
    operations: &[OperationChange<'_>],
) -> Vec<u8> {
    let mut out = Vec::new();
    let mut object = Object::begin(&mut out);
    object.plain("difference", kind);
    for (line, text, version) in [("old_line", "old", old), ("new_line", "new", new)] {
        if let Some(version) = version {
            object.number(line, version.row + 1);
            object.text(text, &text_of_line(version.text));
        }
    }
    if old.is_some() && new.is_some() {
        push_list(operations, object.member("operations"), push_operation);
    }
    object.end();
    out.push(b'\n');
    out
}

fn push_operation(change: &OperationChange<'_>, out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    object.text("opcode", &text_of_line(change.opcode));
    for (name, operands) in [("old", change.old), ("new", change.new)] {
        let out = object.member(name);
        match operands {
            Some(operands) => push_text(&text_of_line(operands), out),
            None => out.extend_from_slice(b"null"),
        }
    }
    object.end();
}
