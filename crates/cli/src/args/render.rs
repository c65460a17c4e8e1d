//! The command line of `tabiya render`.

use super::animate::{AnimateArgs, animate_arguments};
use super::inputs::{game_origin_of, one, origin_of};
use crate::stream::{InputOrigin, is_standard_output};
use clap::builder::{PossibleValuesParser, ValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint, value_parser};
use std::ffi::OsString;
use std::path::PathBuf;
use tabiya_picture::{AnimationFormat, MAX_SIZE, MIN_SIZE, PageSetup, PaperSize, Style};
use tabiya_publish::Format;
use tabiya_text::{tr, tr_with};

pub(super) const NAME: &str = "render";

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RenderArgs {
    pub(crate) origins: Vec<InputOrigin>,
    /// The requested format; `None` to derive it from the name of the output.
    pub(crate) format: Option<Format>,
    /// Whether the requested format is that of animations alone.
    pub(crate) wants_gif: bool,
    /// The name of the base style.
    pub(crate) style: Option<String>,
    /// Changes to the base style.
    pub(crate) changes: Vec<(String, String)>,
    /// The layout of pages, if diagrams are put on pages.
    pub(crate) setup: Option<PageSetup>,
    /// The heading of a document.
    pub(crate) title: Option<String>,
    /// The choices for an animation, if a game is to be animated.
    pub(crate) animation: Option<AnimateArgs>,
    /// Whether lines that need repair are left out.
    pub(crate) is_strict: bool,
    /// The file or folder to write; `None` for standard output.
    pub(crate) output: Option<PathBuf>,
}

impl RenderArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let inputs = matches.get_many::<OsString>("input").unwrap_or_default();
        let animation = AnimateArgs::of(matches);
        let origin = |input: &OsString| match animation {
            Some(_) => game_origin_of(input),
            None => origin_of(input),
        };
        let mut origins: Vec<_> = inputs.map(origin).collect();
        if origins.is_empty() {
            origins.push(InputOrigin::Standard);
        }
        let changes = matches.get_many::<(String, String)>("set");
        let mut changes: Vec<_> = changes.unwrap_or_default().cloned().collect();
        if let Some(size) = one::<u32>(matches, "size") {
            changes.push(("size".to_owned(), size.to_string()));
        }
        Self {
            origins,
            format: one::<String>(matches, "format").and_then(|name| Format::from_name(&name)),
            wants_gif: one::<String>(matches, "format").as_deref()
                == Some(AnimationFormat::Gif.name()),
            style: one(matches, "style"),
            changes,
            setup: page_setup_of(matches),
            title: one(matches, "title"),
            animation,
            is_strict: matches.get_flag("strict"),
            output: one::<PathBuf>(matches, "output").filter(|path| !is_standard_output(path)),
        }
    }
}

fn page_setup_of(matches: &ArgMatches) -> Option<PageSetup> {
    let paper = one::<String>(matches, "sheet")?;
    let usual = PageSetup::default();
    let number = |name, usual| one::<u32>(matches, name).unwrap_or(usual);
    Some(PageSetup {
        paper: PaperSize::from_name(&paper).unwrap_or_default(),
        landscape: matches.get_flag("landscape"),
        per_page: number("per-page", usual.per_page),
        solution_lines: number("solution-lines", usual.solution_lines),
        solutions: matches.get_flag("solutions"),
        ..usual
    })
}

fn change_of(text: &str) -> Result<(String, String), String> {
    let keys = || Style::keys().collect::<Vec<_>>().join(", ");
    let change = text.split_once('=');
    let (key, value) = change.ok_or_else(|| tr("cli-render-no-equals"))?;
    let (key, value) = (key.trim(), value.trim());
    let mut style = Style::default();
    style.set(key, value).map_err(|fault| {
        use tabiya_picture::StyleFault as Fault;
        match fault {
            Fault::UnknownKey(_) => tr_with("cli-render-bad-key", &[("keys", keys().into())]),
            Fault::UnknownValue { possible, .. } => {
                tr_with("cli-render-bad-value", &[("possible", possible.into())])
            }
        }
    })?;
    Ok((key.to_owned(), value.to_owned()))
}

pub(super) fn command() -> Command {
    let mut formats = Format::ALL.map(Format::name).to_vec();
    formats.push(AnimationFormat::Gif.name());
    let built_in = Style::BUILT_IN.join(", ");
    Command::new(NAME)
        .about(tr("cli-render-about"))
        .after_help(tr("cli-render-after-help"))
        .arg(
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .value_parser(PossibleValuesParser::new(formats))
                .help(tr("cli-render-format")),
        )
        .arg(
            Arg::new("size")
                .long("size")
                .value_name("PIXELS")
                .value_parser(value_parser!(u32).range(i64::from(MIN_SIZE)..=i64::from(MAX_SIZE)))
                .help(tr("cli-render-size")),
        )
        .arg(
            Arg::new("style")
                .long("style")
                .value_name("NAME")
                .help(tr_with("cli-render-style", &[("names", built_in.into())])),
        )
        .arg(
            Arg::new("set")
                .long("set")
                .value_name("KEY=VALUE")
                .action(ArgAction::Append)
                .value_parser(change_of)
                .help(tr("cli-render-set")),
        )
        .args(page_arguments())
        .args(animate_arguments())
        .arg(
            Arg::new("title")
                .long("title")
                .value_name("TEXT")
                .help(tr("cli-render-title")),
        )
        .arg(
            Arg::new("strict")
                .long("strict")
                .action(ArgAction::SetTrue)
                .help(tr("cli-render-strict")),
        )
        .arg(
            Arg::new("output")
                .long("output")
                .short('o')
                .value_name("FILE|FOLDER")
                .value_parser(value_parser!(PathBuf))
                .help(tr("cli-render-output")),
        )
        .arg(
            Arg::new("input")
                .value_name("FEN|FILE|-")
                .num_args(0..)
                .value_parser(ValueParser::os_string())
                .value_hint(ValueHint::FilePath)
                .help(tr("cli-render-input")),
        )
}

fn page_arguments() -> [Arg; 5] {
    let flag = |name: &'static str, help| {
        Arg::new(name)
            .long(name)
            .requires("sheet")
            .action(ArgAction::SetTrue)
            .help(tr(help))
    };
    let number = |name: &'static str, possible: &'static [u32], help| {
        Arg::new(name)
            .long(name)
            .value_name("N")
            .requires("sheet")
            .value_parser(move |text: &str| one_of(text, possible))
            .help(tr(help))
    };
    [
        Arg::new("sheet")
            .long("sheet")
            .value_name("PAPER")
            .value_parser(PossibleValuesParser::new(
                PaperSize::ALL.map(PaperSize::name),
            ))
            .help(tr("cli-render-sheet")),
        number("per-page", &PageSetup::PER_PAGE, "cli-render-per-page"),
        flag("landscape", "cli-render-landscape"),
        flag("solutions", "cli-render-solutions"),
        number(
            "solution-lines",
            &SOLUTION_LINES,
            "cli-render-solution-lines",
        ),
    ]
}

/// The possible numbers of lines for solutions below a diagram.
const SOLUTION_LINES: [u32; PageSetup::MAX_SOLUTION_LINES as usize + 1] = [0, 1, 2, 3, 4];

fn one_of(text: &str, possible: &[u32]) -> Result<u32, String> {
    let number = text.parse().ok().filter(|number| possible.contains(number));
    number.ok_or_else(|| {
        let possible: Vec<_> = possible.iter().map(u32::to_string).collect();
        let possible = possible.join(", ");
        tr_with("cli-render-bad-value", &[("possible", possible.into())])
    })
}
