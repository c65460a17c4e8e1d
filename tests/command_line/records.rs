//! `tabiya find`, `tabiya sort`, `tabiya dedupe` and `tabiya sample`: the lines that they write, and what they leave alone.

mod certify;
mod diff;
mod duplicates;
mod folders;
mod make;
mod merge;
mod nothing_lost;
mod split;
mod stats;
mod tables;

use super::running::{Folder, Run, feed, run, run_on, tabiya};
use flate2::write::GzEncoder;
use proptest::prelude::*;
use std::io::Write as _;

const LINES: &str = "# comment\n\
    8/8/8/8/8/8/4R3/k3K3 w - - rating 1500; id \"a\";\n\
    8/8/8/8/8/8/4Q3/k3K3 b - - rating 900;\n\
    4k3/8/8/8/8/8/4P3/4K3 w - - id \"c\";\n\
    nothing\n\
    8/8/8/8/8/8/4R3/k3K3 w - - 0 7\n";

/// Lines of three boards that differ in their other fields.
const FIELDS: &str = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\n\
    4k3/8/8/8/8/8/8/R3K3 w - - 0 1\n\
    4k3/8/8/8/8/8/8/R3K3 b - - 0 1\n\
    4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1\n\
    4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1\n\
    4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n\
    4k3/8/8/8/8/8/4P3/4K3 w - - 5 9\n";

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(text).unwrap();
    packed.finish().unwrap()
}

fn lines(run: &Run) -> Vec<&str> {
    run.text().lines().collect()
}

/// Lines by their places in [`LINES`].
fn at(places: &[usize]) -> Vec<&'static str> {
    let all: Vec<_> = LINES.lines().collect();
    places.iter().map(|place| all[*place]).collect()
}

#[test]
fn find_writes_the_lines_that_match_and_invert_the_others() {
    for (query, expected) in [
        ("KRvK", &[1, 5][..]),
        ("b", &[2]),
        ("rating>=1000", &[1]),
        ("nothing", &[4]),
        ("", &[0, 1, 2, 3, 4, 5]),
    ] {
        let found = run_on(LINES.as_bytes(), &["find", query]);
        assert_eq!((lines(&found), found.status), (at(expected), 0), "{query}");
        assert_eq!(found.err, "");
        let count = run_on(LINES.as_bytes(), &["find", "--count", query]);
        assert_eq!(count.text(), format!("{}\n", expected.len()));
        let inverted = run_on(LINES.as_bytes(), &["find", "--invert", query]);
        let others: Vec<_> = (0..6).filter(|place| !expected.contains(place)).collect();
        assert_eq!(lines(&inverted), at(&others), "{query}");
    }
}

#[test]
fn find_exits_with_1_without_a_match_and_with_3_for_a_wrong_query() {
    let none = run_on(LINES.as_bytes(), &["find", "KNNvK"]);
    assert_eq!((none.text(), none.status), ("", 1));
    let count = run_on(LINES.as_bytes(), &["find", "--count", "KNNvK"]);
    assert_eq!((count.text(), count.status), ("0\n", 1));
    for wrong in [
        &["find"][..],
        &["find", "legal illegal"],
        &["find", "", "--board", "8/8"],
        &["find", "", "--mirrored"],
    ] {
        assert_eq!(run(wrong).status, 3, "{wrong:?}");
    }
}

#[test]
fn a_query_may_begin_with_a_hyphen_and_a_misspelt_option_is_no_query() {
    let folder = Folder::new().with("a.epd", LINES);
    let without_id = at(&[2, 5]);
    for args in [
        &["-id:", "a.epd"][..],
        &["--output=-", "-id:", "a.epd"],
        &["-id:", "--output=-", "a.epd"],
        &["--", "-id:", "a.epd"],
    ] {
        let found = folder.run(&[&["find"], args].concat());
        assert_eq!(
            (lines(&found), found.status),
            (without_id.clone(), 0),
            "{args:?}"
        );
    }
    let count = folder.run(&["find", "--count", "-id:", "a.epd"]);
    assert_eq!((count.text(), count.status), ("2\n", 0));
    let misspelt = folder.run(&["find", "--cuont", "KRvK", "a.epd"]);
    assert_eq!((misspelt.text(), misspelt.status), ("", 3));
    assert!(
        misspelt.err.contains("there is no such option"),
        "{}",
        misspelt.err
    );
    let quoted = folder.run(&["find", "--count", "\"--cuont\"", "a.epd"]);
    assert_eq!((quoted.text(), quoted.status), ("0\n", 1));
}

#[test]
fn find_knows_a_drawn_board_and_the_words_of_the_language() {
    let board = "????????/????????/????????/????????/????????/????????/????R???/????????";
    let found = run_on(LINES.as_bytes(), &["find", "", "--board", board]);
    assert_eq!(lines(&found), at(&[1, 5]));
    let swapped = ["find", "", "--colours", "--board", &board.replace('R', "r")];
    assert_eq!(run_on(LINES.as_bytes(), &swapped).status, 1);
    let turned = "????????/????r???/????????/????????/????????/????????/????????/????????";
    let swapped = ["find", "", "--colours", "--board", turned];
    assert_eq!(lines(&run_on(LINES.as_bytes(), &swapped)), at(&[1, 5]));
    let mut german = tabiya();
    german
        .env("LC_ALL", "de_DE.UTF-8")
        .args(["find", "Schwarz am Zug"]);
    assert_eq!(lines(&feed(german, LINES.as_bytes())), at(&[2]));
}

