//! Evaluation of an engine's output during a search.

use super::{mover, played};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use tabiya_engine::analysis::{EngineResult, FieldsToWrite, PutOutcome};
use tabiya_engine::uci::{Score, SearchProgress, UciLine, read_said};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The result of an engine that wrote these lines and then chose a move.
fn after(lines: &[&str], best: &str, count: u16) -> EngineResult {
    let mut progress = SearchProgress::new(count);
    for line in lines {
        if let UciLine::Info(info) = read_said(format!("info {line}").as_bytes()) {
            progress.note(&info);
        }
    }
    EngineResult::of("E", &mover(START), &progress, Some(played(START, best)))
}

fn written(found: &EngineResult) -> String {
    let put = FieldsToWrite::default()
        .write(&mover(START), b"", found)
        .unwrap();
    match put {
        PutOutcome::Written(tail) => String::from_utf8(tail).unwrap(),
        PutOutcome::Kept => panic!("kept"),
    }
}

#[test]
fn a_line_of_a_move_other_than_the_chosen_one_is_not_written() {
    let found = after(
        &[
            "depth 10 score cp 50 pv g1f3 d7d5",
            "depth 11 score cp 20 upperbound pv g1f3",
        ],
        "d4",
        1,
    );
    assert_eq!(found.value(), None);
    let tail = written(&found);
    assert!(
        tail.contains("pm d4;") && tail.contains("acd 11;"),
        "{tail}"
    );
    for opcode in ["pv", "ce", "dm"] {
        assert!(!tail.contains(&format!("{opcode} ")), "{tail}");
    }
}

#[test]
fn an_earlier_line_of_the_chosen_move_is_written_with_its_score() {
    let found = after(
        &[
            "depth 9 score cp 31 pv d2d4 d7d5",
            "depth 10 score cp 35 lowerbound pv d2d4",
            "depth 11 score cp 50 pv g1f3 d7d5",
        ],
        "d4",
        1,
    );
    let tail = written(&found);
    assert!(tail.contains("ce 31; pm d4; pv d4 d5;"), "{tail}");
    assert_eq!(found.lines.len(), 1);
    let among_several = after(
        &[
            "depth 9 multipv 1 score cp 31 pv g1f3",
            "depth 9 multipv 2 score mate 4 pv d2d4 d7d5",
        ],
        "d4",
        2,
    );
    assert_eq!(among_several.lines[0].moves[0], played(START, "d4"));
    assert_eq!(among_several.lines.len(), 2);
    assert!(written(&among_several).contains("dm 4; pm d4; pv d4 d5;"));
}

#[test]
fn a_bound_is_not_written_as_a_score() {
    for bound in ["lowerbound", "upperbound"] {
        for score in ["cp 20", "mate 3", "mate -3"] {
            let line = format!("depth 5 score {score} {bound} pv d2d4 d7d5");
            let tail = written(&after(&[&line], "d4", 1));
            assert!(tail.contains("pm d4; pv d4 d5;"), "{tail}");
            assert!(!tail.contains("ce ") && !tail.contains("dm "), "{tail}");
        }
    }
    let later = [
        "depth 4 score cp 7 pv d2d4",
        "depth 5 score cp 20 upperbound pv d2d4",
    ];
    assert!(written(&after(&later, "d4", 1)).contains("ce 7; pm d4;"));
}

#[test]
fn a_score_belongs_to_the_moves_of_its_line() {
    let other = ["depth 4 score cp 70 pv g1f3", "depth 5 pv d2d4 d7d5"];
    let found = after(&other, "d4", 1);
    assert_eq!(found.value(), None);
    // A line may be separate from its score.
    let apart = [
        "depth 4 score cp 70 pv g1f3",
        "depth 5 score cp 30",
        "depth 5 pv d2d4",
    ];
    let value = after(&apart, "d4", 1).value().unwrap();
    assert_eq!(value.score, Score::Centipawns(30));
}

proptest! {
    #[test]
    fn any_output_of_an_engine_gives_a_consistent_record(
        said in proptest::collection::vec((
            select(vec!["g1f3", "d2d4", "e2e4", ""]),
            select(vec!["score cp 11", "score mate 2", "score cp 13 upperbound", "score mate 5 lowerbound", ""]),
            1_u16..4,
        ), 0..9),
        best in subsequence(vec!["Nf3", "d4", "e4", "a3"], 1),
    ) {
        let lines: Vec<_> = said
            .iter()
            .map(|(pv, score, number)| {
                let pv = if pv.is_empty() { String::new() } else { format!("pv {pv}") };
                format!("depth 3 multipv {number} {score} {pv}")
            })
            .collect();
        let lines: Vec<_> = lines.iter().map(String::as_str).collect();
        let tail = written(&after(&lines, best[0], 3));
        let best_of = format!("pm {};", best[0]);
        prop_assert!(tail.contains(&best_of));
        let line = format!("pv {};", best[0]);
        prop_assert!(!tail.contains("pv ") || tail.contains(&line), "{}", tail);
        prop_assert!(!tail.contains("ce 13;") && !tail.contains("dm 5;"));
        let has_score = tail.contains("ce ");
        prop_assert!(!has_score || tail.contains("pv "), "{}", tail);
    }
}
