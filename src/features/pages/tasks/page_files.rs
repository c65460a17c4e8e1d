//! Writes pages to files: all pages to one file, or each page to its own file.

use crate::features::pages::model::{PagesCounted, PagesFault, PagesFormat, PagesOrder};
use crate::features::pages::tasks::look_at_pages::{
    PageEntries, PagesProgress, WORK, check_place, count,
};
use crate::features::pages::tasks::text_file::write_text;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tabiya_lines::{Expected, SaveError, Spool, save};
use tabiya_picture::{DiagramPage, PieceSet};
use tabiya_publish::{PageFormat, PagePictures, look, write_pages_pdf};
use tempfile::TempPath;

/// Makes all pages and writes them to files. No file gets its final name before all pages are complete. If one page
/// cannot get its name, the former files are restored as far as possible.
pub(crate) fn publish(
    order: &PagesOrder,
    progress: &mut PagesProgress<'_>,
) -> Result<PagesCounted, PagesFault> {
    let PagesOrder {
        content,
        selection,
        setup,
        format,
        ..
    } = order;
    let of = selection.count() * (WORK + 1);
    let mut counting = |done, _| progress(done, of);
    let counted = count(content, selection, setup, format.as_pages(), &mut counting)?;
    let counted = counted.ok_or(SaveError::Cancelled)?;
    if counted.diagrams == 0 {
        return Err(PagesFault::Empty);
    }
    let pieces = match &order.pieces {
        Some(pieces) => Arc::clone(pieces),
        None => {
            look(setup.style.clone())
                .map_err(PagesFault::Pieces)?
                .pieces
        }
    };
    let made = match format {
        PagesFormat::Text(format) => write_text(order, *format, pieces, progress),
        PagesFormat::Drawn(PageFormat::Pdf) => write_pdf(order, &pieces, counted.pages, progress),
        PagesFormat::Drawn(format) => {
            let entries = PageEntries::new(order, progress);
            let pages = setup.pages(format.resolution(), Some(counted.pages), entries.iter());
            let to_write = PagesToWrite {
                format: *format,
                total: counted.pages,
                pages,
            };
            let written = write_page_files(order, pieces, to_write, &entries);
            entries.outcome(written)
        }
    };
    made.map(|()| counted)
}

/// Writes a PDF to a temporary file beside the destination, and renames it when it is complete.
fn write_pdf(
    order: &PagesOrder,
    pieces: &PieceSet,
    total: u64,
    progress: &mut PagesProgress<'_>,
) -> Result<(), PagesFault> {
    let path = &order.path;
    check_place(order)?;
    let mut spool = Spool::for_saving_at(path)?;
    let setup = &order.setup;
    let entries = PageEntries::new(order, progress);
    let resolution = order.format.as_pages().resolution();
    let pages = setup.pages(resolution, Some(total), entries.iter());
    let mut out = BufWriter::new(&mut spool);
    let mut may_continue = |_| entries.flow();
    let written = write_pages_pdf(&mut out, pieces, &setup.title, pages, &mut may_continue);
    let written = written.and_then(|()| out.flush());
    drop(out);
    entries.outcome(written.map_err(SaveError::from))?;
    check_place(order)?;
    let of = order.selection.count() * (WORK + 1);
    save(path, &spool, &order.expected, None, &mut |_| {
        progress(of, of)
    })?;
    Ok(())
}

/// Pages to write, each to its own file.
struct PagesToWrite<P> {
    format: PageFormat,
    /// The number of pages.
    total: u64,
    pages: P,
}

/// Writes the pages to a folder beside the destination. When all pages are complete, each gets its final name. If one
/// page cannot get its name, the names of the others are removed again.
fn write_page_files(
    order: &PagesOrder,
    pieces: Arc<PieceSet>,
    to_write: PagesToWrite<impl Iterator<Item = DiagramPage>>,
    entries: &PageEntries<'_, '_>,
) -> Result<(), SaveError> {
    let folder = order.path.parent().unwrap_or(Path::new("."));
    let aside = tempfile::Builder::new()
        .prefix(".tabiya-")
        .tempdir_in(folder)?;
    let files = PageFiles {
        path: &order.path,
        expected: &order.expected,
        total: to_write.total,
        aside: aside.path(),
    };
    files.check_places()?;
    let mut pictures = PagePictures::new(&order.setup, pieces);
    let mut made = 0;
    for page in to_write.pages {
        if entries.flow().is_break() {
            return Err(SaveError::Cancelled);
        }
        let bytes = pictures.file(&page, to_write.format)?;
        made += 1;
        write_whole(&files.made(made), &bytes)?;
    }
    // A page that an error cut short must not be placed.
    if made != to_write.total || entries.flow().is_break() {
        return Err(SaveError::Cancelled);
    }
    files.check_places()?;
    files.place_all()
}

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// The temporary and the final places of the pages, which are numbered from one.
struct PageFiles<'a> {
    /// The path that the user chose.
    path: &'a Path,
    /// The file that may be replaced at the destination.
    expected: &'a Expected,
    /// The number of pages.
    total: u64,
    /// The folder in which the pages are made.
    aside: &'a Path,
}

