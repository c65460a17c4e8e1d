//! The destination of the diagrams.

use crate::saving::Standing;
use crate::stream::InputOrigin;
use std::ffi::{OsStr, OsString};
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use tabiya_publish::Format;
use tabiya_text::{tr, tr_with};

/// The destination of the diagrams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Destination {
    /// Standard output for all diagrams.
    Standard,
    /// One file for all diagrams.
    File(PathBuf),
    /// A file for each diagram in this existing folder.
    Folder(PathBuf),
}

impl Destination {
    /// Returns the destination of this many files, or a message that says why they cannot go there. Creates a missing
    /// folder.
    pub(super) fn of(output: Option<PathBuf>, is_binary: bool, files: u64) -> Result<Self, String> {
        let is_one = files == 1;
        let Some(path) = output else {
            return match is_one {
                false => Err(needs_folder(files)),
                true if is_binary && io::stdout().is_terminal() => Err(tr("cli-render-terminal")),
                true => Ok(Self::Standard),
            };
        };
        if path.is_dir() {
            return Ok(Self::Folder(path));
        }
        let is_called_folder = path.to_string_lossy().ends_with(std::path::is_separator);
        let is_called_file = Format::from_path(&path).is_some();
        match (is_called_folder, is_one) {
            (false, true) => Ok(Self::File(path)),
            (false, false) if is_called_file || path.exists() => Err(needs_folder(files)),
            _ => {
                std::fs::create_dir(&path).map_err(|error| not_made(&path, &error))?;
                Ok(Self::Folder(path))
            }
        }
    }
}

/// The name of a file of pages in a folder.
pub(super) const PAGES_IN_FOLDER: &str = "pages.pdf";

/// Returns the existing files at all places that the diagrams may take.
pub(super) fn standing_at(output: Option<&Path>) -> Standing {
    let Some(path) = output else {
        return Standing::default();
    };
    let mut standing = Standing::at(path);
    if path.is_dir() {
        standing.add_folder(path);
        standing.look_at(&path.join(PAGES_IN_FOLDER));
    }
    if let Some(pictures) = pictures_beside(path) {
        standing.add_folder(&pictures);
    }
    standing
}

/// Returns the folder for the pictures of a text, which is beside the text.
pub(super) fn pictures_beside(path: &Path) -> Option<PathBuf> {
    let mut name: OsString = path.file_stem()?.to_owned();
    name.push("-files");
    Some(path.with_file_name(name))
}

/// Whether the name of an output is that of a file of positions, of a picture format that we do not
/// write, or of an existing file with any content. Such an output needs an explicit format.
pub(super) fn may_hold_something_else(path: &Path) -> bool {
    let extension = path.extension().map(OsStr::to_ascii_lowercase);
    let is_one_of = |names: &[&str]| names.iter().any(|name| extension == Some((*name).into()));
    let is_of_diagrams = Format::from_path(path).is_some() && !is_one_of(&["txt"]);
    let is_of_others = is_one_of(&[
        "fen", "epd", "pgn", "gif", "bmp", "tif", "tiff", "eps", "avif",
    ]);
    is_of_others && !path.is_dir() || !is_of_diagrams && path.is_file()
}

fn needs_folder(count: u64) -> String {
    tr_with("cli-render-needs-folder", &[("count", count.into())])
}

fn not_made(path: &Path, error: &io::Error) -> String {
    let folder = InputOrigin::File(path.to_owned()).shown_name();
    let reason = error.to_string();
    let variables = [("folder", folder.into()), ("reason", reason.into())];
    tr_with("cli-render-folder-not-made", &variables)
}
