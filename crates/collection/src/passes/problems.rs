//! The rows that have a solution, with the standing of each after the user's tries.

use super::PassError;
use super::chunks::LineProgress;
use super::slots::{LineWork, Slots, each_line, each_row};
use crate::solving::{Day, Problem, Solution, Tries};
use crate::tree::PlacesByLine;
use tabiya_lines::{RowSet, Rows};
use tabiya_notation::record::{LineKind, line_kind, read_record};

/// The problems among the rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems {
    /// The rows with a solution, in order.
    pub rows: Vec<ProblemRow>,
    /// The number of rows without a solution that can be played. Blank lines and comments do not count.
    pub left_out: u64,
}

/// A row with a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProblemRow {
    /// Its number.
    pub row: u32,
    /// Whether it was never tried.
    pub is_new: bool,
    /// Whether it was not solved at once the last time.
    pub is_missed: bool,
    /// Whether it was tried, and is due again.
    pub is_due: bool,
}

/// Lists the problems among the rows, or among some of them. `games` are those of records.
///
/// # Errors
/// Fails when it is cancelled, a line cannot be read, or there are more than 2^31 lines.
pub fn find_problems(
    rows: &Rows,
    only: Option<&RowSet>,
    games: &PlacesByLine,
    tries: &Tries,
    today: Day,
    progress: &mut LineProgress<'_>,
) -> Result<Problems, PassError> {
    let slots = Slots::of(rows)?;
    let mut marks = vec![BLANK; slots.count()];
    let work = Looking {
        tries,
        today,
        games,
        slots,
        holds_games: rows.source().holds_games(),
    };
    let take = |made: Vec<(u32, u8)>| {
        for (slot, mark) in made {
            if let Some(place) = marks.get_mut(slot as usize) {
                *place = mark;
            }
        }
    };
    each_line(rows, slots, &work, take, progress)?;
    let mut problems = Problems::default();
    let mut quiet = |_, _| progress(rows.len(), rows.len());
    each_row(rows, slots, &mut quiet, |row, slot| {
        if only.is_some_and(|only| !only.contains(row.into())) {
            return;
        }
        match marks.get(slot as usize).copied().unwrap_or(BLANK) {
            BLANK => {}
            UNSOLVABLE => problems.left_out += 1,
            mark => problems.rows.push(ProblemRow {
                row,
                is_new: mark & NEW != 0,
                is_missed: mark & MISSED != 0,
                is_due: mark & DUE != 0,
            }),
        }
    })?;
    Ok(problems)
}

/// The marks of a line, in one byte each: files may have millions of lines.
const BLANK: u8 = 0;
const UNSOLVABLE: u8 = 1;
const PROBLEM: u8 = 2;
const NEW: u8 = 4;
const MISSED: u8 = 8;
const DUE: u8 = 16;

struct Looking<'a> {
    tries: &'a Tries,
    today: Day,
    games: &'a PlacesByLine,
    slots: Slots,
    holds_games: bool,
}

impl LineWork for Looking<'_> {
    type Made = Vec<(u32, u8)>;

    fn begin(&self) -> Self::Made {
        Vec::new()
    }

    fn add(&self, made: &mut Self::Made, slot: u32, line: &[u8]) {
        let mark = if self.holds_games {
            self.mark_of_game(line)
        } else {
            self.mark(slot, line)
        };
        if mark != BLANK {
            made.push((slot, mark));
        }
    }
}

impl Looking<'_> {
    fn mark(&self, slot: u32, line: &[u8]) -> u8 {
        let Ok(record) = read_record(line) else {
            return match line_kind(line) {
                LineKind::Blank | LineKind::Comment => BLANK,
                LineKind::Record | LineKind::Unreadable => UNSOLVABLE,
            };
        };
        let tail = line.get(record.tail.clone()).unwrap_or_default();
        let game = if self.games.is_empty() {
            None
        } else {
            self.games.get(&self.slots.line(slot))
        };
        self.mark_of(match game {
            Some((tree, node)) => Solution::of_game(tree, *node, tail),
            None => Solution::of(&record.position, tail),
        })
    }

    fn mark_of_game(&self, row: &[u8]) -> u8 {
        if row.trim_ascii().is_empty() {
            return BLANK;
        }
        self.mark_of(Problem::of_row_of_games(row).map(|problem| problem.solution))
    }

    fn mark_of(&self, solution: Option<Solution>) -> u8 {
        let Some(solution) = solution else {
            return UNSOLVABLE;
        };
        let Some(standing) = self.tries.standing(&solution.key()) else {
            return PROBLEM | NEW;
        };
        let missed = if standing.is_missed() { MISSED } else { 0 };
        let due = if standing.is_due(self.today) { DUE } else { 0 };
        PROBLEM | missed | due
    }
}
