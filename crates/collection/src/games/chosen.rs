//! The games of a file: their titles, and the choice of some of them.

use super::game::Game;
use super::safe_text::{append_safe, shorten};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The games from which positions are taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ChosenGames {
    /// All games.
    #[default]
    All,
    /// The games that begin in these lines of the file, counted from 1.
    InLines(Arc<BTreeSet<u64>>),
}

impl ChosenGames {
    /// Whether the game that begins in this line is chosen.
    pub fn has(&self, line: u64) -> bool {
        match self {
            Self::All => true,
            Self::InLines(lines) => lines.contains(&line),
        }
    }
}

/// The title of a game, by which a person chooses it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTitle {
    /// The line of the file in which the game begins, from 1.
    pub line: u64,
    /// The players: `Kasparov - Topalov`. Empty if the game names none.
    pub players: String,
    /// Event, date and result, as far as they are given: `Hoogovens, 1999.01.20, 1-0`.
    pub details: String,
}

/// The maximum number of bytes of the players in a title, and of the details.
const LONGEST: usize = 160;

impl GameTitle {
    /// Returns the title of a game that was read from `text` and begins in this line of the file.
    pub(super) fn of(text: &[u8], game: &Game, line: u64) -> Self {
        let joined = |names: &[&str], separator: &[u8]| {
            let mut out = Vec::new();
            for value in names.iter().filter_map(|name| game.tag(text, name)) {
                let start = out.len();
                if start > 0 {
                    out.extend_from_slice(separator);
                }
                append_safe(&value, &mut out);
            }
            shorten(0, LONGEST, &mut out);
            String::from_utf8(out).unwrap_or_default()
        };
        let mut dates = ["Date", "UTCDate"].into_iter();
        let date = dates.find(|name| game.tag(text, name).is_some());
        let result = game.tag(text, "Result").filter(|result| **result != *b"*");
        let details = [Some("Event"), date, result.map(|_| "Result")];
        let details: Vec<_> = details.into_iter().flatten().collect();
        Self {
            line,
            players: joined(&["White", "Black"], b" - "),
            details: joined(&details, b", "),
        }
    }
}
