//! Claims about communication with engines.

mod any;
mod conversation;
mod guard;
mod options;
mod said;

use std::time::Duration;
use tabiya_chess::{Mover, Position};
use tabiya_notation::fen::read_strict;

fn position(fen: &str) -> Position {
    read_strict(fen.as_bytes()).unwrap()
}

fn mover(fen: &str) -> Mover {
    Mover::new(&position(fen)).unwrap()
}

fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}
