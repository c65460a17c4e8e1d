//! Claims about the lines that match: text and operations.

use super::any::cases;
use proptest::collection::vec;
use proptest::prelude::*;
use tabiya_collection::search::{OperationCondition, Query, TextCondition};
use tabiya_notation::line_text::text_of_line;

const BOARD: &str = "4k3/8/8/8/8/8/8/4K3 w - -";

fn finds(query: &str, line: &[u8]) -> bool {
    let query = Query::parse(query).unwrap();
    query.prepare().matches_line(line)
}

fn finds_text(text: &str, match_case: bool, line: &[u8]) -> bool {
    let query = Query {
        text: Some(TextCondition::new(text)),
        match_case,
        ..Query::default()
    };
    query.prepare().matches_line(line)
}

#[test]
fn the_length_of_the_solution_is_that_of_the_mate_or_of_the_line_or_one_move() {
    for (query, operations, is_found) in [
        ("solution==3", "dm 3;", true),
        ("solution==3", "dm 3; pv e4;", true),
        (
            "solution>=3",
            "bm e4; pv 1. Kd2 Kd8 2. Kc2 Kc8 3. Kb2;",
            true,
        ),
        ("solution>=3", "pv Kd2 Kd8 Kc2 Kc8;", false),
        ("solution<=1", "bm Kd2 Kf2;", true),
        ("solution>1", "bm Kd2 Kf2;", false),
        ("solution>=0", "id \"solution\";", false),
        ("solution>=2 solution<=4", "dm 5;", false),
        ("SOLUTION==2", "dm -2;", true),
    ] {
        let line = format!("{BOARD} {operations}");
        assert_eq!(finds(query, line.as_bytes()), is_found, "{query}: {line}");
    }
}

#[test]
fn case_is_ignored_in_text_unless_requested() {
    for (text, line, any_case, exact) in [
        ("karpov", "# Karpov", true, false),
        ("Karpov", "# Karpov", true, true),
        ("KARPOV", "# karpo", false, false),
        ("4/5", "4/4/5", true, true),
        ("könig", "# KÖNIG", true, false),
        ("König", "# König", true, true),
        ("σοφός", "# ΣΟΦΌΣ", true, false),
        ("Straße", "# straße", true, false),
        ("k", "# \u{212a}", false, false),
        ("\u{212a}", "# k", false, false),
        ("İ", "# İ", true, true),
        ("♔", "# ♔", true, true),
        ("a", "", false, false),
        ("", "", true, true),
    ] {
        let line = line.as_bytes();
        assert_eq!(finds_text(text, false, line), any_case, "{text}");
        assert_eq!(finds_text(text, true, line), exact, "{text}");
    }
}

#[test]
fn a_latin_1_line_is_found_by_its_displayed_letters() {
    for match_case in [false, true] {
        assert!(finds_text("café", match_case, b"# caf\xe9"));
        assert!(finds_text("café", match_case, "# café".as_bytes()));
        // Read as UTF-8 this is one letter, and not the two of Latin-1.
        assert!(!finds_text("Ã©", match_case, "é".as_bytes()));
        assert!(!finds_text("é", match_case, b"\xc3\xa9\xff"));
        assert!(finds_text("Ã©", match_case, b"\xc3\xa9\xff"));
    }
    assert!(finds_text("CAFÉ", false, b"# caf\xe9"));
    assert!(!finds_text("CAFÉ", true, b"# caf\xe9"));
}

#[test]
fn a_mate_distance_does_not_match_part_of_another_number() {
    let line = |moves: &str| format!("{BOARD} dm {moves};").into_bytes();
    for query in ["mate in two", "Mate in 2 moves", "dm:2"] {
        assert!(finds(query, &line("2")), "{query}");
        assert!(!finds(query, &line("12")), "{query}");
        assert!(!finds(query, &line("3")), "{query}");
    }
    assert!(finds("acd:2", format!("{BOARD} acd 12;").as_bytes()));
}

