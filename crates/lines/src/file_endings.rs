//! Endings of file names: the packing of a file, and the kind of its lines. All endings are in lower case without the
//! dot; names are compared regardless of case.

use std::path::Path;

/// Formats that pack one file.
pub const PACKED_FILE: &[&str] = &["gz", "zst", "bz2"];
/// Formats that pack many files into one.
pub const ARCHIVE: &[&str] = &["zip"];
/// Files with a position in each line.
pub const POSITIONS: &[&str] = &["fen", "epd"];
/// Files with a plain FEN in each line.
pub const FEN: &[&str] = &["fen"];
/// Files with games.
pub const GAMES: &[&str] = &["pgn"];
/// Tables with a position in each row.
pub const TABLE: &[&str] = &["csv", "tsv", "jsonl", "ndjson"];

/// Tables with a JSON object in each line.
pub const JSON_LINES: &[&str] = &["jsonl", "ndjson"];

/// All unpacked files that positions can be read from.
pub const UNPACKED: &[&str] = &["fen", "epd", "txt", "pgn", "csv", "tsv", "jsonl", "ndjson"];

/// Whether a name has one of these endings.
pub fn has_ending(path: &Path, endings: &[&str]) -> bool {
    let extension = path.extension().unwrap_or_default();
    endings
        .iter()
        .any(|ending| extension.eq_ignore_ascii_case(ending))
}

/// Whether the file is packed, judging by its name.
pub fn is_packed(path: &Path) -> bool {
    has_ending(path, PACKED_FILE) || has_ending(path, ARCHIVE)
}

/// The name without the ending of the packing: `a.epd` for `folder/a.epd.gz`. An archive of one file is often named in
/// the same way (`a.epd.zip`).
pub fn unpacked_name(path: &Path) -> &Path {
    let name = path.file_name();
    let unpacked = path.file_stem().filter(|_| is_packed(path));
    Path::new(unpacked.or(name).unwrap_or_default())
}

/// Whether the file, packed or not, has one of these endings.
pub fn holds(path: &Path, endings: &[&str]) -> bool {
    has_ending(unpacked_name(path), endings)
}

/// Whether positions may be read from the file, judging by its name. A packed file counts, because its name does not
/// reveal its content.
pub fn may_hold_positions(path: &Path) -> bool {
    is_packed(path) || has_ending(path, UNPACKED)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_packed_file_shows_its_content() {
        for ending in PACKED_FILE.iter().chain(ARCHIVE) {
            let name = format!("folder/book.epd.{ending}");
            let path = Path::new(&name);
            assert!(is_packed(path) && holds(path, POSITIONS), "{name}");
            assert_eq!(unpacked_name(path), Path::new("book.epd"), "{name}");
            assert!(!holds(path, GAMES), "{name}");
        }
        let upper = Path::new("GAMES.PGN.ZST");
        assert!(holds(upper, GAMES) && may_hold_positions(upper));
    }

    #[test]
    fn positions_games_and_tables_are_unpacked_endings() {
        for ending in [POSITIONS, GAMES, TABLE].concat() {
            assert!(UNPACKED.contains(&ending), "{ending}");
        }
    }

    #[test]
    fn a_name_that_is_only_an_ending_has_no_ending() {
        let hidden = Path::new("folder/.gz");
        assert!(!is_packed(hidden) && !may_hold_positions(hidden));
        assert_eq!(unpacked_name(hidden), Path::new(".gz"));
        assert_eq!(unpacked_name(Path::new("/")), Path::new(""));
    }
}
