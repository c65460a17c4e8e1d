//! Extracts the solution from the operations of a record.
//!
//! Solutions are played on the position, so that the side to move and the move number are known. Moves are written in
//! standard notation with the figurines and the remarks (`!?`) of the file. From the first impossible move on,
//! everything stays as it is, without numbers. The best moves of a record are alternatives if each can be played, and a
//! line if they can be played only one after the other. A variation that itself has variations or comments is printed
//! with them, like the game of a record.

use super::book_moves::{BookMoves, BookRun, Paragraph};
use tabiya_chess::Position;
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::moves::{is_move_number, numbered_line};
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::{AnnouncedMate, Operation, operations};
use tabiya_text::{listed_apart, tr_with};

/// The solution of a position according to its record, with move numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solution {
    /// The best moves (`bm`).
    pub best: Option<String>,
    /// The moves to be avoided (`am`).
    pub avoid: Option<String>,
    /// The number of moves in which the side to move mates (`dm`, or `bm #3`).
    pub mate_in: Option<u64>,
    /// The number of moves in which the side to move is mated (`bm #-3`).
    pub mated_in: Option<u64>,
    /// The predicted move (`pm`).
    pub expected: Option<String>,
    /// The predicted variation (`pv`).
    pub line: Option<String>,
    /// The moves with variations and comments, if the record has a game or such a predicted variation. `line` is their
    /// main line.
    pub moves: Option<BookMoves>,
}

/// The maximum length of a variation. Longer ones are cut because nobody prints them.
const MAX_CHARS: usize = 400;

impl Solution {
    /// Extracts the solution of this position; `None` when the operations have none.
    pub fn of(tail: &[u8], position: &Position) -> Option<Self> {
        let mut solution = Self::default();
        // The moves of repeated operations are all included.
        let (mut best, mut avoid) = (Vec::new(), Vec::new());
        for operation in operations(tail) {
            let place = match operation.meaning() {
                Some(meaning @ (OpcodeMeaning::BestMoves | OpcodeMeaning::AvoidMoves)) => {
                    let is_best = meaning == OpcodeMeaning::BestMoves;
                    let set = if is_best { &mut best } else { &mut avoid };
                    let mates = operation.announced_mate();
                    solution.mate_in = solution.mate_in.or(mates);
                    solution.mated_in = solution.mated_in.or(operation.announced_loss());
                    if set.len() < MAX_CHARS {
                        set.extend(words_of(&operation));
                    }
                    continue;
                }
                Some(OpcodeMeaning::PredictedMove) => &mut solution.expected,
                Some(OpcodeMeaning::PredictedVariation) => {
                    if solution.line.is_none() {
                        solution = solution.with_variation(&operation, position);
                    }
                    continue;
                }
                Some(OpcodeMeaning::DirectMate) => {
                    solution.mate_in = solution.mate_in.or(operation.announced_mate());
                    continue;
                }
                _ => continue,
            };
            if place.is_none() {
                *place = told(choices(&words_of(&operation), position));
            }
        }
        // The mates among them have places of their own.
        best.retain_mut(|words: &mut Vec<String>| {
            words.retain(|word| AnnouncedMate::of_word(word.as_bytes()).is_none());
            !words.is_empty()
        });
        solution.best = told(choices(&best, position));
        solution.avoid = told(choices(&avoid, position));
        (solution != Self::default()).then_some(solution)
    }

    /// Takes the moves of a predicted variation.
    fn with_variation(self, operation: &Operation<'_>, position: &Position) -> Self {
        let values = operation.operands().map(|operand| operand.value());
        let texts = values.map(|value| text_of_line(&value).into_owned());
        let text = texts.collect::<Vec<_>>().join(" ");
        if let Some(moves) = BookMoves::of_text(&text, position) {
            return self.with_moves(moves);
        }
        let words = words_of(operation).concat();
        Self {
            line: told(numbered_line(&words, position).text),
            ..self
        }
    }

