//! Writes a file for each diagram.
//!
//! An existing file is replaced when the new one is complete. Unlike a single saved file, thousands
//! of pictures are not each flushed to the disk: they can be made again.

use super::destination::pictures_beside;
use super::records::Records;
use super::work::{Order, published};
use crate::saving::{not_written_text, reason_text};
use crate::standing::Standing;
use crate::status::Status;
use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use tabiya_lines::{Expected, Fingerprint, SaveError};
use tabiya_publish::{Entry, Format, Publisher};
use tempfile::TempPath;

/// Fills a folder with a file for each diagram.
pub(super) fn fill(order: &Order, records: Records, folder: &Path) -> Status {
    let names = order.names();
    let booklet = order.booklet();
    let put = |_nothing: &[u8]| ControlFlow::Continue(());
    order.draw_each(records, put, |publisher, entry, at| {
        let bytes = if order.format.is_picture() {
            published(publisher, entry, order.format)?
        } else {
            let picture = match order.format {
                Format::Markdown => Some(write_picture(order, publisher, folder, entry, at)?),
                _ => None,
            };
            // In a folder of its own, a picture is beside its text.
            let beside = picture.as_deref().and_then(|path| path.rsplit('/').next());
            let mut text = booklet.beginning(&entry.diagram.title);
            text.push_str(&booklet.entry(1, entry, beside));
            text.push_str(&booklet.end());
            text.into_bytes()
        };
        let name = names.name(at, entry, order.format.extension());
        write(&folder.join(name), &bytes, &order.standing)?;
        Ok(Vec::new())
    })
}

/// Returns the folder for the pictures of a text: beside it.
pub(super) fn pictures_folder(order: &Order, path: &Path) -> Option<PathBuf> {
    if order.format != Format::Markdown {
        return None;
    }
    pictures_beside(path)
}

/// Writes the picture of an entry. Returns its address relative to a text beside that folder.
pub(super) fn write_picture(
    order: &Order,
    publisher: &mut Publisher,
    folder: &Path,
    entry: &Entry,
    at: u64,
) -> Result<String, String> {
    let name = order.names().name(at, entry, Format::Svg.extension());
    let picture = published(publisher, entry, Format::Svg)?;
    write(&folder.join(&name), &picture, &order.standing)?;
    let folder = folder.file_name().unwrap_or_default().to_string_lossy();
    Ok(format!("{folder}/{name}"))
}

/// Creates a folder, unless it exists.
pub(super) fn make_folder(folder: &Path) -> Result<(), String> {
    if folder.is_dir() {
        return Ok(());
    }
    std::fs::create_dir(folder).map_err(|error| not_written(folder, &error))
}

/// Writes a file. When it is complete, it replaces the file that existed when the work began, and
/// no other.
pub(super) fn write(path: &Path, bytes: &[u8], standing: &Standing) -> Result<(), String> {
    let written = write_aside(path, bytes, &standing.expected(path));
    written.map_err(|error| not_written_text(path, reason_text(&error)))
}

fn write_aside(path: &Path, bytes: &[u8], expected: &Expected) -> Result<(), SaveError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".tabiya-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // The same permissions as other new files; the user's mask applies.
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(bytes)?;
    put_in_place(file.into_temp_path(), path, expected)
}

fn put_in_place(made: TempPath, path: &Path, expected: &Expected) -> Result<(), SaveError> {
    if let Expected::SameAs(seen) = expected {
        let now = path.symlink_metadata();
        return match now {
            Ok(now) if Fingerprint::of(&now) == *seen => {
                Ok(made.persist(path).map_err(|failed| failed.error)?)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Err(SaveError::Removed),
            _ => Err(SaveError::ChangedOnDisk),
        };
    }
    made.persist_noclobber(path)
        .or_else(|failed| match failed.error.kind() {
            io::ErrorKind::AlreadyExists => Err(SaveError::ChangedOnDisk),
            // Not every file system can check and rename in one step.
            _ if path.symlink_metadata().is_ok() => Err(SaveError::ChangedOnDisk),
            _ => Ok(failed.path.persist(path).map_err(|failed| failed.error)?),
        })
}

/// Returns the message why a file was not written.
pub(super) fn not_written(path: &Path, error: &io::Error) -> String {
    not_written_text(path, error.to_string())
}
