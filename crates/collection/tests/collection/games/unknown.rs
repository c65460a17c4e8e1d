//! Unknown words, signs and tags in games: they cost no move, and no possible move is skipped.

use super::{extracted, wanted};
use crate::properties::unknown_words::{check_insertion, could_be_understood};
use proptest::prelude::*;
use tabiya_collection::games::{GameFindings, SkippedKind, Which};

/// The number of moves of a game, according to the `id` of its last record, and the findings.
fn read(text: &str) -> (u64, GameFindings) {
    let (_, found) = extracted(text.as_bytes(), wanted(Which::Every, false));
    (found.positions, found)
}

/// The skipped parts of a text in which all moves are legal and there are this many positions.
fn skipped(text: &str, positions: u64) -> Vec<(SkippedKind, String, u64)> {
    let (count, found) = read(text);
    assert_eq!(found.broken, [], "{text}");
    assert_eq!(count, positions, "{text}");
    let skipped = found.skipped.into_iter();
    skipped.map(|one| (one.kind, one.word, one.line)).collect()
}

/// The word at which the only game of a text breaks off, and the number of its positions.
fn broken(text: &str) -> (String, u64) {
    let (count, found) = read(text);
    assert_eq!((found.games, found.broken.len()), (1, 1), "{text}");
    (found.broken[0].word.clone(), count)
}

#[test]
fn malformed_tags_are_skipped_and_named_with_their_lines() {
    for tag in [
        "[BlackType: program]",
        "[White-Clock \"0:10\"]",
        "[White Team \"x\"]",
        "[Annotator]",
        "[WhiteTeam ]",
        "[]",
        "[\"Somewhere\"]",
        "[Site nowhere]",
        "[Opening 'Ruy']",
        "[Round",
        "[Site \"in",
    ] {
        let text = format!(
            "[Event \"a\"]\n{tag}\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n\n[Event \"b\"]\n\n1. d4 *\n"
        );
        let expected = vec![(SkippedKind::Tag, tag.to_owned(), 2)];
        assert_eq!(skipped(&text, 4 + 2), expected, "{tag}");
        assert_eq!(read(&text).1.games, 2);
    }
}

#[test]
fn malformed_but_clear_tags_are_understood() {
    let id = |text: &str| {
        extracted(text.as_bytes(), wanted(Which::Last, false))
            .0
            .remove(0)
    };
    assert!(id("[Event \"x\"]\n[White: \"Anna\"]\n\n1. e4 *").contains("id \"Anna, x, "));
    assert!(id("[Event \"in\ntwo lines\"]\n\n1. e4 *").contains("id \"in two lines, "));
    assert!(id("[Event \"in\r\ntwo lines\"]\r\n\r\n1. e4 *").contains("id \"in two lines, "));
    assert!(id("[[Event \"x\"]]\n\n1. e4 *").contains("id \"x, "));
    // An unclosed value ends with its line.
    let open = "[Event \"x\n[White \"Anna\"]\n\n1. e4 *";
    assert!(id(open).contains("id \"Anna, "));
    for fen in [
        "[Fen \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]",
        "[fen \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]",
        "[FEN: \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]",
        "[FEN 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1]",
        "[Fen '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1']",
    ] {
        let text = format!("[Event \"x\"]\n{fen}\n\n1. e4 Kd7 *");
        assert_eq!(skipped(&text, 3), []);
        assert!(id(&text).starts_with("8/3k4/8/8/4P3/8/8/4K3 w"), "{fen}");
    }
}

#[test]
fn asterisks_and_periods_end_a_word() {
    assert_eq!(skipped("1. e4 e5 2. f3 Bb4 3. c3 Ba5*\n", 7), []);
    assert_eq!(skipped("1. c4 c5. 2. Nf3. *", 4), []);
    assert_eq!(skipped("1. e4 e5 1-0.\n\n1. d4 *", 5), []);
    assert_eq!(skipped("1. e4 d5 2. e4*d5 c5 3. d5xc6 e.p. *", 6), []);
    assert_eq!(skipped("1. e4 e5*1. d4 d5* 1. c4 *", 8), []);
    assert_eq!(skipped("1.e4.e5.2.Nf3.Nc6.*", 5), []);
}

