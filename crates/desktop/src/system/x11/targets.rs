//! The formats of an offer, as an X server names them.

use super::link::{Link, failed};
use crate::system::error::DesktopError;
use crate::system::offer::Offer;
use std::sync::Arc;
use x11rb::protocol::xproto::{Atom, AtomEnum, ConnectionExt as _};

#[derive(Clone, Debug)]
struct Target {
    name: Atom,
    /// The type of the written property.
    kind: Atom,
    bytes: Arc<[u8]>,
}

/// All targets that can be requested.
#[derive(Clone, Debug, Default)]
pub(super) struct Targets(Vec<Target>);

impl Targets {
    /// Collects the formats of an offer, and the older names of texts.
    pub(super) fn of(link: &Link, offer: &Offer) -> Result<Self, DesktopError> {
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

    fn add_text(&mut self, link: &Link, text: &Arc<[u8]>) {
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

    pub(super) fn names(&self) -> Vec<Atom> {
        self.0.iter().map(|target| target.name).collect()
    }

    /// The bytes for this target, with their type.
    pub(super) fn get(&self, name: Atom) -> Option<(Atom, Arc<[u8]>)> {
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
