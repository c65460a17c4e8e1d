//! The verdict on a row.

use crate::columns::structure;
use crate::rows::{RowWork, judge_row, on_rows};
use arrow_array::ArrayRef;
use arrow_array::builder::{BooleanBuilder, StringBuilder, UInt32Builder};
use arrow_buffer::NullBufferBuilder;
use pyo3::prelude::*;
use pyo3_arrow::input::AnyArray;
use std::sync::Arc;
use tabiya_chess::Level;
use tabiya_notation::findings::{Finding, all_findings, finding_of_rejection, verdict};
use tabiya_notation::judgement::Judgement;

/// Verdict, code, level and field of the worst fault, its first character and the one after its last, and whether the
/// position is legal.
type Checked = (
    &'static str,
    Option<&'static str>,
    Option<&'static str>,
    Option<&'static str>,
    Option<u32>,
    Option<u32>,
    Option<bool>,
);

struct Checking;

#[derive(Default)]
struct CheckColumns {
    verdict: StringBuilder,
    code: StringBuilder,
    level: StringBuilder,
    field: StringBuilder,
    start: UInt32Builder,
    end: UInt32Builder,
    legal: BooleanBuilder,
    validity: Option<NullBufferBuilder>,
}

fn checked(verdict: &'static str, worst: Option<&Finding<'_>>, legal: Option<bool>) -> Checked {
    let place = |at: fn(&std::ops::Range<usize>) -> usize| {
        let chars = worst.and_then(|finding| finding.chars.as_ref());
        chars.and_then(|chars| u32::try_from(at(chars)).ok())
    };
    (
        verdict,
        worst.map(|finding| finding.code),
        worst.map(|finding| finding.level.name()),
        worst.and_then(|finding| finding.causes.first()?.field()),
        place(|chars| chars.start),
        place(|chars| chars.end),
        legal,
    )
}

impl RowWork<1> for Checking {
    type Row = Checked;
    type Columns = CheckColumns;

    fn row(&self, [text]: [&[u8]; 1]) -> Checked {
        match judge_row(text) {
            Judgement::Skipped => checked("skipped", None, None),
            Judgement::Rejected(why) => {
                let finding = finding_of_rejection(text, &why);
                checked("rejected", Some(&finding), None)
            }
            Judgement::Read(read) => {
                let findings = all_findings(text, &read);
                let is_illegal = |finding: &Finding<'_>| finding.level == Level::Illegal;
                let is_legal = !findings.iter().any(is_illegal);
                checked(verdict(&read, &findings), findings.first(), Some(is_legal))
            }
        }
    }

    fn columns(&self, rows: usize) -> CheckColumns {
        CheckColumns {
            verdict: StringBuilder::with_capacity(rows, rows * 2),
            legal: BooleanBuilder::with_capacity(rows),
            validity: Some(NullBufferBuilder::new(rows)),
            ..CheckColumns::default()
        }
    }

    fn append(&self, row: Option<Checked>, columns: &mut CheckColumns) {
        if let Some(validity) = &mut columns.validity {
            validity.append(row.is_some());
        }
        let (verdict, code, level, field, start, end, legal) = match row {
            Some((verdict, code, level, field, start, end, legal)) => {
                (Some(verdict), code, level, field, start, end, legal)
            }
            None => (None, None, None, None, None, None, None),
        };
        columns.verdict.append_option(verdict);
        columns.code.append_option(code);
        columns.level.append_option(level);
        columns.field.append_option(field);
        columns.start.append_option(start);
        columns.end.append_option(end);
        columns.legal.append_option(legal);
    }

    fn finish(&self, mut columns: CheckColumns) -> ArrayRef {
        let validity = columns.validity.take();
        structure(
            vec![
                ("verdict", Arc::new(columns.verdict.finish())),
                ("code", Arc::new(columns.code.finish())),
                ("level", Arc::new(columns.level.finish())),
                ("field", Arc::new(columns.field.finish())),
                ("start", Arc::new(columns.start.finish())),
                ("end", Arc::new(columns.end.finish())),
                ("legal", Arc::new(columns.legal.finish())),
            ],
            validity.unwrap_or_else(|| NullBufferBuilder::new(0)),
        )
    }
}

/// The verdict on a text.
#[pyfunction]
pub(crate) fn check_one(text: &[u8]) -> Checked {
    Checking.row([text])
}

/// The verdicts on the rows of an array.
#[pyfunction]
pub(crate) fn check_all(py: Python<'_>, rows: AnyArray) -> PyResult<Py<PyAny>> {
    on_rows(py, [rows], &Checking)
}
