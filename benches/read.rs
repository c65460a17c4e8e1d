//! Measures how well and how fast diagrams in pictures and books are read, beside other programs; asserts nothing.
//!
//! `cargo bench --bench read` draws its pictures with the renderer of this program and takes away what they say
//! of themselves. The same pictures are given to the programs in [`peers::KNOWN`] as far as they are installed,
//! and to those named on the command line: each is started with the name of a picture, and the first FEN in what
//! it prints is its answer. A start is part of their time, as it is for whoever calls them.
#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a bench")]

#[path = "read/peers.rs"]
mod peers;
#[path = "read/pictures.rs"]
mod pictures;

use peers::peers;
use pictures::{Drawn, book, drawn};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tabiya_picture::scanned::{PageReading, Pages, ReadBy, found_in};

/// Pages of the book.
const PAGES: usize = 60;

fn main() {
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

fn read_book(file: &std::path::Path) {
    let reading = PageReading {
        reader: ReadBy::Other(PathBuf::from(env!("CARGO_BIN_EXE_tabiya"))),
        ..PageReading::default()
    };
    let begin = Instant::now();
    let pages = Pages::open(file, reading).unwrap();
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
