//! Replays the fuzz corpus.

#[path = "../../../../fuzz/replay.rs"]
mod replay;

use crate::properties::tables;
use replay::replay;

#[test]
fn tables_of_the_corpus_answer_or_are_refused() {
    replay("tables", tables::check_fuzz);
}
