//! The storage of settings.

use std::path::PathBuf;
use tabiya_settings::Setting;

/// The settings file, and the settings that are not stored in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The settings file. `None` means that nothing is stored.
    pub file: Option<PathBuf>,
    /// Settings that still have to be written.
    pub unwritten: Vec<Setting>,
    /// Settings from the command line, for this run only.
    pub given: Vec<Setting>,
    /// Whether the user asked for a start without stored settings.
    pub is_safe: bool,
    /// The reason why settings were not stored, or why the file is not the user's own. `None` if there is no fault.
    pub fault: Option<String>,
}
