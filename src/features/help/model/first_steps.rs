//! The note for first-time users: three gestures, and which of them the user has made.

/// One of the three gestures that the note describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstStep {
    /// The user put or moved a piece on the board.
    Board,
    /// The user typed a piece.
    Keys,
    /// The user pasted something or undid a change.
    PasteOrUndo,
}

impl FirstStep {
    /// All gestures in the order of display.
    pub const ALL: [Self; 3] = [Self::Board, Self::Keys, Self::PasteOrUndo];
}

/// After this number of changes the user no longer needs the note.
const MAX_CHANGES: u32 = 12;

/// The gestures that the user has made since the note appeared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FirstSteps {
    taken: [bool; FirstStep::ALL.len()],
    changes: u32,
}

impl FirstSteps {
    /// Whether the user has made this gesture.
    pub fn is_taken(self, step: FirstStep) -> bool {
        self.taken[step as usize]
    }

    /// Records that the user made this gesture.
    pub fn take(&mut self, step: FirstStep) {
        self.taken[step as usize] = true;
        self.changes += 1;
    }

    /// Whether the note has nothing more to show.
    pub fn are_done(self) -> bool {
        self.taken.iter().all(|is_taken| *is_taken) || self.changes >= MAX_CHANGES
    }
}
