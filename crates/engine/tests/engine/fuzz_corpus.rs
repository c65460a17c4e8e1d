//! Replays the fuzz corpus.

#[path = "../../../../fuzz/replay.rs"]
mod replay;

use crate::properties::uci;
use replay::replay;

#[test]
fn output_of_engines_in_the_corpus_is_the_same_in_any_pieces() {
    replay("uci", uci::check_fuzz);
}
