//! Files that gzip or zip have packed.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufReader, Read};
use std::path::Path;

use flate2::read::MultiGzDecoder;
use zip::ZipArchive;
use zip::result::ZipError;

use super::job::{Job, Opened, is_zip};
use super::stream::Stream;
use crate::collection::load_error::{LoadError, NotUnpacked};
use crate::collection::opening::{Entry, Unpacked};

/// So much of the packed file is read at a time.
const STEP: usize = 256 << 10;
/// What the names of files with positions end in.
const TEXT_ENDS: [&str; 3] = [".fen", ".epd", ".txt"];
/// What some systems put beside the files.
const NO_TEXT: &str = "__MACOSX/";

/// What there is to open in a zip archive: its files with positions, or its only file. `None` if the
/// file is no such archive.
///
/// # Errors
///
/// [`LoadError`] tells them all apart.
pub fn archive_entries(path: &Path) -> Result<Option<Vec<Entry>>, LoadError> {
    let opened = Opened::at(path)?;
    if !is_zip(&opened.head()?) {
        return Ok(None);
    }
    let mut archive = ZipArchive::new(BufReader::new(&opened.file)).map_err(zip_error)?;
    entries_of(&mut archive).map(Some)
}

fn entries_of(archive: &mut ZipArchive<BufReader<&File>>) -> Result<Vec<Entry>, LoadError> {
    let mut all = Vec::new();
    for index in 0..archive.len() {
        let file = archive.by_index_raw(index).map_err(zip_error)?;
        let name = file.name().map_err(zip_error)?.into_owned();
        if !file.is_dir() && !name.starts_with(NO_TEXT) {
            let bytes = file.size();
            all.push(Entry { index, name, bytes });
        }
    }
    if 1 < all.len() {
        all.retain(|entry| has_text_name(&entry.name));
    }
    if all.is_empty() {
        return Err(NotUnpacked::NothingInside.into());
    }
    Ok(all)
}

fn has_text_name(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    TEXT_ENDS.iter().any(|end| name.ends_with(end))
}

impl Job<'_> {
    pub(super) fn unpack_gzip(&mut self, opened: &Opened) -> Result<(), LoadError> {
        let read = Cell::new(0);
        let counted = Counted {
            file: &opened.file,
            read: &read,
        };
        let packed = BufReader::with_capacity(STEP, counted);
        let mut reader = MultiGzDecoder::new(packed);
        let name = reader.header().and_then(|header| header.filename());
        let name = name.map(|name| String::from_utf8_lossy(name).into_owned());
        let stream = Stream {
            opened,
            unpacked_from: Some(self.unpacked(name)),
            of: opened.len(),
        };
        let source = self.take_in(&stream, &mut reader, &mut |_| read.get());
        self.tell_unpacked(&stream, source.map_err(damaged)?)
    }

    pub(super) fn unpack_zip(&mut self, opened: &Opened) -> Result<(), LoadError> {
        let mut archive = ZipArchive::new(BufReader::new(&opened.file)).map_err(zip_error)?;
        let entry = self.chosen_entry(entries_of(&mut archive)?)?;
        let mut reader = archive.by_index(entry.index).map_err(zip_error)?;
        let stream = Stream {
            opened,
            unpacked_from: Some(self.unpacked(Some(entry.name))),
            of: entry.bytes,
        };
        let mut done = 0;
        let mut count = |read| {
            done += read;
            done
        };
        let source = self.take_in(&stream, &mut reader, &mut count);
        self.tell_unpacked(&stream, source.map_err(damaged)?)
    }

    /// The entry that is to be opened, if the archive still has it.
    fn chosen_entry(&self, entries: Vec<Entry>) -> Result<Entry, LoadError> {
        let count = entries.len();
        let mut entries = entries.into_iter();
        let found = match self.entry {
            Some(wanted) => entries.find(|entry| entry == wanted),
            None if count == 1 => entries.next(),
            None => return Err(NotUnpacked::Several.into()),
        };
        found.ok_or(LoadError::ChangedWhileReading)
    }

    fn unpacked(&self, name: Option<String>) -> Unpacked {
        Unpacked {
            path: self.path.to_owned(),
            name,
        }
    }
}

/// Counts what is read of a file.
struct Counted<'a> {
    file: &'a File,
    read: &'a Cell<u64>,
}

impl Read for Counted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(buffer)?;
        self.read.set(self.read.get() + read as u64);
        Ok(read)
    }
}

/// What the unpacking of bytes complains of is the packed file.
fn damaged(error: LoadError) -> LoadError {
    use io::ErrorKind as Kind;
    match error {
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
