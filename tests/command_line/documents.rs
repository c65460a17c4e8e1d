//! Encodings, line ends, and lines of any length.

use super::running::{Run, run_on};

const LINE: &str = "8/8/8/8/8/8/8/K1k5 w - - 0 1";

fn check(input: &[u8]) -> Run {
    run_on(input, &["check", "--json"])
}

fn utf_16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    let marked = format!("\u{FEFF}{text}");
    marked.encode_utf16().flat_map(bytes).collect()
}

#[test]
fn line_ends_of_all_kinds_end_lines() {
    for end in ["\n", "\r\n", "\r"] {
        let run = check(format!("{LINE}{end}{end}nothing{end}{LINE}").as_bytes());
        let lines: Vec<_> = run
            .objects()
            .iter()
            .map(|object| object["line"].clone())
            .collect();
        assert_eq!(lines, [1, 3, 4], "{end:?}");
        assert_eq!(run.objects()[2]["verdict"], "ok");
    }
}

#[test]
fn byte_order_marks_are_not_part_of_the_first_line() {
    let text = format!("# Лáскер ♔\n{LINE}\n");
    for input in [
        format!("\u{FEFF}{text}").into_bytes(),
        utf_16(&text, u16::to_le_bytes),
        utf_16(&text, u16::to_be_bytes),
    ] {
        let objects = check(&input).objects();
        assert_eq!(objects.len(), 1);
        assert_eq!(
            (&objects[0]["verdict"], &objects[0]["line"]),
            (&"ok".into(), &2.into())
        );
    }
}

#[test]
fn invalid_utf_8_does_not_stop_the_check() {
    let input = [
        b"8/8/8/8/8/8/8/K1k5 w - - id \"M\xfcnchen\"; \n".as_slice(),
        b"\xff\xfd\xc3\n",
        b"8/8/8/8/8/8/8/K1k5 w - - id \"M\xfcnchen\";\n",
    ];
    let objects = check(&input.concat()).objects();
    assert_eq!(objects.len(), 3);
    assert_eq!(objects[0]["ops"]["id"][0], "München");
    assert_eq!(objects[1]["verdict"], "rejected");
    assert_eq!(
        (&objects[2]["verdict"], &objects[2]["ops"]["id"][0]),
        (&"ok".into(), &"München".into())
    );
}

#[test]
fn a_column_counts_characters_not_bytes() {
    for input in [
        "„♔“ 8/8/8/8/8/8/8/K7k w - - 0 1\n".as_bytes(),
        b"\xe9\xe9\xe9 8/8/8/8/8/8/8/K7k w - - 0 1\n",
    ] {
        let objects = check(input).objects();
        let problem = &objects[0]["problems"][0];
        assert_eq!(problem["code"], "rank_too_long", "{problem}");
        assert_eq!(problem["column"], 5 + 14, "{problem}");
    }
}

#[test]
fn nul_bytes_before_the_line_end_do_no_harm() {
    let objects = check(format!("{LINE}\0\n{LINE}\0\r\n{LINE}").as_bytes()).objects();
    assert_eq!(objects.len(), 3);
    for object in &objects {
        assert_eq!(object["fen"], LINE);
    }
}

#[test]
fn a_line_of_megabytes_is_one_line() {
    let long = "x".repeat(3_000_000);
    let comment = format!("# {long}");
    let operation = format!("8/8/8/8/8/8/8/K1k5 w - - c0 \"{long}\";");
    let input = format!("{LINE}\n{long}\n{comment}\n{LINE}\n{operation}\n{LINE}");
    let objects = check(input.as_bytes()).objects();
    let told: Vec<_> = objects
        .iter()
        .map(|object| {
            (
                object["line"].as_u64().unwrap(),
                object["verdict"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            (1, "ok"),
            (2, "rejected"),
            (4, "ok"),
            (5, "rejected"),
            (6, "ok")
        ]
    );
    assert_eq!(objects[1]["problems"][0]["code"], "no_position");
    assert_eq!(run_on(input.as_bytes(), &["convert"]).out, input.as_bytes());
}
