//! The desktop of an X server, over a connection of our own: the formats of an offer, drops, and the end of a start.
//!
//! An offer stays on the clipboard until another program takes the clipboard. If our program ends first, a clipboard
//! manager may take the offer over.
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

use crate::system::offer::{ClipboardKind, ClipboardOffer, DesktopError, OfferState, Offered};
use crate::system::watched::SharedValue;
use link::{Woken, X11Link, failed, if_there};
use serving::Serving;
use std::io::PipeReader;
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::time::{Duration, Instant};
use x11rb::connection::Connection as _;
use x11rb::errors::ConnectionError;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, AtomEnum, ClientMessageEvent, ConnectionExt as _, EventMask, PropMode,
};
use x11rb::wrapper::ConnectionExt as _;

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