#[test]
fn packed_files_folders_and_encodings_are_read() {
    let folder = Folder::new();
    std::fs::create_dir_all(folder.file("all/deep")).unwrap();
    let folder = folder
        .with("all/b.epd", "8/8/8/8/8/8/4R3/k3K3 w - - id \"b\";")
        .with("all/a.epd.gz", gzip(LINES.as_bytes()))
        .with("all/deep/c.fen", "8/8/8/8/8/8/4R3/k3K3 b - - 0 1\r\n")
        .with("all/picture.png", "KRvK");
    let found = folder.run(&["find", "KRvK", "all"]);
    assert_eq!(
        found.text(),
        format!(
            "{}\n{}\n8/8/8/8/8/8/4R3/k3K3 w - - id \"b\";\n8/8/8/8/8/8/4R3/k3K3 b - - 0 1\r\n",
            at(&[1])[0],
            at(&[5])[0]
        )
    );
    let sorted = folder.run(&["sort", "--by", "material", "all"]);
    assert_eq!(lines(&sorted).len(), 8, "{}", sorted.err);
    let text: Vec<u8> = "\u{feff}b\na\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let expected: Vec<u8> = "\u{feff}a\nb\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(run_on(&text, &["sort"]).out, expected);
}

#[test]
fn sort_compares_by_each_key_and_is_stable() {
    for (args, expected) in [
        (&["--by", "material"][..], &[3, 1, 5, 2, 0, 4][..]),
        (&["--by", "material", "--descending"], &[2, 1, 5, 3, 0, 4]),
        (&["--by", "men"], &[1, 2, 3, 5, 0, 4]),
        (&["--by", "rating"], &[2, 1, 0, 3, 4, 5]),
        (&["--by", "rating", "--descending"], &[1, 2, 0, 3, 4, 5]),
        (&[], &[0, 3, 2, 5, 1, 4]),
    ] {
        let sorted = run_on(LINES.as_bytes(), &[&["sort"], args].concat());
        assert_eq!(
            (lines(&sorted), sorted.status, sorted.err.as_str()),
            (at(expected), 0, ""),
            "{args:?}"
        );
    }
}

#[test]
fn dedupe_keeps_one_line_of_each_position_and_says_what_it_dropped() {
    for (args, expected) in [
        (&[][..], &[0, 1, 2, 3, 4][..]),
        (&["--keep=last"], &[0, 2, 3, 4, 5]),
        (&["--keep=most"], &[0, 1, 2, 3, 4]),
    ] {
        let run = run_on(LINES.as_bytes(), &[&["dedupe"], args].concat());
        assert_eq!((lines(&run), run.status), (at(expected), 0), "{args:?}");
        assert_eq!(run.err, "Lines: 6, dropped as duplicates: 1\n");
    }
    for args in [&["--same=line"][..], &["--same=all"]] {
        let run = run_on(LINES.as_bytes(), &[&["dedupe"], args].concat());
        assert_eq!(lines(&run).len(), 6, "{args:?}");
    }
    let reflected = "8/8/8/8/8/8/4R3/k3K3 w - - 0 1\n8/8/8/8/8/8/3R4/3K3k w - - 0 1\n\
        K3k3/4r3/8/8/8/8/8/8 b - - 0 1\n";
    let kept = |args: &[&str]| {
        let run = run_on(reflected.as_bytes(), &[&["dedupe"], args].concat());
        lines(&run).len()
    };
    assert_eq!(kept(&[]), 3);
    assert_eq!(kept(&["--mirrored"]), 2);
    assert_eq!(kept(&["--mirrored", "--colours"]), 1);
    for (fields, expected) in [
        ("board", 3),
        ("board,side", 4),
        ("side,castling", 5),
        ("en-passant", 5),
        ("counters", 4),
        ("side,castling,en-passant,counters", 7),
    ] {
        let run = run_on(FIELDS.as_bytes(), &["dedupe", "--same", fields]);
        assert_eq!(lines(&run).len(), expected, "{fields}");
    }
    for wrong in ["", "side,", "four,side", "sides"] {
        assert_eq!(run(&["dedupe", "--same", wrong]).status, 3, "{wrong}");
    }
    let most = run_on(
        b"8/8/8/8/8/8/4R3/k3K3 w - - 0 1\n8/8/8/8/8/8/4R3/k3K3 w - - id \"x\";\n",
        &["dedupe", "--keep=most"],
    );
    assert_eq!(lines(&most), ["8/8/8/8/8/8/4R3/k3K3 w - - id \"x\";"]);
}

