//! `tabiya diff`: added, removed and changed records.

use super::super::running::{Folder, feed, run, tabiya};
use proptest::prelude::*;
use serde_json::json;

const OLD: &str = "# comment\n\
    8/8/8/8/8/8/4R3/k3K3 w - - rating 1500; id \"a\";\n\
    8/8/8/8/8/8/4Q3/k3K3 b - - rating 900;\n\
    4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n\
    8/8/8/8/8/8/4N3/k3K3 w - - id \"n\"; bm Nd4;\n";
const NEW: &str = "8/8/8/8/8/8/4N3/k3K3 w - -   bm Nd4; id \"n\";\n\
    8/8/8/8/8/8/4R3/k3K3 w - - id \"b\"; bm Re7;\n\
    4k3/8/8/8/8/8/4P3/4K3 w - - 3 9\n\
    \n\
    8/8/8/8/8/8/4B3/k3K3 w - -\n";

fn files() -> Folder {
    Folder::new().with("old.epd", OLD).with("new.epd", NEW)
}

#[test]
fn differences_are_shown_record_by_record_and_end_with_1() {
    let folder = files();
    let run = folder.run(&["diff", "old.epd", "new.epd"]);
    let expected = "- 1: # comment\n\
        ~ 2: 8/8/8/8/8/8/4R3/k3K3 w - -\n    \
            - rating 1500\n    \
            ~ id \"a\" → \"b\"\n    \
            + bm Re7\n\
        - 3: 8/8/8/8/8/8/4Q3/k3K3 b - - rating 900;\n\
        ~ 3: 4k3/8/8/8/8/8/4P3/4K3 w - - 3 9\n    \
            ~ 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 → 4k3/8/8/8/8/8/4P3/4K3 w - - 3 9\n\
        + 5: 8/8/8/8/8/8/4B3/k3K3 w - -\n";
    assert_eq!((run.text(), run.status), (expected, 1), "{}", run.err);
    assert_eq!(run.err, "Removed: 2, changed: 2, added: 1\n");
    let all = folder.run(&["diff", "--same=all", "old.epd", "new.epd"]);
    assert_eq!(all.err, "Removed: 3, changed: 1, added: 2\n");
}

#[test]
fn equal_collections_in_any_order_end_with_0() {
    let mut turned: Vec<_> = OLD.lines().rev().collect();
    turned.insert(2, "");
    let folder = files().with("turned.epd", turned.join("\r\n"));
    for other in ["old.epd", "turned.epd"] {
        let run = folder.run(&["diff", "old.epd", other]);
        assert_eq!((run.text(), run.status), ("", 0), "{other}");
        assert_eq!(run.err, "Removed: 0, changed: 0, added: 0\n");
    }
    let mut piped = tabiya();
    piped
        .args(["diff", "-", "old.epd"])
        .current_dir(folder.path());
    assert_eq!(feed(piped, OLD.as_bytes()).status, 0);
}

#[test]
fn nothing_is_listed_when_a_collection_cannot_be_read() {
    let folder = files().with("long.epd", "x".repeat(70_000));
    for (old, new, reason) in [
        ("old.epd", "none.epd", "none.epd: there is no such file"),
        ("none.epd", "old.epd", "none.epd: there is no such file"),
        (
            "old.epd",
            "long.epd",
            "long.epd:1: the line is longer than 64 KiB and was left out",
        ),
    ] {
        let run = folder.run(&["diff", old, new]);
        assert_eq!((run.text(), run.status), ("", 3));
        let expected =
            format!("{reason}\nNo differences are listed, because not everything could be read\n");
        assert_eq!(run.err, expected);
    }
}

#[test]
fn json_has_an_object_for_each_difference() {
    let folder = files();
    let run = folder.run(&["diff", "--json", "old.epd", "new.epd"]);
    assert_eq!((run.status, run.err.as_str()), (1, ""));
    let objects = run.objects();
    assert_eq!(objects.len(), 5);
    assert_eq!(
        objects[1],
        json!({
            "difference": "changed",
            "old_line": 2,
            "old": "8/8/8/8/8/8/4R3/k3K3 w - - rating 1500; id \"a\";",
            "new_line": 2,
            "new": "8/8/8/8/8/8/4R3/k3K3 w - - id \"b\"; bm Re7;",
            "operations": [
                {"opcode": "rating", "old": "1500", "new": null},
                {"opcode": "id", "old": "\"a\"", "new": "\"b\""},
                {"opcode": "bm", "old": null, "new": "Re7"},
            ],
        })
    );
    assert_eq!(
        objects[4],
        json!({"difference": "added", "new_line": 5, "new": "8/8/8/8/8/8/4B3/k3K3 w - -"})
    );
}

#[test]
fn what_cannot_be_read_ends_with_3() {
    let folder = files().with("long.epd", format!("{OLD}{}\n", "x".repeat(70_000)));
    for (args, says) in [
        (&["diff", "old.epd", "missing.epd"][..], "missing.epd"),
        (&["diff", "long.epd", "old.epd"], "long.epd:6"),
    ] {
        let run = folder.run(args);
        assert_eq!(run.status, 3, "{args:?}");
        assert!(run.err.starts_with(says), "{}", run.err);
    }
    assert_eq!(run(&["diff", "a.epd"]).status, 3);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn the_numbers_are_those_of_a_comparison_in_memory(
        old in prop::collection::vec((0_u8..8, 0_u8..3), 0..40),
        new in prop::collection::vec((0_u8..8, 0_u8..3), 0..40),
    ) {
        let text = |lines: &[(u8, u8)]| {
            let line = |(file, rating): &(u8, u8)| {
                let before = if *file == 0 { String::new() } else { file.to_string() };
                let after = if *file == 7 { String::new() } else { (7 - file).to_string() };
                format!("k6K/8/8/8/8/8/{before}N{after}/8 w - - rating {rating};\n")
            };
            lines.iter().map(line).collect::<String>()
        };
        let folder = Folder::new().with("old.epd", text(&old)).with("new.epd", text(&new));
        let run = folder.run(&["diff", "old.epd", "new.epd"]);
        let mut counts = [0; 3];
        for file in 0..8 {
            let of_file = |lines: &[(u8, u8)]| -> Vec<u8> {
                lines.iter().filter(|line| line.0 == file).map(|line| line.1).collect()
            };
            let (mut old, mut new) = (of_file(&old), of_file(&new));
            old.retain(|rating| {
                let place = new.iter().position(|other| other == rating);
                place.map(|place| new.remove(place)).is_none()
            });
            let changed = old.len().min(new.len());
            counts[0] += old.len() - changed;
            counts[1] += changed;
            counts[2] += new.len() - changed;
        }
        let [removed, changed, added] = counts;
        prop_assert_eq!(
            run.err,
            format!("Removed: {removed}, changed: {changed}, added: {added}\n")
        );
        prop_assert_eq!(run.status, i32::from(counts != [0; 3]));
    }
}
