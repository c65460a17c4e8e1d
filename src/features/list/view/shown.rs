//! The displayed content of a line.

use super::described::{RowDetail, RowMaterial, RowName, RowPlace, RowTurn, name_and_place};
use std::borrow::Cow;
use std::ops::Range;
use tabiya_chess::{Board, Color, Position};
use tabiya_collection::document::understand_typed;
use tabiya_collection::games::{PastedGame, game_in_row};
use tabiya_collection::passes::{LineMark, mark_of, mark_of_judged};
use tabiya_collection::tree::NodeId;
use tabiya_lines::{MAX_LINE_BYTES, game_of_row, is_game_row};
use tabiya_notation::judgement::{Judgement, Read, Rejection, judge};
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::rows;
use tabiya_notation::repair::Understanding;

/// The maximum number of characters shown of a line.
const MAX_CHARS: usize = 480;
/// The maximum number of characters shown of an operation.
const MAX_OPERATION_CHARS: usize = 160;
/// The maximum number of operations shown.
const MAX_DETAILS: usize = 12;

/// The displayed content of a line. It depends only on the line.
#[derive(Debug)]
pub(super) struct ShownContent {
    /// The mark of the line.
    pub mark: LineMark,
    /// The number of ways to read the line, if it cannot be read as it is.
    pub readings: usize,
    /// The content of the diagram. `None` if the line has no position.
    pub diagram: Option<RowDiagram>,
    /// The line without its operations.
    pub text: String,
    /// The name of the position, from the operation `id`.
    pub name: Option<RowName>,
    /// The place of the position in its game.
    pub place: Option<RowPlace>,
    /// The other operations.
    pub details: Vec<RowDetail>,
}

/// The content of a diagram, and its description.
#[derive(Clone, Debug)]
pub(super) struct RowDiagram {
    pub board: Board,
    pub side_to_move: Color,
    pub turn: RowTurn,
    pub material: RowMaterial,
}

impl ShownContent {
    /// Reads the displayed content of a line.
    pub(super) fn of(line: &[u8]) -> Self {
        if is_game_row(line) {
            return Self::of_game(line);
        }
        if MAX_LINE_BYTES <= line.len() {
            return Self::without_position(mark_of(line), line);
        }
        let judgement = judge(line);
        let mark = mark_of_judged(line, &judgement);
        match judgement {
            Judgement::Skipped => Self::without_position(mark, line),
            Judgement::Rejected(why) => Self {
                readings: readings_of(&why, line),
                ..Self::without_position(mark, line)
            },
            Judgement::Read(read) => Self::with_position(mark, &read, line),
        }
    }

    /// Reads the game in a row: its heading, its result and its last position. A longer game has its text alone, since
    /// reading it would take longer than a frame.
    fn of_game(row: &[u8]) -> Self {
        let game = (row.len() < MAX_LINE_BYTES).then(|| game_in_row(row));
        let Some(game) = game.flatten() else {
            let start = row.get(..MAX_CHARS * 4).unwrap_or(row);
            return Self::without_position(LineMark::Fine, &game_of_row(start));
        };
        let line = game.tree.main_line();
        let last = line.last().copied().unwrap_or(NodeId::START);
        let result = game.tree.heading().result.clone();
        Self {
            diagram: Some(RowDiagram::of(game.tree.node(last).position())),
            text: result.clone().unwrap_or_default(),
            name: Some(RowName::Title(heading_of(&game))),
            details: result.into_iter().map(RowDetail::Comment).collect(),
            ..Self::without_position(LineMark::Fine, b"")
        }
    }

    fn without_position(mark: LineMark, line: &[u8]) -> Self {
        Self {
            mark,
            readings: 0,
            diagram: None,
            text: shown_text(line),
            name: None,
            place: None,
            details: Vec::new(),
        }
    }

