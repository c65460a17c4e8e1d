//! Lines that a person would understand, and the reported repairs.

use super::any::{any_position, cases, near_fen};
use proptest::prelude::*;
use std::fmt::Write as _;
use std::time::Instant;
use tabiya_chess::{Piece, Square};
use tabiya_notation::fen::{FenErrorKind, read_strict, write_fen};
use tabiya_notation::piece_letters::Language;
use tabiya_notation::repair::CheckCounters;
use tabiya_notation::repair::{Interpretation, RepairKind, Understanding, understand};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn one(line: &str) -> Interpretation {
    match understand(line) {
        Understanding::One(reading) => reading,
        other => panic!("{line}: {other:?}"),
    }
}

fn codes(reading: &Interpretation) -> Vec<&'static str> {
    let kinds = reading.repairs.iter().map(|repair| repair.kind);
    kinds.map(RepairKind::code).collect()
}

/// A line of the table with its signs for characters that cannot be seen.
fn unescaped(text: &str) -> String {
    let Some((before, escape)) = text.split_once('\\') else {
        return text.to_owned();
    };
    let (character, rest) = if let Some(code) = escape.strip_prefix("u{") {
        let (code, rest) = code.split_once('}').unwrap();
        let code = u32::from_str_radix(code, 16).unwrap();
        (char::from_u32(code).unwrap(), rest)
    } else {
        let character = match &escape[..1] {
            "t" => '\t',
            "r" => '\r',
            "\\" => '\\',
            other => panic!("{other}"),
        };
        (character, &escape[1..])
    };
    format!("{before}{character}{}", unescaped(rest))
}

fn describe(reading: &Interpretation) -> String {
    let mut text = String::new();
    for repair in &reading.repairs {
        let (code, span) = (repair.kind.code(), &repair.span);
        writeln!(text, "  {code} {}..{}", span.start, span.end).unwrap();
    }
    writeln!(text, "= {}", reading.text).unwrap();
    text
}

fn describe_all(line: &str) -> String {
    match understand(line) {
        Understanding::One(reading) => describe(&reading),
        Understanding::Several(readings) => readings.iter().map(describe).collect(),
        Understanding::Unreadable(error) => {
            let kind = format!("{:?}", error.kind);
            let kind = kind.split([' ', '{']).next().unwrap();
            format!("! {kind} {}..{}\n", error.span.start, error.span.end)
        }
    }
}

/// The lines of the table, each with its expected reading.
fn rows() -> impl Iterator<Item = (&'static str, String)> {
    let table = include_str!("../data/repairs.txt");
    let rows = table.split("\n> ").skip(1);
    rows.map(|row| {
        let (line, rest) = row.split_once('\n').unwrap();
        let is_told = |line: &&str| line.starts_with([' ', '=', '!']);
        let told = rest.lines().take_while(is_told);
        (
            line,
            told.fold(String::new(), |all, line| all + line + "\n"),
        )
    })
}

#[test]
fn every_row_of_the_table_has_its_stated_meaning() {
    for (line, expected) in rows() {
        assert_eq!(describe_all(&unescaped(line)), expected, "{line}");
        check(&unescaped(line)).unwrap();
    }
    assert!(rows().count() > 150);
}

#[test]
fn every_kind_of_repair_has_a_row() {
    let table = include_str!("../data/repairs.txt");
    for code in [
        "missing_fields",
        "white_space",
        "wrapper",
        "trailing_text",
        "castling_order",
        "castling_repeated",
        "digits_joined",
        "counter",
        "letter_case",
        "lookalike_letters",
        "foreign_letters",
        "variant_marks",
        "separators",
        "repeated_operation",
        "invalid_ep_square",
    ] {
        assert!(table.contains(&format!("\n  {code} ")), "{code}");
    }
}

