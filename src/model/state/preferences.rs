//! The language of the window, the language of piece letters, and related preferences.

use crate::features::settings::model::Sight;
use crate::model::state::Shared;
use tabiya_notation::forms::FormSettings;
use tabiya_notation::moves::PieceNames;
use tabiya_notation::piece_letters::Language;
use tabiya_text::Locale;

impl Shared {
    /// The language of the window: the chosen one, or else the system's.
    pub fn locale(&self) -> Locale {
        self.settings.locale.unwrap_or(self.system_locale)
    }

    /// The language of piece letters: the chosen one, or else the window's.
    pub fn piece_language(&self) -> Language {
        let of_window = self.locale().piece_letters();
        self.settings.language.unwrap_or(of_window)
    }

    /// The piece letters in moves as the user reads them.
    pub fn move_names(&self) -> PieceNames {
        if self.settings.figurines {
            PieceNames::Figurines
        } else {
            PieceNames::Letters(self.piece_language())
        }
    }

    /// The settings of the copy formats.
    pub fn forms(&self) -> FormSettings {
        FormSettings {
            style: self.settings.fen_style(),
            language: self.piece_language(),
            figurines: self.settings.figurines,
        }
    }
}

impl Shared {
    /// The visual preferences.
    pub fn sight(&self) -> Sight {
        Sight::of(&self.settings, self.desktop_prefs)
    }
}
