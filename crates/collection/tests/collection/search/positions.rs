//! Claims about the positions that match a query.

use super::any::{any_position, cases, position_and_query};
use super::oracle;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use tabiya_chess::{Board, Position};
use tabiya_collection::search::{Facts, Query};
use tabiya_notation::fen::read_fen;

fn finds(query: &str, fen: &str) -> bool {
    finds_position(&Query::parse(query).unwrap(), &read_fen(fen).unwrap())
}

fn finds_position(query: &Query, position: &Position) -> bool {
    let prepared = query.prepare();
    prepared.matches_board(&position.board, Facts::of(position))
}

#[test]
fn endings_are_recognized_by_the_pieces_besides_kings_and_pawns() {
    const ROOKS: &str = "4k3/5p2/8/8/r7/8/3P4/R3K3 w - - 0 1";
    const PAWNS: &str = "4k3/5p2/8/8/8/8/3P4/4K3 w - - 0 1";
    const OPPOSITE: &str = "4k3/5p2/8/8/b7/8/3P4/B3K3 w - - 0 1";
    const SAME: &str = "4k3/5p2/8/b7/8/8/3P4/B3K3 w - - 0 1";
    const MINOR: &str = "4k3/5p2/8/b7/8/8/3P4/N3K3 w - - 0 1";
    const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    for (query, found) in [
        ("rook endings", vec![ROOKS]),
        ("Rook Endgame", vec![ROOKS]),
        ("pawn endings", vec![PAWNS]),
        ("bishop endings", vec![OPPOSITE, SAME]),
        ("minor piece endings", vec![OPPOSITE, SAME, MINOR]),
        ("queen endings", vec![]),
        ("opposite bishops", vec![OPPOSITE]),
        ("opposite-coloured bishops", vec![OPPOSITE]),
        ("same-colored bishops", vec![SAME]),
        ("bishop endings opposite bishops", vec![OPPOSITE]),
        ("no rooks no bishops", vec![PAWNS, KINGS]),
        ("with rooks", vec![ROOKS]),
        ("without pawns", vec![KINGS]),
    ] {
        for fen in [ROOKS, PAWNS, OPPOSITE, SAME, MINOR, KINGS] {
            assert_eq!(finds(query, fen), found.contains(&fen), "{query}: {fen}");
        }
    }
}

#[test]
fn side_check_castling_and_legality_are_conditions() {
    const CHECK: &str = "4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1";
    for (query, is_found) in [
        ("w", true),
        ("black to move", false),
        ("check", true),
        ("no check", false),
        ("castling", true),
        ("no castling", false),
        ("castling:Q", true),
        ("castling:Q-Kkq", true),
        ("castling:K", false),
        ("castling:Q-Q", false),
        ("-castling:K", true),
        ("legal", true),
        ("illegal", false),
        ("w check castling legal", true),
        ("w check castling illegal", false),
        ("", true),
    ] {
        assert_eq!(finds(query, CHECK), is_found, "{query}");
    }
    assert!(finds("illegal", "8/8/8/8/8/8/8/8 w - - 0 1"));
    assert!(finds("no check", "8/8/8/8/8/8/8/8 w - - 0 1"));
}

#[test]
fn check_refers_to_the_side_to_move() {
    const ATTACKED: &str = "4k3/8/8/8/8/8/4R3/4K3";
    assert!(finds("check", &format!("{ATTACKED} b - - 0 1")));
    assert!(!finds("check", &format!("{ATTACKED} w - - 0 1")));
}

#[test]
fn lines_without_a_position_match_only_text() {
    for (query, is_found) in [
        ("", true),
        ("Karpov", true),
        ("Karpov match case", true),
        ("w", false),
        ("Karpov w", false),
        ("KRvK", false),
        ("P=0", false),
        ("no check", false),
        ("illegal", false),
        ("no castling", false),
        ("bm:", false),
        ("-bm:", false),
    ] {
        let query = Query::parse(query).unwrap();
        let prepared = query.prepare();
        assert_eq!(prepared.wants_lines_without_position(), is_found);
        let matches = prepared.matches_board(&Board::start(), Facts::none());
        assert_eq!(matches, is_found, "{query}");
    }
}

#[test]
fn a_query_knows_whether_it_needs_the_line() {
    for (text, is_empty, needs_line) in [
        ("", true, false),
        ("\"\"", true, false),
        ("match case", true, false),
        ("either side", true, false),
        ("Karpov", false, true),
        ("bm:", false, true),
        ("w", false, false),
        ("KRvK", false, false),
        ("w Karpov", false, true),
    ] {
        let query = Query::parse(text).unwrap();
        assert_eq!(query.is_empty(), is_empty, "{text}");
        assert_eq!(query.needs_line(), needs_line, "{text}");
    }
}

#[test]
fn the_random_queries_match_often_and_not_always() {
    let mut runner = TestRunner::deterministic();
    let (mut hits, mut reflected) = (0, 0);
    for _ in 0..2000 {
        let (position, mut query) = position_and_query()
            .new_tree(&mut runner)
            .unwrap()
            .current();
        let is_hit = finds_position(&query, &position);
        hits += i32::from(is_hit);
        if let Some(pattern) = &mut query.pattern {
            (pattern.mirrored, pattern.colours_swapped) = (false, false);
        }
        reflected += i32::from(is_hit && !finds_position(&query, &position));
    }
    assert!((200..1800).contains(&hits), "{hits}");
    assert!(reflected > 20, "{reflected}");
}

proptest! {
    #![proptest_config(cases(1024))]

    #[test]
    fn a_match_agrees_with_a_test_square_by_square((position, query) in position_and_query()) {
        prop_assert_eq!(finds_position(&query, &position), oracle::answers(&query, &position));
    }

    #[test]
    fn a_batch_of_boards_matches_as_each_board_alone(
        (position, query) in position_and_query(),
        others in vec((any_position(), 1..40_usize), 0..8),
        place in 0..200_usize,
    ) {
        let others = others.into_iter();
        let mut positions: Vec<_> = others.flat_map(|(it, often)| vec![Some(it); often]).collect();
        positions.insert(place.min(positions.len()), Some(position));
        positions.push(None);
        let board_of = |it: &Option<Position>| it.map_or(Board::EMPTY, |it| it.board);
        let facts_of = |it: &Option<Position>| it.map_or(Facts::none(), |it| Facts::of(&it));
        let boards: Vec<_> = positions.iter().map(board_of).collect();
        let facts: Vec<_> = positions.iter().map(facts_of).collect();
        let prepared = query.prepare();
        let mut hits = [u64::MAX; 8];
        prepared.matches_boards(&boards, &facts, &mut hits);
        for (place, hits) in (0..8 * 64).map(|place| (place, hits[place / 64])) {
            let asked = boards.get(place).zip(facts.get(place));
            let is_hit = asked.is_some_and(|(board, facts)| prepared.matches_board(board, *facts));
            prop_assert_eq!(hits >> (place % 64) & 1 == 1, is_hit);
        }
    }
}
