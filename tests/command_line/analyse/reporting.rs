//! The reports for people and for programs, and the comparison of two runs.

use super::{analyse, folder_with};
use crate::running::Folder;

const MATE: &str = "6k1/5ppp/8/8/8/8/8/R5K1 w - -";
const ROOK: &str = "4k3/8/8/8/8/8/8/R3K3 w Q -";
const PAWN: &str = "4k3/8/8/8/8/8/P7/4K3 w - -";

fn suite() -> Folder {
    let folder = folder_with(&[
        ("6k1/5ppp", "say a1a8 900"),
        ("4k3/8/8/8/8/8/8/R3K3", "say e1c1"),
        (
            "4k3/8/8/8/8/8/P7",
            "echo \"info depth 1 nodes 5 time 1 score cp 1 multipv 1 pv a2a3\"; echo \"info depth 2 nodes 40 time 4 score cp 9 multipv 1 pv a2a4 e8e7\"; echo \"info depth 2 nodes 40 time 4 score cp 3 multipv 2 pv e1e2\"; echo bestmove a2a4",
        ),
    ]);
    let text = format!(
        "{MATE} bm Ra8#; id \"Back rank.001\";\n# comment\n{ROOK} bm Ra8+; id \"Rooks.001\";\n\
         {PAWN} bm a4; id \"Rooks.002\"; c0 \"a4=10, a3=3\";\n{ROOK} am Ra2; id \"Rooks.003\";\n\
         {ROOK} bm Ra9; id \"Rooks.004\";\n{ROOK} id \"Rooks.005\";\nrubbish\n"
    );
    folder.with("suite.epd", text)
}

#[test]
fn the_table_has_totals_by_theme_missed_records_and_remarks() {
    let folder = suite();
    let run = analyse(&folder, &["--depth=2", "--lines=2", "--table", "suite.epd"]);
    let lines: Vec<_> = run.text().lines().collect();
    assert_eq!(
        lines,
        [
            "Scripted 1",
            "",
            "     solved  of     %  points  of  mean time",
            "all       3   5  60.0      10  10    0.002 s",
            "",
            "Not solved: 2",
            "  suite.epd:3  Rooks.001  bm Ra8+  O-O-O  +0.30",
            "  suite.epd:6  Rooks.004           O-O-O  +0.30",
            "",
            "Remarks: 2",
            "  suite.epd:4  Rooks.002  Ke2 (+0.03) is at least as good as the only move that bm gives (+0.09)",
            "  suite.epd:6  Rooks.004  a move of the task cannot be played",
            "",
            "7 positions: 3 searched, 3 already known, 1 unreadable; 3 of 5 solved",
        ]
    );
    assert_eq!(run.err, "suite.epd:8: there is no position\n");
    assert_eq!(run.status, 2);
}

