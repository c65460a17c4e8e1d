//! The command line of `tabiya convert`.

use super::inputs::{file_argument, one, origins};
use crate::stream::{InputOrigin, is_standard_output};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use std::path::PathBuf;
use tabiya_chess::EnPassantConvention;
use tabiya_notation::forms::Form;
use tabiya_text::tr;

pub(super) const NAME: &str = "convert";

/// The arguments of the command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConvertArgs {
    pub(crate) origins: Vec<InputOrigin>,
    pub(crate) form: Form,
    pub(crate) en_passant: EnPassantConvention,
    /// Whether lines that are not exact are converted as well.
    pub(crate) repairs: bool,
    /// The file to write; `None` for standard output.
    pub(crate) output: Option<PathBuf>,
}

impl ConvertArgs {
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let name = one::<String>(matches, "to");
        let convention = one::<String>(matches, "en-passant");
        Self {
            origins: origins(matches),
            form: name
                .and_then(|name| Form::from_name(&name))
                .unwrap_or(Form::Fen),
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
