//! The records of a conversion in a temporary file, one in each line.

use std::fs::File;
use std::io::{self, Read as _};
use tabiya_lines::decoding::{LineBlocks, LinePart};

/// Reads the lines of a file. Of a line that is longer than a block only the beginning is passed on, as not whole.
pub(super) fn each_line(
    file: &mut File,
    mut take: impl FnMut(&[u8], bool) -> io::Result<()>,
) -> io::Result<()> {
    let mut blocks = LineBlocks::new();
    loop {
        let length = match file.read(blocks.room()) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            result => result?,
        };
        blocks.filled(length);
        while let Some(block) = blocks.next_block() {
            for line in block.lines() {
                match line.part {
                    LinePart::Whole => take(line.text, true)?,
                    LinePart::Head => take(line.text, false)?,
                    LinePart::Middle | LinePart::Tail => {}
                }
            }
            blocks.reuse(block);
        }
        if length == 0 {
            return Ok(());
        }
    }
}
