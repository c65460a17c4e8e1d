//! Pages in a file each.

use super::job::Expected;
use super::pages::{Entries, PagesOrder};
use crate::collection::SaveError;
use crate::diagram::{PieceSet, SheetPage};
use crate::publish::PagePictures;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Writes the pages into a folder beside the place where they will be. When all are whole, each gets
/// its name.
pub(super) fn write_page_files(
    order: &PagesOrder,
    pieces: Arc<PieceSet>,
    total: u64,
    pages: impl Iterator<Item = SheetPage>,
    entries: &Entries<'_, '_>,
) -> Result<(), SaveError> {
    let places: Vec<_> = (1..=total)
        .map(|number| place_of(&order.path, number, total))
        .collect();
    check_places(&places, &order.expected)?;
    let folder = order.path.parent().unwrap_or(Path::new("."));
    let aside = tempfile::Builder::new()
        .prefix(".tabiya-")
        .tempdir_in(folder)?;
    let mut pictures = PagePictures::new(&order.sheet, pieces);
    let mut made = Vec::new();
    for page in pages {
        if entries.flow().is_break() {
            return Err(SaveError::Cancelled);
        }
        let bytes = pictures.file(&page, order.format)?;
        let path = aside.path().join(made.len().to_string());
        write_whole(&path, &bytes)?;
        made.push(path);
    }
    // What was cut short by a fault is no page.
    if made.len() != places.len() || entries.flow().is_break() {
        return Err(SaveError::Cancelled);
    }
    check_places(&places, &order.expected)?;
    for (made, place) in made.iter().zip(&places) {
        fs::rename(made, place)?;
    }
    Ok(())
}

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn check_places(places: &[PathBuf], expected: &Expected) -> Result<(), SaveError> {
    for place in places {
        match place.symlink_metadata() {
            Ok(found) if found.is_dir() => return Err(SaveError::IsFolder),
            Ok(_) if *expected == Expected::Nothing => return Err(SaveError::ChangedOnDisk),
            _ => {}
        }
    }
    Ok(())
}

/// The file of a page: the name that was chosen, with the number of the page where there are several.
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
    use super::*;

    #[test]
    fn files_of_pages_sort_in_the_order_of_the_pages() {
        let path = Path::new("/folder/mates.in two.svg");
        let named = |number, total| place_of(path, number, total);
        assert_eq!(named(1, 1), path);
        assert_eq!(named(7, 120), Path::new("/folder/mates.in two-007.svg"));
        assert!(named(9, 10) < named(10, 10));
    }
}
