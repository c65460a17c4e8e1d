//! The spellings of moves that people write instead of standard algebraic notation.

use crate::piece_letters::{Language, piece_of_figurine};
use tabiya_chess::{File, Rank, Role, RookSide, Square};

/// A deviation of a move from standard algebraic notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveRepair {
    /// A move number before it: `12.Nf3`.
    Number,
    /// A remark after it: `Nf3!?`.
    Remark,
    /// A mention of en passant: `exd6 e.p.`
    EnPassant,
    /// Castling with zeros, small letters or no dash: `0-0`.
    Castling,
    /// A piece by its letter in this language: `Sf3`.
    Letter(Language),
    /// A piece by its chess symbol.
    Figurine,
    /// Letters of the wrong case: `nf3`, `E4`.
    Case,
    /// The letter of the pawn: `Pe4`.
    PawnLetter,
    /// Promotion without the sign: `e8Q`, `e8(Q)`.
    Promotion,
    /// Signs between the squares: `Ng1-f3`, `N:e5`.
    Signs,
    /// The two squares: `g1f3`.
    Coordinates,
    /// A missing or superfluous sign of capture.
    Capture,
    /// A superfluous file or rank of origin.
    Origin,
    /// A missing, wrong or unusual sign of check or mate.
    CheckSign,
}

/// Whether a word is only a move number: `12.`, `12...`, `…`.
pub fn is_move_number(word: &str) -> bool {
    let dots = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    !dots.is_empty() && dots.chars().all(|sign| matches!(sign, '.' | '…'))
}

/// A move as written, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WrittenMove {
    Castling(RookSide),
    Step(MoveParts),
}

/// The parts of a move other than castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MoveParts {
    /// `None` for a pawn, or, if the text names both squares, for any piece.
    pub(super) role: Option<Role>,
    pub(super) file: Option<File>,
    pub(super) rank: Option<Rank>,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
}

/// One way to understand a text, with the deviations.
#[derive(Clone, Debug)]
pub(super) struct MoveReading {
    pub(super) written: WrittenMove,
    pub(super) repairs: Vec<MoveRepair>,
}

/// All ways to understand this text, with the letters of these languages and with English ones.
pub(super) fn readings(text: &str, languages: &[Language]) -> Vec<MoveReading> {
    let mut repairs = Vec::new();
    let rest = without_number(text.trim(), &mut repairs);
    let rest = without_remarks(rest, &mut repairs);
    if let Some(side) = castling(rest) {
        if !matches!(rest, "O-O" | "O-O-O") {
            repairs.push(MoveRepair::Castling);
        }
        let written = WrittenMove::Castling(side);
        return vec![MoveReading { written, repairs }];
    }
    let mut readings: Vec<MoveReading> = Vec::new();
    for (role, rest, told) in leading_pieces(rest, languages) {
        if role.is_none() && !readings.is_empty() && tells_cases_apart(rest) {
            continue;
        }
        let mut repairs = repairs.clone();
        repairs.extend(told);
        if let Some(step) = step(role, rest, languages, &mut repairs) {
            let written = WrittenMove::Step(step);
            if readings.iter().all(|known| known.written != written) {
                readings.push(MoveReading { written, repairs });
            }
        }
    }
    readings
}

/// Whether a capital at the beginning can only be a piece, because files are written in small letters: `Bb6` is
/// never the pawn move b6, but `B2-B4` may be a pawn move.
fn tells_cases_apart(text: &str) -> bool {
    let is_file = |sign: char| matches!(sign, 'a'..='h');
    text.starts_with(|sign: char| sign.is_ascii_uppercase()) && text.contains(is_file)
}

fn without_number<'a>(text: &'a str, repairs: &mut Vec<MoveRepair>) -> &'a str {
    let behind = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let rest = behind.trim_start_matches(['.', '…']);
    if behind.len() == text.len() || rest.len() == behind.len() {
        return text;
    }
    repairs.push(MoveRepair::Number);
    rest.trim_start()
}

/// The text without signs of check, remarks, and the mention of en passant, in any order.
fn without_remarks<'a>(text: &'a str, repairs: &mut Vec<MoveRepair>) -> &'a str {
    let mut rest = text;
    loop {
        let before = rest;
        rest = rest.trim_end();
        let bare = rest.trim_end_matches(['!', '?']);
        if bare.len() < rest.len() {
            repairs.push(MoveRepair::Remark);
            rest = bare;
        }
        rest = rest.trim_end_matches(['+', '#', '†', '‡']);
        for sign in ["ch", "mate"] {
            rest = rest.strip_suffix(sign).unwrap_or(rest);
        }
        for sign in ["e.p.", "e.p", "ep"] {
            if let Some(bare) = rest.strip_suffix(sign) {
                repairs.push(MoveRepair::EnPassant);
                rest = bare;
                break;
            }
        }
        if rest == before {
            return rest;
        }
    }
}

fn castling(text: &str) -> Option<RookSide> {
    let is_dash = |sign: &char| matches!(sign, '-' | '–' | '—');
    let mut wings = 0;
    for sign in text.chars().filter(|sign| !is_dash(sign)) {
        if !matches!(sign, 'O' | '0' | 'o' | 'О' | 'о') {
            return None;
        }
        wings += 1;
    }
    match wings {
        2 => Some(RookSide::Kingside),
        3 => Some(RookSide::Queenside),
        _ => None,
    }
}

