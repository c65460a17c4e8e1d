//! A file of ten million lines in a real window: any line can be reached, repaired and saved.

use super::running::Running;
use crate::patience::eventually;
use crate::x_server::Desktop;
use std::fs::{self, File};
use std::io::{BufRead as _, BufReader, BufWriter, Write as _};
use std::path::Path;

const LINES: u64 = 10_000_000;
/// This line is unreadable.
const BROKEN: u64 = 7_654_321;

/// A line contains its own number as the move number.
fn line(number: u64) -> String {
    if number == BROKEN {
        return "four kings and no board".to_owned();
    }
    format!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 {number}")
}

fn write_lines(path: &Path) {
    let mut out = BufWriter::with_capacity(1 << 20, File::create(path).unwrap());
    for number in 1..=LINES {
        out.write_all(line(number).as_bytes()).unwrap();
        // Some programs leave trailing blanks, and some lines end as on another system.
        let end: &[u8] = if number % 1000 == 0 { b" \r\n" } else { b"\n" };
        out.write_all(end).unwrap();
    }
    out.flush().unwrap();
}

fn shows(window: &Running<'_>, number: u64) {
    let expected = line(number);
    eventually(&format!("line {number}"), || {
        (window.copied() == expected).then_some(())
    });
}

#[test]
fn any_of_ten_million_lines_is_changed_and_saved_and_others_stay_byte_for_byte() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let path = desktop.folder().join("ten-million.fen");
    write_lines(&path);
    let untouched = fs::metadata(&path).unwrap().len();

    let window = Running::on_file(&desktop, &path);
    shows(&window, 1);
    window.key("alt+Down");
    shows(&window, 2);
    // The key goes to the last line that has been read; on a busy machine, the file is still being read.
    eventually("the last line", || {
        window.key("alt+End");
        (window.copied() == line(LINES)).then_some(())
    });
    window.key("ctrl+g");
    window.type_text("5000001");
    window.key("Return");
    shows(&window, 5_000_001);

    window.key("ctrl+t");
    let changed = line(5_000_001).replace(" w ", " b ");
    eventually("the change", || (window.copied() == changed).then_some(()));
    window.key("ctrl+s");
    window.wait_for_title("ten-million.fen – Tabiya");
    assert_eq!(fs::metadata(&path).unwrap().len(), untouched);

    let mut saved = BufReader::with_capacity(1 << 20, File::open(&path).unwrap());
    let mut bytes = Vec::new();
    for number in 1..=LINES {
        bytes.clear();
        saved.read_until(b'\n', &mut bytes).unwrap();
        let end = if number % 1000 == 0 { " \r\n" } else { "\n" };
        let expected = if number == 5_000_001 {
            format!("{changed}{end}")
        } else {
            line(number) + end
        };
        assert_eq!(bytes, expected.as_bytes(), "line {number}");
    }
    bytes.clear();
    assert_eq!(saved.read_until(b'\n', &mut bytes).unwrap(), 0);
    // The window works with the saved file as with the old one.
    window.key("alt+Home");
    shows(&window, 1);
}
