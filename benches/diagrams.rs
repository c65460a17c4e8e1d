//! Diagrams a second on one core, beside python-chess's `chess.svg` with `CairoSVG` in the same run:
//!
//! ```text
//! python3 -m venv peers && peers/bin/pip install chess cairosvg
//! PYTHON=peers/bin/python cargo bench --bench diagrams
//! ```
//!
//! Python is timed inside, without its start. Asserts nothing about time.
#![expect(
    clippy::expect_used,
    clippy::cast_precision_loss,
    clippy::print_stdout,
    reason = "a measuring tool"
)]

use std::process::Command;
use std::time::Instant;
use tabiya_notation::fen::FenStyle;
use tabiya_picture::Style;
use tabiya_publish::{Format, PublishedRecord, Publisher, entry, look};

const POSITIONS: &str = include_str!("../crates/notation/tests/data/valid.fens");
const COUNT: usize = 200;
const ROUNDS: usize = 5;
const PEER: &str = r"
import sys, time, chess, chess.svg
boards = []
for line in sys.stdin:
    board = chess.Board.empty()
    board.set_board_fen(line.split()[0])
    boards.append(board)
best = 1e9
for _ in range(3):
    began = time.perf_counter()
    files = [chess.svg.board(board, size=720) for board in boards]
    best = min(best, time.perf_counter() - began)
print(best / len(boards))
import cairosvg
began = time.perf_counter()
for file in files[:20]:
    cairosvg.svg2png(file)
print((time.perf_counter() - began) / 20)
";

fn main() {
    let entries: Vec<PublishedRecord> = POSITIONS
        .lines()
        .filter_map(|line| entry(line.as_bytes(), 1, FenStyle::default()))
        .take(COUNT)
        .collect();
    let peer = peer(&entries);
    println!(
        "{:<40} {:>9} {:>9}",
        "one diagram of 720 pixels", "ms", "ratio"
    );
    let (svg, png) = peer.map_or((None, None), |(svg, png)| (Some(svg), Some(png)));
    print_row("chess.svg", svg, None);
    let ours = time(&entries, Format::Svg);
    print_row("tabiya: SVG", Some(ours), svg.map(|svg| svg / ours));
    print_row(
        "chess.svg and CairoSVG to PNG",
        svg.zip(png).map(|(svg, png)| svg + png),
        None,
    );
    let ours = time(&entries, Format::Png);
    let both = svg.zip(png).map(|(svg, png)| svg + png);
    print_row("tabiya: PNG", Some(ours), both.map(|both| both / ours));
    for (name, format) in [
        ("tabiya: JPEG", Format::Jpeg),
        ("tabiya: WebP", Format::Webp),
        ("tabiya: PDF", Format::Pdf),
    ] {
        print_row(name, Some(time(&entries, format)), None);
    }
    memory(&entries);
}

fn publisher() -> Publisher {
    let style = Style::built_in("usual").expect("a style that is always there");
    Publisher::new(look(style).expect("our own pieces"))
}

/// The best of some rounds, in seconds a diagram.
fn time(entries: &[PublishedRecord], format: Format) -> f64 {
    let mut publisher = publisher();
    let mut best = f64::MAX;
    for _ in 0..ROUNDS {
        let began = Instant::now();
        for entry in entries {
            let file = publisher.publish(entry, format).expect("a file");
            std::hint::black_box(file);
        }
        best = best.min(began.elapsed().as_secs_f64());
    }
    best / entries.len() as f64
}

/// Seconds a diagram of the other program, for SVG and for making PNG of that.
fn peer(entries: &[PublishedRecord]) -> Option<(f64, f64)> {
    use std::io::Write as _;
    use std::process::Stdio;
    let python = std::env::var("PYTHON").unwrap_or_else(|_not_set| "python3".to_owned());
    let mut process = Command::new(python)
        .args(["-c", PEER])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let mut input = process.stdin.take()?;
    for entry in entries {
        writeln!(input, "{}", entry.fen).ok()?;
    }
    drop(input);
    let done = process.wait_with_output().ok()?;
    let said = String::from_utf8(done.stdout).ok()?;
    let mut numbers = said.lines().filter_map(|line| line.parse().ok());
    let both = numbers.next().zip(numbers.next());
    if both.is_none() {
        println!("python-chess or CairoSVG is not there: see the head of this file\n");
    }
    both
}

fn print_row(name: &str, seconds: Option<f64>, ratio: Option<f64>) {
    let millis = seconds.map(|seconds| format!("{:.3}", seconds * 1e3));
    let ratio = ratio.map(|ratio| format!("{ratio:.1}x"));
    let or_dash = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
    println!("{name:<40} {:>9} {:>9}", or_dash(millis), or_dash(ratio));
}

/// Prints the memory of the process after many diagrams.
fn memory(entries: &[PublishedRecord]) {
    let mut publisher = publisher();
    for count in 1..=10_000usize {
        let entry = &entries[count % entries.len()];
        let format = if count % 2 == 0 {
            Format::Svg
        } else {
            Format::Png
        };
        std::hint::black_box(publisher.publish(entry, format).expect("a file"));
        if [100, 1_000, 10_000].contains(&count) {
            let name = format!("memory after {count} diagrams, MiB");
            println!("{name:<40} {:>9.1}", resident().unwrap_or_default());
        }
    }
}

/// The resident memory of this process, in MiB.
fn resident() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kilobytes: f64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes / 1024.0)
}
