//! The command line of `tabiya split`.

use super::inputs::{one, origins};
use super::records::{flag, memory, memory_of, record_files, seed};
use super::sameness::{sameness_of, with_sameness};
use super::sort::key_of;
use crate::stream::InputOrigin;
use clap::builder::{OsStringValueParser, TypedValueParser as _};
use clap::{Arg, ArgGroup, ArgMatches, Command, value_parser};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use tabiya_collection::passes::{Sameness, SortKey};
use tabiya_text::tr;

pub(super) const NAME: &str = "split";

/// The place of the name of a part in the names of files.
const PLACE: &str = "{}";

/// A part of all lines with the same position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    pub(crate) name: String,
    /// Its size in relation to the others.
    pub(crate) weight: u32,
}

/// The rule by which lines are divided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SplitRule {
    /// This many positions in each file.
    Number(u64),
    /// Shares of the positions, none of which is in two files.
    Shares {
        shares: Vec<Share>,
        seed: u64,
        sameness: Sameness,
    },
    /// A file for each value of this property.
    Values(SortKey),
}

/// The names of the files: a path whose last part has a place for the name of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NamePattern {
    folder: PathBuf,
    before: OsString,
    after: OsString,
}

impl NamePattern {
    /// Returns the path of a part.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        let mut file = self.before.clone();
        file.push(name);
        file.push(&self.after);
        self.folder.join(file)
    }
}

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SplitArgs {
    pub(crate) origins: Vec<InputOrigin>,
    pub(crate) rule: SplitRule,
    pub(crate) names: NamePattern,
    /// Whether existing files may be replaced.
    pub(crate) replaces: bool,
    /// The memory for lines that are sorted, in bytes.
    pub(crate) memory: usize,
}

impl SplitArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let number = one::<u64>(matches, "number").map(SplitRule::Number);
        let shares = || {
            let shares = matches.get_many::<Share>("shares")?;
            Some(SplitRule::Shares {
                shares: shares.cloned().collect(),
                seed: one(matches, "seed").unwrap_or_default(),
                sameness: sameness_of(matches),
            })
        };
        let values = || SplitRule::Values(key_of(one(matches, "by").unwrap_or_default()));
        Self {
            origins: origins(matches),
            rule: number.or_else(shares).unwrap_or_else(values),
            names: one(matches, "output").unwrap_or(NamePattern {
                folder: PathBuf::new(),
                before: OsString::new(),
                after: OsString::new(),
            }),
            replaces: matches.get_flag("replace"),
            memory: memory_of(matches),
        }
    }
}

pub(super) fn command() -> Command {
    let command = Command::new(NAME)
        .about(tr("cli-split-about"))
        .after_help(tr("cli-split-after-help"))
        .arg(
            Arg::new("number")
                .long("number")
                .short('n')
                .value_name("COUNT")
                .value_parser(value_parser!(u64).range(1..))
                .help(tr("cli-split-number")),
        )
        .arg(
            Arg::new("shares")
                .long("shares")
                .value_name("NAME=SHARE,…")
                .value_delimiter(',')
                .value_parser(share_of)
                .help(tr("cli-split-shares")),
        )
        .arg(
            Arg::new("by")
                .long("by")
                .value_name("KEY")
                .help(tr("cli-split-by")),
        )
        .group(
            ArgGroup::new("rule")
                .args(["number", "shares", "by"])
                .required(true),
        )
        .arg(seed("cli-split-seed"));
    with_sameness(command)
        .arg(
            Arg::new("output")
                .long("output")
                .short('o')
                .value_name("NAMES")
                .required(true)
                .value_parser(OsStringValueParser::new().try_map(pattern_of))
                .help(tr("cli-split-output")),
        )
        .arg(flag("replace", "cli-split-replace"))
        .arg(memory())
        .arg(record_files())
}

fn share_of(text: &str) -> Result<Share, String> {
    let read = || {
        let (name, weight) = text.split_once('=')?;
        let is_name = !name.is_empty() && tabiya_text::cleaned_file_name(name) == name;
        let weight = weight.parse().ok().filter(|weight| *weight > 0)?;
        is_name.then(|| Share {
            name: name.to_owned(),
            weight,
        })
    };
    read().ok_or_else(|| tr("cli-split-bad-share"))
}

fn pattern_of(text: OsString) -> Result<NamePattern, String> {
    let path = PathBuf::from(text);
    let name = path.file_name().and_then(OsStr::to_str);
    let cut = name.and_then(|name| name.split_once(PLACE));
    let Some((before, after)) = cut else {
        return Err(tr("cli-split-bad-output"));
    };
    Ok(NamePattern {
        folder: path.parent().unwrap_or(Path::new("")).to_owned(),
        before: before.into(),
        after: after.into(),
    })
}