#[test]
fn a_mate_is_found_by_its_theme_and_by_the_move_that_announces_it() {
    for (operations, is_found) in [
        ("theme mate mateIn2 short;", true),
        ("themes \"mateIn2\";", true),
        ("c0 \"matein2, short\";", true),
        ("bm Qh7+ #2;", true),
        ("theme mateIn20;", false),
        ("theme stalemateIn2;", false),
        ("theme mateIn1; rating 2;", false),
        ("bm Qh7 #3;", false),
        ("dm -2;", false),
    ] {
        let line = format!("{BOARD} {operations}");
        assert_eq!(finds("mate in 2", line.as_bytes()), is_found, "{line}");
    }
    assert!(!finds("mate in 2", b"# mateIn2"));
}

#[test]
fn words_are_also_found_where_they_are_run_together() {
    let line = format!("{BOARD} theme backRankMate xRayAttack; id \"WAC001\"; c0 \"e4e5\";");
    for (query, is_found) in [
        ("back rank mate", true),
        ("\"back rank mate\"", true),
        ("theme:\"back rank mate\"", true),
        ("theme:back-rank-mate", true),
        ("x-ray attack", true),
        ("id:\"wac 001\"", true),
        ("id:\"back rank\"", false),
        ("\"rank back\"", false),
        ("\"back  rank\"", false),
        ("\"e4 e5\"", false),
        ("match case \"back Rank\"", false),
    ] {
        assert_eq!(finds(query, line.as_bytes()), is_found, "{query}");
    }
    let prepared = Query::parse("\"back rank\"").unwrap().prepare();
    assert_eq!(prepared.first_chance(b"# one\n# backRank\n"), Some(8));
    assert_eq!(prepared.first_chance(b"# one\n# back\n"), None);
}

#[test]
fn all_words_must_occur_in_any_order() {
    let line = b"# Kasparov, G - Karpov, A";
    assert!(finds("Karpov Kasparov", line));
    assert!(!finds("\"Karpov Kasparov\"", line));
    assert!(finds("\"karpov, a\"", line));
    assert!(!finds("Karpov Anand", line));
    assert!(!finds("match case karpov", line));
}

#[test]
fn operations_are_found_by_opcode_and_operand() {
    let line = format!("{BOARD} bm Nf3 Qd1; id \"WAC \\\"001\\\"\"; D1 20;");
    for (query, is_found) in [
        ("bm:", true),
        ("BM:", true),
        ("BM: match case", false),
        ("am:", false),
        ("b:", false),
        ("-am:", true),
        ("-bm:", false),
        ("bm:Nf3", true),
        ("bm:nf3", true),
        ("bm:nf3 match case", false),
        ("bm:\"Nf3 Qd1\"", true),
        ("bm:WAC", false),
        ("id:wac", true),
        ("id:\"WAC \\\"001\\\"\"", true),
        ("-id:WAC", false),
        ("-id:ECM", true),
        ("bm: id:WAC D1:20", true),
        ("bm: id:ECM", false),
        ("bm: -am:", true),
        ("bm: 001", true),
    ] {
        assert_eq!(finds(query, line.as_bytes()), is_found, "{query}");
    }
}

#[test]
fn operations_are_found_by_their_number() {
    let line = |rating: &str| format!("{BOARD} rating {rating}; theme fork short;").into_bytes();
    for (query, found, others) in [
        ("rating>=2200", ["2200", "2201"], ["2199", "\"high\""]),
        ("rating > 2200", ["2201", "9999"], ["2200", "-5000"]),
        ("rating<1500", ["1499", "-3"], ["1500", "99999"]),
        ("rating <=1500", ["1500", "0"], ["1501", ""]),
        ("rating==7", ["7", "07"], ["70", "8"]),
        ("rating \u{2265} 7 rating<9", ["7", "8"], ["6", "9"]),
        ("-rating>7", ["7", "\"high\""], ["8", "80"]),
        ("rating>=-3 theme:fork", ["-3", "5"], ["-4", ""]),
    ] {
        for rating in found {
            assert!(finds(query, &line(rating)), "{query}: {rating}");
        }
        for rating in others {
            assert!(!finds(query, &line(rating)), "{query}: {rating}");
        }
    }
    assert!(!finds("rating>0 theme:pin", &line("5")));
    assert!(!finds(
        "rating>0",
        format!("{BOARD} id \"rating 5\";").as_bytes()
    ));
    // Counting pieces is material.
    assert!(finds("R<3", &line("5")));
    assert_eq!(
        Query::parse("rating > 2200 -ce<=-3").unwrap().to_string(),
        "rating>=2201 -ce<=-3"
    );
}

