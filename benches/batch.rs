//! What engines cost: `cargo bench --bench batch`. A frame of the window while four of them are at work, and
//! a batch beside the bare engine.
//!
//! The same 2,000 positions at 10,000 nodes each, by two processes of Stockfish with a thread each: once by
//! `tabiya analyse`, once by a script of the shell that feeds both processes without waiting for any answer.
//! Both begin each search with cleared tables. The runs take turns; the best of each counts. `TABIYA_POSITIONS`
//! and `TABIYA_NODES` are other numbers.
#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a program that measures"
)]

#[path = "batch/frames.rs"]
mod frames;
#[path = "games/random.rs"]
mod random;
#[path = "collection/window_program.rs"]
mod window_program;

use random::Random;
use std::collections::HashSet;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tabiya_chess::{Mover, Position};
use tabiya_engine::{find_engines, usual_folders};
use tabiya_notation::fen::{FenStyle, write_fen_as};

const ROUNDS: usize = 3;
const PROCESSES: usize = 2;

fn main() {
    let engines = find_engines(&usual_folders());
    let mut engines = engines.into_iter();
    let Some(engine) = engines.find(|engine| engine.name == "stockfish") else {
        println!("skipped: stockfish is not there. On Debian: sudo apt-get install stockfish");
        return;
    };
    frames::measure(&engine.path);
    let (count, nodes) = (
        number("TABIYA_POSITIONS", 2000),
        number("TABIYA_NODES", 10_000),
    );
    let folder = tempfile::tempdir().expect("a folder for the files");
    let positions = positions(count);
    write_files(folder.path(), &positions, nodes);
    let (mut ours, mut theirs) = (Duration::MAX, Duration::MAX);
    for round in 1..=ROUNDS {
        let bare = timed(&mut script(folder.path(), &engine.path));
        let batch = timed(&mut analysis(folder.path(), &engine.path, nodes));
        println!(
            "round {round}: script {:.2} s, tabiya analyse {:.2} s",
            bare.as_secs_f64(),
            batch.as_secs_f64()
        );
        (ours, theirs) = (ours.min(batch), theirs.min(bare));
    }
    let out = fs::read_to_string(folder.path().join("out.epd")).expect("what was written");
    let answered = out.matches("; pm ").count();
    println!(
        "{answered} of {count} positions at {nodes} nodes, {PROCESSES} processes: {:.3} times the bare engine",
        ours.as_secs_f64() / theirs.as_secs_f64()
    );
}

fn number(name: &str, usual: usize) -> usize {
    let given = env::var(name).ok();
    given.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Positions out of games by chance, each another.
fn positions(count: usize) -> Vec<Position> {
    let mut random = Random::new(0x9E37_79B9_7F4A_7C15);
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    while found.len() < count {
        let mut mover = Mover::new(&Position::start()).expect("the start has moves");
        for ply in 0..60 {
            if mover.is_over() {
                break;
            }
            let moves = mover.moves();
            mover = mover.after(*moves.get(random.below(moves.len())).expect("one of them"));
            let position = *mover.position();
            let is_wanted = ply > 8 && ply % 5 == 0 && !mover.is_over() && found.len() < count;
            if is_wanted && seen.insert(write_fen_as(&position, FenStyle::default())) {
                found.push(position);
            }
        }
    }
    found
}

fn write_files(folder: &Path, positions: &[Position], nodes: usize) {
    let lines = positions.iter();
    let lines: Vec<_> = lines
        .map(|position| write_fen_as(position, FenStyle::default()))
        .collect();
    let file = |name: String, text: String| {
        fs::write(folder.join(name), text).expect("a file that is written");
    };
    file("in.fen".to_owned(), lines.join("\n") + "\n");
    for process in 0..PROCESSES {
        let mut text = "uci\nsetoption name UCI_ShowWDL value true\n".to_owned();
        for position in positions.iter().skip(process).step_by(PROCESSES) {
            let fen = write_fen_as(position, FenStyle::default());
            let written = write!(text, "ucinewgame\nposition fen {fen}\ngo nodes {nodes}\n");
            written.expect("a String takes everything");
        }
        // Clearing waits for the last search; an end would not.
        text += "ucinewgame\nisready\nquit\n";
        file(format!("commands-{process}"), text);
    }
}

/// The script of the shell.
fn script(folder: &Path, engine: &Path) -> Command {
    let engine = engine.display();
    let each =
        (0..PROCESSES).map(|process| format!("{engine} < commands-{process} > heard-{process} &"));
    let text = each.collect::<Vec<_>>().join(" ") + " wait";
    let mut shell = Command::new("sh");
    shell.args(["-c", &text]).current_dir(folder);
    shell
}

fn analysis(folder: &Path, engine: &Path, nodes: usize) -> Command {
    let mut command = Command::new(PathBuf::from(env!("CARGO_BIN_EXE_tabiya")));
    command.arg("analyse").arg("--engine").arg(engine);
    command.args(["--nodes", &nodes.to_string()]);
    command.args(["--processes", &PROCESSES.to_string()]);
    command.args(["--output", "out.epd", "in.fen"]);
    command.current_dir(folder);
    command
}

fn timed(command: &mut Command) -> Duration {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let begin = Instant::now();
    let status = command.status().expect("a program that can be started");
    assert!(status.success(), "{command:?}: {status}");
    begin.elapsed()
}
