//! Compares reading and writing FEN with other libraries:
//! `cargo bench -p tabiya-notation --bench fen`.
//!
//! Prints nanoseconds per line and ratios, and asserts nothing about time. A number after the command
//! (`-- 100000`) sets the number of positions in each table; the default is a million.
#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::cast_precision_loss,
    clippy::print_stdout,
    reason = "a measuring tool"
)]

#[path = "fen/games.rs"]
mod games;
#[path = "fen/random.rs"]
mod random;
#[path = "fen/timing.rs"]
mod timing;

use games::Lines;
use shakmaty::fen::{Epd, Fen};
use shakmaty::{CastlingMode, Chess};
use std::hint::black_box;
use tabiya_chess::Position;
use tabiya_chess::problems::{is_legal, problems};
use tabiya_notation::fen::{FenStyle, append_fen, read_strict, read_strict_portably, write_fen};
use tabiya_notation::record::read_record;
use timing::{Contender, compare};

const SHAKMATY: &str = "shakmaty: Fen";
const SHAKMATY_LEGAL: &str = "shakmaty: Fen into a legal Chess";
const SHAKMATY_WRITE: &str = "shakmaty: append_ascii_to";

fn main() {
    let count = std::env::args().find_map(|arg| arg.parse().ok());
    let count = count.unwrap_or(1_000_000);
    let in_play = games::positions_in_play(count, &games::start);
    let plain = Lines::of(
        in_play
            .iter()
            .map(|(position, always)| games::plain(position, *always)),
    );
    read_plain(&plain);
    judge_plain(&plain);
    write_plain(&plain);
    let in_chess960 = games::positions_in_play(count, &games::chess960);
    let shredder = Lines::of(
        in_chess960
            .iter()
            .map(|(position, always)| games::shredder(position, *always)),
    );
    read_shredder(&shredder);
    read_untidy(&untidy(&plain));
}

fn is_read<T, E>(result: Result<T, E>) -> bool {
    black_box(result).is_ok()
}

fn text(line: &[u8]) -> &str {
    std::str::from_utf8(line).unwrap_or_default()
}

fn shakmaty_fen(line: &[u8]) -> Option<Fen> {
    Fen::from_ascii(line).ok()
}

fn shakmaty_position(line: &[u8], mode: CastlingMode) -> Option<Chess> {
    shakmaty_fen(line)?.into_position(mode).ok()
}

fn read_plain(lines: &Lines) {
    let reader = |name, read: fn(&[u8]) -> bool| Contender::reader(name, lines, read);
    compare(
        "Reading exact FEN",
        lines.len(),
        SHAKMATY,
        vec![
            reader("tabiya: strict", |line| is_read(read_strict(line))),
            reader("tabiya: strict, on any processor", |line| {
                is_read(read_strict_portably(line))
            }),
            reader("tabiya: record of a file", |line| {
                is_read(read_record(line))
            }),
            reader(SHAKMATY, |line| black_box(shakmaty_fen(line)).is_some()),
            reader("cozy-chess: Board (legal)", |line| {
                is_read(cozy_chess::Board::from_fen(text(line), false))
            }),
            reader("owlchess: RawBoard", |line| {
                is_read(owlchess::RawBoard::from_fen(text(line)))
            }),
        ],
    );
}

/// How much it costs to know whether the position can come up in a game.
fn judge_plain(lines: &Lines) {
    let reader = |name, read: fn(&[u8]) -> bool| Contender::reader(name, lines, read);
    compare(
        "Reading exact FEN and judging the position",
        lines.len(),
        SHAKMATY_LEGAL,
        vec![
            reader("tabiya: strict, legality", |line| {
                read_strict(line).is_ok_and(|position| black_box(is_legal(&position)))
            }),
            reader("tabiya: strict, all advice", |line| {
                read_strict(line).is_ok_and(|position| black_box(problems(&position)).is_empty())
            }),
            reader(SHAKMATY_LEGAL, |line| {
                black_box(shakmaty_position(line, CastlingMode::Standard)).is_some()
            }),
            reader("cozy-chess: Board (legal)", |line| {
                is_read(cozy_chess::Board::from_fen(text(line), false))
            }),
            reader("owlchess: Board (legal)", |line| {
                is_read(owlchess::Board::from_fen(text(line)))
            }),
        ],
    );
}

