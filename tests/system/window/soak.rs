//! A soak test: random gestures in the real window, compared with a model, for a minute or an hour.
//!
//! To run it by hand for an hour: `TABIYA_SOAK_SECONDS=3600 cargo test --test system soak -- --nocapture`.
//! `TABIYA_SOAK_SEED` repeats a run; the seed is printed.

mod chance;
mod hands;
mod measures;
mod model;

use crate::patience::eventually;
use crate::x_server::Desktop;
use chance::Chance;
use hands::Hands;
use measures::{Usage, growth, medians};
use model::{Model, Tool, other_color};
use std::env;
use std::io::Write as _;
use std::time::{Duration, Instant};

/// The number of gestures on the board between two that concern files or the window.
const GESTURES_A_ROUND: usize = 6;
/// A large collection.
const MANY_LINES: usize = 100_000;
/// Kilobytes of growth that are not a leak: drivers and allocators keep released memory.
const MAX_GROWTH: u64 = 15 << 10;

fn number(name: &str) -> Option<u64> {
    env::var(name).ok().map(|value| value.parse().unwrap())
}

#[test]
fn random_gestures_keep_the_window_as_modelled_and_memory_bounded() {
    let Some(desktop) = Desktop::start() else {
        return;
    };
    let seconds = Duration::from_secs(number("TABIYA_SOAK_SECONDS").unwrap_or(60));
    let seed = number("TABIYA_SOAK_SEED").unwrap_or_else(|| u64::from(std::process::id()));
    say(&format!("soak: TABIYA_SOAK_SEED={seed}"));
    let mut soak = Soak::begin(&desktop, seed);
    let began = Instant::now();
    // The first large file fills the caches.
    soak.open();
    soak.close_all();
    let at_first = Usage::of(soak.hands.process());
    let mut seen = Vec::new();
    while began.elapsed() < seconds || seen.len() < 8 {
        soak.round();
        // A large file is not a leak; memory that remains after it is closed would be one.
        if !soak.has_large_file() {
            seen.push(Usage::of(soak.hands.process()));
        }
    }
    say(&soak.figures(&seen));
    assert_eq!(soak.hands.errors(), "", "seed {seed}");
    let memory = growth(&seen, |usage| usage.memory);
    assert!(memory < MAX_GROWTH, "memory grows: {memory} kB");
    soak.close_all();
    // Unsaved changes have their own file and thread, and none of them may remain.
    eventually("files and threads as at first", || {
        let now = Usage::of(soak.hands.process());
        let is_as_before = now.files <= at_first.files + 2 && now.threads <= at_first.threads + 2;
        is_as_before.then(|| say(&format!("soak: at first {at_first:?}, at the end {now:?}")))
    });
    soak.hands.end();
}

fn say(text: &str) {
    // The output of `eprintln!` would be hidden for a passing test.
    let mut out = std::io::stderr().lock();
    writeln!(out, "{text}").unwrap();
}

struct Soak<'a> {
    hands: Hands<'a>,
    chance: Chance,
    model: Model,
    /// The last square that was clicked: twice in a row would be a double click.
    clicked: Option<usize>,
    /// The actions since the window last agreed with the model.
    done: Vec<String>,
    gestures: usize,
    looks: usize,
    opened: usize,
    saved: usize,
    files: usize,
}

impl<'a> Soak<'a> {
    fn begin(desktop: &'a Desktop, seed: u64) -> Self {
        let mut chance = Chance(seed);
        let lines: Vec<String> = (0..7).map(|_| chance.fen()).collect();
        let (hands, first) = Hands::begin(desktop, lines);
        Self {
            hands,
            chance,
            model: Model::new(first),
            clicked: None,
            done: Vec::new(),
            gestures: 0,
            looks: 0,
            opened: 0,
            saved: 0,
            files: 0,
        }
    }

    /// Makes some gestures on the board and one with files or the window, and compares.
    fn round(&mut self) {
        for _ in 0..GESTURES_A_ROUND {
            self.on_board();
            // On a slow machine the other gestures reach the window together.
            if self.chance.once_in(3) {
                self.look();
            }
        }
        self.look();
        match self.chance.below(12) {
            0 => self.save(),
            1 | 2 => self.open(),
            3 => self.new_document(),
            4 | 5 => self.close(),
            6 => self.next_document(),
            7 => self.hands.resize(),
            8 => self.hands.minimise(),
            9 => self.search(),
            _ => {}
        }
        self.look();
        self.hands.wait_for_title(&self.model.title(), &self.done);
        self.done.clear();
    }

