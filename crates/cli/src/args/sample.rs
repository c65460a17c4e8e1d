//! The command line of `tabiya sample`.

use super::inputs::{one, origins};
use super::records::{memory, memory_of, output_of, record_files, record_output, seed};
use super::sort::key_of;
use crate::stream::InputOrigin;
use clap::{Arg, ArgGroup, ArgMatches, Command, value_parser};
use std::path::PathBuf;
use tabiya_collection::passes::SortKey;
use tabiya_text::tr;

pub(super) const NAME: &str = "sample";

/// A whole in the unit of shares: a millionth.
const WHOLE: u32 = 1_000_000;

/// The number of lines to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SampleSize {
    /// This many.
    Number(u64),
    /// These millionths of all.
    Share(u32),
}

impl SampleSize {
    /// Returns the number of lines to choose among this many.
    pub(crate) fn of(self, total: u64) -> u64 {
        match self {
            Self::Number(number) => number.min(total),
            Self::Share(share) => {
                let whole = u128::from(WHOLE);
                let rounded = (u128::from(total) * u128::from(share) + whole / 2) / whole;
                u64::try_from(rounded).unwrap_or(total)
            }
        }
    }
}

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SampleArgs {
    pub(crate) origins: Vec<InputOrigin>,
    pub(crate) size: SampleSize,
    pub(crate) seed: u64,
    /// The property of which each value has its share.
    pub(crate) by: Option<SortKey>,
    /// The memory for lines that are sorted, in bytes.
    pub(crate) memory: usize,
    /// The file to write; `None` for standard output.
    pub(crate) output: Option<PathBuf>,
}

impl SampleArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let number = one::<u64>(matches, "number").map(SampleSize::Number);
        let share = one::<u32>(matches, "share").map(SampleSize::Share);
        Self {
            origins: origins(matches),
            size: number.or(share).unwrap_or(SampleSize::Number(0)),
            seed: one(matches, "seed").unwrap_or_default(),
            by: one::<String>(matches, "by").map(key_of),
            memory: memory_of(matches),
            output: output_of(matches),
        }
    }
}

pub(super) fn command() -> Command {
    Command::new(NAME)
        .about(tr("cli-sample-about"))
        .after_help(tr("cli-sample-after-help"))
        .arg(
            Arg::new("number")
                .long("number")
                .short('n')
                .value_name("COUNT")
                .value_parser(value_parser!(u64))
                .help(tr("cli-sample-number")),
        )
        .arg(
            Arg::new("share")
                .long("share")
                .value_name("PERCENT")
                .value_parser(share_of)
                .help(tr("cli-sample-share")),
        )
        .group(
            ArgGroup::new("size")
                .args(["number", "share"])
                .required(true),
        )
        .arg(seed("cli-sample-seed"))
        .arg(
            Arg::new("by")
                .long("by")
                .value_name("KEY")
                .help(tr("cli-sample-by")),
        )
        .arg(memory())
        .arg(record_output())
        .arg(record_files())
}

/// Reads a percentage with up to four decimals, in millionths.
fn share_of(text: &str) -> Result<u32, String> {
    let read = || {
        let text = text.strip_suffix('%').unwrap_or(text);
        let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
        let is_plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if decimals.len() > 4 || whole.is_empty() || !is_plain(whole) || !is_plain(decimals) {
            return None;
        }
        let share: u32 = format!("{whole}{decimals:0<4}").parse().ok()?;
        (share <= WHOLE).then_some(share)
    };
    read().ok_or_else(|| tr("cli-sample-bad-share"))
}
