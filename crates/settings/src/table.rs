//! The table of settings: each entry contains everything about one setting.
//!
//! Choices that are not made from a short list (the keys of commands, the styles of diagrams,
//! engines) have their own tables in the file; their rows follow after the entries.

use super::group::SettingGroup as G;
use super::kept::{
    ChosenEngine, EngineScores, KeyChanges, LastAnalysis, LastAnimation, LastDiagram, LastGame,
};
use super::made::{put, settings};
use super::sight::{Contrast, Motion, Theme, Zoom};
use crate::keys::Keys;
use SettingControl as C;
use std::collections::BTreeMap;
use std::path::PathBuf;
use tabiya_chess::EnPassantConvention as EnPassant;
use tabiya_collection::games::{PlayedMove, Which};
use tabiya_notation::fen::{Dialect, FenStyle};
use tabiya_notation::piece_letters::Language;
use tabiya_picture::{BoardTheme, PieceSet, Style};
use tabiya_text::Locale;

settings! {
    /// Light, dark, or the theme of the system.
    Theme {
        field: theme: Theme = Theme::System,
        key: "theme",
        shown: G::Appearance, C::Buttons,
        texts: ["setting-theme", "setting-theme-about", "setting-theme-words"],
        choices: [
            (Theme::System, "system", "setting-as-system"),
            (Theme::Light, "light", "setting-light"),
            (Theme::Dark, "dark", "setting-dark"),
        ],
    }

    /// The contrast between colours.
    Contrast {
        field: contrast: Contrast = Contrast::System,
        key: "contrast",
        shown: G::Appearance, C::Buttons,
        texts: ["setting-contrast", "setting-contrast-about", "setting-contrast-words"],
        choices: [
            (Contrast::System, "system", "setting-as-system"),
            (Contrast::Usual, "usual", "setting-contrast-usual"),
            (Contrast::High, "high", "setting-contrast-high"),
        ],
    }

    /// The amount of animation.
    Motion {
        field: motion: Motion = Motion::System,
        key: "motion",
        shown: G::Appearance, C::Buttons,
        texts: ["setting-motion", "setting-motion-about", "setting-motion-words"],
        choices: [
            (Motion::System, "system", "setting-as-system"),
            (Motion::Full, "full", "setting-motion-full"),
            (Motion::Reduced, "reduced", "setting-motion-reduced"),
        ],
    }

    /// The size of everything.
    Zoom {
        field: zoom: Zoom = Zoom::USUAL,
        key: "zoom",
        shown: G::Appearance, C::List,
        texts: ["setting-zoom", "setting-zoom-about", "setting-zoom-words"],
        choices: [
            (Zoom::step(80), "80%", "setting-percent"),
            (Zoom::step(90), "90%", "setting-percent"),
            (Zoom::step(100), "100%", "setting-percent"),
            (Zoom::step(110), "110%", "setting-percent"),
            (Zoom::step(125), "125%", "setting-percent"),
            (Zoom::step(150), "150%", "setting-percent"),
            (Zoom::step(175), "175%", "setting-percent"),
            (Zoom::step(200), "200%", "setting-percent"),
            (Zoom::step(250), "250%", "setting-percent"),
            (Zoom::step(300), "300%", "setting-percent"),
        ],
    }

    /// The language of the program; `None` for that of the system.
    Locale {
        field: locale: Option<Locale> = None,
        key: "language",
        shown: G::Appearance, C::List,
        texts: ["setting-language", "setting-language-about", "setting-language-words"],
        choices: [
            (None, "system", "setting-as-system"),
            (Some(Locale::English), "en", "command-speak-english"),
            (Some(Locale::German), "de", "command-speak-german"),
            (Some(Locale::Spanish), "es", "command-speak-spanish"),
            (Some(Locale::French), "fr", "command-speak-french"),
            (Some(Locale::Russian), "ru", "command-speak-russian"),
            (Some(Locale::Stretched), "en-XA", ""),
        ],
    }

    /// The pieces of the board in the window: the name of one of our own sets.
    BoardPieces {
        field: board_pieces: &'static str = PieceSet::OWN[0],
        key: "board-pieces",
        shown: G::Board, C::Buttons,
        texts: ["setting-board-pieces", "setting-board-pieces-about", "setting-board-pieces-words"],
        choices: [
            ("staunton", "staunton", "pieces-staunton"),
            ("flat", "flat", "pieces-flat"),
            ("print", "print", "pieces-print"),
        ],
    }

    /// The colours of that board; `None` for those of the window.
    BoardTheme {
        field: board_theme: Option<BoardTheme> = None,
        key: "board-colors",
        shown: G::Board, C::List,
        texts: ["setting-board-colors", "setting-board-colors-about", "setting-board-colors-words"],
        choices: [
            (None, "window", "setting-as-window"),
            (Some(BoardTheme::Sage), "sage", "theme-sage"),
            (Some(BoardTheme::Book), "book", "theme-book"),
            (Some(BoardTheme::Green), "green", "theme-green"),
            (Some(BoardTheme::Blue), "blue", "theme-blue"),
            (Some(BoardTheme::Brown), "brown", "theme-brown"),
            (Some(BoardTheme::Grey), "grey", "theme-grey"),
            (Some(BoardTheme::Contrast), "contrast", "theme-contrast"),
        ],
    }

    /// Whether files and ranks are named at the edge of the board.
    Coordinates {
        field: coordinates: bool = true,
        key: "coordinates",
        shown: G::Board, C::Switch(Setting::Coordinates),
        texts: ["setting-coordinates", "setting-coordinates-about", "setting-coordinates-words"],
        choices: [
            (true, "shown", "setting-on"),
            (false, "hidden", "setting-off"),
        ],
    }

    /// Whether the moves in a record's operations are shown as arrows on the board.
    SolutionArrows {
        field: solution_arrows: bool = true,
        key: "solution-arrows",
        shown: G::Board, C::Switch(Setting::SolutionArrows),
        texts: ["setting-solution-arrows", "setting-solution-arrows-about", "setting-solution-arrows-words"],
        choices: [
            (true, "shown", "setting-on"),
            (false, "hidden", "setting-off"),
        ],
    }

    /// Whether results of endgames are shown on squares and beside moves.
    EndgameResults {
        field: endgame_results: bool = true,
        key: "endgame-results",
        shown: G::Board, C::Switch(Setting::EndgameResults),
        texts: ["setting-endgame-results", "setting-endgame-results-about", "setting-endgame-results-words"],
        choices: [
            (true, "shown", "setting-on"),
            (false, "hidden", "setting-off"),
        ],
    }

    /// The notation of castling rights in FENs.
    Castling {
        field: castling: Dialect = Dialect::XFen,
        key: "castling",
        shown: G::Fen, C::List,
        texts: ["setting-castling", "setting-castling-about", "setting-castling-words"],
        choices: [
            (Dialect::XFen, "x-fen", "fen-style-x-fen"),
            (Dialect::Shredder, "shredder", "fen-style-shredder"),
        ],
    }

    /// The condition for naming the en-passant target in FENs.
    EnPassant {
        field: en_passant: EnPassant = EnPassant::Always,
        key: "en-passant",
        shown: G::Fen, C::List,
        texts: ["setting-en-passant", "setting-en-passant-about", "setting-en-passant-words"],
        choices: [
            (EnPassant::Always, "always", "fen-style-always"),
            (EnPassant::PseudoLegal, "pseudo-legal", "fen-style-pseudo-legal"),
            (EnPassant::Legal, "legal", "fen-style-legal"),
        ],
    }

    /// The language of piece names in lists and diagrams of letters; `None` for the language of the
    /// program.
    Language {
        field: language: Option<Language> = None,
        key: "piece-language",
        shown: G::Lists, C::List,
        texts: ["setting-piece-language", "setting-piece-language-about", "setting-piece-language-words"],
        choices: [
            (None, "window", "copy-as-language-of-window"),
            (Some(Language::English), "en", "language-en"),
            (Some(Language::German), "de", "language-de"),
            (Some(Language::French), "fr", "language-fr"),
            (Some(Language::Spanish), "es", "language-es"),
            (Some(Language::Italian), "it", "language-it"),
            (Some(Language::Portuguese), "pt", "language-pt"),
            (Some(Language::Dutch), "nl", "language-nl"),
            (Some(Language::Polish), "pl", "language-pl"),
            (Some(Language::Russian), "ru", "language-ru"),
        ],
    }

    /// Whether figurines replace the letters there.
    Figurines {
        field: figurines: bool = false,
        key: "pieces",
        shown: G::Lists, C::Switch(Setting::Figurines),
        texts: ["setting-figurines", "setting-figurines-about", "setting-figurines-words"],
        choices: [
            (false, "letters", "setting-off"),
            (true, "figurines", "setting-on"),
        ],
    }

    /// Whether the rows of the list that have a name show the FEN, too.
    ListFens {
        field: list_fens: bool = false,
        key: "list-fens",
        shown: G::Lists, C::Switch(Setting::ListFens),
        texts: ["setting-list-fens", "setting-list-fens-about", "setting-list-fens-words"],
        choices: [
            (false, "hidden", "setting-off"),
            (true, "shown", "setting-on"),
        ],
    }

    /// Whether the moves in a record's operations are shown in the list, beside the board and as arrows.
    Solutions {
        field: solutions: bool = true,
        key: "solutions",
        shown: G::Lists, C::Switch(Setting::Solutions),
        texts: ["setting-solutions", "setting-solutions-about", "setting-solutions-words"],
        choices: [
            (true, "shown", "setting-on"),
            (false, "hidden", "setting-off"),
        ],
    }

    /// Whether the open files are opened again at the next start.
    ReopenFiles {
        field: reopens_files: bool = true,
        key: "reopen-files",
        shown: G::Files, C::Switch(Setting::ReopenFiles),
        texts: ["setting-reopen-files", "setting-reopen-files-about", "setting-reopen-files-words"],
        choices: [
            (true, "yes", "setting-on"),
            (false, "no", "setting-off"),
        ],
    }

    /// Whether opened and saved files are remembered.
    RecentFiles {
        field: remembers_recent_files: bool = true,
        key: "recent-files",
        shown: G::Files, C::Switch(Setting::RecentFiles),
        texts: ["setting-recent-files", "setting-recent-files-about", "setting-recent-files-words"],
        choices: [
            (true, "yes", "setting-on"),
            (false, "no", "setting-off"),
        ],
    }

    /// The positions to extract from a file of games.
    Games {
        field: games: Which = Which::Last,
        key: "games",
        shown: G::Files, C::List,
        texts: ["setting-games", "setting-games-about", "setting-games-words"],
        choices: [
            (Which::Last, "last", "games-last"),
            (Which::Starts, "starts", "games-starts"),
            (Which::AFTER_USUAL, "after", "games-after"),
            (Which::Every, "every", "games-every"),
            (Which::Marked, "marked", "games-marked"),
            (Which::LeavingBook, "book", "games-book"),
        ],
    }

    /// Whether positions of variations are extracted as well.
    GamesVariations {
        field: games_variations: bool = false,
        key: "games-variations",
        shown: G::Files, C::Switch(Setting::GamesVariations),
        texts: ["setting-games-variations", "setting-games-variations-about", "setting-games-variations-words"],
        choices: [
            (false, "no", "setting-off"),
            (true, "yes", "setting-on"),
        ],
    }

    /// The operation for the move that was played.
    GamesMove {
        field: games_move: PlayedMove = PlayedMove::Predicted,
        key: "games-move",
        shown: G::Files, C::Buttons,
        texts: ["setting-games-move", "setting-games-move-about", "setting-games-move-words"],
        choices: [
            (PlayedMove::Predicted, "pm", "games-move-pm"),
            (PlayedMove::Best, "bm", "games-move-bm"),
            (PlayedMove::LeftOut, "none", "games-move-none"),
        ],
    }

    /// Whether the note about the first steps was closed or followed.
    FirstSteps {
        field: has_seen_first_steps: bool = false,
        key: "first-steps",
        shown: G::Files, C::Buttons,
        texts: ["setting-first-steps", "setting-first-steps-about", "setting-first-steps-words"],
        choices: [
            (false, "new", "setting-first-steps-new"),
            (true, "seen", "setting-first-steps-seen"),
        ],
    }

    /// The side from whose point of view engine scores are shown.
    EngineScores {
        field: engine_scores: EngineScores = EngineScores::White,
        key: "engine-scores",
        shown: G::Engines, C::Buttons,
        texts: ["setting-engine-scores", "setting-engine-scores-about", "setting-engine-scores-words"],
        choices: [
            (EngineScores::White, "white", "setting-engine-scores-white"),
            (EngineScores::Mover, "mover", "setting-engine-scores-mover"),
        ],
    }

    /// Whether the first moves of an engine's lines are shown as arrows on the board.
    EngineArrows {
        field: engine_arrows: bool = true,
        key: "engine-arrows",
        shown: G::Engines, C::Switch(Setting::EngineArrows),
        texts: ["setting-engine-arrows", "setting-engine-arrows-about", "setting-engine-arrows-words"],
        choices: [
            (false, "no", "setting-off"),
            (true, "yes", "setting-on"),
        ],
    }

    /// Whether a bar beside the board shows the engine's score.
    EvaluationBar {
        field: evaluation_bar: bool = true,
        key: "evaluation-bar",
        shown: G::Engines, C::Switch(Setting::EvaluationBar),
        texts: ["setting-evaluation-bar", "setting-evaluation-bar-about", "setting-evaluation-bar-words"],
        choices: [
            (false, "no", "setting-off"),
            (true, "yes", "setting-on"),
        ],
    }
}

