//! A second place for what is written over a file.

use std::io;
use std::path::Path;

use crate::collection::content::Content;

/// A second place for the new content of a file that has to be overwritten in place: there neither
/// the old bytes nor the new ones are whole while it is written.
///
/// [`save`](super::save) calls [`keep`](Self::keep) before it touches the file, and
/// [`release`](Self::release) when the file is whole again. Where writing fails half-way, or the
/// program ends, nothing is released: what was kept is the only whole copy then.
pub trait Spare {
    /// Puts all of `content` where it survives a power cut. `target` is the file that will be
    /// overwritten, without links.
    ///
    /// # Errors
    ///
    /// When it cannot be kept: then the file is not touched.
    fn keep(&mut self, target: &Path, content: &dyn Content) -> io::Result<()>;

    /// The file is whole, or was not touched at all: what was kept is not needed any more.
    fn release(&mut self);
}
