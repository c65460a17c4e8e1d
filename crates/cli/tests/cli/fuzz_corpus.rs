//! Replays the fuzz corpus.

#[path = "../../../../fuzz/replay.rs"]
mod replay;

use crate::properties::command_lines;
use replay::replay;

#[test]
fn command_lines_of_the_corpus_are_read_or_refused() {
    replay("command_line", command_lines::check_fuzz);
}