#[test]
fn a_sentence_may_end_after_a_halfmove_clock() {
    let reading = one("8/8/8/4k3/8/4K3/8/8 w - - 5.");
    assert_eq!(reading.text, "8/8/8/4k3/8/4K3/8/8 w - - 5 1");
    assert_eq!(codes(&reading), ["missing_fields", "trailing_text"]);
    // If a move follows, the number is that of the move.
    let reading = one("8/8/8/4k3/8/4K3/8/8 w - - 5. Kd3");
    assert_eq!(reading.text, "8/8/8/4k3/8/4K3/8/8 w - -");
}

#[test]
fn a_repair_quotes_the_text_before_and_after() {
    let line = "FEN: \"tsldklst/bbbbbbbb/44/8/8/8/BBBBBBBB/TSLDKLST  W kqKQ – 00 1\"";
    let reading = one(line);
    assert_eq!(reading.text, START);
    let quoted: Vec<_> = reading
        .repairs
        .iter()
        .map(|repair| (repair.kind, repair.read.as_str(), repair.became.as_str()))
        .collect();
    let german = RepairKind::ForeignLetters(Language::German);
    assert_eq!(
        quoted,
        [
            (RepairKind::Wrapper, "FEN: \"", ""),
            (german, "tsldklst/bbbbbbbb", "rnbqkbnr/pppppppp"),
            (RepairKind::DigitsJoined, "44", "8"),
            (german, "BBBBBBBB/TSLDKLST", "PPPPPPPP/RNBQKBNR"),
            (RepairKind::WhiteSpace, "  ", " "),
            (RepairKind::LetterCase, "W", "w"),
            (RepairKind::CastlingOrder, "kqKQ", "KQkq"),
            (RepairKind::LookalikeLetters, "–", "-"),
            (RepairKind::Counter, "00", "0"),
            (RepairKind::Wrapper, "\"", ""),
        ]
    );
}

#[test]
fn an_epd_keeps_four_fields_and_the_place_of_its_operations() {
    let line = "4k3/8/8/8/8/8/8/4K3 w - - 7 30 bm Kd2; id \"x\"; # note";
    let reading = one(line);
    assert_eq!(reading.fields, 4);
    assert_eq!(&line[reading.operations.clone()], "bm Kd2; id \"x\";");
    assert_eq!(
        (
            reading.position.halfmove_clock,
            reading.position.fullmove_number
        ),
        (7, 30)
    );
    let exact = one(&reading.text);
    assert_eq!(exact.position, reading.position);
    assert_eq!(
        &reading.text[exact.operations],
        "hmvc 7; fmvn 30; bm Kd2; id \"x\";"
    );
    assert!(one(START).operations.is_empty());
}

#[test]
fn the_outer_of_two_rooks_keeps_its_right_and_the_other_is_reported() {
    let squares = |line: &str| -> Vec<String> {
        let surplus = one(line).surplus_rights;
        surplus.iter().map(Square::to_string).collect()
    };
    assert_eq!(squares("8/8/8/8/8/8/8/4K1RR w KG - 0 1"), ["g1"]);
    assert_eq!(squares("8/8/8/8/8/8/8/RR2K2R w KBQ - 0 1"), ["b1"]);
    assert_eq!(squares("rr2k1rr/8/8/8/8/8/8/8 w bahg - 0 1"), ["b8", "g8"]);
    assert_eq!(squares("8/8/8/8/8/8/8/4K2R w KH - 0 1"), [""; 0]);
}

