//! The lines of an engine's output: cut from the data of a pipe in bounded memory, and read; and its last remarks.

use super::info::Info;
use super::words::UciWords;
use crate::uci::words::plain_text;
use std::collections::VecDeque;

/// The number of bytes that are kept of a line. Lines of engines have a few hundred bytes, some lists of choices a few
/// thousand.
const MAX_LINE_BYTES: usize = 64 * 1024;

/// Splits data that arrives in pieces into lines. A line that is too long loses its end.
#[derive(Clone, Debug, Default)]
pub(super) struct LineCutter {
    /// The beginning of a line whose end has not arrived yet.
    begun: Vec<u8>,
}

impl LineCutter {
    /// Passes on each line that ends in the new data, in order. Lines end with a line feed, a carriage return or both.
    pub(super) fn cut(&mut self, mut came: &[u8], mut each: impl FnMut(&[u8])) {
        while let Some(length) = came.iter().position(|byte| matches!(byte, b'\n' | b'\r')) {
            let (line, rest) = came.split_at(length);
            if self.begun.is_empty() {
                each(line.get(..MAX_LINE_BYTES).unwrap_or(line));
            } else {
                self.keep(line);
                each(&self.begun);
                self.begun.clear();
            }
            came = rest.get(1..).unwrap_or_default();
        }
        self.keep(came);
    }

    fn keep(&mut self, part: &[u8]) {
        let room = MAX_LINE_BYTES.saturating_sub(self.begun.len());
        self.begun
            .extend_from_slice(part.get(..room).unwrap_or(part));
    }
}