#[test]
fn every_unicode_space_separates_words() {
    for space in [
        '\u{85}', '\u{a0}', '\u{1680}', '\u{2002}', '\u{2003}', '\u{2007}', '\u{2009}', '\u{200a}',
        '\u{2028}', '\u{2029}', '\u{202f}', '\u{205f}', '\u{3000}', '\u{feff}',
    ] {
        let text = format!("1.{space}e4{space}e5{space}{space}2.{space}Nf3 Nc6{space}*");
        assert_eq!(skipped(&text, 5), [], "{space:?}");
    }
    // An invisible character is named.
    let unseen = vec![(SkippedKind::Sign, "U+200B".to_owned(), 1)];
    assert_eq!(skipped("1. e4\u{200b}e5 2.\u{200b}Nf3 *", 4), unseen);
    // Characters that separate no words are not part of words either.
    for sign in ['\u{ad}', '\u{200d}', '\u{200e}', '\u{2060}'] {
        let text = format!("1. e4 {sign}e5 2. N{sign}f3 Nc6{sign} *");
        assert_eq!(skipped(&text, 5).len(), 1, "{sign:?}");
    }
    // The same text in Latin-1.
    let latin1 = b"1.\xa0e4\xa0e5\xa02.\xa0Nf3\xb1 Nc6\x85 *";
    let (records, found) = extracted(latin1, wanted(Which::Every, false));
    assert_eq!(
        (records.len(), found.broken, found.skipped),
        (5, vec![], vec![])
    );
}

#[test]
fn signs_of_assessment_may_touch_their_move() {
    for sign in [
        "=",
        "+=",
        "+/=",
        "=/+",
        "+-",
        "-+",
        "+/-",
        "+\u{2212}",
        "\u{2212}+",
        "\u{b1}",
        "\u{2213}",
        "\u{2a72}",
        "\u{2a71}",
        "\u{221e}",
        "=\u{221e}",
        "\u{203c}",
        "\u{2047}",
        "\u{2048}",
        "\u{2049}",
        "\u{21c4}",
        "\u{25b3}",
        "\u{2a00}",
        "\u{2206}",
        "\u{2192}",
        "\u{2191}",
        "\u{25a1}",
        "\u{2299}",
        "N",
        "TN",
        "D",
        "RR",
        "inf",
        "ch",
        "dbl ch",
        "mate",
        "!?\u{b1}\u{2192}",
        "??\u{b1}",
        ",",
        "~",
    ] {
        for gap in ["", " "] {
            let text = format!("1. e4{gap}{sign} e5 2. Nf3{gap}{sign} Nc6 3. Bb5{gap}{sign} *");
            assert_eq!(skipped(&text, 6), [], "{text}");
        }
    }
    // A promotion is not such a sign.
    let text = "[FEN \"8/4P2k/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. e8N\u{b1} Kg8 *";
    assert_eq!(skipped(text, 3), []);
    assert_eq!(broken(&text.replace("e8N", "e8=")).0, "e8=\u{b1}");
}

#[test]
fn unknown_words_and_signs_are_named_once_per_kind_and_game() {
    let text = "1. e4 novelty e5 `\n2. Nf3 \"gambit\" Nc6 & @ 3. Bb5 *\n\n1. d4 verdict *";
    let (positions, found) = read(text);
    assert_eq!((positions, found.broken.len()), (8, 0));
    let skipped = found.skipped.iter();
    let skipped: Vec<_> = skipped
        .map(|one| (one.game, one.line, one.kind, &*one.word, one.count))
        .collect();
    assert_eq!(
        skipped,
        [
            (1, 1, SkippedKind::Word, "novelty", 2),
            (1, 1, SkippedKind::Sign, "`", 3),
            (2, 4, SkippedKind::Word, "verdict", 1),
        ]
    );
}

