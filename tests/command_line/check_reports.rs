//! The reports of `tabiya check`, byte for byte, and its exit status.

use super::running::{Folder, run, run_on};

const ENDINGS: &str = "\
8/8/8/8/8/8/8/K1k5 w - - 0 1
# rook endings

r3k2r/8/8/p7/8/5N2/8/R3K2R b kqKQ - 3 20
8/8/8/8/8/8/8/K1k5 w - - bm Ka2; id \"X.1\";
4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1
r3k2r/8/8/ppppppp/8/8/8/R3K2R b KQkq - 3 20
";

#[test]
fn people_get_a_line_for_each_fault_and_a_summary() {
    let folder = Folder::new().with("endings.fen", ENDINGS);
    let run = folder.run(&["check", "endings.fen"]);
    assert_eq!(
        run.text(),
        "\
endings.fen:4: can be repaired: castling letters were out of order (kqKQ, now KQkq)
endings.fen:6: illegal: the side that is not to move is in check
endings.fen:7: unreadable: rank 5 has 7 squares
5 positions: 2 fine, 1 can be repaired, 1 illegal, 1 unreadable
"
    );
    assert_eq!((run.err.as_str(), run.status), ("", 2));
}

#[test]
fn programs_get_an_object_for_each_position() {
    let run = run_on(ENDINGS.as_bytes(), &["check", "--json"]);
    let lines: Vec<_> = run.text().lines().collect();
    assert_eq!(
        lines,
        [
            r#"{"line":1,"verdict":"ok","fen":"8/8/8/8/8/8/8/K1k5 w - - 0 1","shredder":"8/8/8/8/8/8/8/K1k5 w - - 0 1","fen_ep_legal":"8/8/8/8/8/8/8/K1k5 w - - 0 1","legal":true,"chess960":false,"checkers":[],"problems":[]}"#,
            r#"{"line":4,"verdict":"repaired","fen":"r3k2r/8/8/p7/8/5N2/8/R3K2R b KQkq - 3 20","shredder":"r3k2r/8/8/p7/8/5N2/8/R3K2R b HAha - 3 20","fen_ep_legal":"r3k2r/8/8/p7/8/5N2/8/R3K2R b KQkq - 3 20","legal":true,"chess960":false,"checkers":[],"problems":[{"code":"castling_order","level":"repair","message":"castling letters were out of order (kqKQ)"}]}"#,
            r#"{"line":5,"verdict":"ok","fen":"8/8/8/8/8/8/8/K1k5 w - - 0 1","shredder":"8/8/8/8/8/8/8/K1k5 w - - 0 1","fen_ep_legal":"8/8/8/8/8/8/8/K1k5 w - - 0 1","legal":true,"chess960":false,"checkers":[],"problems":[],"ops":{"bm":["Ka2"],"id":["X.1"]}}"#,
            r#"{"line":6,"verdict":"ok","fen":"4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1","shredder":"4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1","fen_ep_legal":"4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1","legal":false,"chess960":false,"checkers":[],"problems":[{"code":"opposite_check","level":"illegal","message":"the side that is not to move is in check"}]}"#,
            r#"{"line":7,"verdict":"rejected","problems":[{"code":"rank_too_short","level":"unreadable","message":"rank 5 has 7 squares","column":11}]}"#,
        ]
    );
    assert_eq!((run.err.as_str(), run.status), ("", 2));
}

#[test]
fn an_impossible_last_move_is_a_warning_after_the_repair() {
    let run = run_on(b"r3k2r/8/8/p7/8/8/8/R3K2R b kqKQ - 3 20", &["check"]);
    let (first, summary) = run.text().split_once('\n').unwrap();
    assert_eq!(
        first,
        "-:1: can be repaired: castling letters were out of order (kqKQ, now KQkq); \
         warning: no last move can have led to this position"
    );
    assert_eq!(summary, "1 position: 1 can be repaired\n");
    assert_eq!(run.status, 1);
}

