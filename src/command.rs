//! Everything that can be chosen from a menu or by a key: one table for menus, keys and help.

mod board_look;
mod finding;
mod fixed_keys;
mod key_map;
mod languages;
mod other_words;
mod table;

pub use finding::{Findable, Rank};
pub use fixed_keys::{FixedUse, fixed_use};
pub use key_map::{Holder, KeyFault, KeyMap};
pub use table::COMMANDS;

use crate::keys::Keys;

/// Something to do that needs nothing but the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the labels")]
pub enum Command {
    New,
    Open,
    OpenFolder,
    OpenRecent,
    ClearRecent,
    BringBackRecent,
    RememberRecent,
    ReopenFiles,
    Save,
    SaveAs,
    Diagram,
    DiagramSheets,
    RecoverWork,
    StopWaiting,
    Close,
    Quit,
    Undo,
    Redo,
    CopyFen,
    CopyAs,
    CopyPicture,
    Paste,
    CopyCutText,
    EditFenText,
    FenStyle,
    EditOperations,
    CutRows,
    CopyRows,
    SelectAllRows,
    InvertSelection,
    Settings,
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
    MarkSquare,
    DrawArrow,
    RemoveAnnotations,
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
    ReadPosition,
    ReadRank,
    ReadFile,
    ReadWhite,
    ReadBlack,
    ReadAdvice,
    PiecesStaunton,
    PiecesFlat,
    PiecesPrint,
    ColorsWindow,
    ColorsSage,
    ColorsBook,
    ColorsGreen,
    ColorsBlue,
    ColorsBrown,
    ColorsGrey,
    ColorsContrast,
    FollowSystemLanguage,
    SpeakGerman,
    SpeakEnglish,
    SpeakSpanish,
    SpeakFrench,
    SpeakRussian,
    FollowSystemTheme,
    LightTheme,
    DarkTheme,
    HighContrast,
    ReducedMotion,
    ZoomIn,
    ZoomOut,
    UsualSize,
    NextDocument,
    PreviousDocument,
    Palette,
    Help,
    ExplainHere,
    Gestures,
    FirstSteps,
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

    /// The name by which the settings file knows it.
    pub fn name(self) -> &'static str {
        let id = self.entry().map_or("", |entry| entry.text_id);
        id.strip_prefix("command-").unwrap_or(id)
    }

    /// Whether it changes how things are shown to the eyes.
    pub fn is_about_sight(self) -> bool {
        matches!(
            self,
            Self::HighContrast
                | Self::ReducedMotion
                | Self::ZoomIn
                | Self::ZoomOut
                | Self::UsualSize
        )
    }

    /// The command with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        let all = COMMANDS.iter().map(|entry| entry.command);
        all.into_iter().find(|command| command.name() == name)
    }
}
