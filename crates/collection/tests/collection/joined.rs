//! Records that get the operations of others.

use proptest::prelude::*;
use tabiya_collection::joined::JoinedTails;
use tabiya_notation::operations::{add, find, operations};

/// Adds the operations that a tail does not have, one by one.
fn joined_one_by_one(tail: &[u8], other: &[u8]) -> Vec<u8> {
    let mut tail = tail.to_vec();
    for operation in operations(other) {
        let opcode = str::from_utf8(operation.opcode());
        let operands = str::from_utf8(operation.operand_bytes());
        if let (Ok(opcode), Ok(operands)) = (opcode, operands)
            && find(&tail, operation.opcode()).is_none()
        {
            tail = add(&tail, opcode, operands).unwrap_or(tail);
        }
    }
    tail
}

fn any_tail() -> impl Strategy<Value = String> {
    let operation = prop_oneof![
        (0_u8..5, 0_u8..9).prop_map(|(name, value)| format!("x{name} {value};")),
        (0_u8..3).prop_map(|name| format!("id \"a{name}; b\";")),
        Just("noop;".to_owned()),
        Just("bm Nf3 e4;".to_owned()),
        Just("# remark".to_owned()),
        Just("c0 \"é\";".to_owned()),
    ];
    let open = prop_oneof![
        4 => Just(""),
        1 => Just("c1 \"open"),
        1 => Just("rating 1500"),
    ];
    (prop::collection::vec(operation, 0..4), open)
        .prop_map(|(parts, open)| format!("{} {open}", parts.join(" ")).trim().to_owned())
}

proptest! {
    #[test]
    fn tails_are_joined_as_one_by_one(
        first in any_tail(),
        others in prop::collection::vec((any_tail(), any::<bool>()), 0..8),
    ) {
        let mut joined = JoinedTails::new(first.as_bytes());
        let mut expected = first.into_bytes();
        for (tail, is_better) in &others {
            let tail = tail.as_bytes();
            if *is_better {
                joined.replace(tail);
                expected = joined_one_by_one(tail, &expected);
            } else {
                joined.add(tail);
                expected = joined_one_by_one(&expected, tail);
            }
        }
        let found = joined.finish();
        let all = |tail: &[u8]| -> Vec<_> {
            let all = operations(tail);
            let mut all: Vec<_> = all.map(|one| (one.opcode().to_vec(), one.operand_bytes().to_vec())).collect();
            all.sort();
            all
        };
        prop_assert_eq!(all(&found), all(&expected), "{} {}", found.escape_ascii(), expected.escape_ascii());
        let (is_closed, is_replaced) = (!expected.contains(&b'"'), others.iter().any(|(_, is_better)| *is_better));
        if is_closed && !is_replaced {
            prop_assert_eq!(found.escape_ascii().to_string(), expected.escape_ascii().to_string());
        }
    }
}

#[test]
fn the_nearest_of_several_operations_is_taken() {
    let mut joined = JoinedTails::new(b"id \"a\"; rating 1;");
    joined.add(b"rating 2; acd 2;");
    joined.replace(b"id \"b\";");
    joined.add(b"rating 3; acd 3; ce 3;");
    assert_eq!(joined.finish(), b"id \"b\"; rating 1; acd 2; ce 3;",);
}

#[test]
fn the_order_survives_many_records() {
    let mut joined = JoinedTails::new(b"x0 0;");
    for number in 1..3000 {
        joined.replace(format!("x{} {number};", number % 40).as_bytes());
    }
    // The last record with an opcode has its greatest number.
    let expected: Vec<_> = (2960..3000)
        .rev()
        .map(|number| format!("x{} {number};", number % 40))
        .collect();
    assert_eq!(
        String::from_utf8(joined.finish()).unwrap(),
        expected.join(" ")
    );
}
