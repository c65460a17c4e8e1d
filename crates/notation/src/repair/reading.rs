//! One way to read a line: a board that was found in it, its fields, and the text around them.

use super::alphabet::Alphabet;
use super::boards::PlainBoard;
use super::fields::FieldsAfterBoard;
use super::plain_text::PlainText;
use super::report::{Interpretation, PlainEdit, RepairChange, RepairChanges, RepairKind};
use super::surroundings::{self, Surroundings};
use super::tail_operations::{self, TailOperations};
use super::{board_reading, faults, fields};
use crate::fen::{FenError, FenErrorKind, FenField, read_strict};
use crate::record::read_exact_epd;
use crate::repair::VariantMarks;
use std::ops::Range;
use tabiya_chess::Position;

/// The place of a position in a line.
#[derive(Clone, Copy)]
pub(super) struct PlaceInLine<'line> {
    pub(super) line: &'line str,
    pub(super) plain: &'line PlainText<'line>,
    pub(super) board: &'line PlainBoard,
    /// The start of the next board in the plain text.
    pub(super) limit: usize,
}

/// Reads the line on the assumption that this board, in this alphabet, is meant.
pub(super) fn read(place: PlaceInLine<'_>, alphabet: Alphabet) -> Result<Interpretation, FenError> {
    let text = place.plain.text();
    let board = board_reading::read(text, place.board, alphabet);
    let fields = fields::read(text, place.board, place.limit, &board.board, alphabet);
    let surroundings = Surroundings::of(place.line, place.start());
    let operations = place.operations(&fields, &surroundings);
    let is_of_operations = |tail: &TailOperations| !tail.begins_with_remark;
    if !operations.as_ref().is_some_and(is_of_operations) {
        place.expect_no_fault(&fields)?;
    }
    let edits = board.edits.iter().chain(&fields.edits);
    let mut changes: Vec<_> = edits
        .map(|edit| place.change(edit, &surroundings))
        .collect();
    changes.extend(place.cleaning(&fields, &surroundings));
    changes.extend(place.missing(&fields, operations.is_some()));
    changes.extend(surroundings.prefix_change());
    let end = place.in_line(fields.end);
    match &operations {
        Some(operations) => changes.extend(operations.changes.iter().cloned()),
        None => changes.extend(surroundings.suffix_changes(end)),
    }
    let changes = RepairChanges::of(place.line, changes);
    let exact = changes.text();
    let mut position = exact_position(&exact).ok_or_else(|| place.nothing())?;
    if fields.impossible_target.is_some() {
        position.en_passant = fields.impossible_target;
    }
    let is_epd = operations.is_some() || fields.count() == 4;
    Ok(Interpretation {
        position,
        text: exact,
        repairs: changes.repairs(),
        fields: if is_epd { 4 } else { 6 },
        operations: operations.map_or(end..end, |operations| operations.span),
        variant: place.variant_marks(board.marks, &fields),
        surplus_rights: fields.surplus,
        assumed: None,
    })
}

impl PlaceInLine<'_> {
    /// The place in the line that corresponds to this place in the plain text.
    fn in_line(self, at: usize) -> usize {
        self.plain.span_in_line(&(at..at)).start
    }

    /// The start of the first rank in the line.
    fn start(self) -> usize {
        let first = self.board.start();
        self.plain.span_in_line(&(first..first + 1)).start
    }

    fn change(self, edit: &PlainEdit, surroundings: &Surroundings<'_>) -> RepairChange {
        let kind = match edit.kind {
            RepairKind::WhiteSpace if surroundings.is_address => RepairKind::Wrapper,
            other => other,
        };
        RepairChange {
            kind,
            span: self.plain.span_in_line(&edit.span),
            became: edit.became.clone(),
            may_merge: true,
        }
    }

    /// The differences between the plain text and the line, from the board to the last field.
    fn cleaning(
        self,
        fields: &FieldsAfterBoard,
        surroundings: &Surroundings<'_>,
    ) -> Vec<RepairChange> {
        let part = self.board.start()..fields.end;
        let mut changes = self.plain.changes_in(self.line, &part);
        for change in &mut changes {
            if surroundings.is_address && change.kind == RepairKind::WhiteSpace {
                change.kind = RepairKind::Wrapper;
            }
        }
        changes
    }

    /// The operations after the fields, if there are any. A line with another position after these is a list and has
    /// none.
    fn operations(
        self,
        fields: &FieldsAfterBoard,
        surroundings: &Surroundings<'_>,
    ) -> Option<TailOperations> {
        let is_last = self.limit == self.plain.text().len();
        if !is_last || surroundings.is_address {
            return None;
        }
        let ends = fields.ends.iter().map(|end| self.in_line(*end));
        let ends: Vec<_> = ends.collect();
        let start = self.in_line(fields.end);
        let end = surroundings.end_of_tail(start);
        tail_operations::read(self.line, start..end, fields, &ends)
    }

    fn expect_no_fault(self, fields: &FieldsAfterBoard) -> Result<(), FenError> {
        let text = self.plain.text().get(..self.limit).unwrap_or_default();
        match faults::fault_behind(text, fields) {
            None => Ok(()),
            Some((kind, field, span)) => Err(FenError {
                kind,
                field,
                span: self.plain.span_in_line(&span),
            }),
        }
    }

    /// The fields that are missing at the end. An EPD has four.
    fn missing(self, fields: &FieldsAfterBoard, has_operations: bool) -> Option<RepairChange> {
        const DEFAULTS: [&str; 5] = ["w", "-", "-", "0", "1"];
        let count = fields.exact.len();
        let wanted = if has_operations || count == 3 { 3 } else { 5 };
        let missing = DEFAULTS.get(count..wanted).unwrap_or_default();
        let end = self.in_line(fields.end);
        let became: String = missing.iter().flat_map(|field| [" ", field]).collect();
        (!missing.is_empty()).then_some(RepairChange {
            kind: RepairKind::MissingFields,
            span: end..end,
            became,
            may_merge: true,
        })
    }

    fn variant_marks(
        self,
        mut marks: VariantMarks,
        fields: &FieldsAfterBoard,
    ) -> Option<VariantMarks> {
        if let Some((checks, span)) = &fields.checks {
            marks.checks = Some(*checks);
            marks.spans.push(span.clone());
        }
        let in_line = |span: &Range<usize>| self.plain.span_in_line(span);
        marks.spans = marks.spans.iter().map(in_line).collect();
        (!marks.spans.is_empty()).then_some(marks)
    }

    /// An error for a line whose composed text is not exact, which should never happen.
    fn nothing(self) -> FenError {
        FenError {
            kind: FenErrorKind::NoBoard,
            field: FenField::Board,
            span: surroundings::visible(self.line),
        }
    }
}

/// The unchanged line, if it is exact.
pub(super) fn read_exact(line: &str) -> Option<Interpretation> {
    if let Ok(position) = read_strict(line.as_bytes()) {
        return Some(exact(line, position, 6, line.len()..line.len()));
    }
    let (position, operations) = read_exact_epd(line.as_bytes())?;
    Some(exact(line, position, 4, operations))
}

fn exact(line: &str, position: Position, fields: u8, operations: Range<usize>) -> Interpretation {
    Interpretation {
        position,
        text: line.to_owned(),
        repairs: Vec::new(),
        fields,
        operations,
        surplus_rights: Vec::new(),
        variant: None,
        assumed: None,
    }
}

/// The position of an exact text.
fn exact_position(text: &str) -> Option<Position> {
    let fen = read_strict(text.as_bytes()).ok();
    fen.or_else(|| Some(read_exact_epd(text.as_bytes())?.0))
}
