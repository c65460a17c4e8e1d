//! The words of a game: tags and movetext.

use super::starts::next_start;
use memchr::memchr2;
use std::ops::Range;

/// A word of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// `[Name "value"]`: the name, and what stands between the quotes, still with its backslashes.
    Tag {
        name: Range<usize>,
        value: Range<usize>,
    },
    /// What stands between braces, or behind a semicolon to the end of the line.
    Comment { text: Range<usize>, is_closed: bool },
    /// `(`
    Open,
    /// `)`
    Close,
    /// `$5`, or one that is written with signs: `!?`.
    Nag(u16),
    /// `[#]`: the mark of a diagram, which is also `$220`.
    DiagramMark,
    /// `1-0`, `0-1`, `1/2-1/2`, `*`
    Result,
    /// `--`, `Z0`: a side passes.
    NullMove(Range<usize>),
    /// Whatever else: a move, or something that is none.
    Move(Range<usize>),
}

/// The numeric glyph of the mark of a diagram, in several programs.
pub(super) const DIAGRAM_NAG: u16 = 220;

/// What ends a word, by the byte.
static ENDS_WORD: [bool; 256] = ends_of_words();

#[expect(clippy::indexing_slicing, reason = "at compile time")]
const fn ends_of_words() -> [bool; 256] {
    let mut ends = [false; 256];
    let mut byte = 0;
    while byte <= b' ' as usize {
        ends[byte] = true;
        byte += 1;
    }
    let signs = b"{}()[]<>;$!?";
    let mut at = 0;
    while at < signs.len() {
        ends[signs[at] as usize] = true;
        at += 1;
    }
    ends
}

fn ends_word(byte: u8) -> bool {
    ENDS_WORD
        .get(usize::from(byte))
        .copied()
        .unwrap_or_default()
}

/// Cuts a text into its words, with where each begins. Numbers of moves are left out, and what the
/// standard lets pass: `%` lines, and what stands between `<` and `>`.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'text> {
    text: &'text [u8],
    at: usize,
}

impl<'text> Tokens<'text> {
    /// The words from this place on.
    pub(super) fn from(text: &'text [u8], at: usize) -> Self {
        Self { text, at }
    }

    /// Where the next word begins, or what stands before it.
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

    /// The end of the line, without its end.
    fn line_end(&self) -> usize {
        let length = memchr2(b'\n', b'\r', self.rest());
        length.map_or(self.text.len(), |length| self.at + length)
    }

    fn skip_to_line_end(&mut self) -> Range<usize> {
        let line = self.at..self.line_end();
        self.at = line.end;
        line
    }

    /// What stands up to the brace; where it is forgotten, up to the next game.
    fn comment(&mut self) -> Token {
        let rest = self.rest();
        let brace = memchr::memchr(b'}', rest);
        let inside = rest.get(..brace.unwrap_or(rest.len())).unwrap_or_default();
        let start = self.at;
        // A game may begin in it, if nobody closed it.
        if let Some(length) = next_start(inside, 0) {
            self.at = start + length;
            return Token::Comment {
                text: start..self.at,
                is_closed: false,
            };
        }
        self.at = start + inside.len() + usize::from(brace.is_some());
        Token::Comment {
            text: start..start + inside.len(),
            is_closed: brace.is_some(),
        }
    }

    /// What is reserved for the future stands between `<` and `>`, in one line.
    fn skip_reserved(&mut self) {
        let line = self.text.get(self.at..self.line_end()).unwrap_or_default();
        self.at += memchr::memchr(b'>', line).map_or(1, |length| length + 1);
    }

    /// A tag, when this is one: a name, and a text in quotes.
    fn tag(&mut self) -> Option<Token> {
        let line = self.at..self.line_end();
        let text = self.text.get(line.clone())?;
        let name_start = 1 + text.get(1..)?.iter().position(|byte| *byte != b' ')?;
        let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
        let name_len = text.get(name_start..)?.iter().take_while(is_name).count();
        let first_quote = memchr::memchr(b'"', text)?;
        let between = text.get(name_start + name_len..first_quote)?;
        if name_len == 0 || !between.trim_ascii().is_empty() {
            return None;
        }
        let value = value_of_tag(text, first_quote + 1)?;
        let name = line.start + name_start;
        let value = line.start + value.start..line.start + value.end;
        // The quote and the bracket behind it.
        let closed = self.text.get(value.end + 1..line.end)?;
        let blanks = closed.iter().take_while(|byte| **byte == b' ').count();
        self.at = (value.end + 2 + blanks).min(line.end);
        Some(Token::Tag {
            name: name..name + name_len,
            value,
        })
    }

