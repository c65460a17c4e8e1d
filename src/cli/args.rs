//! What is given on the command line.

use crate::notation::extract::extract;
use crate::state::Theme;
use crate::text::tr;
use clap::builder::{EnumValueParser, PossibleValue, ValueParser};
use clap::{Arg, ArgMatches, Command, ValueEnum, value_parser};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// Which renderer draws the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RendererChoice {
    /// The better one for the system first, the other if that does not work.
    Auto,
    /// OpenGL.
    Glow,
    /// Vulkan, Metal, Direct3D, or OpenGL through wgpu.
    Wgpu,
}

impl ValueEnum for RendererChoice {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self::Auto, Self::Glow, Self::Wgpu]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(match self {
            Self::Auto => "auto",
            Self::Glow => "glow",
            Self::Wgpu => "wgpu",
        }))
    }
}

/// One thing to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A file, be it there or not.
    File(PathBuf),
    /// Text with a position.
    Text(String),
    /// Standard input.
    StandardInput,
}

/// The command line.
#[derive(Clone, Debug, PartialEq)]
pub struct Args {
    /// What to open, in order.
    pub inputs: Vec<Input>,
    /// Which renderer draws the window.
    pub renderer: RendererChoice,
    /// Light, dark, or as the system has it.
    pub theme: Theme,
    /// Width and height of the window, in points.
    pub size: (f32, f32),
    /// Where to put a picture of the window, which closes again then.
    pub screenshot: Option<PathBuf>,
}

/// Width and height of the window when nothing else is said.
const DEFAULT_SIZE: (f32, f32) = (1280.0, 800.0);

/// Reads the command line.
///
/// # Errors
/// When it is wrong, and also for `--help` and `--version`: the error knows what to print and with
/// what status to exit.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Args, clap::Error> {
    let matches = command().try_get_matches_from(args)?;
    Ok(Args {
        inputs: matches
            .get_many::<OsString>("input")
            .unwrap_or_default()
            .map(|input| input_of(input))
            .collect(),
        renderer: one(&matches, "renderer").unwrap_or(RendererChoice::Auto),
        theme: match one::<String>(&matches, "theme").as_deref() {
            Some("light") => Theme::Light,
            Some("dark") => Theme::Dark,
            _ => Theme::System,
        },
        size: one(&matches, "size").unwrap_or(DEFAULT_SIZE),
        screenshot: one(&matches, "screenshot"),
    })
}

fn one<T: Clone + Send + Sync + 'static>(matches: &ArgMatches, name: &str) -> Option<T> {
    matches.get_one::<T>(name).cloned()
}

fn command() -> Command {
    Command::new("tabiya")
        .version(env!("CARGO_PKG_VERSION"))
        .about(tr("cli-about"))
        .after_help(tr("cli-after-help"))
        .arg(
            Arg::new("input")
                .value_name("FILE|FEN|-")
                .num_args(0..)
                .value_parser(ValueParser::os_string())
                .help(tr("cli-input")),
        )
        .arg(
            Arg::new("renderer")
                .long("renderer")
                .value_name("RENDERER")
                .value_parser(EnumValueParser::<RendererChoice>::new())
                .default_value("auto")
                .help(tr("cli-renderer")),
        )
        .arg(
            Arg::new("theme")
                .long("theme")
                .value_name("THEME")
                .value_parser(["system", "light", "dark"])
                .default_value("system")
                .help(tr("cli-theme")),
        )
        .arg(
            Arg::new("size")
                .long("size")
                .value_name("WIDTHxHEIGHT")
                .value_parser(size_of)
                .default_value("1280x800")
                .help(tr("cli-size")),
        )
        .arg(
            Arg::new("screenshot")
                .long("screenshot")
                .value_name("FILE.png")
                .value_parser(value_parser!(PathBuf))
                .help(tr("cli-screenshot")),
        )
}

fn size_of(text: &str) -> Result<(f32, f32), String> {
    let side = |text: &str| {
        text.parse::<u16>()
            .ok()
            .filter(|side| *side > 0)
            .map(f32::from)
    };
    let size = text.split_once('x').and_then(|(w, h)| side(w).zip(side(h)));
    size.ok_or_else(|| tr("cli-bad-size"))
}

/// A name that exists is a file; other text is a position if one can be found in it.
fn input_of(input: &OsStr) -> Input {
    if input == "-" {
        return Input::StandardInput;
    }
    match input.to_str() {
        Some(text) if !Path::new(input).exists() && !extract(text).is_empty() => {
            Input::Text(text.to_owned())
        }
        _ => Input::File(PathBuf::from(input)),
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn parsed(args: &[&str]) -> Args {
        let args = std::iter::once("tabiya").chain(args.iter().copied());
        parse(args.map(OsString::from)).unwrap()
    }

    #[test]
    fn a_fen_is_a_position_and_anything_else_is_a_file() {
        let inputs = parsed(&["8/8/8/8/8/8/8/K6k w - - 0 1", "no such file.fen", "-"]).inputs;
        assert_eq!(
            inputs,
            [
                Input::Text("8/8/8/8/8/8/8/K6k w - - 0 1".to_owned()),
                Input::File(PathBuf::from("no such file.fen")),
                Input::StandardInput,
            ]
        );
    }

    #[test]
    fn a_size_is_two_numbers_with_an_x_between() {
        assert_eq!(parsed(&["--size", "760x560"]).size, (760.0, 560.0));
        let wrong = ["tabiya", "--size", "big"].map(OsString::from);
        assert_eq!(parse(wrong).unwrap_err().exit_code(), 2);
    }

    #[test]
    fn help_and_version_are_printed_and_end_with_success() {
        for option in ["--help", "--version"] {
            let end = parse(["tabiya", option].map(OsString::from)).unwrap_err();
            assert_eq!(end.exit_code(), 0);
        }
    }
}
