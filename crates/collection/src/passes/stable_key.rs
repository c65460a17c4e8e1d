//! Keys of positions that are the same on every machine and in every run, for tables that are kept or joined.
//!
//! # Version 1
//!
//! The key is the 128-bit XXH3 hash of 48 bytes, with the version as its seed. The bytes are six little-endian numbers
//! of 64 bits: the four planes of the board ([`Board`](tabiya_chess::Board)), the state, and the counters (the halfmove
//! clock in the low half, the fullmove number in the high half). The state has from its lowest byte: 1 if Black moves
//! next; the file of the en-passant target from 1, or 0; two bytes of 0; and for White's king's side, White's queen's
//! side and the same of Black a byte, which is 0 or has 0x80, eight times the index of the king's file, and the index
//! of the rook's file. A field that is not compared is 0. Of a position and its permitted reflections, those numbers
//! count that come first in dictionary order.
//!
//! Two positions have the same key if they are the same. Different ones have different keys except by an accident that
//! nobody will see: among a hundred billion positions, two have the same key with a probability below one in 10^16.
//! XXH3 does not withstand somebody who constructs equal keys on purpose; `LineSameness` does.

use super::boards::position_of_line;
use super::canonical::{Sameness, canonical};
use tabiya_chess::Position;
use twox_hash::XxHash3_128;

/// The version of the keys, which is also the seed of the hash.
pub const STABLE_KEY_VERSION: u64 = 1;

/// Returns the key of a position. [`SameFields::Line`](super::SameFields::Line) counts as all fields.
///
/// ```
/// use tabiya_chess::Position;
/// use tabiya_collection::passes::{SameFields, Sameness, stable_key};
///
/// let sameness = Sameness { fields: SameFields::Four, mirrored: false, colours_swapped: false };
/// let key = stable_key(&Position::start(), sameness);
/// let later = Position { fullmove_number: 9, ..Position::start() };
/// assert_eq!(stable_key(&later, sameness), key);
/// ```
pub fn stable_key(position: &Position, sameness: Sameness) -> u128 {
    let words = canonical(position, sameness);
    let mut bytes = [0; 48];
    for (place, byte) in bytes
        .iter_mut()
        .zip(words.into_iter().flat_map(u64::to_le_bytes))
    {
        *place = byte;
    }
    XxHash3_128::oneshot_with_seed(STABLE_KEY_VERSION, &bytes)
}

/// Returns the key of the position of a line, exact or not; `None` if [`LineSameness`](super::LineSameness) compares
/// the bytes of the line, or it is a comment or blank.
pub fn stable_key_of_line(line: &[u8], sameness: Sameness) -> Option<u128> {
    position_of_line(line).map(|position| stable_key(&position, sameness))
}
