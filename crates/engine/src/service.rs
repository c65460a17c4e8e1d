//! An engine for a window: it takes positions and keeps the newest results for collection.
//!
//! The thread of the service reports the known results at most twenty times per second and keeps only the newest. It
//! restarts an engine that has died, hangs or floods: once at the same position, and up to five times without a search
//! that ended. A newer position replaces an older one and must never be refused, so orders have their own slot instead
//! of the inbox of a [`Service`].

mod keeping;

use super::program::Program;
use super::state::EngineState;
use crate::system::Bell;
use crate::uci::{EngineQuestion, Patience};
use keeping::Keeping;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{io, mem};
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

/// The largest number of buttons pressed since the orders were last taken.
const MAX_BUTTONS: usize = 16;

/// The pending orders for an engine, and the bell that announces them. Newer orders replace older ones, so there is no
/// queue and no order is refused.
#[derive(Debug)]
struct Desk {
    orders: Mutex<Orders>,
    bell: Bell,
}

/// An order about the search.
#[derive(Debug)]
enum Wish {
    /// Search this question.
    Ask(Box<EngineQuestion>),
    /// End the search.
    Stop,
}

/// The orders since they were last taken.
#[derive(Debug, Default)]
struct Orders {
    search: Option<Wish>,
    settings: Option<Vec<(String, String)>>,
    buttons: Vec<String>,
    starts_again: bool,
}

impl Desk {
    fn new(settings: Vec<(String, String)>) -> io::Result<Self> {
        let orders = Orders {
            settings: Some(settings),
            ..Orders::default()
        };
        Ok(Self {
            orders: Mutex::new(orders),
            bell: Bell::new()?,
        })
    }

    fn wish(&self, wish: Wish) {
        self.orders().search = Some(wish);
        self.ring();
    }

    fn choose(&self, settings: Vec<(String, String)>) {
        self.orders().settings = Some(settings);
        self.ring();
    }

    fn press(&self, button: &str) {
        let mut orders = self.orders();
        if orders.buttons.len() < MAX_BUTTONS {
            orders.buttons.push(button.to_owned());
        }
        drop(orders);
        self.ring();
    }

    fn start_again(&self) {
        self.orders().starts_again = true;
        self.ring();
    }

    fn ring(&self) {
        self.bell.ring();
    }

    /// Takes the pending orders.
    fn take(&self) -> Orders {
        // The order matters: somebody who gives an order between these steps rings again.
        self.bell.hush();
        mem::take(&mut *self.orders())
    }

    fn orders(&self) -> MutexGuard<'_, Orders> {
        self.orders.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
