//! Operations behind the fields, and what has to be changed to make them exact.

use super::changes::Change;
use super::fields::Fields;
use super::report::RepairKind;
use super::surroundings::is_blank;
use crate::notation::opcodes::has_form;
use crate::notation::operations::{self, Ending, FaultKind, Operation, TailPart};
use std::collections::HashSet;
use std::ops::Range;

/// Operations of a line.
pub(super) struct TailOperations {
    /// From the first to the last.
    pub(super) span: Range<usize>,
    /// The way to exact ones.
    pub(super) changes: Vec<Change>,
}

/// The operations in a part of a line, when it has some. `ends` are the ends of the fields behind
/// the board.
pub(super) fn read(
    line: &str,
    part: Range<usize>,
    fields: &Fields,
    ends: &[usize],
) -> Option<TailOperations> {
    let tail = line.get(part.clone())?;
    if !starts_with_operation(tail.as_bytes(), fields.count()) {
        return None;
    }
    let mut reader = Reader {
        line,
        changes: Vec::new(),
        kept_end: part.start,
        span: None,
        seen: HashSet::new(),
        has_counters: fields.exact.len() > 3,
    };
    reader.move_counters(fields, ends);
    let is_exact = operations::is_exact_epd_tail(tail.as_bytes());
    for found in operations::tail_parts(tail.as_bytes()) {
        if let TailPart::Operation(operation) = found
            && (is_exact || is_operation(&operation, tail.as_bytes()))
        {
            reader.read_operation(&operation, part.start);
        }
    }
    reader.drop_rest();
    Some(TailOperations {
        span: reader.span?,
        changes: reader.changes,
    })
}

struct Reader<'line> {
    line: &'line str,
    changes: Vec<Change>,
    /// Where the last operation (or field) ends that is kept.
    kept_end: usize,
    span: Option<Range<usize>>,
    seen: HashSet<Vec<u8>>,
    /// Whether there are fields for the counters, so that no operation is needed.
    has_counters: bool,
}

impl Reader<'_> {
    fn push(&mut self, kind: RepairKind, span: Range<usize>, became: &str) {
        self.changes.push(Change {
            kind,
            span,
            became: became.to_owned(),
            may_merge: kind != RepairKind::TrailingText,
        });
    }

    /// In an EPD the counters are operations.
    fn move_counters(&mut self, fields: &Fields, ends: &[usize]) {
        if !self.has_counters {
            return;
        }
        let mut became = String::new();
        let counters = [("hmvc", 3, "0"), ("fmvn", 4, "1")];
        for (opcode, index, default) in counters {
            if let Some(counter) = fields.exact.get(index).filter(|c| *c != default) {
                became.extend([" ", opcode, " ", counter, ";"]);
            }
        }
        let start = ends.get(2).copied().unwrap_or(self.kept_end);
        self.push(RepairKind::Counter, start..self.kept_end, &became);
    }

    fn read_operation(&mut self, operation: &Operation<'_>, offset: usize) {
        let span = offset + operation.span().start..offset + operation.span().end;
        let tidy = exact_operation(operation);
        let is_counter = self.has_counters && matches!(operation.opcode(), b"hmvc" | b"fmvn");
        let is_exact = operations::is_exact_epd_tail(tidy.as_bytes());
        if is_counter || !is_exact || !self.seen.insert(operation.opcode().to_vec()) {
            return;
        }
        self.read_gap(span.start);
        self.kept_end = span.end;
        let first = self.span.as_ref().map_or(span.start, |all| all.start);
        self.span = Some(first..span.end);
        let old = self.line.get(span.clone()).unwrap_or_default();
        if let Some(added) = tidy.strip_prefix(old) {
            if !added.is_empty() {
                let added = added.to_owned();
                self.push(RepairKind::Separators, span.end..span.end, &added);
            }
            return;
        }
        let kind = if old.split_whitespace().eq(tidy.split_whitespace()) {
            RepairKind::WhiteSpace
        } else {
            RepairKind::Separators
        };
        self.push(kind, span, &tidy);
    }

    /// What stands between the last operation and one that begins here becomes a blank.
    fn read_gap(&mut self, start: usize) {
        let gap = self.kept_end..start;
        let kind = match self.line.get(gap.clone()).unwrap_or_default() {
            " " => return,
            "" => RepairKind::Separators,
            blanks if blanks.chars().all(char::is_whitespace) => RepairKind::WhiteSpace,
            signs if signs.chars().all(|c| c.is_whitespace() || c == ';') => RepairKind::Separators,
            _ => RepairKind::TrailingText,
        };
        self.push(kind, gap, " ");
    }

    /// What stands behind the last operation goes.
    fn drop_rest(&mut self) {
        let rest = self.kept_end..self.line.len();
        let kind = match self.line.get(rest.clone()).unwrap_or_default() {
            "" => return,
            blanks if blanks.chars().all(is_blank) => RepairKind::WhiteSpace,
            signs if signs.chars().all(|c| is_blank(c) || c == ';') => RepairKind::Separators,
            _ => RepairKind::TrailingText,
        };
        self.push(kind, rest, "");
    }
}

/// The operation as the standard has it. Within a text `'` stands for the quotation mark, for
/// which the standard has no way.
fn exact_operation(operation: &Operation<'_>) -> String {
    let mut exact = String::from_utf8_lossy(operation.opcode()).into_owned();
    for operand in operation.operands() {
        exact.push(' ');
        if operand.is_quoted && operand.bytes.contains(&b'"') {
            let value = operand.value();
            let text = String::from_utf8_lossy(&value).replace('"', "'");
            exact.extend(["\"", &text, "\""]);
        } else if operand.is_quoted {
            let text = String::from_utf8_lossy(operand.bytes);
            exact.extend(["\"", &text, "\""]);
        } else {
            exact.push_str(&String::from_utf8_lossy(operand.bytes));
        }
    }
    exact.push(';');
    exact
}

/// Whether a tail begins with an operation, be it behind semicolons that close nothing, rather
/// than with prose or a comment.
fn starts_with_operation(tail: &[u8], fields: usize) -> bool {
    let first = operations::tail_parts(tail).find_map(|part| match part {
        TailPart::Blanks(_) | TailPart::Semicolon(_) => None,
        TailPart::Remark(_) => Some(false),
        TailPart::Operation(operation) => Some(is_operation(&operation, tail)),
    });
    first == Some(true) || (fields == 4 && !tail.is_empty() && operations::is_exact_epd_tail(tail))
}

/// A known opcode needs its semicolon or the operands that it takes; an unknown one its semicolon
/// and one text or number, for prose has semicolons too.
fn is_operation(operation: &Operation<'_>, tail: &[u8]) -> bool {
    let is_closed = operation.ending() == Ending::Semicolon;
    if operation.meaning().is_some() {
        return is_closed || fits(operation, tail);
    }
    let mut operands = operation.operands();
    let first = operands.next();
    let is_data = operation.number().is_some() || first.is_some_and(|first| first.is_quoted);
    is_closed && is_data && operands.next().is_none() && has_form(operation.opcode())
}

/// Whether the operands are what the opcode takes.
fn fits(operation: &Operation<'_>, tail: &[u8]) -> bool {
    let alone = tail.get(operation.span()).unwrap_or_default();
    let is_misfit = |kind: &FaultKind| {
        matches!(
            kind,
            FaultKind::NeedsNumber
                | FaultKind::NeedsText
                | FaultKind::NeedsMove
                | FaultKind::TakesNothing
                | FaultKind::TooManyOperands
        )
    };
    let faults = operations::faults(alone);
    !faults.iter().any(|(_, fault)| is_misfit(&fault.kind))
}
