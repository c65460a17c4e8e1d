//! Claims about the search for the truth of endgames.

use super::any_rows::may_continue;
use std::sync::Arc;
use tabiya_collection::passes::{AskedTables, Boards, LineTest, find_with_tables};
use tabiya_collection::search::Query;
use tabiya_lines::{RowSet, Rows, Source};

const WON: &str = "k7/8/1K6/8/8/8/8/7R w - - dtz 1;";
const LOST: &str = "k7/8/1K6/8/8/8/7R/8 b - -";
const DRAWN: &str = "8/8/8/3k4/8/8/8/KB6 w - -";
/// The fifty-move rule saves Black.
const LATE: &str = "8/8/8/8/8/2k5/8/1R2K3 w - - 90 99";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - dtz -7;";
const LINES: [&str; 6] = [WON, LOST, DRAWN, LATE, START, "no record"];

/// The lines that match, and the number of unknown positions.
fn found(query: &str) -> (Vec<&'static str>, u64) {
    let tables = Arc::<AskedTables>::default();
    let test = LineTest::new(&Query::parse(query).unwrap(), &tables);
    let matching = LINES
        .into_iter()
        .filter(|line| test.matches(line.as_bytes()));
    (matching.collect(), tables.beyond())
}

#[test]
fn the_truth_is_that_of_the_side_to_move() {
    assert_eq!(found("tables:win"), (vec![WON], 1));
    assert_eq!(found("tables:loss"), (vec![LOST], 1));
    assert_eq!(found("tables:draw"), (vec![DRAWN, LATE], 1));
    assert_eq!(found("-tables:draw"), (vec![WON, LOST], 1));
    assert_eq!(found("w tables:loss"), (vec![], 1));
}

#[test]
fn only_positions_that_meet_all_other_conditions_count_as_unknown() {
    assert_eq!(found("tables:win KRvK"), (vec![WON], 0));
    assert_eq!(found("tables:win w id:x"), (vec![], 0));
}

#[test]
fn distances_have_limits_and_a_record_can_state_its_own() {
    assert_eq!(found("dtm<=1"), (vec![WON], 1));
    assert_eq!(found("dtm>=2"), (vec![LOST, LATE], 1));
    // The tables in the program know no distance to the next capture.
    assert_eq!(found("dtz<=1").0, [WON]);
    assert_eq!(found("dtz==7"), (vec![START], 0));
}

#[test]
fn a_written_condition_is_read_back() {
    for text in ["tables:win", "-tables:loss dtz<=10", "dtz>=2 dtm<=19"] {
        assert_eq!(Query::parse(text).unwrap().to_string(), text);
    }
}

#[test]
fn a_file_is_searched_for_the_truth_with_and_without_its_boards() {
    let source = Source::from_bytes(LINES.join("\n").into_bytes()).unwrap();
    let rows = Rows::new(Arc::new(source));
    let boards = Boards::new(rows.source());
    for query in ["tables:draw", "tables:draw w", "tables:draw w"] {
        let query = Query::parse(query).unwrap();
        let tables = Arc::<AskedTables>::default();
        let found = find_with_tables(&rows, &boards, &query, &tables, &mut may_continue).unwrap();
        assert_eq!(found, RowSet::from_rows(rows.len(), [2, 3].into_iter()));
        assert_eq!(tables.beyond(), 1);
    }
}
