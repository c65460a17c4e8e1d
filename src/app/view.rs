//! The window as a whole: layout, menus, keys, and the dialogs over it. Only views, `widgets` and `app`
//! use egui.
//!
//! Promises: functions ending in `_ui` read the state and push actions. They decide nothing, and
//! change only data that is lost with the window ([`crate::view::UiState`]).
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "points and pixels are small; where rows are meant the sums are in f64"
)]

mod dialogs;
mod effects;
pub(crate) mod keyboard;
mod layout;
pub(crate) mod long_texts;
pub(crate) mod menu;
mod menu_keys;
mod messages;
mod palette;
mod play_and_engines;
mod tools;

pub use effects::{AppEffect, hears_every_key, take_effect};
pub use layout::window_ui;
