//! A set of rows compared with the simplest model: a list of Booleans.

use proptest::prelude::*;
use tabiya_lines::RowSet;

fn set_of(model: &[bool]) -> RowSet {
    let rows = (0..).zip(model).filter(|(_, is_in)| **is_in);
    RowSet::from_rows(model.len() as u64, rows.map(|(row, _)| row))
}

fn rows_of(model: &[bool]) -> Vec<u64> {
    let rows = (0..).zip(model).filter(|(_, is_in)| **is_in);
    rows.map(|(row, _)| row).collect()
}

/// Checks that every query of the set agrees with the model.
fn assert_same(set: &RowSet, model: &[bool]) {
    let rows = rows_of(model);
    assert_eq!(set.len(), model.len() as u64);
    assert_eq!(set.count(), rows.len() as u64);
    assert_eq!(set.is_empty(), rows.is_empty());
    assert_eq!(set.iter().collect::<Vec<_>>(), rows);
    assert_eq!(set.ranges().flatten().collect::<Vec<_>>(), rows);
    let joined = set
        .ranges()
        .zip(set.ranges().skip(1))
        .any(|(a, b)| a.end == b.start);
    assert!(!joined, "stretches that touch are one");
    assert_eq!(set.first(), rows.first().copied());
    assert_eq!(set.last(), rows.last().copied());
    let mut before = 0;
    for (row, is_in) in (0..).zip(model) {
        assert_eq!(set.contains(row), *is_in);
        assert_eq!(set.rank(row), before);
        if *is_in {
            assert_eq!(set.nth(before), Some(row));
            before += 1;
        }
    }
    for behind in [0, 1, 64, 1000] {
        assert!(!set.contains(set.len() + behind));
        assert_eq!(set.rank(set.len() + behind), before);
        assert_eq!(set.nth(before + behind), None);
    }
    assert_eq!(set, &set_of(model));
}

fn model() -> impl Strategy<Value = Vec<bool>> {
    // Dense, sparse, and in long stretches, over several words and blocks of them.
    let single = (0_u8..=100, 0_usize..1500).prop_flat_map(|(percent, len)| {
        let is_in = (0_u8..100).prop_map(move |dice| dice < percent);
        prop::collection::vec(is_in, len)
    });
    let stretch = (any::<bool>(), 1_usize..200);
    let stretches = prop::collection::vec(stretch, 0..12).prop_map(|stretches| {
        let stretch = |(is_in, len)| std::iter::repeat_n(is_in, len);
        stretches.into_iter().flat_map(stretch).collect()
    });
    prop_oneof![single, stretches]
}

#[derive(Clone, Debug)]
enum Step {
    Set(usize, bool),
    Range(usize, usize, bool),
    Invert,
    Splice(usize, usize, usize, bool),
    Without(Vec<bool>),
    Copy(usize, Vec<bool>, usize, usize),
}

fn step() -> impl Strategy<Value = Step> {
    let at = || 0_usize..1600;
    let count = || prop_oneof![0_usize..4, 0_usize..300, Just(64), Just(128)];
    prop_oneof![
        (at(), any::<bool>()).prop_map(|(at, is_in)| Step::Set(at, is_in)),
        (at(), count(), any::<bool>()).prop_map(|(at, n, is_in)| Step::Range(at, n, is_in)),
        Just(Step::Invert),
        (at(), count(), count(), any::<bool>())
            .prop_map(|(at, n, m, is)| Step::Splice(at, n, m, is)),
        model().prop_map(Step::Without),
        (at(), model(), at(), count())
            .prop_map(|(at, from, start, n)| Step::Copy(at, from, start, n)),
    ]
}

fn take(step: &Step, set: &mut RowSet, model: &mut Vec<bool>) {
    let len = model.len();
    match step {
        Step::Set(at, is_in) => {
            set.set(*at as u64, *is_in);
            model
                .iter_mut()
                .skip(*at)
                .take(1)
                .for_each(|it| *it = *is_in);
        }
        Step::Range(at, count, is_in) => {
            set.set_range(*at as u64..(at + count) as u64, *is_in);
            model
                .iter_mut()
                .skip(*at)
                .take(*count)
                .for_each(|it| *it = *is_in);
        }
        Step::Invert => {
            set.invert();
            for it in model.iter_mut() {
                *it = !*it;
            }
        }
        Step::Splice(at, removed, inserted, are_in) => {
            set.splice(*at as u64, *removed as u64, *inserted as u64, *are_in);
            let at = (*at).min(len);
            let end = (at + removed).min(len);
            model.splice(at..end, std::iter::repeat_n(*are_in, *inserted));
        }
        Step::Without(removed) => {
            *set = set.without(&set_of(removed));
            let mut gone = removed.iter().copied().chain(std::iter::repeat(false));
            model.retain(|_| !gone.next().unwrap());
        }
        Step::Copy(at, from, start, count) => {
            let rows = *start as u64..(start + count) as u64;
            set.copy_from(*at as u64, &set_of(from), rows);
            let copied = from.iter().skip(*start).take(*count);
            for (place, is_in) in model.iter_mut().skip(*at).zip(copied) {
                *place = *is_in;
            }
        }
    }
}

proptest! {
    #[test]
    fn a_set_of_rows_agrees_with_a_list_of_booleans(
        start in model(),
        steps in prop::collection::vec(step(), 0..12),
    ) {
        let mut model = start;
        let mut set = set_of(&model);
        assert_same(&set, &model);
        for step in &steps {
            take(step, &mut set, &mut model);
            assert_same(&set, &model);
        }
    }

    #[test]
    fn two_sets_are_combined_row_by_row(one in model(), other in model()) {
        let padded = other.iter().copied().chain(std::iter::repeat(false));
        let combined = |combine: fn(bool, bool) -> bool| -> Vec<bool> {
            let pairs = one.iter().zip(padded.clone());
            pairs.map(|(a, b)| combine(*a, b)).collect()
        };
        let (a, b) = (set_of(&one), set_of(&other));
        assert_same(&a.union(&b), &combined(|a, b| a || b));
        assert_same(&a.intersection(&b), &combined(|a, b| a && b));
        assert_same(&a.difference(&b), &combined(|a, b| a && !b));
    }
}

#[test]
fn rows_may_come_in_any_order_and_missing_ones_are_left_out() {
    let set = RowSet::from_rows(70, [69, 3, 69, 70, u64::MAX, 0]);
    assert_eq!(set.iter().collect::<Vec<_>>(), [0, 3, 69]);
}

#[test]
fn all_of_zero_rows_equals_no_rows() {
    assert_eq!(RowSet::all(0), RowSet::none(0));
    assert_eq!(RowSet::all(64).count(), 64);
    assert_eq!(RowSet::all(65).ranges().next(), Some(0..65));
}
