//! One line of a diagram: a row of eight squares, an edge, the letters of the files.

use crate::repair::alphabet::{Alphabet, RankPart, RankSign, rank_parts};
use tabiya_chess::{Color, Piece, Role};

/// The role of a line of text in a diagram.
pub(super) enum DiagramLine<'text> {
    /// Eight squares.
    Row(DiagramRow<'text>),
    /// The letters of the files, with this side at the bottom.
    Files(Color),
    /// A drawn line.
    Frame,
    Blank,
    Other,
}

impl DiagramLine<'_> {
    pub(super) const fn is_blank(&self) -> bool {
        matches!(self, Self::Blank)
    }
}

/// Eight squares.
pub(super) struct DiagramRow<'text> {
    /// The contents of the squares; an empty square is an empty text or a sign.
    pub(super) cells: Vec<&'text str>,
    /// The number next to the row.
    pub(super) label: Option<u8>,
    /// Whether it can also be the edge of the board.
    pub(super) may_be_frame: bool,
}

/// The maximum length of a row.
const LONGEST: usize = 200;

/// The role of a line.
pub(super) fn line_of(line: &str) -> DiagramLine<'_> {
    let line = without_tags(line.trim());
    if line.is_empty() {
        return DiagramLine::Blank;
    }
    if line.len() > LONGEST {
        return DiagramLine::Other;
    }
    if let Some(row) = row(line) {
        return DiagramLine::Row(row);
    }
    if let Some(below) = files(line) {
        return DiagramLine::Files(below);
    }
    if line.chars().all(|c| c == ' ' || is_edge(c)) {
        DiagramLine::Frame
    } else {
        DiagramLine::Other
    }
}

/// The line without `[code]`, `<pre>` or a fence at its ends.
fn without_tags(mut line: &str) -> &str {
    const TAGS: [&str; 8] = [
        "[code]", "[/code]", "[pre]", "[/pre]", "<pre>", "</pre>", "<code>", "</code>",
    ];
    line = line.trim_matches('`');
    let mut is_changed = true;
    while is_changed {
        is_changed = false;
        for tag in TAGS {
            let (head, foot) = (line.get(..tag.len()), line.len().checked_sub(tag.len()));
            if head.is_some_and(|head| head.eq_ignore_ascii_case(tag)) {
                line = line.get(tag.len()..).unwrap_or_default().trim();
                is_changed = true;
            } else if let Some((rest, tail)) = foot.and_then(|at| line.split_at_checked(at))
                && tail.eq_ignore_ascii_case(tag)
            {
                line = rest.trim();
                is_changed = true;
            }
        }
    }
    line
}

/// Vertical lines between the squares and around them.
const UPRIGHT: [char; 5] = ['|', '│', '║', '┃', '¦'];

/// Whether edges of a board are drawn with this character.
fn is_edge(character: char) -> bool {
    UPRIGHT.contains(&character)
        || matches!(character, '-' | '+' | '=' | '_' | ':' | '*' | '~')
        || matches!(character, '\u{2500}'..='\u{257f}')
}

/// Whether this character marks an empty square.
fn is_empty_sign(character: char) -> bool {
    matches!(
        character,
        '.' | '-'
            | '_'
            | '*'
            | '+'
            | ':'
            | '#'
            | '='
            | '·'
            | '•'
            | '∙'
            | '⋅'
            | '◦'
            | '⭘'
            | '○'
            | '□'
            | '■'
            | '▢'
            | '▪'
            | '▫'
            | '◻'
            | '◼'
            | '⬜'
            | '⬛'
            | '░'
            | '▒'
            | '▓'
            | '█'
    )
}

fn row(line: &str) -> Option<DiagramRow<'_>> {
    let (before, line) = match line.split_at_checked(1) {
        Some((digit, rest)) if is_rank(digit) => (digit.parse().ok(), rest),
        _ => (None, line),
    };
    let end = line.len().checked_sub(1)?;
    let (line, behind) = match line.split_at_checked(end) {
        Some((rest, digit)) if is_rank(digit) => (rest, digit.parse().ok()),
        _ => (line, None),
    };
    if before.is_some() && behind.is_some() && before != behind {
        return None;
    }
    let label = before.or(behind);
    let squares = line.trim();
    let cells = cells(squares).filter(|cells| cells.iter().all(|cell| may_be_square(cell)))?;
    let is_drawn = |c: char| is_edge(c) && !c.is_whitespace();
    Some(DiagramRow {
        may_be_frame: label.is_none() && squares.chars().all(is_drawn),
        cells,
        label,
    })
}

