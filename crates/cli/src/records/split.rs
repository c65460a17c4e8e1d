//! `tabiya split`: divides the lines among several files.
//!
//! The lines are sorted by part, and all parts are put one after the other into one temporary file. Only then, when
//! nothing can be missing any more, the files are saved; if that fails, those that are new are removed again.

mod numbers;
mod parts;
mod shares;
mod values;

use super::folders::with_files_of_folders;
use crate::args::{SplitArgs, SplitRule};
use crate::status::{Status, complain, say_end};
use crate::stream::Output;
use parts::{Made, Parts};
use tabiya_text::tr_with;

/// Divides the lines. Returns the exit status.
pub fn split(args: SplitArgs) -> u8 {
    split_into(args).unwrap_or_else(|status| status).code()
}

fn split_into(args: SplitArgs) -> Result<Status, Status> {
    let parts = Parts::new(args.names)?;
    let origins = with_files_of_folders(args.origins);
    let divided = match args.rule {
        SplitRule::Number(number) => numbers::divide(origins, number, args.memory, parts),
        SplitRule::Shares {
            shares,
            seed,
            sameness,
        } => shares::divide(origins, &shares, seed, sameness, args.memory, parts),
        SplitRule::Values(property) => values::divide(origins, property, args.memory, parts),
    }?;
    if divided.tally.has_trouble {
        return Err(divided.parts.say_incomplete());
    }
    let made = divided.parts.save(divided.readings, args.replaces)?;
    Ok(list(&made))
}

/// Writes the names of the files and the number of positions in each to standard output.
fn list(made: &[Made]) -> Status {
    let mut out = String::new();
    let mut positions = 0;
    for file in made {
        out.push_str(&file.name);
        out.push('\t');
        out.push_str(&file.positions.to_string());
        out.push('\n');
        positions += file.positions;
    }
    let end = Output::Standard.print(out.as_bytes());
    let printed = end.map_or(Status::Fine, |end| say_end(&end));
    let variables = [
        ("positions", positions.into()),
        ("files", (made.len() as u64).into()),
    ];
    complain(&tr_with("split-summary", &variables));
    printed
}
