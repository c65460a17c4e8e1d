//! Everything that can be chosen from a menu or by a key: one table for menus, keys and help.

mod keys;

pub use keys::Keys;

use crate::document::Document;
use crate::settings::Theme;
use crate::state::State;
use keys::{alt, alt_shift, ctrl, ctrl_shift, key, shift};

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
    ClearBoard,
    ChangeSideToMove,
    PointerTool,
    EraserTool,
    FlipBoard,
    ShowCoordinates,
    ListOrGrid,
    FollowSystemTheme,
    LightTheme,
    DarkTheme,
    NextDocument,
    PreviousDocument,
    Gestures,
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
    View,
    Help,
}

impl Menu {
    /// All, from left to right.
    pub const ALL: [Self; 7] = [
        Self::File,
        Self::Edit,
        Self::Position,
        Self::Collection,
        Self::Board,
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
            Self::View => "menu-view",
            Self::Help => "menu-help",
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
    /// Whether a line is drawn above it.
    pub begins_group: bool,
    /// The catalogue's id of its label.
    pub text_id: &'static str,
    /// Its keys; the first is shown.
    pub keys: &'static [Keys],
}

const fn entry(
    command: Command,
    menu: Menu,
    text_id: &'static str,
    keys: &'static [Keys],
) -> Entry {
    Entry {
        command,
        menu,
        begins_group: false,
        text_id,
        keys,
    }
}

const fn group(entry: Entry) -> Entry {
    Entry {
        begins_group: true,
        ..entry
    }
}

/// All commands in the order of the menus.
pub const COMMANDS: &[Entry] = {
    use Command as C;
    use Menu as M;
    &[
        entry(C::New, M::File, "command-new", &[ctrl("N")]),
        entry(C::Open, M::File, "command-open", &[ctrl("O")]),
        entry(C::OpenFolder, M::File, "command-open-folder", &[]),
        group(entry(C::Save, M::File, "command-save", &[ctrl("S")])),
        entry(C::SaveAs, M::File, "command-save-as", &[ctrl_shift("S")]),
        group(entry(C::Close, M::File, "command-close", &[ctrl("W")])),
        entry(C::Quit, M::File, "command-quit", &[ctrl("Q")]),
        entry(C::Undo, M::Edit, "command-undo", &[ctrl("Z")]),
        entry(
            C::Redo,
            M::Edit,
            "command-redo",
            &[ctrl_shift("Z"), ctrl("Y")],
        ),
        group(entry(C::CopyFen, M::Edit, "command-copy-fen", &[])),
        entry(C::CopyAs, M::Edit, "command-copy-as", &[ctrl_shift("C")]),
        entry(C::Paste, M::Edit, "command-paste", &[]),
        group(entry(
            C::EditFenText,
            M::Edit,
            "command-edit-fen-text",
            &[ctrl("L")],
        )),
        entry(
            C::EditOperations,
            M::Edit,
            "command-edit-operations",
            &[ctrl_shift("O")],
        ),
        entry(C::FenStyle, M::Edit, "command-fen-style", &[]),
        group(entry(C::CutRows, M::Edit, "command-cut-rows", &[])),
        entry(C::CopyRows, M::Edit, "command-copy-rows", &[]),
        entry(
            C::SelectAllRows,
            M::Edit,
            "command-select-all-rows",
            &[ctrl_shift("A")],
        ),
        entry(C::InvertSelection, M::Edit, "command-invert-selection", &[]),
        entry(
            C::AddPosition,
            M::Position,
            "command-add-position",
            &[ctrl_shift("N")],
        ),
        entry(
            C::DuplicatePosition,
            M::Position,
            "command-duplicate-position",
            &[ctrl("D")],
        ),
        entry(
            C::DeletePosition,
            M::Position,
            "command-delete-position",
            &[ctrl("Delete")],
        ),
        group(entry(
            C::MovePositionUp,
            M::Position,
            "command-move-position-up",
            &[alt_shift("Up")],
        )),
        entry(
            C::MovePositionDown,
            M::Position,
            "command-move-position-down",
            &[alt_shift("Down")],
        ),
        group(entry(
            C::PreviousPosition,
            M::Position,
            "command-previous-position",
            &[alt("Up"), key("PageUp"), shift("F3")],
        )),
        entry(
            C::NextPosition,
            M::Position,
            "command-next-position",
            &[alt("Down"), key("PageDown"), key("F3")],
        ),
        entry(
            C::FirstPosition,
            M::Position,
            "command-first-position",
            &[alt("Home")],
        ),
        entry(
            C::LastPosition,
            M::Position,
            "command-last-position",
            &[alt("End")],
        ),
        entry(C::GoToLine, M::Position, "command-go-to-line", &[ctrl("G")]),
        entry(C::Find, M::Collection, "command-find", &[ctrl("F")]),
        entry(
            C::ShowAllRows,
            M::Collection,
            "command-show-all-rows",
            &[ctrl_shift("F")],
        ),
        group(entry(C::CheckAll, M::Collection, "command-check-all", &[])),
        entry(C::MendAll, M::Collection, "command-mend-all", &[]),
        entry(
            C::FindDuplicates,
            M::Collection,
            "command-find-duplicates",
            &[],
        ),
        group(entry(C::Sort, M::Collection, "command-sort", &[])),
        entry(C::Shuffle, M::Collection, "command-shuffle", &[]),
        group(entry(
            C::SplitSelection,
            M::Collection,
            "command-split-selection",
            &[],
        )),
        entry(C::AppendFile, M::Collection, "command-append-file", &[]),
        entry(
            C::StartPosition,
            M::Board,
            "command-start-position",
            &[ctrl("I")],
        ),
        entry(C::ClearBoard, M::Board, "command-clear-board", &[ctrl("E")]),
        entry(
            C::ChangeSideToMove,
            M::Board,
            "command-change-side-to-move",
            &[ctrl("T")],
        ),
        group(entry(
            C::PointerTool,
            M::Board,
            "command-pointer-tool",
            &[key("Escape")],
        )),
        entry(C::EraserTool, M::Board, "command-eraser-tool", &[]),
        entry(C::FlipBoard, M::View, "command-flip-board", &[key("F")]),
        entry(C::ShowCoordinates, M::View, "command-show-coordinates", &[]),
        entry(C::ListOrGrid, M::View, "command-list-or-grid", &[]),
        group(entry(
            C::FollowSystemTheme,
            M::View,
            "command-follow-system-theme",
            &[],
        )),
        entry(C::LightTheme, M::View, "command-light-theme", &[]),
        entry(C::DarkTheme, M::View, "command-dark-theme", &[]),
        group(entry(
            C::NextDocument,
            M::View,
            "command-next-document",
            &[ctrl("Tab")],
        )),
        entry(
            C::PreviousDocument,
            M::View,
            "command-previous-document",
            &[ctrl_shift("Tab")],
        ),
        entry(C::Gestures, M::Help, "command-gestures", &[key("F1")]),
        entry(C::About, M::Help, "command-about", &[]),
    ]
};

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
            _ => true,
        }
    }

    /// For a command that switches something: whether it is on.
    pub fn is_on(self, state: &State) -> Option<bool> {
        match self {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_commands_share_a_key() {
        let mut seen = std::collections::HashMap::new();
        for entry in COMMANDS {
            for keys in entry.keys {
                let other = seen.insert(*keys, entry.command);
                assert_eq!(other, None, "{:?} of {:?}", keys, entry.command);
            }
        }
    }

    #[test]
    fn every_command_stands_once_in_the_table() {
        let mut seen = std::collections::HashSet::new();
        for entry in COMMANDS {
            assert!(seen.insert(entry.command), "{:?} twice", entry.command);
        }
        // The last of the enum: the table is complete when it has as many rows.
        assert_eq!(COMMANDS.len(), Command::About as usize + 1);
    }
}
