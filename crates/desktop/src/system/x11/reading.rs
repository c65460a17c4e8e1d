//! Reads the text or the picture of a selection, whichever program owns it.

use super::link::{Woken, X11Link, if_there};
use crate::system::offer::{ClipboardKind, PasteError};
use crate::system::pasting::{Heard, PATIENCE, text_of};
use std::time::Instant;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ChangeWindowAttributesAux, ConnectionExt as _, EventMask, GetPropertyReply,
    Property, Time, Timestamp, Window,
};

/// The maximum size of a property in one answer, in words of four bytes.
const MAX_AT_ONCE: u32 = 1 << 18;

pub(in crate::system) fn read_text(
    display: Option<&str>,
    selection: ClipboardKind,
    heard: Heard<'_>,
) -> Result<String, PasteError> {
    SelectionReading::of(display, selection, heard)?.any_text()
}

/// Reads the picture on the clipboard, as the bytes of a picture file.
pub(in crate::system) fn read_picture(
    display: Option<&str>,
    heard: Heard<'_>,
) -> Result<Vec<u8>, PasteError> {
    SelectionReading::of(display, ClipboardKind::Clipboard, heard)?.any_picture()
}

/// The reading of a selection.
pub(super) struct SelectionReading<'a> {
    link: X11Link,
    selection: Atom,
    owner: Window,
    /// The time of the requests.
    time: Timestamp,
    heard: Heard<'a>,
    /// The time at which the reading is abandoned.
    until: Instant,
}

impl<'a> SelectionReading<'a> {
    fn of(
        display: Option<&str>,
        selection: ClipboardKind,
        heard: Heard<'a>,
    ) -> Result<Self, PasteError> {
        let link = X11Link::open(display, None).map_err(PasteError::failed)?;
        let selection = link.atoms.of(selection);
        Self::on(link, selection, Time::CURRENT_TIME.into(), heard)
    }

    /// The reading of a drop, whose source expects the time of the drop.
    pub(super) fn of_drag(
        display: Option<&str>,
        selection: Atom,
        time: Timestamp,
        heard: Heard<'a>,
    ) -> Result<Self, PasteError> {
        let link = X11Link::open(display, None).map_err(PasteError::failed)?;
        Self::on(link, selection, time, heard)
    }

    fn on(
        link: X11Link,
        selection: Atom,
        time: Timestamp,
        heard: Heard<'a>,
    ) -> Result<Self, PasteError> {
        let asked = link.connection.get_selection_owner(selection);
        let owner = asked.map_err(PasteError::failed)?.reply();
        let owner = owner.map_err(PasteError::failed)?.owner;
        if owner == x11rb::NONE {
            return Err(PasteError::NoText);
        }
        // The server reports when the owner's window is destroyed.
        let attributes = ChangeWindowAttributesAux::new().event_mask(EventMask::STRUCTURE_NOTIFY);
        link.connection
            .change_window_attributes(owner, &attributes)
            .map_err(PasteError::failed)?;
        Ok(Self {
            link,
            selection,
            owner,
            time,
            heard,
            until: Instant::now() + PATIENCE,
        })
    }

    fn any_text(&mut self) -> Result<String, PasteError> {
        let atoms = &self.link.atoms;
        let string = Atom::from(AtomEnum::STRING);
        // Some programs offer copied files only under these targets.
        let lists = [atoms.TEXT_URI_LIST, atoms.COPIED_FILES];
        let targets = [&atoms.texts()[..], &lists].concat();
        for target in targets.iter().copied() {
            match self.fetch(target)? {
                // The older kind of text is Latin-1.
                Some((kind, bytes)) if kind == string => {
                    return Ok(bytes.into_iter().map(char::from).collect());
                }
                Some((kind, bytes)) if targets.contains(&kind) => return Ok(text_of(bytes)),
                Some(_) | None => {}
            }
        }
        Err(match self.picture_target()? {
            Some(_) => PasteError::Picture,
            None => PasteError::NoText,
        })
    }

    fn any_picture(&mut self) -> Result<Vec<u8>, PasteError> {
        let target = self.picture_target()?.ok_or(PasteError::NoText)?;
        let given = self.fetch(target)?.ok_or(PasteError::NoText)?;
        Ok(given.1)
    }

    /// The best target of the offered picture, if there is one.
    fn picture_target(&mut self) -> Result<Option<Atom>, PasteError> {
        let pictures = self.link.atoms.pictures();
        let targets = self.link.atoms.TARGETS;
        if !self.is_given(targets)? {
            return Ok(None);
        }
        let offered = self.part_of_property(0)?;
        let offered: Vec<Atom> = offered.value32().into_iter().flatten().collect();
        Ok(pictures.into_iter().find(|target| offered.contains(target)))
    }

