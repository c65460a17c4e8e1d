//! What `tabiya check` costs for Parquet beside the same lines as text: `cargo bench --bench parquet`.
//!
//! The lines are all positions of games with random moves, 2 million of them (`TABIYA_LINES` is another number), in the
//! folder for temporary files (`TMPDIR`). Each file is checked three times, and the fastest counts.
#![expect(
    clippy::cast_precision_loss,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a program that measures"
)]

#[path = "games/positions.rs"]
mod positions;
#[path = "games/random.rs"]
mod random;

use positions::write_lines;
use std::env;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

fn main() {
    let lines = env::var("TABIYA_LINES").ok();
    let lines = lines.and_then(|lines| lines.parse().ok());
    let lines: u64 = lines.unwrap_or(2_000_000);
    let folder = tempfile::tempdir().expect("a folder for the files");
    let text = folder.path().join("all.fen");
    let parquet = folder.path().join("all.parquet");
    write_lines(&text, lines);
    let mut convert = tabiya();
    convert
        .args(["convert", "--output"])
        .arg(&parquet)
        .arg(&text);
    let converted = convert.status().expect("the program runs");
    assert!(converted.success(), "the lines are converted");
    let of_text = seconds_to_check(&text);
    let of_parquet = seconds_to_check(&parquet);
    for (name, seconds) in [("text", of_text), ("Parquet", of_parquet)] {
        let rate = lines as f64 / seconds / 1e6;
        println!("check of {name:<8} {seconds:>8.2} s {rate:>8.2} million lines a second");
    }
    println!(
        "Parquet has {:.0} % of the rate of text",
        of_text / of_parquet * 100.0
    );
}

fn tabiya() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tabiya"));
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command
}

fn seconds_to_check(path: &Path) -> f64 {
    let runs = (0..3).map(|_| {
        let begun = Instant::now();
        let mut command = tabiya();
        command.arg("check").arg(path).stderr(Stdio::null());
        command.status().expect("the program runs");
        begun.elapsed().as_secs_f64()
    });
    runs.fold(f64::INFINITY, f64::min)
}
