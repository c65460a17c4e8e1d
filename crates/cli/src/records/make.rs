//! `tabiya make`: makes positions by a recipe.
//!
//! The first line of the output is a comment with the recipe, from which `--again` makes the same positions.

mod recipe_text;

use super::table_folders::{opened_folders, table_fault_text};
use crate::args::MakeArgs;
use crate::destination::Destination;
use crate::status::{Status, complain, refused};
use crate::stream::ProgressLine;
use recipe_text::recipe_of;
use std::ops::ControlFlow;
use std::path::Path;
use tabiya_collection::making::{Making, make as make_positions};
use tabiya_collection::recipe::Recipe;
use tabiya_lines::TableFolders;
use tabiya_tables::Shelf;
use tabiya_tables::syzygy::ProbeError;
use tabiya_text::tr_with;
use tabiya_threads::pool::Pool;

/// Makes the positions. Returns the exit status.
pub fn make(args: MakeArgs) -> u8 {
    made(args).unwrap_or_else(|status| status).code()
}

fn made(args: MakeArgs) -> Result<Status, Status> {
    let mut recipe = recipe_of(args.recipe)?;
    recipe.count = args.count.unwrap_or(recipe.count);
    recipe.seed = args.seed.unwrap_or(recipe.seed);
    let folders = opened_folders(args.folders)?;
    let replaces = args.output.as_deref().is_some_and(Path::exists);
    let mut destination = Destination::open(args.output)?;
    let shelf = folders
        .as_ref()
        .map(|folders| folders as &(dyn Shelf + Sync));
    let mut progress = ProgressLine::new(None, false);
    let pool = Pool::new("make");
    let made = make_positions(&recipe, shelf, &pool, |making| {
        progress.show_text(|| progress_text(making, &recipe));
        ControlFlow::Continue(())
    });
    progress.erase();
    let made = made.map_err(|error| refused(&trouble_of_tables(error, folders.as_ref())))?;
    if let Some(end) = destination.output.print(&made.text(&recipe)) {
        return Err(destination.say_end(end));
    }
    // Some positions are better than none, but not better than the file that they would replace.
    let saved = destination.save(Vec::new(), made.fault.is_some() && replaces);
    let count = made.records.len();
    let is_short = u64::try_from(count).is_ok_and(|count| count < u64::from(recipe.count));
    let (id, status) = match made.fault {
        Some(error) => {
            complain(&trouble_of_tables(error, folders.as_ref()));
            ("make-broken-off", Status::FileError)
        }
        None if is_short => ("make-only", Status::Flawed),
        None => ("make-summary", Status::Fine),
    };
    let variables = [("count", count.into()), ("wanted", recipe.count.into())];
    complain(&tr_with(id, &variables));
    Ok(status.max(saved))
}

fn progress_text(making: Making, recipe: &Recipe) -> String {
    let variables = [
        ("found", making.found.into()),
        ("count", recipe.count.into()),
        ("percent", (making.judged / 10_000).into()),
    ];
    tr_with("make-progress", &variables)
}

/// A sentence about tables that do not answer.
fn trouble_of_tables(error: ProbeError, folders: Option<&TableFolders>) -> String {
    if let ProbeError::NoTable(material, kind) = error {
        return tr_with(
            "make-no-table",
            &[("file", kind.file_name(material).into())],
        );
    }
    let fault = folders.and_then(|folders| table_fault_text(folders, &error));
    fault.unwrap_or_else(|| error.to_string())
}
