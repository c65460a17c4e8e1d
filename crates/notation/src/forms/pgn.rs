//! A PGN game that begins with the position and has the moves that its operations name.
//!
//! All seven tags of the roster, then the others in the order of their names (PGN standard of 1994, sections 8.1.1 and
//! 9.7). `SetUp` has not been required since 2020, but older programs ignore `FEN` without it. Castling is X-FEN, which
//! is the standard's FEN wherever that can express it; en passant follows the user's choice.
//!
//! Players, event and year in an `id` become tags, a solution that can be played becomes the moves of the game,
//! comments become a comment. All other operations are kept unchanged in a comment.

mod tags;

pub use tags::ROSTER;

use super::{Entry, Subject, Warns};
use crate::fen::{Dialect, FenStyle, write_fen_as};
use crate::moves::{PieceNames, push_san_leading_to};
use crate::opcodes::OpcodeMeaning;
use crate::operations::{Operation, operations};
use crate::record_moves::{MoveOperation, record_moves};
use std::borrow::Cow;
use tabiya_chess::{Color, Move, Mover, Position};
use tags::Tags;

pub(super) const PGN: Entry = Entry {
    name: "pgn",
    write,
    is_block: true,
    keeps_operations: true,
    warns: Warns::ByPosition,
};

/// The maximum length of a line of an exported game (section 8.2.1), except for longer words.
const MAX_LINE: usize = 79;

fn write(subject: &Subject<'_>) -> Vec<u8> {
    let position = subject.position;
    let played = played(position, subject.operations);
    let mut tags = Tags::new(played.result);
    let mut comment = Comment::default();
    let mut has_id = false;
    for (row, operation) in operations(subject.operations).enumerate() {
        if played.rows.contains(&row) {
            continue;
        }
        match operation.meaning() {
            Some(OpcodeMeaning::Identification) if !has_id && has_one_operand(&operation) => {
                has_id = true;
                comment.say(&tags.take_id(&text_of(&operation)));
            }
            Some(OpcodeMeaning::Eco) if has_one_operand(&operation) => {
                tags.put("ECO", &text_of(&operation));
            }
            Some(OpcodeMeaning::Comment(_)) if has_one_operand(&operation) => {
                comment.say(&text_of(&operation));
            }
            Some(OpcodeMeaning::HalfmoveClock | OpcodeMeaning::FullmoveNumber) => {}
            _ => {
                let text = subject.operations.get(operation.span());
                comment.keep(text.unwrap_or_default());
            }
        }
    }
    let style = FenStyle {
        dialect: Dialect::XFen,
        ..subject.settings.style
    };
    tags.put("FEN", write_fen_as(position, style).as_bytes());
    tags.put("SetUp", b"1");
    if position.castling.is_chess960(&position.board) {
        tags.put("Variant", b"Chess960");
    }
    let mut game = tags.written();
    game.push(b'\n');
    push_wrapped(&mut game, &words(&comment, &played));
    game
}

/// The text after the tags as words; a comment consists of several.
fn words<'a>(comment: &'a Comment, played: &'a PgnMoves) -> Vec<Cow<'a, [u8]>> {
    let moves = played
        .words
        .iter()
        .map(|word| Cow::Borrowed(word.as_bytes()));
    let mut words = comment.words();
    words.extend(moves);
    words.push(Cow::Borrowed(played.result.as_bytes()));
    words
}

fn push_wrapped(game: &mut Vec<u8>, words: &[Cow<'_, [u8]>]) {
    let mut column = 0;
    for word in words {
        // Some readers would not treat these as part of a comment at the beginning of a line.
        let may_begin =
            !word.starts_with(b"%") && !word.starts_with(b"[") && !word.starts_with(b";");
        if column > 0 && MAX_LINE < column + 1 + word.len() && may_begin {
            game.push(b'\n');
            column = 0;
        } else if column > 0 {
            game.push(b' ');
            column += 1;
        }
        game.extend_from_slice(word);
        column += word.len();
    }
}

fn has_one_operand(operation: &Operation<'_>) -> bool {
    operation.operands().count() == 1
}

/// The text of its only operand.
fn text_of(operation: &Operation<'_>) -> Vec<u8> {
    let operand = operation.operands().next();
    operand.map_or(Vec::new(), |operand| operand.value().into_owned())
}

/// A comment. It ends at the first closing brace, which cannot be escaped.
#[derive(Debug, Default)]
struct Comment {
    said: Vec<u8>,
    kept: Vec<u8>,
}

impl Comment {
    /// Adds a text for people.
    fn say(&mut self, text: &[u8]) {
        push(&mut self.said, text);
    }

    /// Adds an unchanged operation.
    fn keep(&mut self, operation: &[u8]) {
        push(&mut self.kept, operation);
    }

    /// Its words with the braces, to be separated by spaces; empty if the comment is empty.
    fn words(&self) -> Vec<Cow<'_, [u8]>> {
        let mut text = self.said.clone();
        push(&mut text, &self.kept);
        for byte in &mut text {
            *byte = match *byte {
                b'}' => b')',
                byte if byte.is_ascii_control() => b' ',
                byte => byte,
            };
        }
        if text.is_empty() {
            return Vec::new();
        }
        text.insert(0, b'{');
        text.push(b'}');
        let words = text.split(|byte| *byte == b' ');
        let words = words.filter(|word| !word.is_empty());
        words.map(|word| Cow::Owned(word.to_vec())).collect()
    }
}

