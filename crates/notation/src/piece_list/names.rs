//! The meaning of a name: a letter of some language, a word, a figurine, with or without its colour.

use super::tokens::{file_of_letter, is_mark};
use super::words::{PIECES, folded};
use crate::piece_letters::{Language, piece_of_figurine};
use tabiya_chess::{Color, Role};

/// The form of a name, which may show the side of its piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tint {
    /// A word, which does not show the side.
    None,
    /// An upper-case letter, or an outlined figurine.
    Light,
    /// A lower-case letter.
    Lower,
    /// A filled figurine.
    Filled,
    /// A letter for the side before that of the piece: `wK`.
    Said(Color),
}

/// A piece given by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NamedPiece {
    pub(super) role: Role,
    pub(super) tint: Tint,
}

/// The piece with this name.
pub(super) fn named(name: &str, language: Language) -> Option<NamedPiece> {
    let plain: String = name.chars().filter(|c| !is_mark(*c)).collect();
    plain_named(&plain, language)
        .or_else(|| word(name))
        .or_else(|| with_side(&plain, language))
        .or_else(|| foreign(&plain))
}

/// The piece of a figurine, or of a letter of this language or of English.
fn plain_named(name: &str, language: Language) -> Option<NamedPiece> {
    figurine(name)
        .or_else(|| letter(name, language))
        .or_else(|| letter(name, Language::English))
}

fn figurine(name: &str) -> Option<NamedPiece> {
    let mut chars = name.chars();
    let piece = piece_of_figurine(chars.next()?)?;
    let tint = match piece.color() {
        Color::White => Tint::Light,
        Color::Black => Tint::Filled,
    };
    let role = piece.role();
    chars.next().is_none().then_some(NamedPiece { role, tint })
}

fn letter(name: &str, language: Language) -> Option<NamedPiece> {
    let is_lower = name.chars().next()?.is_lowercase();
    let tint = if is_lower { Tint::Lower } else { Tint::Light };
    let lower = name.to_lowercase();
    let is_it = |role: &Role| language.letter(*role).to_lowercase() == lower;
    let role = Role::ALL.into_iter().find(is_it);
    // The Russian king is written with Latin letters, too.
    let role = role.or((lower == "kr").then_some(Role::King));
    role.map(|role| NamedPiece { role, tint })
}

/// The piece of a letter in one of the other languages.
fn foreign(name: &str) -> Option<NamedPiece> {
    Language::ALL
        .into_iter()
        .find_map(|language| letter(name, language))
}

/// The letter in a name, without a letter for the side before it. A lower-case letter that may name a side proves
/// nothing and gives `None`.
pub(super) fn letter_of(name: &str) -> Option<String> {
    let plain: String = name.chars().filter(|c| !is_mark(*c)).collect();
    let mut rest = plain.chars();
    let is_side = rest.next().and_then(side_of_letter).is_some();
    let rest = rest.as_str();
    if roles_of(&plain).next().is_some() && !(is_side && rest.is_empty()) {
        return Some(plain);
    }
    let is_upper = rest.chars().next().is_some_and(char::is_uppercase);
    (is_side && is_upper && roles_of(rest).next().is_some()).then(|| rest.to_owned())
}

/// The meanings of a letter in the languages that have it.
pub(super) fn roles_of(name: &str) -> impl Iterator<Item = (Language, Role)> {
    let is_problemists = matches!(name, "S" | "s");
    Language::ALL.into_iter().filter_map(move |language| {
        // English problem composers use S for the knight, because N is one of their special pieces.
        let is_knight = is_problemists && language == Language::English;
        let role = letter(name, language).map(|named| named.role);
        Some((language, role.or(is_knight.then_some(Role::Knight))?))
    })
}

/// Whether a separate letter names a piece in this language or in English.
pub(super) fn is_piece_letter(name: &str, language: Language) -> bool {
    plain_named(name, language).is_some()
}

fn word(name: &str) -> Option<NamedPiece> {
    let name = folded(name);
    let (role, _) = PIECES
        .into_iter()
        .find(|(_, names)| names.contains(&name.as_str()))?;
    let tint = Tint::None;
    Some(NamedPiece { role, tint })
}

/// The pieces `wK`, `bK`, and `w` alone for a pawn: `wa2`. The letter of the side must be lower case, and that of the
/// piece upper case.
fn with_side(name: &str, language: Language) -> Option<NamedPiece> {
    let mut rest = name.chars();
    let side = side_of_letter(rest.next()?)?;
    let rest = rest.as_str();
    let role = if name == "w" {
        Role::Pawn
    } else {
        let piece = plain_named(rest, language).or_else(|| foreign(rest))?;
        (piece.tint == Tint::Light).then_some(piece.role)?
    };
    let tint = Tint::Said(side);
    Some(NamedPiece { role, tint })
}

/// The side of a letter as programs and problem composers use it, in English, German, Dutch and Russian.
fn side_of_letter(letter: char) -> Option<Color> {
    match letter {
        'w' | 'б' => Some(Color::White),
        'b' | 's' | 'z' | 'ч' => Some(Color::Black),
        _ => None,
    }
}

/// Whether only the rank is missing: `Kg`, `a`.
pub(super) fn lacks_rank(word: &str, language: Language) -> bool {
    let mut before = word.chars();
    let has_file = before.next_back().and_then(file_of_letter).is_some();
    let name = before.as_str();
    has_file && (name.is_empty() || named(name, language).is_some())
}

/// Whether more letters can turn a word into a piece, or a piece with its square.
pub(super) fn is_beginning(word: &str, language: Language) -> bool {
    let lower = folded(word);
    let begins = |names: &[&str]| names.iter().any(|name| name.starts_with(&lower));
    let mut letters = word.chars();
    let is_side = letters.next().and_then(side_of_letter).is_some() && letters.next().is_none();
    is_side || lacks_rank(word, language) || PIECES.iter().any(|(_, names)| begins(names))
}
