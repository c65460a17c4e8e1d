//! Reads material as chess players write it.

use super::{Army, CountedPieces, Material, MaterialError, MaterialErrorKind, PieceCount};
use std::ops::Range;
use tabiya_chess::{Color, Role};

/// The number of squares, and so the maximum number of pieces.
const MAX_MEN: u8 = 64;

impl Material {
    /// Reads a description such as `KRPvKR`, `KQ vs KR`, `P<=2 N+B>=2`.
    ///
    /// # Errors
    /// Returns the first word that is not material, with its place.
    pub fn parse(text: &str) -> Result<Self, MaterialError> {
        read(text)
    }
}

fn read(text: &str) -> Result<Material, MaterialError> {
    let words = words(text);
    let word = |span: &Range<usize>| text.get(span.clone()).unwrap_or_default();
    let mut material = Material::default();
    let mut rest = words.as_slice();
    while let Some((span, behind)) = rest.split_first() {
        let next = behind.first().map(word).unwrap_or_default();
        if is_either(word(span)) {
            material.either_side = true;
            rest = behind
                .get(usize::from(is_side_word(next))..)
                .unwrap_or_default();
        } else if is_count(word(span)) {
            material.counts.push(read_count(word(span), span.start)?);
            rest = behind;
        } else {
            let is_other = |span: &Range<usize>| is_either(word(span)) || is_count(word(span));
            let length = rest.iter().position(is_other).unwrap_or(rest.len());
            let (sides, others) = rest.split_at(length);
            let end = sides.last().map_or(span.end, |last| last.end);
            read_sides(text, span.start..end, &mut material)?;
            rest = others;
        }
    }
    if material.is_empty() && !material.either_side {
        return Err(error(MaterialErrorKind::Nothing, 0..text.len()));
    }
    Ok(material)
}

fn error(kind: MaterialErrorKind, span: Range<usize>) -> MaterialError {
    MaterialError { kind, span }
}

/// Splits the text at spaces and commas; the text around a comparison sign or a plus between pieces
/// is one word.
fn words(text: &str) -> Vec<Range<usize>> {
    let mut words: Vec<Range<usize>> = Vec::new();
    let mut at = 0;
    for word in text.split(is_between_words) {
        let span = at..at + word.len();
        let behind = text.get(span.end..).unwrap_or_default();
        at = span.end + behind.chars().next().map_or(0, char::len_utf8);
        let before = words.last().and_then(|last| text.get(last.clone()));
        let is_more = word.starts_with(|first| first == '+' || is_comparison(first));
        let is_more = is_more || before.is_some_and(|before| goes_on(before, word));
        match words.last_mut() {
            _ if word.is_empty() => {}
            Some(last) if is_more => last.end = span.end,
            _ => words.push(span),
        }
    }
    words
}

/// Whether the text before a space is incomplete without the next word.
fn goes_on(word: &str, next: &str) -> bool {
    let before_plus = word.strip_suffix('+').unwrap_or_default();
    let is_end = |letter: char| letter == '+' || is_comparison(letter);
    let is_counted = |term: &str| read_counted(term.trim()).is_some();
    word.ends_with(is_comparison)
        || before_plus.ends_with(is_between_words)
        || before_plus.split('+').all(is_counted)
            && next.split(is_end).next().is_some_and(is_counted)
}

fn is_between_words(letter: char) -> bool {
    letter.is_whitespace() || letter == ','
}

pub(in crate::search) fn is_comparison(letter: char) -> bool {
    matches!(letter, '=' | '<' | '>' | '≤' | '≥')
}

fn is_either(word: &str) -> bool {
    word.eq_ignore_ascii_case("either")
}

/// Whether a word may follow `either`.
pub(super) fn is_side_word(word: &str) -> bool {
    ["side", "colour", "color", "way"]
        .iter()
        .any(|it| it.eq_ignore_ascii_case(word))
}

fn is_count(word: &str) -> bool {
    word.contains(is_comparison) || is_bare_range(word)
}

/// Whether the word is a count without a comparison sign: `R2+`, `Q0-1`.
pub(super) fn is_bare_range(word: &str) -> bool {
    let Some(start) = word.find(|letter: char| letter.is_ascii_digit()) else {
        return false;
    };
    let (of, range) = word.split_at(start);
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    let is_range = match range.split_once(is_dash) {
        Some((least, most)) => is_number(least) && is_number(most),
        None => range.strip_suffix('+').is_some_and(is_number),
    };
    is_range && are_counted(of)
}

