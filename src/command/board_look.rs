//! The commands that choose how the board in the window looks.

use super::Command;
use crate::diagram::Theme;
use crate::settings::Setting;

impl Command {
    /// What such a command chooses.
    pub fn board_look(self) -> Option<Setting> {
        let theme = |theme| Setting::BoardTheme(Some(theme));
        Some(match self {
            Self::PiecesStaunton => Setting::BoardPieces("staunton"),
            Self::PiecesFlat => Setting::BoardPieces("flat"),
            Self::PiecesPrint => Setting::BoardPieces("print"),
            Self::ColorsWindow => Setting::BoardTheme(None),
            Self::ColorsSage => theme(Theme::Sage),
            Self::ColorsBook => theme(Theme::Book),
            Self::ColorsGreen => theme(Theme::Green),
            Self::ColorsBlue => theme(Theme::Blue),
            Self::ColorsBrown => theme(Theme::Brown),
            Self::ColorsGrey => theme(Theme::Grey),
            Self::ColorsContrast => theme(Theme::Contrast),
            _ => return None,
        })
    }
}
