//! A table that is made of records, with a column for each of their operations.

use super::columns::{Columns, MAX_COLUMNS};
use super::form::TableForm;
use super::json::is_json_number;
use super::rows::append_csv_field;
use super::writing::{LeftOutOfTable, RowWriter, text_of};
use std::collections::BTreeMap;
use tabiya_notation::operations::operations;
use tabiya_notation::record::{LineKind, line_kind, read_record};

/// The columns of a table to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    form: TableForm,
    /// The opcodes, and whether all operands of each are numbers.
    opcodes: BTreeMap<String, bool>,
}

/// Writes the rows of a new table.
#[derive(Clone, Debug)]
pub struct NewRows {
    writer: RowWriter,
}

impl NewTable {
    /// Begins a table without any columns but that of the positions.
    pub fn new(form: TableForm) -> Self {
        Self {
            form,
            opcodes: BTreeMap::new(),
        }
    }

    /// Gives each operation of a record a column. The counters belong to the position.
    pub fn note(&mut self, record: &[u8]) {
        if line_kind(record) != LineKind::Record {
            return;
        }
        let Ok(read) = read_record(record) else {
            return;
        };
        for operation in operations(record.get(read.tail).unwrap_or_default()) {
            let opcode = operation.opcode();
            if let Ok(opcode) = str::from_utf8(opcode)
                && !matches!(opcode, "hmvc" | "fmvn")
            {
                let is_number = is_json_number(&text_of(&operation));
                self.add_column(opcode, is_number);
            }
        }
    }

    /// Adds the columns of other records.
    pub fn add(&mut self, other: &Self) {
        for (opcode, is_number) in &other.opcodes {
            self.add_column(opcode, *is_number);
        }
    }

    fn add_column(&mut self, opcode: &str, is_number: bool) {
        if let Some(known) = self.opcodes.get_mut(opcode) {
            *known &= is_number;
        } else if self.opcodes.len() + 1 < MAX_COLUMNS {
            self.opcodes.insert(opcode.to_owned(), is_number);
        }
    }

    /// Appends the names of the columns, if the form has a row for them, and returns the writer of all other rows.
    pub fn begin(mut self, out: &mut Vec<u8>) -> NewRows {
        // Without best moves beside it, a line would be read as the solution, which implies a best move.
        if self.opcodes.contains_key("pv") {
            self.opcodes.entry("bm".to_owned()).or_default();
        }
        let (mut names, mut are_numbers) = (vec!["fen".to_owned()], vec![false]);
        for (opcode, is_number) in self.opcodes {
            names.push(opcode);
            are_numbers.push(is_number);
        }
        if let TableForm::Separated(separator) = self.form {
            for (number, name) in names.iter().enumerate() {
                if number > 0 {
                    out.push(separator);
                }
                append_csv_field(name.as_bytes(), separator, out);
            }
            out.push(b'\n');
        }
        let columns = Columns::of_new_table(self.form, &names, are_numbers);
        NewRows {
            writer: RowWriter::new(columns),
        }
    }
}

impl NewRows {
    /// Appends the row of a record. The first row of JSON lines names all columns, because the first ones tell which
    /// there are.
    pub fn append(
        &mut self,
        record: &[u8],
        is_first: bool,
        out: &mut Vec<u8>,
        left_out: &mut LeftOutOfTable,
    ) {
        if line_kind(record) == LineKind::Blank {
            return;
        }
        self.writer.fill(is_first);
        self.writer.append_new(record, b"\n", out, left_out);
    }
}
