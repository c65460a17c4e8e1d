//! The command line of `tabiya analyse`.

use super::inputs::{file_argument, one, origins};
use crate::stream::{InputOrigin, is_standard_output};
use clap::builder::{PossibleValuesParser, ValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint, value_parser};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;
use tabiya_engine::analysis::{FieldsToWrite, ResultField};
use tabiya_engine::batches::Plan;
use tabiya_engine::uci::SearchLimits;
use tabiya_text::tr;

pub(super) const NAME: &str = "analyse";

/// The arguments of the command: positions, engine, limits and output.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalyseArgs {
    pub(crate) origins: Vec<InputOrigin>,
    /// The engine's file or name.
    pub(crate) engine: OsString,
    /// The engine's options with their values.
    pub(crate) settings: Vec<(String, String)>,
    /// The longest silence of the engine before it counts as failed.
    pub(crate) patience: Option<Duration>,
    pub(crate) plan: Plan,
    pub(crate) processes: usize,
    /// Whether an aborted run is continued.
    pub(crate) resumes: bool,
    /// The file to write.
    pub(crate) output: Option<PathBuf>,
    pub(crate) report: Option<ReportForm>,
    /// Two files with results to compare, instead of an analysis.
    pub(crate) compared: Option<[InputOrigin; 2]>,
}

/// The form of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReportForm {
    /// For programs: a JSON object for each record, and one for the summary.
    Json,
    /// As text for people: the totals and the missed positions.
    Table,
}

impl AnalyseArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let report = match (matches.get_flag("json"), matches.get_flag("table")) {
            (true, _) => Some(ReportForm::Json),
            (_, true) => Some(ReportForm::Table),
            _ => None,
        };
        let compared = matches.get_many::<OsString>("compare");
        let compared = compared.map(|files| files.map(|file| InputOrigin::of(file)).collect());
        Self {
            origins: origins(matches),
            engine: one(matches, "engine").unwrap_or_default(),
            settings: settings(matches),
            patience: one(matches, "patience"),
            plan: plan(matches),
            processes: usize::from(one::<u16>(matches, "processes").unwrap_or(1)),
            resumes: matches.get_flag("resume"),
            output: one::<PathBuf>(matches, "output").filter(|path| !is_standard_output(path)),
            report,
            compared: compared.and_then(|files: Vec<_>| files.try_into().ok()),
        }
    }
}

/// Returns the engine options. Operations that have their own argument come last, so that the argument takes
/// precedence.
fn settings(matches: &ArgMatches) -> Vec<(String, String)> {
    let given = matches.get_many::<(String, String)>("option");
    let mut settings: Vec<_> = given.unwrap_or_default().cloned().collect();
    for (argument, name) in [("threads", "Threads"), ("memory", "Hash")] {
        if let Some(value) = one::<u32>(matches, argument) {
            settings.push((name.to_owned(), value.to_string()));
        }
    }
    settings
}

fn plan(matches: &ArgMatches) -> Plan {
    let names = matches.get_many::<String>("write");
    let fields = names.map(|names| {
        let fields = names.filter_map(|name| ResultField::of_opcode(name));
        fields.collect()
    });
    Plan {
        limits: SearchLimits {
            time: one(matches, "time"),
            depth: one(matches, "depth"),
            nodes: one(matches, "nodes"),
            mate: one(matches, "mate"),
            moves: Vec::new(),
        },
        lines: one(matches, "lines").unwrap_or(1),
        longest: None,
        stop_when_stood: one(matches, "stop-when-stood"),
        writing: FieldsToWrite {
            fields: fields.unwrap_or_else(|| ResultField::USUAL.to_vec()),
            replaces: matches.get_flag("replace"),
        },
        searches_again: matches.get_flag("again"),
    }
}

/// Parses `NAME=VALUE`; a button has no value.
fn setting_of(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let name = name.trim();
    if name.is_empty() {
        return Err(tr("cli-analyse-bad-option"));
    }
    Ok((name.to_owned(), value.trim().to_owned()))
}

/// Parses a time such as `500ms`, `2s` or `2`, `1.5min`, `1h`.
fn time_of(text: &str) -> Result<Duration, String> {
    const UNITS: [(&str, f64); 5] = [
        ("ms", 0.001),
        ("min", 60.0),
        ("h", 3600.0),
        ("s", 1.0),
        ("", 1.0),
    ];
    let split = UNITS
        .iter()
        .find_map(|(unit, seconds)| Some((text.strip_suffix(unit)?, seconds)));
    let seconds = split.and_then(|(number, seconds)| {
        let number: f64 = number.trim().parse().ok()?;
        Some(number * seconds)
    });
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let least = Duration::from_millis(1);
    time.filter(|time| least <= *time)
        .ok_or_else(|| tr("cli-analyse-bad-time"))
}

