//! The arguments of `tabiya render --animate`.

use super::inputs::one;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use std::ops::RangeInclusive;
use tabiya_chess::Color;
use tabiya_picture::AnimationFormat;
use tabiya_publish::AnimationChoices;
use tabiya_text::{tr, tr_with};

/// The choices for the animation of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AnimateArgs {
    /// The name of the requested format, which may be that of a still picture; `None` to derive it from the name of the
    /// output.
    pub(crate) format: Option<String>,
    /// The number of the game in its file, from 1.
    pub(crate) game: u64,
    /// The first move; `None` for that of the game.
    pub(crate) from: Option<MoveNumber>,
    /// The last move; `None` for that of the game.
    pub(crate) to: Option<MoveNumber>,
    /// Everything else.
    pub(crate) choices: AnimationChoices,
}

/// A move by its number, as people write it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveNumber {
    pub(crate) number: u32,
    /// The side; `None` for the moves of both sides.
    pub(crate) side: Option<Color>,
}

const HEADING: &str = "players";
const MOVES: &str = "moves";
const COMMENTS: &str = "comments";
const NONE: &str = "none";

impl AnimateArgs {
    pub(super) fn of(matches: &ArgMatches) -> Option<Self> {
        if !matches.get_flag("animate") {
            return None;
        }
        let usual = AnimationChoices::default();
        let captions = matches.get_many::<String>("captions");
        let captions: Option<Vec<_>> = captions.map(|names| names.map(String::as_str).collect());
        let shows = |name, usual| {
            captions
                .as_ref()
                .map_or(usual, |names| names.contains(&name))
        };
        Some(Self {
            format: one(matches, "format"),
            game: one(matches, "game").unwrap_or(1),
            from: one(matches, "from"),
            to: one(matches, "to"),
            choices: AnimationChoices {
                tempo_ms: one(matches, "tempo").unwrap_or(usual.tempo_ms),
                pause_ms: one(matches, "pause").unwrap_or(usual.pause_ms),
                shows_heading: shows(HEADING, usual.shows_heading),
                shows_moves: shows(MOVES, usual.shows_moves),
                shows_comments: shows(COMMENTS, usual.shows_comments),
                ..usual
            },
        })
    }
}

pub(super) fn animate_arguments() -> [Arg; 7] {
    let option = |name: &'static str, value: &'static str, help| {
        Arg::new(name)
            .long(name)
            .value_name(value)
            .requires("animate")
            .help(tr(help))
    };
    let formats = AnimationFormat::ALL.map(AnimationFormat::name).join(", ");
    [
        Arg::new("animate")
            .long("animate")
            .action(ArgAction::SetTrue)
            .conflicts_with_all(["sheet", "strict"])
            .help(tr_with("cli-animate", &[("formats", formats.into())])),
        option("game", "N", "cli-animate-game").value_parser(value_parser!(u64).range(1..)),
        option("from", "MOVE", "cli-animate-from").value_parser(move_of),
        option("to", "MOVE", "cli-animate-to").value_parser(move_of),
        option("tempo", "SECONDS", "cli-animate-tempo")
            .value_parser(|text: &str| milliseconds(text, &AnimationChoices::TEMPO_MS)),
        option("pause", "SECONDS", "cli-animate-pause")
            .value_parser(|text: &str| milliseconds(text, &AnimationChoices::PAUSE_MS)),
        option("captions", "LIST", "cli-animate-captions")
            .value_delimiter(',')
            .value_parser(PossibleValuesParser::new([HEADING, MOVES, COMMENTS, NONE])),
    ]
}

/// Reads a number of seconds with at most three decimals.
fn milliseconds(text: &str, possible: &RangeInclusive<u32>) -> Result<u32, String> {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let are_digits = [whole, part]
        .iter()
        .all(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
    let read = || format!("{whole}{part:0<3}").parse().ok();
    let read = if are_digits && part.len() <= 3 {
        read()
    } else {
        None
    };
    read.filter(|milliseconds| possible.contains(milliseconds))
        .ok_or_else(|| {
            let seconds = |milliseconds: &u32| f64::from(*milliseconds) / 1000.0;
            let (least, most) = (seconds(possible.start()), seconds(possible.end()));
            let possible = format!("{least} – {most}");
            tr_with("cli-render-bad-value", &[("possible", possible.into())])
        })
}

/// Reads `12`, `12.` or `12...`.
fn move_of(text: &str) -> Result<MoveNumber, String> {
    let number = text.trim_end_matches(['.', '…']);
    let side = match text.get(number.len()..).unwrap_or_default() {
        "" => Some(None),
        "." => Some(Some(Color::White)),
        ".." | "..." | "…" => Some(Some(Color::Black)),
        _ => None,
    };
    let number = number.parse().ok();
    let read = number
        .zip(side)
        .map(|(number, side)| MoveNumber { number, side });
    read.ok_or_else(|| tr("cli-animate-bad-move"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_written_as_players_write_them() {
        let of = |number, side| Ok(MoveNumber { number, side });
        assert_eq!(move_of("12"), of(12, None));
        assert_eq!(move_of("12."), of(12, Some(Color::White)));
        assert_eq!(move_of("12..."), of(12, Some(Color::Black)));
        for wrong in ["", "...", "e4", "12....", "-1", "1.5"] {
            assert!(move_of(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn times_are_seconds_within_limits() {
        let tempo = |text| milliseconds(text, &AnimationChoices::TEMPO_MS).ok();
        assert_eq!(tempo("1"), Some(1000));
        assert_eq!(tempo("0,25"), Some(250));
        assert_eq!(tempo(".5"), Some(500));
        for wrong in ["", ".", "0", "0.09", "10.001", "-1", "1e1", "nan", "1.2345"] {
            assert_eq!(tempo(wrong), None, "{wrong}");
        }
    }
}
