//! The records of a journal without what is in them.

use super::record::{FRAME, Kind, MAGIC, MOST_BYTES};
use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read as _, Seek as _, SeekFrom};

/// So many are looked at: more than a sort of two thousand million lines leaves.
const MOST_FRAMES: usize = 1 << 16;

/// Whether a journal that is longer than one wants to read says what the rows are: as far as one can tell
/// by the frames of its records, and unless there are very many of them.
pub(super) fn has_rows(file: &File, len: u64) -> io::Result<bool> {
    // What is in a record is passed over, so nothing is read ahead.
    let mut input = BufReader::with_capacity(FRAME + 1, file);
    let mut at = MAGIC.len() as u64;
    input.seek(SeekFrom::Start(at))?;
    for _ in 0..MOST_FRAMES {
        let mut frame = [0; FRAME + 1];
        match input.read_exact(&mut frame) {
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(false),
            read => read?,
        }
        let [a, b, c, d, .., kind] = frame;
        let record = u64::from(u32::from_le_bytes([a, b, c, d]));
        if !(1..=MOST_BYTES as u64).contains(&record) {
            return Err(ErrorKind::InvalidData.into());
        }
        at += FRAME as u64 + record;
        if len < at {
            return Ok(false);
        }
        if kind == Kind::Rows.byte() {
            return Ok(true);
        }
        input.seek(SeekFrom::Start(at))?;
    }
    Ok(true)
}
