//! The contents of a folder as the program's own file dialog shows them: which files, in which order, and the places
//! from which a search for a file begins.

use crate::features::pictures::model::named::{DIAGRAM_ENDINGS, ENDINGS};
use std::cmp::Ordering;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use tabiya_lines::file_endings::{ARCHIVE, PACKED_FILE, TABLE, UNPACKED, has_ending};
use tabiya_publish::Format;

/// A file or folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FolderEntry {
    /// Whether it is a file. Because it is the first field, files are sorted after folders.
    pub is_file: bool,
    /// The name to display, with bytes that are not Unicode as `�`.
    pub name: String,
    /// The path.
    pub path: PathBuf,
    /// The number of bytes in a file.
    pub size: Option<u64>,
    /// The time of the last change.
    pub changed: Option<SystemTime>,
}

/// A folder and its contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FolderListing {
    /// The folder, as an absolute path.
    pub folder: PathBuf,
    /// Folders first, then files, each by name and without the hidden ones.
    pub entries: Vec<FolderEntry>,
    /// The user's folders that exist.
    pub places: Vec<(Place, PathBuf)>,
}

/// A folder of every user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Place {
    Home,
    Desktop,
    Documents,
    Downloads,
}

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// Everything that can be opened as positions, pictures included.
    Openable,
    /// Positions, games and tables, also compressed.
    Positions,
    /// Pictures from which a position can be read, or that show one.
    Pictures,
    /// Pictures and books with diagrams.
    Diagrams,
    /// Pages of diagrams.
    Pages,
    /// Tables.
    Tables,
    /// Drawings of pieces.
    Pieces,
    /// Every file.
    All,
}

impl FileKind {
    /// The message id of its name.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::Openable => "dialog-filter-openable",
            Self::Positions => "dialog-filter-of-positions",
            Self::Pictures => "dialog-filter-pictures",
            Self::Diagrams => "dialog-filter-diagrams",
            Self::Pages => "dialog-filter-pages",
            Self::Tables => "dialog-filter-tables",
            Self::Pieces => "dialog-filter-pieces",
            Self::All => "dialog-filter-all",
        }
    }

    /// Whether a file is of this kind, judging by its name.
    pub fn includes(self, path: &Path) -> bool {
        let has = |endings: &[&str]| has_ending(path, endings);
        let of_positions = || has(UNPACKED) || has(PACKED_FILE) || has(ARCHIVE);
        let of_format = |is_it: fn(Format) -> bool| {
            let formats = Format::ALL.into_iter().filter(|format| is_it(*format));
            formats.map(Format::extension).any(|ending| has(&[ending]))
        };
        match self {
            Self::Openable => of_positions() || has(ENDINGS) || has(&["pdf", "svg"]),
            Self::Positions => of_positions(),
            Self::Pictures => has(ENDINGS) || of_format(Format::is_picture),
            Self::Diagrams => has(&DIAGRAM_ENDINGS),
            Self::Pages => of_format(|_| true),
            Self::Tables => has(TABLE) || has(&["json"]),
            Self::Pieces => has(&["svg", "png"]),
            Self::All => true,
        }
    }
}

/// A column of the dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FolderColumn {
    /// The name.
    #[default]
    Name,
    /// The size.
    Size,
    /// The time of the last change.
    Changed,
}

/// The order of the entries of a folder. Folders always come before files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FolderOrder {
    /// The column that decides.
    pub by: FolderColumn,
    /// Whether the largest comes first.
    pub is_falling: bool,
}

impl FolderOrder {
    /// The order after a click on the heading of a column. The first click on *Changed* shows the newest first.
    #[must_use]
    pub fn after_click(self, by: FolderColumn) -> Self {
        let is_falling = if self.by == by {
            !self.is_falling
        } else {
            by == FolderColumn::Changed
        };
        Self { by, is_falling }
    }

    fn compare(self, one: &FolderEntry, other: &FolderEntry) -> Ordering {
        let by_name = || one.name.to_lowercase().cmp(&other.name.to_lowercase());
        let by_column = match self.by {
            FolderColumn::Name => by_name(),
            FolderColumn::Size => one.size.cmp(&other.size),
            FolderColumn::Changed => one.changed.cmp(&other.changed),
        };
        let by_column = if self.is_falling {
            by_column.reverse()
        } else {
            by_column
        };
        let by_kind = one.is_file.cmp(&other.is_file);
        by_kind.then(by_column).then_with(by_name)
    }
}

/// The indices of the entries of this kind, and of all folders, in this order.
pub fn arranged(entries: &[FolderEntry], kind: FileKind, order: FolderOrder) -> Vec<usize> {
    let is_shown = |at: &usize| !entries[*at].is_file || kind.includes(&entries[*at].path);
    let mut shown: Vec<_> = (0..entries.len()).filter(is_shown).collect();
    shown.sort_by(|one, other| order.compare(&entries[*one], &entries[*other]));
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn entry(name: &str, size: Option<u64>, seconds: u64) -> FolderEntry {
        FolderEntry {
            is_file: size.is_some(),
            name: name.to_owned(),
            path: name.into(),
            size,
            changed: Some(SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)),
        }
    }

    fn names(kind: FileKind, order: FolderOrder) -> Vec<String> {
        let entries = [
            entry("zoo", None, 9),
            entry("B.epd", Some(3), 1),
            entry("a.fen", Some(7), 2),
            entry("app.log", Some(5), 3),
            entry("book.pdf", Some(1), 4),
        ];
        let shown = arranged(&entries, kind, order);
        shown.iter().map(|at| entries[*at].name.clone()).collect()
    }

    #[test]
    fn a_log_is_no_file_of_positions() {
        let by_name = FolderOrder::default();
        assert_eq!(
            names(FileKind::Positions, by_name),
            ["zoo", "a.fen", "B.epd"]
        );
        let openable = ["zoo", "a.fen", "B.epd", "book.pdf"];
        assert_eq!(names(FileKind::Openable, by_name), openable);
        assert_eq!(names(FileKind::Diagrams, by_name), ["zoo", "book.pdf"]);
        assert_eq!(names(FileKind::All, by_name).len(), 5);
    }

    #[test]
    fn folders_stay_in_front_in_every_order() {
        let by_size = FolderOrder::default().after_click(FolderColumn::Size);
        let rising = ["zoo", "book.pdf", "B.epd", "app.log", "a.fen"];
        assert_eq!(names(FileKind::All, by_size), rising);
        let falling = by_size.after_click(FolderColumn::Size);
        let names_falling = ["zoo", "a.fen", "app.log", "B.epd", "book.pdf"];
        assert_eq!(names(FileKind::All, falling), names_falling);
        let newest = falling.after_click(FolderColumn::Changed);
        let newest_first = ["zoo", "book.pdf", "app.log", "a.fen", "B.epd"];
        assert_eq!(names(FileKind::All, newest), newest_first);
    }
}
