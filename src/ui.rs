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

mod advice;
pub mod board;
mod board_area;
mod board_look;
mod board_strip;
mod bounded;
mod compare_bar;
mod copy_as;
mod diagram;
mod dialogs;
mod effects;
mod fen_field;
mod file_dialog;
mod find;
mod first_steps;
mod focus_ring;
mod help;
mod keyboard;
mod labels;
mod layout;
mod line_with_end;
mod list;
mod long_texts;
mod menu;
mod menu_keys;
mod operations;
mod palette;
mod picker;
mod piece_atlas;
mod piece_list;
mod piece_menu;
mod pointer;
mod reading_choice;
mod recent;
mod roomy_modal;
mod setup_panel;
mod sheets;
mod shortcuts;
mod spare_pieces;
mod status_line;
pub mod style;
mod tabs;
mod tray;
mod typed_ahead;
mod ui_state;
mod virtual_list;
mod wheel;
mod wheel_at_once;

pub use effects::{hears_every_key, take_effect};
pub use layout::window_ui;
pub use long_texts::LongTexts;
pub use piece_atlas::{USUAL_SIDES, draw_pieces_ahead};
pub(crate) use shortcuts::{is_modifier, types_text};
pub use style::install_fonts;
pub use ui_state::{Actions, UiState};

use ui_state::{Focus, ModalShown};