#[test]
fn marks_of_variants_are_kept_separately() {
    let line = "4k3/Q~7/8/8/8/8/8/4K2n~[QRnp] w - - 2+3 0 1";
    let marks = one(line).variant.unwrap();
    let pocket = [
        Piece::WhiteQueen,
        Piece::WhiteRook,
        Piece::BlackKnight,
        Piece::BlackPawn,
    ];
    assert_eq!(marks.pocket.as_deref(), Some(&pocket[..]));
    let promoted: Vec<_> = marks.promoted.iter().map(Square::to_string).collect();
    assert_eq!(promoted, ["a7", "h1"]);
    let left = CheckCounters {
        white: 2,
        black: 3,
        are_given: false,
    };
    assert_eq!(marks.checks, Some(left));
    let read: Vec<_> = marks.spans.iter().map(|span| &line[span.clone()]).collect();
    assert_eq!(read, ["~", "~", "[QRnp]", "2+3"]);
    let given = one("8/8/8/8/8/8/8/8/ w - - 0 1 +1+2").variant.unwrap();
    assert!(given.checks.unwrap().are_given);
    assert_eq!(
        one("8/8/8/8/8/8/8/8[] w - - 0 1").variant.unwrap().pocket,
        Some(vec![])
    );
    assert_eq!(one(START).variant, None);
}

#[test]
fn an_impossible_target_is_kept_but_not_written() {
    let reading = one("8/8/8/8/4P3/8/8/8 b - e4 0 1");
    assert_eq!(reading.position.en_passant, Square::from_name("e4"));
    assert_eq!(reading.text, "8/8/8/8/4P3/8/8/8 b - - 0 1");
}

#[test]
fn only_a_few_readings_are_given() {
    let mut many = String::new();
    for clock in 1..100 {
        write!(many, "8/8/8/8/8/8/8/8 w - - {clock} 60; ").unwrap();
    }
    let Understanding::Several(readings) = understand(&many) else {
        panic!("{:?}", understand(&many));
    };
    assert_eq!(readings.len(), 8);
    assert_eq!(readings[7].position.halfmove_clock, 8);
}

#[test]
fn understanding_takes_linear_time() {
    let million = 1 << 20;
    let start = Instant::now();
    for line in [
        "8/".repeat(million / 2),
        "8".repeat(million),
        " /".repeat(million / 2),
        "K".repeat(million),
        format!("{START} {}", "x ".repeat(million / 2)),
        format!("{START}{}", " ".repeat(million)),
        format!("{START} ; {}", "D1 20 ;".repeat(million / 7)),
        format!("8/8/8/8/8/8/8/8 w - - {}", "bm Nf3 ;".repeat(million / 8)),
        format!("8/8/8/8/8/8/8/8 w - - {}", "\"".repeat(million)),
        format!("8/8/8/8/8/8/8/8 w {} - 0 1", "Kk".repeat(million / 2)),
        format!("8/8/8/8/8/8/8/8 w - - {} 1", "0".repeat(million)),
        "8/8/8/8/8/8/8/8 x ".repeat(million / 18),
        "8/8/8/8/8/8/8/8 w ".repeat(million / 18),
        "%25".repeat(million / 3),
        "&#56;/".repeat(million / 6),
        "\u{200b}".repeat(million / 3),
        "ЛКСФКРСКЛ/".repeat(million / 19),
        "rnbqkbnr ".repeat(million / 9),
    ] {
        check_bounds(&line).unwrap();
    }
    assert!(start.elapsed().as_secs() < 30, "{:?}", start.elapsed());
}

/// The readings of any line are consistent.
fn check(line: &str) -> Result<(), TestCaseError> {
    for reading in check_bounds(line)? {
        let exact = understand(&reading.text);
        let Understanding::One(exact) = exact else {
            return Err(TestCaseError::fail(format!(
                "{line:?} {reading:?} {exact:?}"
            )));
        };
        prop_assert!(exact.repairs.is_empty(), "{:?} {:?}", line, exact);
        prop_assert_eq!(&exact.text, &reading.text);
        prop_assert_eq!(exact.fields, reading.fields);
        let (was, is) = (reading.position, exact.position);
        prop_assert_eq!(was.only_possible(), is.only_possible(), "{:?}", line);
        if reading.fields == 6 {
            prop_assert_eq!(read_strict(reading.text.as_bytes()), Ok(is));
        }
    }
    Ok(())
}

