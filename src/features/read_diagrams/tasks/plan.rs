//! Selects the pages to read, and their order.

use crate::features::pictures::model::named::DIAGRAM_ENDINGS;
use crate::features::read_diagrams::model::PagePlace;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tabiya_lines::Rows;
use tabiya_notation::picture_notes::{PictureNotes, SOURCE, page_of_id};
use tabiya_notation::record::read_record;

/// A file to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlannedFile {
    /// The path of the file.
    pub(crate) path: PathBuf,
    /// The name of the file in the collection. For a file from a chosen folder it includes the folder's name.
    pub(crate) source: String,
}

impl PlannedFile {
    /// Whether the file has pages.
    pub(crate) fn is_pdf(&self) -> bool {
        let extension = self.path.extension();
        extension.is_some_and(|extension| extension.eq_ignore_ascii_case("pdf"))
    }
}

/// The files of the choice. A folder contributes the files directly in it that may contain diagrams. The files are in
/// natural order: `page 9` before `page 10`.
///
/// # Errors
/// Fails when a folder cannot be listed.
pub(crate) fn files_of(paths: &[PathBuf]) -> Result<Vec<PlannedFile>, (PathBuf, io::Error)> {
    let mut all = Vec::new();
    for path in paths {
        if !path.is_dir() {
            let source = name_of(path);
            all.push(PlannedFile {
                path: path.clone(),
                source,
            });
            continue;
        }
        let folder = name_of(path);
        let entries = fs::read_dir(path).map_err(|error| (path.clone(), error))?;
        for entry in entries {
            let inside = entry.map_err(|error| (path.clone(), error))?.path();
            if may_have_diagrams(&inside) && inside.is_file() {
                let source = format!("{folder}/{}", name_of(&inside));
                all.push(PlannedFile {
                    path: inside,
                    source,
                });
            }
        }
    }
    all.sort_by(|one, other| in_reading_order(&one.source, &other.source));
    Ok(all)
}

fn name_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

fn may_have_diagrams(path: &Path) -> bool {
    let extension = path.extension().unwrap_or_default();
    DIAGRAM_ENDINGS
        .iter()
        .any(|known| extension.eq_ignore_ascii_case(known))
}

/// Compares names: numbers by value and letters without case. Names that are then equal are compared by their bytes.
pub(crate) fn in_reading_order(one: &str, other: &str) -> Ordering {
    let (mut left, mut right) = (one, other);
    loop {
        let (Some(first), Some(second)) = (left.chars().next(), right.chars().next()) else {
            return left.len().cmp(&right.len()).then_with(|| one.cmp(other));
        };
        let order = if first.is_ascii_digit() && second.is_ascii_digit() {
            let (number, left_rest) = number_at(left);
            let (other_number, right_rest) = number_at(right);
            // Without leading zeros the longer number is the larger one.
            (left, right) = (left_rest, right_rest);
            (number.len().cmp(&other_number.len())).then(number.cmp(other_number))
        } else {
            left = left.get(first.len_utf8()..).unwrap_or_default();
            right = right.get(second.len_utf8()..).unwrap_or_default();
            first.to_lowercase().cmp(second.to_lowercase())
        };
        if order != Ordering::Equal {
            return order;
        }
    }
}

/// The digits at the beginning without leading zeros, and the text after them.
fn number_at(text: &str) -> (&str, &str) {
    let is_other = |letter: char| !letter.is_ascii_digit();
    let (digits, rest) = text.split_at(text.find(is_other).unwrap_or(text.len()));
    (digits.trim_start_matches('0'), rest)
}

/// The pages that were read before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ReadAlready {
    /// The last page of each file.
    pub(crate) last_pages: HashMap<String, u32>,
    /// The folder with the pictures of boards, as named in the records.
    pub(crate) crop_folder: Option<String>,
}

impl ReadAlready {
    /// Collects the pages noted in the records of a collection. Lines that cannot be read now are skipped.
    pub(crate) fn in_rows(rows: &Rows) -> Self {
        let mut already = Self::default();
        for row in 0..rows.len() {
            let Ok(line) = rows.read_line(row) else {
                continue;
            };
            if memchr::memmem::find(&line, SOURCE.as_bytes()).is_none() {
                continue;
            }
            let Ok(record) = read_record(&line) else {
                continue;
            };
            already.add(PictureNotes::of_tail(
                line.get(record.tail).unwrap_or_default(),
            ));
        }
        already
    }

    fn add(&mut self, notes: PictureNotes) {
        let page = notes.id.as_deref().and_then(page_of_id);
        let (Some(source), Some(page)) = (notes.source, page) else {
            return;
        };
        self.note(PagePlace { source, page });
        if let Some((folder, _)) = notes.crop.as_deref().and_then(|crop| crop.rsplit_once('/')) {
            self.crop_folder = Some(folder.to_owned());
        }
    }

    /// Records that this page and all pages before it were read.
    pub(crate) fn note(&mut self, place: PagePlace) {
        let last = self.last_pages.entry(place.source).or_default();
        *last = place.page.max(*last);
    }

    /// The index of the last of these files with pages that were read, if there is one.
    pub(crate) fn last_among(&self, files: &[PlannedFile]) -> Option<usize> {
        files
            .iter()
            .rposition(|file| self.last_pages.contains_key(&file.source))
    }
}
