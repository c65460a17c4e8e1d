//! What the user has chosen and finds again at the next start.
//!
//! Promises: a settings file that is damaged, newer, or half understood never keeps the program from
//! starting and is never written over; each choice is written by itself, so that two running
//! programs keep each other's choices.
//! Deliberately absent: when to read and write, which is a task's, and the wording.

mod file;
mod key_table;
mod lock;
mod place;
mod rows;
mod sight;
mod style_table;
mod written;

pub use file::{Note, Recalled, recall, remember};
pub(crate) use file::{bytes_of_file, make_private, replace_file, set_aside};
pub(crate) use lock::{lock_file, locked};
pub use place::{settings_file, state_folder};
pub use rows::{SETTING_ROWS, SettingControl, SettingGroup, SettingRow};
pub use sight::{Contrast, Motion, Zoom};
pub use written::{Fault, Oddity, Understood, WrittenSettings};

use crate::chess::EnPassantConvention;
use crate::diagram::{PieceSet, Style, Theme as BoardTheme};
use crate::keys::Keys;
use crate::notation::fen::{Dialect, FenStyle};
use crate::notation::piece_letters::Language;
use crate::text::Locale;
use std::collections::BTreeMap;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Dark text on light ground.
    Light,
    /// Light text on dark ground.
    Dark,
}

/// Keys that the user has chosen, by the names of the commands.
pub type KeyChanges = BTreeMap<String, Vec<Keys>>;

/// What was chosen in the dialog for a diagram when it was closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastDiagram {
    /// The name of the style that was begun with.
    pub style_name: String,
    /// What became of it.
    pub style: Style,
    /// The name of the format.
    pub format: String,
}

impl Default for LastDiagram {
    fn default() -> Self {
        Self {
            style_name: Style::BUILT_IN[0].to_owned(),
            style: Style::default(),
            format: "png".to_owned(),
        }
    }
}

/// All that is remembered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Settings {
    /// Light, dark, or as the system has it.
    pub theme: Theme,
    /// How far colours stand apart.
    pub contrast: Contrast,
    /// Whether things move by themselves.
    pub motion: Motion,
    /// How large everything is.
    pub zoom: Zoom,
    /// How FENs are written.
    pub fen_style: FenStyle,
    /// The language in which the program speaks; none is that of the system.
    pub locale: Option<Locale>,
    /// The language in which pieces are named in lists and diagrams of letters; none is the one in
    /// which the program speaks.
    pub language: Option<Language>,
    /// Whether figurines stand there in the place of letters.
    pub figurines: bool,
    /// Whether files and ranks are named at the edge of the board.
    pub coordinates: bool,
    /// Keys of commands, where they are not the usual ones.
    pub keys: KeyChanges,
    /// The pieces of the board in the window: the name of one of our own sets.
    pub board_pieces: &'static str,
    /// Its colours; none are those of the window.
    pub board_theme: Option<BoardTheme>,
    /// How diagrams look, by names that the user has given.
    pub styles: BTreeMap<String, Style>,
    /// Whether the note about the first steps was closed, or was followed.
    pub has_seen_first_steps: bool,
    /// What was chosen last for a diagram.
    pub diagram: LastDiagram,
    /// Whether the files that are open are opened again at the next start.
    pub reopens_files: bool,
    /// Whether files that are opened or saved are remembered.
    pub remembers_recent_files: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            contrast: Contrast::default(),
            motion: Motion::default(),
            zoom: Zoom::default(),
            fen_style: FenStyle::default(),
            locale: None,
            language: None,
            figurines: false,
            coordinates: true,
            keys: KeyChanges::new(),
            board_pieces: PieceSet::OWN[0],
            board_theme: None,
            styles: BTreeMap::new(),
            has_seen_first_steps: false,
            diagram: LastDiagram::default(),
            reopens_files: true,
            remembers_recent_files: true,
        }
    }
}

/// One choice.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Setting {
    Theme(Theme),
    Contrast(Contrast),
    Motion(Motion),
    Zoom(Zoom),
    Castling(Dialect),
    EnPassant(EnPassantConvention),
    Locale(Option<Locale>),
    Language(Option<Language>),
    Figurines(bool),
    Coordinates(bool),
    Keys {
        /// The name of the command.
        command: &'static str,
        /// Its keys; `None` for the usual ones.
        keys: Option<Vec<Keys>>,
    },
    BoardPieces(&'static str),
    BoardTheme(Option<BoardTheme>),
    Style {
        /// Its name.
        name: String,
        /// The style; `None` takes it away.
        style: Option<Style>,
    },
    FirstSteps(bool),
    Diagram(LastDiagram),
    ReopenFiles(bool),
    RecentFiles(bool),
}