/// Spans are on character boundaries and in order, and the repairs that are not within others give the exact text.
fn check_bounds(line: &str) -> Result<Vec<Interpretation>, TestCaseError> {
    let readings = match understand(line) {
        Understanding::One(reading) => vec![reading],
        Understanding::Several(readings) => readings,
        Understanding::Unreadable(error) => {
            prop_assert!(line.get(error.span.clone()).is_some(), "{:?}", error);
            let may_be_empty = matches!(
                error.kind,
                FenErrorKind::Nothing | FenErrorKind::TooFewRanks { .. }
            );
            prop_assert!(
                may_be_empty || !error.span.is_empty(),
                "{:?} {:?}",
                line,
                error
            );
            vec![]
        }
    };
    for reading in &readings {
        prop_assert!(line.get(reading.operations.clone()).is_some());
        let marks = reading.variant.iter().flat_map(|marks| &marks.spans);
        for span in marks {
            prop_assert!(line.get(span.clone()).is_some_and(|text| !text.is_empty()));
        }
        let mut made = String::new();
        let mut end = 0;
        for repair in &reading.repairs {
            let span = repair.span.clone();
            prop_assert_eq!(line.get(span.clone()), Some(&*repair.read), "{:?}", repair);
            prop_assert_ne!(&repair.read, &repair.became, "{:?} {:?}", line, repair);
            if span.start < end {
                prop_assert!(span.end <= end, "{:?} {:?}", line, reading);
                continue;
            }
            made.push_str(&line[end..span.start]);
            made.push_str(&repair.became);
            end = span.end;
        }
        made.push_str(&line[end..]);
        prop_assert_eq!(&made, &reading.text, "{:?} {:?}", line, reading.repairs);
        prop_assert_eq!(reading.repairs.is_empty(), line == reading.text);
    }
    Ok(readings)
}

/// Damages a text in one way, of several that have the same code; `None` when there is nothing to
/// damage.
type Damage = fn(&str, usize) -> Option<String>;

fn replace_field(fen: &str, field: usize, change: impl Fn(&str) -> String) -> String {
    let fields = fen.split(' ').enumerate();
    let fields = fields.map(|(at, text)| {
        if at == field {
            change(text)
        } else {
            text.to_owned()
        }
    });
    fields.collect::<Vec<_>>().join(" ")
}

/// Replaces the separator with this number; numbers beyond the last separator begin again at the first.
fn replace_nth(text: &str, separator: char, number: usize, by: &str) -> String {
    let count = text.matches(separator).count();
    let (at, _) = text.match_indices(separator).nth(number % count).unwrap();
    [&text[..at], by, &text[at + separator.len_utf8()..]].concat()
}

fn field(fen: &str, number: usize) -> &str {
    fen.split(' ').nth(number).unwrap()
}

fn blanks(fen: &str, seed: usize) -> Option<String> {
    let kinds = ["  ", "\t", "\u{a0}", "\u{2009}", " \u{200b} ", "_"];
    let kind = kinds[seed % kinds.len()];
    fen.contains(' ').then(|| replace_nth(fen, ' ', seed, kind))
}

#[expect(clippy::unnecessary_wraps, reason = "a damage")]
fn blanks_around(fen: &str, seed: usize) -> Option<String> {
    Some(match seed % 4 {
        0 => format!(" {fen}"),
        1 => format!("{fen}\t"),
        2 => format!("\u{feff}{fen}"),
        _ => format!("{fen}\r\n"),
    })
}

