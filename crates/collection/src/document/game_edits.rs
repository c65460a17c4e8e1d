//! Changes of a row that is a game.

use super::current::Document;
use super::game_row::{GameRow, read_game, row_of_record, row_of_tree};
use super::history::UndoGroup;
use super::line_of_play::LineOfPlay;
use super::line_reading::LineReading;
use super::shown::{Setup, ShownState};
use crate::tree::{GameHeading, GameTree, NodeId};
use std::sync::Arc;
use tabiya_lines::{LineId, LineOrigin, Rows, Span};
use tabiya_notation::record::{LineKind, read_record};

impl ShownState {
    /// Returns a row of a document of games: the last position of its game.
    pub(super) fn of_game(row: u64, text: &[u8], line_end: Option<&'static [u8]>) -> Self {
        let Some((game, read_row)) = read_game(text) else {
            let line: Arc<[u8]> = Arc::from(text);
            return Self {
                read: LineReading::unread(LineKind::Comment, text),
                ..Self::nothing().with_line(row, line, line_end)
            };
        };
        let last = game.tree.main_line().last().copied();
        let play = LineOfPlay::of(game.tree, last.unwrap_or(NodeId::START));
        let shown = Self::nothing().with_line(row, Arc::default(), line_end);
        Self {
            game: Some(Arc::new(read_row)),
            ..shown
        }
        .showing(play)
    }

    fn with_line(self, row: u64, line: Arc<[u8]>, line_end: Option<&'static [u8]>) -> Self {
        Self {
            row,
            line,
            line_end,
            ..self
        }
    }

    /// The same row with the position that a line of play shows.
    pub(super) fn showing(self, play: LineOfPlay) -> Self {
        let line: Arc<[u8]> = Arc::from(play.tree().node(play.node()).record());
        let is_whole = self.game.as_ref().is_none_or(|game| game.is_whole);
        let mut read = LineReading::of(&line);
        read.is_never_typed |= !is_whole;
        Self {
            position: *play.position(),
            play: Some(Arc::new(play)),
            read,
            line,
            ..self
        }
    }
}

impl Document {
    /// Whether each row is a game.
    pub fn holds_games(&self) -> bool {
        self.rows.source().holds_games()
    }

    /// The rows for lines that are records: the same lines, or games.
    pub(super) fn rows_of_records(&self, lines: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
        if !self.holds_games() {
            return lines;
        }
        lines.iter().map(|line| row_of_record(line)).collect()
    }

    /// Whether a position is none of its game, which has moves: to put it in place of the game would lose them.
    fn would_lose_moves(&self, setup: &Setup) -> bool {
        let before = self.shown.play.as_deref();
        let has_moves = before.is_some_and(|before| !before.tree().is_empty());
        has_moves && setup.line_of_play().is_none()
    }

    /// The line of play of a game after a change that makes this record current. A position that no move leads to
    /// begins a game without moves anew, under its old heading.
    fn game_after(&self, record: &[u8], setup: &Setup) -> LineOfPlay {
        if let Some(play) = setup.line_of_play() {
            let mut play = LineOfPlay::clone(&play);
            let id = play.node();
            // The tree may have the new record already, but not yet what it says.
            let before = self.shown.play.as_deref();
            let before = before.filter(|before| before.tree().has(id));
            let old = before.unwrap_or(&play).tree().node(id).record().to_vec();
            if old != record && read_record(record).is_ok() {
                play.keep_said(&old, record);
            }
            return play;
        }
        let before = self.shown.play.as_ref();
        let mut tree = GameTree::new(setup.position, Arc::default());
        if let Some(before) = before.filter(|_| !self.would_lose_moves(setup)) {
            let heading = before.tree().heading();
            let tags = heading.tags.iter();
            let kept = tags.filter(|(name, _)| name != "FEN" && name != "SetUp");
            tree.set_heading(GameHeading {
                tags: kept.cloned().collect(),
                result: heading.result.clone(),
            });
        }
        let mut play = LineOfPlay::of(tree, NodeId::START);
        play.keep_said(b"", record);
        play
    }

