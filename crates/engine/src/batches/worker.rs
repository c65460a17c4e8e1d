//! One process of the engine of a batch.

use super::engine::{Analyst, Engine};
use super::plan::Plan;
use crate::analysis::{Asked, Found};
use crate::uci::{EngineOption, Question, WrongValue};
use crate::{Cancel, Trouble};
use std::ops::ControlFlow;
use tabiya_chess::{Mover, Position};

/// One process of the engine.
#[derive(Debug)]
pub(super) struct Worker {
    analyst: Box<dyn Analyst>,
    name: String,
}

impl Worker {
    /// Starts the engine and waits until it has introduced itself.
    pub(super) fn start(engine: &dyn Engine, cancel: Cancel) -> Result<Self, Trouble> {
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
        asked: Option<&Asked>,
    ) -> Result<Found, Trouble> {
        let question = Question {
            is_fresh: true,
            longest: plan.longest,
            ..Question::of(*position)
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
        let found = mover.map(|mover| Found::of(&self.name, &mover, &answer.progress, answer.best));
        Ok(found.unwrap_or_default())
    }
}
