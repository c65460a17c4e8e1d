//! What a batch asks: engines as processes, or whatever behaves like one.

use crate::uci::{EngineOption, Patience, Progress, Question, WrongValue};
use crate::{Cancel, Program, Searcher, Trouble};
use std::fmt::Debug;
use std::ops::ControlFlow;
use tabiya_chess::Move;

/// An engine that can be started several times.
pub trait Engine: Debug + Send + Sync {
    /// Starts it, and waits until it has told about itself.
    ///
    /// # Errors
    /// What is wrong with it.
    fn start(&self, cancel: Cancel) -> Result<Box<dyn Analyst>, Trouble>;

    /// Options and their values, as they were chosen.
    fn settings(&self) -> &[(String, String)];
}

/// An engine that was started.
pub trait Analyst: Debug + Send {
    /// Its name with its version.
    fn name(&self) -> &str;

    /// The options that it offers.
    fn options(&self) -> Vec<EngineOption>;

    /// Values that were chosen for options and cannot be had.
    fn wrong_settings(&self) -> &[(String, WrongValue)];

    /// Searches a position. Whoever watches may end it; what stands then is the result.
    ///
    /// # Errors
    /// Why there is no result.
    fn search(
        &mut self,
        question: &Question,
        watch: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<Answer, Trouble>;
}

/// What an engine answers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// The move that it takes for the best.
    pub best: Option<Move>,
    /// What it has found.
    pub progress: Progress,
}

/// An engine as it is started, with the values of its options that were chosen.
#[derive(Clone, Debug)]
pub struct EngineChoice {
    /// What is started.
    pub program: Program,
    /// Options and their values.
    pub settings: Vec<(String, String)>,
    /// How long it is waited for.
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
