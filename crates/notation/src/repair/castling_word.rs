//! The castling field in the forms that people use: in any order, repeated, in mixed dialects.

use super::alphabet::starts_with;
use super::report::{PlainEdit, RepairKind};
use super::signs::latin_letter;
use crate::fen::right_of_letter;
use crate::piece_letters::Language;
use tabiya_chess::{
    Board, CastlingRight, Color, File, Piece, Role, RookSide, Square, outermost_rook,
};

/// The castling rights of a word.
pub(super) struct CastlingWord {
    /// The exact field.
    pub(super) exact: String,
    /// The edits that make the word exact.
    pub(super) edits: Vec<PlainEdit>,
    /// The rooks that cannot have a right because another one is further out on the same side.
    pub(super) surplus: Vec<Square>,
    /// Whether the word names a file without a rook, as words of prose may do.
    pub(super) names_absent_rook: bool,
}

/// One letter of the field.
struct Letter {
    at: usize,
    found: char,
    /// The letter of FEN that it represents.
    latin: char,
    slot: (Color, RookSide),
    right: CastlingRight,
}

/// Reads a word that begins at this place of the text; `None` if it is something else.
pub(super) fn read(word: &str, start: usize, board: &Board) -> Option<CastlingWord> {
    let letters = letters(word, start, board)?;
    let kept = kept_letters(&letters, board);
    let has_standard = kept.iter().any(|letter| is_standard(letter.latin));
    let mut edits = Vec::new();
    let mut read_order = String::new();
    for (at, found) in word.char_indices() {
        let at = start + at;
        let Some(letter) = kept.iter().find(|letter| letter.at == at) else {
            let is_only_dash = letters.is_empty() && at == start;
            let kind = match found {
                ' ' => RepairKind::WhiteSpace,
                _ => RepairKind::CastlingRepeated,
            };
            if !is_only_dash {
                edits.push(PlainEdit::removal(kind, at..at + found.len_utf8()));
            }
            continue;
        };
        let exact = exact_letter(letter, has_standard, board);
        read_order.push(exact);
        edits.extend(edit_of_letter(letter, exact));
    }
    let mut sorted = kept;
    sorted.sort_by_key(|letter| letter.slot);
    let exact = sorted.iter().map(|l| exact_letter(l, has_standard, board));
    let exact: String = exact.collect();
    let surplus = surplus_letters(&letters, &sorted);
    if exact != read_order || !are_in_order(&letters, &surplus) {
        let whole = start..start + word.len();
        edits.push(PlainEdit::new(
            RepairKind::CastlingOrder,
            whole,
            exact.clone(),
        ));
    }
    let exact = if exact.is_empty() { "-".into() } else { exact };
    let surplus = squares_of(&surplus);
    let names_absent_rook = letters.iter().any(|l| is_absent(l, board));
    Some(CastlingWord {
        exact,
        edits,
        surplus,
        names_absent_rook,
    })
}

/// Reads a word with the letters of king and queen in another language: `KDkd`. A letter that may also be the file of a
/// rook counts only together with the king's.
pub(super) fn read_foreign(
    word: &str,
    start: usize,
    board: &Board,
    language: Language,
) -> Option<CastlingWord> {
    let [king, queen] = [Role::King, Role::Queen].map(|role| language.letter(role));
    let mut latin = String::new();
    let mut rest = word;
    while !rest.is_empty() {
        let sides = [(king, 'K'), (queen, 'Q')];
        let named = sides.into_iter().find_map(|(letter, standard)| {
            let (color, length) = starts_with(rest, letter)?;
            Some((in_case(standard, color), length))
        });
        let (letter, length) = named?;
        latin.push(letter);
        rest = rest.get(length..)?;
    }
    let names_both = latin.contains(['K', 'k']) && latin.contains(['Q', 'q']);
    if latin == word || !names_both {
        return None;
    }
    let mut castling = read(&latin, start, board)?;
    let kind = RepairKind::ForeignLetters(language);
    let span = start..start + word.len();
    castling.edits = vec![PlainEdit::new(kind, span, castling.exact.clone())];
    Some(castling)
}

fn in_case(letter: char, color: Color) -> char {
    match color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    }
}

