//! `tabiya tables`: the truth in records, and the claims that it contradicts.

use super::super::running::{Folder, run_on};

const LINES: &str = "# comment\n\
    k7/8/1K6/8/8/8/8/7R w - - dm 2; id \"a\";\r\n\
    8/8/8/8/8/2k5/8/1R2K3 w - - bm Rb2;\n\
    rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\n\
    nothing\n\
    8/8/8/3k4/8/8/8/KB6 w - - 0 1";

#[test]
fn known_endgames_get_their_truth_and_other_lines_stay() {
    let run = run_on(LINES.as_bytes(), &["tables"]);
    let wanted = "# comment\n\
        k7/8/1K6/8/8/8/8/7R w - - dm 2; id \"a\"; ce 32766; wdl 2;\r\n\
        8/8/8/8/8/2k5/8/1R2K3 w - - bm Rb2; dm 14; ce 32740; wdl 2;\n\
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\n\
        nothing\n\
        8/8/8/3k4/8/8/8/KB6 w - - ce 0; wdl 0;\n";
    assert_eq!((run.text(), run.status), (wanted, 1));
    assert!(
        run.err.contains("2: dm 2 is false: White wins, mate in 1"),
        "{}",
        run.err
    );
    assert!(
        run.err
            .ends_with("Lines: 6, with a known truth: 3, false claims: 2\n")
    );
}

#[test]
fn false_claims_are_listed_instead_of_records_and_replaced_if_asked() {
    let folder = Folder::new().with("a.epd", LINES);
    let checked = folder.run(&["tables", "--check", "a.epd"]);
    assert_eq!(
        (checked.text(), checked.status),
        (
            "a.epd:2: dm 2 is false: White wins, mate in 1\n\
             a.epd:3: bm Rb2 gives the result away: Draw\n",
            1
        )
    );
    let replaced = folder.run(&["tables", "--replace", "--output", "a.epd", "a.epd"]);
    assert_eq!(replaced.status, 1);
    let text = String::from_utf8(folder.read("a.epd")).unwrap();
    assert!(
        text.contains("dm 1; id \"a\"; ce 32766; wdl 2;\r\n"),
        "{text}"
    );
}

#[test]
fn folders_without_tables_and_damaged_tables_are_named() {
    let folder = Folder::new()
        .with(
            "a.epd",
            "k7/8/1K6/8/8/8/8/1R5r w - -\n8/8/8/8/k7/8/8/KRNr4 w - -\n",
        )
        .with("KRNvKR.rtbw", "cut");
    let none = folder.run(&["tables", "--syzygy", "no-such-folder", "a.epd"]);
    assert_eq!((none.text(), none.status), ("", 3));
    assert_eq!(none.err, "no-such-folder: there is no such folder\n");
    let file = folder.run(&["tables", "--syzygy", "a.epd", "a.epd"]);
    assert_eq!((file.text(), file.status), ("", 3));
    assert_eq!(file.err, "a.epd: this is a file, not a folder\n");
    let damaged = folder.run(&["tables", "--syzygy", ".", "a.epd"]);
    assert_eq!(damaged.status, 3);
    assert!(
        damaged.err.contains("KRNvKR.rtbw: is cut short"),
        "{}",
        damaged.err
    );
    assert!(
        damaged
            .text()
            .starts_with("k7/8/1K6/8/8/8/8/1R5r w - - dm ")
    );
    assert!(damaged.text().ends_with("8/8/8/8/k7/8/8/KRNr4 w - -\n"));
}