/// Whether the text names things that can be counted: `P`, `wN+wB`.
pub(in crate::search) fn are_counted(text: &str) -> bool {
    text.split('+').all(|term| read_counted(term).is_some())
}

fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '–' | '—')
}

fn read_count(word: &str, offset: usize) -> Result<PieceCount, MaterialError> {
    let is_sign = |letter: char| is_comparison(letter) || letter.is_ascii_digit();
    let (of, condition) = word.split_at(word.find(is_sign).unwrap_or(word.len()));
    let mut counted = Vec::new();
    let mut at = offset;
    for term in of.split('+') {
        let span = at..at + term.trim_end().len();
        let what = read_counted(term.trim());
        counted.push(what.ok_or_else(|| error(MaterialErrorKind::NothingToCount, span))?);
        at += term.len() + 1;
    }
    let behind = condition.trim_start_matches(is_comparison);
    let sign = condition.strip_suffix(behind).unwrap_or_default();
    let (at_least, at_most) = range_of(sign, behind.trim()).map_err(|kind| {
        let start = offset + word.len() - behind.trim_start().len();
        let end = offset + word.trim_end().len();
        error(kind, start.min(end)..end)
    })?;
    Ok(PieceCount {
        of: counted,
        at_least,
        at_most,
    })
}

/// Reads for example `P`, `wP`, `men`, `pawns`.
fn read_counted(term: &str) -> Option<CountedPieces> {
    let of_a_side = || {
        let color = match term.chars().next()? {
            'w' | 'W' => Color::White,
            'b' => Color::Black,
            _ => return None,
        };
        read_kind(term.get(1..)?, Some(color))
    };
    read_kind(term, None).or_else(of_a_side)
}

fn read_kind(text: &str, color: Option<Color>) -> Option<CountedPieces> {
    let role = match text.to_ascii_lowercase().as_str() {
        "men" => None,
        "k" | "king" | "kings" => Some(Role::King),
        "q" | "queen" | "queens" => Some(Role::Queen),
        "r" | "rook" | "rooks" => Some(Role::Rook),
        "b" | "bishop" | "bishops" => Some(Role::Bishop),
        "n" | "knight" | "knights" => Some(Role::Knight),
        "p" | "pawn" | "pawns" => Some(Role::Pawn),
        _ => return None,
    };
    Some(CountedPieces { color, role })
}

fn range_of(sign: &str, numbers: &str) -> Result<(u8, Option<u8>), MaterialErrorKind> {
    let below = |most: Option<u8>| most.ok_or(MaterialErrorKind::EmptyRange);
    Ok(match sign {
        "<" => (0, Some(below(number(numbers)?.checked_sub(1))?)),
        "<=" | "=<" | "≤" => (0, Some(number(numbers)?)),
        ">" => {
            let least = number(numbers)? + 1;
            (below(Some(least).filter(|least| *least <= MAX_MEN))?, None)
        }
        ">=" | "=>" | "≥" => (number(numbers)?, None),
        "" | "=" | "==" => match numbers.split_once(is_dash) {
            Some((least, most)) => {
                let (least, most) = (number(least)?, number(most)?);
                (
                    least,
                    Some(below(Some(most).filter(|most| least <= *most))?),
                )
            }
            None => match numbers.strip_suffix('+') {
                Some(least) => (number(least)?, None),
                None => (number(numbers)?, Some(number(numbers)?)),
            },
        },
        _ => return Err(MaterialErrorKind::NoNumber),
    })
}

fn number(text: &str) -> Result<u8, MaterialErrorKind> {
    let text = text.trim();
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(MaterialErrorKind::NoNumber);
    }
    let number = text.parse().ok().filter(|number| *number <= MAX_MEN);
    number.ok_or(MaterialErrorKind::NumberTooLarge)
}

/// A sign in the text of two sides.
enum Sign {
    /// A number of pieces of a kind.
    Men(Role, u8),
    /// Any pieces.
    Any,
    /// A separator between the sides.
    Separator,
}

