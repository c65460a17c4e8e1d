//! The table of settings, as a person meets them: where each stands, what it is called, by what it is
//! found, and how it is chosen.
//!
//! A new setting is its line in [`super::WORDS`], a row here, and the texts that the row names.

use super::{Setting, Settings, WORDS};

/// Settings that stand together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the captions")]
pub enum SettingGroup {
    Appearance,
    Board,
    Fen,
    Lists,
    Files,
    Keys,
    Diagrams,
}

impl SettingGroup {
    /// The catalogue's id of its caption.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::Appearance => "settings-group-appearance",
            Self::Board => "settings-group-board",
            Self::Fen => "settings-group-fen",
            Self::Lists => "settings-group-lists",
            Self::Files => "settings-group-files",
            Self::Keys => "settings-group-keys",
            Self::Diagrams => "settings-group-diagrams",
        }
    }
}

/// How a setting is chosen.
#[derive(Clone, Copy, Debug)]
pub enum SettingControl {
    /// One of a few things, all of which are seen.
    Buttons,
    /// One of many things, or of things with long names.
    List,
    /// It is so, or it is not.
    Switch(fn(bool) -> Setting),
    /// The sheet in which keys are changed.
    Keys,
    /// The dialog in which styles of diagrams are made.
    Diagram,
}

/// What is known about a setting.
#[derive(Clone, Copy, Debug)]
pub struct SettingRow {
    /// Where it stands.
    pub group: SettingGroup,
    /// Its key in the settings file.
    pub key: &'static str,
    /// The catalogue's id of its name.
    pub name: &'static str,
    /// That of its explanation.
    pub about: &'static str,
    /// That of other words by which people look for it.
    pub other_words: &'static str,
    /// How it is chosen.
    pub control: SettingControl,
}

/// All settings, as they stand in their window: one group after the other.
#[rustfmt::skip]
pub const SETTING_ROWS: &[SettingRow] = {
    use SettingControl as C;
    use SettingGroup as G;
    &[
        row(G::Appearance, "theme", C::Buttons, ["setting-theme", "setting-theme-about", "setting-theme-words"]),
        row(G::Appearance, "contrast", C::Buttons, ["setting-contrast", "setting-contrast-about", "setting-contrast-words"]),
        row(G::Appearance, "motion", C::Buttons, ["setting-motion", "setting-motion-about", "setting-motion-words"]),
        row(G::Appearance, "zoom", C::List, ["setting-zoom", "setting-zoom-about", "setting-zoom-words"]),
        row(G::Appearance, "language", C::List, ["setting-language", "setting-language-about", "setting-language-words"]),
        row(G::Board, "board-pieces", C::Buttons, ["setting-board-pieces", "setting-board-pieces-about", "setting-board-pieces-words"]),
        row(G::Board, "board-colors", C::List, ["setting-board-colors", "setting-board-colors-about", "setting-board-colors-words"]),
        row(G::Board, "coordinates", C::Switch(Setting::Coordinates), ["setting-coordinates", "setting-coordinates-about", "setting-coordinates-words"]),
        row(G::Fen, "castling", C::List, ["setting-castling", "setting-castling-about", "setting-castling-words"]),
        row(G::Fen, "en-passant", C::List, ["setting-en-passant", "setting-en-passant-about", "setting-en-passant-words"]),
        row(G::Lists, "piece-language", C::List, ["setting-piece-language", "setting-piece-language-about", "setting-piece-language-words"]),
        row(G::Lists, "pieces", C::Switch(Setting::Figurines), ["setting-figurines", "setting-figurines-about", "setting-figurines-words"]),
        row(G::Files, "reopen-files", C::Switch(Setting::ReopenFiles), ["setting-reopen-files", "setting-reopen-files-about", "setting-reopen-files-words"]),
        row(G::Files, "recent-files", C::Switch(Setting::RecentFiles), ["setting-recent-files", "setting-recent-files-about", "setting-recent-files-words"]),
        row(G::Files, "first-steps", C::Buttons, ["setting-first-steps", "setting-first-steps-about", "setting-first-steps-words"]),
        row(G::Keys, "keys", C::Keys, ["setting-keys", "setting-keys-about", "setting-keys-words"]),
        row(G::Diagrams, "styles", C::Diagram, ["setting-styles", "setting-styles-about", "setting-styles-words"]),
        row(G::Diagrams, "diagram", C::Diagram, ["setting-diagram", "setting-diagram-about", "setting-diagram-words"]),
    ]
};

