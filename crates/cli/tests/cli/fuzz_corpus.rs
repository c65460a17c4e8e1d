//! What the fuzzer has found worth keeping holds without it, too.

use crate::properties::command_lines;
use std::fs;
use std::path::Path;

/// Every input of a target, and what `cargo test` can tell about the one that fails.
fn replay(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../fuzz/corpus")
        .join(target);
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let input = fs::read(&path).unwrap();
        let told = format!("{}: {}", path.display(), input.escape_ascii());
        std::panic::catch_unwind(|| check(&input)).expect(&told);
        count += 1;
    }
    assert!(20 < count, "{count} inputs for {target}");
}

#[test]
fn command_lines_of_the_corpus_are_read_or_refused() {
    replay("command_line", command_lines::check_fuzz);
}
