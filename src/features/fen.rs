//! The FEN field, positions as text (pasted or copied), and advice about the position.
//!
//! # The FEN field and undo
//!
//! egui's text field remembers every text that it has shown. When something else changes the position, that memory is
//! dropped and the caret stays: otherwise Ctrl+Z in the field would restore an old position and bypass the history of
//! the document.
//!
//! The meaning of the text is computed once for each text (`view/fen_field/text.rs`): its readings and the
//! offered repair. Above 4 KiB neither is computed.

pub(crate) mod model;
/// Handlers of the actions of this feature.
pub(crate) mod update;
/// The appearance of the FEN field, of advice, and of dialogs about positions as text.
pub(crate) mod view {
    pub(crate) mod advice;
    pub(crate) mod copy_as;
    pub(crate) mod fen_field;
    pub(crate) mod reading_choice;
    pub(crate) mod style_dialog;
}
