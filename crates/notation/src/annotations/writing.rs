//! Writes arrows and marks into a tail.

use super::Annotations;
use super::commands::{Comment, DrawingCommand, DrawingKind, commands};
use super::reading::{annotations, is_comment};
use crate::operations::{
    EditError, Operation, add, add_in_front, find, operations, remove, replace_operands,
    set_operands,
};

/// The tail with exactly these arrows and marks.
///
/// They replace the existing ones in the same comment. If there are none, they become the first free
/// comment of `c0` to `c9`, or follow the text of `c9`. A comment that becomes empty is removed.
///
/// # Errors
/// Fails if another part of the tail would be read differently.
pub fn with_annotations(tail: &[u8], wanted: &Annotations) -> Result<Vec<u8>, EditError> {
    // The last of several colours counts here, too.
    let wanted = wanted.moved(Some);
    let old = annotations(tail);
    let mut changes = Changes {
        marks: (old.marks != wanted.marks).then(|| Entries::of_marks(&wanted)),
        arrows: (old.arrows != wanted.arrows).then(|| Entries::of_arrows(&wanted)),
    };
    let mut comments = comments(tail, &mut changes);
    if let Some((_, first)) = comments.first_mut() {
        first.put_in_front(&changes.unplaced(DrawingKind::Marks));
        first.put_behind(&changes.unplaced(DrawingKind::Arrows));
    }
    let mut new = tail.to_vec();
    // From the last to the first, so that removing a row does not renumber the ones that follow.
    for (row, comment) in comments.into_iter().rev() {
        new = with_comment(&new, row, &comment.text())?;
    }
    let rest = [
        changes.unplaced(DrawingKind::Marks),
        changes.unplaced(DrawingKind::Arrows),
    ]
    .concat();
    if !rest.is_empty() {
        new = with_new_commands(&new, &rest)?;
    }
    // If a removed command was inside another, broken one, the rest may become a command.
    let is_as_wanted = annotations(&new) == wanted;
    is_as_wanted
        .then_some(new)
        .ok_or(EditError::WouldChangeOthers)
}

/// The new entries of each kind; `None` for a kind that stays.
struct Changes {
    marks: Option<Entries>,
    arrows: Option<Entries>,
}

/// The entries of one kind, and whether they have a place.
struct Entries {
    list: Vec<Vec<u8>>,
    is_placed: bool,
}

impl Entries {
    fn new(list: impl Iterator<Item = String>) -> Self {
        Self {
            list: list.map(String::into_bytes).collect(),
            is_placed: false,
        }
    }

    fn of_marks(wanted: &Annotations) -> Self {
        let marks = wanted.marks.iter();
        Self::new(marks.map(|mark| format!("{}{}", mark.color.letter(), mark.square)))
    }

    fn of_arrows(wanted: &Annotations) -> Self {
        let arrows = wanted.arrows.iter();
        Self::new(arrows.map(|arrow| format!("{}{}{}", arrow.color.letter(), arrow.from, arrow.to)))
    }

    /// The entries that have no place yet; they count as placed afterwards.
    fn place(&mut self) -> Vec<Vec<u8>> {
        self.is_placed = true;
        std::mem::take(&mut self.list)
    }
}

impl Changes {
    fn of(&mut self, kind: DrawingKind) -> Option<&mut Entries> {
        match kind {
            DrawingKind::Marks => self.marks.as_mut(),
            DrawingKind::Arrows => self.arrows.as_mut(),
        }
    }

    /// The replacement of a command: the first command of a kind gets all entries, and the others keep only text that
    /// cannot be read. Empty if nothing remains.
    fn written(&mut self, command: &DrawingCommand<'_>, text: &[u8]) -> Vec<u8> {
        let Some(entries) = self.of(command.kind) else {
            return text.get(command.span.clone()).unwrap_or_default().to_vec();
        };
        let mut list = entries.place();
        let unreadable = command.entries().filter(|entry| entry.is_unreadable());
        list.extend(unreadable.map(|entry| entry.text.to_vec()));
        written(command.kind, &list)
    }

