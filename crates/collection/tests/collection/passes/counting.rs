//! Statistics: each bar counts the rows that its filter finds.

use super::any_rows::{any_rows, lines_of, may_continue};
use crate::dice::Dice;
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_chess::{Color, Piece, Square};
use tabiya_collection::passes::{
    Bar, Boards, EndingKind, GamePhase, LineCounter, LineMarks, PassError, Plot, Repeated,
    RepeatedLines, SameFields, Sameness, Statistics, check_all, count_statistics, find,
    find_duplicates, rows_with_marks,
};
use tabiya_lines::{CHUNK_LINES, RowSet, Rows, Source};

/// Records with scores and solutions, some of them twice.
const RECORDS: [&str; 12] = [
    "4k3/8/8/8/8/8/8/4K2R w K - ce 12; dm 3;",
    "4k3/8/8/8/8/8/8/4K2R w K - ce 12; dm 3;",
    "4k3/8/8/8/8/8/8/4K2R w K - CE -1200; pv Rh7 Kd8 Kd2;",
    "4k3/8/8/8/8/8/8/4K1NR b - - ce 999; ce -999; bm 1...Kd8;",
    "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - pv 1. a3 a6 2. b3; bm a3 b3;",
    "4k3/8/8/8/8/8/8/4K2Q w - - bm Qh7; dm x;",
    "4k3/8/8/8/8/8/8/R3K2Q w - - dm -14;",
    "4k3/8/8/8/8/8/8/4K2B w - - ce 1000; pv ;",
    "4k3/8/8/8/8/8/8/4K3 w - - ce 30; dm 0; bm;",
    "r3k2r/pppqbppp/2np1n2/4p3/4P3/2NP1N2/PPPQBPPP/R3K2R w KQkq - pv 0-0 0-0;",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ce 29;",
];

fn some_rows(dice: &mut Dice, count: usize) -> Rows {
    let mut rows = any_rows(dice, count);
    for _ in 0..dice.below(30) {
        let line = rows.add_own(dice.pick(&RECORDS).as_bytes());
        let at = dice.below(count) as u64;
        rows.splice(at.min(rows.len()), 0, &[line]);
    }
    rows
}

fn counted(rows: &Rows, only: Option<&RowSet>) -> Statistics {
    let marks = LineMarks::new(rows.source());
    count_statistics(rows, &marks, only, &mut may_continue).unwrap()
}

fn all_bars() -> Vec<Bar> {
    let mut bars: Vec<Bar> = Plot::ALL.into_iter().flat_map(Plot::bars).collect();
    for piece in Piece::ALL {
        bars.extend(Square::all().map(|square| Bar::On(piece, square)));
    }
    bars
}

/// The rows that the window shows after a click on a bar.
fn filtered(rows: &Rows, marks: &LineMarks, boards: &Boards, bar: Bar) -> RowSet {
    match bar {
        Bar::Mark(mark) => rows_with_marks(rows, marks, &[mark], &mut may_continue).unwrap(),
        Bar::Repeated(repeated) => {
            let sameness = Sameness {
                fields: match repeated {
                    Repeated::Position => SameFields::Four,
                    Repeated::Line => SameFields::Line,
                },
                mirrored: false,
                colours_swapped: false,
            };
            let found = find_duplicates(rows, sameness, &mut may_continue).unwrap();
            let places = 0..found.row_count();
            RowSet::from_rows(rows.len(), places.map(|place| found.row(place).unwrap()))
        }
        bar => find(rows, boards, &bar.query().unwrap(), &mut may_continue).unwrap(),
    }
}

#[test]
fn lines_one_after_the_other_have_the_counts_of_the_rows() {
    let mut dice = Dice::new(39);
    for _ in 0..12 {
        let count = 1 + dice.below(200);
        let rows = some_rows(&mut dice, count);
        let counter = LineCounter::default();
        let mut statistics = Statistics::default();
        let mut keys = Vec::new();
        for line in lines_of(&rows) {
            let mut of_line = Statistics::default();
            keys.extend(counter.count(&line, &mut of_line));
            statistics.add_counts(&of_line);
        }
        keys.sort_unstable();
        let mut repeated = RepeatedLines::default();
        for key in keys {
            repeated.add(key);
        }
        repeated.finish(&mut statistics);
        assert_eq!(statistics, counted(&rows, None));
    }
}

#[test]
fn a_bar_counts_the_rows_that_its_filter_finds() {
    let mut dice = Dice::new(36);
    let mut counts = HashMap::new();
    for round in 0..12 {
        let count = if round == 0 {
            20_000
        } else {
            1 + dice.below(200)
        };
        let rows = some_rows(&mut dice, count);
        let statistics = counted(&rows, None);
        assert_eq!(statistics.rows(), rows.len());
        let marks = LineMarks::new(rows.source());
        check_all(&rows, &marks, &mut may_continue).unwrap();
        let boards = Boards::new(rows.source());
        for bar in all_bars() {
            let found = filtered(&rows, &marks, &boards, bar).count();
            assert_eq!(statistics.count(bar), found, "{bar:?} in {round}");
            *counts.entry(bar).or_insert(0) += found;
        }
        // Known marks give the same numbers.
        let again = count_statistics(&rows, &marks, None, &mut may_continue).unwrap();
        assert_eq!(again, statistics);
    }
    for plot in Plot::ALL {
        let bars = plot.bars();
        let met = bars.iter().filter(|bar| counts[*bar] > 0).count();
        assert!(met * 2 >= bars.len(), "{plot:?}: {met} of {}", bars.len());
    }
}

