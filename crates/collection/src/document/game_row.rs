//! A row that is a game: its text read as a tree, and the tree written into its text.
//!
//! The board shows a position of the game, and the current line is the record of that position. The tree is read when
//! the row is shown and is not kept afterwards: a change is written into the row at once, so nothing else holds it, and
//! memory does not grow with the rows looked at. Text around the game stays in its row. A game of which something
//! cannot be read is shown but never changed; a changed copy becomes the next row.

use super::line_of_play::LineOfPlay;
use super::record_comments::comments_of;
use crate::games::{GameInRow, PastedGame, write_tree};
use crate::tree::{GameTree, NodeId};
use std::ops::Range;
use std::sync::Arc;
use tabiya_chess::Position;
use tabiya_lines::{MAX_GAME_ROW_BYTES, row_of_game};
use tabiya_notation::line_text::{line_of_text, text_of_line};
use tabiya_notation::operations::operations;
use tabiya_notation::record::read_record;

/// The text of a row.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct GameRow {
    text: Vec<u8>,
    /// The place of the game in it.
    span: Range<usize>,
    /// Whether the tree holds all of the game.
    pub(super) is_whole: bool,
}

/// Reads the game in a row. `None` if there is none, or if it is not chess.
pub(super) fn read_game(row: &[u8]) -> Option<(PastedGame, GameRow)> {
    let GameInRow { text, span, game } = GameInRow::read(row)?;
    let is_whole = game.is_whole() && row.len() < MAX_GAME_ROW_BYTES;
    let row = GameRow {
        text,
        span,
        is_whole,
    };
    Some((game, row))
}

impl GameRow {
    /// The row with another game in place of this one, in its encoding and with its line ends.
    pub(super) fn with(&self, tree: &GameTree) -> Vec<u8> {
        let before = self.text.get(..self.span.start).unwrap_or_default();
        let after = self.text.get(self.span.end..).unwrap_or_default();
        let written = write_tree(tree);
        let mut game = written.trim_end().to_owned();
        if self.text.windows(2).any(|pair| pair == b"\r\n") {
            game = game.replace("\r\n", "\n").replace('\n', "\r\n");
        }
        let game = line_of_text(&game, &self.text);
        row_of_game(&[before, &game, after].concat())
    }
}

/// The row of a game that is new.
pub(super) fn row_of_tree(tree: &GameTree) -> Vec<u8> {
    row_of_game(format!("{}\n\n", write_tree(tree).trim_end()).as_bytes())
}

/// The row of a game without moves that begins with the position of a record. A line that is not a record becomes the
/// comment of a game.
pub(super) fn row_of_record(line: &[u8]) -> Vec<u8> {
    let Ok(read) = read_record(line) else {
        let mut tree = GameTree::new(Position::start(), Arc::default());
        tree.set_comments(NodeId::START, text_of_line(line).trim().to_owned());
        return row_of_tree(&tree);
    };
    let mut tree = GameTree::new(read.position, Arc::from(line));
    tree.set_comments(NodeId::START, said_by(line));
    row_of_tree(&tree)
}

/// The last record of the game in a row, for a document of records. A row without a game stays as it is.
pub(super) fn record_of_row(row: &[u8]) -> Vec<u8> {
    let Some((game, _)) = read_game(row) else {
        return row.to_vec();
    };
    let last = game.tree.main_line().last().copied();
    let last = last.unwrap_or(NodeId::START);
    game.tree.node(last).record().to_vec()
}

/// The comment that says what a record says: its comments, and its operations as a command, which a game cannot hold
/// in another way.
fn said_by(record: &[u8]) -> String {
    let tail = read_record(record).map(|read| read.tail);
    let tail = tail.ok().and_then(|tail| record.get(tail));
    let others = operations(tail.unwrap_or_default()).filter(|operation| {
        let opcode = operation.opcode();
        let is_comment = matches!(opcode, [b'c', b'0'..=b'9']);
        !is_comment && !matches!(opcode, b"id" | b"hmvc" | b"fmvn")
    });
    let others: Vec<String> = others
        .map(|operation| {
            let operands = operation.operands();
            let operands = operands.map(|operand| {
                let value = operand.value();
                String::from_utf8_lossy(&value).into_owned()
            });
            let words: Vec<_> = operands.collect();
            let opcode = String::from_utf8_lossy(operation.opcode()).into_owned();
            format!(" {opcode} {};", words.join(" "))
        })
        .collect();
    let comments = comments_of(record);
    if others.is_empty() {
        return comments;
    }
    let command = format!("[%epd{}]", others.concat());
    [comments, command].join(" ").trim().to_owned()
}

impl LineOfPlay {
    /// Stores the record of the position shown in a game. What the record says becomes a comment of the game.
    pub(super) fn keep_said(&mut self, old: &[u8], record: &[u8]) {
        let id = self.node();
        let (old, new) = (said_by(old), said_by(record));
        let mut tree = GameTree::clone(self.tree());
        tree.set_record(id, record);
        if old != new {
            tree.set_comments(id, new);
        }
        self.take_tree(tree);
    }

    /// Whether this is the game of the other line, unchanged.
    pub(super) fn is_same_game(&self, other: &Self) -> bool {
        let sources = self.tree().source().zip(other.tree().source());
        sources.is_some_and(|(one, other)| std::ptr::eq(one, other))
    }

    /// The numbers of the continuations that lead from the start to the position shown.
    pub(super) fn path(&self) -> Vec<u32> {
        let tree = self.tree();
        let path = tree.path_to(self.node());
        let steps = path.windows(2).map(|pair| match pair {
            [from, to] => {
                let children = tree.node(*from).children();
                let at = children.iter().position(|child| child == to);
                at.and_then(|at| u32::try_from(at).ok()).unwrap_or(0)
            }
            _ => 0,
        });
        steps.collect()
    }

    /// Shows the position at the end of a path, or as much of it as there is.
    pub(super) fn follow_path(&mut self, path: &[u32]) {
        let mut at = NodeId::START;
        for step in path {
            let child = self.tree().node(at).children().get(*step as usize);
            let Some(next) = child.copied() else {
                break;
            };
            at = next;
        }
        self.show(at);
    }
}
