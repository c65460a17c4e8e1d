//! What is told while a file is being opened.

use super::fingerprint::Fingerprint;
use super::load_error::LoadError;
use super::source::Source;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Takes lines that have been made, in any portions. An error ends the making.
pub type Put<'a> = dyn FnMut(&[u8]) -> Result<(), LoadError> + 'a;

/// Reads a stream to its end and puts out the lines that it makes of it.
pub type Convert<'a> =
    dyn FnMut(&mut (dyn Read + Send), &mut Put<'_>) -> Result<(), LoadError> + 'a;

/// A file as it was read, so far.
#[derive(Debug)]
pub struct Loaded {
    /// Its lines: all of them after [`load`](super::load), the first ones after
    /// [`Opening::First`].
    pub source: Source,
    /// What tells that it is still the same.
    pub fingerprint: Fingerprint,
    /// Whether the user may read it only.
    pub read_only: bool,
    /// Where it was unpacked from. Then there is no file that the lines could be saved to.
    pub unpacked_from: Option<Unpacked>,
}

/// Where lines were unpacked from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unpacked {
    /// The gzip or zip file.
    pub path: PathBuf,
    /// The file in it, if it says so and there is only one.
    pub name: Option<String>,
}

impl Unpacked {
    /// The path of the packed file, and on into it: its end is the name of what was packed.
    pub fn place(&self) -> PathBuf {
        match (&self.name, self.path.file_stem()) {
            (Some(name), _) => place_in(&self.path, name),
            (None, Some(stem)) => self.path.join(stem),
            (None, None) => self.path.clone(),
        }
    }
}

/// A name in a packed file leads nowhere but into it, whatever it says: no root, no way up, and the
/// separators of every system.
fn place_in(packed: &Path, name: &str) -> PathBuf {
    let leads_out = |part: &&str| matches!(*part, "" | "." | "..") || part.ends_with(':');
    let parts = name.split(['/', '\\']).filter(|part| !leads_out(part));
    parts.fold(packed.to_owned(), |place, part| place.join(part))
}

/// A file in a zip archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place among all that is in the archive.
    pub index: usize,
    /// Its name with its folders, as the archive has it.
    pub name: String,
    /// How many bytes it has, as the archive says.
    pub bytes: u64,
}

impl Entry {
    /// The path of the archive, and on into it.
    pub fn place(&self, archive: &Path) -> PathBuf {
        place_in(archive, &self.name)
    }
}

/// What has become known of a file that is still being read: for [`Rows::grow`](super::Rows::grow).
#[derive(Clone, Debug)]
pub struct Growth {
    /// The file with all lines that are known now.
    pub(super) source: Source,
}

impl Growth {
    /// How many lines are known now.
    pub fn line_count(&self) -> u64 {
        self.source.line_count()
    }

    /// The file with all lines that are known now.
    pub fn source(&self) -> &Source {
        &self.source
    }
}

/// What is told while a file is being opened.
#[derive(Debug)]
pub enum Opening {
    /// It can be read, and these are its first lines. Comes once, before any of the others.
    First(Loaded),
    /// More lines are known.
    Grown(Growth),
    /// So much has been read.
    Progress {
        /// Bytes of the file.
        done: u64,
        /// How many it has.
        of: u64,
    },
    /// All lines are known; the fingerprint is that of the file as it was all the time.
    Done(Growth, Fingerprint),
}
