//! The command line of `tabiya merge`.

use super::dedupe::{DedupeArgs, keep, keep_of};
use super::inputs::{one, origins};
use super::records::{flag, memory, memory_of, output_of, record_files, record_output};
use super::sameness::{sameness_of, with_sameness};
use clap::{Arg, ArgMatches, Command, value_parser};
use std::path::PathBuf;
use tabiya_text::tr;

pub(super) const NAME: &str = "merge";

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MergeArgs {
    /// Write each position once, with the operations of all its lines.
    Once(DedupeArgs),
    /// Write all lines.
    All(DedupeArgs),
    /// Merge three versions.
    Versions(VersionsArgs),
}

/// The three versions of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VersionsArgs {
    /// The version from which the others come.
    pub(crate) base: PathBuf,
    /// Our version, which is replaced by the merged one.
    pub(crate) ours: PathBuf,
    /// Their version.
    pub(crate) theirs: PathBuf,
    /// The number of signs in a conflict mark.
    pub(crate) marker_size: u8,
}

impl MergeArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let mut versions = matches
            .get_many::<PathBuf>("git")
            .unwrap_or_default()
            .cloned();
        if let (Some(base), Some(ours), Some(theirs)) =
            (versions.next(), versions.next(), versions.next())
        {
            return Self::Versions(VersionsArgs {
                base,
                ours,
                theirs,
                marker_size: one(matches, "marker-size").unwrap_or_default(),
            });
        }
        let args = DedupeArgs {
            origins: origins(matches),
            sameness: sameness_of(matches),
            keep: keep_of(matches),
            merges: true,
            dropped: None,
            memory: memory_of(matches),
            output: output_of(matches),
        };
        if matches.get_flag("all") {
            Self::All(args)
        } else {
            Self::Once(args)
        }
    }
}

pub(super) fn command() -> Command {
    let command = Command::new(NAME)
        .about(tr("cli-merge-about"))
        .after_help(tr("cli-merge-after-help"));
    with_sameness(command)
        .arg(keep())
        .arg(flag("all", "cli-merge-all"))
        .arg(
            Arg::new("git")
                .long("git")
                .num_args(3)
                .value_names(["BASE", "OURS", "THEIRS"])
                .value_parser(value_parser!(PathBuf))
                .conflicts_with_all(["file", "output", "all"])
                .help(tr("cli-merge-git")),
        )
        .arg(
            Arg::new("marker-size")
                .long("marker-size")
                .value_name("COUNT")
                .value_parser(value_parser!(u8).range(1..))
                .default_value("7")
                .help(tr("cli-merge-marker-size")),
        )
        .arg(memory())
        .arg(record_output())
        .arg(record_files())
}
