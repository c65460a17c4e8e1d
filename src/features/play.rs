//! Playing on the board: legal moves by mouse, finger, keyboard or text, and the line that they form.
//!
//! It is a mode of the board: the tool `Tool::Play`, so that any other tool ends it. The line of play is not part
//! of this feature: it is in the shown state of the document (`line_of_play` in `tabiya_collection::document`). The
//! picked-up piece, the pawn awaiting promotion and the reason for a refusal are stamped with the content to which
//! they belong, and are valid as long as that is shown.

/// This feature's part of the state.
pub mod model;
pub(crate) mod update;
pub(crate) mod view;
