//! `tabiya convert` loses nothing of its input.

use super::running::{Folder, run_on};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

/// Lines that are not positions: each must appear unchanged in the output.
const OTHERS: [&[u8]; 11] = [
    b"",
    b"   \t",
    b"# a comment",
    b"; another \xe9",
    b"% and // one more",
    b"nonsense",
    b"\xff\xfe\x80 bytes",
    b"8/8/8/8/8/8/8/K6 w - - 0 1",
    b"\0",
    b"8/8/8/8/8/8/8/K1k5 w KX - 0 1  ",
    "♔ „”".as_bytes(),
];

const EXACT: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha e3 0 1",
    "r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1",
    "8/8/8/8/8/8/8/K1k5 w - - bm Ka2; c0 \"a; b # c\"; fmvn 12; hmvc 3;",
    "8/8/8/8/8/8/8/K1k5 b - -",
    "8/8/8/8/8/8/8/K1k5 b - - fmvn 70;",
];

const ENDS: [&[u8]; 3] = [b"\n", b"\r\n", b"\r"];

fn runner() -> TestRunner {
    // Each case starts the program once or twice.
    TestRunner::new(Config {
        cases: 40,
        failure_persistence: None,
        ..Config::default()
    })
}

fn document(of: &'static [&'static [u8]]) -> impl Strategy<Value = Vec<u8>> {
    let line = (
        proptest::sample::select(of),
        proptest::sample::select(&ENDS[..]),
    );
    (proptest::collection::vec(line, 0..12), any::<bool>()).prop_map(|(lines, is_closed)| {
        let mut text = Vec::new();
        for (line, end) in &lines {
            text.extend_from_slice(line);
            text.extend_from_slice(end);
        }
        if let (false, Some((_, end))) = (is_closed, lines.last()) {
            text.truncate(text.len() - end.len());
        }
        text
    })
}

#[test]
fn in_pgn_other_lines_are_escaped_and_otherwise_unchanged() {
    let text = b"# head\r\n\r\nnonsense\xff\r\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\r\n \t\r\n; end";
    let run = run_on(text, &["convert", "--to", "pgn"]);
    let out = String::from_utf8_lossy(&run.out);
    assert!(out.starts_with("% # head\r\n\r\n% nonsense"), "{out}");
    assert!(
        run.out.windows(9).any(|bytes| bytes == b"nonsense\xff"),
        "{out}"
    );
    assert!(out.contains("\r\n[Event \"?\"]"), "{out}");
    assert!(out.ends_with("\r\n \t\r\n% ; end"), "{out}");
}

#[test]
fn other_lines_pass_through_byte_for_byte() {
    let forms = proptest::sample::select(&["fen", "shredder", "epd", "uci", "lichess", "text"][..]);
    let others: &'static [&'static [u8]] = &OTHERS;
    runner()
        .run(
            &(document(others), forms, any::<bool>()),
            |(text, form, repairs)| {
                let mut args = vec!["convert", "--to", form];
                if repairs {
                    args.push("--repair");
                }
                let run = run_on(&text, &args);
                prop_assert_eq!(run.out, text);
                Ok(())
            },
        )
        .unwrap();
}

#[test]
fn converting_to_fen_twice_equals_converting_once() {
    let exact: &'static [&'static [u8]] =
        Box::leak(EXACT.map(str::as_bytes).to_vec().into_boxed_slice());
    runner()
        .run(&document(exact), |text| {
            let once = run_on(&text, &["convert", "--to", "fen"]);
            prop_assert_eq!((once.status, once.err.as_str()), (0, ""));
            let twice = run_on(&once.out, &["convert", "--to", "fen"]);
            prop_assert_eq!(twice.status, 0);
            prop_assert_eq!(twice.out, once.out);
            Ok(())
        })
        .unwrap();
}

#[test]
fn converting_to_shredder_and_back_restores_the_text() {
    let text = "\
rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1
2bnk1rr/8/8/8/8/8/8/2BNK1RR w Gg - 0 1
8/8/8/8/8/8/8/K1k5 w - - bm Ka2; c0 \"KQkq - 0 1\";
";
    let there = run_on(text.as_bytes(), &["convert", "--to", "shredder"]);
    assert_eq!(there.status, 0, "{}", there.err);
    assert!(there.text().contains("HAha"));
    assert_eq!(run_on(&there.out, &["convert"]).text(), text);
}

fn utf_16(text: &str) -> Vec<u8> {
    let marked = format!("\u{FEFF}{text}");
    marked.encode_utf16().flat_map(u16::to_be_bytes).collect()
}

#[test]
fn utf_16_stays_utf_16_and_broken_units_are_kept() {
    let text = "# Ласкер 𝄞\r\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\r\nnonsense ♔";
    let run = run_on(&utf_16(text), &["convert", "--to", "shredder"]);
    assert_eq!(run.out, utf_16(&text.replace("w K", "w H")));

    let mut broken = utf_16("one\n");
    broken.extend([0xD8, 0x00, 0x00, 0x0A, 0xDC, 0x01, 0x00, 0x41, 0xD8]);
    let run = run_on(&broken, &["convert"]);
    assert_eq!(run.out, broken);
}

#[test]
fn a_file_in_another_encoding_takes_the_encoding_of_the_first() {
    let folder = Folder::new()
        .with("a.fen", "# Müller\n")
        .with("b.fen", utf_16("# Ласкер\n"));
    let run = folder.run(&["convert", "a.fen", "b.fen"]);
    assert_eq!(run.text(), "# Müller\n# Ласкер\n");
    let run = folder.run(&["convert", "b.fen", "a.fen"]);
    assert_eq!(run.out, utf_16("# Ласкер\n# Müller\n"));
}

#[test]
fn a_byte_order_mark_and_a_missing_last_line_end_stay() {
    for text in [
        "\u{FEFF}8/8/8/8/8/8/8/K1k5 w - - 0 1",
        "\u{FEFF}",
        "",
        "\n",
        "# x\n\n",
    ] {
        assert_eq!(
            run_on(text.as_bytes(), &["convert"]).out,
            text.as_bytes(),
            "{text:?}"
        );
    }
    assert_eq!(run_on(b"\xff\xfe", &["convert"]).out, b"\xff\xfe");
}
