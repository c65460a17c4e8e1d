//! Operations after the fields, and the changes that make them exact.
//!
//! Every readable operation is kept, and completed if something is missing; other text is left out and reported.

use super::fields::FieldsAfterBoard;
use super::found_operations::{FoundOperation, find_operations, has_value, is_operation};
use super::operation_text::{ExactOperation, drawn_together, exact_operation};
use super::report::{RepairChange, RepairKind};
use super::surroundings::is_blank;
use crate::opcodes::has_form;
use crate::operations::{self, FreeOpcodes, OperationEnd};
use std::collections::HashMap;
use std::ops::Range;

/// The operations of a line.
pub(super) struct TailOperations {
    /// The range from the first operation to the last.
    pub(super) span: Range<usize>,
    /// Whether text that cannot be an operation comes before them: it may be a misspelt field.
    pub(super) begins_with_remark: bool,
    /// The changes that make them exact.
    pub(super) changes: Vec<RepairChange>,
}

/// Reads the operations in a part of a line, if it has some. `ends` are the ends of the fields after the board.
pub(super) fn read(
    line: &str,
    part: Range<usize>,
    fields: &FieldsAfterBoard,
    ends: &[usize],
) -> Option<TailOperations> {
    let tail = line.get(part.clone())?;
    let found = find_operations(tail.as_bytes());
    if !is_of_operations(tail.as_bytes(), &found.operations, found.has_remark, fields) {
        return None;
    }
    let mut reader = Reader {
        line,
        changes: Vec::new(),
        kept_end: part.start,
        span: None,
        said: HashMap::new(),
        free: FreeOpcodes::besides(found.operations.iter().map(FoundOperation::opcode)),
        has_counters: fields.exact.len() > 3,
    };
    reader.move_counters(fields, ends);
    let sets = drawn_together(&found.operations);
    for operation in &found.operations {
        reader.read_operation(operation, sets.get(operation.opcode()), part.start);
    }
    reader.drop_rest();
    Some(TailOperations {
        span: reader.span?,
        begins_with_remark: found.begins_with_remark,
        changes: reader.changes,
    })
}

struct Reader<'line> {
    line: &'line str,
    changes: Vec<RepairChange>,
    /// The end of the last operation (or field) that was read.
    kept_end: usize,
    span: Option<Range<usize>>,
    /// The opcodes so far, each with the text of its first operation.
    said: HashMap<Vec<u8>, String>,
    /// New names for operations whose opcode is already taken.
    free: FreeOpcodes,
    /// Whether the line has fields for the counters, which become operations.
    has_counters: bool,
}

impl Reader<'_> {
    fn push(&mut self, kind: RepairKind, span: Range<usize>, became: &str) {
        self.changes.push(RepairChange {
            kind,
            span,
            became: became.to_owned(),
            may_merge: kind != RepairKind::TrailingText,
        });
    }

    /// Turns the counters into operations, as an EPD requires.
    fn move_counters(&mut self, fields: &FieldsAfterBoard, ends: &[usize]) {
        if !self.has_counters {
            return;
        }
        let mut became = String::new();
        let counters = [("hmvc", 3, "0"), ("fmvn", 4, "1")];
        for (opcode, index, default) in counters {
            let Some(counter) = fields.exact.get(index) else {
                continue;
            };
            let operation = format!("{opcode} {counter};");
            if counter != default {
                became.extend([" ", &operation]);
            }
            self.said.insert(opcode.as_bytes().to_vec(), operation);
        }
        let start = ends.get(2).copied().unwrap_or(self.kept_end);
        self.push(RepairKind::Counter, start..self.kept_end, &became);
    }

    /// Reads an operation. `set` has the united operands of all operations with this opcode, if they are united.
    fn read_operation(
        &mut self,
        found: &FoundOperation<'_>,
        set: Option<&Vec<String>>,
        offset: usize,
    ) {
        let Some(mut exact) = exact_operation(found) else {
            return; // It is removed with the gap before the next operation.
        };
        let is_joined = set.is_some_and(|set| *set != exact.operands);
        if let Some(set) = set {
            exact.operands.clone_from(set);
        }
        let span = offset + found.span.start..offset + found.span.end;
        let text = exact.named(&exact.opcode);
        match self.said.get(exact.opcode.as_bytes()) {
            None if has_good_counter(&exact, &text) => {
                self.said.insert(exact.opcode.into_bytes(), text.clone());
                self.keep(span, &text, is_joined);
            }
            Some(first) if *first == text => self.drop_repeated(span.end),
            _ => {
                let renamed = exact.named(&self.free.name_for(&exact.opcode));
                self.keep(span, &renamed, true);
            }
        }
    }

    fn keep(&mut self, span: Range<usize>, exact: &str, is_repeated: bool) {
        self.read_gap(span.start);
        self.kept_end = span.end;
        let first = self.span.as_ref().map_or(span.start, |all| all.start);
        self.span = Some(first..span.end);
        let old = self.line.get(span.clone()).unwrap_or_default();
        if is_repeated {
            self.push(RepairKind::RepeatedOperation, span, exact);
            return;
        }
        if let Some(added) = exact.strip_prefix(old) {
            if !added.is_empty() {
                let added = added.to_owned();
                self.push(RepairKind::Separators, span.end..span.end, &added);
            }
            return;
        }
        let kind = if old.split_whitespace().eq(exact.split_whitespace()) {
            RepairKind::WhiteSpace
        } else {
            RepairKind::Separators
        };
        self.push(kind, span, exact);
    }

    /// Removes a repeated operation that ends here, with the text before it.
    fn drop_repeated(&mut self, end: usize) {
        let gap = self.kept_end..end;
        self.kept_end = end;
        // The range also includes it, for readers of the unchanged line.
        if let Some(span) = &mut self.span {
            span.end = end;
        }
        self.push(RepairKind::RepeatedOperation, gap, "");
    }

    /// Replaces the text between the last operation and one that begins here by a space.
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

    /// Removes the text after the last operation.
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

/// Whether `hmvc` or `fmvn` has a valid counter; otherwise the operation cannot keep its name.
fn has_good_counter(exact: &ExactOperation, text: &str) -> bool {
    let is_counter = matches!(&*exact.opcode, "hmvc" | "fmvn");
    !is_counter || operations::is_exact_epd_tail(text.as_bytes())
}

/// Whether the text after the fields consists of operations rather than prose or a comment: at least one of them must
/// be certain. After four fields nothing else is allowed, so their form suffices.
fn is_of_operations(
    tail: &[u8],
    found: &[FoundOperation<'_>],
    has_remark: bool,
    fields: &FieldsAfterBoard,
) -> bool {
    if found.iter().any(|found| is_operation(&found.operation)) {
        return true;
    }
    if fields.count() != 4 || tail.is_empty() || found.is_empty() {
        return false;
    }
    let have_form = || found.iter().all(|found| has_form(found.opcode()));
    let is_closed =
        |found: &FoundOperation<'_>| found.operation.ending() == OperationEnd::Semicolon;
    // A single letter before a number is a misspelt halfmove clock rather than an opcode.
    let is_value = |one: &FoundOperation<'_>| 1 < one.opcode().len() && has_value(&one.operation);
    let is_one_value = || found.len() == 1 && found.iter().all(is_value);
    operations::is_exact_epd_tail(tail)
        || (!has_remark && have_form() && (found.iter().any(is_closed) || is_one_value()))
}