const fn row(
    group: SettingGroup,
    key: &'static str,
    control: SettingControl,
    [name, about, other_words]: [&'static str; 3],
) -> SettingRow {
    SettingRow {
        group,
        key,
        name,
        about,
        other_words,
        control,
    }
}

impl SettingRow {
    /// All that can be chosen, with the words of the settings file. Empty where that is no list.
    pub fn choices(&self) -> impl Iterator<Item = (&'static Setting, &'static str)> {
        let words = WORDS.iter().filter(|(_, key, _)| *key == self.key);
        words.map(|(setting, _, word)| (setting, *word))
    }

    /// What is chosen.
    pub fn chosen(&self, settings: &Settings) -> Option<&'static Setting> {
        let mut choices = self.choices().map(|(setting, _)| setting);
        choices.find(|setting| settings.has(setting))
    }

    /// What is chosen when nobody has chosen anything.
    pub fn usual(&self) -> Option<&'static Setting> {
        self.chosen(&Settings::default())
    }
}

impl Setting {
    /// Its key in the settings file, or the name of its table there.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Keys { .. } => "keys",
            Self::Style { .. } => "styles",
            Self::Diagram(_) => "diagram",
            _ => {
                let mut words = WORDS.iter();
                words.find(|(it, ..)| it == self).map_or("", |word| word.1)
            }
        }
    }
}

impl Settings {
    /// Whether this is chosen.
    pub fn has(&self, setting: &Setting) -> bool {
        match setting {
            Setting::Theme(theme) => self.theme == *theme,
            Setting::Contrast(contrast) => self.contrast == *contrast,
            Setting::Motion(motion) => self.motion == *motion,
            Setting::Zoom(zoom) => self.zoom == *zoom,
            Setting::Castling(dialect) => self.fen_style.dialect == *dialect,
            Setting::EnPassant(convention) => self.fen_style.en_passant == *convention,
            Setting::Locale(locale) => self.locale == *locale,
            Setting::Language(language) => self.language == *language,
            Setting::Figurines(figurines) => self.figurines == *figurines,
            Setting::Coordinates(coordinates) => self.coordinates == *coordinates,
            Setting::ReopenFiles(reopens) => self.reopens_files == *reopens,
            Setting::RecentFiles(remembers) => self.remembers_recent_files == *remembers,
            Setting::FirstSteps(are_seen) => self.has_seen_first_steps == *are_seen,
            Setting::Keys { command, keys } => self.keys.get(*command) == keys.as_ref(),
            Setting::BoardPieces(name) => self.board_pieces == *name,
            Setting::BoardTheme(theme) => self.board_theme == *theme,
            Setting::Style { name, style } => self.styles.get(name) == style.as_ref(),
            Setting::Diagram(last) => self.diagram == *last,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_of_the_settings_file_has_one_row_and_every_row_a_key() {
        let mut keys: Vec<_> = WORDS.iter().map(|(_, key, _)| *key).collect();
        keys.dedup();
        keys.extend(["keys", "styles", "diagram"]);
        let mut rows: Vec<_> = SETTING_ROWS.iter().map(|row| row.key).collect();
        keys.sort_unstable();
        rows.sort_unstable();
        assert_eq!(rows, keys);
    }

    #[test]
    fn groups_stand_together() {
        let mut groups: Vec<_> = SETTING_ROWS.iter().map(|row| row.group).collect();
        groups.dedup();
        for (place, group) in groups.iter().enumerate() {
            assert!(!groups[..place].contains(group), "{group:?} stands twice");
        }
    }

    #[test]
    fn what_is_chosen_is_one_of_the_words_and_is_what_was_chosen_last() {
        for row in SETTING_ROWS {
            for (choice, _) in row.choices() {
                let mut settings = Settings::default();
                settings.choose(choice.clone());
                assert_eq!(row.chosen(&settings), Some(choice), "{}", row.key);
                assert_eq!(choice.key(), row.key);
            }
        }
    }

    #[test]
    fn a_switch_is_about_its_own_key() {
        for row in SETTING_ROWS {
            if let SettingControl::Switch(setting) = row.control {
                assert_eq!(setting(true).key(), row.key);
                assert_eq!(row.choices().count(), 2);
            }
        }
    }
}