    /// Replaces the current game, or adds one below a row that is to stay: a game that cannot be read in full, or one
    /// whose moves do not lead to the position.
    pub(super) fn replace_game(
        &mut self,
        line: Vec<u8>,
        read: Option<LineReading>,
        setup: &Setup,
        group: Option<UndoGroup>,
        made: fn(LineId) -> LineOrigin,
    ) {
        let play = self.game_after(&line, setup);
        let row = self.shown.row;
        let before = self.shown.play.as_deref();
        let is_same = before.is_some_and(|before| before.is_same_game(&play));
        let mut shown = ShownState {
            unsure: setup.unsure,
            ..self.shown.clone()
        };
        let game = self.shown.game.clone();
        let new = game.as_ref().map(|game| game.with(play.tree()));
        if is_same || new.as_ref().is_some_and(|new| self.is_row(row, new)) {
            if group == Some(UndoGroup::Stepping) {
                // To look at another move is no change, so it is no step of the history.
                self.history.seal();
                self.shown = shown.showing(play);
                return;
            }
            let same = self.rows.spans(row..row + 1);
            return self.change_rows(row, 1, same, shown.showing(play), group);
        }
        let is_whole = game.as_ref().is_some_and(|game| game.is_whole);
        if self.has_line() && (!is_whole || self.would_lose_moves(setup)) {
            return self.insert_game(row + 1, play, setup, group);
        }
        let new = new.unwrap_or_else(|| row_of_tree(play.tree()));
        let span = if let Some(saved) = self.saved_line_like(row, &new) {
            Span::of_line(saved)
        } else {
            let origin = self.rows.line_id(row).map_or(LineOrigin::New, made);
            self.rows.add_own_made(new.clone(), None, origin)
        };
        shown.game = game_row_of(&new);
        let mut shown = shown.showing(play);
        if let Some(read) = read {
            shown.line = Arc::from(line);
            shown.read = read;
        }
        shown.position = setup.position;
        let remove = u64::from(row < self.rows.len());
        self.change_rows(row, remove, vec![span], shown, group);
    }

    fn is_row(&self, row: u64, text: &[u8]) -> bool {
        self.rows.line(row).is_ok_and(|line| *line == *text)
    }

    /// Inserts a new game and shows it.
    pub(super) fn insert_game(
        &mut self,
        at: u64,
        play: LineOfPlay,
        setup: &Setup,
        group: Option<UndoGroup>,
    ) {
        let at = at.min(self.rows.len());
        self.keep_not_in_fen();
        let new = row_of_tree(play.tree());
        let span = self.rows.add_own_made(new.clone(), None, LineOrigin::New);
        let shown = ShownState {
            row: at,
            unsure: setup.unsure,
            game: game_row_of(&new),
            ..ShownState::nothing()
        };
        self.change_rows(at, 0, vec![span], shown.showing(play), group);
    }

    /// Inserts a game without moves for a record.
    pub(super) fn insert_game_of(
        &mut self,
        at: u64,
        record: &[u8],
        setup: &Setup,
        group: Option<UndoGroup>,
    ) {
        let mut play = match setup.line_of_play() {
            Some(play) => LineOfPlay::clone(&play),
            None => LineOfPlay::begin(setup.position, Arc::default()),
        };
        play.keep_said(b"", record);
        self.insert_game(at, play, setup, group);
    }
}

fn game_row_of(row: &[u8]) -> Option<Arc<GameRow>> {
    read_game(row).map(|(_, row)| Arc::new(row))
}

/// The line in `to` for a line of `from`: games and records become each other.
pub(super) fn line_for(to: &Rows, from: &Rows, line: Vec<u8>) -> Vec<u8> {
    match (to.source().holds_games(), from.source().holds_games()) {
        (true, false) => row_of_record(&line),
        (false, true) => super::game_row::record_of_row(&line),
        _ => line,
    }
}
