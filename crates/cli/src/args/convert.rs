//! The command line of `tabiya convert`.

use super::inputs::{file_argument, one, origins};
use crate::input_kind::{InputKind, RecordForm};
use crate::stream::{InputOrigin, is_standard_output};
use clap::builder::PossibleValuesParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::path::{Path, PathBuf};
use tabiya_chess::EnPassantConvention;
use tabiya_collection::games::TableForm;
use tabiya_notation::forms::Form;
use tabiya_text::tr;

pub(super) const NAME: &str = "convert";

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConvertArgs {
    pub(crate) origins: Vec<InputOrigin>,
    /// The form of the output.
    pub(crate) to: ConvertTo,
    /// The kind of the inputs; `None` if their names tell.
    pub(crate) from: Option<InputKind>,
    pub(crate) en_passant: EnPassantConvention,
    /// Whether lines that are not exact are converted as well.
    pub(crate) repairs: bool,
    /// The file to write; `None` for standard output.
    pub(crate) output: Option<PathBuf>,
}

/// The form of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ConvertTo {
    /// A line in this form for each line.
    Lines(Form),
    /// A table in this form.
    Table(TableForm),
    /// A file in this form.
    Form(RecordForm),
}

impl ConvertTo {
    fn of(name: &str) -> Option<Self> {
        let table = TABLES.into_iter().find(|(own, _)| *own == name);
        let table = table.map(|(_, form)| Self::Table(form));
        let of_records = || RecordForm::of_name(name).map(Self::Form);
        let of_lines = || Form::from_name(name).map(Self::Lines);
        table.or_else(of_records).or_else(of_lines)
    }
}

/// The names of the forms of tables.
const TABLES: [(&str, TableForm); 3] = [
    ("csv", TableForm::Separated(b',')),
    ("tsv", TableForm::Separated(b'\t')),
    ("jsonl", TableForm::Objects),
];

impl ConvertArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let output = one::<PathBuf>(matches, "output").filter(|path| !is_standard_output(path));
        let convention = one::<String>(matches, "en-passant");
        Self {
            origins: origins(matches),
            to: form_of(matches, output.as_deref()),
            from: one::<String>(matches, "from").and_then(|word| InputKind::of_word(&word)),
            en_passant: convention
                .and_then(|name| convention_of(&name))
                .unwrap_or(EnPassantConvention::Always),
            repairs: matches.get_flag("repair"),
            output,
        }
    }
}

/// Returns the form of the output: the one that is asked for, or else the one that the name of the output tells.
fn form_of(matches: &ArgMatches, output: Option<&Path>) -> ConvertTo {
    let is_asked_for = matches.value_source("to") == Some(ValueSource::CommandLine);
    if !is_asked_for && let Some(form) = output.and_then(RecordForm::of_output) {
        return ConvertTo::Form(form);
    }
    let asked = one::<String>(matches, "to").and_then(|name| ConvertTo::of(&name));
    asked.unwrap_or(ConvertTo::Lines(Form::Fen))
}

const CONVENTIONS: [(&str, EnPassantConvention); 3] = [
    ("always", EnPassantConvention::Always),
    ("pseudo-legal", EnPassantConvention::PseudoLegal),
    ("legal", EnPassantConvention::Legal),
];

fn convention_of(name: &str) -> Option<EnPassantConvention> {
    let found = CONVENTIONS.into_iter().find(|(own, _)| *own == name);
    found.map(|(_, convention)| convention)
}

pub(super) fn command() -> Command {
    let forms = Form::ALL.iter().map(|form| form.name());
    let forms = forms.chain(TABLES.map(|(name, _)| name));
    let forms = forms.chain(RecordForm::names());
    let conventions = CONVENTIONS.map(|(name, _)| name);
    Command::new(NAME)
        .about(tr("cli-convert-about"))
        .after_help(tr("cli-convert-after-help"))
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("FORM")
                .value_parser(PossibleValuesParser::new(forms))
                .default_value(Form::Fen.name())
                .help(tr("cli-convert-to")),
        )
        .arg(
            Arg::new("from")
                .long("from")
                .value_name("KIND")
                .value_parser(PossibleValuesParser::new(InputKind::words()))
                .help(tr("cli-convert-from")),
        )
        .arg(
            Arg::new("en-passant")
                .long("en-passant")
                .value_name("WHEN")
                .value_parser(PossibleValuesParser::new(conventions))
                .default_value("always")
                .help(tr("cli-convert-en-passant")),
        )
        .arg(
            Arg::new("repair")
                .long("repair")
                .action(ArgAction::SetTrue)
                .help(tr("cli-convert-repair")),
        )
        .arg(
            Arg::new("output")
                .long("output")
                .short('o')
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help(tr("cli-convert-output")),
        )
        .arg(file_argument())
}
