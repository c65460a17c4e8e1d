//! The output of `tabiya convert`.

use super::running::{Folder, run_on};

fn converted(input: &str, args: &[&str]) -> String {
    let run = run_on(input.as_bytes(), &[&["convert"], args].concat());
    run.text().to_owned()
}

const CASTLING: &str = "r3k2r/8/8/p7/8/5N2/8/R3K2R b KQkq - 3 20";

#[test]
fn each_form_has_its_own_line() {
    for (form, expected) in [
        ("fen", CASTLING.to_owned()),
        ("shredder", CASTLING.replace("KQkq", "HAha")),
        ("epd", CASTLING.replace("3 20", "hmvc 3; fmvn 20;")),
        ("uci", format!("position fen {CASTLING}")),
        ("board", "r3k2r/8/8/p7/8/5N2/8/R3K2R".to_owned()),
    ] {
        assert_eq!(converted(CASTLING, &["--to", form]), expected);
    }
    let game = converted(&format!("{CASTLING}\r\n{CASTLING}\r\n"), &["--to=pgn"]);
    let tag = format!("[FEN \"{CASTLING}\"]\r\n");
    assert_eq!(game.matches(&tag).count(), 2);
    assert!(game.ends_with("*\r\n\r\n"), "{game:?}");
    assert!(!game.replace("\r\n", "").contains('\n'));
}

#[test]
fn the_en_passant_square_is_written_in_the_chosen_convention() {
    let nobody = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    let pinned = "4k3/8/8/8/1r1pP1K1/8/8/8 b - e3 0 1";
    for (convention, written) in [
        ("always", [true, true]),
        ("pseudo-legal", [false, true]),
        ("legal", [false, true]),
    ] {
        for (line, is_written) in [nobody, pinned].into_iter().zip(written) {
            let text = converted(line, &["--en-passant", convention]);
            assert_eq!(text.contains(" e3 "), is_written, "{convention} {line}");
        }
    }
    let pinned = "8/8/8/8/k2pP2Q/8/8/4K3 b - e3 0 1";
    assert!(converted(pinned, &["--en-passant", "pseudo-legal"]).contains(" e3 "));
    assert!(!converted(pinned, &["--en-passant", "legal"]).contains(" e3 "));
}

#[test]
fn operations_are_kept_in_every_form() {
    let line = "r3k2r/8/8/p7/8/5N2/8/R3K2R b KQkq - bm O-O; hmvc 3; id \"a;b\";";
    let operations = "bm O-O; hmvc 3; id \"a;b\";";
    for (form, expected) in [
        ("fen", line.to_owned()),
        ("shredder", line.replace("KQkq", "HAha")),
        ("epd", line.to_owned()),
        (
            "uci",
            format!(
                "# {operations}\nposition fen {}",
                CASTLING.replace("20", "1")
            ),
        ),
    ] {
        assert_eq!(converted(line, &["--to", form]), expected);
    }
    // A game expresses the same in its tags and moves.
    let game = converted(line, &["--to", "pgn"]);
    assert!(
        game.contains("[Event \"a;b\"]") && game.contains("KQkq - 3 1\"]"),
        "{game}"
    );
    assert!(game.ends_with("\n\n1... O-O *"), "{game}");
    for form in [
        "engine",
        "lichess",
        "board",
        "pieces",
        "text",
        "text-unicode",
    ] {
        let text = converted(line, &["--to", form]);
        assert!(text.contains(operations), "{form}: {text}");
    }
    // A FEN has fields for the counters.
    let line = "8/8/8/8/8/8/8/K1k5 w - - fmvn 30; hmvc 4;";
    assert_eq!(converted(line, &[]), "8/8/8/8/8/8/8/K1k5 w - - 4 30");
}

#[test]
fn an_inexact_line_is_passed_through_and_reported_unless_repairs_are_on() {
    let input = format!("{}\n{CASTLING}\n", CASTLING.replace("KQkq", "kqKQ"));
    let run = run_on(input.as_bytes(), &["convert"]);
    assert_eq!(run.text(), input);
    assert_eq!(
        run.err,
        "-:1: passed through, --repair would convert it: castling letters were out of order (kqKQ, now KQkq)\n\
         2 positions: 1 converted, 1 passed through unrepaired\n"
    );
    assert_eq!(run.status, 2);
    let run = run_on(input.as_bytes(), &["convert", "--repair"]);
    assert_eq!(run.text(), format!("{CASTLING}\n{CASTLING}\n"));
    assert_eq!(
        run.err,
        "-:1: converted: castling letters were out of order (kqKQ, now KQkq)\n\
         2 positions: 1 converted, 1 repaired\n"
    );
    assert_eq!(run.status, 1);
}

#[test]
fn moves_in_operations_are_respelled_only_with_repairs_on() {
    let fields = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -";
    let line = format!("{fields} bm Lb5 Bb6; id \"Lb5\"; c0 \"x\";");
    let kept = run_on(line.as_bytes(), &["convert", "--to", "epd"]);
    assert_eq!((kept.text(), kept.status), (&*line, 0));
    let repaired = run_on(line.as_bytes(), &["convert", "--to", "epd", "--repair"]);
    assert_eq!(repaired.text(), line.replacen("Lb5", "Bb5", 1));
    assert_eq!(repaired.status, 1);
    assert!(
        repaired
            .err
            .contains("a move is not in standard notation (Lb5, now Bb5)")
    );
    assert!(!repaired.err.contains("Bb6"), "{}", repaired.err);
}

