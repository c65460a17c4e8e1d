//! The file of the user's tries: a first line with the version, then a line for each try, in the order of time:
//!
//! ```text
//! Tabiya tries 1
//! 2026-11-28 first 34 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - d1d8
//! ```
//!
//! A line has the day, the result (`first`, `later`, `missed`), the seconds, and the key of the position. Lines are only
//! appended.

use super::{Day, Outcome, Standing};
use std::collections::HashMap;

/// The first line of a new file.
pub const HEAD: &str = "Tabiya tries 1";

/// The beginning of the first line of any version.
const NAME: &str = "Tabiya tries ";

/// The longest key. That of a position with all of its moves is far shorter.
const MAX_KEY: usize = 2000;

/// One try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// The day of its end.
    pub day: Day,
    /// The result.
    pub outcome: Outcome,
    /// The time from showing the position to the result, in seconds.
    pub seconds: u32,
    /// The key of the position ([`super::Solution::key`]).
    pub key: String,
}

impl Try {
    /// The line of the file, without its end.
    pub fn line(&self) -> String {
        let word = match self.outcome {
            Outcome::First => "first",
            Outcome::Later => "later",
            Outcome::Missed => "missed",
        };
        format!("{} {word} {} {}", self.day, self.seconds, self.key)
    }

    /// Reads a line; `None` if it makes no sense.
    pub fn read(line: &str) -> Option<Self> {
        let mut parts = line.splitn(4, ' ');
        let day = Day::read(parts.next()?)?;
        let outcome = match parts.next()? {
            "first" => Outcome::First,
            "later" => Outcome::Later,
            "missed" => Outcome::Missed,
            _ => return None,
        };
        let seconds = parts.next()?.parse().ok()?;
        let key = parts.next()?.to_owned();
        // Four fields and the moves.
        let is_key = key.len() <= MAX_KEY
            && key.split(' ').count() == 5
            && key.split(' ').all(|field| !field.is_empty())
            && !key.contains(char::is_control);
        is_key.then_some(Self {
            day,
            outcome,
            seconds,
            key,
        })
    }
}

/// The file was written by a newer version of the program, in a form that this one does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Newer;

/// The standings of all positions that were tried.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tries {
    standings: HashMap<String, Standing>,
    /// The number of lines that make no sense.
    pub damaged: u64,
}

impl Tries {
    /// Reads a file. Lines that make no sense are counted and skipped.
    ///
    /// # Errors
    /// Fails when a newer version has written the file.
    pub fn read(bytes: &[u8]) -> Result<Self, Newer> {
        let mut tries = Self::default();
        for (number, line) in bytes.split(|byte| *byte == b'\n').enumerate() {
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            let Ok(line) = str::from_utf8(line) else {
                tries.damaged += 1;
                continue;
            };
            let version = line.strip_prefix(NAME).filter(|_| number == 0);
            if let Some(version) = version.and_then(|version| version.parse::<u64>().ok()) {
                if version > 1 {
                    return Err(Newer);
                }
            } else if let Some(made) = Try::read(line) {
                tries.add(&made);
            } else if !line.is_empty() {
                tries.damaged += 1;
            }
        }
        Ok(tries)
    }

    /// Counts one more try.
    pub fn add(&mut self, made: &Try) -> Standing {
        let standing = Standing::after(self.standing(&made.key), made.day, made.outcome);
        self.standings.insert(made.key.clone(), standing);
        standing
    }

    /// The standing of a position; `None` if it was never tried.
    pub fn standing(&self, key: &str) -> Option<Standing> {
        self.standings.get(key).copied()
    }
}
