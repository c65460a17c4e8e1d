//! How choices are remembered.

use std::path::PathBuf;
use tabiya_settings::Setting;

/// Where choices are remembered, and which are not there yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// The settings file; none means that nothing is remembered.
    pub file: Option<PathBuf>,
    /// Choices that are still to be written.
    pub unwritten: Vec<Setting>,
    /// Choices of this start only, from the command line.
    pub given: Vec<Setting>,
    /// Whether the user has asked for a start without all of that.
    pub is_safe: bool,
    /// Why choices were not remembered, or the file is not that of the user's choices; none while all
    /// is well.
    pub fault: Option<String>,
}
