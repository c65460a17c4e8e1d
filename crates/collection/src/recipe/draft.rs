//! A recipe that is being written, whose conditions can be changed one by one while others are still wrong.

use super::property::Property;
use super::read::{Reading, clauses, materials, sort_regions, start_of_conditions};
use super::write::{RESULTS, TURNS, side_words};
use super::{Recipe, RecipeError, RecipeErrorKind, WantedResult, WantedTurn, text_of_squares};
use std::ops::Range;
use tabiya_chess::{Color, Piece, SquareSet};

/// The text of a recipe, right or wrong, taken apart into its conditions.
///
/// ```
/// use tabiya_collection::recipe::{Draft, Property};
///
/// let draft = Draft::new("KP v K, mate in ten, seed 7");
/// assert_eq!(draft.value(Property::Mate), "ten");
/// assert_eq!(draft.with(Property::Mate, "10"), "KP v K, mate in 10, seed 7");
/// assert_eq!(draft.with(Property::Mate, ""), "KP v K, seed 7");
/// assert_eq!(draft.readable().seed, 7);
/// ```
#[derive(Clone, Debug)]
pub struct Draft {
    text: String,
    clauses: Vec<Clause>,
    readable: Recipe,
}

/// A condition.
#[derive(Clone, Debug)]
struct Clause {
    /// The property that it sets; `None` if it is unknown.
    property: Option<Property>,
    span: Range<usize>,
    /// The end of the spaces after it.
    end: usize,
}

impl Draft {
    /// Takes a text apart.
    pub fn new(text: &str) -> Self {
        let start = start_of_conditions(text).unwrap_or_default();
        let spans = clauses(text, start).into_iter();
        let mut clauses: Vec<_> = spans.map(|span| Clause::new(text, span)).collect();
        if let Some(first) = clauses.first_mut() {
            first.property = first.property.or(Some(Property::Pieces));
        }
        let readable = readable(text, &clauses);
        Self {
            text: text.to_owned(),
            clauses,
            readable,
        }
    }

    /// The conditions that can be read, without the others. Pieces that cannot be read are none.
    pub fn readable(&self) -> &Recipe {
        &self.readable
    }

    /// The value of a property as typed, with the spaces after it; empty without such a condition.
    pub fn value(&self, property: Property) -> &str {
        let clause = self.clause(property);
        let text = clause.and_then(|clause| self.text.get(clause.span.start..clause.end));
        text.map_or("", |text| property.value_in(text))
    }

    /// The text with another value of a property; without the condition if the value is empty.
    #[must_use]
    pub fn with(&self, property: Property, value: &str) -> String {
        let written = Some(property.with_value(value)).filter(|_| !value.trim().is_empty());
        let place = self
            .clauses
            .iter()
            .position(|it| it.property == Some(property));
        let texts = self.clauses.iter().map(|it| self.text.get(it.span.clone()));
        let texts = texts.map(|text| text.unwrap_or_default().to_owned());
        let mut texts: Vec<_> = texts.collect();
        match (place, written) {
            (Some(place), Some(written)) => texts[place] = written,
            (Some(place), None) => {
                texts.remove(place);
            }
            (None, Some(written)) => texts.insert(self.place_for(property), written),
            (None, None) => {}
        }
        texts.join(", ")
    }

    /// The text with another side to move.
    #[must_use]
    pub fn with_side(&self, side: Option<Color>) -> String {
        self.with(Property::Side, &side.map_or_else(String::new, side_words))
    }

    /// The text with another result.
    #[must_use]
    pub fn with_result(&self, result: Option<WantedResult>) -> String {
        self.with(Property::Result, words_of(&RESULTS, result))
    }

    /// The text with another effect of the turn to move.
    #[must_use]
    pub fn with_turn(&self, turn: Option<WantedTurn>) -> String {
        self.with(Property::Turn, words_of(&TURNS, turn))
    }

    /// The text with or without a condition that has no value.
    #[must_use]
    pub fn with_switch(&self, property: Property, is_on: bool) -> String {
        self.with(property, if is_on { property.switch() } else { "" })
    }

    /// The text with other squares for pieces of a kind; anywhere if there are none.
    #[must_use]
    pub fn with_squares(&self, piece: Piece, squares: SquareSet) -> String {
        let text = text_of_squares(squares);
        self.with(Property::Region(piece), &text)
    }

    /// The property whose condition has a fault; `None` if the fault concerns no property that is known.
    pub fn property_at(&self, error: &RecipeError) -> Option<Property> {
        match error.kind {
            RecipeErrorKind::Pieces | RecipeErrorKind::TooManyPieces => Some(Property::Pieces),
            RecipeErrorKind::Version => None,
            _ => {
                let is_it = |clause: &&Clause| clause.span == error.span;
                self.clauses.iter().find(is_it)?.property
            }
        }
    }

    fn clause(&self, property: Property) -> Option<&Clause> {
        let mut clauses = self.clauses.iter();
        clauses.find(|clause| clause.property == Some(property))
    }

    /// The place for a new condition.
    fn place_for(&self, property: Property) -> usize {
        let is_later = |clause: &Clause| {
            let other = clause.property.map(Property::order);
            other.is_some_and(|other| property.order() < other)
        };
        let place = self.clauses.iter().position(is_later);
        place.unwrap_or(self.clauses.len())
    }
}

impl Clause {
    fn new(text: &str, span: Range<usize>) -> Self {
        let rest = text.get(span.end..).unwrap_or_default();
        let after = rest.trim_start_matches([' ', '\t']);
        Self {
            property: Property::of(text.get(span.clone()).unwrap_or_default()),
            end: span.end + rest.len() - after.len(),
            span,
        }
    }
}

fn readable(text: &str, clauses: &[Clause]) -> Recipe {
    let mut reading = Reading::new(Vec::new());
    for clause in clauses {
        let condition = text.get(clause.span.clone()).unwrap_or_default();
        if clause.property == Some(Property::Pieces) {
            reading.recipe.materials = materials(condition, &clause.span).unwrap_or_default();
        } else {
            // A condition that cannot be read sets nothing.
            drop(reading.add(text, clause.span.clone()));
        }
    }
    let mut recipe = reading.recipe;
    sort_regions(&mut recipe);
    recipe
}

/// The words for a choice.
fn words_of<T: Copy + PartialEq>(words: &[(&'static str, T)], choice: Option<T>) -> &'static str {
    let mut words = words.iter();
    let found = words.find(|(_, meant)| Some(*meant) == choice);
    found.map_or("", |(word, _)| *word)
}
