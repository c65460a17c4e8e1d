//! The desktop of an X server, over a connection of our own: the formats of an offer, drops, and the end of a start.
//!
//! The desktop shows a busy pointer until the window of a start appears; a start that has handed everything over opens
//! none, so it tells the desktop that it is over (Startup Notification Protocol).

mod drops;
mod link;
mod reading;
mod serving;
mod transfers;

pub(crate) use drops::wait_for_drops;
pub(super) use reading::{read_picture, read_text};
pub(super) use serving::offer;

use crate::system::offer::{ClipboardOffer, DesktopError};
use link::{X11Link, failed};
use std::sync::Arc;
use x11rb::connection::Connection as _;
use x11rb::protocol::xproto::{Atom, AtomEnum, ClientMessageEvent, ConnectionExt as _, EventMask};

#[derive(Clone, Debug)]
struct Target {
    name: Atom,
    /// The type of the written property.
    kind: Atom,
    bytes: Arc<[u8]>,
}

/// All targets that can be requested.
#[derive(Clone, Debug, Default)]
struct Targets(Vec<Target>);

impl Targets {
    /// Collects the formats of an offer, and the older names of texts.
    fn of(link: &X11Link, offer: &ClipboardOffer) -> Result<Self, DesktopError> {
        let mut targets = Self::default();
        for (mime, bytes) in &offer.formats {
            let asked = link.connection.intern_atom(false, mime.as_bytes());
            let name = asked.map_err(failed)?.reply().map_err(failed)?.atom;
            targets.add(name, name, Arc::clone(bytes));
        }
        let is_text = |mime: &str| mime == "text/plain" || mime.starts_with("text/plain;");
        if let Some((_, text)) = offer.formats.iter().find(|(mime, _)| is_text(mime)) {
            targets.add_text(link, text);
        }
        Ok(targets)
    }

    fn add_text(&mut self, link: &X11Link, text: &Arc<[u8]>) {
        let atoms = &link.atoms;
        self.add(atoms.UTF8_STRING, atoms.UTF8_STRING, Arc::clone(text));
        self.add(atoms.TEXT_PLAIN, atoms.TEXT_PLAIN, Arc::clone(text));
        // The owner chooses the kind of text for this target.
        self.add(atoms.TEXT, atoms.UTF8_STRING, Arc::clone(text));
        let string = Atom::from(AtomEnum::STRING);
        self.add(string, string, latin1(text));
    }

    /// Adds a target. If a target is offered twice, the first counts.
    fn add(&mut self, name: Atom, kind: Atom, bytes: Arc<[u8]>) {
        if !self.0.iter().any(|target| target.name == name) {
            self.0.push(Target { name, kind, bytes });
        }
    }

    fn names(&self) -> Vec<Atom> {
        self.0.iter().map(|target| target.name).collect()
    }

    /// The bytes for this target, with their type.
    fn get(&self, name: Atom) -> Option<(Atom, Arc<[u8]>)> {
        let target = self.0.iter().find(|target| target.name == name)?;
        Some((target.kind, Arc::clone(&target.bytes)))
    }
}

/// Converts a text to Latin-1, the only encoding of the older kind of text.
fn latin1(utf8: &Arc<[u8]>) -> Arc<[u8]> {
    if utf8.is_ascii() {
        return Arc::clone(utf8);
    }
    let text = String::from_utf8_lossy(utf8);
    text.chars()
        .map(|character| u8::try_from(character).unwrap_or(b'?'))
        .collect()
}

/// The number of bytes per message.
const PART: usize = 20;

/// Reports that the start with this name is over.
pub(super) fn end_startup(display: Option<&str>, name: &str) -> Result<(), DesktopError> {
    let link = X11Link::open(display, None)?;
    let atom = |name: &[u8]| {
        let cookie = link.connection.intern_atom(false, name).map_err(failed)?;
        cookie.reply().map(|reply| reply.atom).map_err(failed)
    };
    let mut kind = atom(b"_NET_STARTUP_INFO_BEGIN")?;
    let goes_on = atom(b"_NET_STARTUP_INFO")?;
    let name = name.replace('\\', "\\\\").replace('"', "\\\"");
    let text = format!("remove: ID=\"{name}\"\0");
    for bytes in text.as_bytes().chunks(PART) {
        let mut part = [0; PART];
        for (place, byte) in part.iter_mut().zip(bytes) {
            *place = *byte;
        }
        let message = ClientMessageEvent::new(8, link.window, kind, part);
        link.connection
            .send_event(false, link.root, EventMask::PROPERTY_CHANGE, message)
            .map_err(failed)?;
        kind = goes_on;
    }
    link.connection.flush().map_err(failed)?;
    link.settle().map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_latin_1_text_has_a_question_mark_for_missing_letters() {
        assert_eq!(
            *latin1(&"Zug für Weiß ♔".as_bytes().into()),
            *b"Zug f\xfcr Wei\xdf ?"
        );
    }
}
