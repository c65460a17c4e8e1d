//! Searching and sorting rows that are games.

use super::any_rows::{lines_in, may_continue};
use std::io::Cursor;
use std::ops::ControlFlow;
use tabiya_collection::passes::{
    Boards, SameFields, Sameness, SortKey, SortOrder, find, find_duplicates, find_problems, sort,
};
use tabiya_collection::search::Query;
use tabiya_collection::solving::{Day, Tries};
use tabiya_collection::tree::PlacesByLine;
use tabiya_lines::{Rows, Source, game_of_row};

const FILE: &str = "[Event \"Club\"]\n[White \"Zed\"]\n[Black \"anna\"]\n[WhiteElo \"900\"]\n[Round \"1.10\"]\n\
    [Date \"1999.??.??\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3 {a comment that\ncontinues} (2. f4 exf4 {a gambit}) 2... Nc6 1-0\n\n\
    [Event \"Club\"]\n[White \"Bo\"]\n[Black \"Cid\"]\n[WhiteElo \"2500\"]\n[Round \"1.9\"]\n[Date \"????.??.??\"]\n\
    [Result \"*\"]\n\n1. d4 *\n\n\
    [Event \"Study\"]\n[White \"Ada\"]\n[Result \"1/2-1/2\"]\n[SetUp \"1\"]\n\
    [FEN \"7K/8/k1P5/7p/8/8/8/8 w - - 0 1\"]\n\n1. Kg7 h4 2. Kf6 Kb6 3. Ke5 1/2-1/2\n\n\
    [Event \"Other\"]\n[White \"?\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n";

fn rows(file: &str) -> Rows {
    let goes_on = &mut |_, _| ControlFlow::Continue(());
    let source = Source::games_from_reader(&mut Cursor::new(file.as_bytes()), goes_on).unwrap();
    Rows::new(source.into())
}

fn found(rows: &Rows, typed: &str) -> Vec<u64> {
    let query = Query::parse(typed).unwrap();
    let boards = Boards::new(rows.source());
    let found = find(rows, &boards, &query, &mut may_continue).unwrap();
    found.iter().collect()
}

#[test]
fn a_search_finds_games_by_their_tags_moves_and_comments() {
    let rows = rows(FILE);
    assert_eq!(found(&rows, "anna"), [0]);
    assert_eq!(found(&rows, "club"), [0, 1]);
    assert_eq!(found(&rows, "\"comment that continues\""), [0]);
    assert_eq!(found(&rows, "exf4 gambit"), [0]);
    assert_eq!(
        found(&rows, "ncontinues"),
        [] as [u64; 0],
        "no escape is text"
    );
    assert_eq!(found(&rows, "atomic"), [3]);
}

#[test]
fn a_search_finds_games_in_which_a_position_matches() {
    let rows = rows(FILE);
    assert_eq!(found(&rows, "KPvKP"), [2]);
    assert_eq!(found(&rows, "tables:draw"), [2]);
    assert_eq!(found(&rows, "tables:draw men=32"), [] as [u64; 0]);
    assert_eq!(
        found(&rows, "men=32"),
        [0, 1],
        "a game of a variant has no positions"
    );
    assert_eq!(
        found(&rows, "men<=31"),
        [0, 2],
        "a capture of a variation counts"
    );
    assert_eq!(
        found(&rows, "b men<=31"),
        [2],
        "all conditions hold in one position"
    );
    assert_eq!(found(&rows, "study w"), [2]);
    assert_eq!(found(&rows, "club KPvKP"), [] as [u64; 0]);
    assert_eq!(found(&rows, "c0:gambit"), [0]);
    assert_eq!(found(&rows, "c0:gambit b"), [] as [u64; 0]);
    assert_eq!(found(&rows, ""), [0, 1, 2, 3]);
}

#[test]
fn a_search_finds_games_that_were_added_or_moved() {
    let mut rows = rows(FILE);
    let first = rows.spans(0..1);
    rows.splice(4, 0, &first);
    let own = tabiya_lines::row_of_game(b"[White \"Nils\"]\n\n1. a4 a5 2. Ra3 *\n");
    let own = rows.add_own(own);
    rows.splice(0, 1, &[own]);
    assert_eq!(found(&rows, "gambit"), [4]);
    assert_eq!(found(&rows, "nils"), [0]);
    assert_eq!(found(&rows, "men<=31"), [2, 4]);
}

