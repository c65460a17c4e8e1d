//! The table of commands: where each stands in the menus, what it is called, and its keys.

use super::{Command, Entry, Menu, Submenu};
use crate::keys::{Keys, alt, alt_shift, ctrl, ctrl_shift, key, shift};

const fn entry(
    command: Command,
    menu: Menu,
    text_id: &'static str,
    keys: &'static [Keys],
) -> Entry {
    Entry {
        command,
        menu,
        submenu: None,
        begins_group: false,
        text_id,
        keys,
    }
}

const fn view(command: Command, text_id: &'static str, keys: &'static [Keys]) -> Entry {
    entry(command, Menu::View, text_id, keys)
}

const fn group(entry: Entry) -> Entry {
    Entry {
        begins_group: true,
        ..entry
    }
}

const fn within(
    submenu: Submenu,
    command: Command,
    text_id: &'static str,
    keys: &'static [Keys],
) -> Entry {
    Entry {
        submenu: Some(submenu),
        ..entry(command, menu_of(submenu), text_id, keys)
    }
}

const fn menu_of(submenu: Submenu) -> Menu {
    match submenu {
        Submenu::Clear | Submenu::Compare => Menu::Board,
        Submenu::Shift => Menu::Transform,
        Submenu::Read | Submenu::BoardPieces | Submenu::BoardColors | Submenu::Language => {
            Menu::View
        }
    }
}

