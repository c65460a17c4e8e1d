//! The command line of `tabiya read`.

use super::inputs::one;
use clap::builder::ValueParser;
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint, value_parser};
use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use tabiya_text::tr;

pub(super) const NAME: &str = "read";

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadArgs {
    pub(crate) files: Vec<PathBuf>,
    /// Whether the report is for programs instead of people.
    pub(crate) is_json: bool,
    /// The pages to read of PDF files; `None` for all.
    pub(crate) pages: Option<RangeInclusive<u32>>,
    /// A file whose first line is the password of encrypted files.
    pub(crate) password_file: Option<PathBuf>,
}

impl ReadArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let files = matches.get_many::<OsString>("picture").unwrap_or_default();
        Self {
            files: files.map(PathBuf::from).collect(),
            is_json: matches.get_flag("json"),
            pages: one(matches, "pages"),
            password_file: one(matches, "password-file"),
        }
    }
}

/// Parses `3-7`, `3-` or `3`.
fn pages_of(text: &str) -> Result<RangeInclusive<u32>, String> {
    let number = |text: &str| text.trim().parse().ok().filter(|number: &u32| *number > 0);
    let pages = match text.split_once('-') {
        None => number(text).map(|page| page..=page),
        Some((first, "")) => number(first).map(|first| first..=u32::MAX),
        Some((first, last)) => number(first)
            .zip(number(last))
            .map(|(first, last)| first..=last),
    };
    pages
        .filter(|pages| !pages.is_empty())
        .ok_or_else(|| tr("cli-read-bad-pages"))
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
            Arg::new("pages")
                .long("pages")
                .value_name("FIRST-LAST")
                .value_parser(pages_of)
                .help(tr("cli-read-pages")),
        )
        .arg(
            Arg::new("password-file")
                .long("password-file")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .value_hint(ValueHint::FilePath)
                .help(tr("cli-read-password-file")),
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
