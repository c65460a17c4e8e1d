//! The files that can be opened in folders and archives. Their number is shown before anything is opened.

use crate::features::files::model::files_state::CollectionFile;
use crate::features::files::model::question::WindowQuestion;
use crate::model::action::FilesAction;
use crate::model::state::Shared;
use std::collections::HashSet;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};
use tabiya_lines::file_endings::{POSITIONS, holds};
use tabiya_lines::{ArchiveEntry, LoadError, archive_entries, folder_identity};
use tabiya_text::{load_error_text, name_text, tr, tr_with};

/// The files in a folder or an archive.
#[derive(Debug, Default)]
pub struct Listing {
    /// The files, sorted by path.
    pub files: Vec<CollectionFile>,
    /// Folders that could not be read.
    pub unreadable: Vec<(PathBuf, io::Error)>,
    /// Whether these are the files of a folder, not of an archive.
    pub is_of_folder: bool,
}

impl Listing {
    /// The total size of the files in bytes. It saturates, since the sizes in an archive may be arbitrary.
    pub fn bytes(&self) -> u64 {
        let bytes = self.files.iter().map(|file| file.bytes);
        bytes.fold(0, u64::saturating_add)
    }
}

/// Finds the `.fen` and `.epd` files in a folder and its subfolders. Links are followed, but no folder is entered
/// twice. `progress` gets the number of files found so far; `None` if it cancels the search.
pub(crate) fn files_of_folder(
    folder: &Path,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Option<Listing> {
    let mut listing = Listing {
        is_of_folder: true,
        ..Listing::default()
    };
    let mut entered = HashSet::new();
    // No recursion: a chain of folders can be deeper than any stack.
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        let is_new = folder_identity(&folder).map(|identity| entered.insert(identity));
        if matches!(is_new, Ok(false)) {
            continue;
        }
        let entries = match is_new.and_then(|_| fs::read_dir(&folder)) {
            Ok(entries) => entries,
            Err(error) => {
                listing.unreadable.push((folder, error));
                continue;
            }
        };
        for entry in entries.flatten() {
            if progress(listing.files.len() as u64, 0).is_break() {
                return None;
            }
            sort_in(entry.path(), &mut listing.files, &mut waiting);
        }
    }
    listing.files.sort_by_cached_key(CollectionFile::name);
    Some(listing)
}

fn sort_in(path: PathBuf, files: &mut Vec<CollectionFile>, folders: &mut Vec<PathBuf>) {
    // The path may be a link that leads nowhere, or an entry that has vanished in the meantime.
    let Ok(metadata) = fs::metadata(&path) else {
        return;
    };
    if metadata.is_dir() {
        return folders.push(path);
    }
    if !metadata.is_file() || !holds(&path, POSITIONS) {
        return;
    }
    match files_of_archive(&path) {
        Ok(Some(mut inside)) => files.append(&mut inside),
        // A damaged archive is reported when it is opened.
        Ok(None) | Err(_) => files.push(CollectionFile {
            bytes: metadata.len(),
            path,
            entry: None,
            made: None,
        }),
    }
}

/// The files with positions in a zip archive; `None` if the file is not an archive.
pub(crate) fn files_of_archive(path: &Path) -> Result<Option<Vec<CollectionFile>>, LoadError> {
    let Some(entries) = archive_entries(path)? else {
        return Ok(None);
    };
    let file = |entry: ArchiveEntry| CollectionFile {
        path: path.to_owned(),
        bytes: entry.bytes,
        entry: Some(entry),
        made: None,
    };
    Ok(Some(entries.into_iter().map(file).collect()))
}

/// Takes the listing of a folder or an archive; `None` if it was cancelled.
pub(crate) fn listed(shared: &mut Shared, folder: PathBuf, listing: Option<Listing>) {
    let Some(listing) = listing else {
        shared.send(FilesAction::StopOpening);
        return shared.inform(tr("message-cancelled"));
    };
    if listing.files.is_empty() {
        return nothing_found(shared, &folder, listing);
    }
    shared.folder = Some(folder.clone()).filter(|_| listing.is_of_folder);
    shared.questions.push_back(WindowQuestion::OpenFolder {
        folder,
        bytes: listing.bytes(),
        files: Arc::new(listing.files),
        unreadable: listing.unreadable.len(),
    });
}

fn nothing_found(shared: &mut Shared, folder: &Path, listing: Listing) {
    let mut unreadable = listing.unreadable.into_iter();
    if let Some((folder, error)) = unreadable.next() {
        let error = LoadError::from(error);
        shared.report_about(&folder, |name| load_error_text(name, &error));
    } else {
        // The file may be one of several to open, and the others must not remove its message.
        shared.report_about(folder, |name| {
            let folder = ("folder", name_text(name).into());
            tr_with("message-nothing-in-folder", &[folder])
        });
    }
}
