//! Reads lines from the standard input, explains the faults of each FEN, and writes the repaired FEN.
//!
//! `echo 'rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR W kqKQ' | cargo run --example repair`

use std::error::Error;
use std::io::{BufRead as _, Write as _};
use tabiya_chess::problems::problems;
use tabiya_notation::repair::{Interpretation, Understanding, understand};

fn main() -> Result<(), Box<dyn Error>> {
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        for report in explained(&line?) {
            writeln!(out, "{report}")?;
        }
    }
    Ok(())
}

/// The repaired line, or the line itself, with its faults as comments.
fn explained(line: &str) -> Vec<String> {
    match understand(line) {
        Understanding::One(reading) => of_reading(&reading),
        Understanding::Several(readings) => {
            let mut lines = vec![format!("# {} possible readings:", readings.len())];
            lines.extend(readings.iter().map(|reading| format!("# {}", reading.text)));
            lines
        }
        Understanding::Unreadable(error) => {
            let place = line.get(error.span.clone()).unwrap_or_default();
            vec![format!("# {error}"), format!("# in {place:?} of: {line}")]
        }
    }
}

/// The exact line of a reading after its repairs and the oddities of its position.
fn of_reading(reading: &Interpretation) -> Vec<String> {
    let mut lines = Vec::new();
    for repair in &reading.repairs {
        let (code, old, new) = (repair.kind.code(), &repair.read, &repair.became);
        lines.push(format!("# {code}: {old:?} became {new:?}"));
    }
    for problem in problems(&reading.position) {
        let (level, code) = (problem.level_in_file().name(), problem.kind.code());
        lines.push(format!("# {level}: {code} {:?}", problem.squares));
    }
    lines.push(reading.text.clone());
    lines
}
