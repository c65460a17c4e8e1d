//! Finds bytes in bytes, with or without regard to the case of ASCII letters.

use memchr::memmem::Finder;

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
