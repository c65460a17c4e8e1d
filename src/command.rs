//! Everything that can be chosen from a menu or by a key: one table for menus, palette, keys and help.
//!
//! A command is one row of `table`, in plain data: its place and texts, its needs, and its effect, which is an edit of
//! the position, a setting, a dialog, or an action of the feature that owns it. `model/state/commands.rs` evaluates each
//! [`Need`] and [`Tick`].
//!
//! Menus, palette, keys, help and the settings window read the rows, and the enum is generated from them. An edit of
//! the whole position is a function of the board, so that the effect can be shown before it happens: while the pointer
//! is on the command, the menu and the palette apply the edit to a copy, and the board shows that copy
//! (`UiState::preview`). Nothing has to be undone, because nothing was done. The tick and the action of a setting
//! follow from the setting. Needs and ticks are only named in the row, because the state answers them: so the table
//! stays in a low layer, where the key map, a part of the state, can read it. Names in the users' settings files never
//! change; they are listed in `tests/data/command_names.txt`.

mod dialog;
mod finding;
mod fixed_keys;
mod key_map;
mod menus;
mod row;
mod table;

pub use crate::reach::Reach;
pub use dialog::Dialog;
pub use finding::{Findable, MatchRank};
pub use fixed_keys::{FixedUse, fixed_use};
pub use key_map::{Holder, KeyFault, KeyMap};
pub use menus::{Menu, Submenu};
pub use row::{CommandRow, Does, Need, SeenPosition, Tick};
pub use table::Command;
