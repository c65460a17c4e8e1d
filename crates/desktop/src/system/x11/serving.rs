//! Serves an offer to programs that request it.

use super::Targets;
use super::link::{X11Link, failed, if_there};
use super::transfers::Transfers;
use crate::system::offer::DesktopError;
use std::time::Instant;
use x11rb::errors::ConnectionError;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ConnectionExt as _, EventMask, PropMode, SELECTION_NOTIFY_EVENT,
    SelectionNotifyEvent, SelectionRequestEvent, Timestamp, Window,
};
use x11rb::wrapper::ConnectionExt as _;

/// The maximum number of pairs of atoms in one request for several targets.
const MAX_TOGETHER: u32 = 64;

pub(super) struct Serving {
    selection: Atom,
    /// The server time at which the selection became ours.
    pub(super) since: Timestamp,
    is_ours: bool,
    targets: Targets,
    transfers: Transfers,
}

impl Serving {
    /// Takes the selection.
    pub(super) fn begin(
        link: &mut X11Link,
        selection: Atom,
        targets: Targets,
    ) -> Result<Self, DesktopError> {
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

    pub(super) fn names(&self) -> Vec<Atom> {
        self.targets.names()
    }

    /// Whether another program has the selection.
    pub(super) fn is_lost(&self) -> bool {
        !self.is_ours
    }

    /// Whether no program is fetching.
    pub(super) fn is_idle(&self) -> bool {
        self.transfers.is_empty()
    }

    /// The time at which [`Self::drop_stalled`] is due.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.transfers.deadline()
    }

    pub(super) fn drop_stalled(&mut self, link: &X11Link) -> Result<(), ConnectionError> {
        self.transfers.drop_stalled(link)
    }

    /// Handles an event. Returns whether the event belonged to serving.
    pub(super) fn handle(
        &mut self,
        link: &X11Link,
        event: &Event,
    ) -> Result<bool, ConnectionError> {
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
