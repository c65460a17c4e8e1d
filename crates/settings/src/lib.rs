//! The user's choices, which are restored at the next start.
//!
//! Promises: a settings file that is damaged, newer, or partly unknown never keeps the program from
//! starting and is never overwritten; each choice is written separately, so that two running
//! programs keep each other's choices.
//! Deliberately absent: the times of reading and writing, which tasks decide, and the wording.
//!
//! A setting is one entry of `table`. Its field, its default, its choices, its line in the file and
//! its row in the settings window are generated from that.
//!
//! # How it works
//!
//! From the entries of `table`, `made` generates the fields of [`Settings`], the choices (`Setting`), the code that
//! applies and recognises them, the lines of the file and the rows of the settings window, so none of these can lack a
//! setting. It is a macro, because the fields keep their types: `settings.theme` is a `Theme`. Choices from an open set
//! (keys, styles, the last diagram) have their own tables in the file and are written in full beside the entries. The
//! search in the settings window compares `folded` texts (without case and accents) with names, values, explanations,
//! other words and keys of the file.
//!
//! Settings and session share `tabiya_lines::user_file`, which reads, sets aside and changes a small TOML file. The
//! settings file keeps all other content of its lines; a line that makes no sense is reported and left alone. The
//! session is written as a new file. `Memory::fault` of the program is the last fault that kept choices from being
//! stored; the settings window shows it at its foot.
//!
//! The crate is below `tabiya-cli`, because the command line reads the user's choices as well.

mod engine_tables;
mod file;
mod group;
mod kept;
pub mod keys;
mod last_choices;
mod made;
pub mod session;
mod sight;
mod style_table;
mod table;
mod table_folders;
mod understood;

pub use file::{RecalledSettings, SettingsNote, WrittenSettings, recall, remember};
pub use group::SettingGroup;
pub use kept::{
    ChosenEngine, EngineScores, KeyChanges, LastAnalysis, LastAnimation, LastDiagram, LastGame,
    MAX_LINES, MAX_PANEL_ENGINES, OpponentStrength,
};
pub use sight::{Contrast, Motion, Theme, Zoom};
pub use tabiya_lines::user_file::{UserFileFault, settings_file, state_folder};
use table::WORDS;
pub use table::{SETTING_ROWS, Setting, SettingChoice, SettingControl, SettingRow, Settings};
pub use understood::{Oddity, UnderstoodSettings};