#[expect(clippy::unnecessary_wraps, reason = "a damage")]
fn carrier(fen: &str, seed: usize) -> Option<String> {
    let carriers = [
        ("[FEN \"", "\"]"),
        ("[SetUp \"1\"] [FEN \"", "\"]"),
        ("\"", "\""),
        ("“", "”"),
        ("`", "`"),
        ("[fen]", "[/fen]"),
        ("position fen ", ""),
        ("setboard ", ""),
        ("FEN: ", ""),
        ("FEN=", ""),
        ("\"fen\": \"", "\","),
        ("{\"fen\":\"", "\"}"),
        ("12. ", ""),
        ("> ", ""),
    ];
    let (before, behind) = carriers[seed % carriers.len()];
    Some([before, fen, behind].concat())
}

fn address(fen: &str, seed: usize) -> Option<String> {
    if fen.contains('+') {
        return None; // Some addresses use `+` as a space.
    }
    let encoded = || fen.replace('/', "%2F").replace(' ', "%20");
    Some(match seed % 4 {
        0 => format!("https://lichess.org/analysis/{}", fen.replace(' ', "_")),
        1 => format!(
            "https://lichess.org/editor/{}?color=white#3",
            fen.replace(' ', "%20")
        ),
        2 => format!(
            "https://www.chess.com/analysis?fen={}&flip=true",
            fen.replace(' ', "+")
        ),
        _ => format!("https://syzygy-tables.info/?fen={}", encoded()),
    })
}

#[expect(clippy::unnecessary_wraps, reason = "a damage")]
fn behind(fen: &str, seed: usize) -> Option<String> {
    let texts = [
        ";", ".", ",", " ; good", " # bad", " // so", " { so }", " 1-0", ", 0.3", " [0.5]",
    ];
    Some([fen, texts[seed % texts.len()]].concat())
}

fn castling_order(fen: &str, seed: usize) -> Option<String> {
    let letters: Vec<char> = field(fen, 2).chars().collect();
    let mut turned = letters.clone();
    turned.rotate_left(seed % letters.len());
    if seed.is_multiple_of(2) {
        turned.reverse();
    }
    let turned: String = turned.into_iter().collect();
    (turned != field(fen, 2)).then(|| replace_field(fen, 2, |_| turned.clone()))
}

fn castling_repeated(fen: &str, seed: usize) -> Option<String> {
    let letters = field(fen, 2);
    let letter = letters.chars().nth(seed % letters.len())?;
    let doubled = replace_nth(letters, letter, 0, &format!("{letter}{letter}"));
    // Two dashes may be the castling field and the one after it.
    (letter != '-').then(|| replace_field(fen, 2, |_| doubled.clone()))
}

fn digits(fen: &str, seed: usize) -> Option<String> {
    let board = field(fen, 0);
    let places: Vec<_> = board.match_indices(|c| ('2'..='8').contains(&c)).collect();
    let (at, digit) = places.get(seed % places.len().max(1))?;
    let squares: usize = digit.parse().unwrap();
    let first = 1 + seed % (squares - 1);
    let parts = format!("{first}{}", squares - first);
    Some([&fen[..*at], &parts, &fen[at + 1..]].concat())
}

#[expect(clippy::unnecessary_wraps, reason = "a damage")]
fn counters(fen: &str, seed: usize) -> Option<String> {
    Some(match seed % 3 {
        0 => replace_field(fen, 4, |clock| format!("0{clock}")),
        1 => replace_field(fen, 5, |number| format!("+{number}")),
        _ => replace_field(fen, 5, |number| format!("{number}.0")),
    })
}

#[expect(clippy::unnecessary_wraps, reason = "a damage")]
fn letter_case(fen: &str, seed: usize) -> Option<String> {
    let target = field(fen, 3).to_ascii_uppercase();
    let side = |side: &str| match (side, seed % 3) {
        ("w", 0) => "White".to_owned(),
        ("b", 0) => "black".to_owned(),
        _ => side.to_ascii_uppercase(),
    };
    Some(match target.as_str() {
        "-" => replace_field(fen, 1, side),
        _ => replace_field(fen, 3, |_| target.clone()),
    })
}

