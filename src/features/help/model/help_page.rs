//! The help panel beside the board.

/// A page of the help panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HelpPage {
    /// The meaning of each character of the displayed FEN.
    Fen,
    /// An introduction to FEN.
    Rules,
    /// Gestures and keys.
    Gestures,
}

impl HelpPage {
    /// All pages in the order of the tabs.
    pub const ALL: [Self; 3] = [Self::Fen, Self::Rules, Self::Gestures];
}
