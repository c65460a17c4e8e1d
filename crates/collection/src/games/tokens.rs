//! The tokens of a game: tags and movetext.

mod separators;
mod signs;
mod tags;

pub(super) use separators::is_unseen;
pub(super) use signs::{are_usual, with_words, without_signs, without_unseen};

use super::game::SkippedKind;
use memchr::memchr2;
use separators::{Between, between_words, comment_end};
use signs::{has_shape_of_move, is_for_the_eye, is_plain_san};
use std::ops::Range;
use tags::{Bracket, bracket};

/// A token of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum GameToken {
    /// `[Name "value"]`: the name, and the text between the quotes, still with its backslashes.
    Tag {
        name: Range<usize>,
        value: Range<usize>,
    },
    /// A comment in braces, or after a semicolon to the end of the line.
    Comment { text: Range<usize>, is_closed: bool },
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$5`, or a glyph written with signs: `!?`.
    Nag(u16),
    /// `[#]`: a diagram mark, which is also `$220`.
    DiagramMark,
    /// `1-0`, `0-1`, `1/2-1/2`, `*`
    Result,
    /// `--`, `Z0`: a null move.
    NullMove(Range<usize>),
    /// A word with the shape of a move, possibly with adjoining signs.
    Move(Range<usize>),
    /// Unknown text that could not be a move and is skipped.
    Unknown {
        kind: SkippedKind,
        word: Range<usize>,
    },
}

/// The numeric glyph that several programs use as a diagram mark.
pub(super) const DIAGRAM_NAG: u16 = 220;

/// The effect of a byte on a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Does {
    /// It belongs to the word.
    Continue,
    /// It ends the word.
    End,
    /// The effect depends on the bytes around it.
    Depend,
}

static DOES: [Does; 256] = bytes_in_words();

#[expect(clippy::indexing_slicing, reason = "at compile time")]
const fn bytes_in_words() -> [Does; 256] {
    let mut does = [Does::Continue; 256];
    let mut byte = 0;
    while byte <= b' ' as usize {
        does[byte] = Does::End;
        byte += 1;
    }
    let signs = b"{}()[]<>;$!?";
    let mut at = 0;
    while at < signs.len() {
        does[signs[at] as usize] = Does::End;
        at += 1;
    }
    // A period and an asterisk, dots and a space of Windows-1252, and the first bytes of spaces in
    // UTF-8.
    let others = b".*\x85\xa0\xc2\xe1\xe2\xe3\xef";
    let mut at = 0;
    while at < others.len() {
        does[others[at] as usize] = Does::Depend;
        at += 1;
    }
    does
}

fn does(byte: u8) -> Does {
    DOES.get(usize::from(byte))
        .copied()
        .unwrap_or(Does::Continue)
}

/// Cuts a text into its tokens, with their positions. Leaves out move numbers and everything that
/// the standard lets pass: `%` lines, and text between `<` and `>`.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'text> {
    text: &'text [u8],
    at: usize,
    /// Up to here no comment contains others.
    no_nesting_before: usize,
}

impl<'text> Tokens<'text> {
    /// Iterates over the tokens from this place on.
    pub(super) fn from(text: &'text [u8], at: usize) -> Self {
        Self {
            text,
            at,
            no_nesting_before: at,
        }
    }

    /// Returns the place up to which the text has been read.
    pub(super) fn place(&self) -> usize {
        self.at
    }

    fn byte(&self, ahead: usize) -> Option<u8> {
        self.text.get(self.at + ahead).copied()
    }

