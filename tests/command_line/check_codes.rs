//! Every code of the report, from the table `tests/data/check/lines.jsonl`.

use super::running::run_on;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const TABLE: &str = include_str!("../data/check/lines.jsonl");

fn rows() -> Vec<Value> {
    let rows: Vec<_> = TABLE
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(rows.len() > 70, "only {} rows", rows.len());
    rows
}

/// The value that the row gives for a key, or else the usual value.
fn expected(row: &Value, key: &str, usual: Value) -> Value {
    row.get(key).cloned().unwrap_or(usual)
}

fn codes(object: &Value) -> Vec<Value> {
    let problems = object["problems"].as_array().unwrap();
    problems
        .iter()
        .map(|problem| problem["code"].clone())
        .collect()
}

fn reports() -> Vec<(Value, Value)> {
    let rows = rows();
    let texts = rows.iter().map(|row| row["text"].as_str().unwrap());
    let input: Vec<_> = texts.collect();
    let run = run_on(input.join("\n").as_bytes(), &["check", "--json"]);
    let objects = run.objects();
    assert_eq!(objects.len(), rows.len());
    rows.into_iter().zip(objects).collect()
}

#[test]
fn every_line_of_the_table_gives_its_report() {
    for (number, (row, object)) in (1..).zip(reports()) {
        let text = &row["text"];
        assert_eq!(object["line"], number, "{text}");
        assert_eq!(object["verdict"], row["verdict"], "{text}: {object}");
        assert_eq!(json!(codes(&object)), row["codes"], "{text}: {object}");
        let members: Vec<_> = object.as_object().unwrap().keys().cloned().collect();
        if row["verdict"] == "rejected" {
            assert_eq!(members, ["line", "problems", "verdict"], "{text}");
            continue;
        }
        let fen = expected(&row, "fen", text.clone());
        assert_eq!(object["fen"], fen, "{text}");
        for key in ["shredder", "fen_ep_legal"] {
            assert_eq!(
                object[key],
                expected(&row, key, fen.clone()),
                "{key} of {text}"
            );
        }
        for (key, usual) in [
            ("legal", json!(true)),
            ("chess960", json!(false)),
            ("checkers", json!([])),
            ("ops", Value::Null),
        ] {
            let said = object.get(key).cloned().unwrap_or_default();
            assert_eq!(said, expected(&row, key, usual), "{key} of {text}");
        }
    }
}

#[test]
fn the_column_is_that_of_the_first_wrong_character() {
    for (row, object) in reports() {
        let told = &object["problems"][0]["column"];
        if let Some(column) = row.get("column") {
            assert_eq!(told, column, "{}", row["text"]);
        } else if row["verdict"] == "rejected" && row["codes"][0] != "several_readings" {
            assert!(told.as_u64().is_some(), "{}", row["text"]);
        }
    }
}

#[test]
fn the_squares_of_a_problem_are_sorted_and_complete() {
    for (row, object) in reports() {
        let expected = expected(&row, "squares", json!({}));
        for (code, squares) in expected.as_object().unwrap() {
            let problems = object["problems"].as_array().unwrap();
            let problem = problems.iter().find(|problem| problem["code"] == **code);
            assert_eq!(problem.unwrap()["squares"], *squares, "{}", row["text"]);
        }
    }
}

#[test]
fn every_code_of_the_format_has_a_line() {
    let in_table: BTreeSet<String> = rows()
        .iter()
        .flat_map(|row| row["codes"].as_array().unwrap().clone())
        .map(|code| code.as_str().unwrap().to_owned())
        .collect();
    let all = "
        empty_board no_white_king no_black_king too_many_white_kings too_many_black_kings
        too_many_white_pawns too_many_black_pawns too_many_white_pieces too_many_black_pieces
        too_many_white_promoted too_many_black_promoted pawn_on_back_rank opposite_check
        too_many_checkers impossible_check bad_castling_rights invalid_ep_square
        halfmove_clock_with_ep halfmove_clock_too_high halfmove_clock_over_150 no_last_move
        castling_arrays_differ
        move_spelling wrong_move ambiguous_move no_moves line_of_play mate_differs
        missing_fields white_space wrapper trailing_text castling_order castling_repeated
        digits_joined counter letter_case lookalike_letters foreign_letters variant_marks separators
        repeated_operation
        no_position bad_piece_letter rank_too_short rank_too_long too_few_ranks too_many_ranks
        bad_side bad_castling_field bad_ep_field bad_counter several_readings";
    for code in all.split_whitespace() {
        assert!(in_table.contains(code), "{code}");
    }
}

#[test]
fn every_problem_has_a_level_and_a_message() {
    for (row, object) in reports() {
        for problem in object["problems"].as_array().unwrap() {
            let level = problem["level"].as_str().unwrap();
            assert!(["illegal", "warning", "repair", "unreadable"].contains(&level));
            let message = problem["message"].as_str().unwrap();
            assert!(
                !message.is_empty() && !message.contains("-report"),
                "{}",
                row["text"]
            );
        }
    }
}