    /// Fetches the bytes for a target with their type; `None` when the owner refuses.
    pub(super) fn fetch(&mut self, target: Atom) -> Result<Option<(Atom, Vec<u8>)>, PasteError> {
        if !self.is_given(target)? {
            return Ok(None);
        }
        let mut bytes = Vec::new();
        let kind = self.take_property(&mut bytes)?;
        if kind == self.link.atoms.INCR {
            return self.fetch_parts().map(Some);
        }
        Ok((kind != x11rb::NONE).then_some((kind, bytes)))
    }

    /// Requests a target. Returns whether the owner provides it.
    fn is_given(&mut self, target: Atom) -> Result<bool, PasteError> {
        let place = self.link.atoms.TABIYA_PASTE;
        let (window, time) = (self.link.window, self.time);
        let connection = &self.link.connection;
        connection
            .delete_property(window, place)
            .map_err(PasteError::failed)?;
        connection
            .convert_selection(window, self.selection, target, place, time)
            .map_err(PasteError::failed)?;
        let selection = self.selection;
        let property = self.wait_for(|event| match event {
            Event::SelectionNotify(event)
                if (event.requestor, event.selection, event.target)
                    == (window, selection, target) =>
            {
                Some(event.property)
            }
            _ => None,
        })?;
        Ok(property != x11rb::NONE)
    }

    /// Fetches the content in parts. Each part comes after the previous one was removed; an empty part is the last.
    fn fetch_parts(&mut self) -> Result<(Atom, Vec<u8>), PasteError> {
        let (window, place) = (self.link.window, self.link.atoms.TABIYA_PASTE);
        let mut all = Vec::new();
        loop {
            self.wait_for(|event| match event {
                Event::PropertyNotify(event)
                    if (event.window, event.atom) == (window, place)
                        && event.state == Property::NEW_VALUE =>
                {
                    Some(())
                }
                _ => None,
            })?;
            let before = all.len();
            let kind = self.take_property(&mut all)?;
            if kind == x11rb::NONE {
                // This event does not announce a part. The wait is limited when a program sends nothing else.
                self.check_patience()?;
            } else if all.len() == before {
                return Ok((kind, all));
            }
        }
    }

    /// Appends the content of the property to `bytes` and removes the property. Returns its type; `NONE` if it does not
    /// exist.
    fn take_property(&mut self, bytes: &mut Vec<u8>) -> Result<Atom, PasteError> {
        let mut from = 0;
        loop {
            let part = self.part_of_property(from)?;
            if part.format != 8 && part.type_ != self.link.atoms.INCR {
                // The content is not bytes, or the property does not exist and has no format.
                return Ok(x11rb::NONE);
            }
            bytes.extend_from_slice(&part.value);
            self.until = Instant::now() + PATIENCE;
            if (self.heard)(bytes.len()).is_break() {
                return Err(PasteError::Cancelled);
            }
            if part.bytes_after == 0 {
                return Ok(part.type_);
            }
            from += MAX_AT_ONCE;
        }
    }

    /// Reads a part of the property. The server removes the property with its last part.
    fn part_of_property(&self, from: u32) -> Result<GetPropertyReply, PasteError> {
        let (window, place) = (self.link.window, self.link.atoms.TABIYA_PASTE);
        let any = AtomEnum::ANY;
        let asked = self
            .link
            .connection
            .get_property(true, window, place, any, from, MAX_AT_ONCE);
        let asked = asked.map_err(PasteError::failed)?;
        let part = if_there(asked.reply()).map_err(PasteError::failed)?;
        part.ok_or_else(|| PasteError::failed("no property"))
    }

    fn check_patience(&self) -> Result<(), PasteError> {
        if self.until < Instant::now() {
            return Err(PasteError::NoAnswer);
        }
        Ok(())
    }

    fn wait_for<T>(&mut self, find: impl Fn(&Event) -> Option<T>) -> Result<T, PasteError> {
        loop {
            match self.link.next(Some(self.until)) {
                Ok(Woken::By(Event::DestroyNotify(event))) if event.window == self.owner => {
                    return Err(PasteError::OwnerGone);
                }
                Ok(Woken::By(event)) => {
                    if let Some(found) = find(&event) {
                        return Ok(found);
                    }
                    // Unrelated events may arrive without end.
                    self.check_patience()?;
                }
                Ok(Woken::ByBell) => {}
                Ok(Woken::ByTime) => return Err(PasteError::NoAnswer),
                Err(error) => return Err(PasteError::failed(error)),
            }
        }
    }
}
