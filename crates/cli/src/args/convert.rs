//! The command line of `tabiya convert`.

use super::inputs::{file_argument, one, origins};
use crate::stream::{InputOrigin, is_standard_output};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::path::PathBuf;
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
    /// Whether the inputs are tables; `None` if their names tell.
    pub(crate) are_tables: Option<bool>,
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
}

impl ConvertTo {
    fn of(name: &str) -> Option<Self> {
        let table = TABLES.into_iter().find(|(own, _)| *own == name);
        let table = table.map(|(_, form)| Self::Table(form));
        table.or_else(|| Form::from_name(name).map(Self::Lines))
    }
}

/// The names of the forms of tables.
const TABLES: [(&str, TableForm); 3] = [
    ("csv", TableForm::Separated(b',')),
    ("tsv", TableForm::Separated(b'\t')),
    ("jsonl", TableForm::Objects),
];

/// The kinds of input, and whether each is a table.
const INPUTS: [(&str, bool); 2] = [("lines", false), ("table", true)];

impl ConvertArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let name = one::<String>(matches, "to");
        let convention = one::<String>(matches, "en-passant");
        Self {
            origins: origins(matches),
            to: name
                .and_then(|name| ConvertTo::of(&name))
                .unwrap_or(ConvertTo::Lines(Form::Fen)),
            are_tables: one::<String>(matches, "from").and_then(|name| {
                let found = INPUTS.into_iter().find(|(own, _)| *own == name);
                found.map(|(_, is_table)| is_table)
            }),
            en_passant: convention
                .and_then(|name| convention_of(&name))
                .unwrap_or(EnPassantConvention::Always),
            repairs: matches.get_flag("repair"),
            output: one::<PathBuf>(matches, "output").filter(|path| !is_standard_output(path)),
        }
    }
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
                .value_parser(PossibleValuesParser::new(INPUTS.map(|(name, _)| name)))
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
