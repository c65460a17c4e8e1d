//! The abilities of a test engine.

use std::io::{self, BufRead as _, Write as _};
use std::process::exit;
use std::thread;
use std::time::Duration;
use tabiya_chess::{Mover, Position};
use tabiya_notation::fen::read_strict;
use tabiya_notation::moves::{read_uci, write_uci};

/// The engine's side of the conversation.
pub(crate) struct Player {
    mover: Mover,
    /// The number of searches requested so far.
    pub(crate) searches: u32,
}

impl Default for Player {
    fn default() -> Self {
        // The test harness has begun a line.
        Self::write("\n");
        Self {
            mover: Mover::new(&Position::start()).unwrap(),
            searches: 0,
        }
    }
}

impl Player {
    pub(crate) fn write(text: &str) {
        Self::write_bytes(text.as_bytes());
    }

    pub(crate) fn write_bytes(bytes: &[u8]) {
        let mut out = io::stdout().lock();
        // The reader may have ended.
        if out.write_all(bytes).and_then(|()| out.flush()).is_err() {
            Self::hang();
        }
    }

    pub(crate) fn say(line: &str) {
        Self::write(&format!("{line}\n"));
    }

    /// The next command; ends the process at the end of the input.
    pub(crate) fn hear(&mut self) -> String {
        let mut line = String::new();
        let count = io::stdin().lock().read_line(&mut line);
        if count.is_ok_and(|count| count == 0) {
            exit(0);
        }
        let line = line.trim_end().to_owned();
        if let Some(rest) = line.strip_prefix("position fen ") {
            self.set_position(rest);
        }
        line
    }

    fn set_position(&mut self, text: &str) {
        let (fen, moves) = text.split_once(" moves ").unwrap_or((text, ""));
        let position = read_strict(fen.as_bytes()).unwrap();
        self.mover = Mover::new(&position).unwrap();
        for word in moves.split_whitespace() {
            let played = read_uci(&self.mover, word).unwrap();
            self.mover = self.mover.after(played);
        }
    }

    /// Waits for a command that begins like this, and ignores all others.
    pub(crate) fn wait_for(&mut self, head: &str) -> String {
        loop {
            let line = self.hear();
            if line.starts_with(head) {
                return line;
            }
        }
    }

    /// Introduces itself when asked to.
    pub(crate) fn greet(&mut self) {
        self.wait_for("uci");
        Self::say("id name Player 1.0\nid author Nobody");
        Self::say("option name Hash type spin default 16 min 1 max 64");
        Self::say("option name MultiPV type spin default 1 min 1 max 9");
        Self::say("option name UCI_Chess960 type check default false\nuciok");
    }

    /// Obeys like a correct engine, up to a command that begins like this.
    pub(crate) fn obey_until(&mut self, head: &str) -> String {
        loop {
            let line = self.hear();
            if line.starts_with(head) {
                return line;
            }
            match line.as_str() {
                "isready" => Self::say("readyok"),
                "quit" => exit(0),
                "go infinite" => {
                    self.searches += 1;
                    self.tell(3);
                    self.wait_for("stop");
                    self.end_search();
                }
                line if line.starts_with("go") => self.answer(),
                _ => {}
            }
        }
    }

    /// Obeys like a correct engine until its end.
    pub(crate) fn obey(&mut self) {
        self.obey_until("never");
    }

    /// Answers a search with its result.
    pub(crate) fn answer(&mut self) {
        self.searches += 1;
        self.tell(4);
        self.end_search();
    }

    /// Reports a search up to this depth, without ending it.
    pub(crate) fn tell(&self, depth: u32) {
        let best = self.best();
        for depth in 1..=depth {
            let nodes = depth * 100;
            Self::say(&format!(
                "info depth {depth} seldepth {depth} score cp {depth} nodes {nodes} nps 1000 time {depth} pv {best}"
            ));
        }
        Self::say(&format!("info string search {}", self.searches));
    }

    pub(crate) fn end_search(&self) {
        Self::say(&format!("bestmove {}", self.best()));
    }

    /// The first legal move.
    pub(crate) fn best(&self) -> String {
        write_uci(&self.mover, self.mover.moves()[0], false)
    }

    /// The position, for a fault that only some positions cause.
    pub(crate) fn mover(&self) -> &Mover {
        &self.mover
    }

    /// Closes the output, so that the reader notices.
    #[cfg(unix)]
    pub(crate) fn close_output() {
        let nowhere = std::fs::File::options().write(true).open("/dev/null");
        rustix::stdio::dup2_stdout(nowhere.unwrap()).unwrap();
    }

    /// Closes the output, so that the reader notices.
    #[cfg(windows)]
    pub(crate) fn close_output() {
        drop(winsafe::HSTD::GetStdHandle(winsafe::co::STD_HANDLE::OUTPUT));
    }

    /// Closes the input, so that the writer notices.
    #[cfg(unix)]
    pub(crate) fn close_input() {
        let nothing = std::fs::File::open("/dev/null");
        rustix::stdio::dup2_stdin(nothing.unwrap()).unwrap();
    }

    /// Closes the input, so that the writer notices.
    #[cfg(windows)]
    pub(crate) fn close_input() {
        drop(winsafe::HSTD::GetStdHandle(winsafe::co::STD_HANDLE::INPUT));
    }

    /// Does nothing more, whatever happens.
    pub(crate) fn hang() -> ! {
        loop {
            thread::sleep(Duration::from_mins(1));
        }
    }
}
