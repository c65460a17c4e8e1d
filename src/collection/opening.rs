//! What is told while a file is being opened.

use super::fingerprint::Fingerprint;
use super::growth::Growth;
use super::source::Source;
use std::path::PathBuf;

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
