//! The note for those who see the program for the first time: three gestures, and which were done.

/// One of the three gestures that matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstStep {
    /// A piece was put or moved on the board.
    Board,
    /// A piece was typed.
    Keys,
    /// Something was pasted or taken back.
    PasteOrUndo,
}

impl FirstStep {
    /// All, in the order in which they are told.
    pub const ALL: [Self; 3] = [Self::Board, Self::Keys, Self::PasteOrUndo];
}

/// After so many changes one has found one's way.
const MAX_CHANGES: u32 = 12;

/// What has been done since the note is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FirstSteps {
    taken: [bool; FirstStep::ALL.len()],
    changes: u32,
}

impl FirstSteps {
    /// Whether this gesture was done.
    pub fn is_taken(self, step: FirstStep) -> bool {
        self.taken[step as usize]
    }

    /// This gesture was done.
    pub fn take(&mut self, step: FirstStep) {
        self.taken[step as usize] = true;
        self.changes += 1;
    }

    /// Whether there is nothing more to tell.
    pub fn are_done(self) -> bool {
        self.taken.iter().all(|is_taken| *is_taken) || self.changes >= MAX_CHANGES
    }
}
