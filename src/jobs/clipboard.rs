//! Texts to and from the desktop's clipboard.

use crate::desktop::{self, DesktopError, PasteError, Selection};
use std::ops::ControlFlow;

/// Puts a text there.
pub(super) fn offer_text(selection: Selection, text: &str) -> Result<(), DesktopError> {
    desktop::put_text(selection, text)
}

/// Gets the text from there, with the line ends that text fields have.
pub(super) fn read_text(
    selection: Selection,
    progress: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<String, PasteError> {
    let text = desktop::read_text(selection, &mut |bytes| progress(bytes as u64, 0))?;
    Ok(if text.contains('\r') {
        text.replace("\r\n", "\n")
    } else {
        text
    })
}
