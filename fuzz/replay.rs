//! Replays the corpus of a fuzz target in the tests of a crate.

use std::fs;
use std::path::Path;

/// Gives every input of a target to the check of its property. A panic names the file and its contents.
pub(crate) fn replay(target: &str, check: fn(&[u8])) {
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