#[test]
fn words_in_fields_and_operands_are_no_opcodes() {
    assert!(!finds("w:", format!("{BOARD} id \"w\";").as_bytes()));
    assert!(!finds("bm:", format!("{BOARD} id \"bm\";").as_bytes()));
    assert!(!finds("bm:", b"no position bm Nf3;"));
    assert!(finds("-bm:", format!("{BOARD} id \"bm\";").as_bytes()));
}

#[test]
fn the_first_possible_match_in_a_text_is_never_after_the_matching_line() {
    let text = b"# one\n# K\xc3\xb6nig\n# caf\xe9 two\n# three\n";
    for (query, chance) in [
        ("two", Some(22)),
        ("three", Some(28)),
        ("four", None),
        ("könig", Some(9)),
        ("", Some(0)),
        ("w", Some(0)),
        ("two könig", Some(22)),
        ("-bm:", Some(0)),
        ("bm:", None),
    ] {
        let prepared = Query::parse(query).unwrap().prepare();
        assert_eq!(prepared.first_chance(text), chance, "{query}");
    }
}

/// Lines from few letters, so that texts are found in them.
fn any_line() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop::sample::select(vec![
        &b"a"[..],
        b"A",
        b"b",
        b"k",
        b" ",
        b"/",
        b"\xe9",
        b"\xc3\xa9",
        b"\xc3\x89",
        b"\0",
    ]);
    vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

/// Two words of plain letters without the space between them.
fn run_together(text: &str) -> Option<String> {
    let (one, other) = text.split_once(' ')?;
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|it| it.is_ascii_alphabetic());
    (is_word(one) && is_word(other)).then(|| format!("{one}{other}"))
}

/// Each letter that is used here has a single lower-case form.
fn small(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).collect()
}

proptest! {
    #![proptest_config(cases(1024))]

    #[test]
    fn a_search_matches_the_displayed_text(line in any_line(), text in "[aAbkKéÉÃ /]{0,3}") {
        let shown = text_of_line(&line);
        prop_assert_eq!(finds_text(&text, true, &line), shown.contains(&text));
        let (shown, text) = (small(&shown), small(&text));
        let is_found = shown.contains(&text) || run_together(&text).is_some_and(|it| shown.contains(&it));
        prop_assert_eq!(finds_text(&text, false, &line), is_found);
    }

    #[test]
    fn no_matching_line_ends_before_the_first_possible_match(
        lines in vec(any_line(), 0..6), text in "[aAkéÉ]{1,2}", match_case in any::<bool>()
    ) {
        let query = Query {
            text: Some(TextCondition::new(&text)),
            match_case,
            ..Query::default()
        };
        let prepared = query.prepare();
        let chance = prepared.first_chance(&lines.join(&b'\n'));
        let mut end = 0;
        for line in &lines {
            end += line.len();
            if prepared.matches_line(line) {
                prop_assert!(chance.is_some_and(|chance| chance < end));
            }
            end += 1;
        }
    }

    #[test]
    fn any_bytes_are_searched_without_a_panic(line in vec(any::<u8>(), 0..80), opcode in "[a-z]{1,2}") {
        let with = |is_absent| {
            let condition = OperationCondition {
                is_absent,
                ..OperationCondition::has(&opcode)
            };
            let query = Query {
                operations: vec![condition],
                ..Query::default()
            };
            query.prepare().matches_line(&line)
        };
        prop_assert!(!(with(false) && with(true)));
    }
}
