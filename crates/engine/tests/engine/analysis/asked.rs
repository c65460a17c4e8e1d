//! The question of a record, and whether the engine found the answer.

use super::{found, played, position};
use std::time::Duration;
use tabiya_engine::analysis::{
    Judged, RecordRequests, SolvedBy, Totals, Verdict, compare, totals_by,
};
use tabiya_engine::uci::Score::{Centipawns, IsMated, Mates};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const LADDER: &str = "6k1/8/8/8/8/8/R7/1R2K3 w - - 0 1";

fn asked(fen: &str, tail: &str) -> Option<RecordRequests> {
    RecordRequests::of(&position(fen), tail.as_bytes())
}

fn judged(fen: &str, tail: &str, steps: &[(&str, u32, tabiya_engine::uci::Score)]) -> Judged {
    asked(fen, tail).unwrap().judge(&found(fen, steps))
}

#[test]
fn a_record_without_moves_points_or_mate_has_no_question() {
    for tail in [
        "",
        "id \"a.1\";",
        "pv e4;",
        "c0 \"quiet\";",
        "c0 \"a = b\";",
        "bm;",
        "dm 0;",
    ] {
        assert_eq!(asked(START, tail), None, "{tail}");
    }
}

#[test]
fn each_best_move_is_right_and_no_avoided_move_is() {
    let asked = asked(START, "bm e4 d4; am d4 a3; id \"A b.017\";").unwrap();
    for (san, is_right) in [("e4", true), ("d4", false), ("a3", false), ("Nf3", false)] {
        assert_eq!(asked.is_right(played(START, san)), is_right, "{san}");
    }
    assert_eq!(asked.theme.as_deref(), Some("A b"));
    let avoided = self::asked(START, "am a3;").unwrap();
    assert!(avoided.is_right(played(START, "e4")));
}

#[test]
fn a_solution_counts_from_the_step_where_the_right_move_stayed() {
    let zero = Centipawns(0);
    let steps = [
        ("e4", 1, zero),
        ("d4", 3, zero),
        ("e4", 7, zero),
        ("c4", 9, zero),
    ];
    let missed = judged(START, "bm e4;", &steps);
    assert_eq!((missed.verdict, missed.solution), (Verdict::Missed, None));
    let solved = judged(START, "bm e4 c4;", &steps);
    assert_eq!(solved.verdict, Verdict::Solved);
    let solution = solved.solution.unwrap();
    assert_eq!((solution.depth, solution.nodes), (7, 700));
    assert_eq!(solution.time, Duration::from_millis(70));
    let mut silent = found(START, &steps);
    silent.answer = None;
    let asked = asked(START, "bm e4;").unwrap();
    assert_eq!(asked.judge(&silent).verdict, Verdict::Unanswered);
    assert_eq!(asked.stood_for(&silent.steps), 0);
    assert_eq!(asked.stood_for(&silent.steps[..3]), 1);
}

#[test]
fn points_are_given_for_moves_in_a_comment() {
    let tail = "bm e4; c0 \"e4=100, Nf3=68 , Qxh7+=3, d4=7\"; id \"STS(v1.0) Undermine.001\";";
    let asked = asked(START, tail).unwrap();
    assert_eq!(asked.theme.as_deref(), Some("STS(v1.0) Undermine"));
    for (san, points) in [("e4", 100), ("Nf3", 68), ("d4", 7), ("a3", 0)] {
        let judged = judged(START, tail, &[(san, 1, Centipawns(0))]);
        assert_eq!(judged.points, Some((points, 100)), "{san}");
        assert_eq!(judged.verdict == Verdict::Solved, san == "e4");
    }
    let alone = self::asked(START, "c0 \"e4=10, d4=10, c4=2\";").unwrap();
    assert!(alone.is_right(played(START, "d4")));
    assert!(!alone.is_right(played(START, "c4")));
    // A promotion has an equals sign of its own before that of the points.
    let promotes = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let asked = self::asked(promotes, "c0 \"a8=Q=9, a8=R=4\";").unwrap();
    assert_eq!(asked.points_of(played(promotes, "a8=R")), 4);
}

#[test]
fn a_mate_alone_is_solved_by_an_equally_short_one() {
    let steps = |moves| [("Kd2", 1, Centipawns(900)), ("Kd2", 5, Mates(moves))];
    for (told, moves, verdict) in [
        (2, 2, Verdict::Solved),
        (3, 2, Verdict::Solved),
        (2, 3, Verdict::Missed),
    ] {
        let judged = judged(LADDER, &format!("dm {told};"), &steps(moves));
        assert_eq!(judged.verdict, verdict);
        let depth = judged.solution.map(|solution| solution.depth);
        assert_eq!(depth, (verdict == Verdict::Solved).then_some(5));
    }
    // If the record names a move, only that counts.
    let named = judged(LADDER, "dm 2; bm Kd2;", &steps(9));
    assert_eq!(named.verdict, Verdict::Solved);
}

