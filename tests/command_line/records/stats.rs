//! `tabiya stats`: its numbers as text and as JSON.

use super::super::running::{Folder, feed, run_on, tabiya};
use super::{LINES, gzip};
use serde_json::{Value, json};

fn numbers(text: &str, args: &[&str]) -> Value {
    let run = run_on(text.as_bytes(), &[&["stats", "--json"], args].concat());
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert_eq!(run.text().lines().count(), 1);
    run.objects().remove(0)
}

#[test]
fn stats_count_lines_as_the_window_does() {
    let found = numbers(LINES, &[]);
    assert_eq!(
        (&found["lines"], &found["positions"]),
        (&json!(6), &json!(4))
    );
    assert_eq!(found["side"], json!({"white": 3, "black": 1}));
    assert_eq!(
        found["duplicates"],
        json!({"same_position": 2, "same_line": 0, "differing_lines": 2})
    );
    assert_eq!(found["ending"]["rooks"], 2);
    assert_eq!(found["ending"]["queens"], 1);
    assert_eq!(found["ending"]["pawns"], 1);
    assert_eq!(found["legality"]["unreadable"], 1);
    assert_eq!(found["pieces"][0], json!({"at_most": 3, "count": 4}));
    assert_eq!(
        found["balance"][8],
        json!({"at_least": 3, "at_most": 4, "count": 0})
    );
    let squares = found["squares"]["R"].as_array().unwrap();
    assert_eq!((squares.len(), &squares[52]), (64, &json!(2)));
    assert_eq!(found["squares"].as_object().unwrap().len(), 12);
    let empty = numbers("", &[]);
    assert_eq!(empty["lines"], 0);
    assert_eq!(empty["duplicates"]["same_line"], 0);
}

#[test]
fn duplicates_of_more_than_memory_are_counted() {
    use std::fmt::Write as _;
    let mut text = String::new();
    for number in 0..50_000 {
        writeln!(text, "8/8/8/8/8/8/4R3/k3K3 w - - id \"{}\";", number / 2).unwrap();
    }
    let found = numbers(&text, &["--memory=1"]);
    assert_eq!(
        found["duplicates"],
        json!({"same_position": 50_000, "same_line": 50_000, "differing_lines": 50_000})
    );
    assert_eq!(found, numbers(&text, &[]));
}

#[test]
fn stats_read_folders_and_packed_files_and_write_a_table_in_the_language_of_the_system() {
    let folder = Folder::new().with("a.epd.gz", gzip(LINES.as_bytes()));
    let folder = folder.with("b.epd", LINES);
    let table = folder.run(&["stats", "."]);
    assert_eq!((table.status, table.err.as_str()), (0, ""));
    let text = table.text();
    assert!(
        text.starts_with("Lines: 12, with a position: 8\n\nSide to move\nWhite\t6\t75%\n"),
        "{text}"
    );
    assert!(text.contains("\nSame line\t10\t83%\n"), "{text}");
    let mut german = tabiya();
    german.env("LC_ALL", "de_DE.UTF-8").arg("stats");
    let german = feed(german, LINES.as_bytes());
    assert!(
        german
            .text()
            .starts_with("Zeilen: 6, davon mit Stellung: 4\n\nAm Zug\n")
    );
    let mut json = tabiya();
    json.env("LC_ALL", "de_DE.UTF-8").args(["stats", "--json"]);
    assert_eq!(
        feed(json, LINES.as_bytes()).objects(),
        [numbers(LINES, &[])]
    );
}

#[test]
fn an_unread_file_or_a_left_out_line_gives_status_3_and_the_other_numbers() {
    let folder = Folder::new().with("a.epd", format!("{}\n{LINES}", "x".repeat(70_000)));
    let run = folder.run(&["stats", "--json", "a.epd", "missing.epd"]);
    assert_eq!(run.status, 3);
    assert_eq!(run.err.lines().count(), 2, "{}", run.err);
    assert_eq!(run.objects()[0]["lines"], 6);
}
