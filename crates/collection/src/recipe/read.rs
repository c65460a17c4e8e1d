//! Reads recipes.

use super::write::{
    ALIKE_TOO, ANY_LAST_MOVE, NO_CAPTURE, NO_CHECK, RESULTS, ROLES, TURNS, color_word,
};
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
        let mut reading = Reading {
            recipe: Self::new(materials(pieces, &first)?),
            places: Vec::new(),
        };
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
fn start_of_conditions(text: &str) -> Result<usize, RecipeError> {
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
fn clauses(text: &str, start: usize) -> Vec<Range<usize>> {
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

fn materials(text: &str, span: &Range<usize>) -> Result<Vec<Material>, RecipeError> {
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

/// A property of a recipe that one condition sets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Property {
    Side,
    Result,
    Turn,
    Mate,
    Zeroing,
    WinningMoves,
    NoCapture,
    NoCheck,
    AnyLastMove,
    Alike,
    Count,
    Seed,
    Region(Piece),
}

struct Reading {
    recipe: Recipe,
    /// The properties that are set, and by which bytes.
    places: Vec<(Property, Range<usize>)>,
}

impl Reading {
    fn add(&mut self, text: &str, span: Range<usize>) -> Result<(), RecipeError> {
        let clause = text.get(span.clone()).unwrap_or_default();
        let property = self.set(clause).map_err(|kind| fault(kind, span.clone()))?;
        if self.places.iter().any(|(set, _)| *set == property) {
            return Err(fault(RecipeErrorKind::Twice, span));
        }
        self.places.push((property, span));
        Ok(())
    }

    /// Sets what a condition says.
    fn set(&mut self, clause: &str) -> Result<Property, RecipeErrorKind> {
        let words: Vec<_> = clause.split_ascii_whitespace().collect();
        let plain = words.join(" ").to_ascii_lowercase();
        let recipe = &mut self.recipe;
        if let Some((_, result)) = RESULTS.iter().find(|(word, _)| *word == plain) {
            recipe.result = Some(*result);
            return Ok(Property::Result);
        }
        if let Some((_, turn)) = TURNS.iter().find(|(word, _)| *word == plain) {
            recipe.turn = Some(*turn);
            return Ok(Property::Turn);
        }
        if let Some(property) = set_switch(recipe, &plain) {
            return Ok(property);
        }
        let mut colors = Color::ALL.into_iter();
        let side = colors.find(|color| plain == format!("{} to move", color_word(*color)));
        if side.is_some() {
            recipe.side = side;
            return Ok(Property::Side);
        }
        match self.set_numbers(&plain) {
            Some(set) => set,
            None => self.set_region(clause),
        }
    }

    fn set_numbers(&mut self, plain: &str) -> Option<Result<Property, RecipeErrorKind>> {
        let recipe = &mut self.recipe;
        let ranges = [
            ("mate in ", Property::Mate, &mut recipe.mate),
            ("dtz ", Property::Zeroing, &mut recipe.zeroing),
            (
                "winning moves ",
                Property::WinningMoves,
                &mut recipe.winning_moves,
            ),
        ];
        for (word, property, range) in ranges {
            if let Some(number) = plain.strip_prefix(word) {
                *range = Numbers::parse(number);
                return Some(range.map(|_| property).ok_or(RecipeErrorKind::Number));
            }
        }
        if let Some(number) = plain.strip_prefix("count ") {
            let count = number.parse().ok();
            let count = count.filter(|count| (1..=MOST_POSITIONS).contains(count));
            recipe.count = count.unwrap_or(recipe.count);
            return Some(count.map(|_| Property::Count).ok_or(RecipeErrorKind::Count));
        }
        let seed = plain.strip_prefix("seed ")?.parse().ok();
        recipe.seed = seed.unwrap_or(recipe.seed);
        Some(seed.map(|_| Property::Seed).ok_or(RecipeErrorKind::Number))
    }

    /// Reads `white pawn on 5-7` or `P on 5-7`.
    fn set_region(&mut self, clause: &str) -> Result<Property, RecipeErrorKind> {
        let unknown = RecipeErrorKind::UnknownCondition;
        let (name, squares) = clause.split_once(" on ").ok_or(unknown)?;
        let piece = piece_of(name).ok_or(unknown)?;
        let squares = squares_of_text(squares).ok_or(RecipeErrorKind::Squares)?;
        let squares = squares & possible_squares(piece);
        self.recipe.regions.push(Region { piece, squares });
        Ok(Property::Region(piece))
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
        let order = |piece: Piece| Piece::ALL.iter().position(|other| *other == piece);
        self.recipe
            .regions
            .sort_by_key(|region| order(region.piece));
        Ok(self.recipe)
    }
}

fn set_switch(recipe: &mut Recipe, plain: &str) -> Option<Property> {
    let (property, switch) = match plain {
        NO_CAPTURE => (Property::NoCapture, &mut recipe.no_capture),
        NO_CHECK => (Property::NoCheck, &mut recipe.no_check),
        ANY_LAST_MOVE => (Property::AnyLastMove, &mut recipe.any_last_move),
        ALIKE_TOO => (Property::Alike, &mut recipe.allows_alike),
        _ => return None,
    };
    *switch = true;
    Some(property)
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

/// The piece of words such as `white pawn`, or of a letter of FEN.
fn piece_of(name: &str) -> Option<Piece> {
    let mut words = name.split_ascii_whitespace();
    let (first, second) = (words.next()?, words.next());
    if words.next().is_some() {
        return None;
    }
    let Some(second) = second else {
        let mut letters = first.chars();
        let piece = Piece::from_letter(letters.next()?);
        return piece.filter(|_| letters.next().is_none());
    };
    let mut colors = Color::ALL.into_iter();
    let color = colors.find(|color| first.eq_ignore_ascii_case(color_word(*color)))?;
    let mut roles = ROLES.iter();
    let (_, role) = roles.find(|(word, _)| second.eq_ignore_ascii_case(word))?;
    Some(Piece::new(color, *role))
}
