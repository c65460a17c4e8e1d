//! The command line of `tabiya dedupe`.

use super::inputs::{one, origins};
use super::records::{flag, memory, memory_of, output_of, record_files, record_output};
use super::sameness::{sameness_of, with_sameness};
use crate::stream::InputOrigin;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command, value_parser};
use std::path::PathBuf;
use tabiya_collection::passes::Sameness;
use tabiya_text::tr;

pub(super) const NAME: &str = "dedupe";

/// The line that stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    /// The first.
    First,
    /// The last.
    Last,
    /// The one with the most operations; the first of several.
    Most,
}

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DedupeArgs {
    pub(crate) origins: Vec<InputOrigin>,
    pub(crate) sameness: Sameness,
    /// The line that stays.
    pub(crate) keep: Keep,
    /// Whether the line that stays gets the operations of the others.
    pub(crate) merges: bool,
    /// The file that receives the dropped lines.
    pub(crate) dropped: Option<PathBuf>,
    /// The memory for lines that are sorted, in bytes.
    pub(crate) memory: usize,
    /// The file to write; `None` for standard output.
    pub(crate) output: Option<PathBuf>,
}

const KEEPS: [(&str, Keep); 3] = [
    ("first", Keep::First),
    ("last", Keep::Last),
    ("most", Keep::Most),
];

/// Returns the line that stays.
pub(super) fn keep_of(matches: &ArgMatches) -> Keep {
    let name = one::<String>(matches, "keep").unwrap_or_default();
    let found = KEEPS.iter().find(|(own, _)| *own == name);
    found.map_or(Keep::First, |(_, keep)| *keep)
}

/// The definition of the option with the line that stays.
pub(super) fn keep() -> Arg {
    Arg::new("keep")
        .long("keep")
        .value_name("WHICH")
        .value_parser(PossibleValuesParser::new(KEEPS.map(|(name, _)| name)))
        .default_value("first")
        .help(tr("cli-dedupe-keep"))
}

impl DedupeArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        Self {
            origins: origins(matches),
            sameness: sameness_of(matches),
            keep: keep_of(matches),
            merges: matches.get_flag("merge"),
            dropped: one(matches, "dropped"),
            memory: memory_of(matches),
            output: output_of(matches),
        }
    }
}

pub(super) fn command() -> Command {
    let command = Command::new(NAME)
        .about(tr("cli-dedupe-about"))
        .after_help(tr("cli-dedupe-after-help"));
    with_sameness(command)
        .arg(keep())
        .arg(flag("merge", "cli-dedupe-merge"))
        .arg(
            Arg::new("dropped")
                .long("dropped")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help(tr("cli-dedupe-dropped")),
        )
        .arg(memory())
        .arg(record_output())
        .arg(record_files())
}
