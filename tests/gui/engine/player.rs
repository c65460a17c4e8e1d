//! The engine of these tests: this program, restarted by a script.

use crate::start_script::write_script;
use std::fs::File;
use std::io::{self, BufRead as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::exit;
use std::time::Duration;
use std::{env, thread};

/// A special behaviour of the engine. By default it searches until the command `stop`.
#[derive(Clone, Copy, Debug)]
pub(super) enum Manner {
    /// It ends each search by itself.
    Answers,
    /// It waits for this number of milliseconds before it does so.
    AnswersAfter(u64),
    /// It ends each search by itself, with two lines.
    AnswersTwice,
    /// It ends with this status instead of introducing itself.
    DiesAtOnce(i32),
    /// It ends with this status at the command to search, with an error message.
    DiesInSearch(i32),
    /// It ends with this status when it receives a position with Black to move.
    DiesOfBlack(i32),
}

const OPTIONS: &str = "\
id name Player 1.0
id author Nobody
option name Hash type spin default 16 min 1 max 64
option name Threads type spin default 1 min 1 max 8
option name MultiPV type spin default 1 min 1 max 10
option name Clear Hash type button
option name Style type combo default Solid var Solid var Risky
option name Book File type string default <empty>
option name Learn type check default false
option name UCI_Chess960 type check default false
uciok";
/// Its result, always the same: two lines for the side to move.
const OF_WHITE: [&str; 2] = ["e2e4 e7e5 g1f3", "d2d4 d7d5"];
const OF_BLACK: [&str; 2] = ["e7e5 g1f3", "c7c5 g1f3"];
const ABOUT: &str = "info depth 3 seldepth 5 nodes 4200 nps 90000 time 40";

/// The word on the command line for a manner, with its number.
fn word(manner: Manner) -> String {
    match manner {
        Manner::Answers => "answers-after=0".to_owned(),
        Manner::AnswersAfter(pause) => format!("answers-after={pause}"),
        Manner::AnswersTwice => "answers-twice=0".to_owned(),
        Manner::DiesAtOnce(status) => format!("dies-at-once={status}"),
        Manner::DiesInSearch(status) => format!("dies-in-search={status}"),
        Manner::DiesOfBlack(status) => format!("dies-of-black={status}"),
    }
}

fn number(wanted: &str) -> Option<u64> {
    let mut numbers = env::args().filter_map(|word| {
        let (name, number) = word.split_once('=')?;
        (name == wanted).then(|| number.parse().unwrap())
    });
    numbers.next()
}

fn die_if(wanted: &str) {
    if let Some(status) = number(wanted) {
        exit(i32::try_from(status).unwrap());
    }
}

/// Writes a script that starts an engine with these manners. It logs its input beside the script.
pub(super) fn write_engine(folder: &Path, name: &str, manners: &[Manner]) -> PathBuf {
    let program = env::current_exe().unwrap();
    let words: Vec<_> = manners.iter().copied().map(word).collect();
    let log = folder.join(format!("{name}.log"));
    let start = format!(
        "\"{}\" --exact engine::player::plays_an_engine --ignored --nocapture --test-threads=1 \"log={}\" {}",
        program.to_str().unwrap(),
        log.to_str().unwrap(),
        words.join(" ")
    );
    let becomes = if cfg!(windows) { "" } else { "exec " };
    write_script(folder, name, &format!("{becomes}{start}"))
}

#[test]
#[ignore = "no test: it plays the engine of others"]
fn plays_an_engine() {
    let log = env::args().find_map(|word| word.strip_prefix("log=").map(PathBuf::from));
    // Somebody may run all ignored tests.
    let Some(log) = log else {
        return;
    };
    let mut options = File::options();
    let mut log = options.append(true).create(true).open(log).unwrap();
    let mut write_down = move |line: &str| writeln!(log, "{line}").unwrap();
    write_down("started");
    // The test harness has begun a line.
    say("");
    let mut position = Position::default();
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        write_down(&line);
        if line == "quit" {
            break;
        }
        position.hear(&line);
    }
    write_down("ended");
    exit(0);
}

/// The last command.
struct Position {
    moves: [&'static str; 2],
    lines: u32,
}

impl Default for Position {
    fn default() -> Self {
        Self {
            moves: OF_WHITE,
            lines: 1,
        }
    }
}

impl Position {
    fn hear(&mut self, line: &str) {
        if line == "uci" {
            die_if("dies-at-once");
            say(OPTIONS);
        } else if line == "isready" {
            say("readyok");
        } else if let Some(lines) = line.strip_prefix("setoption name MultiPV value ") {
            self.lines = lines.parse().unwrap();
        } else if line.starts_with("position ") {
            let is_of_black = line.starts_with("position fen ") && line.contains(" b ");
            self.moves = if is_of_black { OF_BLACK } else { OF_WHITE };
            if is_of_black {
                die_if("dies-of-black");
            }
        } else if line.starts_with("go") {
            self.search();
        } else if line == "stop" {
            self.end_search();
        }
    }

    fn search(&self) {
        if number("dies-in-search").is_some() {
            io::stderr().write_all(b"help\n").unwrap();
            die_if("dies-in-search");
        }
        let [best, other] = self.moves;
        if let Some(pause) = number("answers-after") {
            thread::sleep(Duration::from_millis(pause));
            say(&format!("{ABOUT} multipv 1 score cp 33 pv {best}"));
            return self.end_search();
        }
        if number("answers-twice").is_some() {
            say(&format!("{ABOUT} multipv 1 score cp 33 pv {best}"));
            say(&format!("{ABOUT} multipv 2 score cp 31 pv {other}"));
            return self.end_search();
        }
        if self.lines > 1 {
            say(&format!("{ABOUT} multipv 2 score cp 21 pv {other}"));
        }
        say(&format!("{ABOUT} multipv 1 score cp 33 pv {best}"));
    }

    fn end_search(&self) {
        let best = self.moves[0].split(' ').next().unwrap();
        say(&format!("bestmove {best}"));
    }
}

fn say(text: &str) {
    let mut out = io::stdout().lock();
    // The reader may have ended.
    let said = writeln!(out, "{text}").and_then(|()| out.flush());
    if said.is_err() {
        exit(1);
    }
}