    /// The same solution with the moves of a game in place of the predicted variation.
    #[must_use]
    pub fn with_moves(self, moves: BookMoves) -> Self {
        Self {
            line: told(moves.main_line().to_owned()),
            moves: Some(moves),
            ..self
        }
    }

    /// The whole solution on one line.
    pub fn text(&self) -> String {
        let mut parts = self.parts();
        parts.extend(self.moves.as_ref().map(BookMoves::text));
        listed_apart(&parts)
    }

    /// The whole solution. Moves with variations have paragraphs of their own.
    pub fn paragraphs(&self) -> Vec<Paragraph> {
        let mut paragraphs = Vec::new();
        let parts = self.parts();
        if !parts.is_empty() {
            paragraphs.push(vec![BookRun::plain(listed_apart(&parts))]);
        }
        let moves = self.moves.as_ref().map(BookMoves::paragraphs);
        paragraphs.extend_from_slice(moves.unwrap_or_default());
        paragraphs
    }

    /// Everything except the moves with variations.
    fn parts(&self) -> Vec<String> {
        let moves = |id, moves: &Option<String>| {
            let moves = moves.as_deref()?;
            Some(tr_with(id, &[("moves", moves.into())]))
        };
        let (mate, mated) = (self.mate_in, self.mated_in);
        let (best, line) = match &self.line {
            Some(line) if self.begins_with_best(line) => {
                (Some(line.clone()).filter(|_| self.moves.is_none()), None)
            }
            _ if self.moves.is_some() => (self.best.clone(), None),
            line => (self.best.clone(), moves("solution-line", line)),
        };
        let parts = [
            best,
            moves("solution-avoid", &self.avoid),
            mate.map(|mate| tr_with("solution-mate", &[("moves", mate.into())])),
            mated.map(|mated| tr_with("solution-mated", &[("moves", mated.into())])),
            moves("solution-expected", &self.expected),
            line,
        ];
        parts.into_iter().flatten().collect()
    }

    /// Whether a variation begins with the best move, which then need not be repeated.
    fn begins_with_best(&self, line: &str) -> bool {
        let rest = self
            .best
            .as_deref()
            .and_then(|best| line.strip_prefix(best));
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    }
}

/// Several moves usually are alternative solutions. However, many authors write a whole variation there. The moves are
/// a variation when they can only be played one after the other.
fn choices(operands: &[Vec<String>], position: &Position) -> String {
    let each: Vec<_> = operands
        .iter()
        .map(|words| numbered_line(words, position))
        .collect();
    let words = operands.concat();
    let line = numbered_line(&words, position);
    let can_choose = each.iter().all(|choice| choice.moves > 0);
    if !can_choose && line.moves == words.len() {
        return line.text;
    }
    let texts: Vec<_> = each.into_iter().map(|choice| choice.text).collect();
    texts.join(", ")
}

/// The words of each operand, up to a total length.
fn words_of(operation: &Operation<'_>) -> Vec<Vec<String>> {
    let mut room = MAX_CHARS;
    let mut all = Vec::new();
    for operand in operation.operands() {
        let value = operand.value();
        let text = text_of_line(&value);
        let mut words = Vec::new();
        // The program adds its own move numbers.
        let words_of_text = text.split_whitespace();
        for word in words_of_text.filter(|word| !is_move_number(word)) {
            let Some(left) = room.checked_sub(word.chars().count()) else {
                words.push("…".to_owned());
                all.push(words);
                return all;
            };
            room = left;
            words.push(word.to_owned());
        }
        if !words.is_empty() {
            all.push(words);
        }
    }
    all
}

