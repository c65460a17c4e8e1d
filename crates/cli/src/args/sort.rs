//! The command line of `tabiya sort`.

use super::inputs::{one, origins};
use super::records::{flag, memory, memory_of, output_of, record_files, record_output};
use crate::stream::InputOrigin;
use clap::{Arg, ArgMatches, Command};
use std::path::PathBuf;
use tabiya_collection::passes::SortKey;
use tabiya_text::tr;

pub(super) const NAME: &str = "sort";

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SortArgs {
    pub(crate) origins: Vec<InputOrigin>,
    pub(crate) key: SortKey,
    /// Whether the greatest come first.
    pub(crate) descending: bool,
    /// The memory for lines that are sorted, in bytes.
    pub(crate) memory: usize,
    /// The file to write; `None` for standard output.
    pub(crate) output: Option<PathBuf>,
}

impl SortArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        Self {
            origins: origins(matches),
            key: key_of(one(matches, "by").unwrap_or_default()),
            descending: matches.get_flag("descending"),
            memory: memory_of(matches),
            output: output_of(matches),
        }
    }
}

/// Returns the property with this name: a fixed one, or an operation.
pub(super) fn key_of(name: String) -> SortKey {
    match name.as_str() {
        "material" => SortKey::Material,
        "men" => SortKey::Men,
        "text" => SortKey::Text,
        _ => SortKey::Operation(name),
    }
}

pub(super) fn command() -> Command {
    Command::new(NAME)
        .about(tr("cli-sort-about"))
        .after_help(tr("cli-sort-after-help"))
        .arg(
            Arg::new("by")
                .long("by")
                .value_name("KEY")
                .default_value("text")
                .help(tr("cli-sort-by")),
        )
        .arg(flag("descending", "cli-sort-descending"))
        .arg(memory())
        .arg(record_output())
        .arg(record_files())
}
