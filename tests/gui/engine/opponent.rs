//! An engine that plays: this program, restarted by a script. It plays the moves that its script names, and else the
//! first legal ones, and gives each position the score that its script names.

use crate::start_script::write_script;
use std::fs::File;
use std::io::{self, BufRead as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::exit;
use std::time::Duration;
use std::{env, thread};
use tabiya_chess::{Mover, Position};
use tabiya_notation::fen::read_strict;
use tabiya_notation::moves::{read_uci, write_uci};

const OPTIONS: &str = "\
id name Opponent 2.0
option name Skill Level type spin default 20 min 0 max 20
option name UCI_AnalyseMode type check default true
uciok";
const RATINGS: &str = "\
option name UCI_LimitStrength type check default false
option name UCI_Elo type spin default 1500 min 1320 max 3190";

/// Writes a script that starts an engine. Each word is about the position after a number of moves: `move1=e7e5`,
/// `score2=-300` (for the side to move), `dies3=` (it exits), `waits1=` (it answers when [`open_gate`] lets it).
/// `rated=` offers ratings.
pub(super) fn write_opponent(folder: &Path, words: &str) -> PathBuf {
    let program = env::current_exe().unwrap();
    let log = folder.join("player.log");
    let start = format!(
        "\"{}\" --exact engine::opponent::plays_an_opponent --ignored --nocapture --test-threads=1 \"log={}\" {words}",
        program.to_str().unwrap(),
        log.to_str().unwrap(),
    );
    let becomes = if cfg!(windows) { "" } else { "exec " };
    write_script(folder, "player", &format!("{becomes}{start}"))
}

/// Lets a waiting engine answer.
pub(super) fn open_gate(folder: &Path) {
    File::create(folder.join("gate")).unwrap();
}

/// The value of a word of the script.
fn word(name: &str) -> Option<String> {
    env::args().find_map(|word| {
        let (wanted, value) = word.split_once('=')?;
        (wanted == name).then(|| value.to_owned())
    })
}

#[test]
#[ignore = "no test: it plays the opponent of others"]
fn plays_an_opponent() {
    // Somebody may run all ignored tests.
    let Some(path) = word("log").map(PathBuf::from) else {
        return;
    };
    let mut log = File::options()
        .append(true)
        .create(true)
        .open(&path)
        .unwrap();
    let mut write_down = move |line: &str| log.write_all(format!("{line}\n").as_bytes()).unwrap();
    write_down("started");
    // The test harness has begun a line.
    say("");
    let mut opponent = Opponent {
        gate: path.with_file_name("gate"),
        mover: Mover::new(&Position::start()).unwrap(),
        ply: 0,
    };
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        write_down(&line);
        if line == "quit" {
            break;
        }
        opponent.hear(&line);
    }
    write_down("ended");
    exit(0);
}

struct Opponent {
    gate: PathBuf,
    mover: Mover,
    /// The number of moves before the position.
    ply: usize,
}

impl Opponent {
    fn hear(&mut self, line: &str) {
        match line {
            "uci" => {
                if word("rated").is_some() {
                    say(RATINGS);
                }
                say(OPTIONS);
            }
            "isready" => say("readyok"),
            line => {
                if let Some(text) = line.strip_prefix("position fen ") {
                    self.set_up(text);
                } else if line.starts_with("go") {
                    self.answer();
                }
            }
        }
    }

    fn set_up(&mut self, text: &str) {
        let (fen, moves) = text.split_once(" moves ").unwrap_or((text, ""));
        self.mover = Mover::new(&read_strict(fen.as_bytes()).unwrap()).unwrap();
        self.ply = 0;
        for word in moves.split_whitespace() {
            self.mover = self.mover.after(read_uci(&self.mover, word).unwrap());
            self.ply += 1;
        }
    }

    fn answer(&self) {
        let here = |name: &str| word(&format!("{name}{}", self.ply));
        if here("dies").is_some() {
            exit(3);
        }
        while here("waits").is_some() && !self.gate.exists() {
            thread::sleep(Duration::from_millis(5));
        }
        let first = || write_uci(&self.mover, self.mover.moves()[0], false);
        let best = here("move").unwrap_or_else(first);
        let score = here("score").unwrap_or_else(|| "0".to_owned());
        say(&format!(
            "info depth 3 score cp {score} nodes 10 time 1 pv {best}"
        ));
        say(&format!("bestmove {best}"));
    }
}

fn say(text: &str) {
    let mut out = io::stdout().lock();
    // The reader may have ended.
    if writeln!(out, "{text}").and_then(|()| out.flush()).is_err() {
        exit(1);
    }
}
