//! Pictures that are only named in a text: what file managers put on the clipboard.

use std::path::PathBuf;

/// The endings of the names of pictures that can be read.
pub(crate) const ENDINGS: &[&str] = &["png", "jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff"];
/// No more are opened at once by a paste.
const MOST: usize = 64;
/// What some file managers put before the names.
const PREAMBLE: [&str; 3] = ["x-special/nautilus-clipboard", "copy", "cut"];

/// The pictures that a text names, if it is nothing but a list of places of pictures, one in each line.
pub(crate) fn pictures_named(text: &str) -> Option<Vec<PathBuf>> {
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !PREAMBLE.contains(line));
    // One more than there may be tells that there are too many.
    let places: Vec<&str> = lines.take(MOST + 1).collect();
    if places.is_empty() || MOST < places.len() {
        return None;
    }
    places.into_iter().map(picture_at).collect()
}

fn picture_at(place: &str) -> Option<PathBuf> {
    let path = crate::system::path_of_uri(place).or_else(|| {
        let path = PathBuf::from(place);
        path.is_absolute().then_some(path)
    })?;
    let ending = path.extension()?.to_str()?.to_ascii_lowercase();
    ENDINGS.contains(&ending.as_str()).then_some(path)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_copied_file_is_known_by_its_place() {
        let named = |text| pictures_named(text);
        let path = |text: &str| PathBuf::from(text);
        assert_eq!(
            named("file:///home/u/page%201.PNG\r\n"),
            Some(vec![path("/home/u/page 1.PNG")])
        );
        assert_eq!(named("/tmp/a.jpg"), Some(vec![path("/tmp/a.jpg")]));
        assert_eq!(
            named("x-special/nautilus-clipboard\ncopy\nfile:///a.gif\nfile:///b.webp\n"),
            Some(vec![path("/a.gif"), path("/b.webp")])
        );
    }

    #[test]
    fn what_is_no_list_of_pictures_is_a_text() {
        for text in [
            "",
            "8/8/8/8/8/8/8/K6k w - - 0 1",
            "/home/u/games.pgn",
            "page.png",
            "file:///a.png\nand a word",
            "file://elsewhere/a.png",
        ] {
            assert_eq!(pictures_named(text), None, "{text}");
        }
    }
}
