//! The text of a selection, from whichever program owns it.

use crate::system::error::PasteError;
use crate::system::offer::Selection;
use crate::system::pasting::{Heard, PATIENCE, text_of};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use std::io::{ErrorKind, Read as _};
use wl_clipboard_rs::paste::{ClipboardType, Error, MimeType, Seat, get_contents, get_mime_types};

const MAX_AT_ONCE: usize = 1 << 16;

pub(in crate::system) fn read_text(
    selection: Selection,
    heard: Heard<'_>,
) -> Result<String, PasteError> {
    let clipboard = match selection {
        Selection::Clipboard => ClipboardType::Regular,
        Selection::Primary => ClipboardType::Primary,
    };
    let contents = get_contents(clipboard, Seat::Unspecified, MimeType::Text);
    let (mut pipe, _) = contents.map_err(|error| match error {
        Error::NoMimeType if has_picture(clipboard) => PasteError::Picture,
        error => fault(error),
    })?;
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
            Ok(0) => return Ok(text_of(bytes)),
            Ok(count) => bytes.extend_from_slice(part.get(..count).unwrap_or_default()),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(PasteError::failed(error)),
        }
        if heard(bytes.len()).is_break() {
            return Err(PasteError::Cancelled);
        }
    }
}

/// Whether a picture is offered, when there is no text.
fn has_picture(clipboard: ClipboardType) -> bool {
    let kinds = get_mime_types(clipboard, Seat::Unspecified);
    kinds.is_ok_and(|kinds| kinds.iter().any(|kind| kind.starts_with("image/")))
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
