//! The engine to which a result in a record belongs.

use super::{found, mover, played, position};
use std::time::Duration;
use tabiya_engine::analysis::{
    FieldsToWrite, PutOutcome, RecordRequests, ResultField, Verdict, found_in_record, has_result,
    verdict_in_record,
};
use tabiya_engine::uci::Score::{Centipawns, Mates};
use tabiya_engine::uci::SearchLimits;

const LADDER: &str = "6k1/8/8/8/8/8/R7/1R2K3 w - - 0 1";

fn asked(tail: &str) -> Option<RecordRequests> {
    RecordRequests::of(&position(LADDER), tail.as_bytes())
}

fn written(writing: &FieldsToWrite, tail: &str, moves: u32) -> String {
    let found = found(LADDER, &[("Ra7", 5, Mates(moves))]);
    match writing
        .write(&mover(LADDER), tail.as_bytes(), &found)
        .unwrap()
    {
        PutOutcome::Written(tail) => String::from_utf8(tail).unwrap(),
        PutOutcome::Kept => "kept".to_owned(),
    }
}

#[test]
fn a_result_without_an_engine_is_not_attributed_to_this_engine() {
    let all = SearchLimits {
        depth: Some(9),
        nodes: Some(1000),
        time: Some(Duration::from_secs(1)),
        mate: Some(4),
        ..SearchLimits::default()
    };
    for tail in [
        "acd 30;",
        "acn 106652; pv Ra7;",
        "acs 900; pm Ra7; ce 30;",
        "dm 3; acd 30;",
        "acd 30; engine \"\";",
        "acd 30; engine \" \";",
        "acd 30; engine;",
    ] {
        assert!(!has_result(tail.as_bytes(), &all, "E"), "{tail}");
        assert!(!has_result(tail.as_bytes(), &all, ""), "{tail}");
    }
    assert!(has_result(b"acd 30; engine \"A B\";", &all, "A\"B"));
    // Less than a second counts as no time.
    let short = SearchLimits {
        time: Some(Duration::from_millis(300)),
        ..SearchLimits::default()
    };
    assert!(!has_result(b"acs 0; engine \"E\";", &short, "E"));
    assert!(has_result(b"acs 0; acms 300; engine \"E\";", &short, "E"));
}

#[test]
fn a_mate_written_by_an_analysis_is_no_question_but_an_announced_one_is() {
    for writing in [
        FieldsToWrite::default(),
        FieldsToWrite {
            fields: vec![ResultField::Mate, ResultField::Engine],
            replaces: false,
        },
        FieldsToWrite {
            fields: vec![ResultField::Mate, ResultField::Answer, ResultField::Engine],
            replaces: true,
        },
    ] {
        let found = written(&writing, "bm Ra7;", 2);
        assert!(found.contains("dm 2;"), "{found}");
        assert_eq!(asked(&found).unwrap().mate, None, "{found}");
        assert_eq!(asked(&written(&writing, "id \"a\";", 2)), None);
        let announced = written(&writing, "dm 3;", 2);
        assert!(announced.starts_with("dm 3;"), "{announced}");
        assert_eq!(announced.matches("dm ").count(), 1);
        assert_eq!(asked(&announced).unwrap().mate, Some(3));
    }
    let solved = written(&FieldsToWrite::default(), "dm 3;", 2);
    let verdict = verdict_in_record(&position(LADDER), solved.as_bytes());
    assert_eq!(verdict, Some(Verdict::Solved));
    let missed = written(&FieldsToWrite::default(), "dm 3;", 4);
    let verdict = verdict_in_record(&position(LADDER), missed.as_bytes());
    assert_eq!(verdict, Some(Verdict::Missed));
    let mate = SearchLimits {
        mate: Some(3),
        ..SearchLimits::default()
    };
    assert!(has_result(solved.as_bytes(), &mate, "Proof 1"));
    assert!(!has_result(missed.as_bytes(), &mate, "Proof 1"));
}

#[test]
fn a_line_of_play_without_an_engine_is_no_answer() {
    let at = position(LADDER);
    for tail in ["pv Ra7 Kf8;", "acn 9; pv Ra7;", "ce 30;", "id \"a\";"] {
        assert_eq!(found_in_record(&at, tail.as_bytes()), None, "{tail}");
    }
    let found = found_in_record(&at, b"acd 9; pv Ra7 Kf8; engine \"E\";").unwrap();
    assert_eq!(found.answer, Some(played(LADDER, "Ra7")));
    let expected = found_in_record(&at, b"pm Ra7;").unwrap();
    assert_eq!(expected.engine, "");
}

#[test]
fn a_new_result_does_not_mix_with_an_existing_one() {
    let usual = FieldsToWrite::default();
    assert_eq!(written(&usual, "bm Ra7; pm Rb7;", 2), "kept");
    let without_answer = FieldsToWrite {
        fields: vec![ResultField::Depth, ResultField::Line, ResultField::Engine],
        replaces: false,
    };
    assert_eq!(written(&without_answer, "pv Rb7;", 2), "kept");
    let replacing = FieldsToWrite {
        fields: vec![ResultField::Score, ResultField::Mate, ResultField::Answer],
        replaces: true,
    };
    let old = "id \"a\"; acd 30; ce 32764; dm 2; pm Rb7; engine \"Other\";";
    let cp = found(LADDER, &[("Ra7", 5, Centipawns(40))]);
    let put = replacing
        .write(&mover(LADDER), old.as_bytes(), &cp)
        .unwrap();
    let PutOutcome::Written(new) = put else {
        panic!("kept");
    };
    // Neither the mate nor the name of the other engine is true of this result.
    assert_eq!(new, b"id \"a\"; acd 30; ce 40; pm Ra7;");
    let with_name = FieldsToWrite {
        fields: vec![ResultField::Nodes, ResultField::Answer, ResultField::Engine],
        replaces: true,
    };
    let new = written(&with_name, "acd 30; acn 7; pm Rb7; engine \"Other\";", 2);
    assert_eq!(new, "acn 5000; pm Ra7; engine \"Proof 1\";");
}

#[test]
fn replacing_repeated_operations_leaves_one() {
    let replacing = FieldsToWrite {
        fields: vec![ResultField::Best, ResultField::Line],
        replaces: true,
    };
    let new = written(&replacing, "bm Rb7; id \"a\"; bm Kd2; pv Rb7; pv Kd2;", 2);
    assert_eq!(new, "bm Ra7; id \"a\"; pv Ra7;");
}
