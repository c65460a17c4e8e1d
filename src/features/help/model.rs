//! The help's part of the state: the page in the panel, the note for first-time users, and the actions of the help and
//! of reading aloud.

use crate::reach::Reach;
use std::path::PathBuf;

/// The help's part of the state.
#[derive(Clone, Debug, Default)]
pub struct HelpState {
    /// The open page beside the board. `None` while the help is closed.
    pub page: Option<HelpPage>,
    /// The note for first-time users, while it is shown.
    pub first_steps: Option<FirstSteps>,
}

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

/// The actions of the help, the first steps and reading aloud.
#[derive(Debug)]
pub enum HelpAction {
    /// Open the help, or close it.
    Toggle,
    /// Show a page of the help beside the board.
    ShowHelp(HelpPage),
    /// The help beside the board was closed.
    CloseHelp,
    /// Another panel is shown in place of the help.
    GiveWay,
    /// Explain the text at the keyboard cursor.
    ExplainHere,
    /// Announce this explanation, which the user has requested.
    Explained(String),
    /// Show the note about the first steps to users who have not finished it.
    OfferFirstSteps,
    /// Show that note again, or remove it for good.
    ToggleFirstSteps,
    /// The user has made one of the gestures.
    FirstStepTaken(FirstStep),
    /// Remove the note, because the user has seen it before.
    ForgetFirstSteps,
    /// Mention the reports of faults in this folder that the user has not seen yet.
    TellOfReports(PathBuf),
    /// Read the position aloud.
    ReadPosition,
    /// Read the rank of the keyboard's cursor aloud.
    ReadRank,
    /// Read the file of the keyboard's cursor aloud.
    ReadFile,
    /// Read aloud where White's pieces are.
    ReadWhite,
    /// Read aloud where Black's pieces are.
    ReadBlack,
    /// Read the advice on the position aloud.
    ReadAdvice,
}

impl HelpAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Window
    }
}
