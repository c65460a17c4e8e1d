//! An engine for a window: it takes positions and keeps the newest results for collection.
//!
//! The thread of the service reports the known results at most twenty times per second and keeps only the newest. It
//! restarts an engine that has died, hangs or floods: once at the same position, and up to five times without a search
//! that ended. A newer position replaces an older one and must never be refused, so orders have their own slot instead
//! of the inbox of a [`Service`].

mod desk;
mod keeping;

use super::program::Program;
use super::state::EngineState;
use crate::uci::{EngineQuestion, Patience};
use desk::{Desk, Wish};
use keeping::Keeping;
use std::convert::Infallible;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tabiya_threads::{Keep, Service};

/// An engine for a window. Dropping it ends the engine.
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
    /// Fails when the system has no thread or no pipe for it. Failures of the engine are in its state.
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

    /// Replaces the question. Asking the same question again changes nothing, whether its search is still running or
    /// has ended by itself. Never blocks.
    pub fn search(&self, question: EngineQuestion) {
        self.desk.wish(Wish::Ask(Box::new(question)));
    }

    /// Ends the search; its results stay. Never blocks.
    pub fn stop_search(&self) {
        self.desk.wish(Wish::Stop);
    }

    /// Replaces the values of options. Never blocks.
    pub fn choose(&self, settings: Vec<(String, String)>) {
        self.desk.choose(settings);
    }

    /// Presses a button of the engine. Never blocks.
    pub fn press(&self, button: &str) {
        self.desk.press(button);
    }

    /// Restarts the engine, even after too many failures. Never blocks.
    pub fn start_again(&self) {
        self.desk.start_again();
    }

    /// The current state of the engine. Never blocks.
    pub fn state(&self) -> Arc<EngineState> {
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(state) = self.service.answers().last() {
            *newest = state;
        }
        Arc::clone(&newest)
    }

    /// Sets a function that is called on another thread for each newer state, at most twenty times a second.
    pub fn wake_by(&self, wake: impl Fn() + Send + Sync + 'static) {
        self.service.wake_by(wake);
    }

    /// Asks the engine to end. Never blocks.
    pub fn close(&self) {
        self.service.stop();
    }

    /// Asks the engine to end, and waits for it at most this long. Returns whether it has ended.
    pub fn close_within(&self, patience: Duration) -> bool {
        self.service.stop_within(patience)
    }
}
