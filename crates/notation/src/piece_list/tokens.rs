//! Divides the text into parts: words, squares with the text before them, and signs.

use crate::piece_letters::piece_of_figurine;
use std::iter::Peekable;
use std::ops::Range;
use std::str::CharIndices;
use tabiya_chess::{File, Rank, Square};

/// A part of the text. Blanks are not parts; they show as gaps between the spans.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PieceListToken {
    pub(super) kind: PieceListTokenKind,
    /// Bytes of the text.
    pub(super) span: Range<usize>,
}

/// The kind of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PieceListTokenKind {
    /// Letters and a number: `Kg1`, `a2`, `k9`.
    Placed(Placed),
    /// Letters without a number; only full-width letters are converted.
    Word(String),
    /// A number by itself.
    Number,
    /// This many full stops.
    Stops(usize),
    Dash,
    Comma,
    Colon,
    /// `;` or a line break.
    Break,
    /// `/` or `|`.
    Slash,
    /// Signs around and between pieces that have no meaning.
    Ornament,
    Unknown,
}

/// Letters and a number: the last letter is the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Placed {
    /// The text before the file: the name of a piece, or nothing.
    pub(super) name: String,
    /// The square, if there is one.
    pub(super) square: Option<Square>,
    /// The place of the file in the text.
    pub(super) square_start: usize,
}

/// Divides a text.
pub(super) fn tokens(text: &str) -> Vec<PieceListToken> {
    let mut tokens = Vec::new();
    let mut chars = text.char_indices().peekable();
    while let Some(&(start, first)) = chars.peek() {
        let kind = next_kind(&mut chars, first);
        let end = chars.peek().map_or(text.len(), |(next, _)| *next);
        if let Some(kind) = kind {
            let span = start..end;
            tokens.push(PieceListToken { kind, span });
        }
    }
    tokens
}

type Chars<'a> = Peekable<CharIndices<'a>>;

fn next_kind(chars: &mut Chars<'_>, first: char) -> Option<PieceListTokenKind> {
    let first = narrow(first);
    if is_of_word(first) {
        return Some(word_or_placed(chars));
    }
    if first.is_ascii_digit() {
        take_while(chars, |c| c.is_ascii_digit());
        return Some(PieceListTokenKind::Number);
    }
    if is_stop(first) {
        let stops = take_while(chars, is_stop);
        let count = |stop: char| if stop == '…' { 3 } else { 1 };
        return Some(PieceListTokenKind::Stops(stops.chars().map(count).sum()));
    }
    chars.next();
    sign(first)
}

/// The kind of a single sign; `None` for a space.
fn sign(sign: char) -> Option<PieceListTokenKind> {
    Some(match sign {
        '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' | ';' => PieceListTokenKind::Break,
        ',' | '、' | '،' => PieceListTokenKind::Comma,
        ':' => PieceListTokenKind::Colon,
        '/' | '|' => PieceListTokenKind::Slash,
        _ if is_dash(sign) => PieceListTokenKind::Dash,
        _ if sign.is_whitespace() || is_invisible(sign) => return None,
        _ if is_ornament(sign) => PieceListTokenKind::Ornament,
        _ => PieceListTokenKind::Unknown,
    })
}

fn word_or_placed(chars: &mut Chars<'_>) -> PieceListTokenKind {
    let mut name = String::new();
    let mut last = (0, ' ');
    while let Some((at, letter)) = chars.next_if(|(_, c)| is_of_word(narrow(*c))) {
        last = (at, narrow(letter));
        name.push(last.1);
    }
    let number = take_while(chars, |c| c.is_ascii_digit());
    if number.is_empty() {
        return PieceListTokenKind::Word(name);
    }
    name.pop();
    PieceListTokenKind::Placed(Placed {
        name,
        square: square(last.1, &number),
        square_start: last.0,
    })
}

fn square(file: char, rank: &str) -> Option<Square> {
    let &[digit] = rank.as_bytes() else {
        return None;
    };
    let rank = Rank::from_index(digit.checked_sub(b'1')?)?;
    Some(Square::new(file_of_letter(file)?, rank))
}

/// The file of a letter; three Russian letters that look like files count as them.
pub(super) fn file_of_letter(letter: char) -> Option<File> {
    let latin = match letter {
        'а' | 'А' => 'a',
        'с' | 'С' => 'c',
        'е' | 'Е' => 'e',
        other => other,
    };
    File::from_letter(u8::try_from(latin).ok()?)
}

fn take_while(chars: &mut Chars<'_>, belongs: fn(char) -> bool) -> String {
    let mut taken = String::new();
    while let Some((_, c)) = chars.next_if(|(_, c)| belongs(narrow(*c))) {
        taken.push(narrow(c));
    }
    taken
}

/// The usual form of a full-width character.
fn narrow(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '。' => '.',
        other => other,
    }
}

fn is_of_word(c: char) -> bool {
    c.is_alphabetic() || is_mark(c) || piece_of_figurine(c).is_some()
}

/// Whether a character is a mark above or after a letter or figurine.
pub(super) fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{fe0e}' | '\u{fe0f}')
}

fn is_stop(c: char) -> bool {
    matches!(c, '.' | '…')
}

fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '~' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}'
    )
}

fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}'
    )
}

fn is_ornament(c: char) -> bool {
    matches!(
        c,
        '(' | ')'
            | '['
            | ']'
            | '{'
            | '}'
            | '+'
            | '&'
            | '*'
            | '='
            | '!'
            | '?'
            | '"'
            | '\''
            | '«'
            | '»'
            | '‹'
            | '›'
            | '\u{2018}'..='\u{201e}' | '•' | '·' | '¿' | '¡' | '□' | '■'
    )
}

/// Whether a word is the letter of a file.
pub(super) fn is_file(word: &str) -> bool {
    let mut letters = word.chars();
    let first = letters.next().and_then(file_of_letter);
    first.is_some() && letters.next().is_none()
}
