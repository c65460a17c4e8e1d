//! Commands read and write Parquet.

use super::running::{Folder, run_on};
use tabiya_parquet::{ColumnKind, ParquetWriter};

const EPD: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"one, two\"; pv e4 Kd7; rating 1500;\n\
    8/8/8/8/8/8/8/K1k5 b - - c0 \"a 'b\"; fmvn 9; hmvc 5; share 0.5;\n";

fn with_parquet(records: &str) -> Folder {
    let folder = Folder::new().with("some.epd", records);
    let run = folder.run(&["convert", "-o", "some.parquet", "some.epd"]);
    assert_eq!((&*run.err, run.status), ("", 0));
    folder
}

#[test]
fn records_become_parquet_and_the_same_records_again() {
    let folder = with_parquet(EPD);
    assert!(folder.read("some.parquet").starts_with(b"PAR1"));
    let again = folder.run(&["convert", "--to=epd", "some.parquet"]);
    assert_eq!((again.text(), &*again.err, again.status), (EPD, "", 0));
    let lines = folder.run(&["convert", "--to=jsonl", "some.parquet"]);
    assert!(lines.text().contains("\"rating\":1500"), "{}", lines.text());
    // Standard input is no file in which any place can be read.
    let run = run_on(
        &folder.read("some.parquet"),
        &["convert", "--from=parquet", "--to=epd"],
    );
    assert_eq!((run.text(), run.status), (EPD, 0), "{}", run.err);
}

#[test]
fn every_command_on_records_reads_parquet() {
    let folder = with_parquet(&EPD.repeat(2));
    for (command, expected) in [
        (&["find", "rating>1000", "some.parquet"][..], 2),
        (&["dedupe", "some.parquet"], 2),
        (&["sort", "some.parquet"], 4),
        (&["sample", "--number=3", "some.parquet"], 3),
        (&["positions", "some.parquet"], 4),
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
    let check = folder.run(&["check", "some.parquet"]);
    let of_lines = folder.run(&["check", "some.epd"]);
    assert_eq!(check.text().lines().last(), of_lines.text().lines().last());
    assert_eq!(folder.run(&["stats", "some.parquet"]).status, 0);
}

#[test]
fn check_names_the_row_of_a_position_that_cannot_be_read() {
    let table = "name,epd\nx,4k3/8/8/8/8/8/8/4K3 w - - 0 1\ny,4k3/8/8/8/8/8/8/4K3 w - - 0 2\n";
    let folder = Folder::new().with("some.csv", table);
    // The name of the column is kept from a table only as an operation, so that `fen` is the position.
    let run = folder.run(&["convert", "-o", "some.parquet", "some.csv"]);
    assert_eq!((&*run.err, run.status), ("", 0));
    let run = folder.run(&["check", "--json", "some.parquet"]);
    let lines: Vec<_> = run
        .objects()
        .iter()
        .map(|row| row["line"].clone())
        .collect();
    assert_eq!(lines, [1, 2]);
}

#[test]
fn what_is_no_whole_parquet_file_is_refused_and_replaces_nothing() {
    let whole = with_parquet(EPD).read("some.parquet");
    let folder = Folder::new()
        .with("cut.parquet", &whole[..whole.len() - 3])
        .with("text.parquet", "fen\n")
        .with("old.epd", "old\n");
    for name in ["cut.parquet", "text.parquet"] {
        for command in ["check", "convert", "sort", "stats"] {
            let run = folder.run(&[command, name]);
            let told = format!("{name}: this is not a Parquet file, or it is cut off\n");
            assert_eq!((&*run.err, run.status), (&*told, 3), "{command}");
        }
        let run = folder.run(&["convert", "--to=epd", "-o", "old.epd", name]);
        assert_eq!((run.status, &*folder.read("old.epd")), (3, &b"old\n"[..]));
    }
    let other = folder.run(&["convert", "--to=epd", "--from=lines", "cut.parquet"]);
    assert_eq!(other.status, 2);
}

/// A Parquet file with these positions and notes.
fn file_of(rows: impl Iterator<Item = [String; 2]>) -> Vec<u8> {
    let columns = ["fen", "note"].map(|name| (name.to_owned(), ColumnKind::Text));
    let mut bytes = Vec::new();
    let mut writer = ParquetWriter::new(&mut bytes, &columns).unwrap();
    for row in rows {
        writer.push(row.iter().map(String::as_str)).unwrap();
    }
    writer.finish().unwrap();
    bytes
}

#[cfg(target_os = "linux")]
#[test]
fn rows_that_repeat_a_long_text_take_little_memory_and_are_reported() {
    // The text is once in the file, and more than half a gigabyte in its rows. Rows with short ones precede them, as if
    // many rows could be read at once.
    let long = "x".repeat(3 << 19);
    let rows = (1..=5400).map(|number| {
        let note = if number <= 5000 { "short" } else { &*long };
        let fen = format!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 {number}");
        [fen, note.to_owned()]
    });
    let folder = Folder::new().with("some.parquet", file_of(rows));
    let (run, peak) = folder.run_measured(&["convert", "-o", "new.epd", "some.parquet"]);
    let first = "some.parquet:5001: row 5001: it is longer than 1 MiB and was left out";
    assert_eq!(run.err.lines().next(), Some(first));
    let written = folder.read("new.epd");
    assert_eq!(written.split(|byte| *byte == b'\n').count(), 5001);
    assert!(peak < 400 << 10, "{peak} KiB");
}

#[test]
fn a_packing_that_is_not_read_is_named_with_a_way_out() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned();
    let mut bytes = file_of([[fen, String::new()]].into_iter());
    // The number of the packing follows the name of the column in the metadata.
    let place = b"fen\x15\x02\x16";
    let at = bytes.windows(6).rposition(|bytes| bytes == place).unwrap();
    bytes[at + 4] = 4 * 2;
    let folder = Folder::new().with("some.parquet", bytes);
    let run = folder.run(&["check", "some.parquet"]);
    let told = "some.parquet: its columns are packed with Brotli, which is not read. \
        Write it again with Snappy, gzip, Zstandard or LZ4, for example in DuckDB: \
        COPY (FROM 'old.parquet') TO 'new.parquet' (COMPRESSION zstd)\n";
    assert_eq!((&*run.err, run.status), (told, 3));
}

#[test]
fn damaged_parquet_files_give_one_message_and_leave_nothing() {
    let whole = with_parquet(&EPD.repeat(500)).read("some.parquet");
    for place in (4..whole.len() - 8).step_by(whole.len() / 60) {
        let mut damaged = whole.clone();
        damaged[place] ^= 0x5A;
        let folder = Folder::new().with("some.parquet", damaged);
        let run = folder.run(&["convert", "--to=epd", "-o", "new.epd", "some.parquet"]);
        assert!(run.status <= 3, "{place}: {}", run.err);
        assert!(!run.err.contains("panicked"), "{place}: {}", run.err);
        if run.status == 3 {
            assert_eq!(folder.names(), ["some.parquet"], "{place}");
        }
    }
}