/// Every choice with its key and its word in the file. What is not here does not exist, but for the
/// keys of commands and the styles of diagrams, which have tables of their own there.
const WORDS: &[(Setting, &str, &str)] = {
    use EnPassantConvention as EnPassant;
    &[
        (Setting::Theme(Theme::System), "theme", "system"),
        (Setting::Theme(Theme::Light), "theme", "light"),
        (Setting::Theme(Theme::Dark), "theme", "dark"),
        (Setting::Contrast(Contrast::System), "contrast", "system"),
        (Setting::Contrast(Contrast::Usual), "contrast", "usual"),
        (Setting::Contrast(Contrast::High), "contrast", "high"),
        (Setting::Motion(Motion::System), "motion", "system"),
        (Setting::Motion(Motion::Full), "motion", "full"),
        (Setting::Motion(Motion::Reduced), "motion", "reduced"),
        (zoom(80), "zoom", "80%"),
        (zoom(90), "zoom", "90%"),
        (zoom(100), "zoom", "100%"),
        (zoom(110), "zoom", "110%"),
        (zoom(125), "zoom", "125%"),
        (zoom(150), "zoom", "150%"),
        (zoom(175), "zoom", "175%"),
        (zoom(200), "zoom", "200%"),
        (zoom(250), "zoom", "250%"),
        (zoom(300), "zoom", "300%"),
        (Setting::Locale(None), "language", "system"),
        (speaking(Locale::English), "language", "en"),
        (speaking(Locale::German), "language", "de"),
        (speaking(Locale::Spanish), "language", "es"),
        (speaking(Locale::French), "language", "fr"),
        (speaking(Locale::Russian), "language", "ru"),
        (speaking(Locale::Stretched), "language", "en-XA"),
        (Setting::Castling(Dialect::XFen), "castling", "x-fen"),
        (Setting::Castling(Dialect::Shredder), "castling", "shredder"),
        (
            Setting::EnPassant(EnPassant::Always),
            "en-passant",
            "always",
        ),
        (
            Setting::EnPassant(EnPassant::PseudoLegal),
            "en-passant",
            "pseudo-legal",
        ),
        (Setting::EnPassant(EnPassant::Legal), "en-passant", "legal"),
        (Setting::Language(None), "piece-language", "window"),
        (letters(Language::English), "piece-language", "en"),
        (letters(Language::German), "piece-language", "de"),
        (letters(Language::French), "piece-language", "fr"),
        (letters(Language::Spanish), "piece-language", "es"),
        (letters(Language::Italian), "piece-language", "it"),
        (letters(Language::Portuguese), "piece-language", "pt"),
        (letters(Language::Dutch), "piece-language", "nl"),
        (letters(Language::Polish), "piece-language", "pl"),
        (letters(Language::Russian), "piece-language", "ru"),
        (Setting::Figurines(false), "pieces", "letters"),
        (Setting::Figurines(true), "pieces", "figurines"),
        (Setting::BoardPieces("staunton"), "board-pieces", "staunton"),
        (Setting::BoardPieces("flat"), "board-pieces", "flat"),
        (Setting::BoardPieces("print"), "board-pieces", "print"),
        (Setting::BoardTheme(None), "board-colors", "window"),
        (theme(BoardTheme::Sage), "board-colors", "sage"),
        (theme(BoardTheme::Book), "board-colors", "book"),
        (theme(BoardTheme::Green), "board-colors", "green"),
        (theme(BoardTheme::Blue), "board-colors", "blue"),
        (theme(BoardTheme::Brown), "board-colors", "brown"),
        (theme(BoardTheme::Grey), "board-colors", "grey"),
        (theme(BoardTheme::Contrast), "board-colors", "contrast"),
        (Setting::FirstSteps(false), "first-steps", "new"),
        (Setting::FirstSteps(true), "first-steps", "seen"),
        (Setting::ReopenFiles(true), "reopen-files", "yes"),
        (Setting::ReopenFiles(false), "reopen-files", "no"),
        (Setting::RecentFiles(true), "recent-files", "yes"),
        (Setting::RecentFiles(false), "recent-files", "no"),
        (Setting::Coordinates(true), "coordinates", "shown"),
        (Setting::Coordinates(false), "coordinates", "hidden"),
    ]
};

const fn zoom(percent: u16) -> Setting {
    Setting::Zoom(Zoom::step(percent))
}

const fn speaking(locale: Locale) -> Setting {
    Setting::Locale(Some(locale))
}

const fn letters(language: Language) -> Setting {
    Setting::Language(Some(language))
}

const fn theme(theme: BoardTheme) -> Setting {
    Setting::BoardTheme(Some(theme))
}

impl Settings {
    /// Makes a choice.
    pub fn choose(&mut self, setting: Setting) {
        match setting {
            Setting::Theme(theme) => self.theme = theme,
            Setting::Contrast(contrast) => self.contrast = contrast,
            Setting::Motion(motion) => self.motion = motion,
            Setting::Zoom(zoom) => self.zoom = zoom,
            Setting::Castling(dialect) => self.fen_style.dialect = dialect,
            Setting::EnPassant(convention) => self.fen_style.en_passant = convention,
            Setting::Locale(locale) => self.locale = locale,
            Setting::Language(language) => self.language = language,
            Setting::Figurines(figurines) => self.figurines = figurines,
            Setting::Coordinates(coordinates) => self.coordinates = coordinates,
            Setting::Keys { command, keys } => match keys {
                Some(keys) => {
                    self.keys.insert(command.to_owned(), keys);
                }
                None => {
                    self.keys.remove(command);
                }
            },
            Setting::BoardPieces(name) => self.board_pieces = name,
            Setting::BoardTheme(theme) => self.board_theme = theme,
            Setting::Style { name, style } => match style {
                Some(style) => {
                    self.styles.insert(name, style);
                }
                None => {
                    self.styles.remove(&name);
                }
            },
            Setting::FirstSteps(are_seen) => self.has_seen_first_steps = are_seen,
            Setting::Diagram(last) => self.diagram = last,
            Setting::ReopenFiles(reopens) => self.reopens_files = reopens,
            Setting::RecentFiles(remembers) => self.remembers_recent_files = remembers,
        }
    }
}
