//! The command line of `tabiya certify`.

use super::analyse::limits_of_search;
use super::inputs::{one, origins};
use super::records::{flag, output_of, record_files, record_output};
use super::tables::{syzygy_option, table_folders};
use crate::stream::InputOrigin;
use clap::builder::ValueParser;
use clap::{Arg, ArgMatches, Command, ValueHint};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;
use tabiya_engine::uci::SearchLimits;
use tabiya_text::tr;

pub(super) const NAME: &str = "certify";

/// The nodes of a search without limits.
const USUAL_NODES: u64 = 1_000_000;

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq)]
pub struct CertifyArgs {
    pub(crate) origins: Vec<InputOrigin>,
    /// The folders with the user's tables.
    pub(crate) folders: Vec<PathBuf>,
    /// The engine's file or name.
    pub(crate) engine: Option<OsString>,
    /// The limits of each search.
    pub(crate) limits: SearchLimits,
    /// Whether records that have the mark are judged again.
    pub(crate) again: bool,
    /// Whether the solution is cut where it stops being the only one.
    pub(crate) cuts: bool,
    /// Whether only the reasons are listed and no lines written.
    pub(crate) only_checks: bool,
    /// The file to write; `None` for standard output.
    pub(crate) output: Option<PathBuf>,
}

impl CertifyArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        Self {
            origins: origins(matches),
            folders: table_folders(matches),
            engine: one(matches, "engine"),
            limits: limits(matches),
            again: matches.get_flag("again"),
            cuts: matches.get_flag("replace"),
            only_checks: matches.get_flag("check"),
            output: output_of(matches),
        }
    }
}

fn limits(matches: &ArgMatches) -> SearchLimits {
    let time = one::<Duration>(matches, "time");
    let depth = one::<u32>(matches, "depth");
    let nodes = one::<u64>(matches, "nodes");
    let is_limited = time.is_some() || depth.is_some() || nodes.is_some();
    SearchLimits {
        time,
        depth,
        nodes: nodes.or_else(|| (!is_limited).then_some(USUAL_NODES)),
        ..SearchLimits::default()
    }
}

pub(super) fn command() -> Command {
    Command::new(NAME)
        .about(tr("cli-certify-about"))
        .after_help(tr("cli-certify-after-help"))
        .arg(syzygy_option())
        .arg(
            Arg::new("engine")
                .long("engine")
                .value_name("FILE|NAME")
                .value_parser(ValueParser::os_string())
                .value_hint(ValueHint::ExecutablePath)
                .help(tr("cli-certify-engine")),
        )
        .args(limits_of_search().map(|limit| limit.requires("engine")))
        .arg(flag("check", "cli-certify-check"))
        .arg(flag("replace", "cli-certify-replace").conflicts_with("check"))
        .arg(flag("again", "cli-certify-again"))
        .arg(record_output().conflicts_with("check"))
        .arg(record_files())
}