    fn rest(&self) -> &'text [u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn is_at_line_start(&self) -> bool {
        let before = self.at.checked_sub(1).and_then(|at| self.text.get(at));
        matches!(before, None | Some(b'\n' | b'\r'))
    }

    /// Returns the end of the current line, without its line end.
    pub(super) fn line_end(&self) -> usize {
        let length = memchr2(b'\n', b'\r', self.rest());
        length.map_or(self.text.len(), |length| self.at + length)
    }

    fn skip_to_line_end(&mut self) -> Range<usize> {
        let line = self.at..self.line_end();
        self.at = line.end;
        line
    }

    /// Reads a comment up to its brace; if that is missing, up to the next game.
    fn comment(&mut self) -> GameToken {
        let start = self.at;
        let found = comment_end(self.text, start, self.no_nesting_before);
        self.no_nesting_before = self.no_nesting_before.max(found.no_nesting_before);
        self.at = found.end + usize::from(found.is_closed);
        GameToken::Comment {
            text: start..found.end,
            is_closed: found.is_closed,
        }
    }

    /// Skips text between `<` and `>` on one line, which the standard reserves for the future. Some
    /// programs write an empty pair as a null move.
    fn reserved(&mut self) -> Option<GameToken> {
        let start = self.at;
        let line = self.text.get(start..self.line_end()).unwrap_or_default();
        self.at += memchr::memchr(b'>', line).map_or(1, |length| length + 1);
        line.starts_with(b"<>")
            .then_some(GameToken::NullMove(start..start + 2))
    }

    fn next_word(&mut self) -> Option<GameToken> {
        let word = self.word();
        let token = self.meaning(word.clone());
        if token == Some(GameToken::Result) {
            // Signs that adjoin a result are the next word.
            let text = self.text.get(word.clone()).unwrap_or_default();
            if !is_result(text) {
                self.at = word.start + without_signs(text).0.len();
            }
        }
        token
    }

    /// Reads a tag or a malformed tag; `None` for a stray sign.
    fn bracket(&mut self) -> Option<GameToken> {
        let behind = self.text.get(self.at + 1..).unwrap_or_default();
        if behind.trim_ascii_start().starts_with(b"[") {
            // Doubled brackets, around a tag that can be read.
            self.at += 1;
            return None;
        }
        match bracket(self.text, self.at, self.line_end()) {
            Bracket::Tag { name, value, end } => {
                self.at = end;
                Some(GameToken::Tag { name, value })
            }
            Bracket::Malformed(word) => {
                self.at = word.end;
                let kind = SkippedKind::Tag;
                Some(GameToken::Unknown { kind, word })
            }
            Bracket::Stray => {
                self.at += 1;
                None
            }
        }
    }

    /// Reads a run of bytes that belong to one word.
    fn word(&mut self) -> Range<usize> {
        let start = self.at;
        let mut bytes = self.rest().iter().enumerate().skip(1);
        let end = bytes.find_map(|(at, byte)| {
            let ends = match does(*byte) {
                Does::Continue => false,
                Does::End => true,
                Does::Depend => self.ends_word(start, start + at),
            };
            ends.then_some(start + at)
        });
        let mut end = end.unwrap_or(self.text.len());
        // `e8(Q)`: the piece belongs to the move.
        if let [b'(', b'Q' | b'R' | b'B' | b'N', b')', ..] =
            self.text.get(end..).unwrap_or_default()
            && matches!(self.text.get(start..end), Some([.., b'1' | b'8']))
        {
            end += 3;
        }
        self.at = end;
        start..end
    }

    /// Whether a word that begins at `start` ends before the byte at `at`.
    fn ends_word(&self, start: usize, at: usize) -> bool {
        let before = self.text.get(start..at).unwrap_or_default();
        match self.text.get(at..).unwrap_or_default() {
            // `e.p.` is one word, and no other word contains a period (PGN standard, section 7).
            [b'.', b'p', ..] if before.ends_with(b"e") => false,
            [b'.', ..] => !before.ends_with(b"e.p"),
            // `e4*d5` is a capture.
            [b'*', b'a'..=b'h', b'1'..=b'8', ..] => false,
            [b'*', ..] => true,
            // After ASCII this byte is not part of a character in UTF-8.
            [0x85 | 0xa0, ..] => before.last().is_some_and(u8::is_ascii),
            behind => between_words(behind).is_some(),
        }
    }

    fn signs(&mut self) -> Option<u16> {
        let start = self.at;
        while matches!(self.byte(0), Some(b'!' | b'?')) {
            self.at += 1;
        }
        // PGN standard, section 10: 1 to 6.
        match self.text.get(start..self.at)? {
            b"!" => Some(1),
            b"?" => Some(2),
            b"!!" => Some(3),
            b"??" => Some(4),
            b"!?" => Some(5),
            b"?!" => Some(6),
            _ => None,
        }
    }

    fn number(&mut self) -> u16 {
        let mut number = 0_u16;
        while let Some(digit @ b'0'..=b'9') = self.byte(0) {
            let digit = u16::from(digit - b'0');
            number = number.saturating_mul(10).saturating_add(digit);
            self.at += 1;
        }
        number
    }

    /// Returns the meaning of a word of letters, digits and signs; `None` for a move number, and
    /// for words that are known not to affect moves.
    fn meaning(&self, word: Range<usize>) -> Option<GameToken> {
        let text = self.text.get(word.clone()).unwrap_or_default();
        if is_plain_san(text) {
            return Some(GameToken::Move(word));
        }
        if is_result(text) {
            return Some(GameToken::Result);
        }
        if matches!(text, b"--" | b"Z0" | b"null" | b"pass" | b"0000" | b"@@@@") {
            return Some(GameToken::NullMove(word));
        }
        if text.iter().all(u8::is_ascii_digit) || is_for_the_eye(text) {
            return None;
        }
        // `12Nf3`: a number that adjoins its move.
        let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if text.get(digits..).is_some_and(is_plain_san) {
            return Some(GameToken::Move(word.start + digits..word.end));
        }
        if has_shape_of_move(text) {
            return Some(GameToken::Move(word));
        }
        let (bare, signs) = without_signs(text);
        let kind = if bare.is_empty() {
            SkippedKind::Sign
        } else {
            SkippedKind::Word
        };
        // The signs after a result are left for the next word.
        if !signs.is_empty() && is_result(bare) {
            return Some(GameToken::Result);
        }
        Some(GameToken::Unknown { kind, word })
    }

    /// Reads a character beyond ASCII, or the word that it begins. `None` for a space.
    fn beyond_ascii(&mut self) -> Option<GameToken> {
        let start = self.at;
        let rest = self.rest();
        if matches!(rest, [0x85 | 0xa0, ..]) {
            self.at += 1;
            return None;
        }
        let Some((between, length)) = between_words(rest) else {
            return self.next_word();
        };
        self.at += length;
        match between {
            Between::Space | Between::Dots => None,
            Between::Glyph(number) => Some(GameToken::Nag(number)),
            Between::Unseen => Some(GameToken::Unknown {
                kind: SkippedKind::Sign,
                word: start..self.at,
            }),
        }
    }
}

