//! The arguments that the commands on records share.

use super::inputs::one;
use crate::stream::is_standard_output;
use clap::builder::ValueParser;
use clap::{Arg, ArgAction, ArgMatches, ValueHint, value_parser};
use std::path::PathBuf;
use tabiya_text::tr;

/// The memory for lines that are sorted, in MiB, if nothing else is asked for.
const USUAL_MEMORY: &str = "256";

pub(super) fn flag(name: &'static str, help: &'static str) -> Arg {
    Arg::new(name)
        .long(name)
        .action(ArgAction::SetTrue)
        .help(tr(help))
}

/// The definition of the files and folders to read.
pub(super) fn record_files() -> Arg {
    Arg::new("file")
        .value_name("FILE|FOLDER|-")
        .num_args(0..)
        .value_parser(ValueParser::os_string())
        .value_hint(ValueHint::AnyPath)
        .help(tr("cli-records-file"))
}

/// The definition of the file to write.
pub(super) fn record_output() -> Arg {
    Arg::new("output")
        .long("output")
        .short('o')
        .value_name("FILE")
        .value_parser(value_parser!(PathBuf))
        .help(tr("cli-records-output"))
}

/// Returns the file to write; `None` for standard output.
pub(super) fn output_of(matches: &ArgMatches) -> Option<PathBuf> {
    one::<PathBuf>(matches, "output").filter(|path| !is_standard_output(path))
}

/// The definition of the memory for lines that are sorted.
pub(super) fn memory() -> Arg {
    Arg::new("memory")
        .long("memory")
        .value_name("MIB")
        .value_parser(value_parser!(u32).range(1..))
        .default_value(USUAL_MEMORY)
        .help(tr("cli-records-memory"))
}

/// The definition of the seed of a choice at random.
pub(super) fn seed(help: &str) -> Arg {
    Arg::new("seed")
        .long("seed")
        .value_name("NUMBER")
        .value_parser(value_parser!(u64))
        .default_value("0")
        .help(tr(help))
}

/// Returns the memory for lines that are sorted, in bytes.
pub(super) fn memory_of(matches: &ArgMatches) -> usize {
    let megabytes = one::<u32>(matches, "memory").unwrap_or_default();
    usize::try_from(u64::from(megabytes) << 20).unwrap_or(usize::MAX)
}