fn read_sides(
    text: &str,
    span: Range<usize>,
    material: &mut Material,
) -> Result<(), MaterialError> {
    let too_many = || error(MaterialErrorKind::TooManySides, span.clone());
    if material.white.is_some() || material.black.is_some() {
        return Err(too_many());
    }
    let signs = read_signs(text.get(span.clone()).unwrap_or_default(), span.start)?;
    let has_separator = signs
        .iter()
        .any(|(sign, _)| matches!(sign, Sign::Separator));
    let mut sides = vec![Vec::new()];
    for (sign, at) in signs {
        let is_king = matches!(sign, Sign::Men(Role::King, _));
        let is_first = sides.last().is_none_or(Vec::is_empty);
        match sign {
            Sign::Separator => sides.push(Vec::new()),
            // Without a separator a king begins the other side.
            _ if is_king && !has_separator && !is_first => sides.push(vec![(sign, at)]),
            _ => {
                if let Some(side) = sides.last_mut() {
                    side.push((sign, at));
                }
            }
        }
    }
    let [white, black] = match sides.as_slice() {
        [white] => [army_of(white, &span)?, None],
        [white, black] => [army_of(white, &span)?, army_of(black, &span)?],
        _ => return Err(too_many()),
    };
    if white.is_none() && black.is_none() {
        return Err(error(MaterialErrorKind::Nothing, span));
    }
    (material.white, material.black) = (white, black);
    Ok(())
}

/// Returns the pieces of one side; `None` if they do not matter.
fn army_of(
    signs: &[(Sign, Range<usize>)],
    span: &Range<usize>,
) -> Result<Option<Army>, MaterialError> {
    if matches!(signs, [] | [(Sign::Any, _)]) {
        return Ok(None);
    }
    let mut army = Army::default();
    let mut has_king = false;
    for (sign, at) in signs {
        let Sign::Men(role, count) = sign else {
            let found = '*';
            return Err(error(MaterialErrorKind::UnknownPiece { found }, at.clone()));
        };
        has_king |= *role == Role::King;
        army.set(*role, army.count(*role).saturating_add(*count));
    }
    if !has_king {
        army.set(Role::King, 1);
    }
    if army.men() > u32::from(MAX_MEN) {
        return Err(error(MaterialErrorKind::NumberTooLarge, span.clone()));
    }
    Ok(Some(army))
}

fn read_signs(text: &str, offset: usize) -> Result<Vec<(Sign, Range<usize>)>, MaterialError> {
    let mut signs = Vec::new();
    let mut at = 0;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        let (sign, length) = read_sign(rest).map_err(|(kind, length)| {
            let start = offset + at;
            error(kind, start..start + length)
        })?;
        let span = offset + at..offset + at + length;
        signs.extend(sign.map(|sign| (sign, span)));
        at += length;
    }
    Ok(signs)
}

/// Returns the sign at the beginning of the text and its length; `None` for a filler such as a
/// plus.
fn read_sign(text: &str) -> Result<(Option<Sign>, usize), (MaterialErrorKind, usize)> {
    let letter = text.chars().next().unwrap_or_default();
    let length = letter.len_utf8();
    if let Some(length) = separator_len(text) {
        return Ok((Some(Sign::Separator), length));
    }
    if letter == '*' {
        return Ok((Some(Sign::Any), length));
    }
    if letter == '+' || is_between_words(letter) {
        return Ok((None, length));
    }
    let is_letter = |role: &Role| role.letter() == letter.to_ascii_uppercase();
    let unknown = MaterialErrorKind::UnknownPiece { found: letter };
    let role = Role::ALL
        .into_iter()
        .find(is_letter)
        .ok_or((unknown, length))?;
    let behind = text.get(length..).unwrap_or_default();
    let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
    let count = match behind.get(..digits).unwrap_or_default() {
        "" => 1,
        digits => number(digits).map_err(|kind| (kind, length + digits.len()))?,
    };
    Ok((Some(Sign::Men(role, count)), length + digits))
}

/// Returns the length of the separator between two sides, if the text begins with one.
pub(super) fn separator_len(text: &str) -> Option<usize> {
    ["versus", "against", "vs.", "vs", "v.", "v", "-", "–", "—"]
        .iter()
        .map(|sign| (sign, text.get(..sign.len())))
        .find(|(sign, start)| start.is_some_and(|start| start.eq_ignore_ascii_case(sign)))
        .map(|(sign, _)| sign.len())
}
