//! The engine of a batch: processes, or a stand-in that behaves like one.

use crate::uci::{EngineOption, Patience, Progress, Question, WrongValue};
use crate::{Cancel, Program, Searcher, Trouble};
use std::fmt::Debug;
use std::ops::ControlFlow;
use tabiya_chess::Move;

/// An engine that can be started several times.
pub trait Engine: Debug + Send + Sync {
    /// Starts the engine and waits until it has introduced itself.
    ///
    /// # Errors
    /// The trouble with the engine.
    fn start(&self, cancel: Cancel) -> Result<Box<dyn Analyst>, Trouble>;

    /// The chosen options with their values.
    fn settings(&self) -> &[(String, String)];
}

/// A running engine.
pub trait Analyst: Debug + Send {
    /// The engine's name with its version.
    fn name(&self) -> &str;

    /// The options that the engine offers.
    fn options(&self) -> Vec<EngineOption>;

    /// The chosen values that the engine cannot accept, with the reasons.
    fn wrong_settings(&self) -> &[(String, WrongValue)];

    /// Searches a position. `watch` may end the search early; the state at that moment is the result.
    ///
    /// # Errors
    /// The reason why there is no result.
    fn search(
        &mut self,
        question: &Question,
        watch: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<Answer, Trouble>;
}

/// The answer of an engine.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// The best move; `None` if the engine gave none.
    pub best: Option<Move>,
    /// The reports of the engine during the search.
    pub progress: Progress,
}

/// An engine process to start, with the chosen values of its options.
#[derive(Clone, Debug)]
pub struct EngineChoice {
    /// The program to start.
    pub program: Program,
    /// The chosen options with their values.
    pub settings: Vec<(String, String)>,
    /// The time limits for the engine's answers.
    pub patience: Patience,
}

impl Engine for EngineChoice {
    fn start(&self, cancel: Cancel) -> Result<Box<dyn Analyst>, Trouble> {
        let Self {
            program,
            settings,
            patience,
        } = self.clone();
        let searcher = Searcher::start(program, settings, patience, cancel)?;
        Ok(Box::new(searcher))
    }

    fn settings(&self) -> &[(String, String)] {
        &self.settings
    }
}

impl Analyst for Searcher {
    fn name(&self) -> &str {
        self.name()
    }

    fn options(&self) -> Vec<EngineOption> {
        self.options()
    }

    fn wrong_settings(&self) -> &[(String, WrongValue)] {
        self.wrong_settings()
    }

    fn search(
        &mut self,
        question: &Question,
        watch: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<Answer, Trouble> {
        let result = self.search(question, watch)?;
        Ok(Answer {
            best: result.best,
            progress: result.progress,
        })
    }
}
