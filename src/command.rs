//! Everything that can be chosen from a menu or by a key: one table for menus, palette, keys and help.
//!
//! A command is one row of `table`. A row that is plain data (its place and texts, its needs, and the edit,
//! setting or dialog that it invokes) works without further code. Two places hold the rest: the update of a
//! room handles the action of a command that is none of these ([`Does::Act`]), and `model/state/commands.rs`
//! evaluates each [`Need`] and [`Tick`].
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
pub use finding::{Findable, Rank};
pub use fixed_keys::{FixedUse, fixed_use};
pub use key_map::{Holder, KeyFault, KeyMap};
pub use menus::{Menu, Submenu};
pub use row::{CommandRow, Does, Need, Seen, Tick};
pub use table::Command;
