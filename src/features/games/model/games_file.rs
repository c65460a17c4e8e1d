//! Recognises files of games and tables by name, and previews the first records of one.

use std::io::Cursor;
use std::path::Path;
use tabiya_collection::games::Conversion;
use tabiya_collection::games::{Extractor, TableExtractor};
use tabiya_collection::passes::{Part, Parts};
use tabiya_lines::file_endings::{GAMES, TABLE, holds};

/// The number of bytes at the beginning of a file that decide its format.
pub(crate) const HEAD: u64 = 24 << 10;

/// Whether the file name is usual for games or a table.
pub(crate) fn names_games(path: &Path) -> bool {
    holds(path, GAMES) || holds(path, TABLE)
}

/// The first records, up to `most`, of a file that begins with `head`.
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
