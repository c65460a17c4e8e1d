//! What is said to an engine.

use super::engine_option::Setting;
use super::question::Limits;
use std::time::Duration;
use tabiya_chess::{Move, Mover, Position};
use tabiya_notation::forms::fen_for_engines;
use tabiya_notation::moves::write_uci;

/// One line that is said to an engine.
#[derive(Clone, Copy, Debug)]
pub enum Command<'a> {
    /// It is to tell about itself.
    Uci,
    /// It is to answer when it has done what it was told.
    IsReady,
    /// What comes has nothing to do with what was.
    NewGame,
    /// An option has this value; a button is pressed.
    SetOption(&'a Setting),
    /// The position, and the moves from there.
    Position {
        /// Where the game begins.
        root: &'a Position,
        /// The moves since, each legal.
        moves: &'a [Move],
        /// Whether castling is written as Chess960 has it.
        chess960: bool,
    },
    /// It is to search.
    Go {
        /// How far.
        limits: &'a Limits,
        /// The position that is searched.
        mover: &'a Mover,
        /// Whether castling is written as Chess960 has it.
        chess960: bool,
    },
    /// It is to name what it has found.
    Stop,
    /// It is to end.
    Quit,
}

impl Command<'_> {
    /// Writes the line, with its end.
    pub fn push_to(&self, out: &mut Vec<u8>) {
        match self {
            Self::Uci => out.extend_from_slice(b"uci"),
            Self::IsReady => out.extend_from_slice(b"isready"),
            Self::NewGame => out.extend_from_slice(b"ucinewgame"),
            Self::SetOption(setting) => push_setting(setting, out),
            Self::Position {
                root,
                moves,
                chess960,
            } => push_position(root, moves, *chess960, out),
            Self::Go {
                limits,
                mover,
                chess960,
            } => push_go(limits, mover, *chess960, out),
            Self::Stop => out.extend_from_slice(b"stop"),
            Self::Quit => out.extend_from_slice(b"quit"),
        }
        out.push(b'\n');
    }
}

fn push_setting(setting: &Setting, out: &mut Vec<u8>) {
    out.extend_from_slice(b"setoption name ");
    out.extend_from_slice(setting.name().as_bytes());
    if let Some(value) = setting.value() {
        out.extend_from_slice(b" value ");
        out.extend_from_slice(value.as_bytes());
    }
}

fn push_position(root: &Position, moves: &[Move], chess960: bool, out: &mut Vec<u8>) {
    out.extend_from_slice(b"position fen ");
    out.extend_from_slice(fen_for_engines(root).as_bytes());
    let Ok(mut mover) = Mover::new(root) else {
        return;
    };
    for (place, played) in moves.iter().enumerate() {
        out.extend_from_slice(if place == 0 { b" moves " } else { b" " });
        out.extend_from_slice(write_uci(&mover, *played, chess960).as_bytes());
        mover = mover.after(*played);
    }
}

fn push_go(limits: &Limits, mover: &Mover, chess960: bool, out: &mut Vec<u8>) {
    out.extend_from_slice(b"go");
    if limits.is_infinite() {
        out.extend_from_slice(b" infinite");
    }
    let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let numbers = [
        (" movetime ", limits.time.map(milliseconds)),
        (" depth ", limits.depth.map(u64::from)),
        (" nodes ", limits.nodes),
        (" mate ", limits.mate.map(u64::from)),
    ];
    for (name, number) in numbers {
        if let Some(number) = number {
            // Engines take 0 for no limit at all.
            let text = format!("{name}{}", number.max(1));
            out.extend_from_slice(text.as_bytes());
        }
    }
    if !limits.moves.is_empty() {
        // The last, since engines take all that follows for moves.
        out.extend_from_slice(b" searchmoves");
    }
    for wanted in &limits.moves {
        out.push(b' ');
        out.extend_from_slice(write_uci(mover, *wanted, chess960).as_bytes());
    }
}
