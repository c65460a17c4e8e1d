//! The recipe that is being written.

use crate::reach::Reach;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_collection::recipe::Recipe;

/// The recipe in the dialog at first: an exercise in pawn endings.
const FIRST: &str =
    "KP v K, white pawn on 4-6, white to move, white wins, winning moves 1, count 10";
/// The number of lines at the beginning of a document that are searched for a recipe.
const LINES_WITH_RECIPE: u64 = 20;

/// Actions on positions made to order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewPositionsAction {
    /// Show the dialog.
    Open,
    /// The recipe was changed to this text.
    Change(String),
    /// Make the positions.
    Make,
    /// Copy the recipe as text.
    Copy,
}

impl NewPositionsAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}

/// This feature's part of the state.
#[derive(Clone, Debug)]
pub struct NewPositionsState {
    /// The text of the recipe, right or wrong.
    pub text: String,
    /// The document whose recipe was taken over last. It is taken once, so that it does not replace the user's own.
    pub taken_from: Option<DocumentId>,
}

impl Default for NewPositionsState {
    fn default() -> Self {
        Self {
            text: FIRST.to_owned(),
            taken_from: None,
        }
    }
}

/// The recipe that a document keeps, without its version.
pub(crate) fn kept_recipe(document: &Document) -> Option<String> {
    if document.holds_games() {
        return None;
    }
    let rows = document.rows();
    (0..rows.len().min(LINES_WITH_RECIPE)).find_map(|row| {
        let line = rows.line(row).ok()?;
        let text = Recipe::text_in_line(std::str::from_utf8(&line).ok()?)?;
        let recipe = Recipe::parse(text).ok();
        Some(recipe.map_or_else(|| text.to_owned(), |recipe| recipe.to_string()))
    })
}