impl PageFiles<'_> {
    /// The temporary path of a complete page.
    fn made(&self, number: u64) -> PathBuf {
        self.aside.join(number.to_string())
    }

    /// The backup path of a file that a page replaces, until all pages have their names.
    fn replaced(&self, number: u64) -> PathBuf {
        self.aside.join(format!("{number} before"))
    }

    fn place(&self, number: u64) -> PathBuf {
        place_of(self.path, number, self.total)
    }

    fn check_places(&self) -> Result<(), SaveError> {
        for number in 1..=self.total {
            match self.place(number).symlink_metadata() {
                Ok(found) if found.is_dir() => return Err(SaveError::IsFolder),
                Ok(_) if *self.expected == Expected::Nothing => {
                    return Err(SaveError::ChangedOnDisk);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Gives all pages their final names, or none.
    fn place_all(&self) -> Result<(), SaveError> {
        for number in 1..=self.total {
            if let Err(error) = self.place_one(number) {
                self.take_back(number - 1);
                return Err(error);
            }
        }
        Ok(())
    }

    fn place_one(&self, number: u64) -> Result<(), SaveError> {
        let (made, place) = (self.made(number), self.place(number));
        if *self.expected == Expected::Nothing {
            return place_new(&made, &place);
        }
        // A hard link keeps the old file in place until the new one replaces it.
        let replaced = self.replaced(number);
        match fs::hard_link(&place, &replaced) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            // Some file systems have no hard links.
            Err(_) => drop(fs::copy(&place, &replaced)?),
        }
        Ok(fs::rename(made, place)?)
    }

    /// Restores the former files of the pages up to `last`.
    fn take_back(&self, last: u64) {
        for number in 1..=last {
            let (replaced, place) = (self.replaced(number), self.place(number));
            let was_new = replaced.symlink_metadata().is_err();
            let outcome = if was_new {
                fs::remove_file(&place)
            } else {
                fs::rename(&replaced, &place)
            };
            if let Err(error) = outcome {
                log::warn!("{} is a page of what failed: {error}", place.display());
            }
        }
    }
}

/// Gives a page its final name, but never replaces a file that appeared in the meantime.
fn place_new(made: &Path, place: &Path) -> Result<(), SaveError> {
    let placed = TempPath::try_from_path(made)?.persist_noclobber(place);
    placed.or_else(|failed| match failed.error.kind() {
        io::ErrorKind::AlreadyExists => Err(SaveError::ChangedOnDisk),
        // Some file systems cannot check and rename in one step.
        _ => Ok(fs::rename(&failed.path, place)?),
    })
}

/// The file to open first after saving.
pub(crate) fn first_file(path: &Path, format: PagesFormat, pages: u64) -> PathBuf {
    if format.is_one_file() {
        path.to_owned()
    } else {
        place_of(path, 1, pages)
    }
}

/// The file of a page: the chosen path, with the page number if there are several pages.
fn place_of(path: &Path, number: u64, total: u64) -> PathBuf {
    if total <= 1 {
        return path.to_owned();
    }
    let digits = total.ilog10() as usize + 1;
    let mut name = OsString::from(path.file_stem().unwrap_or_default());
    name.push(format!("-{number:0digits$}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use super::*;
    use std::collections::BTreeMap;
    use tempfile::TempDir;

    #[test]
    fn page_files_sort_in_page_order() {
        let path = Path::new("/folder/mates.in two.svg");
        let named = |number, total| place_of(path, number, total);
        assert_eq!(named(1, 1), path);
        assert_eq!(named(7, 120), Path::new("/folder/mates.in two-007.svg"));
        assert!(named(9, 10) < named(10, 10));
    }

    /// Places three complete pages over the files in `standing`.
    fn place_three(
        standing: &[(&str, &str)],
        expected: &Expected,
    ) -> (TempDir, Result<(), SaveError>) {
        let (folder, aside) = (TempDir::new().unwrap(), TempDir::new().unwrap());
        for (name, text) in standing {
            fs::write(folder.path().join(name), text).unwrap();
        }
        let files = PageFiles {
            path: &folder.path().join("book.svg"),
            expected,
            total: 3,
            aside: aside.path(),
        };
        for number in 1..=3 {
            fs::write(files.made(number), format!("page {number}")).unwrap();
        }
        // A folder appeared in the meantime, and no file can replace it.
        if *expected == Expected::Anything && standing.iter().all(|(name, _)| *name != "book-3.svg")
        {
            fs::create_dir(files.place(3)).unwrap();
        }
        let outcome = files.place_all();
        (folder, outcome)
    }

    fn texts(folder: &TempDir) -> BTreeMap<String, String> {
        let entries = fs::read_dir(folder.path()).unwrap().map(Result::unwrap);
        let files = entries.filter(|entry| entry.path().is_file());
        files
            .map(|entry| {
                let name = entry.file_name().to_string_lossy().into_owned();
                (name, fs::read_to_string(entry.path()).unwrap())
            })
            .collect()
    }

    fn named(texts: &[(&str, &str)]) -> BTreeMap<String, String> {
        let owned = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
        texts.iter().map(owned).collect()
    }

    #[test]
    fn a_failed_placement_leaves_existing_files_unchanged() {
        let standing = [("book-1.svg", "mine")];
        let (folder, outcome) = place_three(&standing, &Expected::Anything);
        assert!(outcome.is_err());
        assert_eq!(texts(&folder), named(&standing));
    }

    #[test]
    fn a_file_created_meanwhile_is_not_replaced() {
        let standing = [("book-3.svg", "mine")];
        let (folder, outcome) = place_three(&standing, &Expected::Nothing);
        assert!(matches!(outcome, Err(SaveError::ChangedOnDisk)));
        assert_eq!(texts(&folder), named(&standing));
    }

    #[test]
    fn existing_page_files_are_replaced_with_permission() {
        let standing = [("book-1.svg", "mine"), ("book-3.svg", "mine")];
        let (folder, outcome) = place_three(&standing, &Expected::Anything);
        assert!(outcome.is_ok());
        let pages = [
            ("book-1.svg", "page 1"),
            ("book-2.svg", "page 2"),
            ("book-3.svg", "page 3"),
        ];
        assert_eq!(texts(&folder), named(&pages));
    }
}