#[test]
fn merging_adds_the_operations_that_the_line_that_stays_does_not_have() {
    let text = "8/8/8/8/8/8/4R3/k3K3 w - - 3 9\n8/8/8/8/8/8/4R3/k3K3 w - - id \"x\";\r\n\
        8/8/8/8/8/8/4R3/k3K3 w - - id \"y\"; rating 5;\n";
    for (keep, expected) in [
        (
            "first",
            "8/8/8/8/8/8/4R3/k3K3 w - - 3 9 id \"x\"; rating 5;\n",
        ),
        ("last", "8/8/8/8/8/8/4R3/k3K3 w - - id \"y\"; rating 5;\n"),
        ("most", "8/8/8/8/8/8/4R3/k3K3 w - - id \"y\"; rating 5;\n"),
    ] {
        let run = run_on(text.as_bytes(), &["dedupe", "--merge", "--keep", keep]);
        assert_eq!(run.text(), expected, "{keep}");
    }
}

#[test]
fn dropped_lines_go_to_a_file_and_the_input_can_be_the_output() {
    let folder = Folder::new().with("a.epd", LINES);
    let run = folder.run(&["dedupe", "--dropped=b.epd", "--output=a.epd", "a.epd"]);
    assert_eq!((run.text(), run.status), ("", 0), "{}", run.err);
    let text = |name| String::from_utf8(folder.read(name)).unwrap();
    assert_eq!(
        text("a.epd"),
        at(&[0, 1, 2, 3, 4, 0])[..5].join("\n") + "\n"
    );
    assert_eq!(text("b.epd"), at(&[5])[0].to_owned() + "\n");
    assert_eq!(folder.names(), ["a.epd", "b.epd"]);
}

#[test]
fn a_sample_has_its_size_its_seed_and_the_share_of_each_stratum() {
    use std::fmt::Write as _;
    let mut text = "# comment\n\n".to_owned();
    for number in 0..400 {
        let piece = if number % 4 == 0 { 'Q' } else { 'R' };
        writeln!(text, "8/8/8/8/8/8/4{piece}3/k3K3 w - - id \"{number}\";").unwrap();
    }
    let sample = |args: &[&str]| {
        let run = run_on(text.as_bytes(), &[&["sample"], args].concat());
        assert_eq!((run.status, run.err.as_str()), (0, ""), "{args:?}");
        run.text().to_owned()
    };
    let first = sample(&["-n", "40"]);
    assert_eq!(first, sample(&["--share=10%", "--seed=0"]));
    assert_eq!(first, sample(&["-n40", "--memory=1"]));
    assert_ne!(first, sample(&["-n40", "--seed=1"]));
    let all: Vec<_> = text.lines().skip(2).collect();
    let places: Vec<_> = first
        .lines()
        .map(|line| all.iter().position(|other| *other == line).unwrap())
        .collect();
    assert_eq!(places.len(), 40);
    assert!(places.is_sorted_by(|one, other| one < other));
    for seed in ["--seed=1", "--seed=2", "--seed=3"] {
        let sampled = sample(&["-n40", "--by=material", seed]);
        let queens = sampled.lines().filter(|line| line.contains('Q')).count();
        assert!((9..=11).contains(&queens), "{queens}");
    }
    let folder = Folder::new().with("a.epd", &text);
    let twice = folder.run(&["sample", "-n40", "a.epd", "a.epd"]);
    let joined = run_on(text.repeat(2).as_bytes(), &["sample", "-n40"]);
    assert_eq!(twice.text(), joined.text());
    assert_eq!(sample(&["-n1000"]).lines().count(), 400);
    assert_eq!(sample(&["--share=0"]), "");
    for wrong in [
        &["sample"][..],
        &["sample", "-n1", "--share=1"],
        &["sample", "--share=101"],
        &["sample", "--share=x"],
    ] {
        assert_eq!(run(wrong).status, 3, "{wrong:?}");
    }
}

/// The first line of each position, found by comparing all fields but the counters.
fn deduped_naively(text: &str) -> Vec<&str> {
    let mut seen = Vec::new();
    let mut kept = Vec::new();
    for line in text.lines() {
        let fields: Vec<_> = line.split(' ').take(4).collect();
        if !seen.contains(&fields) {
            seen.push(fields);
            kept.push(line);
        }
    }
    kept
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn any_lines_are_deduplicated_as_the_naive_way_does(
        lines_of in prop::collection::vec((0_u8..8, 0_u8..2, 1_u8..50), 0..60),
    ) {
        let line = |(file, side, number): (u8, u8, u8)| {
            let before = if file == 0 { String::new() } else { file.to_string() };
            let after = if file == 7 { String::new() } else { (7 - file).to_string() };
            let side = if side == 0 { "w" } else { "b" };
            format!("k6K/8/8/8/8/8/{before}N{after}/8 {side} - - 0 {number}\n")
        };
        let text: Vec<String> = lines_of.into_iter().map(line).collect();
        let text = text.concat();
        let run = run_on(text.as_bytes(), &["dedupe"]);
        prop_assert_eq!(lines(&run), deduped_naively(&text));
    }
}