#[test]
fn signs_and_words_after_a_result_make_no_game() {
    for behind in ["`", " `", "\u{201d}", "#", " resigns", "+-", " (time)"] {
        let text = format!(
            "[Event \"a\"]\n\n1. e4 e5 1/2-1/2{behind}\n\n[Event \"b\"]\n\n1. d4 1-0{behind}\n"
        );
        let (positions, found) = read(&text);
        assert_eq!(
            (found.games, positions, found.broken.len()),
            (2, 5, 0),
            "{behind}"
        );
    }
    let named = vec![(SkippedKind::Sign, "`".to_owned(), 1)];
    assert_eq!(skipped("1. e4 1-0`\n", 2), named);
    assert_eq!(skipped("1. e4 1-0 `\n", 2), named);
}

#[test]
fn text_around_games_makes_no_game_and_no_record() {
    for text in [
        "Date,Commit,Positions,Mates\n2013-04-30,aa2368a,6566,120\n",
        "{\"fen\":\"8/8/8/8/8/8/8/8 w - -\",\"evals\":[{\"pvs\":[{\"cp\":69,\"line\":\"f7g7 e6e2\"}],\"depth\":46}]}\n",
        "Nothing about chess stands here, and no move.\n",
        "[Diagram]\n[1]\n",
        "\u{1f}\u{8b}\u{8}\0\0\0\0",
        "PK\u{3}\u{4}",
        "<p>Hello</p>",
    ] {
        let (positions, found) = read(text);
        assert_eq!((found.games, positions), (0, 0), "{text}");
    }
    let text = "Round 1\n\n[Event \"a\"]\n\n1. e4 *\n\nThe next one was played in London:\n\n[Event \"b\"]\n\n1. d4 *\n\nThat is all.\n";
    let (positions, found) = read(text);
    assert_eq!((found.games, positions, found.broken.len()), (2, 4, 0));
    // An illegal move gives no start position that is not in the file.
    let (positions, found) = read("as in Bb5 and Nf6, later");
    assert_eq!((found.games, found.broken.len(), positions), (1, 1, 0));
}

#[test]
fn an_unknown_word_that_resembles_a_move_ends_the_game() {
    for word in [
        "Ke3",
        "Nf6",
        "Nf9",
        "e9",
        "Qxx9",
        "Nf",
        "Nxf",
        "e2e4",
        "e7e8q",
        "e7-e8=Q",
        "N@f3",
        "P@e4",
        "@e4",
        "0-0",
        "O-O-O",
        "0-0-0",
        "oo",
        "O-O-O-O",
        "\u{2658}f6",
        "\u{265a}e3",
        "Sf6",
        "Tb6",
        "\u{41a}\u{440}e3",
        "kb6",
        "E2-E4",
        "Ng1:f6",
        "exd",
        "NxB",
        "dxe9",
        "e8(Q)",
        "Ke3\u{b1}",
        "Nf6N",
    ] {
        let text = format!("1. e4 e5 {word} Nc6 3. Bb5 *");
        let (at, positions) = broken(&text);
        assert_eq!((at.as_str(), positions), (word, 3), "{text}");
    }
}

#[test]
fn zeros_after_the_last_move_are_the_result_if_the_tag_agrees() {
    let moves = "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5";
    let game = |result: &str, moves: &str| {
        format!("[Event \"a\"]\n[Result \"{result}\"]\n\n{moves}\n\n[Event \"b\"]\n\n1. d4 *\n")
    };
    assert_eq!(skipped(&game("0-0", &format!("{moves} 0-0")), 7 + 2), []);
    assert_eq!(
        skipped(&game("0-0", &format!("{moves} 0-0 {{both lost}}")), 7 + 2),
        []
    );
    assert_eq!(skipped(&game("0-0", "0-0"), 1 + 2), []);
    assert_eq!(
        skipped(&game("0-0", &format!("{moves} 4. 0-0 0-0 0-0")), 9 + 2),
        []
    );
    assert_eq!(
        skipped(&game("0-0", &format!("{moves} 4. 0-0 d6")), 9 + 2),
        []
    );
    assert_eq!(skipped(&game("1-0", &format!("{moves} 4. 0-0")), 8 + 2), []);
}

