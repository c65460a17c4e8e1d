//! What is done with a collection of ten million positions, and how long it takes beside the usual
//! programs on the same file in the same run: `cargo bench --bench collection`.
//!
//! `TABIYA_LINES` is another number of lines. Everything is read with the file in the page cache.
//! Asserts nothing about time.
#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::cast_precision_loss,
    clippy::print_stdout,
    reason = "a measuring tool"
)]

#[path = "collection/file.rs"]
mod file;
#[path = "collection/frames.rs"]
mod frames;
#[path = "collection/measure.rs"]
mod measure;
#[path = "collection/steps.rs"]
mod steps;
#[path = "collection/window_program.rs"]
mod window_program;

use measure::{Took, forget_most_memory, memory, peer};
use std::path::Path;

const ROUNDS: usize = 5;
/// Of what takes a second or more.
const FEW_ROUNDS: usize = 2;

fn main() {
    let lines = std::env::var("TABIYA_LINES").ok();
    let lines = lines.and_then(|lines| lines.parse().ok());
    let lines: u64 = lines.unwrap_or(10_000_000);
    let path = file::made(lines).expect("room for the file");
    let bytes = path.metadata().expect("the file").len();
    println!("{lines} lines, {:.0} MB\n", bytes as f64 / 1e6);
    let name = path.to_str().expect("a plain name");
    let peers = Peers::measure(name);
    println!("{:<52} {:>10}", "tabiya", "ms");
    forget_most_memory();
    let empty = memory().0;
    opening(&path, &peers);
    let rows = steps::opened(&path);
    print_note("memory with the file open", memory().0 - empty, "MiB");
    print_row("a page of 40 rows anywhere", steps::page(&rows), None);
    steps::whole(&rows, &peers, empty);
    drop(rows);
    steps::save_with_three_edits(&path, ROUNDS);
    frames::measure(&path);
}

/// The other programs on the same file.
pub(crate) struct Peers {
    wc: Took,
    sort: Took,
    check: Took,
    /// A script that counts sides to move and pieces.
    awk: Took,
}

const SCRIPT: &str =
    "{ side[$2]++; men[gsub(/[A-Za-z]/, \"\", $1)]++ } END { for (it in men) print it, men[it] }";

impl Peers {
    fn measure(name: &str) -> Self {
        let tabiya = env!("CARGO_BIN_EXE_tabiya");
        let peers = Self {
            wc: peer(ROUNDS, "wc", &["-l", name]),
            check: peer(FEW_ROUNDS, tabiya, &["check", name]),
            sort: peer(1, "sort", &["-u", name]),
            awk: peer(1, "awk", &[SCRIPT, name]),
        };
        println!("{:<52} {:>10}", "other programs", "ms");
        for (program, took) in [
            ("wc -l", peers.wc),
            ("tabiya check", peers.check),
            ("LC_ALL=C sort -u", peers.sort),
            ("awk, sides to move and pieces", peers.awk),
        ] {
            println!("{program:<52} {:>10.1}", took.millis());
        }
        println!();
        peers
    }
}

/// Prints a step as soon as it is measured, and what it is compared with.
pub(crate) fn print_row(name: &str, took: Took, peer: Option<(&str, Took)>) {
    let beside = peer.map_or_else(String::new, |(peer, time)| {
        let part = took.millis() / time.millis();
        format!("  {part:>6.2} of the time of {peer}")
    });
    println!("{name:<52} {:>10.2}{beside}", took.millis());
}

/// Prints anything else that was measured.
pub(crate) fn print_note(name: &str, value: f64, unit: &str) {
    println!("{name:<52} {value:>10.2} {unit}");
}

fn opening(path: &Path, peers: &Peers) {
    let (first, whole) = steps::opening(path, ROUNDS);
    print_row("first rows after opening", first, None);
    print_row("index of the whole file", whole, Some(("wc -l", peers.wc)));
}
