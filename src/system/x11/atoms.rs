//! The names that an X server knows by number.

use crate::system::selection::Selection;
use x11rb::protocol::xproto::{Atom, AtomEnum};

x11rb::atom_manager! {
    /// These names.
    pub(super) Atoms:
    /// Their numbers on the way.
    AtomCookies {
        ATOM_PAIR,
        CLIPBOARD,
        CLIPBOARD_MANAGER,
        INCR,
        MULTIPLE,
        NULL,
        SAVE_TARGETS,
        TARGETS,
        TEXT,
        TIMESTAMP,
        UTF8_STRING,
        TEXT_PLAIN: b"text/plain",
        TEXT_PLAIN_UTF8: b"text/plain;charset=utf-8",
        IMAGE_BMP: b"image/bmp",
        IMAGE_GIF: b"image/gif",
        IMAGE_JPEG: b"image/jpeg",
        IMAGE_PNG: b"image/png",
        IMAGE_TIFF: b"image/tiff",
        IMAGE_WEBP: b"image/webp",
        TABIYA_PASTE,
        TABIYA_SAVE_TARGETS,
        TABIYA_TIME,
    }
}

impl Atoms {
    pub(super) fn of(&self, selection: Selection) -> Atom {
        match selection {
            Selection::Clipboard => self.CLIPBOARD,
            Selection::Primary => AtomEnum::PRIMARY.into(),
        }
    }
}
