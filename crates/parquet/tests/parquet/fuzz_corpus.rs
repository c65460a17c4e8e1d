//! Replays the fuzz corpus.

#[path = "../../../../fuzz/replay.rs"]
mod replay;

use crate::properties::files;
use replay::replay;

#[test]
fn parquet_files_of_the_corpus_are_read_or_refused() {
    replay("parquet", files::check_fuzz);
}
