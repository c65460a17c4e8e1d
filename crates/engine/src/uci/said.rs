//! The lines of an engine's output: cut from the data of a pipe in bounded memory, and read.

use super::info::Info;
use super::words::Words;

/// The number of bytes that are kept of a line. Lines of engines have a few hundred bytes, some lists of choices a few
/// thousand.
pub const MAX_LINE_BYTES: usize = 64 * 1024;

/// Splits data that arrives in pieces into lines. A line that is too long loses its end.
#[derive(Clone, Debug, Default)]
pub struct LineCutter {
    /// The beginning of a line whose end has not arrived yet.
    begun: Vec<u8>,
}

impl LineCutter {
    /// Passes on each line that ends in the new data, in order. Lines end with a line feed, a carriage return or both.
    pub fn cut(&mut self, mut came: &[u8], mut each: impl FnMut(&[u8])) {
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
pub enum Said<'a> {
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
    CopyProtection(Verdict),
    /// The state of its registration.
    Registration(Verdict),
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
pub enum Verdict {
    /// It is checking.
    Checking,
    /// The check succeeded.
    Passed,
    /// The check failed: the engine will not work, or not fully.
    Failed,
}

/// Reads a line, whatever its bytes.
pub fn read_said(line: &[u8]) -> Said<'_> {
    let mut words = Words::of(line);
    let Some(first) = words.next() else {
        return Said::Blank;
    };
    match first {
        b"info" => Said::Info(Info::read(words)),
        b"bestmove" => Said::BestMove(best_move(words)),
        b"readyok" => Said::ReadyOk,
        b"uciok" => Said::UciOk,
        b"option" => Said::Offers(words.rest()),
        b"id" => match words.next() {
            Some(b"name") => Said::Name(words.rest()),
            Some(b"author") => Said::Author(words.rest()),
            _ => Said::Other,
        },
        b"copyprotection" => verdict(words).map_or(Said::Other, Said::CopyProtection),
        b"registration" => verdict(words).map_or(Said::Other, Said::Registration),
        _ => Said::Other,
    }
}

fn best_move(mut words: Words<'_>) -> BestMove<'_> {
    let is_move = |word: &&[u8]| !matches!(*word, b"(none)" | b"0000" | b"NULL" | b"none");
    let best = words.next().filter(is_move);
    let is_pondering = words.next() == Some(b"ponder");
    let ponder = words.next().filter(|_| is_pondering).filter(is_move);
    BestMove { best, ponder }
}

fn verdict(mut words: Words<'_>) -> Option<Verdict> {
    match words.next()? {
        b"checking" => Some(Verdict::Checking),
        b"ok" => Some(Verdict::Passed),
        b"error" => Some(Verdict::Failed),
        _ => None,
    }
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
    fn lines_are_the_same_in_whatever_pieces_they_come() {
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
    fn a_line_without_end_takes_bounded_memory_and_the_next_one_is_whole() {
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
