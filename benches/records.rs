//! What the commands on large collections cost beside `sort -u` and python-chess: `cargo bench --bench records`.
//!
//! The lines are all positions of games with random moves, 10 million of them (`TABIYA_LINES` is another number), in the
//! folder for temporary files (`TMPDIR`). The first moves come again and again, as in a collection of games. Each command
//! runs once, with 256 MiB of lines in memory, and its output is thrown away. `sort -u` compares bytes, so that it keeps
//! the same position with other counters; it has the same memory, and a thread for each processor. The peak is the most
//! memory that the process had at a time; it should be below 512 MiB for files of any length. Where `python3` has
//! python-chess, it removes the duplicates of a hundredth of the lines.
#![expect(
    clippy::cast_precision_loss,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a program that measures"
)]

#[path = "games/peak.rs"]
mod peak;
#[path = "games/positions.rs"]
mod positions;
#[path = "games/random.rs"]
mod random;

use peak::watch;
use positions::write_lines;
use std::env;
use std::process::{Command, Stdio};
use std::time::Instant;

/// Removes duplicates by the four fields of the position, as `tabiya dedupe` does.
const PYTHON: &str = "
import sys, chess
seen = set()
for line in open(sys.argv[1]):
    key = chess.Board(line.strip()).epd()
    if key not in seen:
        seen.add(key)
        sys.stdout.write(line)
";
fn main() {
    let lines = env::var("TABIYA_LINES").ok();
    let lines = lines.and_then(|lines| lines.parse().ok());
    let lines: u64 = lines.unwrap_or(10_000_000);
    let folder = tempfile::tempdir().expect("a folder for the files");
    let path = folder.path().join("all.fen");
    write_lines(&path, lines);
    println!(
        "{:<28} {:>9} {:>14} {:>12}",
        "", "s", "ns a line", "peak MiB"
    );
    let mut usual = Command::new("sort");
    usual.args(["-u", "--buffer-size=256M"]).arg(&path);
    usual.env("LC_ALL", "C");
    let usual = measure("sort -u", usual, lines);
    let sample = lines / 100;
    let sample_path = folder.path().join("sample.fen");
    write_lines(&sample_path, sample);
    let mut python = Command::new("python3");
    python.args(["-c", PYTHON]).arg(&sample_path);
    let python = measure("python-chess (sample)", python, sample);
    let python = python.map(|seconds| seconds * lines as f64 / sample as f64);
    for words in [
        &["sort"][..],
        &["sort", "--by=material"],
        &["dedupe"],
        &["sample", "--share=10"],
        &["stats"],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tabiya"));
        command.args(words).arg(&path);
        let seconds = measure(&format!("tabiya {}", words.join(" ")), command, lines);
        for (name, other) in [("sort -u", usual), ("python-chess", python)] {
            if let (Some(other), Some(seconds)) = (other, seconds) {
                let ratio = other / seconds;
                println!("{:<28} {ratio:>9.2} times as fast as {name}", "");
            }
        }
    }
}

/// Prints the time and the memory of a command. Returns the seconds; `None` when it cannot be run.
fn measure(name: &str, mut command: Command, lines: u64) -> Option<f64> {
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command.stderr(Stdio::null());
    let begun = Instant::now();
    let mut child = command.spawn().ok()?;
    let peak = watch(&mut child)?;
    let seconds = begun.elapsed().as_secs_f64();
    let nanos = seconds * 1e9 / lines as f64;
    println!("{name:<28} {seconds:>9.2} {nanos:>14.1} {:>12}", peak >> 10);
    Some(seconds)
}
