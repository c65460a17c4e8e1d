//! Commands read and write the training data of engines.

use super::running::{Folder, run_on};

const EPD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - ce 31; pm e4; result \"1-0\";\n\
    rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 ce -28; pm c5; result \"1-0\";\n";

const PLAIN: &str = "fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\nmove e2e4\nscore 31\nply 0\nresult 1\ne\n\
    fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\nmove c7c5\nscore -28\nply 1\nresult -1\ne\n";

#[test]
fn training_data_is_read_and_written_by_name_and_by_option() {
    let folder = Folder::new()
        .with("some.epd", EPD)
        .with("some.plain", PLAIN);
    let made = folder.run(&["convert", "--to=plain", "some.epd"]);
    assert_eq!((made.text(), &*made.err, made.status), (PLAIN, "", 0));
    let read = folder.run(&["convert", "--to=epd", "some.plain"]);
    assert_eq!((read.text(), &*read.err, read.status), (EPD, "", 0));
    let read = run_on(PLAIN.as_bytes(), &["convert", "--from=plain", "--to=epd"]);
    assert_eq!((read.text(), read.status), (EPD, 0));
    let as_lines = folder.run(&["convert", "--from=lines", "--to=epd", "some.plain"]);
    assert_eq!(as_lines.status, 2);
    // The ending of the output is enough.
    let saved = folder.run(&["convert", "-o", "games.viri", "some.epd"]);
    assert_eq!((&*saved.err, saved.status), ("", 0));
    assert_eq!(folder.read("games.viri").len(), 32 + 2 * 4 + 4);
    assert_eq!(
        folder.run(&["convert", "--to=epd", "games.viri"]).text(),
        EPD
    );
}

#[test]
fn every_command_on_records_reads_training_data() {
    let folder = Folder::new().with("some.plain", PLAIN.repeat(2));
    for (command, expected) in [
        (&["find", "ce<0", "some.plain"][..], 2),
        (&["dedupe", "some.plain"], 2),
        (&["sort", "some.plain"], 4),
        (&["sample", "--number=3", "some.plain"], 3),
        (&["positions", "some.plain"], 4),
    ] {
        let run = folder.run(command);
        assert_eq!(
            run.text().lines().count(),
            expected,
            "{command:?}: {}",
            run.err
        );
        assert!(
            run.text().lines().all(|line| EPD.contains(line)),
            "{}",
            run.text()
        );
    }
    let check = folder.run(&["check", "some.plain"]);
    assert_eq!(
        (check.text(), check.status),
        ("4 positions: 4 fine\n", 0),
        "{}",
        check.err
    );
    let stats = folder.run(&["stats", "some.plain"]);
    assert_eq!(stats.status, 0);
}

#[test]
fn what_training_data_cannot_hold_is_named_before_it_is_written() {
    let records = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - ce 4; result \"0-1\"; id \"x\"; fmvn 7;\n\
        8/8/8/8/8/8/8/K1k5 w - -\nno position\n";
    let folder = Folder::new().with("some.epd", records);
    let run = folder.run(&["convert", "--to=bullet", "-o", "some.bullet", "some.epd"]);
    for told in [
        "Not all of this fits into the form bullet:",
        "1 record has no move (pm, bm), score (ce) or result, although the form needs it. It was left out.",
        "1 line is not a position.",
        "Black is to move in 1 position. It is written with the colors exchanged, as the form prescribes.",
        "1 position loses its castling rights.",
        "1 position loses its halfmove clock and move number.",
        ": 1 position",
    ] {
        assert!(run.err.contains(told), "{told} is not in {}", run.err);
    }
    assert_eq!(run.status, 2);
    assert_eq!(folder.read("some.bullet").len(), 32);
}

#[test]
fn a_record_that_cannot_be_read_is_reported_with_its_number_and_the_rest_is_read() {
    let broken =
        PLAIN
            .replace("move e2e4", "move e2e5")
            .replacen("e\nfen", "e\nfen 8/8\ne\nfen", 1);
    let folder = Folder::new().with("some.plain", broken);
    let expected = "some.plain:2: row 1: e2e5 is not a legal move\n\
        some.plain:7: row 2: no position can be read: 8/8\n";
    let run = folder.run(&["convert", "--to=epd", "some.plain"]);
    assert_eq!((&*run.err, run.status), (expected, 2));
    assert_eq!(run.text(), EPD.replace(" pm e4;", ""));
    let run = folder.run(&["check", "some.plain"]);
    assert_eq!((&*run.err, run.status), (expected, 3));
    assert_eq!(run.text(), "2 positions: 2 fine\n");
    // What is incomplete replaces nothing.
    let run = folder.run(&["sort", "-o", "sorted.epd", "some.plain"]);
    assert_eq!(
        (run.status, folder.names()),
        (3, vec!["some.plain".to_owned()])
    );
    let boards = Folder::new().with("some.bullet", [[0xFF; 32], [0; 32]].concat());
    let run = boards.run(&["convert", "--to=epd", "some.bullet"]);
    let told = "some.bullet:1: record 1: these bytes are not a board with a result\n";
    assert_eq!((&*run.err, run.status), (told, 2));
}

#[test]
fn lines_are_never_written_under_the_name_of_another_form() {
    let folder = Folder::new().with("some.plain", PLAIN);
    for name in ["some.plain", "new.parquet", "new.bullet"] {
        let run = folder.run(&["sort", "-o", name, "some.plain"]);
        assert!(
            run.err.starts_with(&format!("{name} was not written: ")),
            "{}",
            run.err
        );
        assert_eq!(run.status, 3);
    }
    assert_eq!(folder.names(), ["some.plain"]);
    assert_eq!(folder.read("some.plain"), PLAIN.as_bytes());
}
