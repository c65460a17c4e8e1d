//! What the user has chosen and finds again at the next start.
//!
//! Promises: a settings file that is damaged, newer, or half understood never keeps the program from
//! starting and is never written over; each choice is written by itself, so that two running
//! programs keep each other's choices.
//! Deliberately absent: when to read and write, which is a task's, and the wording.
//!
//! A setting is one entry of `table`. Its field, its default, its choices, its line in the file and
//! its row in the window of settings are made from that.

mod file;
mod group;
mod key_table;
mod made;
mod sight;
mod style_table;
mod table;
mod understood;
mod written;

pub use crate::user_file::{Fault, settings_file, state_folder};
pub use file::{Note, Recalled, recall, remember};
pub use group::SettingGroup;
pub use sight::{Contrast, Motion, Theme, Zoom};
use table::WORDS;
pub use table::{
    KeyChanges, LastDiagram, SETTING_ROWS, Setting, SettingChoice, SettingControl, SettingRow,
    Settings,
};
pub use understood::{Oddity, Understood};
pub use written::WrittenSettings;
