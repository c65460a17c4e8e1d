//! The command line of `tabiya stats`.

use super::inputs::origins;
use super::records::{flag, memory, memory_of, record_files};
use crate::stream::InputOrigin;
use clap::{ArgMatches, Command};
use tabiya_text::tr;

pub(super) const NAME: &str = "stats";

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatsArgs {
    pub(crate) origins: Vec<InputOrigin>,
    /// Whether the numbers are for programs instead of people.
    pub(crate) is_json: bool,
    /// The memory for the count of duplicates, in bytes.
    pub(crate) memory: usize,
}

impl StatsArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        Self {
            origins: origins(matches),
            is_json: matches.get_flag("json"),
            memory: memory_of(matches),
        }
    }
}

pub(super) fn command() -> Command {
    Command::new(NAME)
        .about(tr("cli-stats-about"))
        .after_help(tr("cli-stats-after-help"))
        .arg(flag("json", "cli-stats-json"))
        .arg(memory())
        .arg(record_files())
}
