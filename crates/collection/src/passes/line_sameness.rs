//! Keys of lines that are equal for lines that count as the same.

use super::boards::position_of_line;
use super::canonical::{LineKeys, SameFields, Sameness, canonical};
use crate::games::{last_position_in_row, moves_in_row};
use tabiya_notation::record::{LineKind, line_kind};

/// Makes keys of lines. Their factors are random, so only keys of one value can be compared.
#[derive(Debug)]
pub struct LineSameness {
    keys: LineKeys,
    sameness: Sameness,
    are_games: bool,
}

impl LineSameness {
    /// Creates the keys for a sameness.
    pub fn new(sameness: Sameness) -> Self {
        Self {
            keys: LineKeys::new(),
            sameness,
            are_games: false,
        }
    }

    /// Creates the keys for rows that are games: their last positions are compared, unless the sameness says otherwise.
    pub fn of_games(sameness: Sameness) -> Self {
        Self {
            are_games: true,
            ..Self::new(sameness)
        }
    }

    /// Returns the key of a line, of 96 bits; `None` for comments and blank lines, which are never the same as others.
    pub fn key(&self, line: &[u8]) -> Option<u128> {
        if self.are_games {
            return self.key_of_game(line);
        }
        let are_lines_compared = self.sameness.fields == SameFields::Line;
        let position = (!are_lines_compared).then(|| position_of_line(line));
        match position.flatten() {
            Some(position) => Some(self.keys.of_words(&canonical(&position, self.sameness))),
            None => match line_kind(line) {
                LineKind::Blank | LineKind::Comment => None,
                LineKind::Record | LineKind::Unreadable => Some(self.keys.of_text(line)),
            },
        }
    }

    fn key_of_game(&self, row: &[u8]) -> Option<u128> {
        let compared = match self.sameness.fields {
            SameFields::Line => None,
            SameFields::Moves => moves_in_row(row).map(|moves| self.keys.of_text(&moves)),
            _ => last_position_in_row(row)
                .map(|position| self.keys.of_words(&canonical(&position, self.sameness))),
        };
        match compared {
            None if row.trim_ascii().is_empty() => None,
            None => Some(self.keys.of_text(row)),
            key => key,
        }
    }
}
