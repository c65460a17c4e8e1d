//! Squares as text: `e4`, `e4-h8`, files `a-c`, ranks `5-7`, `light`, `dark`. Words side by side must all hold, and `or`
//! separates alternatives: `a-c light or h8`.

use tabiya_chess::{File, Rank, Square, SquareSet};

/// Reads a set of squares; `None` if the text does not describe any.
///
/// ```
/// use tabiya_collection::recipe::{squares_of_text, text_of_squares};
///
/// let squares = squares_of_text("a-b 7-8 light or h1").unwrap();
/// assert_eq!(text_of_squares(squares), "h1 or a7-b8 light");
/// ```
pub fn squares_of_text(text: &str) -> Option<SquareSet> {
    let mut squares = SquareSet::EMPTY;
    let mut alternative = None;
    for word in text.split_ascii_whitespace() {
        if word.eq_ignore_ascii_case("or") {
            squares |= alternative.take()?;
        } else {
            let of_word = squares_of_word(&word.to_ascii_lowercase())?;
            alternative = Some(alternative.unwrap_or(SquareSet::ALL) & of_word);
        }
    }
    Some(squares | alternative?)
}

fn squares_of_word(word: &str) -> Option<SquareSet> {
    match word {
        "light" => return Some(SquareSet::LIGHT),
        "dark" => return Some(!SquareSet::LIGHT),
        _ => {}
    }
    let (first, last) = word.split_once('-').unwrap_or((word, word));
    if let (Some(first), Some(last)) = (Square::from_name(first), Square::from_name(last)) {
        return Some(between_corners(first, last));
    }
    let sign = |text: &str| match text.as_bytes() {
        [sign] => Some(*sign),
        _ => None,
    };
    let (first, last) = (sign(first)?, sign(last)?);
    if let (Some(first), Some(last)) = (File::from_letter(first), File::from_letter(last)) {
        return Some(between_corners(
            Square::new(first, Rank::FIRST),
            Square::new(last, Rank::EIGHTH),
        ));
    }
    let rank = |sign: u8| Rank::from_index(sign.checked_sub(b'1')?);
    Some(between_corners(
        Square::new(File::A, rank(first)?),
        Square::new(File::H, rank(last)?),
    ))
}

/// The squares of a rectangle.
fn between_corners(one: Square, other: Square) -> SquareSet {
    let is_between =
        |place: u8, one: u8, other: u8| one.min(other) <= place && place <= one.max(other);
    let is_inside = |square: &Square| {
        is_between(
            square.file().index(),
            one.file().index(),
            other.file().index(),
        ) && is_between(
            square.rank().index(),
            one.rank().index(),
            other.rank().index(),
        )
    };
    Square::all().filter(is_inside).collect()
}

/// A short text for a set of squares, which is read as the same set.
pub fn text_of_squares(squares: SquareSet) -> String {
    let plain = rectangles(squares, SquareSet::ALL);
    let shades = [("light", SquareSet::LIGHT), ("dark", !SquareSet::LIGHT)];
    let shades = shades.map(|(word, shade)| {
        let is_inside = squares.len() > 1 && (squares - shade).is_empty();
        is_inside.then(|| (word, rectangles(squares, shade)))
    });
    let shade = shades.into_iter().flatten().next();
    let texts: Vec<_> = match shade {
        Some((word, shaded)) if shaded.len() < plain.len() => {
            shaded.into_iter().map(|one| one.text(word)).collect()
        }
        _ => plain.into_iter().map(|one| one.text("")).collect(),
    };
    texts.join(" or ")
}

struct Rectangle {
    low: Square,
    high: Square,
}

impl Rectangle {
    fn text(&self, shade: &str) -> String {
        let (low, high) = (self.low, self.high);
        let is_whole_file = low.rank() == Rank::FIRST && high.rank() == Rank::EIGHTH;
        let is_whole_rank = low.file() == File::A && high.file() == File::H;
        let range = |low: char, high: char| {
            if low == high {
                low.to_string()
            } else {
                format!("{low}-{high}")
            }
        };
        let text = match (is_whole_file, is_whole_rank) {
            (true, true) if !shade.is_empty() => return shade.to_owned(),
            (true, false) => range(low.file().letter(), high.file().letter()),
            (false, true) => range(low.rank().digit(), high.rank().digit()),
            (false, false) if low == high => return low.to_string(),
            (true, true) | (false, false) => format!("{low}-{high}"),
        };
        let space = if shade.is_empty() { "" } else { " " };
        format!("{text}{space}{shade}")
    }
}

/// Rectangles whose squares of one shade (or of both) are these.
fn rectangles(squares: SquareSet, shade: SquareSet) -> Vec<Rectangle> {
    let mut left = squares;
    let mut found = Vec::new();
    while let Some(first) = left.first() {
        let mut best = (first, first, SquareSet::of(first));
        for low in Square::all() {
            let others =
                Square::all().filter(|high| low.rank() <= high.rank() && low.file() <= high.file());
            for high in others {
                let inside = between_corners(low, high) & shade;
                let is_better = inside.contains(first)
                    && (inside - squares).is_empty()
                    && best.2.len() < inside.len();
                if is_better {
                    best = (low, high, inside);
                }
            }
        }
        let (low, high, inside) = best;
        found.push(Rectangle { low, high });
        left = left - inside;
    }
    found
}
