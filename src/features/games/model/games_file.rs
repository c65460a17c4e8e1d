//! Whether a file holds games or a table, and what there would be of it.

use crate::features::files::CollectionFile;
use crate::features::games::model::{GamesFile, GamesSource};
use crate::games::Conversion;
use crate::games::{Extractor, TableExtractor};
use crate::passes::{Part, Parts, decoded_beginning};
use std::io::{Cursor, Read};
use std::ops::ControlFlow;
use std::path::Path;
use tabiya_lines::{Entry, Limits, LoadError, Put, open_converted};

/// By so much of its beginning it is told what a file holds.
pub(crate) const HEAD: u64 = 24 << 10;

/// What a file holds, if that is games or a table. Where it cannot be read nothing is known: opening it
/// says why.
pub(crate) fn games_in(path: &Path, entry: Option<&Entry>) -> Option<GamesFile> {
    let name = unpacked_name(entry.map_or(path, |entry| Path::new(&entry.name)));
    if is_any(&name, &[".fen", ".epd"]) {
        return None;
    }
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

/// Whether a name says that there are games or a table in the file.
pub(crate) fn names_games(path: &Path) -> bool {
    is_any(&unpacked_name(path), &[".pgn", ".csv", ".tsv"])
}

fn is_any(name: &str, ends: &[&str]) -> bool {
    ends.iter().any(|end| name.ends_with(end))
}

/// The name in small letters, without the ending of what packed the file.
fn unpacked_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    let mut name = name.to_string_lossy().to_lowercase();
    for end in [".gz", ".zst", ".bz2"] {
        if name.ends_with(end) {
            name.truncate(name.len() - end.len());
        }
    }
    name
}

/// The first records that there would be of a file that begins so.
pub(crate) fn first_records(head: &[u8], conversion: &Conversion, most: usize) -> Vec<String> {
    let mut parts = Parts::new(Cursor::new(head), conversion.clone());
    let mut out = Vec::new();
    while let Ok(Some(part)) = parts.next_part() {
        match (&part, conversion) {
            (Part::Games(part), Conversion::Games(wanted)) => {
                Extractor::new(*wanted).extract(part, &mut out);
            }
            (Part::Rows(part, columns), _) => {
                TableExtractor::new(columns.as_ref().clone()).extract(part, &mut out);
            }
            (Part::Games(_), Conversion::Table { .. }) => {}
        }
    }
    let text = String::from_utf8_lossy(&out);
    text.lines().take(most).map(str::to_owned).collect()
}
