//! Small malformed files.

/// A correct position.
pub(crate) const KINGS: &str = "8/8/8/8/8/8/8/K6k w - - 0 1";
pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Terminal commands and characters that change the writing direction.
pub(crate) const EVIL: &str = "\u{1b}]0;owned\u{7}\u{1b}[2J\u{9b}31m\u{202e}\u{2066}\u{7f}\u{8}";

/// A file, named by its defect.
pub(crate) struct HostileFile {
    pub(crate) name: &'static str,
    pub(crate) bytes: Vec<u8>,
}

/// All malformed files. Each is given to everything that reads files.
pub(crate) fn corpus() -> Vec<HostileFile> {
    let files = bytes_of_no_text().into_iter().chain(lines_of_all_kinds());
    let files = files
        .chain(encodings())
        .chain(fields())
        .chain(counters_and_the_like())
        .chain(operations());
    let files: Vec<_> = files
        .map(|(name, bytes)| HostileFile { name, bytes })
        .collect();
    assert!(70 < files.len(), "{} files", files.len());
    files
}

type Named = (&'static str, Vec<u8>);

fn bytes_of_no_text() -> Vec<Named> {
    let every_byte: Vec<u8> = (0..=255).collect();
    let controls = (0..32_u8).filter(|byte| !b"\n\r".contains(byte));
    let controls: Vec<u8> = controls.collect();
    vec![
        ("empty", Vec::new()),
        ("one NUL", vec![0]),
        ("NULs", vec![0; 100_000]),
        (
            "a NUL in front of each line end",
            b"8/8/8/8/8/8/8/K6k w - - 0 1\0\n".repeat(50),
        ),
        ("every byte", every_byte.repeat(40)),
        (
            "every control character in a line",
            [KINGS.as_bytes(), &controls, b"\n"].concat(),
        ),
        (
            "every byte in a line of its own",
            every_byte.iter().flat_map(|byte| [*byte, b'\n']).collect(),
        ),
        ("a program", std::fs::read("/bin/true").unwrap_or_default()),
        (
            "a picture",
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xea\x60\0\0\xea\x60\x08\x06\0\0\0".to_vec(),
        ),
        (
            "control characters",
            format!("{EVIL}\n{KINGS} {EVIL}\n").into_bytes(),
        ),
        ("SUB at the end", format!("{KINGS}\r\n\u{1a}").into_bytes()),
        (
            "form feeds",
            format!("{KINGS}\n\u{c}{START}\n\u{c}").into_bytes(),
        ),
    ]
}

fn lines_of_all_kinds() -> Vec<Named> {
    vec![
        ("a line end alone", b"\n".to_vec()),
        ("CR alone", b"\r".to_vec()),
        ("CR ends lines", format!("{KINGS}\r{START}\r").into_bytes()),
        (
            "all line ends mixed",
            format!("{KINGS}\n{START}\r\n\r\n\n\r{KINGS}\r\r\n{KINGS}").into_bytes(),
        ),
        ("a thousand CR", vec![b'\r'; 1000]),
        (
            "other line ends of Unicode",
            format!("{KINGS}\u{2028}{START}\u{2029}{KINGS}\u{85}\n").into_bytes(),
        ),
        ("blanks", vec![b' '; 10_000]),
        (
            "tabs",
            format!("\t{KINGS}\t\t\n8/8/8/8/8/8/8/K6k\tw\t-\t-\t0\t1\n").into_bytes(),
        ),
        (
            "trailing blanks",
            format!("{KINGS}   \n{START}\t \n").into_bytes(),
        ),
        ("semicolons", vec![b';'; 10_000]),
        ("remarks", b"# one\n% two\n; three\n// four\n".to_vec()),
    ]
}

fn encodings() -> Vec<Named> {
    let text = format!("{KINGS}\r\n{START}\r\n");
    let little =
        |text: &str| -> Vec<u8> { text.encode_utf16().flat_map(u16::to_le_bytes).collect() };
    let big = |text: &str| -> Vec<u8> { text.encode_utf16().flat_map(u16::to_be_bytes).collect() };
    let marked = |mark: &[u8], text: Vec<u8>| [mark, &text].concat();
    let mut odd = marked(b"\xff\xfe", little(&text));
    odd.push(b'x');
    let halves = [0xd800_u16, 0x41, 0xdc00, 0xdbff, 0xd800, 0x0a, 0xdfff];
    let halves: Vec<u8> = halves.into_iter().flat_map(u16::to_le_bytes).collect();
    vec![
        ("a mark of UTF-8 alone", b"\xef\xbb\xbf".to_vec()),
        (
            "marked UTF-8",
            marked(b"\xef\xbb\xbf", text.clone().into_bytes()),
        ),
        (
            "two marks",
            marked(b"\xef\xbb\xbf\xef\xbb\xbf", text.clone().into_bytes()),
        ),
        (
            "a mark in each line",
            format!("\u{feff}{KINGS}\n\u{feff}{START}\n").into_bytes(),
        ),
        ("half a mark", b"\xef\xbb".to_vec()),
        ("a mark of UTF-16 alone", b"\xff\xfe".to_vec()),
        ("UTF-16, little", marked(b"\xff\xfe", little(&text))),
        ("UTF-16, big", marked(b"\xfe\xff", big(&text))),
        ("UTF-16 without a mark", little(&text)),
        ("UTF-16 with an odd byte", odd),
        (
            "UTF-16 with halves of pairs",
            marked(b"\xff\xfe", halves.clone()),
        ),
        (
            "UTF-16 with halves between positions",
            marked(b"\xff\xfe", [little(&text), halves, little(&text)].concat()),
        ),
        (
            "UTF-32",
            marked(
                b"\xff\xfe\0\0",
                text.chars()
                    .flat_map(|letter| u32::from(letter).to_le_bytes())
                    .collect(),
            ),
        ),
        (
            "Latin-1",
            b"8/8/8/8/8/8/8/K6k w - - id \"Gr\xfcnfeld\";\n\xe9\xe8\n".to_vec(),
        ),
        (
            "UTF-8 that is none",
            b"\xc0\xaf\n\xed\xa0\x80\n\xf8\x88\x80\x80\x80\n\xf4\x90\x80\x80\n\xff\n".to_vec(),
        ),
        (
            "UTF-8 that breaks off",
            format!("{KINGS} \u{1f600}").into_bytes()[..KINGS.len() + 3].to_vec(),
        ),
        (
            "letters of other scripts",
            "８／８／８/８/8/8/8/К6k w - - 0 1\n♔♕ ⁸/８\n"
                .as_bytes()
                .to_vec(),
        ),
        (
            "marks upon marks",
            format!("K{}\n", "\u{301}".repeat(20_000)).into_bytes(),
        ),
        (
            "right to left",
            format!("\u{202e}{KINGS}\u{202c}\n\u{2067}שלום\u{2069} {KINGS}\n").into_bytes(),
        ),
    ]
}

fn fields() -> Vec<Named> {
    let lines = |lines: &[&str]| (lines.join("\n") + "\n").into_bytes();
    vec![
        (
            "65 squares",
            lines(&[
                "8/8/8/8/8/8/8/K6k1 w - - 0 1",
                "9/8/8/8/8/8/8/K6k w - - 0 1",
            ]),
        ),
        (
            "ranks of nine",
            lines(&[
                "9/9/9/9/9/9/9/9 w - - 0 1",
                "ppppppppp/8/8/8/8/8/8/8 w - - 0 1",
            ]),
        ),
        ("nine ranks", lines(&["8/8/8/8/8/8/8/8/8 w - - 0 1"])),
        (
            "ranks of nothing",
            lines(&[
                "/////// w - - 0 1",
                "8//8/8/8/8/8/8/8 w - - 0 1",
                "////////////////",
            ]),
        ),
        (
            "ranks of zeros",
            lines(&["0/0/0/0/0/0/0/0 w - - 0 1", "80/08/8/8/8/8/8/8 w - - 0 1"]),
        ),
        (
            "a hundred thousand ranks",
            "8/".repeat(100_000).into_bytes(),
        ),
        ("a rank of ones", "1".repeat(100_000).into_bytes()),
        (
            "64 kings",
            lines(&[
                "KKKKKKKK/KKKKKKKK/KKKKKKKK/KKKKKKKK/kkkkkkkk/kkkkkkkk/kkkkkkkk/kkkkkkkk w KQkq e3 0 1",
            ]),
        ),
        (
            "64 pawns",
            lines(&[
                "PPPPPPPP/pppppppp/PPPPPPPP/pppppppp/PPPPPPPP/pppppppp/PPPPPPPP/pppppppp b KQkq a6 0 1",
            ]),
        ),
        (
            "64 queens",
            lines(&[
                "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq w - - 0 1",
            ]),
        ),
    ]
}

fn counters_and_the_like() -> Vec<Named> {
    let board = "8/8/8/8/8/8/8/K6k";
    let lines = |lines: &[&str]| (lines.join("\n") + "\n").into_bytes();
    vec![
        (
            "counters of 32 bits",
            lines(&[
                &format!("{board} w - - 2147483648 2147483647"),
                &format!("{board} w - - 4294967295 4294967296"),
                &format!("{board} w - - -2147483648 -1"),
                &format!("{board} w - - 65535 65536"),
            ]),
        ),
        (
            "counters without end",
            lines(&[
                &format!("{board} w - - 1{} 1{}", "0".repeat(30), "0".repeat(30)),
                &format!(
                    "{board} w - - {} {}",
                    "9".repeat(50_000),
                    "0".repeat(50_000)
                ),
                &format!("{board} w - - +1 0x10"),
                &format!("{board} w - - 1e9 .5"),
            ]),
        ),
        (
            "castling of everything",
            lines(&[&format!(
                "{board} w {} - 0 1",
                "KQkqABCDEFGHabcdefgh".repeat(500)
            )]),
        ),
        (
            "en passant everywhere",
            lines(&[
                &format!("{board} w - a9 0 1"),
                &format!("{board} w - i3 0 1"),
                &format!("{board} w - e3e3e3 0 1"),
            ]),
        ),
        (
            "no side",
            lines(&[&format!("{board} x - - 0 1"), &format!("{board}  - - 0 1")]),
        ),
        (
            "a hundred thousand fields",
            format!("{board} {}", "w ".repeat(100_000)).into_bytes(),
        ),
        ("consecutive boards", board.repeat(10_000).into_bytes()),
        (
            "an address that never ends",
            format!("https://lichess.org/editor/{}", "8%2F".repeat(50_000)).into_bytes(),
        ),
        (
            "signs of pages",
            format!("&{} {board} w - - 0 1", "amp;".repeat(50_000)).into_bytes(),
        ),
        (
            "brackets",
            format!("{}{KINGS}{}", "[({".repeat(30_000), "})]".repeat(30_000)).into_bytes(),
        ),
        (
            "quotes",
            format!(
                "{}{KINGS}{}",
                "\"'`“".repeat(20_000),
                "\"'`”".repeat(20_000)
            )
            .into_bytes(),
        ),
        (
            "repairs upon repairs",
            "l0O8B/S|\\8,K6k white KQ-kq e3 0.1\n"
                .repeat(300)
                .into_bytes(),
        ),
    ]
}

fn operations() -> Vec<Named> {
    let line = |tail: &str| format!("8/8/8/8/8/8/8/K6k w - - {tail}\n").into_bytes();
    vec![
        ("a string without an end", line("id \"Réti; bm Kb1; c0 \"")),
        ("strings in strings", line(&"c0 \"\\\"".repeat(5000))),
        (
            "backslashes",
            line(&format!("c0 \"{}\";", "\\".repeat(20_000))),
        ),
        ("opcodes alone", line(&"bm ".repeat(20_000))),
        ("ten thousand opcodes", line(&"a1 x;".repeat(10_000))),
        (
            "ten thousand times the same",
            line(&"id \"x\";".repeat(10_000)),
        ),
        ("semicolons behind a position", line(&";".repeat(50_000))),
        ("an opcode that never ends", line(&"o".repeat(100_000))),
        (
            "an operand that never ends",
            line(&format!("id \"{}\";", "x".repeat(100_000))),
        ),
        (
            "counters as operations",
            line("hmvc 99999999999999999999; fmvn -1; hmvc \"x\";"),
        ),
        (
            "commands in comments",
            line(&format!(
                "c0 \"{}\";",
                "[%cal Ga1h8,Rz9z9][%csl ".repeat(3000)
            )),
        ),
        (
            "moves that are none",
            line("bm Nf9 O-O-O-O e8=K \u{1b}[2J; am --; pv e4 e5 e6 e7;"),
        ),
        (
            "controls in strings",
            line(&format!("id \"{EVIL}\"; c0 \"{EVIL}")),
        ),
    ]
}
