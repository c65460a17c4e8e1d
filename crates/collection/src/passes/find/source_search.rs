//! A query, and its application to the lines of the file, a chunk at a time.

use super::asked_tables::AskedTables;
use super::in_games::GameTest;
use crate::passes::boards::{Boards, board_of_line};
use crate::passes::chunks::StopFlag;
use crate::passes::slots::cut;
use crate::search::{Facts, Prepared, Query, TruthTest};
use std::sync::Arc;
use tabiya_chess::Board;
use tabiya_lines::{CHUNK_LINES, ChunkPart, ReadError, Source};

/// A query, and the data that it needs.
#[derive(Debug)]
pub(super) struct QueryWithNeeds {
    prepared: Prepared,
    /// The query asked of games, if the lines are games.
    games: Option<GameTest>,
    /// The conditions on the truth, and the tables that they ask.
    truth: Option<(TruthTest, Arc<AskedTables>)>,
    /// Whether only lines with a position can match.
    needs_position: bool,
    /// Whether a condition needs the board and its facts.
    needs_board: bool,
    /// Whether a condition needs the bytes of the line.
    needs_line: bool,
}

impl QueryWithNeeds {
    pub(super) fn new(query: &Query, tables: &Arc<AskedTables>) -> Self {
        let without_operations = Query {
            operations: Vec::new(),
            moves: None,
            mate: None,
            solution: None,
            tables: None,
            dtz: None,
            dtm: None,
            ..query.clone()
        };
        Self {
            prepared: query.prepare(),
            games: None,
            truth: query.truth().map(|test| (test, Arc::clone(tables))),
            needs_position: query.needs_position(),
            needs_board: without_operations.needs_position(),
            needs_line: query.needs_line(),
        }
    }

    /// The same for lines that are games.
    pub(super) fn of_games(query: &Query, tables: &Arc<AskedTables>) -> Self {
        Self {
            games: Some(GameTest::with_tables(query, tables)),
            ..Self::new(query, tables)
        }
    }

    /// Whether the bytes of a line match, if it comes to those.
    fn allows_line(&self, line: &[u8]) -> bool {
        (!self.needs_line || self.prepared.matches_line(line)) && self.allows_truth(line)
    }

    /// The last question about a line, so that only positions that meet all other conditions count as unknown.
    fn allows_truth(&self, line: &[u8]) -> bool {
        let truth = self.truth.as_ref();
        truth.is_none_or(|(test, tables)| tables.match_line(*test, line))
    }

    /// Whether a line matches, judged without any stored board.
    pub(super) fn allows(&self, line: &[u8]) -> bool {
        if let Some(games) = &self.games {
            return games.matches(line);
        }
        let line = cut(line);
        if self.needs_line && !self.prepared.matches_line(line) {
            return false;
        }
        if !self.needs_position {
            return true;
        }
        let (board, facts) = board_of_line(line);
        self.prepared.matches_board(&board, facts) && self.allows_truth(line)
    }
}

/// A bit for each line of a chunk.
pub(super) type Hits = Vec<u64>;

pub(super) fn no_hits() -> Hits {
    vec![0; usize::try_from(CHUNK_LINES / 64).unwrap_or_default()]
}

pub(super) fn add_hit(hits: &mut Hits, place: u64) {
    let word = usize::try_from(place / 64).ok();
    if let Some(word) = word.and_then(|word| hits.get_mut(word)) {
        *word |= 1 << (place % 64);
    }
}

/// Searches chunks in the way that suits the query and the boards known so far.
pub(super) struct SourceSearch<'a> {
    pub(super) source: &'a Source,
    pub(super) boards: &'a Boards,
    pub(super) asked: &'a QueryWithNeeds,
}

