//! Games to animate.

use std::ops::ControlFlow;
use tabiya_chess::{Mover, Position};
use tabiya_notation::moves::{read_move, write_san};
use tabiya_picture::{Animation, AnimationFormat, PieceSet, Style};
use tabiya_publish::{AnimatedLine, AnimationChoices};

/// A short game with captures, both kinds of castling, and mate.
pub(super) const SHORT: &str = "e4 d5 exd5 Qxd5 Nc3 Qa5 Nf3 Nc6 Bb5 Bg4 O-O O-O-O Bxc6 bxc6";
/// A game of 80 plies (Byrne - Fischer, New York 1956).
pub(super) const LONG: &str = "Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6 e4 Nbd7 Rd1 Nb6 Qc5 Bg4 Bg5 Na4 \
    Qa3 Nxc3 bxc3 Nxe4 Bxe7 Qb6 Bc4 Nxc3 Bc5 Rfe8+ Kf1 Be6 Bxb6 Bxc4+ Kg1 Ne2+ Kf1 Nxd4+ Kg1 Ne2+ Kf1 Nc3+ Kg1 axb6 \
    Qb4 Ra4 Qxb6 Nxd1 h3 Rxa2 Kh2 Nxf2 Re1 Rxe1 Qd8+ Bf8 Nxe1 Bd5 Nf3 Ne4 Qb8 b5 h4 h5 Ne5 Kg7 Kg1 Bc5+ Kf1 Ng3+ Ke1 \
    Bb4+ Kd1 Bb3+ Kc1 Ne2+ Kb1 Nc3+";

pub(super) fn line(moves: &str) -> AnimatedLine {
    let mut line = AnimatedLine::new("Ann - Bob".to_owned());
    let mut position = Position::start();
    line.add(None, &position, b"");
    for word in moves.split_whitespace() {
        let mover = Mover::new(&position).unwrap();
        let played = read_move(&mover, word, &[]).unwrap().played;
        position = position.after(played);
        line.add(Some(played), &position, b"");
    }
    line
}

/// A game of at most this many plies, in which a fixed rule chooses the moves.
pub(super) fn endless(plies: usize) -> AnimatedLine {
    let mut line = AnimatedLine::new(String::new());
    let mut position = Position::start();
    line.add(None, &position, b"");
    for ply in 0..plies {
        let mover = Mover::new(&position).unwrap();
        let moves = mover.moves();
        let mut words: Vec<_> = moves
            .iter()
            .map(|played| (write_san(&mover, *played), *played))
            .collect();
        words.sort_by(|one, other| one.0.cmp(&other.0));
        let (_, played) = words[ply * 7 % words.len()];
        position = position.after(played);
        line.add(Some(played), &position, b"");
        if Mover::new(&position).unwrap().is_over() {
            break;
        }
    }
    line
}

pub(super) fn style(name: &str) -> Style {
    Style {
        size: 240,
        last_move: true,
        ..Style::built_in(name).unwrap()
    }
}

pub(super) fn animation(line: &AnimatedLine, style: &Style) -> Animation {
    line.animation(&AnimationChoices::default(), style).unwrap()
}

pub(super) fn file(animation: &Animation, format: AnimationFormat, style: &Style) -> Vec<u8> {
    let pieces = PieceSet::own(&style.pieces).unwrap();
    let mut go_on = |_, _| ControlFlow::Continue(());
    animation.encode(format, &pieces, &mut go_on).unwrap()
}
