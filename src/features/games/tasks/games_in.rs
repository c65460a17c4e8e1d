//! Detects the format of a file from its beginning.

use crate::features::files::CollectionFile;
use crate::features::games::model::games_file::HEAD;
use crate::features::games::model::{GamesFile, GamesSource};
use std::io::Read;
use std::ops::ControlFlow;
use std::path::Path;
use tabiya_collection::games::Conversion;
use tabiya_collection::passes::decoded_beginning;
use tabiya_lines::file_endings::{POSITIONS, holds, unpacked_name};
use tabiya_lines::{Entry, Limits, LoadError, Put, open_converted};

/// Returns the games or the table in a file. Returns `None` for other content and for an unreadable file: opening it
/// reports the error.
pub(crate) fn games_in(path: &Path, entry: Option<&Entry>) -> Option<GamesFile> {
    let named = entry.map_or(path, |entry| Path::new(&entry.name));
    if holds(named, POSITIONS) {
        return None;
    }
    let name = unpacked_name(named).to_string_lossy().to_lowercase();
    let mut head = Vec::new();
    let mut read_head = |reader: &mut (dyn Read + Send), _: &mut Put<'_>| {
        head = decoded_beginning(reader, HEAD)?;
        Err(LoadError::Cancelled)
    };
    let mut nothing = |_| ControlFlow::Continue(());
    let read = open_converted(path, entry, Limits::default(), &mut read_head, &mut nothing);
    if !matches!(read, Err(LoadError::Cancelled)) {
        return None;
    }
    let conversion = Conversion::of(&name, &head)?;
    Some(GamesFile {
        source: GamesSource::File(CollectionFile {
            entry: entry.cloned(),
            ..CollectionFile::at(path.to_owned())
        }),
        conversion,
        head: head.into(),
    })
}