    /// Checks that the window agrees with the model.
    fn look(&mut self) {
        self.looks += 1;
        let expected = self.model.shown().fen();
        let copied = self.hands.copied();
        assert_eq!(copied, expected, "after {:#?}", self.done);
    }

    fn has_large_file(&self) -> bool {
        let mut documents = self.model.documents.iter();
        documents.any(|document| document.lines.len() == MANY_LINES)
    }

    fn did(&mut self, what: String) {
        self.gestures += 1;
        self.done.push(what);
    }

    fn on_board(&mut self) {
        let is_pointer = self.model.tool == Tool::Pointer;
        match self.chance.below(16) {
            0..=3 if is_pointer => self.drag(),
            4 if is_pointer => self.drag_off(),
            5 | 6 if is_pointer => self.type_letters(),
            7 if is_pointer => self.empty_square(),
            0..=5 => self.paint(),
            6 => self.turn_brush(),
            7 => self.put_brush_down(),
            8 => self.take_brush(),
            9 => self.undo(),
            10 => self.redo(),
            11 => self.change_side(),
            12 => self.flip(),
            13 => self.other_row(),
            14 => self.type_fen(),
            _ => self.whole_board(),
        }
    }

    fn any_square(&mut self) -> usize {
        self.chance.below(64)
    }

    /// Clicks on a square other than the last one, so that the board has the keyboard focus.
    fn click(&mut self) {
        let mut square = self.any_square();
        while self.clicked == Some(square) {
            square = self.any_square();
        }
        let is_right = self.model.tool != Tool::Pointer && self.chance.once_in(3);
        self.hands.click(square, is_right);
        match self.model.tool {
            Tool::Pointer => {
                self.clicked = Some(square);
                self.model.cursor = square;
            }
            Tool::Brush(piece) => {
                let piece = if is_right { other_color(piece) } else { piece };
                self.model.stroke(&[square], piece);
            }
        }
        self.did(format!("click {square} right {is_right}"));
    }

    fn drag(&mut self) {
        let (from, to) = (self.any_square(), self.any_square());
        if from == to {
            return;
        }
        self.hands.drag(from, to, false);
        if let Some(piece) = self.model.shown().board[from] {
            self.model.change_board(|board| {
                board[from] = None;
                board[to] = Some(piece);
            });
        }
        self.clicked = None;
        self.did(format!("drag {from} {to}"));
    }

    fn drag_off(&mut self) {
        let from = self.any_square();
        self.hands.drag_off(from);
        self.model.change_board(|board| board[from] = None);
        self.did(format!("drag {from} off"));
    }

    fn type_letters(&mut self) {
        self.click();
        let count = 1 + self.chance.below(4);
        for _ in 0..count {
            let letter = if self.chance.once_in(4) {
                self.chance.of(&['1', '2', '3'])
            } else {
                self.chance.piece()
            };
            self.hands.key(&letter.to_string());
            self.model.type_letter(letter);
            self.did(format!("type {letter}"));
        }
    }

    fn empty_square(&mut self) {
        self.click();
        self.hands.key("Delete");
        let cursor = self.model.cursor;
        self.model.change_board(|board| board[cursor] = None);
        self.did(format!("empty {cursor}"));
    }

    /// Paints a stroke along a rank or a file.
    fn paint(&mut self) {
        let Tool::Brush(brush) = self.model.tool else {
            return self.click();
        };
        let (from, step) = (self.any_square(), self.chance.of(&[1, 8]));
        let room = if step == 1 {
            7 - from % 8
        } else {
            7 - from / 8
        };
        let last = from + step * self.chance.below(room + 1);
        let squares: Vec<usize> = (from..=last).step_by(step).collect();
        let is_right = self.chance.once_in(3);
        let piece = if is_right { other_color(brush) } else { brush };
        self.hands.drag(from, last, is_right);
        self.model.stroke(&squares, piece);
        self.did(format!("paint {squares:?} {piece}"));
    }

