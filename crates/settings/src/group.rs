//! The groups of settings in the settings window.

/// A group of settings that are shown together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the captions")]
pub enum SettingGroup {
    Appearance,
    Board,
    Fen,
    Lists,
    Files,
    Engines,
    Keys,
    Diagrams,
}

impl SettingGroup {
    /// Returns the catalogue's id of the caption.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::Appearance => "settings-group-appearance",
            Self::Board => "settings-group-board",
            Self::Fen => "settings-group-fen",
            Self::Lists => "settings-group-lists",
            Self::Files => "settings-group-files",
            Self::Keys => "settings-group-keys",
            Self::Diagrams => "settings-group-diagrams",
            Self::Engines => "settings-group-engines",
        }
    }
}
