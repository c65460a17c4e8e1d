//! Finds a text in a line, also with its words run together: the themes of puzzles are names such as `backRankMate`.
//!
//! A line is read as `notation::line_text` reads it: UTF-8, or Latin-1 if it is not valid UTF-8. If case is ignored,
//! two letters are the same if their simple case foldings are. No other letter equals an ASCII one (the Kelvin sign is
//! not `k`), so that ASCII can be searched for in bytes.

use memchr::memmem::Finder;
use tabiya_notation::line_text::text_of_line;

/// Finds one sequence of bytes.
#[derive(Clone, Debug)]
pub(super) enum BytesFinder {
    /// Finds exactly these bytes.
    Exact(Box<Finder<'static>>),
    /// Ignores the case of ASCII letters.
    AnyCase(AnyCase),
}

/// Searches for the one byte that is rarest in lines of positions, and then compares the bytes
/// around it.
#[derive(Clone, Debug)]
pub(super) struct AnyCase {
    needle: Vec<u8>,
    /// The offset of the rarest byte from the start.
    offset: usize,
    /// The lower and upper case of the rarest byte.
    forms: [u8; 2],
}

impl BytesFinder {
    pub(super) fn new(needle: &[u8], match_case: bool) -> Self {
        let has_letters = needle.iter().any(u8::is_ascii_alphabetic);
        let rarest = needle
            .iter()
            .enumerate()
            .min_by_key(|(_, byte)| commonness(**byte));
        match rarest {
            Some((offset, byte)) if has_letters && !match_case => Self::AnyCase(AnyCase {
                needle: needle.to_vec(),
                offset,
                forms: [byte.to_ascii_lowercase(), byte.to_ascii_uppercase()],
            }),
            _ => Self::Exact(Box::new(Finder::new(needle).into_owned())),
        }
    }

    /// Returns the place of the first occurrence.
    pub(super) fn find(&self, text: &[u8]) -> Option<usize> {
        match self {
            Self::Exact(finder) => finder.find(text),
            Self::AnyCase(finder) => finder.find(text),
        }
    }
}

impl AnyCase {
    fn find(&self, text: &[u8]) -> Option<usize> {
        let [lower, upper] = self.forms;
        // The rarest byte cannot occur before this place.
        let rest = text.get(self.offset..)?;
        memchr::memchr2_iter(lower, upper, rest).find(|start| {
            let found = text.get(*start..*start + self.needle.len());
            found.is_some_and(|found| found.eq_ignore_ascii_case(&self.needle))
        })
    }
}

/// Returns a rough measure of the frequency of a byte in lines of positions.
fn commonness(byte: u8) -> u8 {
    match byte.to_ascii_lowercase() {
        b'/' | b' ' | b'p' | b'1' => 4,
        b'k' | b'q' | b'r' | b'b' | b'n' | b'0'..=b'9' | b'w' | b'-' => 3,
        b'a'..=b'h' | b';' | b'"' => 2,
        b'i' | b'l' | b'm' | b'o' | b's' | b't' | b'u' => 1,
        _ => 0,
    }
}

/// Finds one text.
#[derive(Clone, Debug)]
enum TextFinder {
    /// ASCII text: every byte is a character, in UTF-8 and in Latin-1.
    Ascii(BytesFinder),
    /// Text in exact case: its bytes in UTF-8, and those in Latin-1 if that can represent it.
    Exact {
        utf_8: BytesFinder,
        latin_1: Option<BytesFinder>,
    },
    /// Text in any case: its characters in one case.
    Folded(Vec<char>),
}

impl TextFinder {
    fn new(text: &str, match_case: bool) -> Self {
        if text.is_ascii() {
            return Self::Ascii(BytesFinder::new(text.as_bytes(), match_case));
        }
        if !match_case {
            return Self::Folded(text.chars().map(folded).collect());
        }
        let latin_1: Option<Vec<u8>> = text.chars().map(|c| u8::try_from(c).ok()).collect();
        Self::Exact {
            utf_8: BytesFinder::new(text.as_bytes(), true),
            latin_1: latin_1.map(|bytes| BytesFinder::new(&bytes, true)),
        }
    }

