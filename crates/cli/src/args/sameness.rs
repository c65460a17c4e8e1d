//! The options of the commands that recognise a position when it comes again.

use super::inputs::one;
use super::records::flag;
use clap::{Arg, ArgMatches, Command};
use tabiya_collection::passes::{SameFields, Sameness, UnknownFields};
use tabiya_text::tr;

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

fn fields_of(text: &str) -> Result<SameFields, String> {
    text.parse()
        .map_err(|UnknownFields| tr("cli-dedupe-bad-fields"))
}
