//! Files that a text lists by path, as file managers put them on the clipboard.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use tabiya_lines::file_endings::{has_ending, may_hold_positions};

/// The file extensions of readable pictures.
pub(crate) const ENDINGS: &[&str] = &["png", "jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff"];
/// The file extensions of pictures and pages that may contain diagrams.
pub(crate) const DIAGRAM_ENDINGS: [&str; 11] = [
    "png", "jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff", "svg", "dib", "pdf",
];
/// The file extension of pages, whose diagrams can be read.
const PAGES: &[&str] = &["pdf"];
/// The maximum number of files that a paste opens.
pub(crate) const MOST_FILES: usize = 64;
/// The maximum length of a path in bytes, even with every byte escaped.
const LONGEST_PLACE: usize = 3 * 4096 + "file://localhost".len();
/// The number of lines between two progress reports.
const LINES_A_REPORT: usize = 1 << 10;
/// The lines that some file managers put before the paths.
const PREAMBLE: [&str; 3] = ["x-special/nautilus-clipboard", "copy", "cut"];

/// The files that a text lists.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct NamedFiles {
    /// The first files of the list, up to the number that a paste opens.
    pub paths: Vec<PathBuf>,
    /// The number of files in the list.
    pub count: u64,
}

/// Returns the files to open if the text is only a list of paths of such files, one on each line. `progress` gets the
/// number of bytes read and may end the search.
pub(crate) fn files_named(
    text: &str,
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Option<NamedFiles> {
    let mut named = NamedFiles::default();
    let mut done = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        if number % LINES_A_REPORT == 0 && progress(done).is_break() {
            return None;
        }
        done += line.len();
        // A longer line cannot be a path.
        if LONGEST_PLACE < line.len() {
            return None;
        }
        let place = line.trim();
        if place.is_empty() || PREAMBLE.contains(&place) {
            continue;
        }
        let path = file_at(place)?;
        named.count += 1;
        if named.paths.len() < MOST_FILES {
            named.paths.push(path);
        }
    }
    (0 < named.count).then_some(named)
}

/// Whether a file is a picture according to its name.
pub(crate) fn is_picture(path: &Path) -> bool {
    has_ending(path, ENDINGS)
}

fn file_at(place: &str) -> Option<PathBuf> {
    let path = tabiya_desktop::system::path_of_uri(place).or_else(|| {
        let path = PathBuf::from(place);
        path.is_absolute().then_some(path)
    })?;
    let may_be_opened = is_picture(&path) || may_hold_positions(&path) || has_ending(&path, PAGES);
    may_be_opened.then_some(path)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn all_named(text: &str) -> Option<NamedFiles> {
        files_named(text, &mut |_| ControlFlow::Continue(()))
    }

    #[test]
    fn copied_files_are_recognised_by_their_paths() {
        let named = |text| all_named(text).map(|named| named.paths);
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
        assert_eq!(
            named("copy\nfile:///book.pdf\nfile:///list.fen"),
            Some(vec![path("/book.pdf"), path("/list.fen")])
        );
    }

    #[test]
    fn other_text_is_not_a_list_of_files() {
        for text in [
            "",
            "8/8/8/8/8/8/8/K6k w - - 0 1",
            "/home/u/letter.odt",
            "/",
            "page.png",
            "file:///a.png\nand a word",
            "file://elsewhere/a.png",
        ] {
            assert_eq!(all_named(text), None, "{text}");
        }
    }

    #[test]
    fn many_copied_files_are_all_counted_but_few_are_kept() {
        let named = all_named(&"file:///a.fen\n".repeat(100_000)).unwrap_or_default();
        assert_eq!((named.count, named.paths.len()), (100_000, MOST_FILES));
    }

    #[test]
    fn a_line_longer_than_any_path_is_ignored() {
        let path = format!("{}a.fen", "/.".repeat(LONGEST_PLACE));
        let blanks = format!("{}\n/a.fen", " ".repeat(LONGEST_PLACE));
        for text in [path, blanks] {
            assert_eq!(all_named(&text), None);
        }
    }

    #[test]
    fn a_cancelled_search_ends_within_about_a_thousand_lines() {
        for line in ["\n", "copy\n", "/a.fen\n"] {
            let mut reports = Vec::new();
            let named = files_named(&line.repeat(10_000), &mut |done| {
                reports.push(done);
                if reports.len() < 3 {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            });
            assert_eq!(named, None);
            assert_eq!(reports, [0, 1024, 2048].map(|lines| lines * line.len()));
        }
    }
}
