//! Measures how well and how fast diagrams in pictures and books are read, beside other programs; asserts nothing.
//!
//! `cargo bench --bench read` draws its pictures with the renderer of this program and takes away what they say
//! of themselves. The same pictures are given to the programs in [`peers::KNOWN`] as far as they are installed,
//! and to those named on the command line: each is started with the name of a picture, and the first FEN in what
//! it prints is its answer. A start is part of their time, as it is for whoever calls them.
//!
//! `cargo bench --bench read -- FOLDER` reads pictures and PDF files of your own instead. FOLDER has `truth.jsonl`, a
//! JSON object in each line: `file` (in FOLDER or in its folder `pics`), `class` (any word: figures are printed for
//! each), and `boards`, empty where the picture has none. Each board has `placement` (from White's side) and, where
//! they are known, `box` (the corners of the 64 squares as `tabiya read --json` reports them: upper left, upper right,
//! lower right, lower left, in pixels or in points of a PDF page), `page` (1 if it is missing), `turn` (`white` or
//! `black`, only where the page says it), and `either` (true where the board may as well be turned round). Without
//! `box`, a board that was read belongs to the known one with which it shares most squares.
//!
//! *Exact* boards have every square right, *found* ones are in the right place, *invented* ones belong to none.
//! *Wrong and sure* has a confidence of 0.9 or more and no doubt on any wrong square. The turn counts where the page
//! says it: read right, read wrong, asked, or neither read nor asked.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench"
)]

#[path = "read/peers.rs"]
mod peers;
#[path = "read/pictures.rs"]
mod pictures;
#[path = "read/tally.rs"]
mod tally;
#[path = "read/truth.rs"]
mod truth;

use peers::peers;
use pictures::{Drawn, book, drawn};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tabiya_picture::scanned::{FoundBoard, PageReading, Pages, ReadBy, found_in, is_pdf};
use tally::Tally;
use truth::known_pictures;

/// Pages of the book.
const PAGES: usize = 60;

fn main() {
    let given = std::env::args().skip(1).map(PathBuf::from);
    let folders: Vec<PathBuf> = given.filter(|path| path.is_dir()).collect();
    if !folders.is_empty() {
        return folders.iter().for_each(|folder| measure(folder));
    }
    let folder = tempfile::tempdir().unwrap();
    let pictures = drawn(folder.path());
    println!("{} pictures of one board each", pictures.len());
    tell("tabiya (in this process)", &pictures, |picture| {
        let boards = found_in(&std::fs::read(&picture.file).unwrap()).unwrap();
        let placement = boards.first()?.fen.split(' ').next()?.to_owned();
        Some(placement)
    });
    for peer in peers() {
        if peer.is_there() {
            tell(&peer.name(), &pictures, |picture| peer.read(&picture.file));
        } else {
            println!("{}: not installed", peer.name());
        }
    }
    read_book(&book(folder.path(), PAGES));
}

/// How many boards were exact, and the median of the times.
fn tell(name: &str, pictures: &[Drawn], read: impl Fn(&Drawn) -> Option<String>) {
    let mut times = Vec::new();
    let mut exact = 0;
    for picture in pictures {
        let begin = Instant::now();
        let answer = read(picture);
        times.push(begin.elapsed());
        exact += usize::from(answer.as_deref() == Some(picture.placement.as_str()));
    }
    times.sort_unstable();
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "{name}: {exact} exact, {:.0} ms in the middle, {:.0} ms at most",
        milliseconds(times[times.len() / 2]),
        milliseconds(times[times.len() - 1]),
    );
}

/// Reads the pictures of a folder, and prints the figures of each kind and of all.
fn measure(folder: &Path) {
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    let mut all = Tally::default();
    for picture in known_pictures(folder) {
        let begin = Instant::now();
        let found = boards_of(&picture.file);
        let time = begin.elapsed();
        all.add(&picture, &found, time);
        let tally = tallies.entry(picture.class.clone()).or_default();
        tally.add(&picture, &found, time);
    }
    println!("{}", Tally::heading());
    for (kind, tally) in tallies {
        println!("{}", tally.line(&kind));
    }
    println!("{}", all.line("all"));
}

/// The boards of a picture or PDF file, without what is hardly one.
fn boards_of(file: &Path) -> Vec<FoundBoard> {
    let bytes = std::fs::read(file).unwrap();
    let mut boards = Vec::new();
    if is_pdf(&bytes) {
        let pages = opened(file);
        pages.read_each(1..=pages.count(), &|| true, |_, page| {
            boards.extend(page.unwrap_or_default());
            ControlFlow::Continue(())
        });
    } else {
        boards = found_in(&bytes).unwrap_or_default();
    }
    boards.retain(|board| board.unlikely.is_none());
    boards
}

fn opened(file: &Path) -> Pages {
    let reading = PageReading {
        reader: ReadBy::Other(PathBuf::from(env!("CARGO_BIN_EXE_tabiya"))),
        ..PageReading::default()
    };
    Pages::open(file, reading).unwrap()
}

fn read_book(file: &Path) {
    let begin = Instant::now();
    let pages = opened(file);
    let mut boards = 0;
    pages.read_each(1..=pages.count(), &|| true, |_, page| {
        boards += page.unwrap().len();
        ControlFlow::Continue(())
    });
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "a book of {} pages: {boards} boards, {:.1} pages a second",
        pages.count(),
        f64::from(pages.count()) / seconds
    );
}
