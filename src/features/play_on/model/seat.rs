//! A process of an engine that takes part in a game, with its question and its answer.

use crate::features::engine::model::WantedEngine;
use std::sync::Arc;
use tabiya_chess::Move;
use tabiya_engine::uci::{EngineQuestion, NotSent, Score};
use tabiya_engine::{EnginePhase, EngineState, Program, Trouble};
use tabiya_settings::ChosenEngine;

/// The part of an engine in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// It plays against the user, with limited strength.
    Opponent,
    /// It searches at full strength for hints, and for moves that give the result away.
    Adviser,
}

impl Seat {
    /// All seats, in the order of the processes.
    pub const ALL: [Self; 2] = [Self::Opponent, Self::Adviser];
}

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The best move.
    pub best: Move,
    /// Its score for the side to move, if the engine gave one.
    pub score: Option<Score>,
}

/// An engine that takes part in a game.
#[derive(Clone, Debug, Default)]
pub struct SeatedEngine {
    /// The process that is to run.
    pub wanted: Option<WantedEngine>,
    /// Its latest state.
    pub seen: Arc<EngineState>,
    /// Its answer to the question that it was asked last.
    pub answer: Option<Answer>,
    /// The number of starts.
    runs: u64,
}

impl SeatedEngine {
    /// Starts a new process of an engine, without a question.
    pub(crate) fn sit(&mut self, engine: &ChosenEngine, settings: Vec<(String, String)>) {
        self.leave();
        self.runs += 1;
        self.wanted = Some(WantedEngine {
            run: self.runs,
            program: Program {
                folder: engine.folder.clone(),
                ..Program::at(engine.path.clone())
            },
            settings,
            question: None,
            restarts: 0,
            pressed: Vec::new(),
        });
    }

    /// Ends the process.
    pub(crate) fn leave(&mut self) {
        self.wanted = None;
        self.answer = None;
        self.seen = Arc::default();
    }

    /// Replaces the question. The same question continues, or keeps its answer.
    pub(crate) fn ask(&mut self, question: Option<EngineQuestion>) {
        if let Some(wanted) = self.wanted.as_mut().filter(|it| it.question != question) {
            wanted.question = question;
            self.answer = None;
        }
    }

    /// Takes its latest state.
    pub(crate) fn hear(&mut self, seen: Arc<EngineState>) {
        self.seen = seen;
        let finish = self.seen.finish.filter(|_| self.is_about_its_question());
        let best = finish.and_then(|finish| finish.best);
        let lines = &self.seen.lines;
        let score = lines.first().and_then(|line| line.heard.value);
        let score = score.map(|value| value.score);
        self.answer = best.map(|best| Answer { best, score });
    }

    /// Restarts the engine after a failure.
    pub(crate) fn try_again(&mut self) {
        if let Some(wanted) = &mut self.wanted {
            wanted.restarts += 1;
            self.seen = Arc::default();
        }
    }

    /// The failure because of which there will be no answer.
    pub fn trouble(&self) -> Option<&Trouble> {
        let has_failed = self.seen.phase == EnginePhase::Failed;
        self.seen.trouble.as_ref().filter(|_| has_failed)
    }

    /// The reason why the question does not suit the engine.
    pub fn not_sent(&self) -> Option<&NotSent> {
        let not_sent = self.seen.not_sent.as_ref();
        not_sent.filter(|_| self.is_about_its_question())
    }

    /// Whether the engine has ended its search without a move.
    pub fn named_no_move(&self) -> bool {
        let finish = self.seen.finish.filter(|_| self.is_about_its_question());
        finish.is_some_and(|finish| finish.best.is_none())
    }

    /// Whether its state is about the question that it was asked last.
    fn is_about_its_question(&self) -> bool {
        let wanted = self.wanted.as_ref();
        let wanted = wanted.and_then(|wanted| wanted.question.as_ref());
        let is_done = self.seen.phase == EnginePhase::Done;
        is_done && wanted.is_some() && self.seen.question.as_deref() == wanted
    }
}