fn look_alikes(fen: &str, seed: usize) -> Option<String> {
    let pairs = [
        ('K', 'К'),
        ('k', 'к'),
        ('B', 'В'),
        ('P', 'Р'),
        ('p', 'р'),
        ('K', 'Κ'),
    ];
    let (latin, other) = pairs[seed % pairs.len()];
    let board = field(fen, 0).replace(latin, &other.to_string());
    let has_latin = board.contains(|c: char| c.is_ascii_alphabetic());
    let is_changed = board != field(fen, 0);
    (has_latin && is_changed).then(|| replace_field(fen, 0, |_| board.clone()))
}

fn dashes(fen: &str, seed: usize) -> Option<String> {
    let dash = ["–", "—", "−", "－"][seed % 4];
    fen.contains('-').then(|| fen.replacen('-', dash, 1))
}

fn figurines(fen: &str, _: usize) -> Option<String> {
    let symbol =
        |c: char| Piece::from_letter(c).map_or(c, tabiya_notation::piece_letters::figurine);
    let board: String = field(fen, 0).chars().map(symbol).collect();
    (board != field(fen, 0)).then(|| replace_field(fen, 0, |_| board.clone()))
}

#[expect(clippy::unnecessary_wraps, reason = "a damage")]
fn variants(fen: &str, seed: usize) -> Option<String> {
    Some(match seed % 5 {
        0 => replace_field(fen, 0, |board| format!("{board}[Qn]")),
        1 => replace_field(fen, 0, |board| format!("{board}[]")),
        2 => replace_field(fen, 0, |board| format!("{board}/RRb")),
        3 => format!("{fen} +1+0"),
        _ => replace_field(fen, 3, |target| format!("{target} 3+2")),
    })
}

fn separators(fen: &str, seed: usize) -> Option<String> {
    let by = |separator: &str| replace_field(fen, 0, |board| board.replace('/', separator));
    let has_pieces = field(fen, 0).matches(char::is_alphabetic).count() > 40;
    Some(match seed % 7 {
        0 => by("\\"),
        1 if has_pieces => by("|"),
        2 => by(" / "),
        3 => format!("/{fen}"),
        4 => replace_field(fen, 0, |board| format!("{board}/")),
        5 if has_pieces => by(" "),
        _ => {
            let (ranks, rest) = fen.split_once(' ')?;
            let (side, rest) = rest.split_once(' ')?;
            let (ranks, last) = ranks.rsplit_once('/')?;
            format!("{} / {side} {last} {rest}", ranks.replace('/', " / "))
        }
    })
}

const DAMAGES: [(&str, Damage); 16] = [
    ("white_space", blanks),
    ("white_space", blanks_around),
    ("wrapper", carrier),
    ("wrapper", address),
    ("trailing_text", behind),
    ("castling_order", castling_order),
    ("castling_repeated", castling_repeated),
    ("digits_joined", digits),
    ("counter", counters),
    ("letter_case", letter_case),
    ("lookalike_letters", look_alikes),
    ("lookalike_letters", dashes),
    ("foreign_letters", figurines),
    ("variant_marks", variants),
    ("separators", separators),
    ("missing_fields", missing),
];

