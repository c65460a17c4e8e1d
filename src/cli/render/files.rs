//! A file for each diagram.
//!
//! A file that is there already is replaced when the new one is whole. Unlike a single file that is
//! saved, thousands of pictures are not each flushed to the disk: they can be made again.

use super::super::saving::not_written_text;
use super::super::status::Status;
use super::records::Records;
use super::work::{Order, published};
use crate::publish::{Entry, Format, Publisher};
use std::ffi::OsString;
use std::io::{self, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

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
            // In a folder of its own a picture is beside its text.
            let beside = picture.as_deref().and_then(|path| path.rsplit('/').next());
            let mut text = booklet.beginning(&entry.diagram.title);
            text.push_str(&booklet.entry(1, entry, beside));
            text.push_str(&booklet.end());
            text.into_bytes()
        };
        let name = names.name(at, entry, order.format.extension());
        write(&folder.join(name), &bytes)?;
        Ok(Vec::new())
    })
}

/// Where a text has its pictures: a folder beside it.
pub(super) fn pictures_folder(order: &Order, path: &Path) -> Option<PathBuf> {
    if order.format != Format::Markdown {
        return None;
    }
    let mut name: OsString = path.file_stem()?.to_owned();
    name.push("-files");
    Some(path.with_file_name(name))
}

/// Writes the picture of an entry. Returns its address from a text beside that folder.
pub(super) fn write_picture(
    order: &Order,
    publisher: &mut Publisher,
    folder: &Path,
    entry: &Entry,
    at: u64,
) -> Result<String, String> {
    let name = order.names().name(at, entry, Format::Svg.extension());
    let picture = published(publisher, entry, Format::Svg)?;
    write(&folder.join(&name), &picture)?;
    let folder = folder.file_name().unwrap_or_default().to_string_lossy();
    Ok(format!("{folder}/{name}"))
}

/// Makes a folder, unless it is there.
pub(super) fn make_folder(folder: &Path) -> Result<(), String> {
    if folder.is_dir() {
        return Ok(());
    }
    std::fs::create_dir(folder).map_err(|error| not_written(folder, &error))
}

/// Writes a file, in the place of one that is there when all of it is written.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    write_aside(path, bytes).map_err(|error| not_written(path, &error))
}

fn write_aside(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".tabiya-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // As other new files; the user's mask applies.
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// Why a file was not written.
pub(super) fn not_written(path: &Path, error: &io::Error) -> String {
    not_written_text(path, error.to_string())
}
