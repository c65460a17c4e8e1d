//! A line of moves as an animation, with its captions.

use super::entry::identification;
use std::ops::RangeInclusive;
use tabiya_chess::{Color, Move, Position};
use tabiya_notation::annotations::{Annotations, annotations, without_commands};
use tabiya_notation::fen::write_fen;
use tabiya_notation::line_text::text_of_line;
use tabiya_notation::moves::{PieceNames, write_san_line};
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::operations;
use tabiya_notation::record::read_record;
use tabiya_picture::{Animation, AnimationError, AnimationFrame, Diagram, Style};
use tabiya_text::{diagram_description, tr, tr_with};

/// A line of moves with everything that its animation can show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnimatedLine {
    /// The players, or another heading. May be empty.
    pub heading: String,
    stops: Vec<Stop>,
}

/// A position of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Stop {
    /// The move that led to it; `None` at the start.
    played: Option<Move>,
    position: Position,
    comment: String,
    annotations: Annotations,
}

impl AnimatedLine {
    /// A line without positions and with this heading.
    pub fn new(heading: String) -> Self {
        Self {
            heading,
            stops: Vec::new(),
        }
    }

    /// Adds a position: the move that led to it and its record, whose comments, arrows and marks are taken. The heading
    /// is the `id` of the first record, unless there is one already.
    pub fn add(&mut self, played: Option<Move>, position: &Position, record: &[u8]) {
        let tail = read_record(record)
            .ok()
            .and_then(|read| record.get(read.tail));
        let tail = tail.unwrap_or_default();
        if self.stops.is_empty() && self.heading.is_empty() {
            self.heading = identification(tail).unwrap_or_default();
        }
        self.stops.push(Stop {
            played: played.filter(|_| !self.stops.is_empty()),
            position: *position,
            comment: comment(tail),
            annotations: annotations(tail),
        });
    }

    /// The number of moves.
    pub fn moves(&self) -> usize {
        self.stops.len().saturating_sub(1)
    }

    /// The number of moves before White's or Black's move of this number, if the line has it. If Black makes
    /// the first move, it is found as White's as well.
    pub fn moves_before(&self, number: u32, is_black: bool) -> Option<usize> {
        let before = self.stops.iter().take(self.moves());
        let mut moves = before.map(|stop| {
            let is_black = stop.position.side_to_move == Color::Black;
            (stop.position.fullmove_number, is_black)
        });
        moves.position(|(its, is_blacks)| its == number && (is_blacks || !is_black))
    }

    /// A move as text, such as `12... Nf6`; `None` for a number that the line does not have. The first is 1.
    pub fn move_text(&self, number: usize, names: PieceNames) -> Option<String> {
        let before = self.stops.get(number.checked_sub(1)?)?;
        let played = self.stops.get(number)?.played?;
        Some(write_san_line(&before.position, &[played], names))
    }

    /// Prepares the animation of a part of the line.
    ///
    /// # Errors
    /// Fails if the part has no moves or too many, or if the picture is too wide.
    pub fn animation(
        &self,
        choices: &AnimationChoices,
        style: &Style,
    ) -> Result<Animation, AnimationError> {
        let last = choices.to.min(self.moves());
        let count = last.saturating_sub(choices.from);
        if count > Animation::MAX_MOVES {
            return Err(AnimationError::TooManyMoves(count));
        }
        let part = self.stops.get(choices.from..=last).unwrap_or_default();
        let frames = part.iter().zip(choices.from..).map(|(stop, at)| {
            let moved = stop.played.filter(|_| choices.from < at);
            AnimationFrame {
                diagram: Diagram {
                    moved: moved.map(|played| [played.from, played.to]),
                    annotations: stop.annotations.clone(),
                    caption: self.caption(stop, at, choices),
                    ..Diagram::of(stop.position)
                },
                shown_ms: if at == last {
                    choices.pause_ms
                } else {
                    choices.tempo_ms
                },
            }
        });
        let style = Style {
            number: false,
            caption: true,
            ..style.clone()
        };
        let mut animation = Animation::new(frames.collect(), &style)?;
        self.heading.clone_into(&mut animation.title);
        if animation.title.is_empty() {
            animation.title = tr("animation-title");
        }
        animation.description = described(part, choices.names);
        Ok(animation)
    }

