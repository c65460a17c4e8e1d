//! The command line of `tabiya find`.

use super::inputs::{one, origins};
use super::records::{flag, output_of, record_files, record_output};
use super::tables::{syzygy_option, table_folders};
use crate::stream::InputOrigin;
use clap::{Arg, ArgMatches, Command};
use std::path::PathBuf;
use tabiya_collection::search::{Pattern, Query};
use tabiya_text::{query_error_text, tr, vocabulary};

pub(super) const NAME: &str = "find";

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FindArgs {
    pub(crate) origins: Vec<InputOrigin>,
    pub(crate) query: Query,
    /// The folders with the user's tables.
    pub(crate) folders: Vec<PathBuf>,
    /// Whether the lines that do not match are wanted.
    pub(crate) inverts: bool,
    /// Whether only the number is wanted.
    pub(crate) counts: bool,
    /// The file to write; `None` for standard output.
    pub(crate) output: Option<PathBuf>,
}

impl FindArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let query = one::<Query>(matches, "query").unwrap_or_default();
        let pattern = one::<Pattern>(matches, "board").map(|mut pattern| {
            pattern.mirrored = matches.get_flag("mirrored");
            pattern.colours_swapped = matches.get_flag("colours");
            pattern
        });
        Self {
            origins: origins(matches),
            query: Query { pattern, ..query },
            folders: table_folders(matches),
            inverts: matches.get_flag("invert"),
            counts: matches.get_flag("count"),
            output: output_of(matches),
        }
    }
}

pub(super) fn command() -> Command {
    Command::new(NAME)
        .about(tr("cli-find-about"))
        .after_help(tr("cli-find-after-help"))
        .arg(
            Arg::new("query")
                .value_name("QUERY")
                .required(true)
                .allow_hyphen_values(true)
                .value_parser(query_of)
                .help(tr("cli-find-query")),
        )
        .arg(
            Arg::new("board")
                .long("board")
                .value_name("PATTERN")
                .value_parser(pattern_of)
                .help(tr("cli-find-board")),
        )
        .arg(flag("mirrored", "cli-find-mirrored").requires("board"))
        .arg(flag("colours", "cli-find-colours").requires("board"))
        .arg(syzygy_option())
        .arg(flag("invert", "cli-find-invert"))
        .arg(flag("count", "cli-find-count"))
        .arg(record_output())
        .arg(record_files())
}

fn query_of(text: &str) -> Result<Query, String> {
    // Otherwise a misspelt option would be searched for.
    if text.starts_with("--") {
        return Err(tr("cli-find-no-option"));
    }
    Query::parse_in(text, vocabulary()).map_err(|error| query_error_text(&error))
}

fn pattern_of(text: &str) -> Result<Pattern, String> {
    Pattern::from_fen(text).ok_or_else(|| tr("cli-find-bad-board"))
}