#[test]
fn a_mate_in_the_place_of_the_best_moves_becomes_a_direct_mate_only_with_repairs_on() {
    let mates = "7k/8/5K2/6Q1/8/8/8/8 w - - bm #1;\n7k/8/5K2/6Q1/8/8/8/8 b - - bm #-1;\n";
    assert_eq!(converted(mates, &["--to=epd"]), mates);
    let repaired = run_on(mates.as_bytes(), &["convert", "--to=epd", "--repair"]);
    assert_eq!(repaired.text(), mates.replace("bm #1", "dm 1"));
    assert_eq!((repaired.status, &*repaired.err), (0, ""));
}

#[test]
fn an_invalid_castling_right_is_not_dropped_without_request() {
    let line = "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1\n";
    let run = run_on(line.as_bytes(), &["convert"]);
    assert_eq!((run.text(), run.status), (line, 2));
    assert!(run.err.contains("no rook on a1"), "{}", run.err);
    let run = run_on(line.as_bytes(), &["convert", "--repair"]);
    assert_eq!(
        (run.text(), run.status),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1\n", 1)
    );
}

#[test]
fn words_left_out_by_a_repair_stay_in_a_comment() {
    let line = "8/8/8/8/8/8/8/K1k5 w - - 0 1 ; Moravec 1924\n";
    assert_eq!(
        converted(line, &["--repair"]),
        "# 8/8/8/8/8/8/8/K1k5 w - - 0 1 ; Moravec 1924\n8/8/8/8/8/8/8/K1k5 w - - 0 1\n"
    );
    let line = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qp] w KQkq - 0 1\n";
    assert!(converted(line, &["--repair"]).starts_with(&format!("# {line}")));
}

#[test]
fn illegal_positions_are_converted_like_others() {
    let run = run_on(b"8/8/8/8/8/8/8/8 w - - 0 1\n", &["convert", "--to", "epd"]);
    assert_eq!((run.text(), run.status), ("8/8/8/8/8/8/8/8 w - -\n", 0));
    assert_eq!(run.err, "");
}

#[test]
fn lines_of_consecutive_files_stay_separate() {
    let folder = Folder::new()
        .with("a.fen", "# one")
        .with("empty.fen", "")
        .with("b.fen", "\u{FEFF}# two\r\n")
        .with("c.fen", "# three");
    let run = folder.run(&[
        "convert",
        "a.fen",
        "empty.fen",
        "b.fen",
        "c.fen",
        "empty.fen",
    ]);
    assert_eq!(run.text(), "# one\n# two\r\n# three");
}

#[test]
fn a_repair_keeps_every_operation_when_a_semicolon_is_missing() {
    let fields = "4k3/8/8/8/8/8/8/4K3 w - -";
    for (damaged, repaired) in [
        ("am Ke2; level 7", "am Ke2; level 7;"),
        ("am Ke2; c1 8", "am Ke2; c1 8;"),
        ("am Ke2; solved; id \"x\"", "am Ke2; solved; id \"x\";"),
        ("solved; am Ke2; id \"x\"", "solved; am Ke2; id \"x\";"),
        ("am Ke2 id \"x\"; ce 5;", "am Ke2; id \"x\"; ce 5;"),
        ("id \"x; am Ke2; ce 5;", "id \"x\"; am Ke2; ce 5;"),
        ("am Ke2; ce 5; am Kf1;", "am Ke2 Kf1; ce 5;"),
    ] {
        let line = format!("{fields} {damaged}");
        let first = converted(&line, &["--to", "epd", "--repair"]);
        let lines: Vec<_> = first.lines().collect();
        assert_eq!(
            lines.last(),
            Some(&&*format!("{fields} {repaired}")),
            "{damaged}"
        );
        assert_eq!(converted(&first, &["--to", "epd", "--repair"]), first);
    }
}

#[test]
fn a_hundred_messages_of_each_kind_are_printed_and_the_rest_counted() {
    let mut input = "4k3/8/8/8/8/8/8/5K2 w - - 0 1\n".to_owned();
    for _ in 0..3456 {
        input.push_str("8/8/8/8/8/8/8 w - - 0 1\nhello\n");
    }
    let run = run_on(input.as_bytes(), &["convert", "--to", "epd"]);
    assert_eq!(run.status, 2);
    // No line of the file is left out.
    assert_eq!(run.text().lines().count(), 1 + 2 * 3456);
    let lines: Vec<_> = run.err.lines().collect();
    assert_eq!(lines.len(), 2 * 100 + 2 + 1, "{}", run.err);
    let of = |start: &str| lines.iter().filter(|line| line.starts_with(start)).count();
    assert_eq!(of("-:"), 200);
    assert_eq!(of("… and 3,356 more like this: -:2: "), 1);
    assert_eq!(of("… and 3,356 more like this: -:3: "), 1);
}

#[cfg(unix)]
#[test]
fn a_file_that_grows_during_reading_is_read_once() {
    use super::running::tabiya;
    use std::fs::{File, OpenOptions, metadata};
    use std::process::Stdio;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("grows.fen");
    let line = "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n";
    std::fs::write(&path, line.repeat(100_000)).unwrap();
    let length = metadata(&path).unwrap().len();
    let output: File = OpenOptions::new().append(true).open(&path).unwrap();
    let mut child = tabiya()
        .args(["convert", "--to", "fen"])
        .arg(&path)
        .stdout(output)
        .stdin(Stdio::null())
        .spawn()
        .unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(metadata(&path).unwrap().len(), 2 * length);
}
