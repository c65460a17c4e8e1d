//! Finds the lines of a text with which games begin.
//!
//! A game begins with a tag after a line that is not a tag. The line directly above must be empty, unless the tag is
//! the one that comes first in every game. A game without tags begins with its first move, if it follows an empty line
//! and a result.

/// The number of bytes of a line that decide whether a game begins there.
const HEAD: usize = 1 << 10;
/// The number of bytes at the end of a line that decide whether it ends a game.
const TAIL: usize = 16;

/// A part of a text.
pub(super) enum Part<'a> {
    /// The beginning of a line, with the lines above it.
    LineStart {
        /// Whether a game begins here.
        is_game: bool,
        /// Whether a game would begin here after an empty line.
        needs_gap: bool,
    },
    /// Bytes of the line.
    Bytes(&'a [u8]),
}

/// Takes the parts of a text; it can fail when it writes them.
pub(super) type TakePart<'a, E> = dyn FnMut(Part<'_>) -> Result<(), E> + 'a;

/// The last line that is not blank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Above {
    Nothing,
    Tag,
    /// Any other line, which may end with the result of a game.
    Other {
        ends_game: bool,
    },
}

/// The line that is being read, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineSoFar {
    Blank,
    Tag,
    Other,
}

/// Goes through a text that arrives in pieces.
#[derive(Debug)]
pub(super) struct Starts {
    above: Above,
    /// Whether a blank line follows the line above.
    has_gap: bool,
    /// The beginning of the line, as long as it does not decide.
    head: Vec<u8>,
    /// Whether the beginning of the line has been passed on.
    is_decided: bool,
    line: LineSoFar,
    /// The last bytes of the line.
    tail: Vec<u8>,
    /// Whether an LF would belong to the line end before it.
    is_after_cr: bool,
}

impl Starts {
    pub(super) fn new() -> Self {
        Self {
            above: Above::Nothing,
            has_gap: false,
            head: Vec::new(),
            is_decided: false,
            line: LineSoFar::Blank,
            tail: Vec::new(),
            is_after_cr: false,
        }
    }

    /// Whether the text so far ends within a line.
    pub(super) fn is_in_line(&self) -> bool {
        self.is_decided || !self.head.is_empty()
    }

    /// Passes on the next piece, except for the beginning of a line that does not yet decide.
    pub(super) fn add<E>(&mut self, piece: &[u8], take: &mut TakePart<'_, E>) -> Result<(), E> {
        let mut rest = piece;
        while let Some(first) = rest.first() {
            if std::mem::take(&mut self.is_after_cr) && *first == b'\n' {
                take(Part::Bytes(b"\n"))?;
                rest = rest.get(1..).unwrap_or_default();
                continue;
            }
            let end = memchr::memchr2(b'\n', b'\r', rest);
            let len = end.map_or(rest.len(), |end| end + 1);
            let (line, after) = rest.split_at(len);
            self.add_to_line(line, take)?;
            if let Some(end) = end {
                self.end_line(take)?;
                self.is_after_cr = line.get(end) == Some(&b'\r');
            }
            rest = after;
        }
        Ok(())
    }

    /// Passes on everything that was held back.
    pub(super) fn decide<E>(&mut self, take: &mut TakePart<'_, E>) -> Result<(), E> {
        if self.is_decided || self.head.is_empty() {
            return Ok(());
        }
        let head = std::mem::take(&mut self.head);
        self.is_decided = true;
        if is_tag(&head) {
            self.line = LineSoFar::Tag;
        }
        take(Part::LineStart {
            is_game: self.begins(&head, self.has_gap),
            needs_gap: self.begins(&head, true),
        })?;
        take(Part::Bytes(&head))
    }

    /// Adds bytes to the line, the last of which may be its end.
    fn add_to_line<E>(&mut self, line: &[u8], take: &mut TakePart<'_, E>) -> Result<(), E> {
        if self.line == LineSoFar::Blank && !line.iter().all(|byte| is_blank(*byte)) {
            self.line = LineSoFar::Other;
        }
        let last = line.get(line.len().saturating_sub(TAIL)..);
        self.tail.extend_from_slice(last.unwrap_or_default());
        self.tail.drain(..self.tail.len().saturating_sub(TAIL));
        if self.is_decided {
            return take(Part::Bytes(line));
        }
        let room = HEAD.saturating_sub(self.head.len()).min(line.len());
        let (head, rest) = line.split_at(room);
        self.head.extend_from_slice(head);
        let can_begin = matches!(self.head.first(), Some(b'[' | b'1'));
        if can_begin && self.head.len() < HEAD {
            return Ok(());
        }
        self.decide(take)?;
        if rest.is_empty() {
            return Ok(());
        }
        take(Part::Bytes(rest))
    }

    fn end_line<E>(&mut self, take: &mut TakePart<'_, E>) -> Result<(), E> {
        self.decide(take)?;
        self.has_gap = self.line == LineSoFar::Blank;
        match self.line {
            LineSoFar::Blank => {}
            LineSoFar::Tag => self.above = Above::Tag,
            LineSoFar::Other => {
                let ends_game = ends_with_result(&self.tail);
                self.above = Above::Other { ends_game };
            }
        }
        self.is_decided = false;
        self.line = LineSoFar::Blank;
        self.tail.clear();
        Ok(())
    }

    /// Whether a game begins with a line, with or without a blank line above.
    fn begins(&self, head: &[u8], has_gap: bool) -> bool {
        if is_tag(head) {
            let is_first = head.starts_with(b"[Event \"");
            return match self.above {
                Above::Nothing => false,
                Above::Tag => has_gap && is_first,
                Above::Other { .. } => has_gap || is_first,
            };
        }
        has_gap && self.above == Above::Other { ends_game: true } && head.starts_with(b"1.")
    }
}

fn ends_with_result(tail: &[u8]) -> bool {
    let tail = tail.trim_ascii_end();
    let results = [&b"1-0"[..], b"0-1", b"1/2-1/2", b"*"];
    results.iter().any(|result| tail.ends_with(result))
}

fn is_blank(byte: u8) -> bool {
    byte <= b' '
}

/// Whether a line begins like a tag: a bracket, a name, spaces, a quote.
pub fn is_tag(line: &[u8]) -> bool {
    let Some(after) = line.strip_prefix(b"[") else {
        return false;
    };
    let name_len = after.iter().take_while(|byte| is_of_name(**byte)).count();
    let after = after.get(name_len..).unwrap_or_default();
    name_len > 0 && matches!(after.trim_ascii_start(), [b'"', ..]) && after.first() != Some(&b'"')
}

fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}
