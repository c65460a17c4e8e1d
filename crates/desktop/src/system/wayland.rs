//! The clipboard of a Wayland compositor that lets programs set it at any time through data control, under its own name
//! or the older one of wlroots.

mod owner;
mod writing;

use super::offer::{ClipboardKind, ClipboardOffer, DesktopError, OfferState, Offered};
use super::watched::SharedValue;
use crate::system::offer::PasteError;
use crate::system::pasting::{Heard, PATIENCE, text_of};
use owner::WaylandOwner;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use std::collections::HashSet;
use std::io::{ErrorKind, Read};
use std::os::fd::AsFd;
use wayland_client::Connection;
use wayland_client::globals::registry_queue_init;
use wl_clipboard_rs::paste::{ClipboardType, Error, MimeType, Seat, get_contents, get_mime_types};

/// Puts an offer on a clipboard. Its thread ends when another program takes the clipboard.
pub(super) fn offer(
    selection: ClipboardKind,
    offer: ClipboardOffer,
) -> Result<Offered, DesktopError> {
    let state = SharedValue::new(OfferState::Starting);
    let broken = OfferState::Failed(DesktopError::failed("a panic"));
    let serve = move |state: &SharedValue<OfferState>| {
        let end = serve(selection, offer, state);
        end.map_or_else(OfferState::Failed, |()| OfferState::Over)
    };
    state
        .until_the_end_of("clipboard", broken, serve)
        .map_err(DesktopError::failed)?;
    Ok(Offered { state, bell: None })
}

fn serve(
    selection: ClipboardKind,
    offer: ClipboardOffer,
    state: &SharedValue<OfferState>,
) -> Result<(), DesktopError> {
    let connection = Connection::connect_to_env().map_err(DesktopError::failed)?;
    let globals = registry_queue_init::<WaylandOwner>(&connection);
    let (globals, mut queue) = globals.map_err(DesktopError::failed)?;
    let mut owner = WaylandOwner::new(offer);
    owner.take(selection, &globals, &queue.handle())?;
    // The answer shows that the compositor has the offer.
    queue.roundtrip(&mut owner).map_err(DesktopError::failed)?;
    state.set(OfferState::OnClipboard);
    while owner.has_clipboard() {
        queue
            .blocking_dispatch(&mut owner)
            .map_err(DesktopError::failed)?;
    }
    owner.finish();
    Ok(())
}

const MAX_AT_ONCE: usize = 1 << 16;
/// The MIME types of a list of files.
const FILES: [&str; 2] = ["text/uri-list", "x-special/gnome-copied-files"];
/// The MIME types of pictures, the best first.
const PICTURES: [&str; 8] = [
    "image/png",
    "image/bmp",
    "image/x-bmp",
    "image/x-MS-bmp",
    "image/tiff",
    "image/webp",
    "image/gif",
    "image/jpeg",
];

pub(super) fn read_text(selection: ClipboardKind, heard: Heard<'_>) -> Result<String, PasteError> {
    let clipboard = match selection {
        ClipboardKind::Clipboard => ClipboardType::Regular,
        ClipboardKind::Primary => ClipboardType::Primary,
    };
    let fetch = |kind| get_contents(clipboard, Seat::Unspecified, kind);
    // Some programs offer copied files only under types of their own.
    let kinds = FILES.map(MimeType::Specific);
    let mut contents = fetch(MimeType::Text);
    for kind in kinds {
        if matches!(contents, Err(Error::NoMimeType)) {
            contents = fetch(kind);
        }
    }
    let (pipe, _) = contents.map_err(|error| match error {
        Error::NoMimeType if picture_kind(clipboard).is_some() => PasteError::Picture,
        error => fault(error),
    })?;
    all_of(pipe, heard).map(text_of)
}

/// Reads the picture on the clipboard, as the bytes of a picture file.
pub(super) fn read_picture(heard: Heard<'_>) -> Result<Vec<u8>, PasteError> {
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
