//! Reads the text or the picture of a selection, whichever program owns it.

use crate::system::error::PasteError;
use crate::system::offer::Selection;
use crate::system::pasting::{Heard, PATIENCE, text_of};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use std::collections::HashSet;
use std::io::{ErrorKind, Read};
use std::os::fd::AsFd;
use wl_clipboard_rs::paste::{ClipboardType, Error, MimeType, Seat, get_contents, get_mime_types};

const MAX_AT_ONCE: usize = 1 << 16;
/// The MIME type of a list of files.
const FILES: &str = "text/uri-list";
/// The MIME types of pictures, the best first.
const PICTURES: [&str; 6] = [
    "image/png",
    "image/bmp",
    "image/tiff",
    "image/webp",
    "image/gif",
    "image/jpeg",
];

pub(in crate::system) fn read_text(
    selection: Selection,
    heard: Heard<'_>,
) -> Result<String, PasteError> {
    let clipboard = match selection {
        Selection::Clipboard => ClipboardType::Regular,
        Selection::Primary => ClipboardType::Primary,
    };
    let fetch = |kind| get_contents(clipboard, Seat::Unspecified, kind);
    let contents = match fetch(MimeType::Text) {
        // Some programs offer copied files only under this type.
        Err(Error::NoMimeType) => fetch(MimeType::Specific(FILES)),
        contents => contents,
    };
    let (pipe, _) = contents.map_err(|error| match error {
        Error::NoMimeType if picture_kind(clipboard).is_some() => PasteError::Picture,
        error => fault(error),
    })?;
    all_of(pipe, heard).map(text_of)
}

/// Reads the picture on the clipboard, as the bytes of a picture file.
pub(in crate::system) fn read_picture(heard: Heard<'_>) -> Result<Vec<u8>, PasteError> {
    let clipboard = ClipboardType::Regular;
    let kinds = get_mime_types(clipboard, Seat::Unspecified).map_err(fault)?;
    let kind = best_picture(&kinds).ok_or(PasteError::NoText)?;
    let contents = get_contents(clipboard, Seat::Unspecified, MimeType::Specific(kind));
    let (pipe, _) = contents.map_err(fault)?;
    all_of(pipe, heard)
}

fn all_of(mut pipe: impl Read + AsFd, heard: Heard<'_>) -> Result<Vec<u8>, PasteError> {
    let patience = Timespec::try_from(PATIENCE).map_err(PasteError::failed)?;
    let mut bytes = Vec::new();
    let mut part = vec![0; MAX_AT_ONCE];
    loop {
        match poll(&mut [PollFd::new(&pipe, PollFlags::IN)], Some(&patience)) {
            Ok(0) => return Err(PasteError::NoAnswer),
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(PasteError::failed(error)),
        }
        match pipe.read(&mut part) {
            Ok(0) => return Ok(bytes),
            Ok(count) => bytes.extend_from_slice(part.get(..count).unwrap_or_default()),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(PasteError::failed(error)),
        }
        if heard(bytes.len()).is_break() {
            return Err(PasteError::Cancelled);
        }
    }
}

/// The type of the offered picture, when there is no text.
fn picture_kind(clipboard: ClipboardType) -> Option<&'static str> {
    best_picture(&get_mime_types(clipboard, Seat::Unspecified).ok()?)
}

/// The best of the offered picture types.
fn best_picture(kinds: &HashSet<String>) -> Option<&'static str> {
    let mut pictures = PICTURES.into_iter();
    pictures.find(|kind| kinds.contains(*kind))
}

fn fault(error: Error) -> PasteError {
    match error {
        Error::NoSeats | Error::SeatNotFound | Error::ClipboardEmpty | Error::NoMimeType => {
            PasteError::NoText
        }
        Error::MissingProtocol { .. } | Error::PrimarySelectionUnsupported => {
            PasteError::Unsupported
        }
        Error::SocketOpenError(_)
        | Error::WaylandConnection(_)
        | Error::WaylandCommunication(_)
        | Error::PipeCreation(_) => PasteError::failed(error),
    }
}
