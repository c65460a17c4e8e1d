//! What people call a command beside its name.

use super::Command;

impl Command {
    /// The catalogue's id of other words by which it is looked for.
    pub fn other_words(self) -> Option<&'static str> {
        Some(match self {
            Self::FlipBoard => "other-words-flip-board",
            Self::ClearBoard => "other-words-clear-board",
            Self::StartPosition => "other-words-start-position",
            Self::KnownPositions => "other-words-known-positions",
            Self::Chess960 | Self::RandomChess960 => "other-words-chess960",
            Self::MirrorFiles => "other-words-mirror-files",
            Self::MirrorRanks => "other-words-mirror-ranks",
            Self::SwapColors | Self::SwapColorsInPlace => "other-words-swap-colors",
            Self::ToggleRight => "other-words-toggle-right",
            Self::ChangeSideToMove => "other-words-change-side-to-move",
            Self::OpenRecent | Self::ClearRecent | Self::RememberRecent | Self::ReopenFiles => {
                "other-words-recent"
            }
            Self::RecoverWork => "other-words-recover-work",
            Self::StopWaiting => "other-words-stop-waiting",
            Self::Diagram => "other-words-diagram",
            Self::FollowSystemLanguage
            | Self::SpeakGerman
            | Self::SpeakEnglish
            | Self::SpeakSpanish
            | Self::SpeakFrench
            | Self::SpeakRussian => "other-words-language",
            Self::CopyPicture => "other-words-copy-picture",
            Self::MarkSquare => "other-words-mark-square",
            Self::DrawArrow => "other-words-draw-arrow",
            Self::RemoveAnnotations => "other-words-remove-annotations",
            Self::ReadPosition
            | Self::ReadRank
            | Self::ReadFile
            | Self::ReadWhite
            | Self::ReadBlack
            | Self::ReadAdvice => "other-words-read",
            Self::Settings => "other-words-settings",
            Self::HighContrast => "other-words-high-contrast",
            Self::ReducedMotion => "other-words-reduced-motion",
            Self::ZoomIn => "other-words-zoom-in",
            Self::ZoomOut => "other-words-zoom-out",
            Self::FirstSteps => "other-words-first-steps",
            Self::UsualSize => "other-words-usual-size",
            _ => return None,
        })
    }
}
