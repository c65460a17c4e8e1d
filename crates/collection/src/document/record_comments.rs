//! The comments of a record, which are also those of its move in the game.

use tabiya_notation::operations::find;
use tabiya_notation::record::read_record;

/// The comment operations of the standard.
const OPCODES: [&[u8]; 10] = [
    b"c0", b"c1", b"c2", b"c3", b"c4", b"c5", b"c6", b"c7", b"c8", b"c9",
];

/// Returns the comments of a record as one text, with commands such as `[%cal Ge2e4]`.
pub(super) fn comments_of(record: &[u8]) -> String {
    let tail = read_record(record).map(|read| read.tail);
    let tail = tail.ok().and_then(|tail| record.get(tail));
    let tail = tail.unwrap_or_default();
    let comments = OPCODES.iter().filter_map(|opcode| {
        let value = find(tail, opcode)?.operands().next()?.value();
        Some(String::from_utf8_lossy(&value).trim().to_owned())
    });
    let comments: Vec<_> = comments.filter(|comment| !comment.is_empty()).collect();
    comments.join(" ")
}
