//! Work over all lines of a collection.
#![expect(clippy::unwrap_used, reason = "tests")]

#[expect(dead_code, reason = "other tests throw the rest")]
#[path = "chess/dice.rs"]
mod dice;

mod passes {
    mod making;

    mod any_rows;
    mod checking;
    mod duplicates;
    mod finding;
    mod mending;
    mod same;
    mod shuffling;
    mod sorting;
}
