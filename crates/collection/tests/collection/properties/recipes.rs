//! Properties of any recipe.

use tabiya_collection::recipe::{Draft, Judge, Property, Recipe, Shuffle, Space};
use tabiya_tables::syzygy::{Kind, ProbeError};

/// A text is a recipe that is written and read as the same, or it has a fault at a place. The first placements of a
/// recipe can be judged by the tables in the program. Conditions of either can be changed one by one.
pub(crate) fn check_fuzz(data: &[u8]) {
    let typed = String::from_utf8_lossy(data);
    check_draft(&typed);
    match Recipe::parse(&typed) {
        Ok(recipe) => {
            let written = recipe.to_string();
            assert_eq!(Recipe::parse(&written), Ok(recipe.clone()), "{written}");
            let line = recipe.line();
            let kept = Recipe::text_in_line(&line).map(Recipe::parse);
            assert_eq!(kept, Some(Ok(recipe.clone())), "{line}");
            check_placements(&recipe);
        }
        Err(error) => assert!(typed.get(error.span.clone()).is_some(), "{error:?}"),
    }
}

fn check_placements(recipe: &Recipe) {
    let space = Space::new(recipe);
    let shuffle = Shuffle::new(space.len(), recipe.seed);
    assert!(!space.is_empty() && space.len() <= shuffle.places());
    let judge = Judge::new(recipe, None);
    for number in (0..100).filter_map(|place| shuffle.at(place)) {
        let Some(position) = space.position(number) else {
            continue;
        };
        for (square, piece) in position.board.pieces() {
            assert!(recipe.squares(piece).contains(square), "{recipe}");
        }
        // Tables are needed beyond three pieces; unpacking those of four takes too long here.
        if !recipe.needs_tables() || position.board.occupied().len() <= 3 {
            match judge.wants(&position) {
                Ok(_) => {}
                // The tables in the program know no distance to the next capture or pawn move.
                Err(ProbeError::NoTable(_, Kind::Distances)) => {
                    assert!(recipe.zeroing.is_some(), "{recipe}");
                }
                Err(error) => panic!("{recipe}: {error}"),
            }
        }
    }
}

/// A condition gets the value that it has, and another one. Neither changes the recipe otherwise.
fn check_draft(typed: &str) {
    let recipe = Recipe::parse(typed).ok();
    let draft = Draft::new(typed);
    if let Some(recipe) = &recipe {
        assert_eq!(draft.readable(), recipe);
    }
    for property in [
        Property::Pieces,
        Property::Side,
        Property::Mate,
        Property::Count,
    ] {
        let value = draft.value(property);
        let same = Recipe::parse(&draft.with(property, value));
        assert!(recipe.is_none() || same.ok() == recipe, "{typed}");
        assert!(!draft.with(property, "").contains('\n'));
    }
    let counted = Draft::new(&draft.with(Property::Count, "12"));
    assert_eq!(counted.value(Property::Count), "12", "{typed}");
    if let Some(recipe) = recipe {
        let count = 12;
        assert_eq!(counted.readable(), &Recipe { count, ..recipe });
    }
}
