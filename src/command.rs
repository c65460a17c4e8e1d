//! Everything that can be chosen from a menu or by a key: one table for menus, palette, keys and help.
//!
//! A command is one row of `table`. A row that is plain data (its place and texts, its needs, and the edit,
//! setting or dialog that it invokes) works without further code. Two places hold the rest:
//! `app/update/commands.rs` has the functions of commands that are none of these, and
//! `model/state/commands.rs` evaluates each [`Need`] and [`Tick`].

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
