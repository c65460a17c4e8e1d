//! The key by which equal positions are recognized.

use tabiya_chess::{EnPassantConvention, Position};
use tabiya_notation::fen::{Dialect, FenStyle, write_fen_as};
use twox_hash::XxHash3_64;

/// A hash that is equal for positions that an engine searches alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionKey([u64; 2]);

impl PositionKey {
    /// Hashes a position without its fullmove number, and without an en passant target that nothing can capture on.
    pub fn of(position: &Position) -> Self {
        let style = FenStyle {
            dialect: Dialect::Shredder,
            en_passant: EnPassantConvention::Legal,
        };
        let mut position = *position;
        position.fullmove_number = 1;
        let fen = write_fen_as(&position, style);
        // Two hashes of 64 bits, because ten million positions risk a collision with one.
        Self([0, 1].map(|seed| XxHash3_64::oneshot_with_seed(seed, fen.as_bytes())))
    }
}
