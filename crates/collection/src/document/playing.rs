//! Moves on the board, as changes of the current line, and the resulting line of play.

use super::current::Document;
use super::shown::{LineOfPlay, NewStop, PlayedPosition, Setup};
use std::sync::Arc;
use tabiya_chess::{Move, Position};
use tabiya_notation::fen::FenStyle;
use tabiya_notation::operations::{EditError, after_move, set};
use tabiya_notation::record::{read_record, write_record};

impl Document {
    /// Returns the line of play that led to the position on the board and continues from it.
    pub fn line_of_play(&self) -> Option<&LineOfPlay> {
        self.shown.play.as_deref()
    }

    /// Plays a legal move as one undo step. In the middle of a line it replaces the rest, unless
    /// it is the next move of the line. Returns the number of moves that it replaces.
    pub fn play(&mut self, played: Move, style: FenStyle) -> usize {
        let mut line = self.line_now(style);
        let mut dropped = 0;
        let next = line.stops.get(line.at + 1);
        if next.is_none_or(|next| next.played != Some(played)) {
            let position = self.position().after(played);
            let stop = PlayedPosition {
                played: Some(played),
                position,
                record: self.record_after_move(&position, style).into(),
            };
            dropped = line.len() - line.at;
            line.stops.truncate(line.at + 1);
            line.stops.push(Arc::new(stop));
        }
        line.at += 1;
        self.show_stop(line);
        dropped
    }

    /// Puts a whole line in place of the current record, as one undo step, and shows its last
    /// position.
    pub fn put_line_of_play(&mut self, stops: &[NewStop], style: FenStyle) {
        let stop = |stop: &NewStop| {
            let record = match &stop.record {
                Some(record) => write_record(&stop.position, style, record.as_bytes()),
                None => self.new_line(&stop.position, style),
            };
            Arc::new(PlayedPosition {
                played: stop.played,
                position: stop.position,
                record: record.into(),
            })
        };
        let stops: Vec<_> = stops.iter().map(stop).collect();
        let Some(last) = stops.last() else { return };
        let (record, position) = (last.record.to_vec(), last.position);
        let at = stops.len() - 1;
        let setup = Setup {
            play: (0 < at).then(|| Arc::new(LineOfPlay { stops, at })),
            ..Setup::sure(position)
        };
        self.put_other_line(record, &setup, None);
    }

    /// Shows the position of the line of play after `at` moves, as one undo step. Returns
    /// whether the position shown has changed.
    pub fn go_in_line(&mut self, at: usize, style: FenStyle) -> bool {
        let is_elsewhere = |line: &LineOfPlay| line.at != at && at <= line.len();
        if !self.line_of_play().is_some_and(is_elsewhere) {
            return false;
        }
        let mut line = self.line_now(style);
        line.at = at;
        self.show_stop(line);
        true
    }

    /// Returns to the start of the line of play and sets an operation there, both as one step of
    /// undo. Returns whether anything changed.
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
        let old = Arc::clone(&line.stop(0).record);
        let tail = read_record(&old).ok().and_then(|read| old.get(read.tail));
        let operations = set(tail.unwrap_or_default(), opcode, operands)?;
        let new = self.record_with_operations(&old, &operations);
        let is_same = line.at == 0 && *new == *old;
        line.at = 0;
        line.keep_record(&new);
        if !is_same {
            self.show_stop(line);
        }
        Ok(!is_same)
    }

    /// Inserts all positions of the line of play around the current row, as one undo step.
    /// Returns the number of inserted rows.
    pub fn add_line_positions(&mut self) -> usize {
        let Some(line) = self.line_of_play() else {
            return 0;
        };
        let (at, count) = (line.at, line.len());
        let records = |stops: &[Arc<PlayedPosition>]| -> Vec<Vec<u8>> {
            stops.iter().map(|stop| stop.record.to_vec()).collect()
        };
        let before = records(line.stops.get(..at).unwrap_or_default());
        let behind = records(line.stops.get(at + 1..).unwrap_or_default());
        self.insert_around(before, behind);
        count
    }

    /// Returns the line of play with the current record, or a new one that begins here.
    fn line_now(&self, style: FenStyle) -> LineOfPlay {
        let record = if self.has_record() {
            self.line().to_vec()
        } else {
            self.new_line(self.position(), style)
        };
        match &self.shown.play {
            Some(line) => {
                let mut line = LineOfPlay::clone(line);
                line.keep_record(&record);
                line
            }
            None => LineOfPlay {
                stops: vec![Arc::new(PlayedPosition {
                    played: None,
                    position: *self.position(),
                    record: record.into(),
                })],
                at: 0,
            },
        }
    }

    /// Returns the record of the position after a move, without the operations that no longer hold.
    fn record_after_move(&self, position: &Position, style: FenStyle) -> Vec<u8> {
        let operations = self.has_record().then(|| after_move(self.operations()));
        self.line_of(position, style, operations.as_deref())
    }

    fn show_stop(&mut self, line: LineOfPlay) {
        let stop = line.stop(line.at);
        let (record, position) = (stop.record.to_vec(), stop.position);
        let setup = Setup {
            position,
            play: Some(Arc::new(line)),
            ..self.setup()
        };
        self.put_line(record, &setup, None);
    }
}
