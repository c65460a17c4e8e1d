//! Writes a file for each diagram, or all diagrams into one file or one after the other to standard output.
//!
//! An existing file is replaced when the new one is complete. Unlike a single saved file, thousands
//! of pictures are not each flushed to the disk: they can be drawn again.

use super::destination::pictures_beside;
use super::records::RecordsReader;
use super::work::{RenderOrder, published};
use crate::escape_controls::escape_controls_in_lines;
use crate::saving::{Standing, not_written_text, reason_text, save_spool, say_not_written};
use crate::status::{Status, complain, say_end};
use crate::stream::{EarlyEnd, Output};
use std::io::{self, IsTerminal as _, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use tabiya_lines::{Expected, Fingerprint, SaveError, Spool};
use tabiya_publish::{Format, PublishedRecord, Publisher};
use tempfile::TempPath;

/// Fills a folder with a file for each diagram.
pub(super) fn fill(order: &RenderOrder, records: RecordsReader, folder: &Path) -> Status {
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
            // A picture is in the same folder as its text.
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

/// Returns the folder for the pictures of a text, which is beside the text.
fn pictures_folder(order: &RenderOrder, path: &Path) -> Option<PathBuf> {
    if order.format != Format::Markdown {
        return None;
    }
    pictures_beside(path)
}

/// Writes the picture of an entry. Returns its address relative to a text beside that folder.
fn write_picture(
    order: &RenderOrder,
    publisher: &mut Publisher,
    folder: &Path,
    entry: &PublishedRecord,
    at: u64,
) -> Result<String, String> {
    let name = order.names().name(at, entry, Format::Svg.extension());
    let picture = published(publisher, entry, Format::Svg)?;
    write(&folder.join(&name), &picture, &order.standing)?;
    let folder = folder.file_name().unwrap_or_default().to_string_lossy();
    Ok(format!("{folder}/{name}"))
}

/// Creates a folder, unless it exists.
fn make_folder(folder: &Path) -> Result<(), String> {
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

/// Returns the message that explains why a file was not written.
pub(super) fn not_written(path: &Path, error: &io::Error) -> String {
    not_written_text(path, error.to_string())
}

pub(super) fn to_standard_output(order: &RenderOrder, records: RecordsReader) -> Status {
    let mut output = Output::Standard;
    put_all(order, records, None, &mut output, say_end)
}

pub(super) fn to_file(order: &RenderOrder, records: RecordsReader, path: &Path) -> Status {
    let mut output = match Spool::for_saving_at(path) {
        Ok(spool) => Output::Spool(spool),
        Err(error) => return say_not_written(path, &error),
    };
    let pictures = pictures_folder(order, path);
    if let Some(folder) = &pictures
        && let Err(why) = make_folder(folder)
    {
        complain(&escape_controls_in_lines(&why));
        return Status::FileError;
    }
    let say_end = |end: &EarlyEnd| match end {
        EarlyEnd::WriteFailed(error) => {
            complain(&not_written(path, error));
            Status::FileError
        }
        end => say_end(end),
    };
    let status = put_all(order, records, pictures.as_deref(), &mut output, say_end);
    match output {
        Output::Spool(spool) if status == Status::Fine => save_spool(path, &spool, &order.standing),
        _ => status,
    }
}

fn put_all(
    order: &RenderOrder,
    records: RecordsReader,
    pictures: Option<&Path>,
    output: &mut Output,
    say_end: impl Fn(&EarlyEnd) -> Status + Sync,
) -> Status {
    let is_document = !order.format.is_picture();
    let is_shown = matches!(output, Output::Standard) && io::stdout().is_terminal();
    let mut status = Status::Fine;
    let mut put = |bytes: &[u8]| {
        let end = if is_shown && order.format != Format::Svg {
            let text = escape_controls_in_lines(&String::from_utf8_lossy(bytes));
            output.print(text.as_bytes())
        } else {
            output.print(bytes)
        };
        match end {
            None => ControlFlow::Continue(()),
            Some(end) => {
                // If the reader stops reading, the work is over as well.
                status = say_end(&end);
                ControlFlow::Break(())
            }
        }
    };
    let booklet = order.booklet();
    if is_document && put(booklet.beginning(&order.title).as_bytes()).is_break() {
        return status;
    }
    let mut is_over = false;
    let drawn = draw_parts(order, records, pictures, |bytes| {
        let flow = put(bytes);
        is_over = flow.is_break();
        flow
    });
    if is_document && !is_over && drawn == Status::Fine && put(booklet.end().as_bytes()).is_break()
    {
        return status;
    }
    status.max(drawn)
}

/// Draws the content of one file, without beginning and end. `pictures` is the folder for the
/// pictures of a text, if it has any.
fn draw_parts(
    order: &RenderOrder,
    records: RecordsReader,
    pictures: Option<&Path>,
    put: impl FnMut(&[u8]) -> ControlFlow<()>,
) -> Status {
    let booklet = order.booklet();
    order.draw_each(records, put, |publisher, entry, at| {
        if order.format.is_picture() {
            return published(publisher, entry, order.format);
        }
        let picture = match pictures {
            Some(folder) => Some(write_picture(order, publisher, folder, entry, at)?),
            None => None,
        };
        let text = booklet.entry(at, entry, picture.as_deref());
        Ok(text.into_bytes())
    })
}
