//! The side to move, the en-passant target and the counters in the forms that people use.

use super::alphabet::Alphabet;
use super::report::{PlainEdit, RepairKind};
use super::signs::latin_letter;
use crate::fen::parse_digits;
use crate::piece_letters::Language;
use crate::repair::CheckCounters;
use tabiya_chess::{Color, Square};

/// The side that a word names, and the kind of repair unless the word is a plain `w` or `b`.
///
/// `b` is always Black, even in languages whose word for White begins with it.
pub(super) fn side(word: &str, alphabet: Alphabet) -> Option<(Color, Option<RepairKind>)> {
    let is_word = |names: [&str; 2]| names.iter().any(|name| word.eq_ignore_ascii_case(name));
    match word {
        "w" => Some((Color::White, None)),
        "b" => Some((Color::Black, None)),
        _ if is_word(["w", "white"]) => Some((Color::White, Some(RepairKind::LetterCase))),
        _ if is_word(["b", "black"]) => Some((Color::Black, Some(RepairKind::LetterCase))),
        _ => match alphabet {
            Alphabet::English | Alphabet::LookAlike => None,
            Alphabet::Of(language) => {
                let kind = RepairKind::ForeignLetters(language);
                Some((foreign_side(word, language)?, Some(kind)))
            }
        },
    }
}

/// The side of a word or a first letter that has only one meaning in this language.
fn foreign_side(word: &str, language: Language) -> Option<Color> {
    let (white, black): (&[&str], &[&str]) = match language {
        Language::English => (&[], &[]),
        Language::German => (
            &["weiß", "Weiß", "weiss", "Weiss"],
            &["s", "schwarz", "Schwarz"],
        ),
        Language::French => (&["blancs", "Blancs"], &["n", "noirs", "Noirs"]),
        Language::Spanish | Language::Italian | Language::Portuguese => (
            &[
                "blancas", "Blancas", "bianco", "Bianco", "brancas", "Brancas",
            ],
            &["n", "negras", "Negras", "nero", "Nero", "pretas", "Pretas"],
        ),
        Language::Dutch => (&["wit", "Wit"], &["z", "zwart", "Zwart"]),
        Language::Polish => (&["białe", "Białe"], &["c", "czarne", "Czarne"]),
        Language::Russian => (
            &["б", "белые", "Белые"],
            &["ч", "чёрные", "Чёрные", "черные", "Черные"],
        ),
    };
    match word {
        _ if white.contains(&word) => Some(Color::White),
        _ if black.contains(&word) => Some(Color::Black),
        _ => None,
    }
}

/// The en-passant target of a word.
pub(super) struct EnPassantWord {
    /// The exact field.
    pub(super) exact: String,
    /// The edits that make the word exact.
    pub(super) edits: Vec<PlainEdit>,
    /// A square that no pawn can pass: it is reported, and omitted from the field.
    pub(super) impossible: Option<Square>,
}

/// Reads a word that begins at this place of the text; `None` if it is something else.
pub(super) fn en_passant(word: &str, start: usize) -> Option<EnPassantWord> {
    let whole = start..start + word.len();
    if !word.is_empty() && word.chars().all(|c| c == '-') {
        let edit = PlainEdit::new(RepairKind::LookalikeLetters, whole, "-");
        return Some(EnPassantWord {
            exact: "-".to_owned(),
            edits: if word == "-" { Vec::new() } else { vec![edit] },
            impossible: None,
        });
    }
    let mut characters = word.chars();
    let (found, digit) = (characters.next()?, characters.next()?);
    let latin = latin_letter(found).unwrap_or(found);
    let name = format!("{}{digit}", latin.to_ascii_lowercase());
    let square = Square::from_name(&name).filter(|_| characters.next().is_none())?;
    if !matches!(digit, '3' | '6') {
        let edit = PlainEdit::new(RepairKind::ImpossibleTarget, whole, "-");
        return Some(EnPassantWord {
            exact: "-".to_owned(),
            edits: vec![edit],
            impossible: Some(square),
        });
    }
    let kind = if latin == found {
        RepairKind::LetterCase
    } else {
        RepairKind::LookalikeLetters
    };
    let letter = start..start + found.len_utf8();
    let edit = PlainEdit::new(kind, letter, latin.to_ascii_lowercase());
    Some(EnPassantWord {
        edits: if word == name { Vec::new() } else { vec![edit] },
        exact: name,
        impossible: None,
    })
}

/// The exact counter of a word; `None` if it is something else or too large. `-` means the least value. Programs
/// without integers write `3.0`.
pub(super) fn counter(word: &str, least: u32) -> Option<String> {
    if word == "-" {
        return Some(least.to_string());
    }
    let unsigned = word.strip_prefix('+').unwrap_or(word);
    let digits = match unsigned.split_once('.') {
        Some((digits, zeros)) if zeros.bytes().all(|byte| byte == b'0') => digits,
        Some(_) => return None,
        None => unsigned,
    };
    let number = parse_digits(digits.as_bytes())?;
    Some(number.max(least).to_string())
}

/// The counters of Three-check at the beginning of a text, with their length in bytes.
pub(super) fn check_counters(text: &str) -> Option<(CheckCounters, usize)> {
    let count = |digit: u8| digit.is_ascii_digit().then(|| digit - b'0');
    let (white, black, are_given, length) = match text.as_bytes() {
        [b'+', white, b'+', black, ..] => (*white, *black, true, 4),
        [white, b'+', black, ..] => (*white, *black, false, 3),
        _ => return None,
    };
    let counters = CheckCounters {
        white: count(white)?,
        black: count(black)?,
        are_given,
    };
    let behind = text.get(length..)?;
    let is_alone = !behind.starts_with(|c: char| c.is_alphanumeric() || c == '+');
    is_alone.then_some((counters, length))
}

/// The length of the time control at the beginning of a text, as a chess server wrote it before the counters: `161+0`.
/// It has more digits than the counters of Three-check.
pub(super) fn time_control(text: &str) -> Option<usize> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let minutes = digits(text);
    let seconds = digits(text.get(minutes..)?.strip_prefix('+')?);
    let length = minutes + 1 + seconds;
    let is_alone = text.get(length..)?.starts_with(char::is_whitespace);
    (0 < minutes && 0 < seconds && 3 < length && is_alone).then_some(length)
}
