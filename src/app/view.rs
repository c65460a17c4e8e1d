//! The window as a whole: what stands where, menus, keys, the dialogs over it. egui lives in views,
//! in `widgets` and in `app`, nowhere else.
//!
//! Promises: functions ending in `_ui` read the state and push actions; they decide nothing and
//! change nothing but what dies with the window ([`crate::view::UiState`]).
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "points and pixels are small; where rows are meant the sums are in f64"
)]

mod cards;
mod dialogs;
mod effects;
pub(crate) mod keyboard;
mod layout;
pub(crate) mod long_texts;
pub(crate) mod menu;
mod menu_keys;
mod palette;
mod tools;
mod typed_ahead;

pub use effects::{hears_every_key, take_effect};
pub use layout::window_ui;
