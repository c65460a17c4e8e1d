//! Lists a folder for the program's own file dialog, and finds the folders of the user from which a search for a file
//! usually begins.

use crate::features::files::Place;
use crate::features::files::model::file_dialog::FileDialog;
use crate::features::files::model::folder::{FolderEntry, FolderListing};
use crate::model::action::{FileDialogAction, FilesAction};
use crate::model::state::{Abandoned, State, Task};
use std::convert::Infallible;
use std::path::{self, Path, PathBuf};
use std::{env, fs, io};
use tabiya_desktop::tasks::{Runner, TaskId, Work, WorkReport};
use tabiya_text::{name_text, tr, tr_with};

/// Lists a folder.
#[derive(Debug)]
pub struct ListFolder {
    /// The folder; `None` for the one in which the program was started.
    pub folder: Option<PathBuf>,
}

impl Work for ListFolder {
    type News = Infallible;
    type Answer = Result<FolderListing, (PathBuf, io::Error)>;

    fn perform(self, _report: &mut WorkReport<'_, Infallible>) -> Self::Answer {
        let folder = self.folder.unwrap_or_else(first_folder);
        list_folder(&folder).map_err(|error| (folder, error))
    }
}

/// The task that lists a folder.
#[derive(Debug)]
pub struct ListingFolder;

impl Task<State> for ListingFolder {
    type Work = ListFolder;

    fn status(&self) -> String {
        tr("status-listing")
    }

    fn is_awaited(&self) -> bool {
        true
    }

    fn on_answer(
        &self,
        id: TaskId,
        listed: Result<FolderListing, (PathBuf, io::Error)>,
        state: &mut State,
        _runner: &mut dyn Runner,
    ) {
        let is_waited_for = |dialog: &&mut FileDialog| dialog.listing == Some(id);
        let Some(dialog) = state.files.dialog.as_mut().filter(is_waited_for) else {
            return;
        };
        if let Some(next) = show(dialog, listed) {
            state.shared.send(FilesAction::FileDialog(next));
        }
    }

    fn on_abandoned(
        &self,
        _id: TaskId,
        _state: &mut State,
        _runner: &mut dyn Runner,
    ) -> Abandoned<<ListFolder as Work>::Answer> {
        Abandoned::Forgotten
    }
}

/// Shows the listing or the error. Returns the action to take next, if any.
fn show(
    dialog: &mut FileDialog,
    listed: Result<FolderListing, (PathBuf, io::Error)>,
) -> Option<FileDialogAction> {
    let tried = dialog.trying.take();
    let must_be_folder = dialog.name.trim().ends_with('/');
    match (listed, tried) {
        (Ok(listing), tried) => {
            if tried.is_some() {
                dialog.name.clear();
            }
            dialog.folder = listing.folder;
            dialog.entries = listing.entries;
            dialog.places = listing.places;
            dialog.arrange();
            dialog.complaint = None;
        }
        (Err(_), Some(path)) if !must_be_folder => return Some(FileDialogAction::Take(path)),
        // The folder of the last session may be gone; its parent is the next best.
        (Err((folder, _)), None) if dialog.entries.is_empty() && folder.parent().is_some() => {
            let parent = folder.parent().map(Path::to_owned);
            return parent.map(FileDialogAction::EnterFolder);
        }
        (Err((folder, error)), _) => {
            let variables = [
                ("folder", name_text(folder).into()),
                ("reason", error.to_string().into()),
            ];
            dialog.complaint = Some(tr_with("file-dialog-no-folder", &variables));
        }
    }
    None
}

/// Lists a folder, without hidden entries and those that vanish meanwhile.
///
/// # Errors
/// Fails when the folder cannot be read.
pub fn list_folder(folder: &Path) -> io::Result<FolderListing> {
    let folder = path::absolute(folder)?;
    let mut entries: Vec<_> = fs::read_dir(&folder)?
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter_map(|path| folder_entry(&path))
        .collect();
    entries.sort();
    Ok(FolderListing {
        folder,
        entries,
        places: places(),
    })
}

/// The folder in which the program was started, or the user's home if that is gone.
fn first_folder() -> PathBuf {
    let started_in = std::env::current_dir().ok();
    started_in.or_else(std::env::home_dir).unwrap_or_default()
}

fn folder_entry(path: &Path) -> Option<FolderEntry> {
    let name = name_text(path.file_name()?);
    if name.starts_with('.') {
        return None;
    }
    // A link that leads nowhere has no data, but it is an entry all the same.
    let data = fs::metadata(path).ok();
    let is_file = !data.as_ref().is_some_and(fs::Metadata::is_dir);
    Some(FolderEntry {
        is_file,
        name,
        path: path.to_owned(),
        size: data.as_ref().filter(|_| is_file).map(fs::Metadata::len),
        changed: data.and_then(|data| data.modified().ok()),
    })
}

/// The user's folders that exist.
fn places() -> Vec<(Place, PathBuf)> {
    let Some(home) = env::home_dir() else {
        return Vec::new();
    };
    let config = env::var_os("XDG_CONFIG_HOME").map(PathBuf::from);
    let config = config.unwrap_or_else(|| home.join(".config"));
    // Only desktops that follow the conventions of freedesktop.org have this file.
    let named = fs::read_to_string(config.join("user-dirs.dirs")).unwrap_or_default();
    let of_user = |key, usual| folder_named(&named, key, &home).unwrap_or_else(|| home.join(usual));
    let places = [
        (Place::Desktop, of_user("XDG_DESKTOP_DIR", "Desktop")),
        (Place::Documents, of_user("XDG_DOCUMENTS_DIR", "Documents")),
        (Place::Downloads, of_user("XDG_DOWNLOAD_DIR", "Downloads")),
    ];
    // A desktop without one of these folders names the home folder instead.
    let others = places.into_iter().filter(|(_, path)| *path != home);
    let all = std::iter::once((Place::Home, home.clone())).chain(others);
    all.filter(|(_, path)| path.is_dir()).collect()
}

/// The folder that a line such as `XDG_DESKTOP_DIR="$HOME/Desktop"` names.
fn folder_named(text: &str, key: &str, home: &Path) -> Option<PathBuf> {
    let value_of = |line: &str| {
        let (name, value) = line.split_once('=')?;
        (name.trim() == key).then(|| value.trim().trim_matches('"').to_owned())
    };
    let value = text.lines().find_map(value_of)?;
    match value.strip_prefix("$HOME") {
        Some(rest) => Some(home.join(rest.trim_start_matches('/'))),
        None => Some(PathBuf::from(value)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folders_of_the_desktop_are_read() {
        let text = "# made by xdg-user-dirs\nXDG_DESKTOP_DIR=\"$HOME/Schreibtisch\"\n\
                    XDG_DOCUMENTS_DIR=\"/data/papers\"\nXDG_DOWNLOAD_DIR=\"$HOME/\"\n";
        let home = Path::new("/home/anna");
        let folder = |key| folder_named(text, key, home);
        assert_eq!(folder("XDG_DESKTOP_DIR"), Some(home.join("Schreibtisch")));
        assert_eq!(folder("XDG_DOCUMENTS_DIR"), Some("/data/papers".into()));
        assert_eq!(folder("XDG_DOWNLOAD_DIR"), Some(home.join("")));
        assert_eq!(folder("XDG_MUSIC_DIR"), None);
    }
}
