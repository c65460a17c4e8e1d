//! Division by the number of positions in each file.
//!
//! All lines stay in their order. A file begins with a position, so comments before a border are at the end of a file.

use super::parts::{Divided, Parts};
use crate::records::keys::NoKeys;
use crate::records::spilled::{Keyed, keyed, sorter, text_and_end};
use crate::saving::say_no_room;
use crate::status::Status;
use crate::stream::InputOrigin;
use tabiya_lines::decoding::Encoding;
use tabiya_notation::record::{LineKind, kind_of_read};

pub(super) fn divide(
    origins: Vec<InputOrigin>,
    number: u64,
    memory: usize,
    mut parts: Parts,
) -> Result<Divided, Status> {
    let Keyed {
        tally,
        sorter,
        readings,
    } = keyed(origins, NoKeys, sorter(memory))?;
    parts.encoding = tally.encoding.unwrap_or(Encoding::Bytes);
    let mut lines = sorter.finish().map_err(|error| say_no_room(&error))?;
    let mut positions = 0;
    while let Some(entry) = lines.next_entry().map_err(|error| say_no_room(&error))? {
        let (text, _) = text_and_end(&entry.payload);
        let is_position = is_position(text);
        if parts.count() == 0 || is_position && positions == number {
            parts.begin(String::new())?;
            positions = 0;
        }
        positions += u64::from(is_position);
        parts.put(&entry.payload, is_position)?;
    }
    let digits = parts.count().to_string().len();
    parts.rename(|place| format!("{:0digits$}", place + 1));
    Ok(Divided {
        parts,
        tally,
        readings,
    })
}

/// Whether a line is neither blank nor a comment.
pub(super) fn is_position(line: &[u8]) -> bool {
    !matches!(
        kind_of_read(line, true),
        LineKind::Blank | LineKind::Comment
    )
}
