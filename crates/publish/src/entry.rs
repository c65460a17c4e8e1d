//! Prepares a record for publication, and makes the names of files in a folder of entries.

use super::book_moves::BookMoves;
use super::solution::Solution;
use tabiya_chess::Position;
use tabiya_collection::tree::{GameTree, NodeId};
use tabiya_notation::annotations::annotations;
use tabiya_notation::fen::{FenStyle, write_fen_as};
use tabiya_notation::forms::{Form, FormSettings, write_text_as};
use tabiya_notation::judgement::{Judgement, judge};
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::moves::PieceNames;
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::operations;
use tabiya_notation::record::read_record;
use tabiya_picture::Diagram;
use tabiya_text::{diagram_description, diagram_title};

/// A record with everything that is published of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublishedRecord {
    /// The diagram with its texts.
    pub diagram: Diagram,
    /// The position as FEN.
    pub fen: String,
    /// The solution according to the record's operations; `None` when there is none.
    pub solution: Option<Solution>,
}

impl PublishedRecord {
    /// The position in a form for texts.
    pub(super) fn position_as(&self, form: Form) -> String {
        write_text_as(form, &self.diagram.position, b"", FormSettings::default())
    }

    /// The same record with the moves of its game as the solution, if there are any.
    #[must_use]
    pub fn with_moves(self, moves: Option<BookMoves>) -> Self {
        let Some(moves) = moves else {
            return self;
        };
        let solution = self.solution.unwrap_or_default().with_moves(moves);
        Self {
            solution: Some(solution),
            ..self
        }
    }
}

/// The maximum length of a caption. Captions are read by people, so longer ones are cut.
const MAX_CAPTION_CHARS: usize = 1000;

/// Prepares the record on a line. `number` becomes the number of the diagram. Inexact FENs are repaired. `None` for
/// blank lines, comments and unreadable lines.
pub fn entry(line: &[u8], number: u64, style: FenStyle) -> Option<PublishedRecord> {
    let Judgement::Read(read) = judge(line) else {
        return None;
    };
    let tail = line.get(read.operations).unwrap_or_default();
    Some(entry_of(read.position, tail, number, style))
}

/// Prepares a position with the operations in `tail`.
pub fn entry_of(position: Position, tail: &[u8], number: u64, style: FenStyle) -> PublishedRecord {
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
    PublishedRecord {
        solution: Solution::of(tail, &diagram.position),
        diagram,
        fen,
    }
}

/// Prepares a game. Its moves are the solution, with pieces as in `names`. The diagram shows the position with which
/// the game begins, as in a collection of problems; for a game that begins like all games, it shows the last position
/// of the main line.
pub fn entry_of_game(
    tree: &GameTree,
    number: u64,
    style: FenStyle,
    names: PieceNames,
) -> PublishedRecord {
    let start = tree.node(NodeId::START).position();
    let last = tree.main_line().last().copied();
    let shown = last.filter(|_| *start == Position::start());
    let node = tree.node(shown.unwrap_or(NodeId::START));
    let record = node.record();
    let tail = read_record(record).map(|read| read.tail);
    let tail = tail.ok().and_then(|tail| record.get(tail));
    let entry = entry_of(*node.position(), tail.unwrap_or_default(), number, style);
    entry.with_moves(BookMoves::after(tree, NodeId::START, names))
}

/// The value of the `id` operation, on one line.
pub(super) fn identification(tail: &[u8]) -> Option<String> {
    let mut all = operations(tail);
    let id = all.find(|operation| operation.meaning() == Some(OpcodeMeaning::Identification))?;
    let value = id.operands().next()?.value().into_owned();
    let text = text_of_line(&value);
    let words: Vec<_> = text.split_whitespace().collect();
    let line = words.join(" ");
    let shown = line.chars().filter(|letter| !letter.is_control());
    Some(shown.take(MAX_CAPTION_CHARS).collect())
}

/// Makes names that sort in the order of the entries: a number with leading zeros, and the caption reduced to safe
/// characters.
#[derive(Clone, Copy, Debug)]
pub struct FileNames {
    digits: usize,
}

/// The maximum length of the caption in a name, in bytes. Systems allow 255 bytes per name.
const MAX_NAME_LEN: usize = 60;

impl FileNames {
    /// Makes names for `count` entries.
    pub fn for_count(count: u64) -> Self {
        Self {
            digits: count.max(1).ilog10() as usize + 1,
        }
    }