    /// The heading, the move, and the comment, each on lines of its own.
    fn caption(&self, stop: &Stop, at: usize, choices: &AnimationChoices) -> String {
        let mut lines = Vec::new();
        if choices.shows_heading && !self.heading.trim().is_empty() {
            lines.push(self.heading.trim().to_owned());
        }
        if choices.shows_moves {
            let shown = self
                .move_text(at, choices.names)
                .filter(|_| choices.from < at);
            lines.push(shown.unwrap_or_default());
        }
        if choices.shows_comments {
            lines.push(stop.comment.clone());
        }
        lines.join("\n")
    }
}

/// The choices for an animation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnimationChoices {
    /// The number of moves before the first position.
    pub from: usize,
    /// The number of moves before the last position. It may be larger than that of the line.
    pub to: usize,
    /// The time for which each position is shown, in milliseconds.
    pub tempo_ms: u32,
    /// The time for which the last position is shown, in milliseconds.
    pub pause_ms: u32,
    /// Whether the heading is shown below the board.
    pub shows_heading: bool,
    /// Whether the move is shown below the board.
    pub shows_moves: bool,
    /// Whether the comments are shown below the board.
    pub shows_comments: bool,
    /// The names of the pieces in moves.
    pub names: PieceNames,
}

impl AnimationChoices {
    /// The possible times for a position, in milliseconds.
    pub const TEMPO_MS: RangeInclusive<u32> = 100..=10_000;
    /// The possible times for the last position, in milliseconds.
    pub const PAUSE_MS: RangeInclusive<u32> = 100..=60_000;
}

impl Default for AnimationChoices {
    fn default() -> Self {
        Self {
            from: 0,
            to: usize::MAX,
            tempo_ms: 1000,
            pause_ms: 3000,
            shows_heading: true,
            shows_moves: true,
            shows_comments: false,
            names: PieceNames::English,
        }
    }
}

/// The width of animations unless another one is chosen, in pixels.
pub const ANIMATION_SIZE: u32 = 480;

/// The reason why there is no animation, as a sentence.
pub fn animation_error_text(error: &AnimationError) -> String {
    let number = |number: u64| number.to_string().into();
    match error {
        AnimationError::NoMoves => tr("animation-no-moves"),
        AnimationError::TooManyMoves(count) => {
            let most = Animation::MAX_MOVES as u64;
            let variables = [("count", number(*count as u64)), ("most", number(most))];
            tr_with("animation-too-many", &variables)
        }
        AnimationError::TooWide(width) => {
            let most = u64::from(Animation::MAX_SIZE);
            let variables = [("width", number((*width).into())), ("most", number(most))];
            tr_with("animation-too-wide", &variables)
        }
        AnimationError::TooLarge(size) => {
            let (width, height) = (size.width.into(), size.height.into());
            tr_with("publish-too-large", &[("width", width), ("height", height)])
        }
        AnimationError::Encode(error) => error.to_string(),
        AnimationError::Cancelled => tr("message-cancelled"),
    }
}

/// The comments of a record in its order, without commands such as arrows and clocks.
fn comment(tail: &[u8]) -> String {
    let is_comment = |meaning| matches!(meaning, Some(OpcodeMeaning::Comment(_)));
    let comments = operations(tail).filter(|operation| is_comment(operation.meaning()));
    let texts = comments.filter_map(|operation| {
        let value = operation.operands().next()?.value().into_owned();
        Some(without_commands(&text_of_line(&value)))
    });
    let words = texts.flat_map(|text| {
        let words = text.split_whitespace().map(str::to_owned);
        words.collect::<Vec<_>>()
    });
    let words: Vec<_> = words.collect();
    words.join(" ")
}