/// All commands in the order of the menus.
pub const COMMANDS: &[Entry] = {
    use Command as C;
    use Menu as M;
    use Submenu as S;
    &[
        entry(C::New, M::File, "command-new", &[ctrl("N")]),
        entry(C::Open, M::File, "command-open", &[ctrl("O")]),
        entry(C::OpenFolder, M::File, "command-open-folder", &[]),
        group(entry(C::Save, M::File, "command-save", &[ctrl("S")])),
        entry(C::SaveAs, M::File, "command-save-as", &[ctrl_shift("S")]),
        group(entry(
            C::Diagram,
            M::File,
            "command-diagram",
            &[ctrl_shift("G")],
        )),
        entry(C::DiagramSheets, M::File, "command-diagram-sheets", &[]),
        group(entry(C::RecoverWork, M::File, "command-recover-work", &[])),
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
        entry(
            C::CopyPicture,
            M::Edit,
            "command-copy-picture",
            &[ctrl_shift("B")],
        ),
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
        entry(
            C::KnownPositions,
            M::Board,
            "command-known-positions",
            &[ctrl_shift("P")],
        ),
        entry(C::Chess960, M::Board, "command-chess960", &[]),
        entry(C::RandomChess960, M::Board, "command-random-chess960", &[]),
        group(entry(
            C::ClearBoard,
            M::Board,
            "command-clear-board",
            &[ctrl("E")],
        )),
        within(S::Clear, C::ClearWhite, "command-clear-white", &[]),
        within(S::Clear, C::ClearBlack, "command-clear-black", &[]),
        within(S::Clear, C::ClearPawns, "command-clear-pawns", &[]),
        within(S::Clear, C::ClearSelection, "command-clear-selection", &[]),
        entry(
            C::KingsOnly,
            M::Board,
            "command-kings-only",
            &[ctrl_shift("E")],
        ),
        group(entry(
            C::ChangeSideToMove,
            M::Board,
            "command-change-side-to-move",
            &[ctrl("T")],
        )),
        entry(
            C::ToggleRight,
            M::Board,
            "command-toggle-right",
            &[key("C")],
        ),
        entry(C::PieceList, M::Board, "command-piece-list", &[ctrl("P")]),
        entry(
            C::PieceMenu,
            M::Board,
            "command-piece-menu",
            &[shift("F10")],
        ),
        group(entry(
            C::PointerTool,
            M::Board,
            "command-pointer-tool",
            &[key("Escape")],
        )),
        entry(C::EraserTool, M::Board, "command-eraser-tool", &[]),
        entry(
            C::SymmetricPlacement,
            M::Board,
            "command-symmetric-placement",
            &[key("S")],
        ),
        group(entry(
            C::ToggleUnsure,
            M::Board,
            "command-toggle-unsure",
            &[key("U")],
        )),
        entry(
            C::NextUnsure,
            M::Board,
            "command-next-unsure",
            &[shift("U")],
        ),
        entry(C::ClearUnsure, M::Board, "command-clear-unsure", &[]),
        group(entry(
            C::MarkSquare,
            M::Board,
            "command-mark-square",
            &[key("M")],
        )),
        entry(C::DrawArrow, M::Board, "command-draw-arrow", &[key("A")]),
        entry(
            C::RemoveAnnotations,
            M::Board,
            "command-remove-annotations",
            &[shift("A")],
        ),
        within(
            S::Compare,
            C::CompareHere,
            "command-compare-here",
            &[ctrl_shift("D")],
        ),
        within(
            S::Compare,
            C::CompareSelected,
            "command-compare-selected",
            &[],
        ),
        within(
            S::Compare,
            C::ExchangeCompared,
            "command-exchange-compared",
            &[],
        ),
        within(S::Compare, C::StopComparing, "command-stop-comparing", &[]),
        entry(
            C::MirrorFiles,
            M::Transform,
            "command-mirror-files",
            &[ctrl_shift("H")],
        ),
        entry(
            C::MirrorRanks,
            M::Transform,
            "command-mirror-ranks",
            &[ctrl_shift("V")],
        ),
        entry(
            C::Rotate,
            M::Transform,
            "command-rotate",
            &[ctrl_shift("R")],
        ),
        group(entry(
            C::SwapColors,
            M::Transform,
            "command-swap-colors",
            &[ctrl_shift("X")],
        )),
        entry(
            C::SwapColorsInPlace,
            M::Transform,
            "command-swap-colors-in-place",
            &[],
        ),
        entry(
            C::AsBlackSeesIt,
            M::Transform,
            "command-as-black-sees-it",
            &[],
        ),
        within(S::Shift, C::ShiftUp, "command-shift-up", &[]),
        within(S::Shift, C::ShiftUpRight, "command-shift-up-right", &[]),
        within(S::Shift, C::ShiftRight, "command-shift-right", &[]),
        within(S::Shift, C::ShiftDownRight, "command-shift-down-right", &[]),
        within(S::Shift, C::ShiftDown, "command-shift-down", &[]),
        within(S::Shift, C::ShiftDownLeft, "command-shift-down-left", &[]),
        within(S::Shift, C::ShiftLeft, "command-shift-left", &[]),
        within(S::Shift, C::ShiftUpLeft, "command-shift-up-left", &[]),
        group(entry(
            C::FillWhitePawns,
            M::Transform,
            "command-fill-white-pawns",
            &[],
        )),
        entry(
            C::FillBlackPawns,
            M::Transform,
            "command-fill-black-pawns",
            &[],
        ),
        entry(
            C::FillRankWhitePawns,
            M::Transform,
            "command-fill-rank-white-pawns",
            &[],
        ),
        entry(
            C::FillRankBlackPawns,
            M::Transform,
            "command-fill-rank-black-pawns",
            &[],
        ),
        view(C::FlipBoard, "command-flip-board", &[key("F")]),
        view(C::ShowCoordinates, "command-show-coordinates", &[]),
        view(C::ListOrGrid, "command-list-or-grid", &[]),
        within(
            S::Read,
            C::ReadPosition,
            "command-read-position",
            &[key("F5")],
        ),
        within(S::Read, C::ReadRank, "command-read-rank", &[key("F6")]),
        within(S::Read, C::ReadFile, "command-read-file", &[key("F7")]),
        within(S::Read, C::ReadWhite, "command-read-white", &[key("F8")]),
        within(S::Read, C::ReadBlack, "command-read-black", &[key("F9")]),
        within(
            S::Read,
            C::ReadAdvice,
            "command-read-advice",
            &[shift("F5")],
        ),
        within(
            S::BoardPieces,
            C::PiecesStaunton,
            "command-pieces-staunton",
            &[],
        ),
        within(S::BoardPieces, C::PiecesFlat, "command-pieces-flat", &[]),
        within(S::BoardPieces, C::PiecesPrint, "command-pieces-print", &[]),
        within(
            S::BoardColors,
            C::ColorsWindow,
            "command-colors-window",
            &[],
        ),
        within(S::BoardColors, C::ColorsSage, "command-colors-sage", &[]),
        within(S::BoardColors, C::ColorsBook, "command-colors-book", &[]),
        within(S::BoardColors, C::ColorsGreen, "command-colors-green", &[]),
        within(S::BoardColors, C::ColorsBlue, "command-colors-blue", &[]),
        within(S::BoardColors, C::ColorsBrown, "command-colors-brown", &[]),
        within(S::BoardColors, C::ColorsGrey, "command-colors-grey", &[]),
        within(
            S::BoardColors,
            C::ColorsContrast,
            "command-colors-contrast",
            &[],
        ),
        group(view(
            C::FollowSystemTheme,
            "command-follow-system-theme",
            &[],
        )),
        view(C::LightTheme, "command-light-theme", &[]),
        view(C::DarkTheme, "command-dark-theme", &[]),
        group(view(C::HighContrast, "command-high-contrast", &[])),
        view(C::ReducedMotion, "command-reduced-motion", &[]),
        group(view(
            C::ZoomIn,
            "command-zoom-in",
            &[ctrl("Plus"), ctrl("=")],
        )),
        view(C::ZoomOut, "command-zoom-out", &[ctrl("-")]),
        view(C::UsualSize, "command-usual-size", &[ctrl("0")]),
        group(within(
            S::Language,
            C::FollowSystemLanguage,
            "command-follow-system-language",
            &[],
        )),
        within(S::Language, C::SpeakGerman, "command-speak-german", &[]),
        within(S::Language, C::SpeakEnglish, "command-speak-english", &[]),
        within(S::Language, C::SpeakSpanish, "command-speak-spanish", &[]),
        within(S::Language, C::SpeakFrench, "command-speak-french", &[]),
        within(S::Language, C::SpeakRussian, "command-speak-russian", &[]),
        group(view(
            C::NextDocument,
            "command-next-document",
            &[ctrl("Tab")],
        )),
        view(
            C::PreviousDocument,
            "command-previous-document",
            &[ctrl_shift("Tab")],
        ),
        entry(C::Palette, M::Help, "command-palette", &[ctrl("K")]),
        entry(
            C::Gestures,
            M::Help,
            "command-gestures",
            &[key("F1"), key("?")],
        ),
        entry(C::Keys, M::Help, "command-keys", &[]),
        entry(C::About, M::Help, "command-about", &[]),
    ]
};

#[cfg(test)]
mod tests;
