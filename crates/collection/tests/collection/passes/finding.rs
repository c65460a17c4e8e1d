use super::any_rows::{any_rows, lines_of, may_continue, position};
use crate::dice::Dice;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_chess::Board;
use tabiya_collection::passes::{Boards, PassError, find};
use tabiya_collection::search::{Cell, Facts, Pattern, Query};
use tabiya_lines::{CHUNK_LINES, RowSet, Rows, Source};

/// Every row examined by itself: its line, its board and its facts.
type Seen = Vec<(Vec<u8>, Board, Facts)>;

fn seen(rows: &Rows) -> Seen {
    let lines = lines_of(rows).into_iter().map(|line| {
        let position = position(&line);
        let board = position.map_or(Board::EMPTY, |it| it.board);
        let facts = position.map_or(Facts::none(), |it| Facts::of(&it));
        (line, board, facts)
    });
    lines.collect()
}

fn slowly(rows: &Seen, query: &Query) -> RowSet {
    let prepared = query.prepare();
    let found = (0..).zip(rows).filter(|(_, (line, board, facts))| {
        prepared.matches_board(board, *facts) && prepared.matches_line(line)
    });
    RowSet::from_rows(rows.len() as u64, found.map(|(row, _)| row))
}

fn queries() -> Vec<Query> {
    let typed = [
        "",
        "w",
        "black",
        "KvK",
        "men<=4",
        "K1k5",
        "wac",
        "fen w",
        "id:",
        "-id: w",
        "ce:7",
        "check",
        "illegal",
        "legal castling",
        "R>=1 k",
        "chess 1",
        "KRvK id:WAC",
        "é",
        "4k3 b",
    ];
    let mut queries: Vec<Query> = typed
        .iter()
        .map(|text| Query::parse(text).unwrap())
        .collect();
    let mut pattern = Pattern::EMPTY;
    let square = tabiya_chess::Square::from_name("e1").unwrap();
    pattern.set(square, Cell::AnyPiece);
    pattern.mirrored = true;
    queries.push(Query {
        pattern: Some(pattern),
        ..Query::default()
    });
    queries.push(Query {
        pattern: Some(pattern),
        ..Query::parse("wac").unwrap()
    });
    queries
}

#[test]
fn a_search_finds_the_same_rows_as_a_check_of_every_row() {
    let mut dice = Dice::new(4);
    let mut hits = 0;
    for round in 0..30 {
        let count = if round == 0 {
            20_000
        } else {
            1 + dice.below(90)
        };
        let rows = any_rows(&mut dice, count);
        let seen = seen(&rows);
        let boards = Boards::new(rows.source());
        let none = Boards::of_at_most(0, rows.source());
        for query in queries() {
            let expected = slowly(&seen, &query);
            hits += expected.count();
            for boards in [&boards, &boards, &none] {
                let found = find(&rows, boards, &query, &mut may_continue).unwrap();
                assert_eq!(found, expected, "{query:?}");
            }
        }
        assert_eq!(none.bytes(), 0);
    }
    assert!(hits > 10_000);
}

#[test]
fn only_a_search_for_positions_keeps_the_boards() {
    let rows = any_rows(&mut Dice::new(7), 1000);
    let boards = Boards::new(rows.source());
    find(
        &rows,
        &boards,
        &Query::parse("WAC").unwrap(),
        &mut may_continue,
    )
    .unwrap();
    assert_eq!(boards.bytes(), 0);
    find(
        &rows,
        &boards,
        &Query::parse("KvK").unwrap(),
        &mut may_continue,
    )
    .unwrap();
    assert!(0 < boards.bytes() && boards.bytes() <= 33 * rows.source().line_count());
}

#[test]
fn a_stopped_search_resumes_with_the_boards_it_has() {
    let line = "8/8/8/8/8/8/8/K1k5 w - - 0 1\n";
    let count = usize::try_from(CHUNK_LINES).unwrap() * 5;
    let source = Source::from_bytes(line.repeat(count).into_bytes()).unwrap();
    let mut rows = Rows::new(Arc::new(source));
    let own = rows.add_own("8/8/8/8/8/8/8/K1k5 b - - 0 1");
    rows.splice(3, 1, &[own]);
    let query = Query::parse("KvK w").unwrap();
    let boards = Boards::new(rows.source());
    let mut asked = 0;
    let found = loop {
        let mut left = asked;
        let result = find(&rows, &boards, &query, &mut |_, _| {
            left -= 1;
            if left < 0 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        match result {
            Ok(found) => break found,
            Err(PassError::Cancelled) => asked += 1,
            Err(error) => panic!("{error}"),
        }
    };
    assert!(asked > 2);
    assert_eq!(found.count(), rows.len() - 1);
    assert!(!found.contains(3));
}
