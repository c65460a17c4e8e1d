//! Keys of lines by which they are sorted.

use super::spilled::RecordKeys;
use tabiya_collection::passes::LineSameness;
use tabiya_collection::spill::stable_hash;
use tabiya_notation::record::{LineKind, kind_of_read};

/// The number of bytes of a key.
const KEY_LEN: usize = 12;

/// Makes keys that are the same for lines with the same position; they are empty for comments and blank lines.
pub(super) struct SamenessKeys(pub(super) LineSameness);

impl RecordKeys for SamenessKeys {
    fn put_key(&self, line: &[u8], key: &mut Vec<u8>, _room: &mut Vec<u8>) {
        key.clear();
        if let Some(number) = self.0.key(line) {
            let bytes = number.to_be_bytes();
            key.extend(bytes.iter().skip(bytes.len() - KEY_LEN));
        }
    }
}

/// Makes keys that are the same for equal lines; they are empty for blank lines.
pub(super) struct LineTextKeys;

impl RecordKeys for LineTextKeys {
    fn put_key(&self, line: &[u8], key: &mut Vec<u8>, _room: &mut Vec<u8>) {
        key.clear();
        if kind_of_read(line, true) != LineKind::Blank {
            key.extend(
                [0, 1]
                    .into_iter()
                    .flat_map(|seed| stable_hash(seed, line).to_be_bytes()),
            );
        }
    }
}

/// Leaves the order of the input.
pub(super) struct NoKeys;

impl RecordKeys for NoKeys {
    fn put_key(&self, _line: &[u8], key: &mut Vec<u8>, _room: &mut Vec<u8>) {
        key.clear();
    }
}
