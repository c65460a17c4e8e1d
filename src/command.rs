//! Everything that can be chosen from a menu or by a key: one table for menus, keys and help.

mod keys;
mod table;
mod whole_board;

pub use keys::Keys;
pub use table::COMMANDS;

use crate::document::Document;
use crate::settings::Theme;
use crate::state::State;

/// Something to do that needs nothing but the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the labels")]
pub enum Command {
    New,
    Open,
    OpenFolder,
    Save,
    SaveAs,
    Close,
    Quit,
    Undo,
    Redo,
    CopyFen,
    CopyAs,
    Paste,
    EditFenText,
    FenStyle,
    EditOperations,
    CutRows,
    CopyRows,
    SelectAllRows,
    InvertSelection,
    AddPosition,
    DuplicatePosition,
    DeletePosition,
    MovePositionUp,
    MovePositionDown,
    PreviousPosition,
    NextPosition,
    FirstPosition,
    LastPosition,
    GoToLine,
    Find,
    ShowAllRows,
    CheckAll,
    MendAll,
    FindDuplicates,
    Sort,
    Shuffle,
    SplitSelection,
    AppendFile,
    StartPosition,
    KnownPositions,
    Chess960,
    RandomChess960,
    ClearBoard,
    ClearWhite,
    ClearBlack,
    ClearPawns,
    ClearSelection,
    KingsOnly,
    ChangeSideToMove,
    ToggleRight,
    PieceList,
    PieceMenu,
    PointerTool,
    EraserTool,
    SymmetricPlacement,
    ToggleUnsure,
    NextUnsure,
    ClearUnsure,
    CompareHere,
    CompareSelected,
    ExchangeCompared,
    StopComparing,
    MirrorFiles,
    MirrorRanks,
    Rotate,
    SwapColors,
    SwapColorsInPlace,
    AsBlackSeesIt,
    ShiftUp,
    ShiftUpRight,
    ShiftRight,
    ShiftDownRight,
    ShiftDown,
    ShiftDownLeft,
    ShiftLeft,
    ShiftUpLeft,
    FillWhitePawns,
    FillBlackPawns,
    FillRankWhitePawns,
    FillRankBlackPawns,
    FlipBoard,
    ShowCoordinates,
    ListOrGrid,
    FollowSystemTheme,
    LightTheme,
    DarkTheme,
    NextDocument,
    PreviousDocument,
    Palette,
    Gestures,
    Keys,
    About,
}

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
    Clear,
    Compare,
    Shift,
}

impl Submenu {
    /// The catalogue's id of its name.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::Clear => "menu-clear",
            Self::Compare => "menu-compare",
            Self::Shift => "menu-shift",
        }
    }
}

/// What is known about a command beside what it does.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The command.
    pub command: Command,
    /// The menu in which it stands.
    pub menu: Menu,
    /// The menu in that menu, if it stands in one.
    pub submenu: Option<Submenu>,
    /// Whether a line is drawn above it.
    pub begins_group: bool,
    /// The catalogue's id of its label.
    pub text_id: &'static str,
    /// Its keys; the first is shown.
    pub keys: &'static [Keys],
}

impl Command {
    /// Its row of the table.
    pub fn entry(self) -> Option<&'static Entry> {
        COMMANDS.iter().find(|entry| entry.command == self)
    }

    /// Whether it would do anything now.
    pub fn is_enabled(self, state: &State) -> bool {
        let document = state.document();
        match self {
            Self::Undo => document.can_undo(),
            Self::Redo => document.can_redo(),
            Self::PreviousPosition | Self::FirstPosition => document.current_place() > 0,
            Self::NextPosition | Self::LastPosition => {
                document.current_place() + 1 < document.shown_count()
            }
            Self::MovePositionUp | Self::MovePositionDown => {
                document.shown_count() > 1 && is_in_order(document)
            }
            Self::DuplicatePosition
            | Self::DeletePosition
            | Self::CutRows
            | Self::CopyRows
            | Self::SplitSelection => document.selected_count() > 0,
            Self::ShowAllRows => document.view().is_some(),
            Self::CheckAll => {
                let marks = document.marks();
                document.is_whole() && marks.is_none_or(|marks| !marks.is_complete())
            }
            Self::MendAll | Self::FindDuplicates | Self::Sort | Self::Shuffle => {
                document.is_whole() && !document.rows().is_empty()
            }
            Self::AppendFile => document.is_whole(),
            Self::NextDocument | Self::PreviousDocument => state.documents.len() > 1,
            Self::ClearSelection => state.block.is_some(),
            Self::NextUnsure | Self::ClearUnsure => !document.unsure().is_empty(),
            Self::CompareSelected => document.selected_count() == 2,
            Self::ExchangeCompared | Self::StopComparing => state.compared.is_some(),
            _ => true,
        }
    }

    /// For a command that switches something: whether it is on.
    pub fn is_on(self, state: &State) -> Option<bool> {
        match self {
            Self::SymmetricPlacement => Some(state.symmetric),
            Self::ShowCoordinates => Some(state.view.coordinates),
            Self::ListOrGrid => Some(state.list.grid),
            Self::FlipBoard => Some(state.view.flipped),
            Self::FollowSystemTheme => Some(state.settings.theme == Theme::System),
            Self::LightTheme => Some(state.settings.theme == Theme::Light),
            Self::DarkTheme => Some(state.settings.theme == Theme::Dark),
            _ => None,
        }
    }
}

/// Whether the list shows rows in their order, so that one can be moved over another.
fn is_in_order(document: &Document) -> bool {
    document.view().is_none_or(|view| view.groups().is_none())
}
