//! Sorting outside memory.

use proptest::prelude::*;
use std::fs;
use tabiya_collection::passes::{ByteKeys, SortKey, SortOrder};
use tabiya_collection::spill::{Paired, Sorter, each_pair, frame};

/// The payloads in the order of their keys, sorted with this many bytes of memory.
fn sorted(entries: &[(Vec<u8>, [u8; 2])], memory: usize) -> Vec<Vec<u8>> {
    let mut sorter = Sorter::new(&std::env::temp_dir(), memory);
    for (key, payload) in entries {
        let mut framed = Vec::new();
        frame(key, payload, &mut framed);
        sorter.add_framed(&framed).unwrap();
    }
    let mut sorted = sorter.finish().unwrap();
    let mut payloads = Vec::new();
    while let Some(entry) = sorted.next_entry().unwrap() {
        payloads.push(entry.payload.clone());
    }
    payloads
}

proptest! {
    #[test]
    fn any_entries_with_any_memory_are_sorted_as_by_a_stable_sort_in_memory(
        entries in prop::collection::vec((prop::collection::vec(0_u8..2, 0..40), any::<[u8; 2]>()), 0..600),
        memory in prop_oneof![0_usize..4000, 0_usize..100_000],
    ) {
        let mut expected = entries.clone();
        expected.sort_by(|(one, _), (other, _)| one.cmp(other));
        let expected: Vec<_> = expected.into_iter().map(|(_, payload)| payload.to_vec()).collect();
        prop_assert_eq!(sorted(&entries, memory), expected);
    }

    #[test]
    fn entries_with_the_same_key_are_paired_in_their_order(
        first in prop::collection::vec(0_u8..5, 0..40),
        second in prop::collection::vec(0_u8..5, 0..40),
        memory in 0_usize..400,
    ) {
        let sorted = |keys: &[u8]| {
            let mut sorter = Sorter::new(&std::env::temp_dir(), memory);
            for key in keys {
                sorter.add(&[*key], &[]).unwrap();
            }
            sorter.finish().unwrap()
        };
        let rows = |keys: &[u8], key: u8| -> Vec<u64> {
            let all = (0_u64..).zip(keys);
            all.filter(|(_, own)| **own == key).map(|(row, _)| row).collect()
        };
        let mut expected = Vec::new();
        for key in 0..5 {
            let (ones, others) = (rows(&first, key), rows(&second, key));
            for place in 0..ones.len().max(others.len()) {
                expected.push((ones.get(place).copied(), others.get(place).copied()));
            }
        }
        let mut found = Vec::new();
        each_pair(&mut sorted(&first), &mut sorted(&second), |pair| {
            found.push(match pair {
                Paired::First(one) => (Some(one.row), None),
                Paired::Second(other) => (None, Some(other.row)),
                Paired::Both(one, other) => (Some(one.row), Some(other.row)),
            });
            Ok(())
        }).unwrap();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn reversed_keys_reverse_the_order_of_any_lines(one: Vec<u8>, other: Vec<u8>) {
        let key = |line: &[u8], descending| {
            let keys = ByteKeys::new(&SortOrder { key: SortKey::Text, descending });
            let (mut key, mut room) = (Vec::new(), Vec::new());
            keys.put_key(line, &mut key, &mut room);
            key
        };
        let order = key(&one, false).cmp(&key(&other, false));
        prop_assert_eq!(order, one.cmp(&other));
        prop_assert_eq!(key(&one, true).cmp(&key(&other, true)), order.reverse());
    }
}

#[test]
fn a_beginning_of_a_line_comes_after_it_if_the_greatest_come_first() {
    let keys = ByteKeys::new(&SortOrder {
        key: SortKey::Text,
        descending: true,
    });
    let mut all = Vec::new();
    for line in [&b"a"[..], b"a\0", b"a\0\0", b"ab", b"", b"a\0b", b"\xff"] {
        let (mut key, mut room) = (Vec::new(), Vec::new());
        keys.put_key(line, &mut key, &mut room);
        all.push((key, line));
    }
    all.sort();
    let lines: Vec<_> = all.into_iter().map(|(_, line)| line).collect();
    assert_eq!(
        lines,
        [&b"\xff"[..], b"ab", b"a\0b", b"a\0\0", b"a\0", b"a", b""]
    );
}

#[test]
fn nothing_is_left_in_the_folder_and_a_missing_one_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let mut sorter = Sorter::new(folder.path(), 0);
    for row in 0..40_u8 {
        sorter.add(&[40 - row], &[row]).unwrap();
    }
    drop(sorter);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    let missing = folder.path().join("missing");
    assert!(Sorter::new(&missing, 0).add(b"a", b"b").is_err());
    assert!(Sorter::new(&missing, 1000).add(b"a", b"b").is_ok());
}