/// The FEN without its counters, which then are 0 and 1, and with or without the target.
fn missing(fen: &str, seed: usize) -> Option<String> {
    let fields: Vec<_> = fen.split(' ').collect();
    let is_default = |at: usize, default: &str| fields[at..].join(" ") == default;
    match seed % 3 {
        0 if fields[3] == "-" => Some(replace_field(fen, 3, |_| String::new()).replace("  ", " ")),
        1 if is_default(5, "1") => Some(fields[..5].join(" ")),
        _ if is_default(3, "- 0 1") => Some(fields[..3].join(" ")),
        _ => None,
    }
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn readings_of_any_text_are_consistent(text in any::<String>()) {
        check(&text)?;
    }

    #[test]
    fn readings_of_text_near_a_fen_are_consistent(
        text in near_fen(),
        around in prop::sample::select(vec![
            ("", ""), ("[FEN \"", "\"] x"), ("https://x.org/", "#3"), ("> ", " bm Nf3; id \"x\""),
            ("a/", "/b"), ("\u{feff}", " ;D1 20"), ("%2F", "%20"), ("лс/", " №"),
        ]),
    ) {
        check(&text)?;
        check(&[around.0, &text, around.1].concat())?;
    }

    #[test]
    fn an_exact_text_stays_unchanged(position in any_position()) {
        let fen = write_fen(&position);
        let reading = one(&fen);
        prop_assert_eq!(&reading.text, &fen);
        prop_assert!(reading.repairs.is_empty());
        prop_assert_eq!(reading.position, position.only_possible());
    }

    #[test]
    fn a_damaged_text_is_repaired_and_the_repair_is_named(position in any_position(), seed in 0..10_000_usize) {
        let fen = write_fen(&position);
        for (code, damage) in DAMAGES {
            let Some(damaged) = damage(&fen, seed) else { continue };
            let reading = one(&damaged);
            prop_assert_eq!(&reading.text, &fen, "{:?}", damaged);
            prop_assert_eq!(reading.position, position.only_possible(), "{:?}", damaged);
            let codes = codes(&reading);
            prop_assert!(codes.iter().all(|told| *told == code), "{:?} {:?}", damaged, codes);
            prop_assert!(!codes.is_empty());
        }
    }

    #[test]
    fn two_damages_are_repaired_together(
        position in any_position(),
        first in 0..DAMAGES.len(),
        second in 0..DAMAGES.len(),
        seed in 0..10_000_usize,
    ) {
        let fen = write_fen(&position);
        let inner = DAMAGES[first.min(second)];
        let outer = DAMAGES[first.max(second)];
        // Damage of single fields comes first, and damage around the whole FEN last.
        let Some(damaged) = outer.1(&fen, seed) else { return Ok(()) };
        let Some(damaged) = is_around(inner.0).then(|| inner.1(&damaged, seed / 7)).flatten() else {
            return Ok(());
        };
        let reading = one(&damaged);
        prop_assert_eq!(&reading.text, &fen, "{:?}", damaged);
        // Spaces around an address are not a separate fault.
        let told = codes(&reading);
        prop_assert!(told.iter().all(|told| [inner.0, outer.0].contains(told)), "{:?}", damaged);
        prop_assert!(!told.is_empty());
    }

    #[test]
    fn national_letters_are_read_when_they_prove_the_language(
        position in any_position(),
        language in prop::sample::select(Language::ALL[1..].to_vec()),
    ) {
        let fen = write_fen(&position);
        let foreign: String = field(&fen, 0).chars().map(|c| national_letter(c, language)).collect();
        let line = replace_field(&fen, 0, |_| foreign.clone());
        let is_proven = foreign.contains(|c: char| c.is_alphabetic() && Piece::from_letter(c).is_none());
        let readings = match understand(&line) {
            Understanding::One(reading) => vec![reading],
            Understanding::Several(readings) => readings,
            Understanding::Unreadable(error) => panic!("{line} {error:?}"),
        };
        let is_found = readings.iter().any(|reading| reading.text == fen);
        prop_assert!(is_found || !is_proven, "{} {:?}", line, readings);
        let is_english = readings.iter().any(|reading| codes(reading).is_empty());
        prop_assert_eq!(is_english, !is_proven, "{}", line);
    }
}

fn is_around(code: &str) -> bool {
    matches!(code, "wrapper" | "trailing_text" | "white_space")
}

fn national_letter(letter: char, language: Language) -> String {
    let Some(piece) = Piece::from_letter(letter) else {
        return letter.to_string();
    };
    let name = language.letter(piece.role());
    if letter.is_uppercase() {
        name.to_owned()
    } else {
        name.to_lowercase()
    }
}
