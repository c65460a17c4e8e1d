//! What is given on the command line.

mod analyse;
mod check;
mod convert;
mod inputs;
mod positions;
mod read;
mod render;

pub use analyse::AnalyseArgs;
pub(super) use analyse::ReportForm;
pub use check::CheckArgs;
pub use convert::ConvertArgs;
pub use inputs::Input;
pub use positions::PositionsArgs;
pub use read::ReadArgs;
pub use render::RenderArgs;

use super::escape_controls::escape_controls_in_lines;
use crate::about::{VERSION, full_version};
use clap::builder::{EnumValueParser, PossibleValue, ValueParser};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, ValueEnum, ValueHint, value_parser};
use inputs::{input_of, one};
use std::ffi::OsString;
use std::io::Write as _;
use std::path::PathBuf;
use tabiya_settings::{Contrast, Theme};
use tabiya_text::tr;

/// What the program is asked to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Invocation {
    /// To open the window.
    Window(Args),
    /// To give the positions of files to an engine.
    Analyse(AnalyseArgs),
    /// To tell what is wrong with the positions of files.
    Check(CheckArgs),
    /// To write the positions of files in another form.
    Convert(ConvertArgs),
    /// To write the positions of games and tables.
    Positions(PositionsArgs),
    /// To read the diagrams in pictures.
    Read(ReadArgs),
    /// To draw the positions of files.
    Render(RenderArgs),
    /// To print the libraries in the program with their licences.
    Licences,
}

/// Which renderer draws the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RendererChoice {
    /// The better one for the system first, the other if that does not work.
    Auto,
    /// OpenGL.
    Glow,
    /// Vulkan, Metal, Direct3D, or OpenGL through wgpu, where that is built in.
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

/// The command line.
#[derive(Clone, Debug, PartialEq)]
pub struct Args {
    /// What to open, in order.
    pub inputs: Vec<Input>,
    /// Which renderer draws the window.
    pub renderer: RendererChoice,
    /// Light, dark, or as the system has it; what was chosen before, if none is given.
    pub theme: Option<Theme>,
    /// The usual contrast, a high one, or as the system has it; what was chosen before, if none is given.
    pub contrast: Option<Contrast>,
    /// How large everything is, in percent, be it possible or not; what was chosen before, if none is
    /// given.
    pub zoom: Option<i64>,
    /// Width and height of the window, in points; as it was the last time, if none is given.
    pub size: Option<(f32, f32)>,
    /// Whether settings and session are neither read nor written.
    pub safe: bool,
    /// Where to put a picture of the window, which closes again then.
    pub screenshot: Option<PathBuf>,
    /// Whether the window that runs already is not meant, as something is asked of this one.
    pub wants_own_window: bool,
}

/// The exit status of a command when the command line is wrong; that of the window is clap's.
const WRONG_FOR_COMMAND: u8 = 3;

/// Nothing is to be done: help was asked for, or the command line is wrong.
#[derive(Debug)]
pub struct Stop {
    error: clap::Error,
    is_of_command: bool,
}

impl Stop {
    /// The exit status.
    pub fn status(&self) -> u8 {
        match u8::try_from(self.error.exit_code()) {
            Ok(0) => 0,
            Ok(status) if !self.is_of_command => status,
            _ => WRONG_FOR_COMMAND,
        }
    }

    /// Says why. Help and version go to standard output; a closed pipe is nobody's fault.
    pub fn print(&self) {
        if !self.error.use_stderr() {
            return drop(self.error.print());
        }
        drop(std::io::stderr().write_all(self.text().as_bytes()));
    }

    /// What is said. What was wrong is quoted, and it may be the name of a file that somebody else
    /// chose, so nothing in it commands a terminal.
    pub fn text(&self) -> String {
        escape_controls_in_lines(&self.error.render().to_string())
    }
}

