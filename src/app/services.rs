//! The background services of the window. They all work the same way: they wake the window, and a frame takes their
//! news. The engines beside the board and those of a game are services, too: the state lists those that should run; this
//! module starts and stops them, and turns their reports into actions.
//!
//! `Services::actions` turns the news into actions once per frame. Only the things that other starts hand over are
//! taken separately, because a window that is about to close must not take them. The services themselves are in
//! `tabiya_desktop::services`.
//!
//! For each engine the state holds a `WantedEngine` (program, options, question), computed after each action from what
//! is shown. Once per frame this module brings the processes into line with it. So an update starts no process, a test
//! of the state needs none, and a question is sent only when it has changed. The newest report of an engine comes back
//! as an action; views compute its lines once per report, however many frames are drawn.

use crate::app::taskbar::TaskbarProgress;
use crate::features::engine::model::WantedEngine;
use crate::features::pictures::model::{Picture, PictureSource};
use crate::features::play_on::model::Seat;
use crate::model::action::{
    Action, EngineAction, FenAction, FilesAction, PicturesAction, PlayOnAction, SettingsAction,
};
use crate::model::state::State;
use egui::Context;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabiya_desktop::services::{
    DropListener, InstanceListener, PrefsListener, Service, SignalListener,
};
use tabiya_desktop::system::Dropped;
use tabiya_engine::uci::Patience;
use tabiya_engine::{EngineService, EngineState, KeptBy, Program};
use tabiya_settings::MAX_PANEL_ENGINES;

/// The background services of the window; in tests, none.
#[derive(Clone, Debug, Default)]
pub struct Services {
    /// Listens for the signals with which the system ends a program.
    pub signal_listener: Option<Arc<SignalListener>>,
    /// Listens for other starts, which hand over their files.
    pub instance_listener: Option<Arc<InstanceListener>>,
    /// Listens for changes of the desktop preferences.
    pub prefs_listener: Option<Arc<PrefsListener>>,
    /// Listens for things that other programs drop onto the window.
    pub drop_listener: Option<Arc<DropListener>>,
    /// The engines beside the board.
    pub engines: RunningEngines,
    /// Shows the progress of long work in the taskbar.
    pub taskbar: TaskbarProgress,
}

impl Services {
    /// Makes the services request a frame whenever they have news.
    pub(super) fn wake(&self, ctx: &Context) {
        let wake = || {
            let ctx = ctx.clone();
            move || ctx.request_repaint()
        };
        if let Some(listener) = &self.signal_listener {
            listener.wake_by(wake());
        }
        if let Some(listener) = &self.instance_listener {
            listener.wake_by(wake());
        }
        if let Some(listener) = &self.prefs_listener {
            listener.wake_by(wake());
        }
        if let Some(listener) = &self.drop_listener {
            listener.wake_by(wake());
        }
    }

    /// The actions for the services' news. [`super::second_start::receive`] handles the things handed over by other
    /// starts, because the window does not always accept them.
    pub(super) fn actions(&self, state: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        let prefs = newest(self.prefs_listener.as_deref());
        if let Some(prefs) = prefs.filter(|prefs| *prefs != state.shared.desktop_prefs) {
            actions.push(Action::from(SettingsAction::UseDesktopPrefs(prefs)));
        }
        if newest(self.signal_listener.as_deref()).is_some() {
            actions.push(Action::from(FilesAction::EndNow));
        }
        let drops = self.drop_listener.iter().flat_map(|drops| drops.answers());
        actions.extend(drops.map(taken));
        actions
    }
}

/// The action for something that was dropped.
fn taken(dropped: Dropped) -> Action {
    match dropped {
        Dropped::Files(paths) => Action::from(FilesAction::Open(paths)),
        Dropped::Text(text) => Action::from(FenAction::Paste(text)),
        Dropped::Picture(bytes) => {
            let picture = Picture::Bytes(bytes.into());
            Action::from(PicturesAction::ReadPicture(PictureSource::Dropped, picture))
        }
    }
}

/// The newest answer of a service. The user need not know that a service has ended: a
/// panic leaves a report.
fn newest<O, A>(service: Option<&Service<O, A>>) -> Option<A> {
    service?.answers().last()
}

/// A purpose for which an engine runs.
#[derive(Clone, Copy, Debug)]
enum EngineUse {
    /// It analyses at this place of the engine panel.
    Panel(usize),
    /// It takes part in a game against the user.
    Game(Seat),
}

/// All purposes, with one process each.
const USES: [EngineUse; MAX_PANEL_ENGINES + Seat::ALL.len()] = [
    EngineUse::Panel(0),
    EngineUse::Panel(1),
    EngineUse::Game(Seat::Opponent),
    EngineUse::Game(Seat::Adviser),
];

impl EngineUse {
    /// The process that is to run.
    fn wanted(self, state: &State) -> Option<&WantedEngine> {
        match self {
            Self::Panel(place) => state.engine.places.get(place)?.wanted.as_ref(),
            Self::Game(seat) => state.play_on.seat(seat).wanted.as_ref(),
        }
    }

    /// The action for a new report.
    fn news(self, newest: Arc<EngineState>) -> Action {
        match self {
            Self::Panel(place) => Action::from(EngineAction::News(place, newest)),
            Self::Game(seat) => Action::from(PlayOnAction::News(seat, newest)),
        }
    }
}

/// The engines beside the board and in a game; in tests without engines, none.
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
    pub(super) fn follow(&mut self, state: &State, ctx: &Context) {
        self.running.resize(USES.len(), None);
        for (running, engine) in self.running.iter_mut().zip(USES) {
            let Some(wanted) = engine.wanted(state) else {
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
        for (running, engine) in self.running.iter_mut().zip(USES) {
            let Some(running) = running else {
                continue;
            };
            let newest = running.service.state();
            if !Arc::ptr_eq(&newest, &running.taken) {
                running.taken = Arc::clone(&newest);
                actions.push(engine.news(newest));
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
