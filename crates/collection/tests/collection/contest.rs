//! Rows that lose against others with the same key, found outside memory.

use proptest::prelude::*;
use std::collections::BTreeMap;
use std::fs;
use tabiya_collection::spill::{Contest, DroppedRows, Winner, put_row, stable_hash};

/// A row that takes part.
#[derive(Clone, Copy, Debug)]
struct Row {
    key: u128,
    rank: u16,
    number: u64,
}

fn losers(rows: &[Row], winner: Winner, memory: usize) -> DroppedRows {
    let mut contest = Contest::new(&std::env::temp_dir(), memory, winner);
    for rows in rows.chunks(7) {
        let mut records = Vec::new();
        for row in rows {
            put_row(row.key, row.rank, row.number, &mut records);
        }
        contest.add_rows(&records).unwrap();
    }
    contest.finish().unwrap()
}

/// The numbers of the rows that lose, found in a map.
fn losers_in_a_map(rows: &[Row], winner: Winner) -> Vec<u64> {
    let mut groups: BTreeMap<u128, Vec<Row>> = BTreeMap::new();
    for row in rows {
        groups.entry(row.key).or_default().push(*row);
    }
    let mut all = Vec::new();
    for group in groups.values() {
        let best = match winner {
            Winner::First => group.iter().min_by_key(|row| row.number),
            Winner::Last => group.iter().max_by_key(|row| row.number),
            Winner::HighestRank => {
                let rank = group.iter().map(|row| row.rank).max().unwrap();
                group.iter().find(|row| row.rank == rank)
            }
        };
        let best = best.unwrap().number;
        all.extend(
            group
                .iter()
                .map(|row| row.number)
                .filter(|row| *row != best),
        );
    }
    all.sort_unstable();
    all
}

fn any_winner() -> impl Strategy<Value = Winner> {
    prop_oneof![
        Just(Winner::First),
        Just(Winner::Last),
        Just(Winner::HighestRank)
    ]
}

/// A key of 96 bits that is spread over all parts.
fn spread(number: u8) -> u128 {
    let half = |seed| u128::from(stable_hash(seed, &[number]));
    (half(0) << 64 | half(1)) >> 32
}

/// A key that differs from others in few bits, so that parts are divided again and again.
fn crowded(number: u8) -> u128 {
    u128::from(number) << 32
}

proptest! {
    #[test]
    fn any_rows_with_any_memory_lose_as_in_a_map(
        rows in prop::collection::vec((0_u8..120, 0_u16..4), 0..400),
        winner in any_winner(),
        are_crowded: bool,
        memory in 0_usize..12_000,
    ) {
        let key = if are_crowded { crowded } else { spread };
        let rows: Vec<_> = (3..).zip(rows).map(|(number, (own, rank))| Row { key: key(own), rank, number }).collect();
        let end = rows.last().map_or(0, |row| row.number + 1);
        let dropped = losers(&rows, winner, memory).among(0..end).unwrap();
        let found: Vec<_> = (0..).zip(dropped).filter_map(|(row, is_dropped)| is_dropped.then_some(row)).collect();
        prop_assert_eq!(found, losers_in_a_map(&rows, winner));
    }
}

#[test]
fn rows_are_counted_in_more_than_32_bits() {
    let first = (1 << 36) + 5;
    let numbers = [3, 1 << 31, (1 << 32) + 3, first, first + 1];
    let rows = numbers.map(|number| Row {
        key: spread(1),
        rank: 0,
        number,
    });
    let dropped = losers(&rows, Winner::Last, 1 << 20);
    let is_dropped = |row: u64| dropped.among(row..row + 1).unwrap() == [true];
    assert!(numbers[..4].iter().all(|row| is_dropped(*row)));
    for row in [4, first - 1, first + 1, first + 2] {
        assert!(!is_dropped(row), "{row}");
    }
    // Windows of rows have a power of two as their length.
    let middle = 1 << 31;
    let around = dropped.among(middle - 1..middle + 2).unwrap();
    assert_eq!(around, [false, true, false]);
}

#[test]
fn a_contest_leaves_nothing_in_its_folder_and_needs_it_only_without_memory() {
    let folder = tempfile::tempdir().unwrap();
    let records = |count: u64| {
        let mut records = Vec::new();
        for row in 0..count {
            let key = u128::from(stable_hash(0, &row.to_le_bytes())) << 32;
            put_row(key, 0, row, &mut records);
        }
        records
    };
    let mut contest = Contest::new(folder.path(), 100, Winner::First);
    contest.add_rows(&records(2000)).unwrap();
    let dropped = contest.finish().unwrap();
    assert_eq!(dropped.among(0..2000).unwrap(), vec![false; 2000]);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    let missing = folder.path().join("missing");
    let mut contest = Contest::new(&missing, 100, Winner::First);
    assert!(contest.add_rows(&records(2000)).is_err());
    let mut contest = Contest::new(&missing, 100_000, Winner::First);
    contest.add_rows(&records(2000)).unwrap();
    assert!(contest.finish().is_ok());
}