fn is_rank(text: &str) -> bool {
    matches!(text.as_bytes(), [b'1'..=b'8'])
}

/// The eight squares of a row without its number.
fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix(UPRIGHT);
    let inner = inner.unwrap_or(line);
    let (inner, is_framed) = match inner.strip_suffix(UPRIGHT) {
        Some(framed) => (framed, inner.len() < line.len()),
        None => (inner, false),
    };
    let parted: Vec<&str> = inner.split(UPRIGHT).map(str::trim).collect();
    if parted.len() > 1 {
        return (parted.len() == 8).then_some(parted);
    }
    let words: Vec<&str> = inner.split_whitespace().collect();
    if words.len() == 8 {
        return Some(words);
    }
    let signs: Vec<&str> = characters(inner).collect();
    let is_one_word = words.len() == 1;
    match signs.len() {
        8 if is_framed || is_one_word => Some(signs),
        // Each square has a space next to it, and may be a space itself.
        15 if is_framed => every_other(&signs, 0),
        16 if is_framed => every_other(&signs, 0).or_else(|| every_other(&signs, 1)),
        17 if is_framed => every_other(&signs, 1),
        _ if is_one_word => characters(inner.trim())
            .count()
            .eq(&8)
            .then(|| characters(inner.trim()).collect()),
        _ => None,
    }
}

fn characters(text: &str) -> impl Iterator<Item = &str> {
    let ends = text.char_indices().map(|(at, c)| at..at + c.len_utf8());
    ends.filter_map(|span| text.get(span))
}

/// The eight squares from `first` on, if all characters between them are spaces.
fn every_other<'text>(signs: &[&'text str], first: usize) -> Option<Vec<&'text str>> {
    let is_square = |at: usize| at % 2 == first % 2;
    let signs = || signs.iter().copied().enumerate();
    let mut between = signs().filter(|(at, _)| !is_square(*at));
    if !between.all(|(_, sign)| sign.trim().is_empty()) {
        return None;
    }
    let squares = signs().filter(|(at, _)| is_square(*at));
    let squares: Vec<_> = squares.map(|(_, sign)| sign.trim()).collect();
    (squares.len() == 8).then_some(squares)
}

fn may_be_square(cell: &str) -> bool {
    Alphabet::ALL
        .into_iter()
        .any(|alphabet| piece(cell, alphabet).is_some())
}

/// The content of a square: a piece or nothing. `None` if it is neither.
#[expect(clippy::option_option, reason = "an empty square is no error")]
pub(super) fn piece(cell: &str, alphabet: Alphabet) -> Option<Option<Piece>> {
    const LONGEST_SIGN: usize = 3;
    let count = cell.chars().count();
    if count <= LONGEST_SIGN && cell.chars().all(|c| c == ' ' || is_empty_sign(c)) {
        return Some(None);
    }
    let named = letter(cell, alphabet).or_else(|| letter_with_color(cell));
    named.map(Some)
}

fn letter(cell: &str, alphabet: Alphabet) -> Option<Piece> {
    let mut parts = rank_parts(cell, alphabet);
    match (parts.next(), parts.next()) {
        (
            Some(RankPart {
                sign: RankSign::Piece(piece),
                ..
            }),
            None,
        ) => Some(piece),
        _ => None,
    }
}

/// The pieces `wK` and `bK`; `kl` and `kd` (light and dark), as in encyclopedias; `*K` for Black next to plain
/// capitals, as on chess servers.
fn letter_with_color(cell: &str) -> Option<Piece> {
    let mut letters = cell.chars();
    let (first, second) = (letters.next()?, letters.next()?);
    if letters.next().is_some() {
        return None;
    }
    let role = |letter: char| -> Option<Role> { Piece::from_letter(letter).map(Piece::role) };
    let (color, role) = match (first, second) {
        ('w', 'A'..='Z') => (Color::White, role(second)?),
        ('b' | '*', 'A'..='Z') => (Color::Black, role(second)?),
        ('a'..='z', 'l') => (Color::White, role(first)?),
        ('a'..='z', 'd') => (Color::Black, role(first)?),
        _ => return None,
    };
    Some(Piece::new(color, role))
}

/// The side at the bottom, according to the letters of the files.
fn files(line: &str) -> Option<Color> {
    let is_between = |c: char| c == ' ' || is_edge(c);
    let letters = line.chars().filter(|c| !is_between(*c));
    let letters: String = letters.flat_map(char::to_lowercase).take(9).collect();
    match letters.as_str() {
        "abcdefgh" => Some(Color::White),
        "hgfedcba" => Some(Color::Black),
        _ => None,
    }
}
