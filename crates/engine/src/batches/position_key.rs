//! By what equal positions are known.

use tabiya_chess::{EnPassantConvention, Position};
use tabiya_notation::fen::{Dialect, FenStyle, write_fen_as};
use twox_hash::XxHash3_64;

/// What positions share that an engine searches alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionKey([u64; 2]);

impl PositionKey {
    /// The number of moves before does not count, nor a target on which nothing can be captured.
    pub fn of(position: &Position) -> Self {
        let style = FenStyle {
            dialect: Dialect::Shredder,
            en_passant: EnPassantConvention::Legal,
        };
        let mut position = *position;
        position.fullmove_number = 1;
        let fen = write_fen_as(&position, style);
        // Two of 64 bits, since ten million positions are many for one.
        Self([0, 1].map(|seed| XxHash3_64::oneshot_with_seed(seed, fen.as_bytes())))
    }
}
