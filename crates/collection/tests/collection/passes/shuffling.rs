use super::any_rows::{any_rows, lines_in, lines_of, may_continue};
use crate::dice::Dice;
use tabiya_collection::passes::shuffle;
use tabiya_lines::RowSet;

#[test]
fn a_shuffle_keeps_every_row_and_the_same_seed_gives_the_same_order() {
    let mut dice = Dice::new(8);
    let mut moved = 0;
    for seed in 0..60 {
        let count = 2 + dice.below(100);
        let rows = any_rows(&mut dice, count);
        let lines = lines_of(&rows);
        let list = shuffle(&rows, None, seed, &mut may_continue).unwrap();
        assert!(list == shuffle(&rows, None, seed, &mut may_continue).unwrap());
        let mut shuffled = lines_in(&list, &rows);
        moved += usize::from(shuffled != lines);
        shuffled.sort();
        let mut sorted = lines;
        sorted.sort();
        assert_eq!(shuffled, sorted);
    }
    assert!(moved > 50);
}

#[test]
fn unchosen_rows_stay_in_place() {
    let mut dice = Dice::new(9);
    let rows = any_rows(&mut dice, 500);
    let lines = lines_of(&rows);
    let only = (0..rows.len())
        .filter(|_| dice.one_in(3))
        .collect::<Vec<_>>();
    let only = RowSet::from_rows(rows.len(), only);
    let shuffled = lines_in(
        &shuffle(&rows, Some(&only), 1, &mut may_continue).unwrap(),
        &rows,
    );
    let mut chosen = (Vec::new(), Vec::new());
    for (row, (before, now)) in (0..).zip(lines.iter().zip(&shuffled)) {
        if only.contains(row) {
            chosen.0.push(before);
            chosen.1.push(now);
        } else {
            assert_eq!(before, now);
        }
    }
    assert_ne!(chosen.0, chosen.1);
    chosen.0.sort();
    chosen.1.sort();
    assert_eq!(chosen.0, chosen.1);
}