    /// The name of an entry's file. `at` is its number, from 1, which must be different for each entry.
    pub fn name(self, at: u64, entry: &PublishedRecord, extension: &str) -> String {
        let digits = self.digits;
        let caption = slug(&entry.diagram.caption);
        if caption.is_empty() {
            format!("{at:0digits$}.{extension}")
        } else {
            format!("{at:0digits$}-{caption}.{extension}")
        }
    }
}

/// Keeps letters and digits of any language and replaces everything else with hyphens. The result has no meaning for a
/// shell, a web address or a file system, and cannot lead to another folder.
fn slug(caption: &str) -> String {
    let mut name = String::new();
    for letter in caption.chars() {
        if letter.is_alphanumeric() {
            name.push(letter);
        } else if !name.is_empty() && !name.ends_with('-') {
            name.push('-');
        }
        if name.len() >= MAX_NAME_LEN {
            // The last word may continue.
            if let Some(end) = name.rfind('-') {
                name.truncate(end);
            }
            break;
        }
    }
    name.trim_end_matches('-').to_owned()
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use tabiya_notation::fen::FenStyle;

    fn of(line: &str) -> Option<PublishedRecord> {
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

    fn of_game(game: &str) -> PublishedRecord {
        let game = tabiya_collection::games::game_in_row(game.as_bytes()).unwrap();
        entry_of_game(&game.tree, 7, FenStyle::default(), PieceNames::English)
    }

    #[test]
    fn a_problem_shows_its_start_and_a_game_its_last_position() {
        let problem = of_game(
            "[White \"Troitzky\"] [FEN \"8/8/8/8/8/8/7R/K1k5 w - - 0 1\"] 1. Rh8 (1. Rh7) *",
        );
        assert_eq!(problem.fen, "8/8/8/8/8/8/7R/K1k5 w - - 0 1");
        assert!(problem.diagram.caption.starts_with("Troitzky"));
        assert_eq!(problem.solution.unwrap().text(), "1. Rh8 (1. Rh7)");
        let game = of_game("1. f3 e5 2. g4 Qh4# 0-1");
        assert!(game.fen.contains("6Pq"), "{}", game.fen);
        assert_eq!(game.solution.unwrap().text(), "1. f3 e5 2. g4 Qh4#");
    }

    fn named(id: &str, at: u64, count: u64) -> String {
        let line = b"8/8/8/8/8/8/8/K1k5 w - -";
        let mut entry = entry(line, 1, FenStyle::default()).unwrap();
        id.clone_into(&mut entry.diagram.caption);
        FileNames::for_count(count).name(at, &entry, "svg")
    }

    #[test]
    fn names_sort_in_the_order_of_the_entries() {
        let mut names: Vec<_> = (1..=1000).map(|at| named("x", at, 1000)).collect();
        assert_eq!(names[0], "0001-x.svg");
        assert!(names.is_sorted());
        names.dedup();
        assert_eq!(names.len(), 1000);
    }

    #[test]
    fn no_caption_leads_outside_the_folder() {
        assert_eq!(named("../../etc/passwd", 1, 9), "1-etc-passwd.svg");
        assert_eq!(named("C:\\x", 1, 9), "1-C-x.svg");
        assert_eq!(named("..", 1, 9), "1.svg");
        assert_eq!(named("CON", 1, 9), "1-CON.svg");
        assert_eq!(named("-rf *; $(x) `y`\u{7}", 1, 9), "1-rf-x-y.svg");
        assert_eq!(named("Réti 1921, Ход", 1, 9), "1-Réti-1921-Ход.svg");
        assert_eq!(named("\u{202e}gpj", 1, 9), "1-gpj.svg");
    }

    #[test]
    fn a_long_name_ends_after_a_whole_word() {
        let name = named(&"after 24. Rxd4 ".repeat(9), 1, 9);
        let words = name.strip_suffix(".svg").unwrap().split('-').skip(1);
        assert!(words.clone().count() > 6, "{name}");
        assert!(
            words
                .clone()
                .all(|word| ["after", "24", "Rxd4"].contains(&word)),
            "{name}"
        );
    }

    #[test]
    fn a_name_is_never_too_long_for_a_file_system() {
        for letter in ["a", "é", "王", "𝔸"] {
            assert!(named(&letter.repeat(900), u64::MAX, u64::MAX).len() < 120);
        }
    }
}