#[test]
fn a_mate_among_the_best_moves_counts_like_a_direct_mate_operation() {
    let steps = |moves| [("Kd2", 5, Mates(moves))];
    for tail in [
        "bm #2;",
        "bm +#2;",
        "bm #+2;",
        "bm M2;",
        "bm \"#2\";",
        "bm #3; bm #2;",
        "bm #2; dm 3;",
    ] {
        let asked = asked(LADDER, tail).unwrap();
        assert_eq!(
            (asked.mate, asked.has_wrong_move),
            (Some(2), false),
            "{tail}"
        );
        for (moves, verdict) in [
            (1, Verdict::Solved),
            (2, Verdict::Solved),
            (3, Verdict::Missed),
        ] {
            assert_eq!(
                judged(LADDER, tail, &steps(moves)).verdict,
                verdict,
                "{tail}"
            );
        }
        let none = judged(LADDER, tail, &[("Kd2", 5, Centipawns(900))]);
        assert_eq!(none.verdict, Verdict::Missed);
    }
    let named = asked(LADDER, "bm Ra7 #2;").unwrap();
    assert!(named.is_right(played(LADDER, "Ra7")) && !named.is_right(played(LADDER, "Kd2")));
    for none in ["bm #0;", "bm #;", "bm M;", "bm #x;"] {
        assert_eq!(asked(LADDER, none).unwrap().mate, None, "{none}");
    }
}

#[test]
fn a_loss_among_the_best_moves_counts_if_the_engine_finds_it_within_that_many_moves() {
    for tail in ["bm #-2;", "bm -#2;", "bm \"#-2\";", "bm #-3; bm #-2;"] {
        let record = asked(LADDER, tail).unwrap();
        assert_eq!((record.loss, record.mate), (Some(2), None), "{tail}");
        for (score, verdict) in [
            (IsMated(1), Verdict::Solved),
            (IsMated(2), Verdict::Solved),
            (IsMated(3), Verdict::Missed),
            (Mates(1), Verdict::Missed),
            (Centipawns(-900), Verdict::Missed),
        ] {
            let judged = judged(LADDER, tail, &[("Kd2", 5, score)]);
            assert_eq!(judged.verdict, verdict, "{tail} {score:?}");
        }
    }
}

#[test]
fn moves_of_repeated_operations_all_count() {
    let asked = asked(START, "bm e4; id \"a\"; bm d4 c4; am a3; am h3;").unwrap();
    for (san, is_right) in [("e4", true), ("d4", true), ("c4", true), ("a3", false)] {
        assert_eq!(asked.is_right(played(START, san)), is_right, "{san}");
    }
    assert_eq!((asked.best.len(), asked.avoid.len()), (3, 2));
}

#[test]
fn an_illegal_best_move_is_never_found() {
    let judged = judged(START, "bm e5;", &[("e4", 1, Centipawns(0))]);
    assert_eq!(judged.verdict, Verdict::Missed);
}

#[test]
fn totals_are_computed_for_each_theme() {
    let zero = Centipawns(0);
    let judged = [
        (
            "b",
            judged(START, "bm e4; c0 \"e4=5, d4=1\";", &[("e4", 4, zero)]),
        ),
        ("a", judged(START, "bm e4;", &[("d4", 4, zero)])),
        (
            "b",
            judged(START, "bm e4; c0 \"e4=5, d4=1\";", &[("d4", 4, zero)]),
        ),
        ("b", judged(START, "bm d4;", &[("d4", 8, zero)])),
    ];
    let totals = totals_by(judged);
    assert_eq!(totals.keys().collect::<Vec<_>>(), ["a", "b"]);
    let b = Totals {
        positions: 3,
        solved: 2,
        unanswered: 0,
        points: 6,
        most_points: 10,
        solution_time: Duration::from_millis(120),
        timed: 2,
    };
    assert_eq!(totals["b"], b);
    assert_eq!(b.mean_time(), Some(Duration::from_millis(60)));
    assert_eq!(totals["a"].mean_time(), None);
}

#[test]
fn two_runs_fall_into_four_groups() {
    use Verdict::{Missed, Solved, Unanswered};
    let groups = [
        (Solved, Missed),
        (Unanswered, Solved),
        (Solved, Solved),
        (Missed, Unanswered),
    ];
    let groups = groups.map(|(first, second)| compare(first, second));
    assert_eq!(groups, SolvedBy::ALL);
}
