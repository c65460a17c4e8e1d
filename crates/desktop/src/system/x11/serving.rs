//! Keeps an offer on the clipboard until another program takes the clipboard, and serves it to programs that request it.
//! If our program ends first, a clipboard manager may take the offer over.

use super::Targets;
use super::link::{Woken, X11Link, failed, if_there};
use super::transfers::Transfers;
use crate::system::offer::{ClipboardKind, ClipboardOffer, DesktopError, OfferState, Offered};
use crate::system::watched::SharedValue;
use std::io::PipeReader;
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::time::{Duration, Instant};
use x11rb::errors::ConnectionError;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ConnectionExt as _, EventMask, PropMode, SELECTION_NOTIFY_EVENT,
    SelectionNotifyEvent, SelectionRequestEvent, Timestamp, Window,
};
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

/// The maximum number of pairs of atoms in one request for several targets.
const MAX_TOGETHER: u32 = 64;

struct Serving {
    selection: Atom,
    /// The server time at which the selection became ours.
    since: Timestamp,
    is_ours: bool,
    targets: Targets,
    transfers: Transfers,
}

impl Serving {
    /// Takes the selection.
    fn begin(link: &mut X11Link, selection: Atom, targets: Targets) -> Result<Self, DesktopError> {
        let since = link.server_time()?;
        let connection = &link.connection;
        connection
            .set_selection_owner(link.window, selection, since)
            .map_err(failed)?;
        let asked = connection.get_selection_owner(selection).map_err(failed)?;
        if asked.reply().map_err(failed)?.owner != link.window {
            return Err(failed("another program was faster"));
        }
        Ok(Self {
            selection,
            since,
            is_ours: true,
            targets,
            transfers: Transfers::default(),
        })
    }

    fn names(&self) -> Vec<Atom> {
        self.targets.names()
    }

    /// Whether another program has the selection.
    fn is_lost(&self) -> bool {
        !self.is_ours
    }

    /// Whether no program is fetching.
    fn is_idle(&self) -> bool {
        self.transfers.is_empty()
    }

    /// The time at which [`Self::drop_stalled`] is due.
    fn deadline(&self) -> Option<Instant> {
        self.transfers.deadline()
    }

    fn drop_stalled(&mut self, link: &X11Link) -> Result<(), ConnectionError> {
        self.transfers.drop_stalled(link)
    }

    /// Handles an event. Returns whether the event belonged to serving.
    fn handle(&mut self, link: &X11Link, event: &Event) -> Result<bool, ConnectionError> {
        match event {
            Event::SelectionRequest(request) => self.answer(link, request)?,
            Event::SelectionClear(event) if event.selection == self.selection => {
                self.is_ours = false;
            }
            Event::PropertyNotify(event) if event.window != link.window => {
                self.transfers.property_changed(link, *event)?;
            }
            Event::DestroyNotify(event) => self.transfers.window_gone(event.window),
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn answer(
        &mut self,
        link: &X11Link,
        request: &SelectionRequestEvent,
    ) -> Result<(), ConnectionError> {
        // Programs from before 1990 leave the property empty.
        let property = match request.property {
            x11rb::NONE => request.target,
            property => property,
        };
        let place = (request.requestor, property);
        let is_given = self.is_meant(request)
            && if request.target == link.atoms.MULTIPLE {
                self.give_several(link, place)?
            } else {
                self.give(link, place, request.target)?
            };
        let notice = SelectionNotifyEvent {
            response_type: SELECTION_NOTIFY_EVENT,
            sequence: 0,
            time: request.time,
            requestor: request.requestor,
            selection: request.selection,
            target: request.target,
            property: if is_given { property } else { x11rb::NONE },
        };
        link.connection
            .send_event(false, request.requestor, EventMask::NO_EVENT, notice)?;
        Ok(())
    }

    /// Whether the request is for our selection, at a time when it was ours.
    fn is_meant(&self, request: &SelectionRequestEvent) -> bool {
        // The server's time wraps around after 49 days.
        let is_later = request.time.wrapping_sub(self.since) < 1 << 31;
        request.selection == self.selection && (request.time == x11rb::CURRENT_TIME || is_later)
    }

    fn give(
        &mut self,
        link: &X11Link,
        (requestor, property): (Window, Atom),
        target: Atom,
    ) -> Result<bool, ConnectionError> {
        let atoms = &link.atoms;
        let (kind, values) = if target == atoms.TARGETS {
            (Atom::from(AtomEnum::ATOM), self.all_names(link))
        } else if target == atoms.TIMESTAMP {
            (Atom::from(AtomEnum::INTEGER), vec![self.since])
        } else if target == atoms.SAVE_TARGETS {
            (atoms.NULL, vec![])
        } else {
            let content = self.targets.get(target);
            return content.map_or(Ok(false), |content| {
                self.transfers.give(link, (requestor, property), content)
            });
        };
        let mode = PropMode::REPLACE;
        link.connection
            .change_property32(mode, requestor, property, kind, &values)?;
        Ok(true)
    }

    fn all_names(&self, link: &X11Link) -> Vec<Atom> {
        let atoms = &link.atoms;
        let mut names = self.names();
        let ours = [
            atoms.TARGETS,
            atoms.TIMESTAMP,
            atoms.MULTIPLE,
            atoms.SAVE_TARGETS,
        ];
        names.extend(ours);
        names
    }

    /// Serves several targets. The property contains pairs of a target and a property; targets that cannot be served
    /// are struck out.
    fn give_several(
        &mut self,
        link: &X11Link,
        (requestor, property): (Window, Atom),
    ) -> Result<bool, ConnectionError> {
        let pairs = link.connection.get_property(
            false,
            requestor,
            property,
            link.atoms.ATOM_PAIR,
            0,
            MAX_TOGETHER * 2,
        )?;
        let Some(pairs) = if_there(pairs.reply())? else {
            return Ok(false);
        };
        let Some(values) = pairs.value32() else {
            return Ok(false);
        };
        let mut answers: Vec<Atom> = values.collect();
        for pair in answers.chunks_exact_mut(2) {
            let [target, place] = pair else { continue };
            let is_given = *target != link.atoms.MULTIPLE
                && *place != x11rb::NONE
                && self.give(link, (requestor, *place), *target)?;
            if !is_given {
                *place = x11rb::NONE;
            }
        }
        link.connection.change_property32(
            PropMode::REPLACE,
            requestor,
            property,
            link.atoms.ATOM_PAIR,
            &answers,
        )?;
        Ok(true)
    }
}