    /// Whether the text is in this line, or in this part of one.
    fn is_in(&self, line: &[u8]) -> bool {
        match self {
            Self::Ascii(finder) => finder.find(line).is_some(),
            _ if line.is_ascii() => false,
            Self::Exact { utf_8, latin_1 } => {
                let is_latin_1 = latin_1.as_ref().is_some_and(|it| it.find(line).is_some());
                let is_utf_8 = utf_8.find(line).is_some();
                (is_latin_1 || is_utf_8)
                    && match std::str::from_utf8(line) {
                        Ok(_) => is_utf_8,
                        Err(_) => is_latin_1,
                    }
            }
            Self::Folded(needle) => is_folded_in(needle, &text_of_line(line)),
        }
    }

    /// Returns a place before which no line with this text ends.
    fn first_chance(&self, lines: &[u8]) -> Option<usize> {
        match self {
            Self::Ascii(finder) => finder.find(lines),
            Self::Exact { .. } | Self::Folded(_) => lines.iter().position(|byte| !byte.is_ascii()),
        }
    }
}

fn is_folded_in(needle: &[char], text: &str) -> bool {
    let text: Vec<char> = text.chars().map(folded).collect();
    text.windows(needle.len().max(1)).any(|part| part == needle)
}

/// Returns the character in one case, if that is a single character.
fn folded(letter: char) -> char {
    if letter.is_ascii() {
        return letter.to_ascii_lowercase();
    }
    // The conversion first makes letters upper case, since two lower-case letters may share a capital (σ and ς).
    let upper = single(letter.to_uppercase()).unwrap_or(letter);
    let lower = single(upper.to_lowercase()).unwrap_or(upper);
    if lower.is_ascii() { letter } else { lower }
}

fn single(mut letters: impl Iterator<Item = char>) -> Option<char> {
    letters.next().filter(|_| letters.next().is_none())
}

/// Finds a text, and its words run together if it consists of several.
#[derive(Clone, Debug)]
pub(super) struct WordsFinder {
    typed: TextFinder,
    run_together: Option<TextFinder>,
}

impl WordsFinder {
    pub(super) fn new(text: &str, match_case: bool) -> Self {
        let run_together = Some(text).filter(|_| !match_case).and_then(run_together);
        Self {
            typed: TextFinder::new(text, match_case),
            run_together: run_together.map(|text| TextFinder::new(&text, match_case)),
        }
    }

    /// Whether the text is in this line, or in this part of one.
    pub(super) fn is_in(&self, line: &[u8]) -> bool {
        let mut finders = self.finders();
        finders.any(|finder| finder.is_in(line))
    }

    /// Returns a place before which no line with this text ends.
    pub(super) fn first_chance(&self, lines: &[u8]) -> Option<usize> {
        let places = self.finders().map(|finder| finder.first_chance(lines));
        places.flatten().min()
    }

    fn finders(&self) -> impl Iterator<Item = &TextFinder> {
        std::iter::once(&self.typed).chain(&self.run_together)
    }
}

/// Returns words run together: `back rank mate` as `backrankmate`. Only words that could be a theme: the first has
/// letters alone, so that moves (`e4 e5`) and numbers stay apart.
fn run_together(text: &str) -> Option<String> {
    let words: Vec<_> = text.split([' ', '-']).collect();
    let is_word =
        |word: &&str| !word.is_empty() && word.bytes().all(|it| it.is_ascii_alphanumeric());
    let [first, _, ..] = words.as_slice() else {
        return None;
    };
    let has_letters_alone = first.bytes().all(|byte| byte.is_ascii_alphabetic());
    (has_letters_alone && words.iter().all(is_word)).then(|| words.concat())
}
