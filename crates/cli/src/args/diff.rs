//! The command line of `tabiya diff`.

use super::inputs::one;
use super::records::{flag, memory, memory_of};
use super::sameness::{sameness_of, with_sameness};
use crate::stream::InputOrigin;
use clap::builder::ValueParser;
use clap::{Arg, ArgMatches, Command, ValueHint};
use std::ffi::OsString;
use tabiya_collection::passes::Sameness;
use tabiya_text::tr;

pub(super) const NAME: &str = "diff";

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiffArgs {
    pub(crate) old: InputOrigin,
    pub(crate) new: InputOrigin,
    pub(crate) sameness: Sameness,
    /// Whether the differences are printed for other programs.
    pub(crate) is_json: bool,
    /// The memory for lines that are sorted, in bytes.
    pub(crate) memory: usize,
}

impl DiffArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let origin = |name| {
            let file = one::<OsString>(matches, name);
            file.map_or(InputOrigin::Standard, |file| InputOrigin::of(&file))
        };
        Self {
            old: origin("old"),
            new: origin("new"),
            sameness: sameness_of(matches),
            is_json: matches.get_flag("json"),
            memory: memory_of(matches),
        }
    }
}

pub(super) fn command() -> Command {
    let file = |name: &'static str, shown: &'static str, help: &'static str| {
        Arg::new(name)
            .value_name(shown)
            .required(true)
            .value_parser(ValueParser::os_string())
            .value_hint(ValueHint::AnyPath)
            .help(tr(help))
    };
    let command = Command::new(NAME)
        .about(tr("cli-diff-about"))
        .after_help(tr("cli-diff-after-help"))
        .arg(flag("json", "cli-diff-json"));
    with_sameness(command)
        .arg(memory())
        .arg(file("old", "OLD", "cli-diff-old"))
        .arg(file("new", "NEW", "cli-diff-new"))
}
