//! Keeps an offer on the clipboard until another program takes the clipboard. If our program ends first, a clipboard
//! manager may take the offer over.

use super::Targets;
use super::link::{Woken, X11Link, failed, if_there};
use super::serving::Serving;
use crate::system::offer::{ClipboardKind, ClipboardOffer, DesktopError, OfferState, Offered};
use crate::system::watched::SharedValue;
use std::io::PipeReader;
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::time::{Duration, Instant};
use x11rb::errors::ConnectionError;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{AtomEnum, ConnectionExt as _, PropMode};
use x11rb::wrapper::ConnectionExt as _;

/// The maximum time for a clipboard manager to fetch a part of the offer.
const MANAGER_PATIENCE: Duration = Duration::from_secs(1);
/// The maximum time for which a clipboard manager may delay the end of the program.
const EXIT_PATIENCE: Duration = Duration::from_secs(2);

/// The newest offer, which a clipboard manager would take over.
static NEWEST: Mutex<Option<Offered>> = Mutex::new(None);

pub(in crate::system) fn offer(
    display: Option<String>,
    selection: ClipboardKind,
    offer: ClipboardOffer,
) -> Result<Offered, DesktopError> {
    let state = SharedValue::new(OfferState::Starting);
    let (hears, rings) = std::io::pipe().map_err(failed)?;
    let broken = OfferState::Failed(failed("a panic"));
    let serve = move |state: &SharedValue<OfferState>| {
        let end = serve(display.as_deref(), selection, &offer, hears, state);
        end.map_or_else(OfferState::Failed, |()| OfferState::Over)
    };
    state
        .until_the_end_of("clipboard", broken, serve)
        .map_err(failed)?;
    let offered = Offered {
        state,
        bell: Some(Arc::new(rings)),
    };
    // Clipboard managers do not keep the primary selection.
    if selection == ClipboardKind::Clipboard {
        hand_over_at_exit(offered.clone());
    }
    Ok(offered)
}

/// Makes this the offer that is handed over at exit.
fn hand_over_at_exit(offered: Offered) {
    static ONCE: Once = Once::new();
    *NEWEST.lock().unwrap_or_else(PoisonError::into_inner) = Some(offered);
    ONCE.call_once(|| {
        shutdown_hooks::add_shutdown_hook(hand_over_newest);
    });
}

extern "C" fn hand_over_newest() {
    let newest = NEWEST.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(offered) = newest {
        offered.hand_over();
        offered.wait_until_over(EXIT_PATIENCE);
    }
}

fn serve(
    display: Option<&str>,
    selection: ClipboardKind,
    offer: &ClipboardOffer,
    bell: PipeReader,
    state: &SharedValue<OfferState>,
) -> Result<(), DesktopError> {
    let mut link = X11Link::open(display, bell)?;
    let targets = Targets::of(&link, offer)?;
    let selection = link.atoms.of(selection);
    let mut serving = Serving::begin(&mut link, selection, targets)?;
    state.set(OfferState::OnClipboard);
    // Programs that are already fetching get the rest.
    while !serving.is_lost() || !serving.is_idle() {
        match link.next(serving.deadline()).map_err(failed)? {
            Woken::By(event) => {
                serving.handle(&link, &event).map_err(failed)?;
            }
            Woken::ByTime => serving.drop_stalled(&link).map_err(failed)?,
            Woken::ByBell => return hand_over(&mut link, serving).map_err(failed),
        }
    }
    link.settle().map_err(failed)
}

/// Asks a clipboard manager to keep the offer, and serves its requests.
fn hand_over(link: &mut X11Link, mut serving: Serving) -> Result<(), ConnectionError> {
    let manager = link.atoms.CLIPBOARD_MANAGER;
    let asked = link.connection.get_selection_owner(manager)?;
    let owner = if_there(asked.reply())?.map_or(x11rb::NONE, |reply| reply.owner);
    if owner == x11rb::NONE {
        return Ok(());
    }
    let property = link.atoms.TABIYA_SAVE_TARGETS;
    link.connection.change_property32(
        PropMode::REPLACE,
        link.window,
        property,
        AtomEnum::ATOM,
        &serving.names(),
    )?;
    let save = link.atoms.SAVE_TARGETS;
    link.connection
        .convert_selection(link.window, manager, save, property, serving.since)?;
    let mut until = Instant::now() + MANAGER_PATIENCE;
    let mut is_kept = false;
    while !is_kept || !serving.is_idle() {
        match link.next(Some(until))? {
            Woken::By(Event::SelectionNotify(event)) if event.selection == manager => {
                is_kept = true;
            }
            Woken::By(event) => {
                if serving.handle(link, &event)? {
                    until = Instant::now() + MANAGER_PATIENCE;
                }
            }
            Woken::ByBell => {}
            Woken::ByTime => return Ok(()),
        }
    }
    link.settle()
}
