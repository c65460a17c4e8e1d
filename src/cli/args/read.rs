//! The command line of `tabiya read`.

use crate::text::tr;
use clap::builder::ValueParser;
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint};
use std::ffi::OsString;
use std::path::PathBuf;

pub(super) const NAME: &str = "read";

/// Which pictures are to be read, and how it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadArgs {
    pub(in crate::cli) files: Vec<PathBuf>,
    /// A report for programs instead of people.
    pub(in crate::cli) is_json: bool,
}

impl ReadArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let files = matches.get_many::<OsString>("picture").unwrap_or_default();
        Self {
            files: files.map(PathBuf::from).collect(),
            is_json: matches.get_flag("json"),
        }
    }
}

pub(super) fn command() -> Command {
    Command::new(NAME)
        .about(tr("cli-read-about"))
        .after_help(tr("cli-read-after-help"))
        .arg(
            Arg::new("json")
                .long("json")
                .action(ArgAction::SetTrue)
                .help(tr("cli-read-json")),
        )
        .arg(
            Arg::new("picture")
                .value_name("FILE")
                .num_args(1..)
                .required(true)
                .value_parser(ValueParser::os_string())
                .value_hint(ValueHint::FilePath)
                .help(tr("cli-read-file")),
        )
}