/// Parses a count such as `1000000`, `1000k` or `1M`.
fn count_of(text: &str) -> Result<u64, String> {
    let (digits, factor) = match text.as_bytes().last() {
        Some(b'k' | b'K') => (text.get(..text.len() - 1), 1000),
        Some(b'M' | b'm') => (text.get(..text.len() - 1), 1_000_000),
        _ => (Some(text), 1),
    };
    let number: Option<u64> = digits.and_then(|digits| digits.parse().ok());
    let number = number.and_then(|number| number.checked_mul(factor));
    number
        .filter(|number| *number > 0)
        .ok_or_else(|| tr("cli-analyse-bad-count"))
}

pub(super) fn command() -> Command {
    Command::new(NAME)
        .about(tr("cli-analyse-about"))
        .after_help(tr("cli-analyse-after-help"))
        .args(of_engine())
        .args(limits_of_search())
        .args(of_limits())
        .args(of_output())
        .arg(
            Arg::new("compare")
                .long("compare")
                .value_names(["FILE", "FILE"])
                .num_args(2)
                .value_parser(ValueParser::os_string())
                .value_hint(ValueHint::FilePath)
                .conflicts_with_all(["engine", "file", "output", "resume"])
                .help(tr("cli-analyse-compare")),
        )
        .arg(file_argument())
}

fn of_engine() -> [Arg; 5] {
    let number = |name: &'static str, value: &'static str, help| {
        Arg::new(name).long(name).value_name(value).help(tr(help))
    };
    [
        Arg::new("engine")
            .long("engine")
            .value_name("FILE|NAME")
            .value_parser(ValueParser::os_string())
            .value_hint(ValueHint::ExecutablePath)
            .required_unless_present("compare")
            .help(tr("cli-analyse-engine")),
        Arg::new("option")
            .long("option")
            .value_name("NAME=VALUE")
            .action(ArgAction::Append)
            .value_parser(setting_of)
            .help(tr("cli-analyse-option")),
        number("processes", "NUMBER", "cli-analyse-processes")
            .value_parser(value_parser!(u16).range(1..=1024)),
        number("threads", "NUMBER", "cli-analyse-threads")
            .value_parser(value_parser!(u32).range(1..)),
        number("memory", "MEGABYTES", "cli-analyse-memory")
            .value_parser(value_parser!(u32).range(1..)),
    ]
}

/// The limits of a search that every engine knows.
pub(super) fn limits_of_search() -> [Arg; 3] {
    let number = |name: &'static str, value: &'static str, help| {
        Arg::new(name).long(name).value_name(value).help(tr(help))
    };
    [
        number("time", "TIME", "cli-analyse-time").value_parser(time_of),
        number("depth", "PLIES", "cli-analyse-depth").value_parser(value_parser!(u32).range(1..)),
        number("nodes", "NUMBER", "cli-analyse-nodes").value_parser(count_of),
    ]
}

fn of_limits() -> [Arg; 4] {
    let number = |name: &'static str, value: &'static str, help| {
        Arg::new(name).long(name).value_name(value).help(tr(help))
    };
    [
        number("mate", "MOVES", "cli-analyse-mate").value_parser(value_parser!(u32).range(1..)),
        number("stop-when-stood", "DEPTHS", "cli-analyse-stop-when-stood")
            .value_parser(value_parser!(u32).range(1..)),
        number("patience", "TIME", "cli-analyse-patience").value_parser(time_of),
        number("lines", "NUMBER", "cli-analyse-lines")
            .value_parser(value_parser!(u16).range(1..=500)),
    ]
}

fn of_output() -> [Arg; 7] {
    let flag = |name: &'static str, help| {
        Arg::new(name)
            .long(name)
            .action(ArgAction::SetTrue)
            .help(tr(help))
    };
    let fields = ResultField::ALL.map(ResultField::opcode);
    [
        Arg::new("write")
            .long("write")
            .value_name("OPCODES")
            .value_delimiter(',')
            .value_parser(PossibleValuesParser::new(fields))
            .help(tr("cli-analyse-write")),
        flag("replace", "cli-analyse-replace"),
        flag("again", "cli-analyse-again"),
        Arg::new("output")
            .long("output")
            .short('o')
            .value_name("FILE")
            .value_parser(value_parser!(PathBuf))
            .help(tr("cli-analyse-output")),
        flag("resume", "cli-analyse-resume").requires("output"),
        flag("json", "cli-analyse-json").conflicts_with("table"),
        flag("table", "cli-analyse-table"),
    ]
}
