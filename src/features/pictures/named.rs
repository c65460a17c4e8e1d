//! Files that are only named in a text: what file managers put on the clipboard.

use std::path::{Path, PathBuf};

/// The endings of the names of pictures that can be read.
pub(crate) const ENDINGS: &[&str] = &["png", "jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff"];
/// The endings of the names of files with positions, packed or not.
pub(crate) const OF_POSITIONS: &[&str] =
    &["fen", "epd", "txt", "pgn", "csv", "gz", "zst", "bz2", "zip"];
/// No more are opened at once by a paste.
const MOST: usize = 64;
/// What some file managers put before the names.
const PREAMBLE: [&str; 3] = ["x-special/nautilus-clipboard", "copy", "cut"];

/// The files to open that a text names, if it is nothing but a list of places of such, one in each line.
pub(crate) fn files_named(text: &str) -> Option<Vec<PathBuf>> {
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !PREAMBLE.contains(line));
    // One more than there may be tells that there are too many.
    let places: Vec<&str> = lines.take(MOST + 1).collect();
    if places.is_empty() || MOST < places.len() {
        return None;
    }
    places.into_iter().map(file_at).collect()
}

/// Whether a file is a picture, by its name.
pub(crate) fn is_picture(path: &Path) -> bool {
    has_ending(path, ENDINGS)
}

fn file_at(place: &str) -> Option<PathBuf> {
    let path = crate::system::path_of_uri(place).or_else(|| {
        let path = PathBuf::from(place);
        path.is_absolute().then_some(path)
    })?;
    (is_picture(&path) || has_ending(&path, OF_POSITIONS)).then_some(path)
}

fn has_ending(path: &Path, endings: &[&str]) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| endings.contains(&ending.to_ascii_lowercase().as_str()))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_copied_file_is_known_by_its_place() {
        let named = |text| files_named(text);
        let path = |text: &str| PathBuf::from(text);
        assert_eq!(
            named("file:///home/u/page%201.PNG\r\n"),
            Some(vec![path("/home/u/page 1.PNG")])
        );
        assert_eq!(named("/tmp/a.jpg"), Some(vec![path("/tmp/a.jpg")]));
        assert_eq!(
            named("file:///home/u/games.pgn\n/home/u/games.EPD"),
            Some(vec![path("/home/u/games.pgn"), path("/home/u/games.EPD")])
        );
        assert_eq!(
            named("x-special/nautilus-clipboard\ncopy\nfile:///a.gif\nfile:///b.webp\n"),
            Some(vec![path("/a.gif"), path("/b.webp")])
        );
    }

    #[test]
    fn what_is_no_list_of_files_is_a_text() {
        for text in [
            "",
            "8/8/8/8/8/8/8/K6k w - - 0 1",
            "/home/u/letter.odt",
            "/",
            "page.png",
            "file:///a.png\nand a word",
            "file://elsewhere/a.png",
        ] {
            assert_eq!(files_named(text), None, "{text}");
        }
    }
}
