//! The steps of opening a file.

use super::fingerprint::Fingerprint;
use super::load_error::LoadError;
use super::source::Source;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Takes converted lines, in portions of any size. An error ends the conversion.
pub type Put<'a> = dyn FnMut(&[u8]) -> Result<(), LoadError> + 'a;

/// Reads a stream to its end and passes on the lines that it makes of it.
pub type Convert<'a> =
    dyn FnMut(&mut (dyn Read + Send), &mut Put<'_>) -> Result<(), LoadError> + 'a;

/// A file with the lines read so far.
#[derive(Debug)]
pub struct Loaded {
    /// Its lines: all of them after [`load`](super::load), the first ones after [`Opening::First`].
    pub source: Source,
    /// The fingerprint that tells whether the file is still the same.
    pub fingerprint: Fingerprint,
    /// Whether the user cannot write to the file.
    pub read_only: bool,
    /// The origin of unpacked lines. If it is set, there is no file that the lines could be saved to.
    pub unpacked_from: Option<Unpacked>,
}

/// The origin of unpacked lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unpacked {
    /// The packed file.
    pub path: PathBuf,
    /// The name of the file inside, if it is known and there is only one.
    pub name: Option<String>,
}

impl Unpacked {
    /// The path of the packed file, extended by the name of the file inside.
    pub fn place(&self) -> PathBuf {
        match (&self.name, self.path.file_stem()) {
            (Some(name), _) => place_in(&self.path, name),
            (None, Some(stem)) => self.path.join(stem),
            (None, None) => self.path.clone(),
        }
    }
}

/// Extends the path of a packed file by a name inside it. The result is always below the packed file: roots, `..` and
/// the separators of every system are taken out of the name.
fn place_in(packed: &Path, name: &str) -> PathBuf {
    let leads_out = |part: &&str| matches!(*part, "" | "." | "..") || part.ends_with(':');
    let parts = name.split(['/', '\\']).filter(|part| !leads_out(part));
    parts.fold(packed.to_owned(), |place, part| place.join(part))
}

/// A file in a zip archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its index in the archive.
    pub index: usize,
    /// Its name with its folders, as written in the archive.
    pub name: String,
    /// The number of its bytes, as written in the archive.
    pub bytes: u64,
}

impl Entry {
    /// The path of the archive, extended by the name of the entry.
    pub fn place(&self, archive: &Path) -> PathBuf {
        place_in(archive, &self.name)
    }
}

/// The new state of a file that is still being read, for [`Rows::grow`](super::Rows::grow).
#[derive(Clone, Debug)]
pub struct Growth {
    /// The file with all lines that are known now.
    pub(super) source: Source,
}

impl Growth {
    /// The number of lines that are known now.
    pub fn line_count(&self) -> u64 {
        self.source.line_count()
    }

    /// The file with all lines that are known now.
    pub fn source(&self) -> &Source {
        &self.source
    }
}

/// A step of opening a file.
#[derive(Debug)]
pub enum Opening {
    /// The file is readable, and these are its first lines. Comes once, before any other report of lines.
    First(Loaded),
    /// More lines are known.
    Grown(Growth),
    /// A part of the file has been read.
    Progress {
        /// The number of bytes read so far.
        done: u64,
        /// The total number of bytes.
        of: u64,
    },
    /// All lines are known. The fingerprint is that of the unchanged file.
    Done(Growth, Fingerprint),
}
