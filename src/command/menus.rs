//! The menus of the menu bar and their submenus.

/// A menu of the menu bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the labels")]
pub enum Menu {
    File,
    Edit,
    Position,
    Collection,
    Board,
    Transform,
    View,
    Help,
}

impl Menu {
    /// All menus from left to right.
    pub const ALL: [Self; 8] = [
        Self::File,
        Self::Edit,
        Self::Position,
        Self::Collection,
        Self::Board,
        Self::Transform,
        Self::View,
        Self::Help,
    ];

    /// The catalogue's id of the menu's name.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::File => "menu-file",
            Self::Edit => "menu-edit",
            Self::Position => "menu-position",
            Self::Collection => "menu-collection",
            Self::Board => "menu-board",
            Self::Transform => "menu-transform",
            Self::View => "menu-view",
            Self::Help => "menu-help",
        }
    }

    /// The catalogue's id of the letter that opens the menu together with Alt. It occurs in the menu's name.
    pub fn letter_id(self) -> &'static str {
        match self {
            Self::File => "menu-file-letter",
            Self::Edit => "menu-edit-letter",
            Self::Position => "menu-position-letter",
            Self::Collection => "menu-collection-letter",
            Self::Board => "menu-board-letter",
            Self::Transform => "menu-transform-letter",
            Self::View => "menu-view-letter",
            Self::Help => "menu-help-letter",
        }
    }
}

/// A submenu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the labels")]
pub enum Submenu {
    OpenOther,
    Recent,
    SaveOther,
    CopyAs,
    InList,
    Chess960,
    Clear,
    Placing,
    Annotations,
    Unsure,
    Compare,
    Suites,
    EndgameTables,
    Endgames,
    Play,
    Engine,
    Shift,
    FillPawns,
    BoardPieces,
    BoardColors,
    Appearance,
    Zoom,
    Language,
    Read,
}

impl Submenu {
    /// The catalogue's id of the submenu's name.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::OpenOther => "menu-open-other",
            Self::Recent => "menu-recent",
            Self::SaveOther => "menu-save-other",
            Self::CopyAs => "copy-as",
            Self::InList => "menu-in-list",
            Self::Chess960 => "chess960-title",
            Self::Clear => "menu-clear",
            Self::Placing => "menu-placing",
            Self::Annotations => "menu-annotations",
            Self::Unsure => "menu-unsure",
            Self::Compare => "menu-compare",
            Self::Suites => "menu-suites",
            Self::EndgameTables => "menu-endgame-tables",
            Self::Endgames => "menu-endgames",
            Self::Play => "menu-play",
            Self::Engine => "menu-engine",
            Self::Shift => "menu-shift",
            Self::FillPawns => "menu-fill-pawns",
            Self::BoardPieces => "menu-board-pieces",
            Self::BoardColors => "menu-board-colors",
            Self::Appearance => "menu-appearance",
            Self::Zoom => "menu-zoom",
            Self::Language => "menu-language",
            Self::Read => "menu-read",
        }
    }

    /// The menu that contains the submenu.
    pub const fn menu(self) -> Menu {
        match self {
            Self::OpenOther | Self::Recent | Self::SaveOther => Menu::File,
            Self::CopyAs | Self::InList => Menu::Edit,
            Self::Suites | Self::EndgameTables => Menu::Collection,
            Self::Chess960
            | Self::Clear
            | Self::Placing
            | Self::Annotations
            | Self::Unsure
            | Self::Compare
            | Self::Play
            | Self::Engine => Menu::Board,
            Self::Shift | Self::FillPawns => Menu::Transform,
            Self::BoardPieces
            | Self::BoardColors
            | Self::Endgames
            | Self::Appearance
            | Self::Zoom
            | Self::Language
            | Self::Read => Menu::View,
        }
    }
}