#[test]
fn a_position_without_kings_is_extracted_and_only_moves_in_it_are_reported() {
    let fen = "[FEN \"8/ppp5/8/8/8/8/PPP5/8 w - - 0 1\"]\n\n";
    assert_eq!(skipped(&format!("{fen}*"), 1), []);
    assert_eq!(
        skipped(&format!("{fen}{{a structure}} $1 unknown *"), 1).len(),
        1
    );
    assert_eq!(
        broken(&format!("{fen}1. a4 *")),
        ("8/ppp5/8/8/8/8/PPP5/8 w - - 0 1".to_owned(), 1)
    );
}

#[test]
fn nested_braces_are_one_comment() {
    assert_eq!(skipped("1. e4 {one {two} three} e5 {} 2. Nf3 *", 4), []);
    assert_eq!(
        skipped("1. e4 {{{deep}} 1... c5 {Sicilian} 2. Nf3} e5 *", 3),
        []
    );
    // A single brace is part of the comment.
    assert_eq!(skipped("1. e4 {:-{ } e5 {good} 2. Nf3 *", 4), []);
    assert_eq!(skipped("1. e4 {a} } e5 *", 3), []);
    let text = "[Event \"a\"]\n\n1. e4 {one {two} e5 *\n\n[Event \"b\"]\n\n1. d4 {x} d5 *\n";
    assert_eq!(skipped(text, 3 + 3), []);
    // Any text is read in linear time.
    let many = format!("1. e4 {} e5 *", "{a{b} ".repeat(200_000));
    assert_eq!(read(&many).1.games, 1);
}

#[test]
fn an_empty_pair_of_angle_brackets_is_a_null_move() {
    assert_eq!(skipped("1. Nf3 <> 2. Ng5 Nf6 *", 5), []);
    assert_eq!(skipped("1. Nf3 <reserved> Nf6 *", 3), []);
}

#[test]
fn a_move_number_may_touch_its_move() {
    assert_eq!(skipped("1e4 e5 2Nf3 Nc6 3Bb5 *", 6), []);
    assert_eq!(skipped("12Nf3 *", 2), []);
}

/// Words that people and programs write into games, and that no reader of moves knows.
fn unknown() -> impl Strategy<Value = String> {
    let word = "[i-np-wyzI-JLMS-Z'`\"&_~\u{df}\u{e4}\u{3b1}\u{436}\u{4e00}\u{2020}\u{201c}\u{1f600}|\\\\/=+#,:-]{1,8}";
    let sign = prop::sample::select(vec![
        "\u{a0}",
        "\u{2009}",
        "\u{3000}",
        "\u{200b}",
        "\u{b1}",
        "\u{2212}+",
    ]);
    let tag = prop::sample::select(vec![
        "[White Team \"x\"]",
        "[Annotator]",
        "[]",
        "[x: y]",
        "[\"z\"]",
        "[%clk 0:01:02]",
        "[Site \"e4]\"",
    ]);
    prop_oneof![
        word,
        sign.prop_map(str::to_owned),
        tag.prop_map(str::to_owned)
    ]
}

proptest! {
    #[test]
    fn unknown_words_anywhere_in_a_game_never_change_its_positions(words in prop::collection::vec((unknown(), any::<u8>()), 1..6)) {
        let words: Vec<_> = words.iter().filter(|(word, _)| !could_be_understood(word)).collect();
        for (word, place) in words {
            check_insertion(word, usize::from(*place));
        }
    }
}