fn push(text: &mut Vec<u8>, more: &[u8]) {
    let more = more.trim_ascii();
    if !text.is_empty() && !more.is_empty() {
        text.push(b' ');
    }
    text.extend_from_slice(more);
}

/// The moves of a game.
#[derive(Debug)]
struct PgnMoves {
    /// Moves with their numbers, and other best moves as variations.
    words: Vec<String>,
    /// The rows of the operations that are completely contained in the moves.
    rows: Vec<usize>,
    /// The result that follows from the moves.
    result: &'static str,
}

/// The moves according to the operations: the predicted variation, or else the best move, or the supplied move.
/// All moves must be legal.
fn played(start: &Position, tail: &[u8]) -> PgnMoves {
    let mut played = PgnMoves {
        words: Vec::new(),
        rows: Vec::new(),
        result: "*",
    };
    let Ok(mover) = Mover::new(start) else {
        return played;
    };
    let all = record_moves(start, tail).operations;
    let is_whole = |operation: &&MoveOperation| {
        let is_there = |played: usize| played > 0 && played == operation.words.len();
        operation.is_whole() && is_there(operation.played().count())
    };
    let ranked = all.iter().filter(is_whole);
    let ranked = ranked.filter_map(|operation| Some((rank(operation.meaning)?, operation)));
    let Some((_, main)) = ranked.min_by_key(|(rank, _)| *rank) else {
        return played;
    };
    // The moves of all sets of the same meaning count.
    let is_same_set = |operation: &&MoveOperation| {
        !main.is_line && !operation.is_line && operation.meaning == main.meaning
    };
    let sets: Vec<_> = all.iter().filter(is_whole).filter(is_same_set).collect();
    let mut moves: Vec<_> = main.played().collect();
    for played in sets.iter().flat_map(|set| set.played()) {
        if !moves.contains(&played) {
            moves.push(played);
        }
    }
    let others: Vec<Move> = if main.is_line {
        Vec::new()
    } else {
        moves.iter().skip(1).copied().collect()
    };
    let line = if main.is_line {
        moves.as_slice()
    } else {
        moves.get(..1).unwrap_or_default()
    };
    played.rows.push(main.row);
    let same_rows = sets.iter().map(|set| set.row);
    played.rows.extend(same_rows.filter(|row| *row != main.row));
    let is_said = |operation: &&MoveOperation| {
        let is_first = operation.played().eq(line.first().copied()) && operation.words.len() == 1;
        is_first && operation.meaning == OpcodeMeaning::BestMoves && operation.row != main.row
    };
    played
        .rows
        .extend(all.iter().filter(is_said).map(|operation| operation.row));
    let mut last = mover;
    for (at, played_move) in line.iter().enumerate() {
        let needs_number = at == 0 || (at == 1 && !others.is_empty());
        push_move(&mut played.words, &last, *played_move, needs_number);
        last = last.after(*played_move);
        if at == 0 {
            for other in &others {
                push_variation(&mut played.words, &mover, *other);
            }
        }
    }
    played.result = result(&last);
    played
}

/// The priority of an operation as a source of the moves; the operation with the lowest number is used.
fn rank(meaning: OpcodeMeaning) -> Option<u8> {
    Some(match meaning {
        OpcodeMeaning::PredictedVariation => 0,
        OpcodeMeaning::BestMoves => 1,
        OpcodeMeaning::SuppliedVariation => 2,
        OpcodeMeaning::PredictedMove => 3,
        OpcodeMeaning::SuppliedMove => 4,
        _ => return None,
    })
}

fn push_move(words: &mut Vec<String>, before: &Mover, played: Move, needs_number: bool) {
    let position = before.position();
    match position.side_to_move {
        Color::White => words.push(format!("{}.", position.fullmove_number)),
        Color::Black if needs_number => words.push(format!("{}...", position.fullmove_number)),
        Color::Black => {}
    }
    let mut san = String::new();
    let after = before.after(played);
    push_san_leading_to(&mut san, before, played, &after, PieceNames::English);
    words.push(san);
}

fn push_variation(words: &mut Vec<String>, before: &Mover, played: Move) {
    let begun = words.len();
    push_move(words, before, played, true);
    if let Some(first) = words.get_mut(begun) {
        first.insert(0, '(');
    }
    if let Some(last) = words.last_mut() {
        last.push(')');
    }
}

/// The result: the checkmated side has lost, stalemate is a draw, and other positions are unfinished games.
fn result(last: &Mover) -> &'static str {
    match last.position().side_to_move {
        _ if !last.is_over() => "*",
        _ if last.checkers().is_empty() => "1/2-1/2",
        Color::White => "0-1",
        Color::Black => "1-0",
    }
}