/// Writing alone: the positions were read before.
fn write_plain(lines: &Lines) {
    let ours: Vec<Position> = lines
        .iter()
        .filter_map(|line| read_strict(line).ok())
        .collect();
    let theirs: Vec<Fen> = lines.iter().filter_map(shakmaty_fen).collect();
    let cozy: Vec<_> = lines
        .iter()
        .filter_map(|line| cozy_chess::Board::from_fen(text(line), false).ok())
        .collect();
    let owls: Vec<_> = lines
        .iter()
        .filter_map(|line| owlchess::RawBoard::from_fen(text(line)).ok())
        .collect();
    let mut buffer = Vec::with_capacity(128);
    let mut their_buffer = Vec::with_capacity(128);
    compare(
        "Writing FEN",
        lines.len(),
        SHAKMATY_WRITE,
        vec![
            Contender::new("tabiya: append_fen", || {
                for position in &ours {
                    buffer.clear();
                    append_fen(&mut buffer, position, FenStyle::STANDARD);
                    black_box(&buffer);
                }
                ours.len()
            }),
            Contender::new("tabiya: write_fen (a String each)", || {
                ours.iter()
                    .map(write_fen)
                    .filter(|text| !black_box(text).is_empty())
                    .count()
            }),
            Contender::new(SHAKMATY_WRITE, || {
                for fen in &theirs {
                    their_buffer.clear();
                    fen.append_ascii_to(&mut their_buffer);
                    black_box(&their_buffer);
                }
                theirs.len()
            }),
            Contender::new("shakmaty: to_string", || {
                theirs
                    .iter()
                    .map(Fen::to_string)
                    .filter(|text| !black_box(text).is_empty())
                    .count()
            }),
            Contender::new("cozy-chess: to_string", || {
                cozy.iter()
                    .map(ToString::to_string)
                    .filter(|text| !black_box(text).is_empty())
                    .count()
            }),
            Contender::new("owlchess: as_fen", || {
                owls.iter()
                    .map(owlchess::RawBoard::as_fen)
                    .filter(|text| !black_box(text).is_empty())
                    .count()
            }),
        ],
    );
}

fn read_shredder(lines: &Lines) {
    let reader = |name, read: fn(&[u8]) -> bool| Contender::reader(name, lines, read);
    compare(
        "Reading Shredder-FEN",
        lines.len(),
        SHAKMATY,
        vec![
            reader("tabiya: strict", |line| is_read(read_strict(line))),
            reader(SHAKMATY, |line| black_box(shakmaty_fen(line)).is_some()),
            reader("cozy-chess: Board (legal)", |line| {
                is_read(cozy_chess::Board::from_fen(text(line), true))
            }),
            reader("owlchess: RawBoard", |line| {
                is_read(owlchess::RawBoard::from_fen(text(line)))
            }),
        ],
    );
}

/// Lines as files have them: EPD with operations, CR at the end, double blanks in turn.
fn untidy(lines: &Lines) -> Lines {
    let untidy = |(at, line): (usize, &[u8])| {
        let line = text(line);
        let four: Vec<_> = line.split(' ').take(4).collect();
        let four = four.join(" ");
        match at % 4 {
            0 => format!("{four} bm Nf3; id \"untidy.{at}\";"),
            1 => format!("{line}\r"),
            2 => line.replacen(' ', "  ", 1),
            _ => format!("{four} "),
        }
        .into_bytes()
    };
    Lines::of(lines.iter().enumerate().map(untidy))
}

fn read_untidy(lines: &Lines) {
    let reader = |name, read: fn(&[u8]) -> bool| Contender::reader(name, lines, read);
    compare(
        "Reading untidy lines (EPD, CRLF, double blanks, four fields and a blank)",
        lines.len(),
        SHAKMATY,
        vec![
            reader("tabiya: record of a file", |line| {
                is_read(read_record(line))
            }),
            reader(SHAKMATY, |line| black_box(shakmaty_fen(line)).is_some()),
            reader("shakmaty: Epd", |line| is_read(Epd::from_ascii(line))),
            reader("cozy-chess: Board (legal)", |line| {
                is_read(cozy_chess::Board::from_fen(text(line), false))
            }),
            reader("owlchess: RawBoard", |line| {
                is_read(owlchess::RawBoard::from_fen(text(line)))
            }),
        ],
    );
}
