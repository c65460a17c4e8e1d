//! The command line and its arguments.

mod analyse;
mod animate;
mod certify;
mod check;
mod convert;
mod dedupe;
mod diff;
mod find;
mod inputs;
mod make;
mod merge;
mod positions;
mod read;
mod records;
mod render;
mod sameness;
mod sample;
mod sort;
mod split;
mod stats;
mod tables;

pub use analyse::AnalyseArgs;
pub(super) use analyse::ReportForm;
pub(super) use animate::{AnimateArgs, MoveNumber};
pub use certify::CertifyArgs;
pub use check::CheckArgs;
pub use convert::ConvertArgs;
pub(crate) use convert::ConvertTo;
pub use dedupe::DedupeArgs;
pub(super) use dedupe::Keep;
pub use diff::DiffArgs;
pub use find::FindArgs;
pub use inputs::Input;
pub use make::MakeArgs;
pub(super) use make::RecipeOrigin;
pub use merge::{MergeArgs, VersionsArgs};
pub use positions::PositionsArgs;
pub use read::ReadArgs;
pub use render::RenderArgs;
pub use sample::SampleArgs;
pub(super) use sample::SampleSize;
pub use sort::SortArgs;
pub use split::SplitArgs;
pub(super) use split::{NamePattern, Share, SplitRule};
pub use stats::StatsArgs;
pub use tables::TablesArgs;

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

/// The task that the command line requests.
#[derive(Clone, Debug, PartialEq)]
pub enum Invocation {
    /// Open the window.
    Window(Args),
    /// Send the positions of files to an engine.
    Analyse(AnalyseArgs),
    /// Mark the exercises with only one right move.
    Certify(CertifyArgs),
    /// Report faults in the positions of files.
    Check(CheckArgs),
    /// Write the positions of files in another form.
    Convert(ConvertArgs),
    /// Write one line of each position.
    Dedupe(DedupeArgs),
    /// Report the differences between two collections.
    Diff(DiffArgs),
    /// Write the lines that match a query.
    Find(FindArgs),
    /// Make positions by a recipe.
    Make(MakeArgs),
    /// Join collections, or three versions of one.
    Merge(MergeArgs),
    /// Write the positions of games and tables.
    Positions(PositionsArgs),
    /// Read the diagrams in pictures.
    Read(ReadArgs),
    /// Draw the positions of files.
    Render(RenderArgs),
    /// Write some lines, chosen at random.
    Sample(SampleArgs),
    /// Write lines in a new order.
    Sort(SortArgs),
    /// Divide lines among several files.
    Split(SplitArgs),
    /// Count lines by their properties.
    Stats(StatsArgs),
    /// Write the truth of endgames into records.
    Tables(TablesArgs),
    /// Print the libraries in the program with their licences.
    Licences,
}

/// The renderer that draws the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RendererChoice {
    /// The better one for the system first, and the other one if that fails.
    Auto,
    /// OpenGL.
    Glow,
    /// Vulkan, Metal, Direct3D, or OpenGL through wgpu, if built in.
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
    /// The inputs to open, in order.
    pub inputs: Vec<Input>,
    /// The renderer that draws the window.
    pub renderer: RendererChoice,
    /// The theme; `None` for the one chosen before.
    pub theme: Option<Theme>,
    /// The contrast; `None` for the one chosen before.
    pub contrast: Option<Contrast>,
    /// The zoom in percent, which may be out of range; `None` for the zoom chosen earlier.
    pub zoom: Option<i64>,
    /// The width and height of the window, in points; `None` for the last ones.
    pub size: Option<(f32, f32)>,
    /// Whether settings and session are neither read nor written.
    pub safe: bool,
    /// The path for a picture of the window, which closes after taking it.
    pub screenshot: Option<PathBuf>,
    /// Whether the arguments require a new window, even if one is already open.
    pub wants_own_window: bool,
}

/// The exit status of a command if the command line is wrong; the window uses that of clap.
const WRONG_FOR_COMMAND: u8 = 3;

/// A command line that gives nothing to do, because it asks for help or is wrong.
#[derive(Debug)]
pub struct HelpOrError {
    error: clap::Error,
    is_of_command: bool,
}

