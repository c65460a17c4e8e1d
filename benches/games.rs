//! How fast games are read, beside the usual programs on the same file in the same run:
//! `cargo bench --bench games`.
//!
//! `TABIYA_MEGABYTES` is another size of the file of games. Files are read from the page cache and nothing is
//! written to a disk. Asserts nothing about time.
#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::cast_precision_loss,
    clippy::print_stdout,
    reason = "a measuring tool"
)]

#[path = "games/as_games.rs"]
mod as_games;
#[path = "games/peak.rs"]
mod peak;
#[path = "games/perft.rs"]
mod perft;
#[path = "games/written.rs"]
mod written;

use peak::watch;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;
use tabiya_cli::{Invocation, parse, positions};

const ROUNDS: usize = 3;
const USUAL_MEGABYTES: u64 = 200;
/// python-chess gets so much of the file only.
const PYTHON_SHARE: u64 = 50;
/// When this is set, this program is `tabiya positions`.
const AS_PROGRAM: &str = "TABIYA_BENCH_POSITIONS";

/// Every position of the games of a file, as the usual script writes them.
const SCRIPT: &str = "
import sys, chess.pgn
with open(sys.argv[1]) as games:
    while game := chess.pgn.read_game(games):
        board = game.board()
        print(board.epd())
        for move in game.mainline_moves():
            board.push(move)
            print(board.epd())
";

fn main() -> ExitCode {
    if std::env::var_os(AS_PROGRAM).is_some() {
        return be_the_program();
    }
    if std::env::var_os(as_games::AS_OPENER).is_some() {
        return as_games::be_the_opener();
    }
    perft::measure();
    let megabytes = std::env::var("TABIYA_MEGABYTES").ok();
    let megabytes = megabytes.and_then(|text| text.parse().ok());
    let bytes = megabytes.unwrap_or(USUAL_MEGABYTES) * 1_000_000;
    let folder = tempfile::tempdir().expect("a folder");
    let (whole, part) = (
        folder.path().join("whole.pgn"),
        folder.path().join("part.pgn"),
    );
    let all = written::write(&whole, bytes).expect("room for the file");
    let some = written::write(&part, bytes / PYTHON_SHARE).expect("room for the file");
    println!(
        "\nEvery position of {} MB of games: {all} positions, {ROUNDS} rounds",
        bytes / 1_000_000
    );
    println!(
        "{:<32} {:>9} {:>14} {:>12} {:>14}",
        "", "s", "ns a position", "peak MiB", "tabiya is"
    );
    let ours = Took::of(all, || this_program(&whole)).expect("it runs");
    ours.print("tabiya positions --every", &ours);
    let script = ["-c", SCRIPT];
    for (name, took) in [
        (
            "pgn-extract -s -Wepd",
            Took::of(all, || {
                let mut command = Command::new("pgn-extract");
                command.args(["-s", "-Wepd"]).arg(&whole);
                command
            }),
        ),
        (
            "python-chess",
            Took::of(some, || {
                let mut command = Command::new("python3");
                command.args(script).arg(&part);
                command
            }),
        ),
    ] {
        match took {
            Some(took) => took.print(name, &ours),
            None => println!("{name:<32} is not installed, or fails"),
        }
    }
    as_games::measure(&whole);
    ExitCode::SUCCESS
}

fn be_the_program() -> ExitCode {
    let args = std::env::args_os().filter(|arg| arg != "--bench");
    let words = args.skip(1).collect::<Vec<_>>();
    let words = [OsString::from("tabiya"), "positions".into()]
        .into_iter()
        .chain(words);
    match parse(words) {
        Ok(Invocation::Positions(args)) => ExitCode::from(positions(args)),
        _ => ExitCode::FAILURE,
    }
}

fn this_program(file: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program"));
    command.env(AS_PROGRAM, "1").arg("--every").arg(file);
    command
}

/// The best of several runs.
struct Took {
    seconds: f64,
    positions: u64,
    peak: u64,
}

impl Took {
    /// `None` when it cannot be run.
    fn of(positions: u64, command: impl Fn() -> Command) -> Option<Self> {
        let mut best: Option<Self> = None;
        for _ in 0..ROUNDS {
            let mut command = command();
            command
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null());
            let begun = Instant::now();
            let mut child = command.spawn().ok()?;
            let peak = watch(&mut child)?;
            let seconds = begun.elapsed().as_secs_f64();
            if best.as_ref().is_none_or(|best| seconds < best.seconds) {
                best = Some(Self {
                    seconds,
                    positions,
                    peak,
                });
            }
        }
        best
    }

    fn nanos(&self) -> f64 {
        self.seconds * 1e9 / self.positions as f64
    }

    fn print(&self, name: &str, ours: &Self) {
        println!(
            "{name:<32} {:>9.2} {:>14.1} {:>12} {:>9.1} times as fast",
            self.seconds,
            self.nanos(),
            self.peak >> 10,
            self.nanos() / ours.nanos(),
        );
    }
}