    fn with_position(mark: LineMark, read: &Read, line: &[u8]) -> Self {
        let (fields, tail) = cut(line, &read.operations);
        let (mut name, mut place) = (None, None);
        let mut details = Vec::new();
        for mut row in rows(tail) {
            row.opcode = printable(&row.opcode, MAX_OPERATION_CHARS);
            let operands = printable(&row.operands, MAX_OPERATION_CHARS);
            if row.meaning == Some(OpcodeMeaning::Identification) && name.is_none() {
                (name, place) = name_and_place(&operands, &read.position);
            } else {
                details.extend(RowDetail::of(&row, operands, read.position.side_to_move));
            }
        }
        // Details in words come before opcodes, which only some people know.
        details.sort_by_key(RowDetail::is_unnamed);
        details.truncate(MAX_DETAILS);
        Self {
            mark,
            readings: 0,
            diagram: Some(RowDiagram::of(&read.position)),
            text: shown_text(fields),
            name,
            place,
            details,
        }
    }

    /// The details that a row shows, with or without those that name moves.
    pub(super) fn details(&self, with_moves: bool) -> impl Iterator<Item = &RowDetail> + Clone {
        let details = self.details.iter();
        details.filter(move |detail| with_moves || !detail.names_moves())
    }

    /// Whether the line needs a remark because it is not a plain position.
    pub(super) fn is_remarkable(&self) -> bool {
        self.mark != LineMark::Fine
    }
}

/// The players of a game, or else its event; then event and date.
fn heading_of(game: &PastedGame) -> String {
    let tags = &game.tree.heading().tags;
    let tag = |name: &str| {
        let found = tags.iter().find(|(found, _)| found == name);
        let value = found.map(|(_, value)| value.trim());
        let value = value.filter(|value| !value.is_empty() && !value.starts_with('?'));
        value.map(|value| printable(value, MAX_OPERATION_CHARS))
    };
    let players = match (tag("White"), tag("Black")) {
        (None, None) => None,
        (white, black) => {
            let [white, black] = [white, black].map(|name| name.unwrap_or_else(|| "?".to_owned()));
            Some(format!("{white} – {black}"))
        }
    };
    let date = tag("Date").map(|date| date.trim_end_matches(".??").to_owned());
    let round = tag("Round").map(|round| format!("({round})"));
    let event = [tag("Event"), round]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>();
    let event = (!event.is_empty()).then(|| event.join(" "));
    let parts: Vec<_> = [players, event, date].into_iter().flatten().collect();
    if parts.is_empty() {
        return "?".to_owned();
    }
    parts.join(", ")
}

/// The number of ways to read a rejected line, counted as for the line on the board.
fn readings_of(why: &Rejection, line: &[u8]) -> usize {
    match why {
        Rejection::Several(readings) => readings.len(),
        Rejection::Unreadable(_) => match understand_typed(&text_of_line(line)) {
            Some(Understanding::Several(readings)) => readings.len(),
            _ => 0,
        },
        Rejection::TooLong => 0,
    }
}

impl RowDiagram {
    fn of(position: &Position) -> Self {
        Self {
            board: position.board,
            side_to_move: position.side_to_move,
            turn: RowTurn::of(position),
            material: RowMaterial::of(&position.board),
        }
    }
}

/// Splits a line into its fields and its operations.
fn cut<'a>(line: &'a [u8], operations: &Range<usize>) -> (&'a [u8], &'a [u8]) {
    if operations.is_empty() {
        return (line, &[]);
    }
    let fields = line.get(..operations.start).unwrap_or(line);
    (fields, line.get(operations.clone()).unwrap_or_default())
}

fn shown_text(line: &[u8]) -> String {
    // No character is shorter than a byte, so this prefix is enough of a line of up to 64 KiB.
    let text = match std::str::from_utf8(line) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => text_of_line(line.get(..MAX_CHARS * 4).unwrap_or(line)),
    };
    printable(text.trim(), MAX_CHARS)
}

/// The displayable characters of a text. Control characters and direction marks would garble the line.
fn printable(text: &str, most_chars: usize) -> String {
    let is_plain = |c: char| !c.is_control() && !is_invisible(c);
    let shown = text.chars().take(most_chars);
    shown.map(|c| if is_plain(c) { c } else { ' ' }).collect()
}

