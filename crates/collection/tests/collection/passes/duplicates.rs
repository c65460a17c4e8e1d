use super::any_rows::{any_rows, lines_of, may_continue, position};
use super::same;
use crate::dice::Dice;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_chess::Position;
use tabiya_collection::passes::{Duplicates, PassError, SameFields, Sameness, find_duplicates};
use tabiya_lines::{CHUNK_LINES, RowSet, Rows, Source};
use tabiya_notation::record::{LineKind, line_kind};

const SAME_FEN: Sameness = Sameness {
    fields: SameFields::All,
    mirrored: false,
    colours_swapped: false,
};

/// The groups as plain lists.
fn groups_of(found: &Duplicates) -> Vec<Vec<u64>> {
    let mut groups: Vec<Vec<u64>> = Vec::new();
    for place in 0..found.row_count() {
        if found.begins_group(place) {
            groups.push(Vec::new());
        }
        groups.last_mut().unwrap().push(found.row(place).unwrap());
        let group = groups.len() as u64 - 1;
        assert_eq!(found.group_of(place), Some(group));
        assert_eq!(found.place_of(found.row(place).unwrap()), Some(place));
    }
    assert_eq!(found.group_count(), groups.len() as u64);
    assert_eq!(found.is_empty(), groups.is_empty());
    assert_eq!(found.row(found.row_count()), None);
    assert_eq!(found.group_of(found.row_count()), None);
    groups
}

/// The groups, found by comparing every row with the first of every group.
fn slowly(lines: &[Vec<u8>], sameness: Sameness) -> Vec<Vec<u64>> {
    let mut groups: Vec<(Option<Position>, &[u8], Vec<u64>)> = Vec::new();
    for (row, line) in (0..).zip(lines) {
        let position = position(line);
        let is_nothing = matches!(line_kind(line), LineKind::Blank | LineKind::Comment);
        if position.is_none() && is_nothing {
            continue;
        }
        let is_same = |other: &Option<Position>, text: &[u8]| match (&position, other) {
            (Some(one), Some(other)) => same::are_same(one, other, sameness),
            (None, None) => line == text,
            _ => false,
        };
        match groups
            .iter_mut()
            .find(|(other, text, _)| is_same(other, text))
        {
            Some((.., rows)) => rows.push(row),
            None => groups.push((position, line, vec![row])),
        }
    }
    let groups = groups.into_iter().map(|(.., rows)| rows);
    groups.filter(|rows| 1 < rows.len()).collect()
}

/// Adds reflections of existing rows.
fn with_reflections(dice: &mut Dice, rows: &mut Rows) {
    for _ in 0..rows.len() / 3 {
        let row = dice.below(usize::try_from(rows.len()).unwrap()) as u64;
        let Some(position) = position(&rows.read_line(row).unwrap()) else {
            continue;
        };
        let fen = tabiya_notation::fen::write_fen(&position);
        let mut fields = fen.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let ranks: Vec<&str> = fields[0].split('/').collect();
        if dice.one_in(2) {
            let turned = ranks
                .iter()
                .map(|rank| rank.chars().rev().collect::<String>());
            fields[0] = turned.collect::<Vec<_>>().join("/");
        } else {
            let turned: Vec<&str> = ranks.into_iter().rev().collect();
            let other = |c: char| match c {
                'a'..='z' => c.to_ascii_uppercase(),
                _ => c.to_ascii_lowercase(),
            };
            fields[0] = turned.join("/").chars().map(other).collect();
            fields[1] = String::from(if fields[1] == "w" { "b" } else { "w" });
            fields[2] = match fields[2].as_str() {
                "KQkq" => "KQkq".to_owned(),
                _ => "-".to_owned(),
            };
        }
        fields[3] = String::from("-");
        let line = rows.add_own(fields.join(" "));
        let at = dice.below(usize::try_from(rows.len()).unwrap()) as u64;
        rows.splice(at, 0, &[line]);
    }
}

#[test]
fn groups_of_duplicates_agree_with_comparing_all_pairs() {
    let mut dice = Dice::new(11);
    let mut grouped = [0; 12];
    for _ in 0..60 {
        let count = 1 + dice.below(120);
        let mut rows = any_rows(&mut dice, count);
        with_reflections(&mut dice, &mut rows);
        let lines = lines_of(&rows);
        for (way, sameness) in same::all().into_iter().enumerate() {
            let found = find_duplicates(&rows, sameness, &mut may_continue).unwrap();
            let expected = slowly(&lines, sameness);
            assert_eq!(groups_of(&found), expected, "{sameness:?}");
            grouped[way] += found.row_count();
            let surplus = expected.iter().flat_map(|group| group.iter().skip(1));
            let surplus = RowSet::from_rows(rows.len(), surplus.copied());
            assert_eq!(found.surplus(), surplus);
        }
    }
    // Every reflection that counts finds more.
    for fields in grouped.chunks(4) {
        assert!(
            fields[0] < fields[1] && fields[0] < fields[2],
            "{grouped:?}"
        );
        assert!(fields[1].max(fields[2]) < fields[3], "{grouped:?}");
    }
}

