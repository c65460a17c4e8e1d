//! One line of an engine's output.

use super::info::Info;
use super::words::Words;

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
