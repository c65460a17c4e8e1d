//! Help for users: first steps, explanations of the FEN, gestures, and reports of faults.
//!
//! `tabiya_notation::explain` splits the text of the FEN field into parts, each with its meaning and its squares. Every
//! byte belongs to one part, and a property test compares them with the reader. `fen_part_text` of `tabiya-text` has
//! the words. The views below `view/` lay both out once for each text, position and language. Each view that knows
//! where the pointer or the keyboard cursor is (the FEN field, the panel, the board) reports it to `Pointing` in each
//! frame. The one that moved last counts and is marked everywhere in the next frame, so hovering is no action and
//! changes no state. The panel takes the place of the setup panel, as the find panel does; in a wide window it is
//! beside the setup panel.

pub mod model;
pub(crate) mod update;
pub(crate) mod view;
pub mod tasks {
    //! The search for reports of faults, on a worker thread.

    pub mod take_reports;
}