#[test]
fn duplicates_are_found_across_chunks() {
    let lines = usize::try_from(CHUNK_LINES).unwrap() * 3;
    let kings = ["K1k5", "K2k4", "K3k3", "K4k2", "K5k1"];
    let line = |n: usize| {
        format!(
            "8/8/8/8/8/8/8/{} w - - {} {}\n",
            kings[n % 5],
            n % 7,
            n % 11 + 1
        )
    };
    let text: String = (0..lines).map(line).collect();
    let rows = Rows::new(Arc::new(Source::from_bytes(text.into_bytes()).unwrap()));
    let found = find_duplicates(&rows, SAME_FEN, &mut may_continue).unwrap();
    assert_eq!(found.group_count(), 5 * 7 * 11);
    assert_eq!(found.row_count(), rows.len());
    for place in (0..found.row_count()).step_by(997) {
        let group = found.group_of(place).unwrap();
        assert_eq!(found.row(place).unwrap() % (5 * 7 * 11), group);
        assert!(found.group_start(group).unwrap() <= place);
    }
    assert_eq!(found.surplus().count(), rows.len() - 5 * 7 * 11);
}

#[test]
fn only_possible_castling_and_capturable_targets_count_in_comparisons() {
    let count = |lines: &[&str], fields| {
        let rows = Rows::new(Arc::new(
            Source::from_bytes(lines.join("\n").into_bytes()).unwrap(),
        ));
        let sameness = Sameness { fields, ..SAME_FEN };
        find_duplicates(&rows, sameness, &mut may_continue)
            .unwrap()
            .row_count()
    };
    let rights = [
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1",
    ];
    assert_eq!(count(&rights, SameFields::All), 2);
    let impossible = [
        "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w K - 9 9",
    ];
    assert_eq!(count(&impossible, SameFields::Four), 2);
    assert_eq!(count(&impossible, SameFields::All), 0);
    let nobody = [
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
        "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1",
    ];
    assert_eq!(count(&nobody, SameFields::Four), 2);
    assert_eq!(count(&nobody, SameFields::All), 0);
    let somebody = [
        "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1",
        "4k3/8/8/8/4Pp2/8/8/4K3 b - - 0 1",
    ];
    assert_eq!(count(&somebody, SameFields::Four), 0);
    assert_eq!(count(&somebody, SameFields::Board), 2);
}

#[test]
fn groups_of_duplicates_follow_changes_of_the_list() {
    let mut dice = Dice::new(3);
    let mut shrunk = 0;
    for _ in 0..400 {
        let count = 1 + dice.below(60);
        let rows = any_rows(&mut dice, count);
        let mut found = find_duplicates(&rows, SAME_FEN, &mut may_continue).unwrap();
        let mut groups = groups_of(&found);
        let mut len = rows.len();
        for _ in 0..4 {
            let before = groups.len();
            let row = |dice: &mut Dice| dice.below(usize::try_from(len).unwrap() + 1) as u64;
            if dice.one_in(3) {
                let removed = RowSet::from_rows(len, (0..dice.below(9)).map(|_| row(&mut dice)));
                found.without(&removed);
                keep(&mut groups, |row| {
                    (!removed.contains(row)).then(|| row - removed.rank(row))
                });
                len -= removed.count();
            } else {
                let (at, inserted) = (row(&mut dice), dice.below(4) as u64);
                let removed = (dice.below(4) as u64).min(len - at);
                found.after_splice(at, removed, inserted);
                keep(&mut groups, |row| match row {
                    row if row < at => Some(row),
                    row => (at + removed <= row).then(|| row - removed + inserted),
                });
                len = len - removed + inserted;
            }
            shrunk += before - groups.len();
            assert_eq!(groups_of(&found), groups);
            assert_eq!(found.surplus().len(), len);
        }
    }
    assert!(shrunk > 100);
}

/// The same with plain lists.
fn keep(groups: &mut Vec<Vec<u64>>, now: impl Fn(u64) -> Option<u64>) {
    for group in groups.iter_mut() {
        *group = group.iter().filter_map(|row| now(*row)).collect();
    }
    groups.retain(|group| 1 < group.len());
    groups.sort();
}

#[test]
fn a_search_for_duplicates_can_be_stopped_at_any_moment() {
    let rows = any_rows(&mut Dice::new(5), 40_000);
    let whole = find_duplicates(&rows, SAME_FEN, &mut may_continue).unwrap();
    let mut most = 1;
    loop {
        let mut left = most;
        let found = find_duplicates(&rows, SAME_FEN, &mut |_, _| {
            left -= 1;
            if left == 0 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        match found {
            Err(PassError::Cancelled) => most += 1 + most / 4,
            found => {
                assert_eq!(found.unwrap(), whole);
                break;
            }
        }
    }
    assert!(most > 4);
}