fn letters(word: &str, start: usize, board: &Board) -> Option<Vec<Letter>> {
    let named = word.char_indices();
    let named = named.filter(|(_, found)| !matches!(found, '-' | ' '));
    named
        .map(|(at, found)| {
            let latin = if found.is_ascii() {
                found
            } else {
                latin_letter(found)?
            };
            let (color, side, right) = right_of_letter(u8::try_from(latin).ok()?, board)?;
            Some(Letter {
                at: start + at,
                found,
                latin,
                slot: (color, side),
                right,
            })
        })
        .collect()
}

fn is_standard(letter: char) -> bool {
    matches!(letter, 'K' | 'Q' | 'k' | 'q')
}

/// Keeps one letter for each side of each king: that of the outermost of several rooks, and the first of several
/// letters for it. A letter for a missing rook counts only if no other letter has a rook.
fn kept_letters<'a>(letters: &'a [Letter], board: &Board) -> Vec<&'a Letter> {
    let mut kept: Vec<&Letter> = Vec::new();
    for letter in letters {
        match kept.iter_mut().find(|other| other.slot == letter.slot) {
            None => kept.push(letter),
            Some(other) if counts_before(letter, other, board) => *other = letter,
            Some(_) => (),
        }
    }
    kept
}

fn counts_before(letter: &Letter, other: &Letter, board: &Board) -> bool {
    match [letter, other].map(|letter| has_rook(letter, board)) {
        [true, false] => true,
        [false, true] => false,
        [true, true] | [false, false] => is_further_out(letter, other),
    }
}

fn is_further_out(letter: &Letter, other: &Letter) -> bool {
    match letter.slot.1 {
        RookSide::Kingside => letter.right.rook > other.right.rook,
        RookSide::Queenside => letter.right.rook < other.right.rook,
    }
}

/// The letter in the dialect of the others.
fn exact_letter(letter: &Letter, has_standard: bool, board: &Board) -> char {
    let (color, side) = letter.slot;
    let CastlingRight { king, rook } = letter.right;
    let is_outermost = outermost_rook(color, side, king, board) == Some(rook);
    let standard = match side {
        RookSide::Kingside => 'K',
        RookSide::Queenside => 'Q',
    };
    if has_standard && is_outermost {
        in_case(standard, color)
    } else {
        letter.latin
    }
}

fn edit_of_letter(letter: &Letter, exact: char) -> Option<PlainEdit> {
    let kind = match letter.found {
        _ if letter.found == exact => return None,
        _ if letter.latin == exact => RepairKind::LookalikeLetters,
        _ => RepairKind::CastlingMixed,
    };
    let span = letter.at..letter.at + letter.found.len_utf8();
    Some(PlainEdit::new(kind, span, exact))
}

/// The letters whose right belongs to another rook.
fn surplus_letters<'a>(letters: &'a [Letter], kept: &[&Letter]) -> Vec<&'a Letter> {
    let is_kept = |letter: &&Letter| {
        kept.iter()
            .any(|other| other.slot == letter.slot && other.right == letter.right)
    };
    letters.iter().filter(|letter| !is_kept(letter)).collect()
}

/// Whether the surplus letters are in the right order among the others: true for `KBQ`, false for `bKQkq`.
fn are_in_order(letters: &[Letter], surplus: &[&Letter]) -> bool {
    let stands_well = |one: &&Letter| {
        letters.iter().all(|other| {
            if other.at < one.at {
                other.slot <= one.slot
            } else {
                one.slot <= other.slot
            }
        })
    };
    surplus.iter().all(stands_well)
}

fn squares_of(letters: &[&Letter]) -> Vec<Square> {
    let mut squares: Vec<Square> = letters.iter().map(|letter| rook_square(letter)).collect();
    squares.sort();
    squares.dedup();
    squares
}

fn rook_square(letter: &Letter) -> Square {
    Square::new(letter.right.rook, letter.slot.0.back_rank())
}

fn is_absent(letter: &Letter, board: &Board) -> bool {
    let is_file = u8::try_from(letter.latin).ok().and_then(File::from_letter);
    is_file.is_some() && !has_rook(letter, board)
}

fn has_rook(letter: &Letter, board: &Board) -> bool {
    let rook = Piece::new(letter.slot.0, Role::Rook);
    board.get(rook_square(letter)) == Some(rook)
}