    /// A run of bytes that belong to one word.
    fn word(&mut self) -> Range<usize> {
        let rest = self.rest();
        let end = rest.iter().position(|byte| ends_word(*byte));
        let mut length = end.unwrap_or(rest.len());
        // `e8(Q)`: the piece belongs to the move.
        if let [b'(', b'Q' | b'R' | b'B' | b'N', b')', ..] = rest.get(length..).unwrap_or_default()
            && matches!(rest.get(..length), Some([.., b'1' | b'8']))
        {
            length += 3;
        }
        let word = self.at..self.at + length.max(1);
        self.at = word.end;
        word
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

    /// What a word of letters, digits and signs is; nothing for the number of a move.
    fn meaning(&self, word: Range<usize>) -> Option<Token> {
        let text = self.text.get(word.clone()).unwrap_or_default();
        match text {
            [b'K' | b'Q' | b'R' | b'B' | b'O', _, ..]
            | [b'N' | b'a'..=b'h', b'a'..=b'h' | b'x' | b'1'..=b'8', ..]
                if text != b"ch" =>
            {
                return Some(Token::Move(word));
            }
            b"1-0" | b"0-1" | b"1/2-1/2" | b"1/2" | b"*" | b"1:0" | b"0:1" => {
                return Some(Token::Result);
            }
            b"--" | b"Z0" | b"null" | b"pass" | b"0000" | b"@@@@" => {
                return Some(Token::NullMove(word));
            }
            // The mark of UTF-8, where files were put together.
            b"\xef\xbb\xbf" => return None,
            _ if is_other_result(text) => return Some(Token::Result),
            _ if is_only_for_the_eye(text) => return None,
            _ => {}
        }
        let is_digit = |byte: &&u8| byte.is_ascii_digit();
        let digits = text.iter().take_while(is_digit).count();
        let behind = text.get(digits..).unwrap_or_default();
        let dots = leading_dots(behind);
        if digits + dots == text.len() {
            return None;
        }
        // `12.Nf3`, `12...Nf3`; but `0-0` and `8xd5` begin with what is no number.
        if dots > 0 {
            return self.meaning(word.start + digits + dots..word.end);
        }
        Some(Token::Move(word))
    }
}

/// How many bytes the points are with which this begins.
fn leading_dots(text: &[u8]) -> usize {
    let mut length = 0;
    loop {
        match text.get(length..) {
            Some([b'.', ..]) => length += 1,
            Some([0xe2, 0x80, 0xa6, ..]) => length += "…".len(),
            _ => return length,
        }
    }
}

/// Results as books print them.
fn is_other_result(text: &[u8]) -> bool {
    let is_one_of = |known: &[&str]| known.iter().any(|known| known.as_bytes() == text);
    is_one_of(&["½-½", "½–½", "½", "1–0", "0–1", "1/2–1/2", "1/2:1/2"])
}

/// Words and signs that programs put behind moves, and that change nothing.
fn is_only_for_the_eye(text: &[u8]) -> bool {
    const WORDS: [&[u8]; 9] = [
        b"e.p.", b"e.p", b"ep", b"N", b"TN", b"D", b"ch", b"mate", b"dis",
    ];
    let is_sign = |byte: &u8| !byte.is_ascii_alphanumeric() && *byte != b'-' && byte.is_ascii();
    let has_sign = text.iter().any(is_sign);
    let has_no_word = text.iter().all(|byte| is_sign(byte) || *byte == b'-');
    WORDS.contains(&text) || has_sign && has_no_word || is_sign_of_books(text)
}

/// One of the signs of assessments beyond ASCII, and no figurine.
fn is_sign_of_books(text: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(text) else {
        return false;
    };
    let is_sign = |sign: char| {
        matches!(
            sign,
            '±' | '∓' | '⩲' | '⩱' | '∞' | '□' | '⇆' | '→' | '↑' | '⟳' | '⊕' | '⌓' | '–'
        )
    };
    text.chars().all(is_sign)
}

/// The value of a tag, which begins here in its line: up to the first quote that a bracket follows, or
/// to the last quote where none does, as when quotes in it are not marked by a backslash.
fn value_of_tag(line: &[u8], start: usize) -> Option<Range<usize>> {
    let mut last = None;
    for at in memchr::memchr_iter(b'"', line.get(start..)?) {
        let end = start + at;
        let before = line.get(start..end).unwrap_or_default();
        let backslashes = before.iter().rev().take_while(|byte| **byte == b'\\');
        let is_marked = backslashes.count() % 2 == 1;
        let behind = line.get(end + 1..).unwrap_or_default();
        if !is_marked && behind.trim_ascii_start().first() == Some(&b']') {
            return Some(start..end);
        }
        last = Some(end);
    }
    last.map(|end| start..end)
}

impl Iterator for Tokens<'_> {
    /// Where it begins, and what it is.
    type Item = (usize, Token);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let start = self.at;
            let token = match self.byte(0)? {
                b'\0'..=b' ' | b'}' | b']' | b'>' => {
                    self.at += 1;
                    continue;
                }
                b'%' if self.is_at_line_start() => {
                    self.skip_to_line_end();
                    continue;
                }
                b'{' => {
                    self.at += 1;
                    self.comment()
                }
                b';' => {
                    self.at += 1;
                    Token::Comment {
                        text: self.skip_to_line_end(),
                        is_closed: true,
                    }
                }
                b'<' => {
                    self.skip_reserved();
                    continue;
                }
                b'(' => {
                    self.at += 1;
                    Token::Open
                }
                b')' => {
                    self.at += 1;
                    Token::Close
                }
                b'$' => {
                    self.at += 1;
                    Token::Nag(self.number())
                }
                b'!' | b'?' => match self.signs() {
                    Some(nag) => Token::Nag(nag),
                    None => continue,
                },
                b'[' if self.rest().starts_with(b"[#]") => {
                    self.at += 3;
                    Token::DiagramMark
                }
                b'[' => {
                    let Some(tag) = self.tag() else {
                        self.at += 1;
                        continue;
                    };
                    tag
                }
                _ => {
                    let word = self.word();
                    match self.meaning(word) {
                        Some(token) => token,
                        None => continue,
                    }
                }
            };
            return Some((start, token));
        }
    }
}
