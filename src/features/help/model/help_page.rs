//! The help beside the board.

/// A page of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HelpPage {
    /// What each character of the FEN stands for that is shown.
    Fen,
    /// What a FEN is.
    Rules,
    /// What hands do.
    Gestures,
}

impl HelpPage {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Fen, Self::Rules, Self::Gestures];
}
