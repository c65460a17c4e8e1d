//! The tests of each crate replay the corpus of its fuzz targets.

use std::fs;
use std::path::Path;

/// The targets are too slow to build for every test run, so they contain only the call of a property.
#[test]
fn every_fuzz_target_calls_a_property_and_its_corpus_is_replayed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut replays = String::new();
    for elsewhere in [
        "crates/notation/tests/notation/fuzz_corpus.rs",
        "crates/lines/tests/lines/fuzz_corpus.rs",
        "crates/engine/tests/engine/fuzz_corpus.rs",
        "crates/collection/tests/collection/fuzz_corpus.rs",
        "crates/parquet/tests/parquet/fuzz_corpus.rs",
        "crates/picture/tests/picture/fuzz_corpus.rs",
        "crates/settings/tests/settings/fuzz_corpus.rs",
        "crates/tables/tests/tables/fuzz_corpus.rs",
        "crates/cli/tests/cli/fuzz_corpus.rs",
    ] {
        replays += &fs::read_to_string(root.join(elsewhere)).unwrap();
    }
    let manifest = fs::read_to_string(root.join("fuzz/Cargo.toml")).unwrap();
    for entry in fs::read_dir(root.join("fuzz/fuzz_targets")).unwrap() {
        let path = entry.unwrap().path();
        let target = path.file_stem().unwrap().to_str().unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let called = text.rsplit_once("fuzz_target!(|data: &[u8]| ").unwrap().1;
        let property = called.strip_suffix("::check_fuzz(data));\n").unwrap();
        let replayed = format!("replay(\"{target}\", {property}::check_fuzz)");
        assert!(replays.contains(&replayed), "{replayed}");
        let listed = format!("path = \"fuzz_targets/{target}.rs\"");
        assert!(manifest.contains(&listed), "{listed}");
        for named in text.split("#[path = \"").skip(1) {
            let (named, module) = named.split_once("\"]\n").unwrap();
            assert!(path.with_file_name(named).is_file(), "{named}");
            assert!(module.starts_with("mod "), "{target}: {module}");
        }
    }
}
