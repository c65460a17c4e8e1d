//! Results of an engine written into records.

use super::{found, mover};
use proptest::prelude::*;
use std::time::Duration;
use tabiya_engine::analysis::{EngineResult, FieldsToWrite, PutOutcome, ResultField, has_result};
use tabiya_engine::uci::Score::{self, Centipawns, IsMated, Mates};
use tabiya_engine::uci::SearchLimits;
use tabiya_notation::operations::operations;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn e4(score: Score) -> EngineResult {
    found(START, &[("e4", 9, score)])
}

fn written(writing: &FieldsToWrite, tail: &str, found: &EngineResult) -> String {
    match writing
        .write(&mover(START), tail.as_bytes(), found)
        .unwrap()
    {
        PutOutcome::Written(tail) => String::from_utf8(tail).unwrap(),
        PutOutcome::Kept => "kept".to_owned(),
    }
}

#[test]
fn new_results_are_added_after_existing_operations() {
    let tail = " bm d4; id \"a\"; what? 7;";
    let new = "acd 20; acn 5000; acs 2; ce 33; pm e4; pv e4; engine \"Proof 1\";";
    let usual = FieldsToWrite::default();
    assert_eq!(
        written(&usual, tail, &e4(Centipawns(33))),
        format!("{tail} {new}")
    );
    let all = FieldsToWrite {
        fields: ResultField::ALL.to_vec(),
        replaces: false,
    };
    let new =
        "acd 20; acn 5000; acs 2; acms 1600; ce 32762; dm 3; pm e4; pv e4; engine \"Proof 1\";";
    assert_eq!(written(&all, tail, &e4(Mates(3))), format!("{tail} {new}"));
}

#[test]
fn existing_operations_are_replaced_only_on_request() {
    let tail = " pv d4 d5; dm 9; avoid a3; id \"a\";";
    let mut writing = FieldsToWrite::default();
    let new = " acd 20; acn 5000; acs 2; ce 32762; pm e4; engine \"Proof 1\";";
    assert_eq!(
        written(&writing, tail, &e4(Mates(3))),
        format!("{tail}{new}")
    );
    writing.replaces = true;
    // An announcement of the record is a claim, and stays.
    let replaced = " pv e4; dm 9; avoid a3; id \"a\";";
    assert_eq!(
        written(&writing, tail, &e4(Mates(3))),
        format!("{replaced}{new}")
    );
    // Another spelling of the opcode is the same operation.
    writing.fields = vec![ResultField::Best];
    assert_eq!(written(&writing, " best d4;", &e4(Mates(3))), " best e4;");
}

#[test]
fn nothing_is_added_beside_the_result_of_another_search() {
    for tail in [
        " acd 5;",
        " ce 10; id \"a\";",
        " engine \"Other\";",
        " Acms 5;",
    ] {
        assert_eq!(
            written(&FieldsToWrite::default(), tail, &e4(Centipawns(0))),
            "kept"
        );
    }
}

#[test]
fn the_score_of_a_mate_falls_with_each_ply() {
    let writing = FieldsToWrite {
        fields: vec![ResultField::Score],
        replaces: false,
    };
    for (score, ce) in [
        (Mates(1), 32_766),
        (Mates(2), 32_764),
        (IsMated(1), -32_765),
        (IsMated(0), -32_767),
        (Centipawns(-12), -12),
        (Centipawns(99_999), 32_766),
        (Mates(u32::MAX), 0),
    ] {
        assert_eq!(
            written(&writing, "", &e4(score)),
            format!("ce {ce};"),
            "{score:?}"
        );
    }
}

#[test]
fn a_result_at_or_beyond_the_limit_counts() {
    let tail = b" acd 20; acn 5000; acs 2; dm 3; engine \"Proof 1\";";
    let depth = |depth| SearchLimits {
        depth: Some(depth),
        ..SearchLimits::default()
    };
    let nodes = |nodes| SearchLimits {
        nodes: Some(nodes),
        ..SearchLimits::default()
    };
    let mate = |mate| SearchLimits {
        mate: Some(mate),
        ..SearchLimits::default()
    };
    let time = |time| SearchLimits {
        time: Some(Duration::from_millis(time)),
        ..SearchLimits::default()
    };
    for (limits, is_one) in [
        (depth(20), true),
        (depth(21), false),
        (nodes(5000), true),
        (nodes(5001), false),
        (time(1600), true),
        (time(3000), false),
        (mate(3), true),
        (mate(2), false),
        (SearchLimits::default(), false),
    ] {
        assert_eq!(has_result(tail, &limits, "Proof 1"), is_one, "{limits:?}");
        assert!(!has_result(tail, &limits, "Proof 2"));
        assert!(!has_result(b"", &limits, "Proof 1"));
    }
    assert!(!has_result(b" acd 9;", &depth(9), "Proof 1"));
}

proptest! {
    #[test]
    fn all_other_operations_stay_byte_for_byte(tail in "[ a-e0-9;\"\\\\]{0,40}", replaces: bool) {
        let writing = FieldsToWrite { replaces, ..FieldsToWrite::default() };
        if let Ok(PutOutcome::Written(new)) = writing.write(&mover(START), tail.as_bytes(), &e4(Mates(2))) {
            let is_other = |opcode: &[u8]| ResultField::USUAL.iter().all(|field| field.opcode().as_bytes() != opcode);
            let others = |tail: &[u8]| -> Vec<_> {
                operations(tail)
                    .filter(|operation| is_other(operation.opcode()))
                    .map(|operation| (operation.opcode().to_vec(), operation.operand_bytes().to_vec()))
                    .collect()
            };
            prop_assert_eq!(others(tail.as_bytes()), others(&new));
        }
    }
}
