//! The actions of the help, the first steps and reading aloud.

use super::first_steps::FirstStep;
use super::help_page::HelpPage;
use crate::reach::Reach;
use std::path::PathBuf;

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
    /// Explain what the keyboard is on.
    ExplainHere,
    /// The explanation that was asked for is this.
    Explained(String),
    /// Show the note about the first steps to those who have not seen it.
    OfferFirstSteps,
    /// Show that note again, or take it away for good.
    ToggleFirstSteps,
    /// One of the first steps was taken.
    FirstStepTaken(FirstStep),
    /// Whoever has seen the first steps does not need them.
    ForgetFirstSteps,
    /// Tell of the reports of faults in this folder that the user does not know of.
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
