//! The games among rows that are not chess.

use super::PassError;
use super::chunks::LineProgress;
use super::slots::{LineWork, Slots, each_line};
use crate::games::{SignOfVariant, variant_in_row};
use std::collections::BTreeMap;
use tabiya_lines::Rows;

/// The maximum number of variants that are counted separately.
const MAX_VARIANTS: usize = 100;

/// Games that are not chess, by the rules that they name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GamesOfVariants {
    /// The number of all of them.
    pub games: u64,
    /// The number of games for each value of the tag `Variant`.
    pub named: BTreeMap<String, u64>,
    /// The number of games that name no variant, but begin with a position that has marks of one.
    pub by_position: u64,
}

impl GamesOfVariants {
    fn add(&mut self, sign: SignOfVariant, count: u64) {
        self.games += count;
        let SignOfVariant::Name(name) = sign else {
            self.by_position += count;
            return;
        };
        if self.named.len() < MAX_VARIANTS || self.named.contains_key(&name) {
            *self.named.entry(name).or_default() += count;
        }
    }

    fn add_all(&mut self, others: Self) {
        let named: u64 = others.named.values().sum();
        self.games += others.games - named - others.by_position;
        self.add(SignOfVariant::Position, others.by_position);
        for (name, count) in others.named {
            self.add(SignOfVariant::Name(name), count);
        }
    }
}

/// Counts the lines of rows that are games of other rules than chess and Chess960.
///
/// # Errors
/// Fails when it is cancelled, a line cannot be read, or there are more than 2^31 lines.
pub fn count_variants(
    rows: &Rows,
    progress: &mut LineProgress<'_>,
) -> Result<GamesOfVariants, PassError> {
    let slots = Slots::of(rows)?;
    let mut found = GamesOfVariants::default();
    each_line(rows, slots, &Counting, |made| found.add_all(made), progress)?;
    Ok(found)
}

struct Counting;

impl LineWork for Counting {
    type Made = GamesOfVariants;

    fn begin(&self) -> GamesOfVariants {
        GamesOfVariants::default()
    }

    fn add(&self, made: &mut GamesOfVariants, _slot: u32, line: &[u8]) {
        if let Some(sign) = variant_in_row(line) {
            made.add(sign, 1);
        }
    }
}
