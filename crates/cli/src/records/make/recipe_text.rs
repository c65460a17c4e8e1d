//! The text of a recipe: on the command line, in a file of its own, or in a comment of a file that was made by it.

use crate::args::RecipeOrigin;
use crate::escape_controls::escape_controls;
use crate::status::{Status, refused, trouble_text};
use crate::stream::{InputOrigin, LineInputs, PartKind};
use std::ops::ControlFlow;
use tabiya_collection::recipe::Recipe;
use tabiya_lines::decoding::{DocumentLine, LinePart};
use tabiya_text::{recipe_fault_text, tr_with};

/// The most bytes of a recipe.
const MOST_BYTES: usize = 1 << 20;

/// Reads the recipe, or reports why that is impossible.
pub(super) fn recipe_of(origin: RecipeOrigin) -> Result<Recipe, Status> {
    let text = match origin {
        RecipeOrigin::Words(text) => text,
        RecipeOrigin::File(path) => whole_text(&InputOrigin::File(path))?,
        RecipeOrigin::Made(path) => kept_text(&InputOrigin::File(path))?,
    };
    Recipe::parse(&text).map_err(|error| {
        let wrong = text.get(error.span).unwrap_or_default();
        refused(&recipe_fault_text(error.kind, &escape_controls(wrong)))
    })
}

/// The text of a file that holds a recipe alone.
fn whole_text(origin: &InputOrigin) -> Result<String, Status> {
    let mut text = String::new();
    let is_too_long = each_line(origin, |line| {
        text.push_str(&String::from_utf8_lossy(line.text));
        if matches!(line.part, LinePart::Whole | LinePart::Tail) {
            text.push('\n');
        }
        if MOST_BYTES < text.len() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })?;
    if is_too_long.is_break() {
        return Err(refused_file("make-recipe-too-long", origin));
    }
    Ok(text)
}

/// The recipe that a file of positions keeps in a comment.
fn kept_text(origin: &InputOrigin) -> Result<String, Status> {
    let kept = each_line(origin, |line| {
        let text = str::from_utf8(line.text).ok();
        let whole = text.filter(|_| line.part == LinePart::Whole);
        match whole.and_then(Recipe::text_in_line) {
            Some(kept) => ControlFlow::Break(kept.to_owned()),
            None => ControlFlow::Continue(()),
        }
    })?;
    match kept {
        ControlFlow::Break(text) => Ok(text),
        ControlFlow::Continue(()) => Err(refused_file("make-no-recipe", origin)),
    }
}

/// Calls `look` with each line of a file, whatever its encoding, until it breaks off.
fn each_line<T>(
    origin: &InputOrigin,
    mut look: impl FnMut(&DocumentLine<'_>) -> ControlFlow<T>,
) -> Result<ControlFlow<T>, Status> {
    let mut inputs = LineInputs::new(vec![origin.clone()], false);
    while let Some(part) = inputs.next() {
        match &part.kind {
            PartKind::Lines { block, .. } => {
                for line in block.lines() {
                    let flow = look(&line);
                    if flow.is_break() {
                        return Ok(flow);
                    }
                }
            }
            PartKind::Trouble(error) => return Err(refused(&trouble_text(origin, error))),
            PartKind::Begin { .. } | PartKind::OddByte { .. } => {}
        }
    }
    Ok(ControlFlow::Continue(()))
}

fn refused_file(id: &'static str, origin: &InputOrigin) -> Status {
    refused(&tr_with(id, &[("file", origin.shown_name().into())]))
}
