//! The copy of a document that is kept next to a journal.

use super::session::Session;
use super::system::{self, Access};
use super::watched::Watched;
use crate::Content;
use flate2::{CrcReader, CrcWriter};
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Seek as _, Write as _};
use std::ops::ControlFlow;
use std::path::Path;

/// The number of bytes read at a time.
const STEP: usize = 64 << 10;

/// Keeps a copy of `content` and returns its checksum. The copy is on the disk when this returns.
pub(super) fn keep_base(session: &Session, content: &dyn Content) -> io::Result<u32> {
    let file = system::create_private_file(&session.base())?;
    let mut out = CrcWriter::new(BufWriter::new(file));
    content.write_to(&mut out, &mut |_| ControlFlow::Continue(()))?;
    out.flush()?;
    out.get_ref().get_ref().sync_all()?;
    Ok(out.crc().sum())
}

/// Opens the base of a journal if it still has that checksum. `None` if it has changed, is not our file, or the reading
/// was stopped.
pub(super) fn open_as_kept(
    path: &Path,
    sum: u32,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Option<File> {
    let (mut file, metadata) = system::open_regular(path, Access::Read).ok()?;
    let watched = Watched::new(&file, metadata.len(), progress);
    let mut read = CrcReader::new(BufReader::with_capacity(STEP, watched));
    io::copy(&mut read, &mut io::sink()).ok()?;
    let is_as_kept = read.crc().sum() == sum;
    drop(read);
    file.rewind().ok()?;
    is_as_kept.then_some(file)
}
