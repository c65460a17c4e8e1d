//! Prepares a record for publication.

use super::solution::Solution;
use tabiya_chess::Position;
use tabiya_notation::annotations::annotations;
use tabiya_notation::fen::{FenStyle, write_fen_as};
use tabiya_notation::forms::{Form, FormSettings, write_text_as};
use tabiya_notation::judgement::{Judgement, judge};
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::opcodes::Meaning;
use tabiya_notation::operations::operations;
use tabiya_picture::Diagram;
use tabiya_text::{diagram_description, diagram_title};

/// A record with everything that is published of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The diagram with its texts.
    pub diagram: Diagram,
    /// The position as FEN.
    pub fen: String,
    /// The solution according to the record's operations; `None` when there is none.
    pub solution: Option<Solution>,
}

impl Entry {
    /// The position in a form for texts.
    pub(super) fn position_as(&self, form: Form) -> String {
        write_text_as(form, &self.diagram.position, b"", FormSettings::default())
    }
}

/// The maximum length of a caption. Captions are read by people, so longer ones are cut.
const MAX_CAPTION_CHARS: usize = 1000;

/// Prepares the record on a line. `number` becomes the number of the diagram. Inexact FENs are repaired. `None` for
/// blank lines, comments and unreadable lines.
pub fn entry(line: &[u8], number: u64, style: FenStyle) -> Option<Entry> {
    let Judgement::Read(read) = judge(line) else {
        return None;
    };
    let tail = line.get(read.operations).unwrap_or_default();
    Some(entry_of(read.position, tail, number, style))
}

/// Prepares a position with the operations in `tail`.
pub fn entry_of(position: Position, tail: &[u8], number: u64, style: FenStyle) -> Entry {
    let fen = write_fen_as(&position, style);
    let caption = identification(tail).unwrap_or_default();
    let diagram = Diagram {
        annotations: annotations(tail),
        number: number.to_string(),
        title: diagram_title(&position, &caption),
        description: diagram_description(&position, &fen),
        caption,
        ..Diagram::of(position)
    };
    Entry {
        solution: Solution::of(tail, &diagram.position),
        diagram,
        fen,
    }
}

/// The value of the `id` operation, on one line.
fn identification(tail: &[u8]) -> Option<String> {
    let mut all = operations(tail);
    let id = all.find(|operation| operation.meaning() == Some(Meaning::Identification))?;
    let value = id.operands().next()?.value().into_owned();
    let text = text_of_line(&value);
    let words: Vec<_> = text.split_whitespace().collect();
    let line = words.join(" ");
    let shown = line.chars().filter(|letter| !letter.is_control());
    Some(shown.take(MAX_CAPTION_CHARS).collect())
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn of(line: &str) -> Option<Entry> {
        entry(line.as_bytes(), 7, FenStyle::default())
    }

    #[test]
    fn an_entry_contains_all_parts_of_its_record() {
        let line = "8/8/8/8/8/8/7R/K1k5 w - - bm Rh8; id \" Réti\t 1921 \"; c0 \"[%csl Ge4]\";";
        let entry = of(line).unwrap();
        assert_eq!(entry.fen, "8/8/8/8/8/8/7R/K1k5 w - - 0 1");
        assert_eq!(entry.diagram.caption, "Réti 1921");
        assert_eq!(entry.diagram.number, "7");
        assert_eq!(entry.diagram.title, "Réti 1921, White to move");
        assert!(entry.diagram.description.ends_with(&entry.fen));
        assert_eq!(entry.diagram.annotations.marks.len(), 1);
        assert_eq!(entry.solution.unwrap().best.as_deref(), Some("1. Rh8"));
    }

    #[test]
    fn operations_after_six_fields_are_used_too() {
        let entry = of("8/8/8/8/8/8/8/K1k4R w - - 3 9 bm Rh8; id \"x\";").unwrap();
        assert_eq!(entry.diagram.caption, "x");
        assert!(entry.fen.ends_with(" 3 9"));
        assert!(entry.solution.is_some());
    }

    #[test]
    fn a_line_without_a_position_is_no_entry() {
        for line in ["", "# note", "no position", "8/8/8"] {
            assert_eq!(of(line), None, "{line}");
        }
    }
}
