//! Reads recipes.

use super::property::{Property, plain};
use super::write::{RESULTS, TURNS, side_words};
use super::{
    MOST_PIECES, MOST_PIECES_FOR_MATE, MOST_POSITIONS, Numbers, Recipe, RecipeError,
    RecipeErrorKind, Region, VERSION, WantedResult, possible_squares, squares_of_text,
};
use std::ops::Range;
use tabiya_chess::{Color, Piece};
use tabiya_tables::Material;

/// The beginning of a line that keeps a recipe in a file: a comment, which every reading of records passes over.
const LINE: &str = "# Recipe ";

impl Recipe {
    /// Reads a recipe. It may begin with `Recipe 1:`, the version of the form.
    ///
    /// # Errors
    ///
    /// Says what is wrong and where.
    pub fn parse(text: &str) -> Result<Self, RecipeError> {
        let start = start_of_conditions(text)?;
        let mut clauses = clauses(text, start).into_iter();
        let first = clauses.next().unwrap_or(start..text.len());
        let pieces = text.get(first.clone()).unwrap_or_default();
        let mut reading = Reading::new(materials(pieces, &first)?);
        for span in clauses {
            reading.add(text, span)?;
        }
        reading.finish(first)
    }

    /// The line that keeps the recipe in a file of positions.
    pub fn line(&self) -> String {
        format!("{LINE}{VERSION}: {self}")
    }

    /// The text of the recipe that a line keeps, with its version; `None` for other lines.
    pub fn text_in_line(line: &str) -> Option<&str> {
        let text = line.strip_prefix("# ")?.trim_end();
        let (version, _) = line.strip_prefix(LINE)?.split_once(':')?;
        version.parse::<u32>().ok().map(|_| text)
    }
}

fn fault(kind: RecipeErrorKind, span: Range<usize>) -> RecipeError {
    RecipeError { kind, span }
}

/// The place after `Recipe 1:`.
pub(super) fn start_of_conditions(text: &str) -> Result<usize, RecipeError> {
    let Some((before, _)) = text.split_once(':') else {
        return Ok(0);
    };
    let mut words = before.split_ascii_whitespace();
    let is_named = words
        .next()
        .is_some_and(|word| word.eq_ignore_ascii_case("recipe"));
    let version = words.next().and_then(|word| word.parse().ok());
    if is_named && version == Some(VERSION) && words.next().is_none() {
        Ok(before.len() + 1)
    } else {
        Err(fault(RecipeErrorKind::Version, 0..before.len()))
    }
}

/// The conditions between commas, semicolons and line ends, without spaces around them and without empty ones.
pub(super) fn clauses(text: &str, start: usize) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = start;
    let rest = text.get(start..).unwrap_or_default();
    for part in rest.split([',', ';', '\n', '\r']) {
        let begin = at + part.len() - part.trim_start().len();
        let end = begin + part.trim().len();
        if begin < end {
            found.push(begin..end);
        }
        at += part.len() + 1;
    }
    found
}

pub(super) fn materials(text: &str, span: &Range<usize>) -> Result<Vec<Material>, RecipeError> {
    let mut found: Vec<Material> = Vec::new();
    for name in text.split(" or ") {
        let name: String = name.split_ascii_whitespace().collect();
        let material = Material::from_name(&name);
        let material = material.ok_or_else(|| fault(RecipeErrorKind::Pieces, span.clone()))?;
        if MOST_PIECES < material.count() {
            return Err(fault(RecipeErrorKind::TooManyPieces, span.clone()));
        }
        if found.contains(&material) {
            return Err(fault(RecipeErrorKind::Twice, span.clone()));
        }
        found.push(material);
    }
    Ok(found)
}

pub(super) struct Reading {
    pub(super) recipe: Recipe,
    /// The properties that are set, and by which bytes.
    places: Vec<(Property, Range<usize>)>,
}

impl Reading {
    pub(super) fn new(materials: Vec<Material>) -> Self {
        Self {
            recipe: Recipe::new(materials),
            places: Vec::new(),
        }
    }

    pub(super) fn add(&mut self, text: &str, span: Range<usize>) -> Result<(), RecipeError> {
        let clause = text.get(span.clone()).unwrap_or_default();
        let property = self.set(clause).map_err(|kind| fault(kind, span.clone()))?;
        if self.places.iter().any(|(set, _)| *set == property) {
            return Err(fault(RecipeErrorKind::Twice, span));
        }
        self.places.push((property, span));
        Ok(())
    }

