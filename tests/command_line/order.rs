//! Many lines are written completely, once, and in order; and readers may stop reading.

use super::running::{run_on, tabiya};
use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::Stdio;

/// Lines with problems, many more than fit into one block, with short and slow ones mixed.
fn many_lines(count: u64) -> String {
    let mut text = String::new();
    for number in 1..=count {
        match number % 5000 {
            0..2500 => writeln!(text, "8/8/8/8/8/8/8/K1k5 w - - 0 {number}"),
            2500..4000 => writeln!(text, "x{number}"),
            _ => writeln!(text, " [FEN \"8/8/8/8/8/8/8/k1K5 b - -  0 {number} \"] "),
        }
        .unwrap();
    }
    text
}

#[test]
fn reports_come_in_line_order() {
    const COUNT: u64 = 60_000;
    let run = run_on(many_lines(COUNT).as_bytes(), &["check", "--json"]);
    let numbers = run
        .objects()
        .into_iter()
        .map(|object| object["line"].as_u64().unwrap());
    assert!(numbers.eq(1..=COUNT));
}

#[test]
fn converted_lines_come_in_order() {
    let text = many_lines(60_000);
    let run = run_on(text.as_bytes(), &["convert", "--repair"]);
    let numbers = |text: &str| -> Vec<u64> {
        let number = |line: &str| {
            let line = line.trim_end_matches([' ', ']', '"']);
            let digits = line.rsplit([' ', 'x']).next().unwrap();
            digits.parse().unwrap()
        };
        text.lines().map(number).collect()
    };
    assert!(numbers(run.text()).into_iter().eq(1..=60_000));
    // For each of two kinds, a hundred messages and the number of the others; then the summary.
    assert_eq!(run.err.lines().count(), 2 * (100 + 1) + 1);
}

#[test]
fn a_line_is_answered_before_the_next_one_arrives() {
    let mut child = tabiya()
        .args(["check", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    for number in 1..4 {
        writeln!(input, "8/8/8/8/8/8/8/K1k5 w - - 0 1").unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert!(
            answer.starts_with(&format!("{{\"line\":{number},")),
            "{answer}"
        );
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_closed_output_ends_the_work_silently() {
    for command in ["check", "convert"] {
        let mut child = tabiya()
            .arg(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut output = child.stdout.take().unwrap();
        let mut input = child.stdin.take().unwrap();
        // The input never ends, so only the closed output can end the program.
        let writer = std::thread::spawn(move || {
            let lines = "8/8/8/8/8/8/8/K6 w - - 0 1\n".repeat(1000);
            while input.write_all(lines.as_bytes()).is_ok() {}
        });
        output.read_exact(&mut [0; 100]).unwrap();
        drop(output);
        let mut said = String::new();
        let mut errors = child.stderr.take().unwrap();
        errors.read_to_string(&mut said).unwrap();
        child.wait().unwrap();
        writer.join().unwrap();
        let is_report = |line: &str| {
            command == "convert" && (line.starts_with("-:") || line.starts_with("… and "))
        };
        assert!(said.lines().all(is_report), "{said}");
    }
}

#[test]
fn a_closed_output_is_noticed_while_waiting_for_input() {
    let mut child = tabiya()
        .args(["check", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    drop(child.stdout.take());
    writeln!(input, "8/8/8/8/8/8/8/K1k5 w - - 0 1").unwrap();
    // The input stays open: the program must not wait for its end.
    child.wait().unwrap();
    drop(input);
}

#[cfg(target_os = "linux")]
#[test]
fn an_unwritable_output_is_reported() {
    for command in ["check", "convert"] {
        let full = std::fs::File::options()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let mut child = tabiya()
            .arg(command)
            .stdin(Stdio::piped())
            .stdout(full)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = child.stdin.take().unwrap();
        writeln!(input, "8/8/8/8/8/8/8/K6 w - - 0 1").unwrap();
        drop(input);
        let output = child.wait_with_output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains("The output could not be written"), "{said}");
        assert_eq!(output.status.code(), Some(3));
    }
}