/// Whether a word is a result, in any of the usual spellings.
fn is_result(text: &[u8]) -> bool {
    const RESULTS: [&str; 13] = [
        "1-0",
        "0-1",
        "1/2-1/2",
        "1/2",
        "*",
        "1:0",
        "0:1",
        "½-½",
        "½–½",
        "½",
        "1–0",
        "0–1",
        "1/2–1/2",
    ];
    text == b"1/2:1/2" || RESULTS.iter().any(|known| known.as_bytes() == text)
}

impl Iterator for Tokens<'_> {
    /// The place of a token, and the token.
    type Item = (usize, GameToken);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let start = self.at;
            let token = match self.byte(0)? {
                b'\0'..=b' ' | b'}' | b']' | b'>' | b'.' => {
                    self.at += 1;
                    None
                }
                b'%' if self.is_at_line_start() => {
                    self.skip_to_line_end();
                    None
                }
                b'{' => {
                    self.at += 1;
                    Some(self.comment())
                }
                b';' => {
                    self.at += 1;
                    Some(GameToken::Comment {
                        text: self.skip_to_line_end(),
                        is_closed: true,
                    })
                }
                b'<' => self.reserved(),
                b'(' => {
                    self.at += 1;
                    Some(GameToken::Open)
                }
                b')' => {
                    self.at += 1;
                    Some(GameToken::Close)
                }
                b'$' => {
                    self.at += 1;
                    Some(GameToken::Nag(self.number()))
                }
                b'!' | b'?' => self.signs().map(GameToken::Nag),
                b'*' => {
                    self.at += 1;
                    Some(GameToken::Result)
                }
                b'[' if self.rest().starts_with(b"[#]") => {
                    self.at += 3;
                    Some(GameToken::DiagramMark)
                }
                b'[' => self.bracket(),
                byte if byte.is_ascii() => self.next_word(),
                _ => self.beyond_ascii(),
            };
            if let Some(token) = token {
                return Some((start, token));
            }
        }
    }
}
