//! The command line of `tabiya tables`.

use super::inputs::origins;
use super::records::{flag, output_of, record_files, record_output};
use crate::stream::InputOrigin;
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint, value_parser};
use std::path::PathBuf;
use tabiya_text::tr;

pub(super) const NAME: &str = "tables";

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablesArgs {
    pub(crate) origins: Vec<InputOrigin>,
    /// The folders with the user's tables.
    pub(crate) folders: Vec<PathBuf>,
    /// Whether false claims are listed and no lines written.
    pub(crate) only_checks: bool,
    /// Whether the truth replaces operations.
    pub(crate) replaces: bool,
    /// The file to write; `None` for standard output.
    pub(crate) output: Option<PathBuf>,
}

impl TablesArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        Self {
            origins: origins(matches),
            folders: folders_of(matches),
            only_checks: matches.get_flag("check"),
            replaces: matches.get_flag("replace"),
            output: output_of(matches),
        }
    }
}

/// The definition of the folders with the user's tables.
pub(super) fn syzygy() -> Arg {
    Arg::new("syzygy")
        .long("syzygy")
        .value_name("FOLDER")
        .action(ArgAction::Append)
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::DirPath)
        .help(tr("cli-tables-syzygy"))
}

/// Returns the folders with the user's tables.
pub(super) fn folders_of(matches: &ArgMatches) -> Vec<PathBuf> {
    let folders = matches.get_many::<PathBuf>("syzygy").unwrap_or_default();
    folders.cloned().collect()
}

pub(super) fn command() -> Command {
    Command::new(NAME)
        .about(tr("cli-tables-about"))
        .after_help(tr("cli-tables-after-help"))
        .arg(syzygy())
        .arg(flag("check", "cli-tables-check"))
        .arg(flag("replace", "cli-tables-replace").conflicts_with("check"))
        .arg(record_output().conflicts_with("check"))
        .arg(record_files())
}
