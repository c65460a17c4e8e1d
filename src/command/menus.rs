//! The menus of the menu bar, and the menus in them.

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
    /// All, from left to right.
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

    /// The catalogue's id of its name.
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
}

/// A menu in a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are the labels")]
pub enum Submenu {
    Recent,
    Clear,
    Compare,
    Shift,
    Read,
    BoardPieces,
    BoardColors,
    Language,
}

impl Submenu {
    /// The catalogue's id of its name.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::Recent => "menu-recent",
            Self::Clear => "menu-clear",
            Self::Compare => "menu-compare",
            Self::Shift => "menu-shift",
            Self::Read => "menu-read",
            Self::BoardPieces => "menu-board-pieces",
            Self::BoardColors => "menu-board-colors",
            Self::Language => "menu-language",
        }
    }

    /// The menu in which it stands.
    pub const fn menu(self) -> Menu {
        match self {
            Self::Recent => Menu::File,
            Self::Clear | Self::Compare => Menu::Board,
            Self::Shift => Menu::Transform,
            Self::Read | Self::BoardPieces | Self::BoardColors | Self::Language => Menu::View,
        }
    }
}