/// The ways to read the beginning of a step as a piece, with the rest of the text.
fn leading_pieces<'a>(
    text: &'a str,
    languages: &[Language],
) -> Vec<(Option<Role>, &'a str, Option<MoveRepair>)> {
    let mut found = Vec::new();
    if let Some(first) = text.chars().next()
        && let Some(piece) = piece_of_figurine(first)
    {
        let rest = text.get(first.len_utf8()..).unwrap_or_default();
        let rest = rest
            .trim_start_matches('\u{fe0e}')
            .trim_start_matches('\u{fe0f}');
        return vec![(Some(piece.role()), rest, Some(MoveRepair::Figurine))];
    }
    for (role, told, letter) in letters(languages) {
        // Longer names first: the Russian king begins with the letter of the knight.
        if let Some(rest) = text.strip_prefix(letter) {
            found.push((Some(role), rest, told));
        }
    }
    found.push((None, text, None));
    let first = text.chars().next().map(|first| first.to_ascii_uppercase());
    for role in Role::ALL {
        if text.starts_with(role.letter().to_ascii_lowercase()) && first == Some(role.letter()) {
            let rest = text.get(1..).unwrap_or_default();
            found.push((Some(role), rest, Some(MoveRepair::Case)));
        }
    }
    found
}

/// The letters of the pieces in English and in these languages, longer names first.
fn letters(
    languages: &[Language],
) -> impl Iterator<Item = (Role, Option<MoveRepair>, &'static str)> {
    let others = languages.iter().filter(|one| **one != Language::English);
    let all = [Language::English].into_iter().chain(others.copied());
    let mut letters: Vec<_> = all
        .flat_map(|language| Role::ALL.map(|role| (role, language)))
        .map(|(role, language)| {
            let told = match (role, language) {
                (Role::Pawn, Language::English) => Some(MoveRepair::PawnLetter),
                (_, Language::English) => None,
                _ => Some(MoveRepair::Letter(language)),
            };
            (role, told, language.letter(role))
        })
        .collect();
    letters.sort_by_key(|(_, _, letter)| std::cmp::Reverse(letter.len()));
    letters.into_iter()
}

/// Reads the part after the piece: the origin as far as it is given, the target, and the promotion.
fn step(
    role: Option<Role>,
    text: &str,
    languages: &[Language],
    repairs: &mut Vec<MoveRepair>,
) -> Option<MoveParts> {
    let end = text.rfind(|sign: char| sign.is_ascii_digit())? + 1;
    let (way, behind) = text.split_at_checked(end)?;
    let promotion = promotion(behind, languages, repairs)?;
    let mut squares = Vec::with_capacity(4);
    for sign in way.chars() {
        match sign {
            'x' => {}
            '-' | '–' | '—' | ':' | '×' | 'X' | '*' | '/' | ' ' => {
                push_once(repairs, MoveRepair::Signs);
            }
            'a'..='h' | '1'..='8' => squares.push(u8::try_from(sign).ok()?),
            'A'..='H' => {
                push_once(repairs, MoveRepair::Case);
                squares.push(u8::try_from(sign.to_ascii_lowercase()).ok()?);
            }
            _ => return None,
        }
    }
    let (&[to_file, to_rank], origin) = squares.split_last_chunk::<2>().map(|(a, b)| (b, a))?;
    let to = Square::new(File::from_letter(to_file)?, rank_of(to_rank)?);
    let (file, rank) = match *origin {
        [] => (None, None),
        [file, rank] => (Some(File::from_letter(file)?), Some(rank_of(rank)?)),
        [one] if one.is_ascii_digit() => (None, Some(rank_of(one)?)),
        [one] => (Some(File::from_letter(one)?), None),
        _ => return None,
    };
    Some(MoveParts {
        role,
        file,
        rank,
        to,
        promotion,
    })
}

fn push_once(repairs: &mut Vec<MoveRepair>, repair: MoveRepair) {
    if !repairs.contains(&repair) {
        repairs.push(repair);
    }
}

fn rank_of(digit: u8) -> Option<Rank> {
    Rank::ALL
        .get(usize::from(digit.checked_sub(b'1')?))
        .copied()
}

/// The promotion of a pawn; the inner `None` means that the text names none.
#[expect(
    clippy::option_option,
    reason = "nothing said is not the same as nothing understood"
)]
fn promotion(
    text: &str,
    languages: &[Language],
    repairs: &mut Vec<MoveRepair>,
) -> Option<Option<Role>> {
    if text.is_empty() {
        return Some(None);
    }
    let name = text.trim_matches(['=', '(', ')', '/', ' ', ':', '\u{fe0e}', '\u{fe0f}']);
    let is_standard = text.strip_prefix('=') == Some(name);
    if !is_standard {
        push_once(repairs, MoveRepair::Promotion);
    }
    let mut signs = name.chars();
    if let (Some(sign), None) = (signs.next(), signs.next())
        && let Some(piece) = piece_of_figurine(sign)
    {
        push_once(repairs, MoveRepair::Figurine);
        return Some(Some(piece.role()));
    }
    for (role, told, letter) in letters(languages) {
        if name == letter {
            if let Some(told) = told {
                push_once(repairs, told);
            }
            return Some(Some(role));
        }
    }
    let &[letter] = name.as_bytes() else {
        return None;
    };
    let role = promotion_of_letter(letter)?;
    push_once(repairs, MoveRepair::Case);
    Some(Some(role))
}

/// The promotion with this letter, in either case.
pub(super) fn promotion_of_letter(letter: u8) -> Option<Role> {
    match letter.to_ascii_lowercase() {
        b'q' => Some(Role::Queen),
        b'r' => Some(Role::Rook),
        b'b' => Some(Role::Bishop),
        b'n' => Some(Role::Knight),
        _ => None,
    }
}
