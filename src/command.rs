//! Everything that can be chosen from a menu or by a key: one table for menus, palette, keys and help.
//!
//! A command is one row of `table`. What the row says in plain data (its place and texts, what it
//! needs, the edit, setting or dialog that it stands for) works without another line. Only what a row
//! leaves open is done elsewhere: `app/update/commands.rs` has the functions of the commands that are
//! nothing but themselves, and `model/state/commands.rs` knows how it stands with each [`Need`] and [`Tick`].

mod dialog;
mod finding;
mod fixed_keys;
mod key_map;
mod menus;
mod row;
mod table;

pub use dialog::Dialog;
pub use finding::{Findable, Rank};
pub use fixed_keys::{FixedUse, fixed_use};
pub use key_map::{Holder, KeyFault, KeyMap};
pub use menus::{Menu, Submenu};
pub use row::{CommandRow, Does, Need, Reach, Seen, Tick};
pub use table::Command;
