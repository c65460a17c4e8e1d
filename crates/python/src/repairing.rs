//! The exact text of a row, its repairs, or its readings.

use crate::columns::structure;
use crate::rows::{RowWork, judge_row, on_rows};
use arrow_array::ArrayRef;
use arrow_array::builder::{ListBuilder, StringBuilder, StructBuilder, UInt32Builder};
use arrow_buffer::NullBufferBuilder;
use arrow_schema::{DataType, Field};
use pyo3::prelude::*;
use pyo3_arrow::input::AnyArray;
use std::sync::Arc;
use tabiya_notation::judgement::{Judgement, Rejection};
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::repair::Repair;

/// The code of a repair, its first character and the one after its last, the old text and the new one.
type Repaired = (&'static str, u32, u32, String, String);

/// The exact text, the repairs, the readings of a text with several, and the code of the reason why there is no text.
type RepairRow = (
    Option<String>,
    Vec<Repaired>,
    Vec<String>,
    Option<&'static str>,
);

struct Repairing;

struct RepairColumns {
    text: StringBuilder,
    repairs: ListBuilder<StructBuilder>,
    readings: ListBuilder<StringBuilder>,
    code: StringBuilder,
    validity: NullBufferBuilder,
}

fn repaired(line: &str, repair: &Repair) -> Repaired {
    let chars = |end: usize| {
        let before = line.get(..end).unwrap_or(line);
        u32::try_from(before.chars().count()).unwrap_or(u32::MAX)
    };
    (
        repair.kind.code(),
        chars(repair.span.start),
        chars(repair.span.end),
        repair.read.clone(),
        repair.became.clone(),
    )
}

fn fields_of_repair() -> Vec<Field> {
    [
        ("code", DataType::Utf8),
        ("start", DataType::UInt32),
        ("end", DataType::UInt32),
        ("read", DataType::Utf8),
        ("became", DataType::Utf8),
    ]
    .map(|(name, kind)| Field::new(name, kind, true))
    .into()
}

impl RowWork<1> for Repairing {
    type Row = RepairRow;
    type Columns = RepairColumns;

    fn row(&self, [text]: [&[u8]; 1]) -> RepairRow {
        let line = text_of_line(text);
        match judge_row(text) {
            Judgement::Skipped => (None, Vec::new(), Vec::new(), Some("no_position")),
            Judgement::Read(read) => match read.repaired {
                None => (Some(line.into_owned()), Vec::new(), Vec::new(), None),
                Some(found) => {
                    let repairs = found.repairs.iter().map(|it| repaired(&line, it));
                    let repairs = repairs.collect();
                    (Some(found.text), repairs, Vec::new(), None)
                }
            },
            Judgement::Rejected(why) => {
                let code = Some(why.code());
                let readings = match why {
                    Rejection::Several(readings) => readings,
                    Rejection::Unreadable(_) | Rejection::TooLong => Vec::new(),
                };
                (None, Vec::new(), readings, code)
            }
        }
    }

    fn columns(&self, rows: usize) -> RepairColumns {
        let builders = StructBuilder::from_fields(fields_of_repair(), 0);
        RepairColumns {
            text: StringBuilder::with_capacity(rows, rows * 64),
            repairs: ListBuilder::with_capacity(builders, rows),
            readings: ListBuilder::with_capacity(StringBuilder::new(), rows),
            code: StringBuilder::with_capacity(rows, 0),
            validity: NullBufferBuilder::new(rows),
        }
    }

    fn append(&self, row: Option<RepairRow>, columns: &mut RepairColumns) {
        columns.validity.append(row.is_some());
        let (text, repairs, readings, code) = row.unwrap_or_default();
        columns.text.append_option(text);
        columns.code.append_option(code);
        for repair in repairs {
            append_repair(repair, columns.repairs.values());
        }
        columns.repairs.append(true);
        for reading in readings {
            columns.readings.values().append_value(reading);
        }
        columns.readings.append(true);
    }

    fn finish(&self, mut columns: RepairColumns) -> ArrayRef {
        structure(
            vec![
                ("text", Arc::new(columns.text.finish())),
                ("repairs", Arc::new(columns.repairs.finish())),
                ("readings", Arc::new(columns.readings.finish())),
                ("code", Arc::new(columns.code.finish())),
            ],
            columns.validity,
        )
    }
}

/// Appends a repair to the columns of [`fields_of_repair`], which it must match.
fn append_repair((code, start, end, read, became): Repaired, columns: &mut StructBuilder) {
    for (at, text) in [(0, code), (3, read.as_str()), (4, became.as_str())] {
        if let Some(column) = columns.field_builder::<StringBuilder>(at) {
            column.append_value(text);
        }
    }
    for (at, place) in [(1, start), (2, end)] {
        if let Some(column) = columns.field_builder::<UInt32Builder>(at) {
            column.append_value(place);
        }
    }
    columns.append(true);
}

/// The exact text of a text.
#[pyfunction]
pub(crate) fn repair_one(text: &[u8]) -> RepairRow {
    Repairing.row([text])
}

/// The exact texts of rows.
#[pyfunction]
pub(crate) fn repair_all(py: Python<'_>, rows: AnyArray) -> PyResult<Py<PyAny>> {
    on_rows(py, [rows], &Repairing)
}
