//! Duplicates that are left out while the input is read a second time.

use super::super::running::{Folder, feed, tabiya};
use super::{gzip, lines};
use std::fmt::Write as _;

/// Two lines for each of many positions, the second ones in another order, with line ends of all kinds.
fn pairs() -> String {
    let mut text = "# comment\n".to_owned();
    for number in (0..8000_u64).chain((0..8000).map(|number| number * 7919 % 8000)) {
        // The digits to the base of 4 are the pieces of a rank.
        let pieces: String = (0..7)
            .map(|place| ['N', 'B', 'R', 'Q'][usize::try_from(number >> (2 * place) & 3).unwrap()])
            .collect();
        let end = if number % 5 == 0 { "\r\n" } else { "\n" };
        let clock = text.len() % 50;
        write!(text, "k6K/8/8/8/{pieces}1/8/8/8 w - - {clock} 9{end}").unwrap();
    }
    text.push_str("k6K/8/8/8/8/8/8/8 b - - 0 1");
    text
}

/// The first or last line of each position.
fn naive(text: &str, is_last_kept: bool) -> String {
    let all: Vec<_> = text.split_inclusive('\n').collect();
    let mut kept = std::collections::BTreeMap::new();
    for (row, line) in all.iter().enumerate() {
        let board = line.split(' ').next().unwrap();
        if is_last_kept {
            kept.insert(board, row);
        } else {
            kept.entry(board).or_insert(row);
        }
    }
    let mut rows: Vec<_> = kept.into_values().collect();
    rows.sort_unstable();
    let lines: String = rows.into_iter().map(|row| all[row]).collect();
    lines + "\n"
}

#[test]
fn files_packed_files_and_pipes_give_the_same_lines_with_little_and_much_memory() {
    let text = pairs();
    let folder = Folder::new()
        .with("a.fen", &text)
        .with("a.fen.gz", gzip(text.as_bytes()));
    for (keep, is_last_kept) in [("first", false), ("last", true), ("most", false)] {
        let expected = naive(&text, is_last_kept);
        for memory in ["--memory=1", "--memory=256"] {
            let args = ["dedupe", "--keep", keep, memory];
            for file in ["a.fen", "a.fen.gz"] {
                let run = folder.run(&[&args[..], &[file]].concat());
                assert!(
                    run.text() == expected,
                    "{keep} {memory} {file}: {}",
                    run.err
                );
                assert_eq!(run.err, "Lines: 16002, dropped as duplicates: 8000\n");
            }
            let mut command = tabiya();
            command.args(args);
            let run = feed(command, text.as_bytes());
            assert!(run.text() == expected, "{keep} {memory}: {}", run.err);
        }
    }
}

#[test]
fn several_files_in_different_encodings_are_written_in_that_of_the_first() {
    let (one, other) = (
        "8/8/8/8/8/8/4R3/k3K3 w - - 0 1\n# é",
        "8/8/8/8/8/8/4R3/k3K3 w - - 0 2\n# ü\n",
    );
    let wide = |text: &str| -> Vec<u8> {
        let marked = format!("\u{feff}{text}");
        marked.encode_utf16().flat_map(u16::to_le_bytes).collect()
    };
    let folder = Folder::new()
        .with("a.fen", wide(one))
        .with("b.fen", other)
        .with("empty.fen", "");
    let joined = "8/8/8/8/8/8/4R3/k3K3 w - - 0 1\n# é\n# ü\n";
    let run = folder.run(&["dedupe", "empty.fen", "a.fen", "b.fen"]);
    assert_eq!((run.status, run.err.lines().count()), (0, 1), "{}", run.err);
    let first = folder.run(&["dedupe", "a.fen", "b.fen"]);
    assert_eq!(first.out, wide(joined));
    let run = folder.run(&["dedupe", "b.fen", "a.fen"]);
    assert_eq!(run.text(), "8/8/8/8/8/8/4R3/k3K3 w - - 0 2\n# ü\n# é\n");
}

#[test]
fn the_file_for_dropped_lines_can_be_the_input() {
    let text = "8/8/8/8/8/8/4R3/k3K3 w - - 0 1\n8/8/8/8/8/8/4R3/k3K3 w - - 0 2\n";
    let folder = Folder::new().with("a.fen", text);
    let run = folder.run(&["dedupe", "--dropped=a.fen", "a.fen"]);
    assert_eq!((run.text(), run.status), (&text[..31], 0), "{}", run.err);
    assert_eq!(folder.read("a.fen"), &text.as_bytes()[31..]);
}

#[test]
fn dropped_lines_stay_as_they_were_read_when_operations_are_merged() {
    let line = |operation: &str| format!("8/8/8/8/8/8/4R3/k3K3 w - - {operation}\n");
    let text = ["a 1;", "b 2;", "a 3; c 4;"].map(line).concat();
    let folder = Folder::new().with("a.epd", &text);
    let run = folder.run(&[
        "dedupe",
        "--merge",
        "--keep=last",
        "--dropped=b.epd",
        "a.epd",
    ]);
    assert_eq!(lines(&run), [line("a 3; c 4; b 2;").trim_end()]);
    assert_eq!(
        folder.read("b.epd"),
        &text.as_bytes()[..text.len() - line("a 3; c 4;").len()]
    );
}

#[test]
fn files_of_games_are_reported_to_be_read_line_by_line() {
    let folder = Folder::new().with("some.pgn", "[Event \"A\"]\n\n1. e4 *\n");
    for command in ["dedupe", "tables", "stats"] {
        let run = folder.run(&[command, "some.pgn"]);
        let told =
            "some.pgn: each line was read as a position, not as part of a game; tabiya positions";
        assert_eq!(run.err.matches(told).count(), 1, "{command}: {}", run.err);
        assert_eq!(run.status, 0, "{command}");
    }
}
