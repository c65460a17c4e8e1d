//! The user's choices, which are restored at the next start.
//!
//! Promises: a settings file that is damaged, newer, or partly unknown never keeps the program from
//! starting and is never overwritten; each choice is written separately, so that two running
//! programs keep each other's choices.
//! Deliberately absent: the times of reading and writing, which tasks decide, and the wording.
//!
//! A setting is one entry of `table`. Its field, its default, its choices, its line in the file and
//! its row in the settings window are generated from that.

mod analysis_table;
mod engine_table;
mod file;
mod group;
mod kept;
mod key_table;
pub mod keys;
mod last_analysis;
mod made;
pub mod session;
mod sight;
mod style_table;
mod table;
mod understood;
mod written;

pub use file::{Note, Recalled, recall, remember};
pub use group::SettingGroup;
pub use kept::{ChosenEngine, EngineScores, KeyChanges, LastDiagram, MAX_LINES, MAX_PANEL_ENGINES};
pub use last_analysis::LastAnalysis;
pub use sight::{Contrast, Motion, Theme, Zoom};
pub use tabiya_lines::user_file::{Fault, settings_file, state_folder};
use table::WORDS;
pub use table::{SETTING_ROWS, Setting, SettingChoice, SettingControl, SettingRow, Settings};
pub use understood::{Oddity, Understood};
pub use written::WrittenSettings;
