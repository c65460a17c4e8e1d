//! Opens the dialog, changes and copies the recipe, and has the positions made.

use crate::features::endgames::model::EndgamesState;
use crate::features::new_positions::model::{NewPositionsAction, NewPositionsState, kept_recipe};
use crate::features::new_positions::tasks::make::make_positions;
use crate::model::state::{Dialog, Shared, WindowEffect};
use tabiya_collection::recipe::Recipe;
use tabiya_desktop::tasks::Runner;
use tabiya_text::tr;

/// Handles an action on positions made to order.
pub(crate) fn apply(
    own: &mut NewPositionsState,
    shared: &mut Shared,
    action: NewPositionsAction,
    runner: &mut dyn Runner,
    endgames: &EndgamesState,
) {
    match action {
        NewPositionsAction::Open => {
            shared.end_draft();
            let document = shared.document();
            let id = Some(document.id());
            if let Some(kept) = kept_recipe(document).filter(|_| own.taken_from != id) {
                (own.text, own.taken_from) = (kept, id);
            }
            shared.dialog = Some(Dialog::NewPositions);
        }
        NewPositionsAction::Change(text) => own.text = text,
        NewPositionsAction::Make => {
            if let Ok(recipe) = Recipe::parse(&own.text) {
                shared.dialog = None;
                let tables = endgames.tables.tables.clone();
                make_positions(shared, recipe, tables, runner);
            }
        }
        NewPositionsAction::Copy => {
            if let Ok(recipe) = Recipe::parse(&own.text) {
                let text = recipe.to_string();
                shared.effects.push(WindowEffect::CopyText(text));
                shared.inform(tr("new-positions-copied"));
            }
        }
    }
}