#[test]
fn only_the_wanted_rows_are_counted() {
    let mut dice = Dice::new(7);
    for _ in 0..20 {
        let count = 1 + dice.below(300);
        let rows = some_rows(&mut dice, count);
        let mut only = RowSet::none(rows.len());
        for row in 0..rows.len() {
            only.set(row, dice.one_in(2));
        }
        let statistics = counted(&rows, Some(&only));
        assert_eq!(statistics.rows(), only.count());
        let marks = LineMarks::new(rows.source());
        check_all(&rows, &marks, &mut may_continue).unwrap();
        let boards = Boards::new(rows.source());
        for bar in all_bars() {
            // Rows are repeated only if another wanted row is the same.
            if matches!(bar, Bar::Repeated(_)) {
                continue;
            }
            let found = filtered(&rows, &marks, &boards, bar);
            let wanted = found.intersection(&only).count();
            assert_eq!(statistics.count(bar), wanted, "{bar:?}");
        }
        // The wanted rows alone, as a file of their own.
        let lines = lines_of(&rows);
        let wanted = only
            .iter()
            .map(|row| lines[usize::try_from(row).unwrap()].clone());
        let mut alone = Rows::new(Arc::new(Source::empty()));
        if let Some(span) = alone.add_own_lines(wanted) {
            alone.splice(0, 0, &[span]);
        }
        assert_eq!(counted(&alone, None), statistics);
    }
}

fn rows_of(lines: &[&str]) -> Rows {
    let text = lines.join("\n") + "\n";
    Rows::new(Arc::new(Source::from_bytes(text.into_bytes()).unwrap()))
}

#[test]
fn the_numbers_of_a_small_file_are_right() {
    let statistics = counted(&rows_of(&RECORDS), None);
    let range = |plot: Plot| -> Vec<u64> {
        let bars = plot.bars().into_iter();
        bars.map(|bar| statistics.count(bar)).collect()
    };
    assert_eq!((statistics.rows(), statistics.positions()), (12, 12));
    assert_eq!(statistics.count(Bar::Side(Color::Black)), 1);
    assert_eq!(statistics.count(Bar::Phase(GamePhase::Opening)), 3);
    assert_eq!(statistics.count(Bar::Phase(GamePhase::Endgame)), 9);
    assert_eq!(statistics.count(Bar::Ending(EndingKind::Rooks)), 3);
    assert_eq!(statistics.count(Bar::Ending(EndingKind::KingsAlone)), 1);
    assert_eq!(
        statistics.count(Bar::Ending(EndingKind::RooksAndMinorPieces)),
        1
    );
    assert_eq!(
        statistics.count(Bar::Ending(EndingKind::QueensAndOthers)),
        1
    );
    // The record with two scores counts wherever a search for a range finds it.
    assert_eq!(range(Plot::Score), [1, 1, 1, 1, 1, 4, 2, 1, 1, 1, 1]);
    assert_eq!(range(Plot::Solution), [3, 2, 2, 0, 0, 0, 0, 1]);
    let e1 = Square::from_name("e1").unwrap();
    assert_eq!(statistics.count(Bar::On(Piece::WhiteKing, e1)), 12);
    assert_eq!(statistics.most_on_a_square(Piece::WhiteKnight), 3);
    let repetition = statistics.repetition();
    assert_eq!(
        (repetition.positions, repetition.lines, repetition.differing),
        (5, 2, 5)
    );
}

#[test]
fn nothing_has_no_numbers() {
    let statistics = counted(&Rows::new(Arc::new(Source::empty())), None);
    assert_eq!(statistics, Statistics::default());
    assert!(all_bars().into_iter().all(|bar| statistics.count(bar) == 0));
}

#[test]
fn a_stopped_count_ends() {
    let count = usize::try_from(CHUNK_LINES).unwrap() * 5;
    let line = "8/8/8/8/8/8/8/K1k5 w - - 0 1\n";
    let source = Source::from_bytes(line.repeat(count).into_bytes()).unwrap();
    let rows = Rows::new(Arc::new(source));
    let marks = LineMarks::new(rows.source());
    let mut asked = 0;
    loop {
        let mut left = asked;
        let result = count_statistics(&rows, &marks, None, &mut |done, all| {
            assert!(done <= all && all == rows.len());
            left -= 1;
            if left < 0 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        match result {
            Ok(statistics) => {
                assert_eq!(statistics.count(Bar::Repeated(Repeated::Line)), rows.len());
                break;
            }
            Err(PassError::Cancelled) => asked += 1,
            Err(error) => panic!("{error}"),
        }
    }
    assert!(asked > 2);
}
