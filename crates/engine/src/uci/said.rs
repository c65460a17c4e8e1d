//! One line of what an engine says.

use super::info::Info;
use super::words::Words;

/// One line of what an engine says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said<'a> {
    /// Its name.
    Name(&'a [u8]),
    /// Who wrote it.
    Author(&'a [u8]),
    /// It has an option ([`EngineOption::read`](super::EngineOption::read)).
    Offers(&'a [u8]),
    /// It has told all about itself.
    UciOk,
    /// It has done what it was told, and listens.
    ReadyOk,
    /// What it has found so far.
    Info(Info<'a>),
    /// It has ended its search.
    BestMove(BestMove<'a>),
    /// What it makes of its copy protection.
    CopyProtection(Verdict),
    /// Whether it was registered.
    Registration(Verdict),
    /// Nothing at all.
    Blank,
    /// Something that is not of the protocol.
    Other,
}

/// What is said at the end of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove<'a> {
    /// The move; nothing when it names none, be it with no word or with one that stands for none.
    pub best: Option<&'a [u8]>,
    /// The answer that it expects.
    pub ponder: Option<&'a [u8]>,
}

/// How a check of an engine came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is checking.
    Checking,
    /// All is well.
    Passed,
    /// It will not work, or not fully.
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