#[test]
fn moves_in_operations_are_reported_with_a_correction_or_a_reason() {
    let fields = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq -";
    let lines = format!(
        "{fields} bm Bb5;\n{fields} bm Lb5 f1c4;\n{fields} pv Bb5 Qd3; am a6;\n\
         4k3/8/8/8/8/5N2/8/1N2K3 w - - bm Nd2; dm 1;\n"
    );
    let run = run_on(lines.as_bytes(), &["check"]);
    assert_eq!(
        run.text(),
        "-:2: can be repaired: a move is not in standard notation (Lb5, now Bb5; f1c4, now Bc4)\n\
         -:3: warning: a move cannot be played in this position (Qd3: no queen can go to d3; \
         a6: a move for Black, but White is to move)\n\
         -:4: warning: a move fits several legal moves (Nd2: this could be Nbd2, Nfd2)\n\
         4 positions: 3 fine (2 with a warning), 1 can be repaired\n"
    );
    assert_eq!(run.status, 1);
}

#[test]
fn a_warning_alone_is_reported_and_counts_as_fine() {
    let run = run_on(b"8/8/8/8/8/8/8/K1k5 w - - 9 2\n", &["check"]);
    assert_eq!(
        run.text(),
        "-:1: warning: the halfmove clock counts more plies than the fullmove number allows\n\
         1 position: 1 fine (1 with a warning)\n"
    );
    assert_eq!(run.status, 0);
}

#[test]
fn the_exit_status_reflects_the_worst_line() {
    let fine = "8/8/8/8/8/8/8/K1k5 w - - 0 1\n";
    let repaired = "8/8/8/8/8/8/8/K1k5 w - - 00 1\n";
    let illegal = "8/8/8/8/8/8/8/K7 w - - 0 1\n";
    let rejected = "8/8/8/8/8/8/K1k5 w - - 0 1\n";
    for (lines, usual, strict) in [
        (vec![], 0, 0),
        (vec!["# a comment\n\n"], 0, 0),
        (vec![fine, fine], 0, 0),
        (vec![fine, repaired], 1, 2),
        (vec![illegal, fine], 1, 1),
        (vec![illegal, repaired], 1, 2),
        (vec![rejected, fine, illegal], 2, 2),
    ] {
        let input = lines.concat();
        for json in [&[][..], &["--json"]] {
            let status = |args: &[&str]| {
                let args = [&["check"], args, json].concat();
                run_on(input.as_bytes(), &args).status
            };
            assert_eq!(status(&[]), usual, "{input}");
            assert_eq!(status(&["--strict"]), strict, "{input}");
        }
    }
}

#[test]
fn a_summary_mentions_only_existing_kinds() {
    assert_eq!(run_on(b"", &["check"]).text(), "no positions\n");
    let fine = run_on(b"8/8/8/8/8/8/8/K1k5 w - - 0 1", &["check"]);
    assert_eq!(fine.text(), "1 position: 1 fine\n");
}

#[test]
fn help_has_examples_and_needs_no_display() {
    for command in ["check", "convert"] {
        let run = run(&[command, "--help"]);
        assert_eq!((run.status, run.err.as_str()), (0, ""));
        let example = format!("  tabiya {command} ");
        assert!(run.text().contains(&example), "{}", run.text());
        assert!(run.text().contains("Exit status"), "{}", run.text());
    }
    assert!(run(&["--help"]).text().contains("./check"));
}

#[test]
fn a_wrong_command_line_gives_status_3_and_a_reason() {
    for args in [
        &["check", "--jsn"][..],
        &["convert", "--to", "xml"],
        &["convert", "--en-passant", "sometimes"],
        &["convert", "--output"],
    ] {
        let run = run(args);
        assert_eq!(run.status, 3, "{args:?}");
        assert!(run.err.starts_with("error: "), "{}", run.err);
        assert_eq!(run.text(), "");
    }
}
