//! The joining of two versions of one record.

use tabiya_notation::operations::{
    EditError, OperationChange, add, changes, operations, remove, set_operands,
};
use tabiya_notation::record::read_record;

/// Joins two versions of a line, given without line ends, that come from the same line, or were both added. Returns
/// `None` if they contradict each other.
///
/// ```
/// use tabiya_collection::versions::merged_record;
///
/// let base = br#"8/8/8/8/8/8/4R3/k3K3 w - - id "a"; ce 10;"#;
/// let ours = br#"8/8/8/8/8/8/4R3/k3K3 w - - id "b"; ce 10;"#;
/// let theirs = br#"8/8/8/8/8/8/4R3/k3K3 w - - id "a"; ce 10; bm Re7;"#;
/// let merged = br#"8/8/8/8/8/8/4R3/k3K3 w - - id "b"; ce 10; bm Re7;"#;
/// assert_eq!(merged_record(Some(base), ours, theirs).as_deref(), Some(&merged[..]));
/// let theirs = br#"8/8/8/8/8/8/4R3/k3K3 w - - id "c"; ce 10;"#;
/// assert_eq!(merged_record(Some(base), ours, theirs), None);
/// ```
pub fn merged_record(base: Option<&[u8]>, ours: &[u8], theirs: &[u8]) -> Option<Vec<u8>> {
    if ours == theirs || base == Some(theirs) {
        return Some(ours.to_vec());
    }
    if base == Some(ours) {
        return Some(theirs.to_vec());
    }
    let base = base.map(Cut::of);
    let base = match base {
        Some(base) => Some(base?),
        None => None,
    };
    let (ours, theirs) = (Cut::of(ours)?, Cut::of(theirs)?);
    let fields = match base {
        Some(base) if base.fields != theirs.fields && base.fields != ours.fields => {
            (ours.fields == theirs.fields).then_some(ours.fields)?
        }
        Some(base) if base.fields == ours.fields => theirs.fields,
        _ => ours.fields,
    };
    let tail = merged_tail(base.map_or(b"", |base| base.tail), ours.tail, theirs.tail)?;
    let mut merged = fields.to_vec();
    if !tail.is_empty() {
        merged.push(b' ');
        merged.extend(tail);
    }
    Some(merged)
}

/// A record, cut into its fields and its operations.
#[derive(Clone, Copy)]
struct Cut<'a> {
    fields: &'a [u8],
    tail: &'a [u8],
}

impl<'a> Cut<'a> {
    fn of(line: &'a [u8]) -> Option<Self> {
        let tail = read_record(line).ok()?.tail;
        Some(Self {
            fields: line.get(..tail.start)?.trim_ascii_end(),
            tail: line.get(tail)?,
        })
    }
}

/// Adds the changes of the other side to ours.
fn merged_tail(base: &[u8], ours: &[u8], theirs: &[u8]) -> Option<Vec<u8>> {
    let of_ours = changes(base, ours);
    let mut tail = ours.to_vec();
    for change in changes(base, theirs) {
        let is_same =
            |own: &&OperationChange<'_>| (own.opcode, own.number) == (change.opcode, change.number);
        match of_ours.iter().find(is_same) {
            Some(own) if own.new == change.new => {}
            Some(_) => return None,
            None => tail = changed(&tail, &change).ok()?,
        }
    }
    Some(tail)
}

fn changed(tail: &[u8], change: &OperationChange<'_>) -> Result<Vec<u8>, EditError> {
    let row = operations(tail)
        .enumerate()
        .filter(|(_, operation)| operation.opcode() == change.opcode)
        .map(|(row, _)| row)
        .nth(change.number);
    let text = |bytes| str::from_utf8(bytes).map_err(|_not_text| EditError::BadOperands);
    match (row, change.new) {
        (Some(row), Some(operands)) => set_operands(tail, row, text(operands)?),
        (Some(row), None) => remove(tail, row),
        (None, Some(operands)) => add(tail, text(change.opcode)?, text(operands)?),
        // Only text that is no operation has no row.
        (None, None) => Err(EditError::NoSuchRow),
    }
}
