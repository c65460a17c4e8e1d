//! The number of positions that each choice of positions would give.

use super::cut::{GamePart, LineNumbers};
use super::game::Game;
use super::reader::GameReader;
use super::tables::FoundRows;
use super::wanted::{GameTitle, PlayedMove, WantedPositions, Which};
use std::sync::Arc;
use tabiya_chess::Color;

/// Positions after moves with higher numbers are not counted separately.
const MAX_NUMBER: usize = 400;

/// In a file with more games than this their titles are left out.
pub const MAX_TITLES: u64 = 2_000;

/// The number of games, their titles, and the number of their positions for each choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameCounts {
    /// The number of games.
    pub games: u64,
    /// The number of games that break off somewhere.
    pub broken: u64,
    /// The titles of the games in their order; empty for more than [`MAX_TITLES`] games, and for a table.
    pub titles: Vec<Arc<GameTitle>>,
    main_line: Counted,
    with_variations: Counted,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Counted {
    last: u64,
    starts: u64,
    every: u64,
    marked: u64,
    leaving_book: u64,
    /// The positions after each move of White and of Black, by fullmove number.
    after: Vec<[u64; 2]>,
}

impl GameCounts {
    /// Returns the number of wanted positions. `None` if it was not counted, for moves with high
    /// numbers.
    pub fn positions(&self, wanted: &WantedPositions) -> Option<u64> {
        let counted = if wanted.with_variations {
            &self.with_variations
        } else {
            &self.main_line
        };
        Some(match wanted.which {
            Which::Last => counted.last,
            Which::Starts => counted.starts,
            Which::Every => counted.every,
            Which::Marked => counted.marked,
            Which::LeavingBook => counted.leaving_book,
            Which::After { number, side } => {
                let number = usize::try_from(number).ok()?;
                if MAX_NUMBER <= number {
                    return None;
                }
                let sides = counted.after.get(number);
                sides.map_or(0, |[white, black]| match side {
                    Color::White => *white,
                    Color::Black => *black,
                })
            }
        })
    }

    /// Adds the counts of another part.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.broken += other.broken;
        if MAX_TITLES < self.games {
            self.titles.clear();
        } else {
            self.titles.extend(other.titles.iter().cloned());
        }
        self.main_line.add(&other.main_line);
        self.with_variations.add(&other.with_variations);
    }

    /// Returns the counts for rows of a table, each of which counts as one game.
    pub fn of_rows(found: &FoundRows) -> Self {
        Self {
            games: found.rows,
            broken: found.broken.len() as u64,
            ..Self::default()
        }
    }

    /// Counts the games of a part.
    pub fn of(reader: &mut GameReader, part: &GamePart) -> Self {
        let mut counts = Self::default();
        let text = part.text.as_slice();
        let mut lines = LineNumbers::from(text, part.first_line);
        let mut at = 0;
        while let Some(game) = reader.read(text, at) {
            at = game.span.end.max(at + 1);
            counts.games += 1;
            counts.broken += u64::from(!game.faults.is_empty());
            let line = lines.number_at(game.span.start);
            counts
                .titles
                .push(Arc::new(GameTitle::of(text, game, line)));
            counts.main_line.count(text, game, false);
            counts.with_variations.count(text, game, true);
        }
        counts
    }
}

impl Counted {
    fn add(&mut self, other: &Self) {
        self.last += other.last;
        self.starts += other.starts;
        self.every += other.every;
        self.marked += other.marked;
        self.leaving_book += other.leaving_book;
        if self.after.len() < other.after.len() {
            self.after.resize(other.after.len(), [0; 2]);
        }
        for (sum, sides) in self.after.iter_mut().zip(&other.after) {
            sum[0] += sides[0];
            sum[1] += sides[1];
        }
    }

    fn count(&mut self, text: &[u8], game: &Game, with_variations: bool) {
        let count = |which| {
            let wanted = WantedPositions {
                which,
                with_variations,
                played: PlayedMove::LeftOut,
            };
            let mut found = 0;
            wanted.for_each(text, game, |_| found += 1);
            found
        };
        self.last += count(Which::Last);
        self.starts += count(Which::Starts);
        self.marked += count(Which::Marked);
        self.leaving_book += count(Which::LeavingBook);
        for place in &game.places {
            if 0 < place.depth && !with_variations {
                continue;
            }
            self.every += 1;
            let position = &place.position;
            // The side that made the last move, and the number of that move.
            let (side, before) = match position.side_to_move {
                Color::White => (1, 1),
                Color::Black => (0, 0),
            };
            let number = position.fullmove_number.saturating_sub(before) as usize;
            if MAX_NUMBER <= number {
                continue;
            }
            if self.after.len() <= number {
                self.after.resize(number + 1, [0; 2]);
            }
            let sides = self.after.get_mut(number);
            if let Some(count) = sides.and_then(|sides| sides.get_mut(side)) {
                *count += 1;
            }
        }
    }
}