    fn take_brush(&mut self) {
        let piece = self.chance.piece();
        self.hands.spare(piece);
        self.model.tool = if self.model.tool == Tool::Brush(piece) {
            Tool::Pointer
        } else {
            Tool::Brush(piece)
        };
        self.did(format!("brush {piece}"));
    }

    fn put_brush_down(&mut self) {
        self.click();
        self.hands.key("Escape");
        self.model.tool = Tool::Pointer;
        self.did("Escape".to_owned());
    }

    /// Turns the wheel, which selects the next brush of the tray.
    fn turn_brush(&mut self) {
        let Tool::Brush(piece) = self.model.tool else {
            return;
        };
        let (square, is_down) = (self.any_square(), self.chance.once_in(2));
        self.hands.wheel(square, is_down);
        let kinds = ['k', 'q', 'r', 'b', 'n', 'p'];
        let small = piece.to_ascii_lowercase();
        let place = kinds.iter().position(|kind| *kind == small).unwrap();
        let next = kinds[(place + if is_down { 1 } else { 5 }) % 6];
        self.model.tool = Tool::Brush(if piece.is_uppercase() {
            next.to_ascii_uppercase()
        } else {
            next
        });
        self.did(format!("wheel down {is_down}: {:?}", self.model.tool));
    }

    fn undo(&mut self) {
        while self.model.document().can_undo() && !self.chance.once_in(3) {
            self.hands.key("ctrl+z");
            self.model.document().undo();
            self.did("undo".to_owned());
        }
    }

    fn redo(&mut self) {
        while self.model.document().can_redo() && !self.chance.once_in(4) {
            self.hands.key("ctrl+shift+z");
            self.model.document().redo();
            self.did("redo".to_owned());
        }
    }

    fn change_side(&mut self) {
        self.hands.key("ctrl+t");
        let mut after = self.model.shown().clone();
        after.is_white_to_move = !after.is_white_to_move;
        self.model.document().change(after);
        self.did("side".to_owned());
    }

    fn flip(&mut self) {
        self.click();
        self.hands.key("f");
        self.hands.flip();
        self.model.is_flipped = !self.model.is_flipped;
        self.did("flip".to_owned());
    }

    fn other_row(&mut self) {
        let count = self.model.document().lines.len();
        let row = self.model.document().row;
        let (key, row) = match self.chance.below(6) {
            0 => ("alt+Home", 0),
            1 => ("alt+End", count - 1),
            2 | 3 => ("alt+Up", row.saturating_sub(1)),
            _ => ("alt+Down", (row + 1).min(count - 1)),
        };
        self.hands.key(key);
        self.model.document().go_to(row);
        self.clicked = None;
        self.did(format!("{key}: row {row}"));
    }

    fn type_fen(&mut self) {
        let fen = self.chance.fen();
        self.hands.type_fen(&fen);
        self.model.document().change(model::Position::read(&fen));
        self.did(format!("type {fen}"));
        self.click();
    }

    /// Clears the board, sets it up, or mirrors it.
    fn whole_board(&mut self) {
        let has_one_line = self.model.document().lines.len() == 1;
        let shown = self.model.shown().clone();
        match self.chance.below(3) {
            0 if has_one_line => {
                self.hands.key("ctrl+e");
                self.model.document().change(shown.cleared());
                self.did("clear".to_owned());
            }
            1 if has_one_line => {
                self.hands.key("ctrl+i");
                let start = model::Position::read(super::program::START);
                self.model.document().change(start);
                self.did("start".to_owned());
            }
            _ if !shown.wants_castling() => {
                self.hands.key("ctrl+shift+v");
                self.model.change_board(|board| {
                    let ranks: Vec<_> = board.chunks(8).rev().flatten().copied().collect();
                    board.copy_from_slice(&ranks);
                });
                self.did("mirror".to_owned());
            }
            _ => {}
        }
        self.clicked = None;
    }

    fn save(&mut self) {
        self.save_now();
        self.click();
        self.hands.perform();
    }

