//! The lines of an engine as texts, computed once for each of its states, since frames are drawn more often; and their
//! first moves as arrows on the board.

use crate::features::operations::view::known::SolutionArrow;
use crate::features::operations::view::line::words;
use crate::model::state::State;
use std::sync::Arc;
use tabiya_chess::{Color, Move, Position};
use tabiya_engine::uci::Value;
use tabiya_engine::{EngineState, FoundLine};
use tabiya_notation::moves::PieceNames;
use tabiya_settings::EngineScores;
use tabiya_text::{engine_score_text, engine_score_words};

/// The number of moves shown of a line; nobody reads more in such a narrow column.
const MAX_MOVES: usize = 32;

/// The lines of an engine as texts.
#[derive(Debug, Default)]
pub(super) struct EngineLines {
    of: Option<(Arc<EngineState>, PieceNames, EngineScores)>,
    pub(super) lines: Vec<EngineLine>,
}

/// A line as texts.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct EngineLine {
    /// The line itself.
    pub(super) found: Option<FoundLine>,
    pub(super) score: String,
    score_words: String,
    /// Its moves with their numbers, as many as are shown.
    pub(super) words: Vec<String>,
    /// The moves in one text, to be read out and copied.
    pub(super) text: String,
    start: Option<Position>,
}

impl EngineLines {
    /// Computes the lines of the engine at a place, if they have changed.
    pub(super) fn look_at(&mut self, state: &State, at: usize) {
        let Some(place) = state.engine.places.get(at) else {
            return;
        };
        if place.lines().is_empty() {
            *self = Self::default();
            return;
        }
        let (names, scores) = (
            state.shared.move_names(),
            state.shared.settings.engine_scores,
        );
        let is_same = |(of, known, side): &(Arc<EngineState>, _, _)| {
            Arc::ptr_eq(of, &place.seen) && (*known, *side) == (names, scores)
        };
        if self.of.as_ref().is_some_and(is_same) {
            return;
        }
        let start = place.seen.question.as_ref().map(|asked| asked.position);
        let lines = place.lines().iter();
        let shown = lines.filter_map(|found| EngineLine::of(state, at, start?, found));
        self.lines = shown.collect();
        self.of = Some((Arc::clone(&place.seen), names, scores));
    }

    /// The row of the line with the same first move.
    pub(super) fn row_of(&self, line: &EngineLine) -> Option<usize> {
        let first = line.moves().first();
        let mut lines = self.lines.iter();
        lines.position(|shown| shown.moves().first() == first)
    }

    /// Whether the engine has reported all lines of its current depth. Before that, a line may be missing because its
    /// rank has changed.
    pub(super) fn is_whole(&self) -> bool {
        let depth = |line: &EngineLine| line.found.as_ref().map(|found| found.heard.depth);
        let best = self.lines.first().and_then(depth);
        self.lines.iter().all(|line| depth(line) == best)
    }
}

impl EngineLine {
    fn of(state: &State, at: usize, start: Position, found: &FoundLine) -> Option<Self> {
        let moves = found.moves.get(..MAX_MOVES).unwrap_or(&found.moves);
        let words = words(&start, moves, state.shared.move_names());
        let value = found.heard.value.map(|value| seen_from(state, at, value));
        let value = value.filter(|_| !words.is_empty())?;
        Some(Self {
            score: engine_score_text(value),
            score_words: engine_score_words(value),
            // Screen readers expect ordinary spaces.
            text: words.join(" ").replace('\u{a0}', " "),
            words,
            found: Some(found.clone()),
            start: Some(start),
        })
    }

    /// The name for screen readers.
    pub(super) fn name(&self) -> String {
        format!("{}: {}", self.score_words, self.text)
    }

    /// Whether the line begins in this position.
    pub(super) fn begins_in(&self, position: &Position) -> bool {
        self.start.as_ref() == Some(position)
    }

    fn moves(&self) -> &[Move] {
        self.found.as_ref().map_or(&[], |found| &found.moves)
    }

    /// The position after `count` of its moves.
    pub(super) fn position_after(&self, count: usize) -> Option<Position> {
        let moves = self.moves().get(..count)?;
        let play = |now: Position, played: &Move| now.after(*played);
        Some(moves.iter().fold(self.start?, play))
    }
}

/// A value for the side to move, converted to the side chosen in the settings.
fn seen_from(state: &State, at: usize, told: Value) -> Value {
    let place = state.engine.places.get(at);
    let asked = place.and_then(|place| place.seen.question.as_ref());
    let is_black = asked.is_some_and(|asked| asked.position.side_to_move == Color::Black);
    match state.shared.settings.engine_scores {
        EngineScores::White if is_black => told.opposite(),
        EngineScores::White | EngineScores::Mover => told,
    }
}

/// The name that the engine gives itself, or its name in the settings.
pub(super) fn engine_name(state: &State, at: usize, kept_as: &str) -> String {
    let place = state.engine.places.get(at);
    let own = place.map(|place| place.seen.name.trim());
    own.filter(|own| !own.is_empty())
        .unwrap_or(kept_as)
        .to_owned()
}

/// The maximum number of arrows; more would hide the board.
const MAX_ARROWS: usize = 10;

/// The arrows of the engines in the panel, unless they are switched off. Arrows in `drawn`, which the record already
/// has, are left out.
pub(crate) fn engine_arrows(state: &State, drawn: &[SolutionArrow]) -> Vec<SolutionArrow> {
    let mut arrows: Vec<SolutionArrow> = Vec::new();
    if !state.shared.settings.engine_arrows || !state.engine.is_open {
        return arrows;
    }
    for place in &state.engine.places {
        for line in place.lines() {
            let Some(Move { from, to, .. }) = line.moves.first().copied() else {
                continue;
            };
            let is_there = |arrow: &SolutionArrow| (arrow.from, arrow.to) == (from, to);
            let is_drawn = drawn.iter().chain(&arrows).any(is_there);
            if !is_drawn && arrows.len() < MAX_ARROWS {
                arrows.push(SolutionArrow {
                    from,
                    to,
                    is_best: line.heard.number == 1,
                    by_engine: true,
                });
            }
        }
    }
    arrows
}
