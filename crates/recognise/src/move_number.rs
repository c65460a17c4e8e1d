//! Finds the side to move in captions that consist of a move number and a question, such as `1…?`: three dots mean
//! White's move, so Black is to move. A number with one dot is everywhere and says nothing.

use super::line_net::HIGH;

/// The maximum number of digits.
const MOST_DIGITS: usize = 3;
/// The minimum value of ink in a line.
const INK: f32 = 0.4;
/// The rows of a digit: more than this part of all rows.
const LEAST_HIGH: usize = HIGH * 6 / 10;
/// The maximum height and width of a dot.
const LARGEST_DOT: usize = HIGH * 4 / 10;
/// The first row in which the ink of a dot on the base line may begin.
const LOW: usize = HIGH / 2;
/// The maximum width of the question marks after the dots.
const WIDEST: usize = 2 * HIGH;

/// Whether White is to move according to a line whose text is known. `None` where it is no such caption.
pub(super) fn said_in(line: &str) -> Option<bool> {
    let signs: String = line
        .chars()
        .filter(|sign| !sign.is_whitespace())
        .map(|sign| {
            if sign == '…' {
                "...".to_owned()
            } else {
                sign.to_string()
            }
        })
        .collect();
    // The number of the diagram may come first.
    let is_numbered = signs
        .split_once('.')
        .is_some_and(|(first, rest)| digits_of(first) > 0 && is_number(rest));
    (is_number(&signs) || is_numbered).then_some(false)
}

/// The number of digits of a text that has nothing else; otherwise 0.
fn digits_of(text: &str) -> usize {
    let is_digits = text.chars().all(|sign| sign.is_ascii_digit());
    if is_digits { text.len() } else { 0 }
}

fn is_number(signs: &str) -> bool {
    let after = signs.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let digits = signs.len() - after.len();
    let rest = after.trim_start_matches('.');
    let dots = after.len() - rest.len();
    let is_question = rest.chars().all(|sign| matches!(sign, '?' | '!'));
    (1..=MOST_DIGITS).contains(&digits) && (3..=4).contains(&dots) && is_question
}

/// A part of a line between two columns without ink.
#[derive(Clone, Copy)]
struct Part {
    width: usize,
    /// The first row with ink, and the number of rows from there to the last one.
    top: usize,
    height: usize,
}

impl Part {
    fn is_tall(self) -> bool {
        self.height >= LEAST_HIGH
    }

    fn is_dot(self) -> bool {
        self.top >= LOW && self.height <= LARGEST_DOT && self.width <= LARGEST_DOT
    }
}

/// The same for a line as input of the net (`lines::cut`).
pub(super) fn said(line: &[f32]) -> Option<bool> {
    let parts = parts(line);
    // The number of the diagram may come first.
    let digits = parts.iter().take_while(|part| part.is_tall()).count();
    let has_first = digits > 0 && parts.get(digits).is_some_and(|part| part.is_dot());
    let is_numbered = has_first && are_number(&parts[digits + 1..]);
    (are_number(&parts) || is_numbered).then_some(false)
}

fn are_number(parts: &[Part]) -> bool {
    let digits = parts.iter().take_while(|part| part.is_tall()).count();
    let after = &parts[digits..];
    let dots = after.iter().take_while(|part| part.is_dot()).count();
    let is_question = match &after[dots..] {
        [one] => one.is_tall() && one.width <= WIDEST,
        [one, other] => one.is_tall() && other.is_tall() && one.width + other.width <= WIDEST,
        _ => false,
    };
    (1..=MOST_DIGITS).contains(&digits) && (3..=4).contains(&dots) && is_question
}

/// The parts of a line from left to right.
fn parts(line: &[f32]) -> Vec<Part> {
    let width = line.len() / HIGH;
    let rows = |column: usize| {
        let is_ink = move |row: &usize| line[row * width + column] >= INK;
        (0..HIGH).filter(is_ink)
    };
    let mut parts = Vec::new();
    let mut open: Option<(usize, usize, usize)> = None;
    for column in 0..=width {
        let ink: Vec<usize> = if column < width {
            rows(column).collect()
        } else {
            Vec::new()
        };
        open = match (open, ink.first().zip(ink.last())) {
            (None, None) => None,
            (None, Some((top, bottom))) => Some((column, *top, *bottom)),
            (Some((from, top, bottom)), Some((first, last))) => {
                Some((from, top.min(*first), bottom.max(*last)))
            }
            (Some((from, top, bottom)), None) => {
                parts.push(Part {
                    width: column - from,
                    top,
                    height: bottom + 1 - top,
                });
                None
            }
        };
    }
    parts
}