impl SourceSearch<'_> {
    /// Returns the lines of a chunk that match.
    pub(super) fn chunk(
        &self,
        chunk: u64,
        buffer: &mut Vec<u8>,
        stop: &StopFlag,
    ) -> Result<Hits, ReadError> {
        if self.asked.games.is_some() {
            return self.line_by_line(chunk, buffer, stop);
        }
        if !self.asked.needs_board {
            return self.by_text(chunk, buffer, stop);
        }
        match self.boards.chunk(chunk) {
            Some((boards, facts)) => self.by_boards(chunk, boards, facts, buffer),
            None => self.by_reading(chunk, buffer, stop),
        }
    }

    fn line_by_line(
        &self,
        chunk: u64,
        buffer: &mut Vec<u8>,
        stop: &StopFlag,
    ) -> Result<Hits, ReadError> {
        let mut hits = no_hits();
        self.source.each_part(chunk, buffer, |part| {
            for (line, text) in part.lines().take_while(|_| !stop.is_set()) {
                if self.asked.allows(text) {
                    add_hit(&mut hits, line % CHUNK_LINES);
                }
            }
        })?;
        Ok(hits)
    }

    /// Searches for the text in all lines at once, and examines only lines that contain it.
    fn by_text(
        &self,
        chunk: u64,
        buffer: &mut Vec<u8>,
        stop: &StopFlag,
    ) -> Result<Hits, ReadError> {
        let mut hits = no_hits();
        self.source.each_part(chunk, buffer, |part| {
            let mut next = part.start();
            while let Some(chance) = self.chance(&part, next.offset) {
                if stop.is_set() {
                    return;
                }
                let Some((line, text, behind)) = part.line_with(chance, next) else {
                    return;
                };
                if self.asked.allows(text) {
                    add_hit(&mut hits, line % CHUNK_LINES);
                }
                next = behind;
            }
        })?;
        Ok(hits)
    }

    /// Returns the next place in a part where a line may match.
    fn chance(&self, part: &ChunkPart<'_>, from: usize) -> Option<usize> {
        let rest = part.text.get(from..).filter(|rest| !rest.is_empty())?;
        let chance = self.asked.prepared.first_chance(rest)?;
        Some(from + chance)
    }

    /// Checks the boards first, and examines a line only if its board matches.
    fn by_boards(
        &self,
        chunk: u64,
        boards: &[Board],
        facts: &[Facts],
        buffer: &mut Vec<u8>,
    ) -> Result<Hits, ReadError> {
        let mut hits = no_hits();
        self.asked.prepared.matches_boards(boards, facts, &mut hits);
        let are_none = hits.iter().all(|word| *word == 0);
        if are_none || !self.asked.needs_line && self.asked.truth.is_none() {
            return Ok(hits);
        }
        let candidates = std::mem::replace(&mut hits, no_hits());
        self.source.each_part(chunk, buffer, |part| {
            for (line, text) in part.lines() {
                let place = line % CHUNK_LINES;
                let word = usize::try_from(place / 64).ok();
                let word = word.and_then(|word| candidates.get(word)).copied();
                let is_candidate = word.unwrap_or_default() >> (place % 64) & 1 == 1;
                if is_candidate && self.asked.allows_line(cut(text)) {
                    add_hit(&mut hits, place);
                }
            }
        })?;
        Ok(hits)
    }

    /// Reads all positions, and stores the boards.
    fn by_reading(
        &self,
        chunk: u64,
        buffer: &mut Vec<u8>,
        stop: &StopFlag,
    ) -> Result<Hits, ReadError> {
        let mut hits = no_hits();
        let room = usize::try_from(CHUNK_LINES).unwrap_or_default();
        let mut boards = Vec::with_capacity(room);
        let mut all_facts = Vec::with_capacity(room);
        self.source.each_part(chunk, buffer, |part| {
            for (line, text) in part.lines().take_while(|_| !stop.is_set()) {
                let text = cut(text);
                let (board, facts) = board_of_line(text);
                boards.push(board);
                all_facts.push(facts);
                let prepared = &self.asked.prepared;
                if prepared.matches_board(&board, facts) && self.asked.allows_line(text) {
                    add_hit(&mut hits, line % CHUNK_LINES);
                }
            }
        })?;
        if !stop.is_set() && self.boards.is_kept() {
            self.boards.fill(chunk, boards.into(), all_facts.into());
        }
        Ok(hits)
    }
}
