//! What commands have switched on.

use super::State;
use crate::command::Command;
use crate::settings::{Setting, Theme};

impl Command {
    /// For a command that switches something: whether it is on.
    pub fn is_on(self, state: &State) -> Option<bool> {
        match self {
            Self::RememberRecent => Some(state.settings.remembers_recent_files),
            Self::ReopenFiles => Some(state.settings.reopens_files),
            Self::SymmetricPlacement => Some(state.symmetric),
            Self::ShowCoordinates => Some(state.settings.coordinates),
            Self::ListOrGrid => Some(state.list.grid),
            Self::FlipBoard => Some(state.view.flipped),
            Self::FollowSystemTheme => Some(state.settings.theme == Theme::System),
            Self::LightTheme => Some(state.settings.theme == Theme::Light),
            Self::DarkTheme => Some(state.settings.theme == Theme::Dark),
            Self::HighContrast => Some(state.sight().has_high_contrast),
            Self::FirstSteps => Some(state.first_steps.is_some()),
            Self::ReducedMotion => Some(state.sight().has_reduced_motion),
            _ if let Some(locale) = self.locale() => Some(state.settings.locale == locale),
            _ => self.board_look().map(|look| match look {
                Setting::BoardPieces(name) => state.settings.board_pieces == name,
                Setting::BoardTheme(theme) => state.settings.board_theme == theme,
                _ => false,
            }),
        }
    }
}
