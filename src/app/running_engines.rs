//! The engines beside the board, as the window runs them. The state lists the engines that should run
//! ([`EnginesState`]); this module starts and stops them, and turns their reports into actions.
//!
//! For each engine the state holds a `WantedEngine` (program, options, question), computed after each action from what
//! is shown. Once per frame this module brings the processes into line with it. So an update starts no process, a test
//! of the state needs none, and a question is sent only when it has changed. The newest report of an engine comes back
//! as an action; views compute its lines once per report, however many frames are drawn.

use crate::features::engine::model::{EnginesState, WantedEngine};
use crate::model::action::{Action, EngineAction};
use egui::Context;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabiya_engine::uci::Patience;
use tabiya_engine::{EngineService, EngineState, KeptBy, Program};

/// The engines beside the board; in tests without engines, none.
#[derive(Clone, Debug, Default)]
pub struct RunningEngines {
    kept_by: KeptBy,
    running: Vec<Option<Running>>,
}

#[derive(Clone, Debug)]
struct Running {
    service: Arc<EngineService>,
    /// The settings that the engine was last given.
    told: WantedEngine,
    /// The last engine state that was taken.
    taken: Arc<EngineState>,
}

impl RunningEngines {
    /// Engines whose keeper process is another program than this one.
    pub fn kept_by(keeper: KeptBy) -> Self {
        Self {
            kept_by: keeper,
            running: Vec::new(),
        }
    }

    /// Starts, updates and drops engines to match the state. Never waits.
    pub(super) fn follow(&mut self, state: &EnginesState, ctx: &Context) {
        self.running.resize(state.places.len(), None);
        for (running, place) in self.running.iter_mut().zip(&state.places) {
            let Some(wanted) = &place.wanted else {
                *running = None;
                continue;
            };
            let is_same =
                |it: &Running| (it.told.run, &it.told.program) == (wanted.run, &wanted.program);
            match running.as_mut().filter(|it| is_same(it)) {
                Some(running) => running.follow(wanted),
                None => *running = Running::start(wanted, &self.kept_by, ctx),
            }
        }
    }

    /// The actions for the engines' new reports.
    pub(super) fn actions(&mut self) -> Vec<Action> {
        let mut actions = Vec::new();
        for (at, running) in self.running.iter_mut().enumerate() {
            let Some(running) = running else {
                continue;
            };
            let newest = running.service.state();
            if !Arc::ptr_eq(&newest, &running.taken) {
                running.taken = Arc::clone(&newest);
                actions.push(Action::from(EngineAction::News(at, newest)));
            }
        }
        actions
    }

    /// Ends all engines and waits until they have ended, at most this long.
    pub(super) fn end_within(&mut self, patience: Duration) {
        let until = Instant::now() + patience;
        for running in self.running.iter().flatten() {
            running.service.close();
        }
        for running in self.running.drain(..).flatten() {
            let left = until.saturating_duration_since(Instant::now());
            // An engine that does not end by itself ends with this process.
            let _has_ended = running.service.close_within(left);
        }
    }
}

impl Running {
    /// Starts an engine. Returns `None` if there is no thread or pipe for it; the next frame tries again.
    fn start(wanted: &WantedEngine, kept_by: &KeptBy, ctx: &Context) -> Option<Self> {
        let program = Program {
            kept_by: kept_by.clone(),
            ..wanted.program.clone()
        };
        let settings = wanted.settings.clone();
        let service = EngineService::start(program, settings, Patience::default()).ok()?;
        let to_wake = ctx.clone();
        service.wake_by(move || to_wake.request_repaint());
        if let Some(question) = &wanted.question {
            service.search(question.clone());
        }
        Some(Self {
            service: Arc::new(service),
            told: wanted.clone(),
            taken: Arc::default(),
        })
    }

    fn follow(&mut self, wanted: &WantedEngine) {
        if self.told == *wanted {
            return;
        }
        if self.told.settings != wanted.settings {
            self.service.choose(wanted.settings.clone());
        }
        if self.told.restarts != wanted.restarts {
            self.service.start_again();
        }
        let pressed = wanted.pressed.get(self.told.pressed.len()..);
        for button in pressed.unwrap_or_default() {
            self.service.press(button);
        }
        match &wanted.question {
            Some(question) => self.service.search(question.clone()),
            None => self.service.stop_search(),
        }
        self.told = wanted.clone();
    }
}
