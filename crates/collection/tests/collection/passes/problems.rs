//! The list of problems in a collection.

use std::ops::ControlFlow;
use tabiya_collection::document::{Document, DocumentId};
use tabiya_collection::passes::{PassError, Problems, find_problems};
use tabiya_collection::solving::{Day, Outcome, Problem, Tries, Try};
use tabiya_collection::tree::PlacesByLine;
use tabiya_lines::RowSet;

const LINES: [&str; 6] = [
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#;",
    "# a comment",
    "8/8/8/8/8/8/8/8 w - -",
    "",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - pv e4 e5;",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - id \"the same\"; bm Rd8#;",
];

fn found(only: Option<&RowSet>, tries: &Tries, today: &str) -> Problems {
    let lines = LINES.map(|line| line.as_bytes().to_vec());
    let document = Document::new(DocumentId(0), lines);
    let today = Day::read(today).unwrap();
    let mut progress = |_, _| ControlFlow::Continue(());
    find_problems(
        document.rows(),
        only,
        &PlacesByLine::new(),
        tries,
        today,
        &mut progress,
    )
    .unwrap()
}

#[test]
fn problems_are_the_rows_with_a_solution_and_the_others_are_counted() {
    let problems = found(None, &Tries::default(), "2026-11-28");
    let rows: Vec<_> = problems.rows.iter().map(|one| one.row).collect();
    assert_eq!((rows, problems.left_out), (vec![0, 4, 5], 1));
    assert!(problems.rows.iter().all(|one| one.is_new && !one.is_due));
    let only = RowSet::from_rows(6, [2, 4]);
    let some = found(Some(&only), &Tries::default(), "2026-11-28");
    assert_eq!((some.rows.len(), some.left_out), (1, 1));
}

#[test]
fn a_missed_problem_is_missed_wherever_it_is_and_due_on_the_next_day() {
    let mut tries = Tries::default();
    let solution = Problem::of_line(LINES[0].as_bytes()).unwrap().solution;
    tries.add(&Try {
        day: Day::read("2026-11-28").unwrap(),
        outcome: Outcome::Missed,
        seconds: 1,
        key: solution.key(),
    });
    for (today, is_due) in [("2026-11-28", false), ("2026-11-29", true)] {
        let problems = found(None, &tries, today);
        let states: Vec<_> = problems
            .rows
            .iter()
            .map(|one| (one.is_new, one.is_missed, one.is_due))
            .collect();
        let tried = (false, true, is_due);
        assert_eq!(states, [tried, (true, false, false), tried], "{today}");
    }
}

#[test]
fn the_list_can_be_cancelled() {
    let document = Document::new(DocumentId(0), LINES.map(|line| line.as_bytes().to_vec()));
    let today = Day::numbered(0);
    let mut cancel = |_, _| ControlFlow::Break(());
    let result = find_problems(
        document.rows(),
        None,
        &PlacesByLine::new(),
        &Tries::default(),
        today,
        &mut cancel,
    );
    assert!(matches!(result, Err(PassError::Cancelled)));
}
