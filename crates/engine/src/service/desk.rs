//! What an engine is to do, as it stands: what is newer takes the place of what is older, so nothing has
//! to wait in a row and nobody is refused.

use crate::system::Bell;
use crate::uci::Question;
use std::io;
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

const MAX_BUTTONS: usize = 16;

/// What an engine is to do.
#[derive(Debug)]
pub(super) struct Desk {
    orders: Mutex<Orders>,
    pub(super) bell: Bell,
}

/// What is to become of the search.
#[derive(Debug)]
pub(super) enum Wish {
    /// This is to be searched.
    Ask(Box<Question>),
    /// It is to end.
    Stop,
}

/// What was ordered since the last look.
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

    /// Takes what was ordered.
    pub(super) fn take(&self) -> Orders {
        // In this order: whoever orders something now rings again.
        self.bell.hush();
        mem::take(&mut *self.orders())
    }

    fn orders(&self) -> MutexGuard<'_, Orders> {
        self.orders.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
