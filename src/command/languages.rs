//! The commands that choose the language in which the program speaks.

use super::Command;
use crate::text::Locale;

impl Command {
    /// What such a command chooses; the `None` within is the system's language.
    pub fn locale(self) -> Option<Option<Locale>> {
        Some(match self {
            Self::FollowSystemLanguage => None,
            Self::SpeakGerman => Some(Locale::German),
            Self::SpeakEnglish => Some(Locale::English),
            Self::SpeakSpanish => Some(Locale::Spanish),
            Self::SpeakFrench => Some(Locale::French),
            Self::SpeakRussian => Some(Locale::Russian),
            _ => return None,
        })
    }
}
