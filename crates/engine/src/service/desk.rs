//! The pending orders for an engine. Newer orders replace older ones, so there is no queue and no order is refused.

use crate::system::Bell;
use crate::uci::EngineQuestion;
use std::io;
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

const MAX_BUTTONS: usize = 16;

/// The pending orders for an engine, and the bell that announces them.
#[derive(Debug)]
pub(super) struct Desk {
    orders: Mutex<Orders>,
    pub(super) bell: Bell,
}

/// An order about the search.
#[derive(Debug)]
pub(super) enum Wish {
    /// Search this question.
    Ask(Box<EngineQuestion>),
    /// End the search.
    Stop,
}

/// The orders since they were last taken.
#[derive(Debug, Default)]
pub(super) struct Orders {
    pub(super) search: Option<Wish>,
    pub(super) settings: Option<Vec<(String, String)>>,
    pub(super) buttons: Vec<String>,
    pub(super) starts_again: bool,
}

impl Desk {
    pub(super) fn new(settings: Vec<(String, String)>) -> io::Result<Self> {
        let orders = Orders {
            settings: Some(settings),
            ..Orders::default()
        };
        Ok(Self {
            orders: Mutex::new(orders),
            bell: Bell::new()?,
        })
    }

    pub(super) fn wish(&self, wish: Wish) {
        self.orders().search = Some(wish);
        self.ring();
    }

    pub(super) fn choose(&self, settings: Vec<(String, String)>) {
        self.orders().settings = Some(settings);
        self.ring();
    }

    pub(super) fn press(&self, button: &str) {
        let mut orders = self.orders();
        if orders.buttons.len() < MAX_BUTTONS {
            orders.buttons.push(button.to_owned());
        }
        drop(orders);
        self.ring();
    }

    pub(super) fn start_again(&self) {
        self.orders().starts_again = true;
        self.ring();
    }

    pub(super) fn ring(&self) {
        self.bell.ring();
    }

    /// Takes the pending orders.
    pub(super) fn take(&self) -> Orders {
        // The order matters: somebody who gives an order between these steps rings again.
        self.bell.hush();
        mem::take(&mut *self.orders())
    }

    fn orders(&self) -> MutexGuard<'_, Orders> {
        self.orders.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
