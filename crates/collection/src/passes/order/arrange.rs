//! Rows by a known order of their lines, and in random order.

use crate::passes::PassError;
use crate::passes::chunks::{LineProgress, stage};
use crate::passes::slots::{STEP, Slots, ask, each_row};
use tabiya_lines::{LineList, RowSet, Rows};

/// Returns the lines of all rows, with those in `only` (or all) in the order of the classes that
/// `class_of` gives to lines; there are `class_count` classes. Rows of one class keep their order.
pub(super) fn arranged(
    rows: &Rows,
    slots: Slots,
    only: Option<&RowSet>,
    class_count: usize,
    class_of: impl Fn(u32) -> usize,
    progress: &mut LineProgress<'_>,
) -> Result<LineList, PassError> {
    let lines = rows.len();
    let is_meant = |row: u32| only.is_none_or(|only| only.contains(u64::from(row)));
    // `places` first counts the rows of each class, then gives the place of the next one.
    let mut places = vec![0_u32; class_count];
    let mut count = 0;
    each_row(
        rows,
        slots,
        &mut stage(progress, lines, 0, 3),
        |row, slot| {
            if let Some(size) = places.get_mut(class_of(slot)).filter(|_| is_meant(row)) {
                *size += 1;
                count += 1;
            }
        },
    )?;
    let mut before = 0;
    for place in &mut places {
        before += std::mem::replace(place, before);
    }
    let mut sorted = vec![0_u32; count];
    each_row(
        rows,
        slots,
        &mut stage(progress, lines, 1, 3),
        |row, slot| {
            if let Some(place) = places.get_mut(class_of(slot)).filter(|_| is_meant(row)) {
                if let Some(here) = sorted.get_mut(*place as usize) {
                    *here = slot;
                }
                *place += 1;
            }
        },
    )?;
    drop(places);
    in_their_places(
        rows,
        slots,
        only,
        &sorted,
        &mut stage(progress, lines, 2, 3),
    )
}

/// Returns the lines of all rows, with those in `only` (or all) replaced by the given lines in
/// turn.
fn in_their_places(
    rows: &Rows,
    slots: Slots,
    only: Option<&RowSet>,
    new: &[u32],
    progress: &mut LineProgress<'_>,
) -> Result<LineList, PassError> {
    let room = usize::try_from(rows.len()).unwrap_or_default();
    let mut list = LineList::with_capacity(room);
    let mut are_named = true;
    let mut new = new.iter();
    each_row(rows, slots, progress, |row, slot| {
        let is_meant = only.is_none_or(|only| only.contains(u64::from(row)));
        let new = if is_meant { new.next() } else { None };
        let slot = new.copied().unwrap_or(slot);
        are_named &= list.push(slots.line(slot));
    })?;
    if are_named {
        Ok(list)
    } else {
        Err(PassError::TooManyLines)
    }
}

/// Returns all rows in random order, or, with `only`, these rows at their own places. All orders
/// are equally likely, as far as 2^64 seeds allow; the same seed gives the same order.
///
/// # Errors
/// Fails when it is cancelled, or there are more than 2^31 lines.
pub fn shuffle(
    rows: &Rows,
    only: Option<&RowSet>,
    seed: u64,
    progress: &mut LineProgress<'_>,
) -> Result<LineList, PassError> {
    let slots = Slots::of(rows)?;
    let lines = rows.len();
    let count = only.map_or(lines, RowSet::count);
    let mut chosen = Vec::with_capacity(usize::try_from(count).unwrap_or_default());
    each_row(
        rows,
        slots,
        &mut stage(progress, lines, 0, 3),
        |row, slot| {
            if only.is_none_or(|only| only.contains(u64::from(row))) {
                chosen.push(slot);
            }
        },
    )?;
    mix(&mut chosen, seed, &mut stage(progress, lines, 1, 3))?;
    in_their_places(
        rows,
        slots,
        only,
        &chosen,
        &mut stage(progress, lines, 2, 3),
    )
}

/// Gives every place, from the last one on, a random one of the remaining lines (Fisher–Yates
/// shuffle).
fn mix(slots: &mut [u32], seed: u64, progress: &mut LineProgress<'_>) -> Result<(), PassError> {
    let mut dice = Dice(seed);
    let count = slots.len() as u64;
    for left in (1..=count).rev() {
        if left % STEP == 0 {
            ask(progress, count - left, count)?;
        }
        let drawn = dice.below(left);
        let place = |place: u64| usize::try_from(place).unwrap_or_default();
        slots.swap(place(left - 1), place(drawn));
    }
    Ok(())
}

/// `SplitMix64` by Steele, Lea and Flood: a counter whose bits are mixed. It is small, and good enough for a shuffle in
/// which nothing is at stake.
struct Dice(u64);

impl Dice {
    fn throw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// Returns a random number below `end`, all of them equally likely. It rejects draws that would
    /// make some numbers more frequent.
    fn below(&mut self, end: u64) -> u64 {
        let surplus = end.wrapping_neg() % end.max(1);
        loop {
            let product = u128::from(self.throw()) * u128::from(end);
            let (number, rest) = (product >> 64, product & u128::from(u64::MAX));
            if u128::from(surplus) <= rest {
                return u64::try_from(number).unwrap_or_default();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_random_generator_gives_the_published_numbers() {
        let mut dice = Dice(1_234_567);
        let thrown = [dice.throw(), dice.throw(), dice.throw()];
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert_eq!(thrown, published);
    }

    #[test]
    fn all_orders_of_four_are_about_equally_likely() {
        let mut seen = std::collections::BTreeMap::<Vec<u32>, u32>::new();
        for seed in 0..24_000 {
            let mut slots = [0, 1, 2, 3];
            let mixed = mix(&mut slots, seed, &mut |_, _| {
                std::ops::ControlFlow::Continue(())
            });
            assert!(mixed.is_ok());
            *seen.entry(slots.to_vec()).or_default() += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|count| (850..1150).contains(count)));
    }
}