/// One line of an engine's output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UciLine<'a> {
    /// The name of the engine.
    Name(&'a [u8]),
    /// The authors of the engine.
    Author(&'a [u8]),
    /// The text of an option ([`EngineOption::read`](super::EngineOption::read)).
    Offers(&'a [u8]),
    /// The introduction is complete.
    UciOk,
    /// All earlier commands are done.
    ReadyOk,
    /// A report on the search.
    Info(Info<'a>),
    /// The end of the search.
    BestMove(BestMove<'a>),
    /// The state of its copy protection.
    CopyProtection(SelfCheck),
    /// The state of its registration.
    Registration(SelfCheck),
    /// A line without words.
    Blank,
    /// A line outside the protocol.
    Other,
}

/// The moves at the end of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove<'a> {
    /// The best move; `None` if there is no word or a placeholder for no move.
    pub best: Option<&'a [u8]>,
    /// The answer that the engine expects.
    pub ponder: Option<&'a [u8]>,
}

/// The result of a check by the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelfCheck {
    /// It is checking.
    Checking,
    /// The check succeeded.
    Passed,
    /// The check failed: the engine will not work, or not fully.
    Failed,
}

/// Reads a line, whatever its bytes.
pub fn read_said(line: &[u8]) -> UciLine<'_> {
    let mut words = UciWords::of(line);
    let Some(first) = words.next() else {
        return UciLine::Blank;
    };
    match first {
        b"info" => UciLine::Info(Info::read(words)),
        b"bestmove" => UciLine::BestMove(best_move(words)),
        b"readyok" => UciLine::ReadyOk,
        b"uciok" => UciLine::UciOk,
        b"option" => UciLine::Offers(words.rest()),
        b"id" => match words.next() {
            Some(b"name") => UciLine::Name(words.rest()),
            Some(b"author") => UciLine::Author(words.rest()),
            _ => UciLine::Other,
        },
        b"copyprotection" => verdict(words).map_or(UciLine::Other, UciLine::CopyProtection),
        b"registration" => verdict(words).map_or(UciLine::Other, UciLine::Registration),
        _ => UciLine::Other,
    }
}

fn best_move(mut words: UciWords<'_>) -> BestMove<'_> {
    let is_move = |word: &&[u8]| !matches!(*word, b"(none)" | b"0000" | b"NULL" | b"none");
    let best = words.next().filter(is_move);
    let is_pondering = words.next() == Some(b"ponder");
    let ponder = words.next().filter(|_| is_pondering).filter(is_move);
    BestMove { best, ponder }
}

fn verdict(mut words: UciWords<'_>) -> Option<SelfCheck> {
    match words.next()? {
        b"checking" => Some(SelfCheck::Checking),
        b"ok" => Some(SelfCheck::Passed),
        b"error" => Some(SelfCheck::Failed),
        _ => None,
    }
}

const MAX_LINES: usize = 6;
const MAX_LETTERS: usize = 200;
/// The number of bytes kept of a longer line.
const MAX_BYTES: usize = 4 * MAX_LETTERS;

/// The words of complaints. Before its introduction an engine also shows banners and pictures.
const COMPLAINTS: [&[u8]; 9] = [
    b"error", b"errors", b"fatal", b"failed", b"failure", b"cannot", b"unable", b"missing",
    b"invalid",
];

/// The last remarks of an engine since its last result: `info string`, and lines outside the protocol, such as
/// `error network file not found`.
#[derive(Clone, Debug, Default)]
pub(super) struct LastWords(VecDeque<Vec<u8>>);

impl LastWords {
    /// Keeps a line that is a remark. Before the engine's introduction only complaints count.
    pub(super) fn hear(&mut self, line: &[u8], said: &UciLine<'_>, is_greeted: bool) {
        let words = match said {
            UciLine::Info(info) => info.note,
            UciLine::Other if !is_greeted || complains(line) => Some(line),
            _ => None,
        };
        let Some(words) = words.filter(|words| !words.trim_ascii().is_empty()) else {
            return;
        };
        let kept = words.get(..MAX_BYTES).unwrap_or(words);
        if self.0.back().is_some_and(|last| last == kept) {
            return;
        }
        // Reuses the memory of the oldest line.
        let mut place = if self.0.len() < MAX_LINES {
            Vec::new()
        } else {
            self.0.pop_front().unwrap_or_default()
        };
        place.clear();
        place.extend_from_slice(kept);
        self.0.push_back(place);
    }

    /// Forgets the remarks, because the search that they were about has ended well.
    pub(super) fn forget(&mut self) {
        self.0.clear();
    }

    /// The remarks, one per line, without control characters.
    pub(super) fn text(&self) -> String {
        let lines = self.0.iter().map(|line| plain_text(line, MAX_LETTERS));
        let lines = lines.map(|line| line.trim().to_owned());
        let lines: Vec<_> = lines.filter(|line| !line.is_empty()).collect();
        lines.join("\n")
    }
}

fn complains(line: &[u8]) -> bool {
    let is_end = |byte: &u8| !byte.is_ascii_alphanumeric() && *byte != b'_';
    let mut words = line.split(is_end);
    words.any(|word| { COMPLAINTS.iter() }.any(|one| word.eq_ignore_ascii_case(one)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(parts: &[&[u8]]) -> Vec<Vec<u8>> {
        let mut cutter = LineCutter::default();
        let mut lines = Vec::new();
        for part in parts {
            cutter.cut(part, |line| lines.push(line.to_vec()));
        }
        lines
    }

    #[test]
    fn lines_do_not_depend_on_the_pieces_in_which_they_arrive() {
        let text = b"uciok\r\nreadyok\n\ninfo depth 1\rbestmove";
        let whole = lines(&[text]);
        let bytes: Vec<&[u8]> = text.chunks(1).collect();
        let filled = |lines: Vec<Vec<u8>>| -> Vec<Vec<u8>> {
            let lines = lines.into_iter();
            lines.filter(|line| !line.is_empty()).collect()
        };
        let expected = [&b"uciok"[..], b"readyok", b"info depth 1"];
        assert_eq!(filled(whole), expected);
        assert_eq!(filled(lines(&bytes)), expected);
    }

    #[test]
    fn an_endless_line_takes_bounded_memory_and_the_next_line_is_whole() {
        let mut cutter = LineCutter::default();
        for _ in 0..1000 {
            cutter.cut(&[b'x'; 1000], |_| unreachable!("it has no end"));
        }
        assert!(cutter.begun.capacity() <= 2 * MAX_LINE_BYTES);
        let mut lines = Vec::new();
        cutter.cut(b"\nreadyok\n", |line| lines.push(line.to_vec()));
        let lengths: Vec<_> = lines.iter().map(Vec::len).collect();
        assert_eq!(lengths, [MAX_LINE_BYTES, 7]);
    }
}
