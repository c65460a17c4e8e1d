//! The changes written into records.

use super::{Scripted, item, outcomes, plan, wandering};
use tabiya_engine::analysis::{FieldsToWrite, ResultField};
use tabiya_engine::batches::{BatchJournal, Plan, put_outcome};

/// The operations of a record after a batch with this plan.
fn written(plan: &Plan, engine: &Scripted, tail: &str) -> String {
    let batch = engine.batch(plan.clone(), 1);
    let journal = BatchJournal::temporary().unwrap();
    let items = vec![item(0, wandering(0), tail)];
    let outcome = outcomes(&batch, &journal, items).remove(0).1;
    let record = (wandering(0), tail.as_bytes().to_vec());
    let new = put_outcome(plan, &record, &outcome);
    String::from_utf8(new.unwrap_or(record.1)).unwrap()
}

#[test]
fn existing_operations_are_overwritten_only_on_request() {
    let engine = Scripted::default();
    let tail = "bm Kb1; am Ka2; id \"a\"; pv Kb1 Kg8; acd 3;";
    assert_eq!(written(&plan(), &engine, tail), tail);
    let other = "bm Kb1; am Ka2; id \"a\"; pv Kb1 Kg8;";
    let new = written(&plan(), &engine, other);
    assert!(new.starts_with(other) && new.contains(" acd 9;"), "{new}");
    assert_eq!(new.matches("pv ").count(), 1);
    let replacing = Plan {
        writing: FieldsToWrite {
            fields: vec![ResultField::Depth, ResultField::Nodes, ResultField::Line],
            replaces: true,
        },
        ..plan()
    };
    let new = written(&replacing, &engine, tail);
    assert!(new.starts_with("bm Kb1; am Ka2; id \"a\"; pv "), "{new}");
    assert!(new.ends_with("; acd 9; acn 900;"), "{new}");
}

#[test]
fn a_failure_is_marked_and_the_next_result_removes_the_mark() {
    let ending = Scripted {
        ends_at: std::sync::Arc::new(vec![wandering(0)]),
        ..Scripted::default()
    };
    let marked = written(&plan(), &ending, "id \"a\";");
    assert_eq!(marked, "id \"a\"; engine_error \"ended with status 7\";");
    assert_eq!(written(&plan(), &ending, &marked), marked);
    let mended = written(&plan(), &Scripted::default(), &marked);
    assert!(mended.starts_with("id \"a\"; acd 9;"), "{mended}");
    assert!(!mended.contains("engine_error"));
}
