//! The window. egui lives here and in `app.rs`, nowhere else.
//!
//! Promises: functions ending in `_ui` read the state and push actions; they decide nothing and
//! change nothing but what dies with the window ([`UiState`]).
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "points and pixels are small; where rows are meant the sums are in f64"
)]

mod effects;
pub(crate) mod keyboard;
mod layout;
pub(crate) mod menu;
mod menu_keys;
mod palette;
mod sheets;
mod status_line;
mod typed_ahead;
mod ui_state;

use crate::features::board::view::piece_atlas::{USUAL_SIDES, draw_pieces_ahead};
use crate::features::fen::view::long_texts::LongTexts;
use crate::widgets::shortcuts::{is_modifier, types_text};
use crate::widgets::style::install_fonts;
pub use effects::{hears_every_key, take_effect};
pub use layout::window_ui;
pub use ui_state::{Actions, UiState};

pub(crate) use ui_state::{Focus, ModalShown};