const KEYS: SettingRow = SettingRow {
    group: G::Keys,
    key: "keys",
    name: "setting-keys",
    about: "setting-keys-about",
    other_words: "setting-keys-words",
    control: C::Keys,
    choices: &[],
};

const STYLES: SettingRow = SettingRow {
    group: G::Diagrams,
    key: "styles",
    name: "setting-styles",
    about: "setting-styles-about",
    other_words: "setting-styles-words",
    control: C::Diagram,
    choices: &[],
};

const DIAGRAM: SettingRow = SettingRow {
    group: G::Diagrams,
    key: "diagram",
    name: "setting-diagram",
    about: "setting-diagram-about",
    other_words: "setting-diagram-words",
    control: C::Diagram,
    choices: &[],
};

const ENGINES: SettingRow = SettingRow {
    group: G::Engines,
    key: "engines",
    name: "setting-engines",
    about: "setting-engines-about",
    other_words: "setting-engines-words",
    control: C::Engines,
    choices: &[],
};

const TABLES: SettingRow = SettingRow {
    group: G::Engines,
    key: "table-folders",
    name: "setting-table-folders",
    about: "setting-table-folders-about",
    other_words: "setting-table-folders-words",
    control: C::Tables,
    choices: &[],
};

impl Settings {
    /// Returns the style of written FENs.
    pub fn fen_style(&self) -> FenStyle {
        FenStyle {
            dialect: self.castling,
            en_passant: self.en_passant,
        }
    }
}

#[cfg(test)]
mod tests;
