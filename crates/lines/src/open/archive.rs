//! Opens packed files: gzip, Zstandard, bzip2 and zip.

use std::io::{self, BufReader, Read};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use flate2::read::MultiGzDecoder;
use zip::ZipArchive;
use zip::result::ZipError;

use super::job::{FromStart, Job, Opened, is_zip};
use super::stream::{CountingReader, Stream};
use crate::file_endings::{UNPACKED, has_ending};
use crate::opening::{ArchiveEntry, LoadError, NotUnpacked};
use crate::unpacking::{PackedTwice, Packing, UnpackedOnce};

/// The number of bytes of the packed file read at a time.
const STEP: usize = 256 << 10;
/// A folder that some systems add to archives.
const NO_TEXT: &str = "__MACOSX/";

/// The entries of a zip archive that can be opened: its files with positions, or its only file. `None` if the file is
/// not a zip archive.
///
/// # Errors
///
/// Returns a [`LoadError`] with the reason.
pub fn archive_entries(path: &Path) -> Result<Option<Vec<ArchiveEntry>>, LoadError> {
    let opened = Opened::at(path)?;
    if !is_zip(&opened.head()?) {
        return Ok(None);
    }
    let mut archive = ZipArchive::new(BufReader::new(opened.reader()?)).map_err(zip_error)?;
    entries_of(&mut archive).map(Some)
}

fn entries_of(
    archive: &mut ZipArchive<BufReader<FromStart>>,
) -> Result<Vec<ArchiveEntry>, LoadError> {
    let mut all = Vec::new();
    for index in 0..archive.len() {
        let file = archive.by_index_raw(index).map_err(zip_error)?;
        let name = file.name().map_err(zip_error)?.into_owned();
        if !file.is_dir() && !name.starts_with(NO_TEXT) {
            let bytes = file.size();
            all.push(ArchiveEntry { index, name, bytes });
        }
    }
    if 1 < all.len() {
        all.retain(|entry| has_ending(Path::new(&entry.name), UNPACKED));
    }
    if all.is_empty() {
        return Err(NotUnpacked::NothingInside.into());
    }
    Ok(all)
}

impl Job<'_> {
    pub(super) fn unpack_gzip(&mut self, opened: &Opened) -> Result<(), LoadError> {
        let read = AtomicU64::new(0);
        let counted = CountingReader {
            reader: opened.reader()?,
            read: &read,
        };
        let packed = BufReader::with_capacity(STEP, counted);
        let reader = MultiGzDecoder::new(packed);
        let name = reader.header().and_then(|header| header.filename());
        let name = name.map(|name| String::from_utf8_lossy(name).into_owned());
        let stream = Stream {
            opened,
            unpacked_from: Some(self.unpacked(name)),
            of: opened.len(),
        };
        let source = self.take_in(&stream, &mut UnpackedOnce::new(reader), &read);
        self.tell_unpacked(&stream, source.map_err(damaged)?)
    }

    /// Unpacks a file of Zstandard or bzip2, which has no name for its content.
    pub(super) fn unpack_stream(
        &mut self,
        opened: &Opened,
        packing: Packing,
    ) -> Result<(), LoadError> {
        let read = Arc::new(AtomicU64::new(0));
        let packed = CountedFile {
            file: opened.reader()?,
            read: Arc::clone(&read),
        };
        let reader = packing.unpacked(Box::new(packed));
        let stream = Stream {
            opened,
            unpacked_from: Some(self.unpacked(None)),
            of: opened.len(),
        };
        let source = self.take_in(&stream, &mut UnpackedOnce::new(reader), &read);
        self.tell_unpacked(&stream, source.map_err(damaged)?)
    }

    pub(super) fn unpack_zip(&mut self, opened: &Opened) -> Result<(), LoadError> {
        let mut archive = ZipArchive::new(BufReader::new(opened.reader()?)).map_err(zip_error)?;
        let entry = self.chosen_entry(entries_of(&mut archive)?)?;
        let read = AtomicU64::new(0);
        let reader = CountingReader {
            reader: archive.by_index(entry.index).map_err(zip_error)?,
            read: &read,
        };
        let stream = Stream {
            opened,
            unpacked_from: Some(self.unpacked(Some(entry.name))),
            of: entry.bytes,
        };
        let source = self.take_in(&stream, &mut UnpackedOnce::new(reader), &read);
        self.tell_unpacked(&stream, source.map_err(damaged)?)
    }

    /// The entry to open, if the archive still has it.
    fn chosen_entry(&self, entries: Vec<ArchiveEntry>) -> Result<ArchiveEntry, LoadError> {
        let count = entries.len();
        let mut entries = entries.into_iter();
        let found = match self.entry {
            Some(wanted) => entries.find(|entry| entry == wanted),
            None if count == 1 => entries.next(),
            None => return Err(NotUnpacked::Several.into()),
        };
        found.ok_or(LoadError::ChangedWhileReading)
    }
}

/// A file that counts the bytes read from it.
struct CountedFile {
    file: FromStart,
    read: Arc<AtomicU64>,
}

impl Read for CountedFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(buffer)?;
        self.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

/// Turns errors of unpacking that are due to the packed file into [`NotUnpacked`].
fn damaged(error: LoadError) -> LoadError {
    use io::ErrorKind as Kind;
    match error {
        LoadError::Io(error) if PackedTwice::is_why(&error) => NotUnpacked::PackedTwice.into(),
        LoadError::Io(error) => match error.kind() {
            Kind::InvalidData | Kind::InvalidInput | Kind::UnexpectedEof => {
                NotUnpacked::Damaged.into()
            }
            _ => LoadError::Io(error),
        },
        other => other,
    }
}

fn zip_error(error: ZipError) -> LoadError {
    match error {
        ZipError::Io(error) => damaged(error.into()),
        ZipError::InvalidPassword | ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) => {
            NotUnpacked::Encrypted.into()
        }
        ZipError::UnsupportedArchive(_) | ZipError::CompressionMethodNotSupported(_) => {
            NotUnpacked::Unknown.into()
        }
        _ => NotUnpacked::Damaged.into(),
    }
}