    /// Sets the property of a condition.
    fn set(&mut self, clause: &str) -> Result<Property, RecipeErrorKind> {
        let property = Property::of(clause).ok_or(RecipeErrorKind::UnknownCondition)?;
        let value = property.value_in(clause).trim();
        let recipe = &mut self.recipe;
        match property {
            // They come first, and not with other conditions.
            Property::Pieces => return Err(RecipeErrorKind::UnknownCondition),
            Property::Region(piece) => self.set_region(piece, value)?,
            Property::Side => {
                let is_it = |color: &Color| side_words(*color) == plain(value);
                recipe.side = Color::ALL.into_iter().find(is_it);
            }
            Property::Result => recipe.result = choice(&RESULTS, value),
            Property::Turn => recipe.turn = choice(&TURNS, value),
            Property::Mate => recipe.mate = Some(range(value)?),
            Property::Zeroing => recipe.zeroing = Some(range(value)?),
            Property::WinningMoves => recipe.winning_moves = Some(range(value)?),
            Property::NoCapture => recipe.no_capture = true,
            Property::NoCheck => recipe.no_check = true,
            Property::AnyLastMove => recipe.any_last_move = true,
            Property::Alike => recipe.allows_alike = true,
            Property::Count => {
                let count = value.parse().ok();
                let count = count.filter(|count| (1..=MOST_POSITIONS).contains(count));
                recipe.count = count.ok_or(RecipeErrorKind::Count)?;
            }
            Property::Seed => {
                recipe.seed = value.parse().ok().ok_or(RecipeErrorKind::Number)?;
            }
        }
        Ok(property)
    }

    fn set_region(&mut self, piece: Piece, squares: &str) -> Result<(), RecipeErrorKind> {
        let squares = squares_of_text(squares).ok_or(RecipeErrorKind::Squares)?;
        let squares = squares & possible_squares(piece);
        self.recipe.regions.push(Region { piece, squares });
        Ok(())
    }

    fn place_of(&self, property: Property) -> Option<Range<usize>> {
        let mut places = self.places.iter();
        let place = places.find(|(set, _)| *set == property);
        place.map(|(_, span)| span.clone())
    }

    /// Checks that the conditions fit together.
    fn finish(mut self, pieces: Range<usize>) -> Result<Recipe, RecipeError> {
        let recipe = &self.recipe;
        for material in &recipe.materials {
            for piece in Piece::ALL {
                let squares = usize::try_from(recipe.squares(piece).len()).unwrap_or_default();
                if squares < material.of_piece(piece) {
                    let place = self.place_of(Property::Region(piece)).unwrap_or(pieces);
                    return Err(fault(RecipeErrorKind::TooFewSquares, place));
                }
            }
        }
        for region in &recipe.regions {
            let has_piece = |material: &Material| material.of_piece(region.piece) > 0;
            if !recipe.materials.iter().any(has_piece) {
                let place = self.place_of(Property::Region(region.piece));
                return Err(fault(RecipeErrorKind::NoSuchPiece, place.unwrap_or(pieces)));
            }
        }
        if let Some(place) = self.place_of(Property::Mate) {
            if MOST_PIECES_FOR_MATE < recipe.most_pieces() {
                return Err(fault(RecipeErrorKind::MateOfTooManyPieces, place));
            }
            if recipe.result == Some(WantedResult::Draw) {
                return Err(fault(RecipeErrorKind::Contradiction, place));
            }
        }
        if let Some(place) = self.place_of(Property::Zeroing)
            && recipe.result == Some(WantedResult::Draw)
        {
            return Err(fault(RecipeErrorKind::Contradiction, place));
        }
        if let (Some(place), Some(wanted)) =
            (self.place_of(Property::WinningMoves), recipe.winning_moves)
            && (wanted.least > 0 && is_no_win(recipe) || wanted.most == Some(0) && is_win(recipe))
        {
            return Err(fault(RecipeErrorKind::Contradiction, place));
        }
        sort_regions(&mut self.recipe);
        Ok(self.recipe)
    }
}

/// Puts the regions in the order of [`Piece::ALL`].
pub(super) fn sort_regions(recipe: &mut Recipe) {
    let regions = &mut recipe.regions;
    regions.sort_by_key(|region| Property::Region(region.piece).order());
}

/// The choice that these words mean.
fn choice<T: Copy>(words: &[(&str, T)], typed: &str) -> Option<T> {
    let mut words = words.iter();
    let found = words.find(|(word, _)| *word == plain(typed));
    found.map(|(_, meant)| *meant)
}

fn range(typed: &str) -> Result<Numbers, RecipeErrorKind> {
    Numbers::parse(typed).ok_or(RecipeErrorKind::Number)
}

/// Whether the side to move certainly does not win.
fn is_no_win(recipe: &Recipe) -> bool {
    match recipe.result {
        Some(WantedResult::Draw | WantedResult::Loss) => true,
        Some(WantedResult::Wins(color)) => recipe.side == Some(color.opposite()),
        Some(WantedResult::Win) | None => false,
    }
}

/// Whether the side to move certainly wins.
fn is_win(recipe: &Recipe) -> bool {
    match recipe.result {
        Some(WantedResult::Win) => true,
        Some(WantedResult::Wins(color)) => recipe.side == Some(color),
        Some(WantedResult::Draw | WantedResult::Loss) | None => false,
    }
}
