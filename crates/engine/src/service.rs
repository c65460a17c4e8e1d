//! An engine beside a window: it is given positions, and the newest of what it has found is taken.

mod desk;
mod keeping;

use super::program::Program;
use super::state::EngineState;
use crate::uci::{Patience, Question};
use desk::{Desk, Wish};
use keeping::Keeping;
use std::convert::Infallible;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tabiya_threads::{Keep, Service};

/// An engine beside a window. Whoever drops it ends the engine.
#[derive(Debug)]
pub struct EngineService {
    service: Service<Infallible, Arc<EngineState>>,
    desk: Arc<Desk>,
    newest: Mutex<Arc<EngineState>>,
}

impl EngineService {
    /// Starts an engine with these values for its options.
    ///
    /// # Errors
    ///
    /// When the system has no thread or no pipe for it. What is wrong with the engine is told by its
    /// state.
    pub fn start(
        program: Program,
        settings: Vec<(String, String)>,
        patience: Patience,
    ) -> io::Result<Self> {
        let desk = Arc::new(Desk::new(settings)?);
        let theirs = Arc::clone(&desk);
        let service = Service::start("engine", Keep::Newest, move |context| {
            let to_wake = Arc::clone(&theirs);
            context.on_stop(move || to_wake.ring());
            Keeping::new(program, patience, &theirs, context).run();
        })?;
        Ok(Self {
            service,
            desk,
            newest: Mutex::default(),
        })
    }

    /// Asks this in the place of what was asked before. The same question again changes nothing, be it
    /// that its search goes on or that it has ended by itself. Never waits.
    pub fn search(&self, question: Question) {
        self.desk.wish(Wish::Ask(Box::new(question)));
    }

    /// Ends the search; what was found stays. Never waits.
    pub fn stop_search(&self) {
        self.desk.wish(Wish::Stop);
    }

    /// Chooses values for options in the place of those before. Never waits.
    pub fn choose(&self, settings: Vec<(String, String)>) {
        self.desk.choose(settings);
    }

    /// Presses a button of the engine. Never waits.
    pub fn press(&self, button: &str) {
        self.desk.press(button);
    }

    /// Starts the engine anew, also when it has failed too often. Never waits.
    pub fn start_again(&self) {
        self.desk.start_again();
    }

    /// All that is known of the engine now. Never waits.
    pub fn state(&self) -> Arc<EngineState> {
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(state) = self.service.answers().last() {
            *newest = state;
        }
        Arc::clone(&newest)
    }

    /// Calls this, on another thread, when there is a newer state: at most twenty times a second.
    pub fn wake_by(&self, wake: impl Fn() + Send + Sync + 'static) {
        self.service.wake_by(wake);
    }

    /// Asks the engine to end. Never waits.
    pub fn close(&self) {
        self.service.stop();
    }

    /// Asks the engine to end, and waits so long. Returns whether it has.
    pub fn close_within(&self, patience: Duration) -> bool {
        self.service.stop_within(patience)
    }
}