/// The moves, and the last position in words.
fn described(part: &[Stop], names: PieceNames) -> String {
    let [first, .., last] = part else {
        return String::new();
    };
    let moves: Vec<_> = part.iter().skip(1).filter_map(|stop| stop.played).collect();
    let moves = write_san_line(&first.position, &moves, names);
    let position = diagram_description(&last.position, &write_fen(&last.position));
    format!("{moves}\n{position}")
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;
    use tabiya_chess::{Mover, Square};
    use tabiya_notation::moves::read_move;

    fn line(moves: &[&str], records: &[&str]) -> AnimatedLine {
        let mut line = AnimatedLine::default();
        let mut position = Position::start();
        let tail = |at: usize| {
            let tail = records.get(at).copied().unwrap_or_default();
            format!("{} {tail}", write_fen(&Position::start()))
        };
        line.add(None, &position, tail(0).as_bytes());
        for (word, at) in moves.iter().zip(1..) {
            let mover = Mover::new(&position).unwrap();
            let played = read_move(&mover, word, &[]).unwrap().played;
            position = position.after(played);
            line.add(Some(played), &position, tail(at).as_bytes());
        }
        line
    }

    fn captions(line: &AnimatedLine, choices: &AnimationChoices) -> Vec<String> {
        let animation = line.animation(choices, &Style::default()).unwrap();
        let frames = animation.frames().iter();
        frames.map(|frame| frame.diagram.caption.clone()).collect()
    }

    #[test]
    fn captions_are_players_move_and_comment_on_lines_of_their_own() {
        let records = [
            "id \"Ann - Bob\";",
            "c0 \"[%clk 0:01:00] best\"; c1 \"by test\";",
        ];
        let line = line(&["e4", "e5"], &records);
        let all = AnimationChoices {
            shows_comments: true,
            ..AnimationChoices::default()
        };
        assert_eq!(
            captions(&line, &all),
            [
                "Ann - Bob\n\n",
                "Ann - Bob\n1. e4\nbest by test",
                "Ann - Bob\n1... e5\n"
            ]
        );
        let moves = AnimationChoices {
            shows_heading: false,
            ..AnimationChoices::default()
        };
        assert_eq!(captions(&line, &moves), ["", "1. e4", "1... e5"]);
    }

    #[test]
    fn a_part_begins_without_a_move_and_ends_with_the_pause() {
        let line = line(&["e4", "e5", "Nf3", "Nc6"], &[]);
        let part = AnimationChoices {
            from: line.moves_before(1, true).unwrap(),
            to: line.moves_before(2, true).unwrap(),
            ..AnimationChoices::default()
        };
        assert_eq!(captions(&line, &part), ["", "1... e5", "2. Nf3"]);
        let animation = line.animation(&part, &Style::default()).unwrap();
        let shown: Vec<_> = animation
            .frames()
            .iter()
            .map(|frame| frame.shown_ms)
            .collect();
        assert_eq!(shown, [1000, 1000, 3000]);
        assert_eq!(animation.frames()[0].diagram.moved, None);
        assert_eq!(
            animation.frames()[2].diagram.moved,
            Some(["g1", "f3"].map(|name| Square::from_name(name).unwrap()))
        );
        assert!(animation.description.starts_with("1... e5 2. Nf3\n"));
    }

    #[test]
    fn a_move_is_found_by_its_number() {
        let line = line(&["e4", "e5", "Nf3"], &[]);
        assert_eq!(line.moves_before(1, false), Some(0));
        assert_eq!(line.moves_before(1, true), Some(1));
        assert_eq!(line.moves_before(2, false), Some(2));
        assert_eq!(line.moves_before(2, true), None);
        assert_eq!(line.moves_before(0, false), None);
    }

    #[test]
    fn an_empty_part_and_a_wide_picture_are_refused() {
        let line = line(&["e4", "e5"], &[]);
        let none = AnimationChoices {
            from: 2,
            ..AnimationChoices::default()
        };
        let error = line.animation(&none, &Style::default());
        assert!(matches!(error, Err(AnimationError::NoMoves)));
        let wide = Style {
            size: Animation::MAX_SIZE + 1,
            ..Style::default()
        };
        let error = line.animation(&AnimationChoices::default(), &wide);
        assert!(matches!(error, Err(AnimationError::TooWide(2001))));
    }
}
