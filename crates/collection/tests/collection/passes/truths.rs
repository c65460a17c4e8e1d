//! Claims about the truth of endgames about rows.

use super::any_rows::may_continue;
use std::ops::ControlFlow;
use std::sync::Arc;
use tabiya_collection::certify::Flaw;
use tabiya_collection::passes::{FoundTruths, PassError, WrongClaims, WrongRows, find_truths};
use tabiya_lines::{RowSet, Rows, Source};

/// The rook is lost.
const ROOK: &str = "8/8/8/8/8/2k5/8/1R2K3 w - - bm Rb2;";
const DRAWN: &str = "8/8/8/3k4/8/8/8/KB6 w - - ce 0; wdl 0;";
/// Each move of the queen to the last two ranks that Black cannot capture mates.
const TWO: &str = "7k/5Q2/6K1/8/8/8/8/8 w - - bm Qg7#;";
const FIVE: &str = "r3k3/8/8/8/8/8/4P3/R3K3 w Qq -";

fn rows_of(lines: &[&str]) -> Rows {
    let source = Source::from_bytes(lines.join("\n").into_bytes()).unwrap();
    Rows::new(Arc::new(source))
}

fn found_in(lines: &[&str]) -> FoundTruths {
    find_truths(&rows_of(lines), None, None, &mut may_continue).unwrap()
}

fn listed(rows: &WrongRows) -> Vec<u64> {
    rows.listed.iter().map(|row| row.row).collect()
}

#[test]
fn each_record_is_known_or_unknown_and_other_lines_do_not_count() {
    let found = found_in(&[ROOK, FIVE, "# comment", "", "no position", DRAWN]);
    assert_eq!((found.known, found.unknown), (2, 1));
}

#[test]
fn false_claims_and_second_solutions_are_told_apart() {
    let found = found_in(&[DRAWN, TWO, ROOK]);
    assert_eq!(listed(&found.false_claims), [2]);
    assert_eq!(listed(&found.second_solutions), [1]);
    let claims = &found.second_solutions.listed[0].claims;
    let is_second = |claims: &WrongClaims| {
        matches!(
            claims,
            WrongClaims::Solution {
                turn: 1,
                flaw: Flaw::SecondSolution(_)
            }
        )
    };
    assert!(is_second(claims), "{claims:?}");
}

#[test]
fn a_record_without_a_solution_has_no_second_one() {
    let found = found_in(&["7k/5Q2/6K1/8/8/8/8/8 w - - dm 1; ce 32766; wdl 2;"]);
    assert_eq!((found.known, found.second_solutions.count), (1, 0));
    assert_eq!(found.false_claims.count, 0);
}

#[test]
fn a_right_move_that_the_record_names_is_no_second_solution() {
    let named = "k7/8/1K6/8/8/8/8/6RR w - - bm Rh8# Rg8#;";
    assert_eq!(found_in(&[named]).second_solutions.count, 0);
    // The queen mates on other squares as well.
    let found = found_in(&["7k/5Q2/6K1/8/8/8/8/8 w - - bm Qg7# Qh7#;"]);
    let claims = &found.second_solutions.listed[0].claims;
    let WrongClaims::Solution {
        flaw: Flaw::SecondSolution(other),
        ..
    } = claims
    else {
        panic!("{claims:?}");
    };
    assert!(!["Qg7#", "Qh7#"].contains(&other.as_str()), "{other}");
}

#[test]
fn a_line_without_news_is_not_to_be_written() {
    let found = found_in(&[DRAWN, "8/8/8/3k4/8/8/8/KB6 w - - ce 5; wdl 0;", ROOK]);
    let rows = |set: &RowSet| set.iter().collect::<Vec<_>>();
    assert_eq!(rows(&found.to_add), [2]);
    assert_eq!(rows(&found.to_replace), [1, 2]);
}

#[test]
fn only_the_wanted_rows_are_examined() {
    let rows = rows_of(&[ROOK, ROOK, ROOK]);
    let only = RowSet::from_rows(3, [1]);
    let found = find_truths(&rows, Some(&only), None, &mut may_continue).unwrap();
    assert_eq!(found.known, 1);
    assert_eq!(listed(&found.false_claims), [1]);
    assert_eq!(found.to_add, only);
}

#[test]
fn wrong_rows_are_listed_in_their_order() {
    let lines: Vec<_> = (0..1000)
        .map(|row| if row % 3 == 0 { ROOK } else { DRAWN })
        .collect();
    let found = found_in(&lines);
    let wanted: Vec<u64> = (0..1000).filter(|row| row % 3 == 0).collect();
    assert_eq!(listed(&found.false_claims), wanted);
}

#[test]
fn a_cancelled_pass_ends_without_a_result() {
    let rows = rows_of(&[ROOK; 500]);
    let found = find_truths(&rows, None, None, &mut |_, _| ControlFlow::Break(()));
    assert!(matches!(found, Err(PassError::Cancelled)));
}
