//! The options of the commands that recognise a position when it comes again.

use super::inputs::one;
use super::records::flag;
use clap::{Arg, ArgMatches, Command};
use tabiya_collection::passes::{ChosenFields, SameFields, Sameness};
use tabiya_text::tr;

/// The sets of fields that have a name.
const SETS: [(&str, SameFields); 4] = [
    ("four", SameFields::Four),
    ("all", SameFields::All),
    ("board", SameFields::Board),
    ("line", SameFields::Line),
];

/// The fields that can be added to the board.
const FIELDS: [(&str, ChosenFields); 5] = [
    ("board", ChosenFields::BOARD),
    ("side", ChosenFields::SIDE),
    ("castling", ChosenFields::CASTLING),
    ("en-passant", ChosenFields::EN_PASSANT),
    ("counters", ChosenFields::COUNTERS),
];

/// Adds the options to a command.
pub(super) fn with_sameness(command: Command) -> Command {
    command
        .arg(
            Arg::new("same")
                .long("same")
                .value_name("FIELDS")
                .value_parser(fields_of)
                .default_value("four")
                .help(tr("cli-dedupe-same")),
        )
        .arg(flag("mirrored", "cli-dedupe-mirrored"))
        .arg(flag("colours", "cli-dedupe-colours"))
}

pub(super) fn sameness_of(matches: &ArgMatches) -> Sameness {
    Sameness {
        fields: one(matches, "same").unwrap_or(SameFields::Four),
        mirrored: matches.get_flag("mirrored"),
        colours_swapped: matches.get_flag("colours"),
    }
}

/// Reads the name of a set, or the names of fields with commas between them.
fn fields_of(text: &str) -> Result<SameFields, String> {
    if let Some((_, fields)) = SETS.iter().find(|(name, _)| *name == text) {
        return Ok(*fields);
    }
    let field = |name| FIELDS.iter().find(|(own, _)| *own == name);
    let chosen = text
        .split(',')
        .try_fold(ChosenFields::BOARD, |chosen, name| {
            field(name).map(|(_, field)| chosen.with(*field))
        });
    chosen
        .map(SameFields::Chosen)
        .ok_or_else(|| tr("cli-dedupe-bad-fields"))
}