impl HelpOrError {
    /// Returns the exit status.
    pub fn status(&self) -> u8 {
        match u8::try_from(self.error.exit_code()) {
            Ok(0) => 0,
            Ok(status) if !self.is_of_command => status,
            _ => WRONG_FOR_COMMAND,
        }
    }

    /// Prints the message. Help and version go to standard output; a closed pipe is not an error.
    pub fn print(&self) {
        if !self.error.use_stderr() {
            return drop(self.error.print());
        }
        drop(std::io::stderr().write_all(self.text().as_bytes()));
    }

    /// Returns the message. It may quote a file name that somebody else chose, so control
    /// characters are escaped for the terminal.
    pub fn text(&self) -> String {
        escape_controls_in_lines(&self.error.render().to_string())
    }
}

/// Parses the command line. Only its first word can be a command: after anything else a file may be
/// called `check`.
///
/// # Errors
/// Fails when it is wrong, and also for `--help` and `--version`.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Invocation, HelpOrError> {
    let args: Vec<_> = args.into_iter().collect();
    let word = args.get(1).and_then(|word| word.to_str());
    let is_of_command = matches!(
        word,
        Some(
            analyse::NAME
                | certify::NAME
                | check::NAME
                | convert::NAME
                | dedupe::NAME
                | diff::NAME
                | find::NAME
                | make::NAME
                | merge::NAME
                | positions::NAME
                | read::NAME
                | render::NAME
                | sample::NAME
                | sort::NAME
                | split::NAME
                | stats::NAME
                | tables::NAME
        )
    );
    let matches = command_line()
        .try_get_matches_from(args)
        .map_err(|error| HelpOrError {
            error,
            is_of_command,
        })?;
    Ok(match matches.subcommand() {
        Some((analyse::NAME, matches)) => Invocation::Analyse(AnalyseArgs::of(matches)),
        Some((certify::NAME, matches)) => Invocation::Certify(CertifyArgs::of(matches)),
        Some((check::NAME, matches)) => Invocation::Check(CheckArgs::of(matches)),
        Some((convert::NAME, matches)) => Invocation::Convert(ConvertArgs::of(matches)),
        Some((dedupe::NAME, matches)) => Invocation::Dedupe(DedupeArgs::of(matches)),
        Some((diff::NAME, matches)) => Invocation::Diff(DiffArgs::of(matches)),
        Some((find::NAME, matches)) => Invocation::Find(FindArgs::of(matches)),
        Some((make::NAME, matches)) => Invocation::Make(MakeArgs::of(matches)),
        Some((merge::NAME, matches)) => Invocation::Merge(MergeArgs::of(matches)),
        Some((positions::NAME, matches)) => Invocation::Positions(PositionsArgs::of(matches)),
        Some((read::NAME, matches)) => Invocation::Read(ReadArgs::of(matches)),
        Some((render::NAME, matches)) => Invocation::Render(RenderArgs::of(matches)),
        Some((sample::NAME, matches)) => Invocation::Sample(SampleArgs::of(matches)),
        Some((sort::NAME, matches)) => Invocation::Sort(SortArgs::of(matches)),
        Some((split::NAME, matches)) => Invocation::Split(SplitArgs::of(matches)),
        Some((stats::NAME, matches)) => Invocation::Stats(StatsArgs::of(matches)),
        Some((tables::NAME, matches)) => Invocation::Tables(TablesArgs::of(matches)),
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

/// Whether any option concerns the window to be opened.
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

/// Returns the definition of the command line for `--help`, the manual and shell completions.
pub fn command_line() -> Command {
    Command::new("tabiya")
        .version(VERSION)
        .long_version(full_version())
        .about(tr("cli-about"))
        .after_help(tr("cli-after-help"))
        // Files may have any name, including `help`.
        .disable_help_subcommand(true)
        .args_conflicts_with_subcommands(true)
        .subcommand(analyse::command())
        .subcommand(certify::command())
        .subcommand(check::command())
        .subcommand(convert::command())
        .subcommand(dedupe::command())
        .subcommand(diff::command())
        .subcommand(find::command())
        .subcommand(make::command())
        .subcommand(merge::command())
        .subcommand(positions::command())
        .subcommand(read::command())
        .subcommand(render::command())
        .subcommand(sample::command())
        .subcommand(sort::command())
        .subcommand(split::command())
        .subcommand(stats::command())
        .subcommand(tables::command())
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
