//! Moves on the board, as changes of the current line, and the resulting game tree.

use super::current::Document;
use super::history::UndoGroup;
use super::line_of_play::LineOfPlay;
use super::shown::Setup;
use crate::tree::{GameTree, NodeId, Played, TreeEdit, TreesByLine};
use std::sync::Arc;
use tabiya_chess::{Move, Position};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::operations::{EditError, after_move, set};
use tabiya_notation::record::{read_record, write_record};

impl Document {
    /// Returns the line of play that led to the position on the board and continues from it, with its tree.
    pub fn line_of_play(&self) -> Option<&LineOfPlay> {
        self.shown.play.as_deref()
    }

    /// Returns the game to which the position on the board belongs, with the present comments of its record.
    pub fn game(&self, style: FenStyle) -> Arc<GameTree> {
        Arc::clone(self.line_now(style).tree())
    }

    /// Plays a legal move as one undo step. If the tree has the move already, it is followed; otherwise it is added,
    /// as a variation if another move continues the line.
    pub fn play(&mut self, played: Move, style: FenStyle) {
        let mut line = self.line_now(style);
        let played = Played::Move(played);
        if !line.follow(played) {
            let position = played.after(self.position());
            let record = self.record_after_move(&position, style);
            line.add(played, record.into());
        }
        self.show_place(line, None);
    }

    /// Puts a whole game in place of the current record, as one undo step, and shows the last position of its main
    /// line. A node whose record is empty gets a new one.
    pub fn put_game(&mut self, mut tree: GameTree, style: FenStyle) {
        tree.set_records(|node| match node.record() {
            [] => self.new_line(node.position(), style),
            record => write_record(node.position(), style, record),
        });
        let last = tree.main_line().last().copied().unwrap_or(NodeId::START);
        let node = tree.node(last);
        let (record, position) = (node.record().to_vec(), *node.position());
        let has_moves = !tree.is_empty();
        let setup = Setup {
            play: has_moves.then(|| Arc::new(LineOfPlay::of(tree, last))),
            ..Setup::sure(position)
        };
        self.put_other_line(record, &setup, None);
    }

    /// Shows the position after `at` steps of the line of play. Undo and redo pass over it. Returns whether the
    /// position shown has changed.
    pub fn go_in_line(&mut self, at: usize, style: FenStyle) -> bool {
        let nodes = self.line_of_play().map(LineOfPlay::nodes);
        match nodes.and_then(|nodes| nodes.get(at).copied()) {
            Some(node) => self.go_to_node(node, style),
            None => false,
        }
    }

    /// Shows the position of a node of the tree. Undo and redo pass over it. Returns whether the position shown has
    /// changed.
    pub fn go_to_node(&mut self, node: NodeId, style: FenStyle) -> bool {
        let is_elsewhere = |line: &LineOfPlay| line.node() != node && line.tree().has(node);
        if !self.line_of_play().is_some_and(is_elsewhere) {
            return false;
        }
        let mut line = self.line_now(style);
        line.show(node);
        self.show_place(line, Some(UndoGroup::Stepping));
        true
    }

    /// Makes an edit of the tree at a node, as one undo step. Returns whether something has changed.
    pub fn edit_tree(&mut self, edit: TreeEdit, node: NodeId, style: FenStyle) -> bool {
        let is_possible = |line: &LineOfPlay| line.tree().has(node) && line.tree().can(edit, node);
        if !self.line_of_play().is_some_and(is_possible) {
            return false;
        }
        let mut line = self.line_now(style);
        line.edit(edit, node);
        self.show_place(line, None);
        true
    }

