//! Which names files of games and tables have, and the first records that there would be of one.

use std::io::Cursor;
use std::path::Path;
use tabiya_collection::games::Conversion;
use tabiya_collection::games::{Extractor, TableExtractor};
use tabiya_collection::passes::{Part, Parts};

/// By so much of its beginning it is told what a file holds.
pub(crate) const HEAD: u64 = 24 << 10;

/// Whether a name says that there are games or a table in the file.
pub(crate) fn names_games(path: &Path) -> bool {
    is_any(&unpacked_name(path), &[".pgn", ".csv", ".tsv"])
}

pub(crate) fn is_any(name: &str, ends: &[&str]) -> bool {
    ends.iter().any(|end| name.ends_with(end))
}

/// The name in small letters, without the ending of what packed the file.
pub(crate) fn unpacked_name(path: &Path) -> String {
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
