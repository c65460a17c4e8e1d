//! The command line of `tabiya check`.

use super::inputs::{file_argument, origins};
use crate::stream::InputOrigin;
use clap::{Arg, ArgAction, ArgMatches, Command};
use tabiya_text::tr;

pub(super) const NAME: &str = "check";

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckArgs {
    pub(crate) origins: Vec<InputOrigin>,
    /// Whether the report is for programs instead of people.
    pub(crate) is_json: bool,
    /// Whether a repaired line counts like an unreadable one.
    pub(crate) is_strict: bool,
}

impl CheckArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        Self {
            origins: origins(matches),
            is_json: matches.get_flag("json"),
            is_strict: matches.get_flag("strict"),
        }
    }
}

pub(super) fn command() -> Command {
    let flag = |name: &'static str, help| {
        Arg::new(name)
            .long(name)
            .action(ArgAction::SetTrue)
            .help(tr(help))
    };
    Command::new(NAME)
        .about(tr("cli-check-about"))
        .after_help(tr("cli-check-after-help"))
        .arg(flag("json", "cli-check-json"))
        .arg(flag("strict", "cli-check-strict"))
        .arg(file_argument())
}