    /// Returns to the start of the tree and sets an operation there, both as one step of undo. Returns whether
    /// anything changed.
    ///
    /// # Errors
    /// Fails when the operation cannot be in that record; then nothing has changed.
    pub fn write_line_of_play(
        &mut self,
        opcode: &str,
        operands: &str,
        style: FenStyle,
    ) -> Result<bool, EditError> {
        if self.line_of_play().is_none() {
            return Ok(false);
        }
        let mut line = self.line_now(style);
        let old = line.record_of_start().to_vec();
        let tail = read_record(&old).ok().and_then(|read| old.get(read.tail));
        let operations = set(tail.unwrap_or_default(), opcode, operands)?;
        let new = self.record_with_operations(&old, &operations);
        let is_same = line.at() == 0 && *new == *old;
        line.show_place(0);
        line.keep_record(NodeId::START, &new);
        if !is_same {
            self.show_place(line, None);
        }
        Ok(!is_same)
    }

    /// Inserts all positions of the line of play around the current row, as one undo step.
    /// Returns the number of inserted rows.
    pub fn add_line_positions(&mut self) -> usize {
        let Some(line) = self.line_of_play() else {
            return 0;
        };
        let (at, count) = (line.at(), line.len());
        let mut records: Vec<Vec<u8>> = line
            .positions()
            .map(|(_, record)| record.to_vec())
            .collect();
        let behind = records.split_off(at + 1);
        records.truncate(at);
        self.insert_around(records, behind);
        count
    }

    /// Inserts all positions of the game, with those of its variations, around the current row, as one undo step. They
    /// are in the order in which a book prints their moves. Returns the number of inserted rows.
    pub fn add_game_positions(&mut self) -> usize {
        let Some(line) = self.line_of_play() else {
            return 0;
        };
        let nodes = line.tree().in_reading_order();
        let Some(at) = nodes.iter().position(|id| *id == line.node()) else {
            return 0;
        };
        let count = nodes.len() - 1;
        let mut records: Vec<Vec<u8>> = nodes
            .iter()
            .map(|id| line.tree().node(*id).record().to_vec())
            .collect();
        let after = records.split_off(at + 1);
        records.truncate(at);
        self.insert_around(records, after);
        count
    }

    /// Returns the games of the rows that were read from one, or on which moves were played from a position without
    /// operations. The records of other rows say more than their moves.
    pub fn games_of_rows(&self) -> TreesByLine {
        let kept = self.not_in_fen.iter();
        let others = kept.filter_map(|(id, kept)| Some((*id, kept.play.as_ref()?)));
        let shown = self.rows().line_id(self.row());
        let play = self.play_with_record();
        let games = others.chain(shown.zip(play.as_ref()));
        games
            .filter(|(_, line)| line.is_a_game())
            .map(|(id, line)| (id, Arc::clone(line.tree())))
            .collect()
    }

    /// Returns the line of play with the current record, if there is a line.
    pub(super) fn play_with_record(&self) -> Option<Arc<LineOfPlay>> {
        let mut play = self.shown.play.clone()?;
        if self.has_record() && play.tree().node(play.node()).record() != self.line() {
            let line = Arc::make_mut(&mut play);
            line.keep_record(line.node(), self.line());
        }
        Some(play)
    }

    /// Returns the line of play with the current record, or a new one that begins here.
    fn line_now(&self, style: FenStyle) -> LineOfPlay {
        match self.play_with_record() {
            Some(play) => LineOfPlay::clone(&play),
            None if self.has_record() => LineOfPlay::begin(*self.position(), self.line().into()),
            None => {
                let record = self.new_line(self.position(), style);
                LineOfPlay::begin(*self.position(), record.into())
            }
        }
    }

    /// Returns the record of the position after a move, without the operations that no longer hold.
    fn record_after_move(&self, position: &Position, style: FenStyle) -> Vec<u8> {
        let operations = self.has_record().then(|| after_move(self.operations()));
        self.line_of(position, style, operations.as_deref())
    }

    fn show_place(&mut self, line: LineOfPlay, group: Option<UndoGroup>) {
        let node = line.tree().node(line.node());
        let (record, position) = (node.record().to_vec(), *node.position());
        let setup = Setup {
            position,
            play: Some(Arc::new(line)),
            ..self.setup()
        };
        self.put_line(record, &setup, group);
    }
}
