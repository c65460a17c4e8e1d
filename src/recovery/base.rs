//! The file that is kept beside a journal.

use super::session::Session;
use super::system;
use crate::collection::Content;
use flate2::{CrcReader, CrcWriter};
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write as _};
use std::ops::ControlFlow;

/// Keeps what `content` has, and returns its checksum. It is on the disk then.
pub(super) fn keep_base(session: &Session, content: &dyn Content) -> io::Result<u32> {
    let file = system::create_private_file(&session.base())?;
    let mut out = CrcWriter::new(BufWriter::new(file));
    content.write_to(&mut out, &mut |_| ControlFlow::Continue(()))?;
    out.flush()?;
    out.get_ref().get_ref().sync_all()?;
    Ok(out.crc().sum())
}

/// Whether it still has that checksum.
pub(super) fn is_as_it_was_kept(session: &Session, sum: u32) -> io::Result<bool> {
    let mut file = CrcReader::new(BufReader::new(File::open(session.base())?));
    io::copy(&mut file, &mut io::sink())?;
    Ok(file.crc().sum() == sum)
}
