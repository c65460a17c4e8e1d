//! The FEN field, positions as text (pasted or copied), and advice about the position.

pub(crate) mod model;
/// Handlers of the room's actions.
pub(crate) mod update;
/// The view of the room.
pub(crate) mod view {
    pub(crate) mod advice;
    pub(crate) mod copy_as;
    pub(crate) mod copy_as_dialog;
    pub(crate) mod fen_field;
    pub(crate) mod reading_choice;
    pub(crate) mod style_dialog;
    pub(crate) mod verdict;
}
