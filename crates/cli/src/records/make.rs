//! `tabiya make`: makes positions by a recipe.
//!
//! The first line of the output is a comment with the recipe, from which `--again` makes the same positions.

use super::table_folders::{opened_folders, table_fault_text};
use crate::args::{MakeArgs, RecipeOrigin};
use crate::destination::Destination;
use crate::escape_controls::escape_controls;
use crate::status::{Status, complain, refused, trouble_text};
use crate::stream::{InputOrigin, ProgressLine};
use std::fs::File;
use std::io::{self, Read as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use tabiya_collection::making::{Making, make as make_positions};
use tabiya_collection::recipe::Recipe;
use tabiya_lines::TableFolders;
use tabiya_tables::Shelf;
use tabiya_tables::syzygy::ProbeError;
use tabiya_text::{recipe_fault_text, tr_with};
use tabiya_threads::pool::Pool;

/// The most bytes of a file in which a recipe is looked for.
const MOST_BYTES: u64 = 1 << 20;

/// Makes the positions. Returns the exit status.
pub fn make(args: MakeArgs) -> u8 {
    made(args).unwrap_or_else(|status| status).code()
}

fn made(args: MakeArgs) -> Result<Status, Status> {
    let mut recipe = recipe_of(args.recipe)?;
    recipe.count = args.count.unwrap_or(recipe.count);
    recipe.seed = args.seed.unwrap_or(recipe.seed);
    let folders = opened_folders(args.folders)?;
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
    let saved = destination.save(Vec::new(), false);
    let count = made.records.len();
    let is_short = u64::try_from(count).is_ok_and(|count| count < u64::from(recipe.count));
    let (id, status) = if is_short {
        ("make-only", Status::Flawed)
    } else {
        ("make-summary", Status::Fine)
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

/// Reads the recipe, or reports why that is impossible.
fn recipe_of(origin: RecipeOrigin) -> Result<Recipe, Status> {
    let text = match origin {
        RecipeOrigin::Words(text) => text,
        RecipeOrigin::File(path) => text_at(path)?,
        RecipeOrigin::Made(path) => {
            let text = text_at(path.clone())?;
            let kept = text.lines().find_map(Recipe::text_in_line);
            let file = || InputOrigin::File(path).shown_name();
            let none = || refused(&tr_with("make-no-recipe", &[("file", file().into())]));
            kept.map(str::to_owned).ok_or_else(none)?
        }
    };
    Recipe::parse(&text).map_err(|error| {
        let wrong = text.get(error.span).unwrap_or_default();
        refused(&recipe_fault_text(error.kind, &escape_controls(wrong)))
    })
}

fn text_at(path: PathBuf) -> Result<String, Status> {
    let read = read_beginning(&path);
    read.map_err(|error| refused(&trouble_text(&InputOrigin::File(path), &error)))
}

fn read_beginning(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_BYTES).read_to_end(&mut bytes)?;
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.trim_start_matches('\u{FEFF}').to_owned())
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