fn told(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use tabiya_notation::fen::read_strict;

    fn text_in(fen: &str, tail: &str) -> Option<String> {
        let position = read_strict(fen.as_bytes()).unwrap();
        Solution::of(tail.as_bytes(), &position).map(|solution| solution.text())
    }

    const MIDDLE: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";

    fn text(tail: &str) -> Option<String> {
        text_in(MIDDLE, tail)
    }

    #[test]
    fn a_solution_lists_the_operations_with_move_numbers() {
        let is = |tail, expected: &str| assert_eq!(text(tail).as_deref(), Some(expected), "{tail}");
        is("bm Bb5 Bc4; id \"x\";", "3. Bb5, 3. Bc4");
        is("am Nxe5;", "avoid 3. Nxe5");
        is("dm 3; bm Bb5;", "3. Bb5; mate in 3");
        is("bm Bb5 #3;", "3. Bb5; mate in 3");
        is("bm #3;", "mate in 3");
        is("bm #-3;", "mated in 3");
        is(
            "pm d4; pv d4 exd4 Nxd4;",
            "expected: 3. d4; line: 3. d4 exd4 4. Nxd4",
        );
        is("bm \"Bb5\";", "3. Bb5");
        is("pv f1b5 a7a6 e1g1;", "line: 3. Bb5 a6 4. O-O");
        is("bm Lb5!? Lc4;", "3. Bb5!?, 3. Bc4");
        is("bm ♗b5;", "3. ♗b5");
        is("pv 1. Bb5 a6 2. Ba4;", "line: 3. Bb5 a6 4. Ba4");
        is("bm f1-b5; pv Bb5 a6;", "3. Bb5 a6");
    }

    #[test]
    fn the_line_of_the_best_move_is_not_repeated() {
        let both = text("bm Bb5; pv Bb5 a6 Ba4;");
        assert_eq!(both.as_deref(), Some("3. Bb5 a6 4. Ba4"));
        let other = text("bm Bb5; pv Bc4 Bc5;");
        assert_eq!(other.as_deref(), Some("3. Bb5; line: 3. Bc4 Bc5"));
    }

    #[test]
    fn a_line_among_the_best_moves_is_a_line_and_black_begins_with_three_dots() {
        let mate = "6k1/5ppp/8/8/8/8/rq3PPP/6K1 b - - 0 23";
        assert_eq!(text_in(mate, "bm Qb1#;").as_deref(), Some("23... Qb1#"));
        let fool = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";
        let line = text_in(fool, "bm g4 Qh4#;");
        assert_eq!(line.as_deref(), Some("2. g4 Qh4#"));
    }

    #[test]
    fn illegal_moves_stay_as_written() {
        let is = |tail, expected: &str| assert_eq!(text(tail).as_deref(), Some(expected), "{tail}");
        is("bm Qh7+ Bb5;", "Qh7+, 3. Bb5");
        is("bm \"1.Bb5! a6\";", "3. Bb5! a6");
        is("pv Bb5 a6 Qh8 b5;", "line: 3. Bb5 a6 Qh8 b5");
    }

    #[test]
    fn an_overlong_solution_is_cut_between_words() {
        let long = text(&format!("pv {};", "Lb5 ".repeat(1000))).unwrap();
        assert!(long.ends_with("Lb5 …"), "{long}");
        assert!(long.chars().count() < 600);
    }

    #[test]
    fn a_variation_with_variations_is_printed_with_them() {
        let is = |tail, expected: &str| assert_eq!(text(tail).as_deref(), Some(expected), "{tail}");
        is(
            "bm Bb5; pv \"Bb5 a6 (Nf6 {Berlin} O-O) Ba4\";",
            "3. Bb5 a6 (3... Nf6 Berlin 4. O-O) 4. Ba4",
        );
        is(
            "bm Bc4; dm 9; pv \"1. Bb5 (1. d4) a6\";",
            "3. Bc4; mate in 9; 3. Bb5 (3. d4) 3... a6",
        );
        is("pv \"Bb5 (Qh8) a6\";", "line: 3. Bb5 (Qh8) a6");
    }

    #[test]
    fn empty_operations_give_no_solution() {
        for tail in ["", "id \"x\";", "bm;", "dm 0;", "dm -3;", "dm x;"] {
            assert_eq!(text(tail), None, "{tail}");
        }
    }
}
