//! A PGN game that begins with the position and has the moves that its operations name.
//!
//! All seven tags of the roster, then the others in the order of their names (PGN standard of 1994, sections 8.1.1 and
//! 9.7). `SetUp` has not been required since 2020, but older programs ignore `FEN` without it. Castling is X-FEN, which
//! is the standard's FEN wherever that can express it; en passant follows the user's choice.
//!
//! Players, event and year in an `id` become tags, a solution that can be played becomes the moves of the game,
//! comments become a comment. All other operations are kept unchanged in a comment.

mod moves;
mod tags;

pub use tags::ROSTER;

use super::{Entry, Subject, Warns};
use crate::fen::{Dialect, FenStyle, write_fen_as};
use crate::opcodes::OpcodeMeaning;
use crate::operations::{Operation, operations};
use moves::{PgnMoves, played};
use std::borrow::Cow;
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