/// Characters that change the order of the text around them, or have no width.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &[u8] = b"8/8/8/8/8/8/8/K1k5 w - - bm Ka2; id \"WAC.001\"; c0 \"a;b\";";

    #[test]
    fn fields_name_and_other_operations_are_shown_separately() {
        let shown = ShownContent::of(LINE);
        assert_eq!(shown.text, "8/8/8/8/8/8/8/K1k5 w - -");
        assert_eq!(shown.name, Some(RowName::Title("WAC.001".to_owned())));
        let [best, comment] = ["Ka2", "a;b"].map(str::to_owned);
        assert_eq!(
            shown.details,
            [RowDetail::Best(best), RowDetail::Comment(comment)]
        );
    }

    #[test]
    fn counters_and_the_notes_of_the_program_are_not_shown() {
        let line = b"8/8/8/8/8/8/8/K1k5 w - - confidence 99; fmvn 36; hmvc 2; source \"a.png\"; theme mate;";
        let theme = RowDetail::Other("theme".to_owned(), "mate".to_owned());
        assert_eq!(ShownContent::of(line).details, [theme]);
    }

    #[test]
    fn a_repairable_line_shows_the_diagram_of_its_repair() {
        let shown = ShownContent::of(b"8/8/44/8/8/8/8/K1k5 W - -");
        assert_eq!(shown.text, "8/8/44/8/8/8/8/K1k5 W - -");
        let meant = ShownContent::of(LINE).diagram.map(|diagram| diagram.board);
        assert!(meant.is_some());
        assert_eq!(shown.diagram.map(|diagram| diagram.board), meant);
    }

    #[test]
    fn the_result_of_an_analysis_is_shown_without_its_cost_and_before_unknown_operations() {
        let line = b"8/8/8/8/8/8/8/K1k5 w - - acd 20; acn 43552; acs 1; rating 1500; ce 32764; dm 2; pv Ka2;";
        let [mate, moves, rating] = ["2", "Ka2", "1500"].map(str::to_owned);
        assert_eq!(
            ShownContent::of(line).details,
            [
                RowDetail::MateIn(mate),
                RowDetail::Line(moves),
                RowDetail::Other("rating".to_owned(), rating)
            ]
        );
    }

    #[test]
    fn a_mate_in_the_place_of_the_best_moves_is_shown_as_a_mate() {
        let details = |operations: &str| {
            let line = format!("8/8/8/8/8/8/8/K1k5 w - - {operations}");
            ShownContent::of(line.as_bytes()).details
        };
        let five = || "5".to_owned();
        assert_eq!(details("bm #5;"), [RowDetail::MateIn(five())]);
        assert_eq!(details("bm #-5;"), [RowDetail::MatedIn(five())]);
        let both = "Ka2 #5".to_owned();
        assert_eq!(details("bm Ka2 #5;"), [RowDetail::Best(both)]);
    }

    #[test]
    fn the_readings_of_a_damaged_line_are_counted() {
        let damaged = ShownContent::of(b"rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assert_eq!((damaged.mark, damaged.readings), (LineMark::Unreadable, 8));
        let hopeless = ShownContent::of(b"8/8/8/8/k b");
        assert_eq!(
            (hopeless.mark, hopeless.readings),
            (LineMark::Unreadable, 0)
        );
    }

    #[test]
    fn control_characters_are_shown_as_blanks() {
        let shown = ShownContent::of("# a\u{202e}b\tc\0d\u{7}".as_bytes());
        assert_eq!(shown.text, "# a b c d ");
        assert!(shown.diagram.is_none());
    }

    #[test]
    fn only_the_beginning_of_a_very_long_line_is_shown() {
        let line = vec![b'8'; 60_000];
        let shown = ShownContent::of(&line);
        assert_eq!(shown.mark, LineMark::Unreadable);
        assert_eq!(shown.text.len(), MAX_CHARS);
    }
}
