//! The engine of a batch: processes, or a stand-in that behaves like one.

use super::Plan;
use crate::analysis::{EngineResult, RecordRequests};
use crate::uci::{EngineOption, EngineQuestion, Patience, SearchProgress, WrongValue};
use crate::{Cancel, Program, Searcher, Trouble};
use std::fmt::Debug;
use std::ops::ControlFlow;
use tabiya_chess::{Move, Mover, Position};

/// An engine that can be started several times.
pub trait StartableEngine: Debug + Send + Sync {
    /// Starts the engine and waits until it has introduced itself.
    ///
    /// # Errors
    /// Returns the trouble with the engine.
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
    /// Returns the reason why there is no result.
    fn search(
        &mut self,
        question: &EngineQuestion,
        watch: &mut dyn FnMut(&SearchProgress) -> ControlFlow<()>,
    ) -> Result<EngineAnswer, Trouble>;
}

/// The answer of an engine.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EngineAnswer {
    /// The best move; `None` if the engine gave none.
    pub best: Option<Move>,
    /// The reports of the engine during the search.
    pub progress: SearchProgress,
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

impl StartableEngine for EngineChoice {
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
        question: &EngineQuestion,
        watch: &mut dyn FnMut(&SearchProgress) -> ControlFlow<()>,
    ) -> Result<EngineAnswer, Trouble> {
        let result = self.search(question, watch)?;
        Ok(EngineAnswer {
            best: result.best,
            progress: result.progress,
        })
    }
}

/// One process of the engine.
#[derive(Debug)]
pub(super) struct Worker {
    analyst: Box<dyn Analyst>,
    name: String,
}

impl Worker {
    /// Starts the engine and waits until it has introduced itself.
    pub(super) fn start(engine: &dyn StartableEngine, cancel: Cancel) -> Result<Self, Trouble> {
        let analyst = engine.start(cancel)?;
        // The name is kept because a process that has failed no longer has one.
        let name = analyst.name().to_owned();
        Ok(Self { analyst, name })
    }

    /// The engine's name with its version.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn options(&self) -> Vec<EngineOption> {
        self.analyst.options()
    }

    pub(super) fn wrong_settings(&self) -> &[(String, WrongValue)] {
        self.analyst.wrong_settings()
    }

    /// Searches a position. The search ends early if the plan says so and the answer stays right for long enough.
    pub(super) fn search(
        &mut self,
        plan: &Plan,
        position: &Position,
        asked: Option<&RecordRequests>,
    ) -> Result<EngineResult, Trouble> {
        let question = EngineQuestion {
            is_fresh: true,
            longest: plan.longest,
            ..EngineQuestion::of(*position)
        };
        let question = question.within(plan.limits.clone()).with_lines(plan.lines);
        let mover = Mover::new(position).ok();
        let enough = plan.stop_when_stood.zip(asked).zip(mover);
        let mut depth = 0;
        let answer = self.analyst.search(&question, &mut |progress| {
            if let Some(((depths, asked), mover)) = &enough
                && depth != progress.depth
            {
                depth = progress.depth;
                if *depths <= asked.depths_stood(mover, progress) {
                    return ControlFlow::Break(());
                }
            }
            ControlFlow::Continue(())
        })?;
        let found =
            mover.map(|mover| EngineResult::of(&self.name, &mover, &answer.progress, answer.best));
        Ok(found.unwrap_or_default())
    }
}