    /// The command with the entries that have no place yet.
    fn unplaced(&mut self, kind: DrawingKind) -> Vec<u8> {
        let entries = self.of(kind).filter(|entries| !entries.is_placed);
        entries.map_or_else(Vec::new, |entries| written(kind, &entries.place()))
    }
}

/// A command, if it has any entry.
fn written(kind: DrawingKind, entries: &[Vec<u8>]) -> Vec<u8> {
    if entries.is_empty() {
        return Vec::new();
    }
    let name = kind.name().as_bytes();
    [b"[%", name, b" ", &entries.join(&b','), b"]"].concat()
}

/// The comments with commands, by row, and their new text.
fn comments<'tail>(tail: &'tail [u8], changes: &mut Changes) -> Vec<(usize, Comment<'tail>)> {
    let mut comments = Vec::new();
    for (row, operation) in operations(tail).enumerate() {
        let text = operation.operand_bytes();
        let mut comment = Comment::new(text);
        if is_comment(&operation) {
            for command in commands(text) {
                comment.replace(command.span.clone(), changes.written(&command, text));
            }
        }
        if comment.has_replacements() {
            comments.push((row, comment));
        }
    }
    comments
}

/// The tail with another text in a comment, or without the comment when nothing is left of it.
fn with_comment(tail: &[u8], row: usize, text: &[u8]) -> Result<Vec<u8>, EditError> {
    let old = operations(tail).nth(row);
    if old.is_some_and(|old| old.operand_bytes() == text) {
        return Ok(tail.to_vec());
    }
    if !matches!(text, b"" | b"\"\"" | b"\"") {
        return replace_operands(tail, row, text);
    }
    // A remark after it may need it as a separator, like a semicolon.
    remove(tail, row).or_else(|_| replace_operands(tail, row, b"\"\""))
}

/// The tail with these commands in a separate comment, or after the text of the last comment.
fn with_new_commands(tail: &[u8], commands: &[u8]) -> Result<Vec<u8>, EditError> {
    let operands = quoted(commands);
    let names = (0..10).map(|number| format!("c{number}"));
    let is_free = |name: &String| find(tail, name.as_bytes()).is_none();
    match names.into_iter().find(is_free) {
        Some(name) => with_new_comment(tail, &name, &operands),
        None => behind_last_comment(tail, commands),
    }
}

fn quoted(commands: &[u8]) -> String {
    format!("\"{}\"", String::from_utf8_lossy(commands))
}

/// Adds the comment where its removal restores the tail byte for byte, if possible; otherwise at the end.
fn with_new_comment(tail: &[u8], name: &str, operands: &str) -> Result<Vec<u8>, EditError> {
    let goes_without_trace = |new: &Vec<u8>| {
        let row = operations(new).position(|operation| operation.opcode() == name.as_bytes());
        row.and_then(|row| remove(new, row).ok()).as_deref() == Some(tail)
    };
    let behind = add(tail, name, operands)?;
    if goes_without_trace(&behind) {
        return Ok(behind);
    }
    let in_front = add_in_front(tail, name, operands).ok();
    Ok(in_front.filter(goes_without_trace).unwrap_or(behind))
}

fn behind_last_comment(tail: &[u8], commands: &[u8]) -> Result<Vec<u8>, EditError> {
    let is_last = |operation: &Operation<'_>| operation.opcode() == b"c9";
    let row = operations(tail).position(|operation| is_last(&operation));
    let row = row.ok_or(EditError::NoSuchRow)?;
    let text = find(tail, b"c9").map(|comment| comment.operand_bytes());
    let text = text.unwrap_or_default();
    if text.is_empty() {
        return set_operands(tail, row, &quoted(commands));
    }
    let mut comment = Comment::new(text);
    comment.append(commands);
    replace_operands(tail, row, &comment.text())
}
