//! The file that is kept beside a journal.

use super::session::Session;
use super::system::{self, Access};
use super::watched::Watched;
use crate::Content;
use flate2::{CrcReader, CrcWriter};
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Seek as _, Write as _};
use std::ops::ControlFlow;
use std::path::Path;

/// So much is read at a time.
const STEP: usize = 64 << 10;

/// Keeps what `content` has, and returns its checksum. It is on the disk then.
pub(super) fn keep_base(session: &Session, content: &dyn Content) -> io::Result<u32> {
    let file = system::create_private_file(&session.base())?;
    let mut out = CrcWriter::new(BufWriter::new(file));
    content.write_to(&mut out, &mut |_| ControlFlow::Continue(()))?;
    out.flush()?;
    out.get_ref().get_ref().sync_all()?;
    Ok(out.crc().sum())
}

/// The base of a journal, if it has that checksum still. `None` if it is not as it was kept, is none of
/// ours, or the reading was stopped.
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