    fn save_now(&mut self) {
        if !self.model.document().is_modified() {
            return;
        }
        if self.model.document().path.is_some() {
            self.hands.save();
        } else {
            self.files += 1;
            let path = self.hands.save_as(self.files);
            self.model.document().path = Some(path);
        }
        let expected = self.model.document().saved();
        self.hands.wait_for_title(&self.model.title(), &self.done);
        let path = self.model.document().path.clone().unwrap();
        assert_eq!(std::fs::read_to_string(path).unwrap(), expected);
        self.saved += 1;
        self.did("save".to_owned());
    }

    fn open(&mut self) {
        if self.model.documents.len() == 4 {
            return self.close();
        }
        let count = match self.chance.below(6) {
            // A short run should have a large file, too.
            _ if self.opened == 0 => MANY_LINES,
            0 => MANY_LINES,
            1 => 1,
            _ => 2 + self.chance.below(200),
        };
        let lines: Vec<String> = (0..count).map(|_| self.chance.fen()).collect();
        self.files += 1;
        let document = self.hands.open(self.files, lines);
        self.model.documents.push(document);
        self.model.active = self.model.documents.len() - 1;
        self.changed_document();
        self.opened += 1;
        self.did(format!("open {count} lines"));
        self.hands.wait_for_title(&self.model.title(), &self.done);
        // A file grows while it is read, so its end can be reached only once it is known.
        let last = self.model.document().lines[count - 1].clone();
        self.hands.go_to_end(&last);
        self.model.document().go_to(count - 1);
        self.click();
        self.hands.perform();
    }

    fn new_document(&mut self) {
        if self.model.documents.len() == 4 {
            return self.close();
        }
        self.hands.key("ctrl+n");
        let start = vec![super::program::START.to_owned()];
        self.model.documents.push(model::Document::new(None, start));
        self.model.active = self.model.documents.len() - 1;
        self.changed_document();
        self.did("new".to_owned());
        self.hands.perform();
        self.hands.wait_for_title(&self.model.title(), &self.done);
        self.click();
        self.hands.perform();
    }

    fn next_document(&mut self) {
        if self.model.documents.len() == 1 {
            return;
        }
        self.hands.key("ctrl+Tab");
        self.hands.perform();
        self.model.active = (self.model.active + 1) % self.model.documents.len();
        self.changed_document();
        self.did("next document".to_owned());
        self.hands.wait_for_title(&self.model.title(), &self.done);
        self.click();
        self.hands.perform();
    }

    /// Closes the document, which is saved before that.
    fn close(&mut self) {
        if self.model.documents.len() == 1 {
            return;
        }
        self.save_now();
        self.hands.key("ctrl+w");
        self.hands.perform();
        let active = self.model.active;
        let closed = self.model.documents.remove(active);
        self.model.active = active.min(self.model.documents.len() - 1);
        self.changed_document();
        self.did("close".to_owned());
        self.hands.wait_for_title(&self.model.title(), &self.done);
        if let Some(path) = closed.path {
            std::fs::remove_file(path).unwrap();
        }
        self.click();
        self.hands.perform();
    }

    /// Follows a change of the document, which may have a list of lines.
    fn changed_document(&mut self) {
        let has_list = self.model.document().lines.len() > 1;
        self.hands.list_is_shown(has_list);
        self.clicked = None;
    }

    /// Begins a search and abandons it.
    fn search(&mut self) {
        if self.model.document().lines.len() == 1 {
            return;
        }
        self.hands.search();
        self.did("search".to_owned());
        // The found position may have been put on the board.
        let last = self.model.document().lines.len() - 1;
        self.hands.key("alt+End");
        self.model.document().go_to(last);
        self.click();
        self.hands.perform();
    }

    fn figures(&self, seen: &[Usage]) -> String {
        format!(
            "soak: {} gestures, {} looks, {} files opened, {} saves, {} documents at the end; \
             medians of the quarters: memory {:?} kB, files {:?}, threads {:?}",
            self.gestures,
            self.looks,
            self.opened,
            self.saved,
            self.model.documents.len(),
            medians(seen, |usage| usage.memory),
            medians(seen, |usage| usage.files),
            medians(seen, |usage| usage.threads),
        )
    }

    /// Saves everything, and closes all documents but one.
    fn close_all(&mut self) {
        for _ in 1..self.model.documents.len() {
            self.close();
            self.look();
        }
        self.save_now();
        self.look();
    }
}
