//! Opening a file as games, beside `pgn-extract` reading the same file and writing its games.

use super::Took;
use std::ops::ControlFlow;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;
use tabiya_lines::{OpeningLimits, OpeningStep, open_games};

/// When this is set, this program opens a file as games.
pub(super) const AS_OPENER: &str = "TABIYA_BENCH_AS_GAMES";

/// Opens the file that is the last argument, and returns.
pub(super) fn be_the_opener() -> ExitCode {
    let file = std::env::args_os().next_back().unwrap_or_default();
    match opened(Path::new(&file)) {
        Some(_) => ExitCode::SUCCESS,
        None => ExitCode::FAILURE,
    }
}

/// The seconds until the first rows, and the number of rows.
fn opened(file: &Path) -> Option<(f64, u64)> {
    let begun = Instant::now();
    let (mut first, mut rows) = (None, 0);
    let mut take = |step| {
        match step {
            OpeningStep::First(_) => first = Some(begun.elapsed().as_secs_f64()),
            OpeningStep::Done(growth, _) => rows = growth.line_count(),
            OpeningStep::Grown(_) | OpeningStep::Progress { .. } => {}
        }
        ControlFlow::Continue(())
    };
    open_games(file, None, OpeningLimits::default(), &mut take).ok()?;
    Some((first?, rows))
}

/// Measures and prints.
pub(super) fn measure(file: &Path) {
    let (first, rows) = opened(file).expect("it opens");
    println!("\nOpening as games: {rows} rows, the first ones after {first:.4} s");
    let ours = Took::of(rows, || {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.env(AS_OPENER, "1").arg(file);
        command
    })
    .expect("it runs");
    println!(
        "{:<32} {:>9} {:>14} {:>12} {:>14}",
        "", "s", "ns a game", "peak MiB", "tabiya is"
    );
    ours.print("open as games", &ours);
    let theirs = Took::of(rows, || {
        let mut command = Command::new("pgn-extract");
        command.arg("-s").arg(file);
        command
    });
    match theirs {
        Some(took) => took.print("pgn-extract -s", &ours),
        None => println!("{:<32} is not installed, or fails", "pgn-extract -s"),
    }
}