#[test]
fn the_json_report_has_an_object_per_record_and_a_total() {
    let folder = suite();
    let run = analyse(&folder, &["--depth=2", "--lines=2", "--json", "suite.epd"]);
    let lines: Vec<_> = run.text().lines().collect();
    assert_eq!(
        lines[0],
        "{\"line\":1,\"outcome\":\"searched\",\"fen\":\"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\",\"id\":\"Back rank.001\",\
         \"asked\":{\"bm\":[\"Ra8#\"],\"theme\":\"Back rank\"},\"verdict\":\"solved\",\
         \"solution\":{\"depth\":1,\"nodes\":10,\"ms\":1},\
         \"found\":{\"move\":\"Ra8#\",\"depth\":2,\"nodes\":200,\"ms\":20,\"lines\":[{\"cp\":900,\"pv\":[\"Ra8#\"]}]}}"
    );
    let objects = run.objects();
    let outcomes = objects
        .iter()
        .filter_map(|object| object["outcome"].as_str());
    let expected = [
        "searched", "searched", "searched", "known", "known", "known", "rejected",
    ];
    assert!(outcomes.eq(expected));
    let verdicts: Vec<_> = objects
        .iter()
        .filter_map(|object| object["verdict"].as_str())
        .collect();
    assert_eq!(verdicts, ["solved", "missed", "solved", "solved", "missed"]);
    let pawn = &objects[2];
    assert_eq!(
        (pawn["points"].as_u64(), pawn["most_points"].as_u64()),
        (Some(10), Some(10))
    );
    assert_eq!(pawn["solution"]["depth"], 2);
    assert_eq!(pawn["asked"]["points"]["a3"], 3);
    assert_eq!(pawn["found"]["lines"][1]["pv"][0], "Ke2");
    assert_eq!(pawn["remarks"][0]["code"], "second_move");
    assert_eq!(objects[4]["remarks"][0]["code"], "wrong_move");
    let summary = &objects.last().unwrap()["summary"];
    let counts = [
        "searched", "known", "rejected", "asked", "solved", "points", "remarks",
    ];
    let counts: Vec<_> = counts
        .iter()
        .map(|name| summary[name].as_u64().unwrap())
        .collect();
    assert_eq!(counts, [3, 3, 1, 5, 3, 10, 2]);
    assert_eq!(summary["engine"], "Scripted 1");
    assert_eq!(summary["themes"][1]["name"], "Rooks");
    // Machine-readable output is the same in every language.
    let mut german = super::command(&folder, &["--depth=2", "--lines=2", "--json", "suite.epd"]);
    let german = german.env("LC_ALL", "de_DE.UTF-8").output().unwrap();
    assert_eq!(german.stdout, run.out);
}

#[test]
fn a_report_can_be_repeated_from_the_output_without_a_search() {
    let folder = suite();
    analyse(&folder, &["--depth=2", "--output=out.epd", "suite.epd"]);
    let before = super::searched(&folder).len();
    let run = analyse(&folder, &["--depth=2", "--table", "out.epd"]);
    assert!(
        run.text()
            .contains("6 already with a result, 1 unreadable; 3 of 5 solved"),
        "{}",
        run.text()
    );
    assert_eq!(super::searched(&folder).len(), before);
}

#[test]
fn two_runs_are_compared_position_by_position() {
    let folder = suite();
    let first = format!(
        "{MATE} bm Ra8#; pm Ra8#; id \"a\";\n{ROOK} bm Ra8+; pm O-O-O; id \"b\";\n{PAWN} bm a4; pm a4;\n"
    );
    let second = format!(
        "# comment\n{PAWN} bm a4; pm a3;\n{ROOK} bm Ra8+; pm Ra8+; id \"b\";\n{MATE} bm Ra8#; pm Ra8#;\n"
    );
    let folder = folder.with("a.epd", first).with("b.epd", second);
    let run = folder.run(&["analyse", "--compare", "a.epd", "b.epd"]);
    assert_eq!(
        run.text(),
        "Only a.epd: 1\n  a.epd:3  b.epd:2    a4  a3\nOnly b.epd: 1\n  a.epd:2  b.epd:3  b  O-O-O  Ra8+\n\
         Both: 1\n  a.epd:1  b.epd:4  a  Ra8#  Ra8#\nNeither: 0\n"
    );
    assert_eq!((run.status, run.err.as_str()), (1, ""));
    let run = folder.run(&["analyse", "--json", "--compare", "a.epd", "b.epd"]);
    let objects = run.objects();
    let solved_by: Vec<_> = objects
        .iter()
        .filter_map(|object| object["solved_by"].as_str())
        .collect();
    assert_eq!(solved_by, ["both", "second", "first"]);
    assert_eq!(objects[3]["summary"]["neither"], 0);
    assert_eq!(
        folder
            .run(&["analyse", "--compare", "a.epd", "a.epd"])
            .status,
        0
    );
    assert_eq!(
        folder
            .run(&["analyse", "--compare", "a.epd", "none.epd"])
            .status,
        3
    );
    let nothing = folder.run(&["analyse", "--compare", "a.epd", "engine"]);
    assert!(nothing.status == 2 && nothing.err.contains("no position in common"));
}
