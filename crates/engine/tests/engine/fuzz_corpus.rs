//! Replays the fuzz corpus.

#[path = "../../../../fuzz/replay.rs"]
mod replay;

use crate::properties::uci;
use replay::replay;

#[test]
fn what_engines_say_in_the_corpus_is_heard_in_whatever_pieces_it_comes() {
    replay("uci", uci::check_fuzz);
}
