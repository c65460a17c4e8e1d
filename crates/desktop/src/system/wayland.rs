//! The clipboard of a Wayland compositor that lets programs set it at any time through data control, under its own name
//! or the older one of wlroots.

mod owner;
mod reading;
mod writing;

use super::error::DesktopError;
use super::offer::{Offer, OfferState, Offered, Selection};
use super::watched::Watched;
use owner::Owner;
use wayland_client::Connection;
use wayland_client::globals::registry_queue_init;

pub(super) use reading::{read_picture, read_text};

/// Puts an offer on a clipboard. Its thread ends when another program takes the clipboard.
pub(super) fn offer(selection: Selection, offer: Offer) -> Result<Offered, DesktopError> {
    let state = Watched::new(OfferState::Starting);
    let broken = OfferState::Failed(DesktopError::failed("a panic"));
    let serve = move |state: &Watched<OfferState>| {
        let end = serve(selection, offer, state);
        end.map_or_else(OfferState::Failed, |()| OfferState::Over)
    };
    state
        .until_the_end_of("clipboard", broken, serve)
        .map_err(DesktopError::failed)?;
    Ok(Offered { state, bell: None })
}

fn serve(
    selection: Selection,
    offer: Offer,
    state: &Watched<OfferState>,
) -> Result<(), DesktopError> {
    let connection = Connection::connect_to_env().map_err(DesktopError::failed)?;
    let globals = registry_queue_init::<Owner>(&connection);
    let (globals, mut queue) = globals.map_err(DesktopError::failed)?;
    let mut owner = Owner::new(offer);
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