/// Reads the command line. Only its first word can be a command: behind anything else a file may
/// be called `check`.
///
/// # Errors
/// When it is wrong, and also for `--help` and `--version`.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Invocation, Stop> {
    let args: Vec<_> = args.into_iter().collect();
    let word = args.get(1).and_then(|word| word.to_str());
    let is_of_command = matches!(
        word,
        Some(
            analyse::NAME
                | check::NAME
                | convert::NAME
                | positions::NAME
                | read::NAME
                | render::NAME
        )
    );
    let matches = command_line()
        .try_get_matches_from(args)
        .map_err(|error| Stop {
            error,
            is_of_command,
        })?;
    Ok(match matches.subcommand() {
        Some((analyse::NAME, matches)) => Invocation::Analyse(AnalyseArgs::of(matches)),
        Some((check::NAME, matches)) => Invocation::Check(CheckArgs::of(matches)),
        Some((convert::NAME, matches)) => Invocation::Convert(ConvertArgs::of(matches)),
        Some((positions::NAME, matches)) => Invocation::Positions(PositionsArgs::of(matches)),
        Some((read::NAME, matches)) => Invocation::Read(ReadArgs::of(matches)),
        Some((render::NAME, matches)) => Invocation::Render(RenderArgs::of(matches)),
        _ if matches.get_flag("licences") => Invocation::Licences,
        _ => Invocation::Window(window_args(&matches)),
    })
}

fn window_args(matches: &ArgMatches) -> Args {
    Args {
        inputs: matches
            .get_many::<OsString>("input")
            .unwrap_or_default()
            .map(|input| input_of(input))
            .collect(),
        renderer: one(matches, "renderer").unwrap_or(RendererChoice::Auto),
        theme: match one::<String>(matches, "theme").as_deref() {
            Some("light") => Some(Theme::Light),
            Some("dark") => Some(Theme::Dark),
            Some(_) => Some(Theme::System),
            None => None,
        },
        contrast: match one::<String>(matches, "contrast").as_deref() {
            Some("usual") => Some(Contrast::Usual),
            Some("high") => Some(Contrast::High),
            Some(_) => Some(Contrast::System),
            None => None,
        },
        zoom: one::<i64>(matches, "zoom"),
        size: one(matches, "size"),
        safe: matches.get_flag("safe"),
        screenshot: one(matches, "screenshot"),
        wants_own_window: wants_own_window(matches),
    }
}

/// Options are about the window that is to be opened.
fn wants_own_window(matches: &ArgMatches) -> bool {
    let is_given = |name: &&str| matches.value_source(name) == Some(ValueSource::CommandLine);
    let options = [
        "renderer",
        "theme",
        "contrast",
        "zoom",
        "size",
        "safe",
        "screenshot",
    ];
    matches.get_flag("new-window") || options.iter().any(is_given)
}

/// The whole command line, as `--help`, the manual and the shells' completions have it.
pub fn command_line() -> Command {
    Command::new("tabiya")
        .version(VERSION)
        .long_version(full_version())
        .about(tr("cli-about"))
        .after_help(tr("cli-after-help"))
        // Files may be called anything; `help` too.
        .disable_help_subcommand(true)
        .args_conflicts_with_subcommands(true)
        .subcommand(analyse::command())
        .subcommand(check::command())
        .subcommand(convert::command())
        .subcommand(positions::command())
        .subcommand(read::command())
        .subcommand(render::command())
        .arg(
            Arg::new("input")
                .value_name("FILE|FOLDER|FEN|-")
                .num_args(0..)
                .value_parser(ValueParser::os_string())
                .value_hint(ValueHint::AnyPath)
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
                .help(tr("cli-theme")),
        )
        .arg(
            Arg::new("contrast")
                .long("contrast")
                .value_name("CONTRAST")
                .value_parser(["system", "usual", "high"])
                .help(tr("cli-contrast")),
        )
        .arg(
            Arg::new("zoom")
                .long("zoom")
                .value_name("PERCENT")
                .value_parser(value_parser!(i64))
                .allow_negative_numbers(true)
                .help(tr("cli-zoom")),
        )
        .arg(
            Arg::new("size")
                .long("size")
                .value_name("WIDTHxHEIGHT")
                .value_parser(size_of)
                .help(tr("cli-size")),
        )
        .arg(
            Arg::new("screenshot")
                .long("screenshot")
                .value_name("FILE.png")
                .value_parser(value_parser!(PathBuf))
                .help(tr("cli-screenshot")),
        )
        .arg(
            Arg::new("safe")
                .long("safe")
                .action(ArgAction::SetTrue)
                .help(tr("cli-safe")),
        )
        .arg(
            Arg::new("new-window")
                .long("new-window")
                .action(ArgAction::SetTrue)
                .help(tr("cli-new-window")),
        )
        .arg(
            Arg::new("licences")
                .long("licences")
                .alias("licenses")
                .action(ArgAction::SetTrue)
                .exclusive(true)
                .help(tr("cli-licences")),
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

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
