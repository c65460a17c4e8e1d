//! A game of 80 plies as an animation of 480 pixels, beside `convert`, of `ImageMagick`, with the same frames as PNG files, in
//! the same run:
//!
//! ```text
//! cargo bench --bench animations
//! ```
//!
//! `convert` is timed as a process, with its reading of the frames; ours is timed with the drawing of them. Asserts
//! nothing about time.
#![expect(
    clippy::expect_used,
    clippy::cast_precision_loss,
    clippy::print_stdout,
    reason = "a measuring tool"
)]

use std::ops::ControlFlow;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Instant;
use tabiya_chess::{Mover, Position};
use tabiya_notation::moves::read_move;
use tabiya_picture::{Animation, AnimationFormat, PieceSet, Rasteriser, Style};
use tabiya_publish::{ANIMATION_SIZE, AnimatedLine, AnimationChoices};

/// Byrne - Fischer, New York 1956.
const GAME: &str = "Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6 e4 Nbd7 Rd1 Nb6 Qc5 Bg4 Bg5 Na4 Qa3 Nxc3 \
    bxc3 Nxe4 Bxe7 Qb6 Bc4 Nxc3 Bc5 Rfe8+ Kf1 Be6 Bxb6 Bxc4+ Kg1 Ne2+ Kf1 Nxd4+ Kg1 Ne2+ Kf1 Nc3+ Kg1 axb6 Qb4 Ra4 \
    Qxb6 Nxd1 h3 Rxa2 Kh2 Nxf2 Re1 Rxe1 Qd8+ Bf8 Nxe1 Bd5 Nf3 Ne4 Qb8 b5 h4 h5 Ne5 Kg7 Kg1 Bc5+ Kf1 Ng3+ Ke1 Bb4+ Kd1 \
    Bb3+ Kc1 Ne2+ Kb1 Nc3+";
const ROUNDS: usize = 3;

fn main() {
    let style = Style {
        size: ANIMATION_SIZE,
        last_move: true,
        ..Style::default()
    };
    let pieces = PieceSet::usual();
    let animation = line().animation(&AnimationChoices::default(), &style);
    let animation = animation.expect("the game has moves");
    let folder = tempfile::tempdir().expect("there is room");
    write_frames(&animation, &pieces, folder.path());
    println!(
        "{:<44} {:>9} {:>9} {:>9}",
        "80 plies at 480 pixels", "ms", "kB", "ratio"
    );
    for format in AnimationFormat::ALL {
        let peer = (format != AnimationFormat::Svg)
            .then(|| converted(format, folder.path()))
            .flatten();
        if let Some((seconds, bytes)) = peer {
            print_row(&format!("convert: {}", format.name()), seconds, bytes, None);
        }
        let (seconds, bytes) = ours(&animation, format, &pieces);
        let ratio = peer.map(|(peer, _)| peer / seconds);
        print_row(&format!("tabiya: {}", format.name()), seconds, bytes, ratio);
    }
}

fn line() -> AnimatedLine {
    let mut line = AnimatedLine::new("Byrne - Fischer".to_owned());
    let mut position = Position::start();
    line.add(None, &position, b"");
    for word in GAME.split_whitespace() {
        let mover = Mover::new(&position).expect("the position is legal");
        let played = read_move(&mover, word, &[])
            .expect("the move is legal")
            .played;
        position = position.after(played);
        line.add(Some(played), &position, b"");
    }
    line
}

/// The best time of some rounds in seconds, and the number of bytes.
fn ours(animation: &Animation, format: AnimationFormat, pieces: &Arc<PieceSet>) -> (f64, usize) {
    let mut best = f64::INFINITY;
    let mut bytes = 0;
    for _ in 0..ROUNDS {
        let began = Instant::now();
        let file = animation.encode(format, pieces, &mut |_, _| ControlFlow::Continue(()));
        bytes = file.expect("it fits into memory").len();
        best = best.min(began.elapsed().as_secs_f64());
    }
    (best, bytes)
}

fn write_frames(animation: &Animation, pieces: &Arc<PieceSet>, folder: &Path) {
    let mut rasteriser = Rasteriser::new(Arc::clone(pieces));
    for at in 0..animation.frames().len() {
        let drawing = animation.drawing(at).expect("there is a frame");
        let pixels = rasteriser.pixels(&drawing).expect("it fits into memory");
        let png = drawing.to_png(&pixels).expect("it fits into memory");
        std::fs::write(folder.join(format!("{at:03}.png")), png).expect("there is room");
    }
}

/// Makes the file with `ImageMagick`; `None` if it is not installed.
fn converted(format: AnimationFormat, folder: &Path) -> Option<(f64, usize)> {
    let file = folder.join(format!("peer.{}", format.name()));
    let began = Instant::now();
    let done = Command::new("convert")
        .args(["-delay", "100", "-loop", "0"])
        .arg(folder.join("*.png"))
        .args(["-layers", "Optimize", "-define", "webp:lossless=true"])
        .arg(&file)
        .output()
        .ok()?;
    let seconds = began.elapsed().as_secs_f64();
    let bytes = file
        .metadata()
        .ok()
        .filter(|_| done.status.success())?
        .len();
    Some((seconds, usize::try_from(bytes).ok()?))
}

fn print_row(name: &str, seconds: f64, bytes: usize, ratio: Option<f64>) {
    let ratio = ratio.map_or_else(|| "–".to_owned(), |ratio| format!("{ratio:.2}"));
    println!(
        "{name:<44} {:>9.1} {:>9.0} {ratio:>9}",
        seconds * 1000.0,
        bytes as f64 / 1000.0
    );
}
