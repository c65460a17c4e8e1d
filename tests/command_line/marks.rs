//! The marks of the list and the report of the command agree: the same verdicts for the same lines.

use super::running::run_on;
use serde_json::Value;
use std::fs;
use std::path::Path;
use tabiya_collection::passes::{LineMark, LineMarks, check_all, count_marks, mark_of};
use tabiya_lines::{Rows, Source};

/// Pseudo-random numbers, the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % limit
    }
}

/// The lines of our test data, good and bad ones.
fn known_lines() -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut lines = Vec::new();
    for path in [
        "crates/notation/tests/data/repairs.txt",
        "crates/notation/tests/data/strict.txt",
        "crates/notation/tests/data/valid.fens",
        "crates/notation/tests/data/invalid.fens",
        "tests/data/tour.fen",
    ] {
        for line in fs::read_to_string(root.join(path)).unwrap().lines() {
            let line = line.rsplit('\t').next().unwrap();
            let line = line.strip_prefix("> ").unwrap_or(line);
            lines.push(line.as_bytes().to_vec());
        }
    }
    lines
}

/// The line with a few random typing errors, or none.
fn with_slips(mut line: Vec<u8>, chance: &mut Chance) -> Vec<u8> {
    let letters = b"  /-12378kqKQRNwbWBaeH#;%\"\t\xe9\xc3";
    for _ in 0..chance.below(4) {
        let at = chance.below(line.len() + 1);
        let letter = letters[chance.below(letters.len())];
        match chance.below(3) {
            0 => line.insert(at, letter),
            1 if at < line.len() => line[at] = letter,
            _ => line.truncate(line.len().max(1) - 1),
        }
    }
    if chance.below(16) == 0 {
        line.push(b'\0');
    }
    line
}

/// The mark that corresponds to the machine-readable report on a line.
fn mark_in_report(object: &Value) -> LineMark {
    let problems = object["problems"].as_array().unwrap();
    let is_empty = problems
        .iter()
        .any(|problem| problem["code"] == "empty_board");
    match object["verdict"].as_str().unwrap() {
        "rejected" => LineMark::Unreadable,
        // The list does not call an empty board illegal, because its pieces are still to come.
        "ok" if is_empty => LineMark::Empty,
        _ if object["legal"] == false => LineMark::Illegal,
        "repaired" => LineMark::Repaired,
        "ok" if problems.is_empty() => LineMark::Fine,
        "ok" => LineMark::Warned,
        other => unreachable!("{other}"),
    }
}

#[test]
fn the_marks_of_the_list_agree_with_the_check_command() {
    let known = known_lines();
    let mut chance = Chance(20);
    // The first line cannot be taken for a byte-order mark.
    let mut lines = vec![b"# lines".to_vec()];
    for _ in 0..40_000 {
        let line = known[chance.below(known.len())].clone();
        lines.push(with_slips(line, &mut chance));
    }
    let text = lines.join(&b"\n"[..]);
    let run = run_on(&text, &["check", "--json"]);
    let mut said = vec![None; lines.len()];
    for object in run.objects() {
        let line = usize::try_from(object["line"].as_u64().unwrap()).unwrap();
        said[line - 1] = Some(mark_in_report(&object));
    }
    let mut counts = [0; LineMark::ALL.len()];
    for (line, said) in lines.iter().zip(&said) {
        let mark = mark_of(line);
        counts[mark as usize] += 1;
        let is_said = !matches!(mark, LineMark::Comment | LineMark::Blank);
        assert_eq!(*said, is_said.then_some(mark), "{:?}", line.escape_ascii());
    }
    assert!(counts.iter().all(|count| *count > 20), "{counts:?}");

    let source = Source::from_bytes(text).unwrap();
    let marks = LineMarks::new(&source);
    let rows = Rows::new(source.into());
    let mut on = |_, _| std::ops::ControlFlow::Continue(());
    check_all(&rows, &marks, &mut on).unwrap();
    let counted = count_marks(&rows, &marks, &mut on).unwrap();
    assert_eq!(LineMark::ALL.map(|mark| counted.of(mark)), counts);
}