fn order(key: SortKey, descending: bool) -> Vec<usize> {
    let rows = rows(FILE);
    let order = SortOrder { key, descending };
    let list = sort(&rows, &order, None, &mut may_continue).unwrap();
    let text = |line: &[u8]| String::from_utf8(game_of_row(line)).unwrap();
    let sorted = lines_in(&list, &rows);
    let sorted = sorted.iter().map(|line| {
        let games = ["Zed", "Bo", "Ada", "Atomic"];
        let is_it = |name: &&str| text(line).contains(&format!("\"{name}\""));
        games.iter().position(is_it).unwrap()
    });
    sorted.collect()
}

#[test]
fn games_are_sorted_by_a_tag_and_those_without_it_come_last() {
    let tag = |name: &str| SortKey::Tag(name.to_owned());
    assert_eq!(order(tag("White"), false), [2, 1, 0, 3]);
    assert_eq!(order(tag("White"), true), [0, 1, 2, 3]);
    assert_eq!(order(tag("Black"), false), [0, 1, 2, 3]);
    assert_eq!(
        order(tag("WhiteElo"), false),
        [0, 1, 2, 3],
        "numbers by value"
    );
    assert_eq!(order(tag("WhiteElo"), true), [1, 0, 2, 3]);
    assert_eq!(
        order(tag("Round"), false),
        [1, 0, 2, 3],
        "rounds are no decimals"
    );
    assert_eq!(
        order(tag("Date"), true),
        [0, 1, 2, 3],
        "an unknown date is none"
    );
    assert_eq!(
        order(tag("Result"), true),
        [2, 0, 1, 3],
        "an open result is none"
    );
    assert_eq!(
        order(tag("event"), false),
        [0, 1, 3, 2],
        "equal ones keep their order"
    );
}

#[test]
fn games_are_sorted_by_their_lengths_and_last_positions() {
    assert_eq!(order(SortKey::Plies, false), [1, 0, 2, 3]);
    assert_eq!(order(SortKey::Plies, true), [2, 0, 1, 3]);
    assert_eq!(order(SortKey::Men, false), [2, 0, 1, 3]);
    assert_eq!(order(SortKey::Material, true), [0, 1, 2, 3]);
}

#[test]
fn the_games_with_a_position_of_their_own_are_the_problems_of_a_file() {
    let rows = rows(FILE);
    let today = Day::read("2026-11-28").unwrap();
    let (tries, games) = (Tries::default(), PlacesByLine::new());
    let problems = find_problems(&rows, None, &games, &tries, today, &mut may_continue).unwrap();
    let found: Vec<_> = problems.rows.iter().map(|problem| problem.row).collect();
    assert_eq!((found, problems.left_out), (vec![2], 3));
}

const COPIES: &str = "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"B\"]\n\n1. e4 {best} e5 (1... c5) 2. Ng1f3 1-0\n\n\
    [White \"C\"]\n\n1. Nf3 e5 2. e4 *\n\n[White \"D\"]\n\n1. d4 *\n\n[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n";

#[test]
fn games_are_the_same_by_their_moves_their_last_positions_or_their_texts() {
    let rows = rows(COPIES);
    let groups = |fields| {
        let sameness = Sameness {
            fields,
            mirrored: false,
            colours_swapped: false,
        };
        let found = find_duplicates(&rows, sameness, &mut may_continue).unwrap();
        (0..found.row_count())
            .map(|place| (found.group_of(place).unwrap(), found.row(place).unwrap()))
            .collect::<Vec<_>>()
    };
    assert_eq!(groups(SameFields::Moves), [(0, 0), (0, 1), (0, 4)]);
    assert_eq!(groups(SameFields::Board), [(0, 0), (0, 1), (0, 2), (0, 4)]);
    assert_eq!(groups(SameFields::Line), [(0, 0), (0, 4)]);
}

#[test]
fn a_condition_on_an_operation_that_no_game_has_finds_no_game() {
    let rows = rows(FILE);
    assert!(found(&rows, "rating>=2200").is_empty());
    assert_eq!(found(&rows, "WhiteElo"), [0, 1]);
}
