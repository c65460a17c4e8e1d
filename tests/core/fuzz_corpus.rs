//! What the fuzzer has found worth keeping holds without it, too.

use crate::properties::{
    command_lines, games, pasted, pictures, piece_drawings, queries, sessions, settings, tables,
    uci, unknown_words,
};
use std::fs;
use std::path::Path;

/// Every input of a target, and what `cargo test` can tell about the one that fails.
fn replay(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fuzz/corpus")
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
fn questions_of_the_corpus_are_read_and_asked() {
    replay("query", queries::check_fuzz);
}

#[test]
fn command_lines_of_the_corpus_are_read_or_refused() {
    replay("command_line", command_lines::check_fuzz);
}

#[test]
fn texts_of_the_corpus_are_pasted() {
    replay("pasted", pasted::check_fuzz);
}

#[test]
fn drawings_of_the_corpus_are_pieces_or_refused() {
    replay("piece_drawing", piece_drawings::check_fuzz);
}

#[test]
fn sessions_of_the_corpus_are_understood_and_changed() {
    replay("session", sessions::check_fuzz);
}

#[test]
fn settings_of_the_corpus_are_understood_and_changed() {
    replay("settings", settings::check_fuzz);
}

#[test]
fn games_of_the_corpus_are_read_as_far_as_they_go() {
    replay("pgn", games::check_fuzz);
}

#[test]
fn tables_of_the_corpus_become_records() {
    replay("csv", tables::check_fuzz);
}

#[test]
fn what_engines_say_in_the_corpus_is_heard_in_whatever_pieces_it_comes() {
    replay("uci", uci::check_fuzz);
}

#[test]
fn pictures_of_the_corpus_are_read_or_refused() {
    replay("pictures", pictures::check_fuzz);
}

#[test]
fn unknown_words_of_the_corpus_change_no_game() {
    replay("unknown_words", unknown_words::check_fuzz);
}

/// They are too slow to build for every run of the tests, so nothing but the call of a property stands in them.
#[test]
fn every_target_of_the_fuzzer_calls_a_property_and_has_a_corpus_that_is_replayed_here() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut this = fs::read_to_string(root.join("tests/core/fuzz_corpus.rs")).unwrap();
    for elsewhere in [
        "crates/notation/tests/notation/fuzz_corpus.rs",
        "crates/lines/tests/lines/fuzz_corpus.rs",
    ] {
        this += &fs::read_to_string(root.join(elsewhere)).unwrap();
    }
    let manifest = fs::read_to_string(root.join("fuzz/Cargo.toml")).unwrap();
    for entry in fs::read_dir(root.join("fuzz/fuzz_targets")).unwrap() {
        let path = entry.unwrap().path();
        let target = path.file_stem().unwrap().to_str().unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let called = text.rsplit_once("fuzz_target!(|data: &[u8]| ").unwrap().1;
        let property = called.strip_suffix("::check_fuzz(data));\n").unwrap();
        let replayed = format!("replay(\"{target}\", {property}::check_fuzz)");
        assert!(this.contains(&replayed), "{replayed}");
        let listed = format!("path = \"fuzz_targets/{target}.rs\"");
        assert!(manifest.contains(&listed), "{listed}");
        for named in text.split("#[path = \"").skip(1) {
            let (named, module) = named.split_once("\"]\n").unwrap();
            assert!(path.with_file_name(named).is_file(), "{named}");
            assert!(module.starts_with("mod "), "{target}: {module}");
        }
    }
}
