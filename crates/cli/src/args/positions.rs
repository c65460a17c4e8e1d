//! The command line of `tabiya positions`.

use super::inputs::{file_argument, one, origins};
use crate::stream::{InputOrigin, is_standard_output};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Command, value_parser};
use std::path::PathBuf;
use tabiya_chess::Color;
use tabiya_collection::games::{PlayedMove, WantedPositions, Which};
use tabiya_text::tr;

pub(super) const NAME: &str = "positions";

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionsArgs {
    pub(crate) origins: Vec<InputOrigin>,
    pub(crate) wanted: WantedPositions,
    /// The file to write; `None` for standard output.
    pub(crate) output: Option<PathBuf>,
}

impl PositionsArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let played = one::<String>(matches, "played");
        Self {
            origins: origins(matches),
            wanted: WantedPositions {
                which: which(matches),
                with_variations: matches.get_flag("variations"),
                played: played.and_then(|name| played_of(&name)).unwrap_or_default(),
            },
            output: one::<PathBuf>(matches, "output").filter(|path| !is_standard_output(path)),
        }
    }
}

/// Returns which positions are wanted: by default the last one of each game.
fn which(matches: &ArgMatches) -> Which {
    if let Some(which) = one::<Which>(matches, "at") {
        return which;
    }
    let chosen = CHOICES.into_iter().find(|(name, _)| matches.get_flag(name));
    chosen.map_or(Which::Last, |(_, which)| which)
}

const CHOICES: [(&str, Which); 5] = [
    ("last", Which::Last),
    ("every", Which::Every),
    ("starts", Which::Starts),
    ("comments", Which::Marked),
    ("tabiya", Which::LeavingBook),
];

const PLAYED: [(&str, PlayedMove); 3] = [
    ("pm", PlayedMove::Predicted),
    ("bm", PlayedMove::Best),
    ("none", PlayedMove::LeftOut),
];

fn played_of(name: &str) -> Option<PlayedMove> {
    let found = PLAYED.into_iter().find(|(own, _)| *own == name);
    found.map(|(_, played)| played)
}

/// Parses `23w`, `23b`, or `23`, which means after Black's move.
fn after(text: &str) -> Result<Which, String> {
    let (number, side) = match text.as_bytes() {
        [.., b'w' | b'W'] => (text.get(..text.len() - 1), Color::White),
        [.., b'b' | b'B'] => (text.get(..text.len() - 1), Color::Black),
        _ => (Some(text), Color::Black),
    };
    let number = number.and_then(|number| number.parse().ok());
    let number = number.filter(|number| *number > 0);
    number
        .map(|number| Which::After { number, side })
        .ok_or_else(|| tr("cli-positions-bad-move"))
}

pub(super) fn command() -> Command {
    let flag = |name: &'static str, help: &str| {
        Arg::new(name)
            .long(name)
            .action(ArgAction::SetTrue)
            .help(tr(help))
    };
    Command::new(NAME)
        .about(tr("cli-positions-about"))
        .after_help(tr("cli-positions-after-help"))
        .arg(flag("last", "cli-positions-last"))
        .arg(flag("every", "cli-positions-every"))
        .arg(
            Arg::new("at")
                .long("at")
                .value_name("MOVE")
                .value_parser(after)
                .help(tr("cli-positions-at")),
        )
        .arg(flag("starts", "cli-positions-starts"))
        .arg(flag("comments", "cli-positions-comments"))
        .arg(flag("tabiya", "cli-positions-tabiya"))
        .group(ArgGroup::new("which").args(["last", "every", "at", "starts", "comments", "tabiya"]))
        .arg(flag("variations", "cli-positions-variations"))
        .arg(
            Arg::new("played")
                .long("played")
                .value_name("AS")
                .value_parser(PossibleValuesParser::new(PLAYED.map(|(name, _)| name)))
                .default_value("pm")
                .help(tr("cli-positions-played")),
        )
        .arg(
            Arg::new("output")
                .long("output")
                .short('o')
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help(tr("cli-positions-output")),
        )
        .arg(file_argument().help(tr("cli-positions-input")))
}
