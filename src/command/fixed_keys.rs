//! Keys with a fixed meaning that the user cannot change: those for setting up a position, editing
//! text and moving from control to control.

use crate::features::board::model::piece_letters::places_piece;
use tabiya_notation::piece_letters::Language;
use tabiya_settings::keys::Keys;

/// The function of such a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum FixedUse {
    PutPiece,
    Skip,
    Empty,
    NextRank,
    MoveCursor,
    SelectSquares,
    MoveSquares,
    NextControl,
    MenuBar,
    Clipboard,
}

impl FixedUse {
    /// The catalogue's id of a sentence that describes the function.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::PutPiece => "fixed-put-piece",
            Self::Skip => "fixed-skip",
            Self::Empty => "fixed-empty",
            Self::NextRank => "fixed-next-rank",
            Self::MoveCursor => "fixed-move-cursor",
            Self::SelectSquares => "fixed-select-squares",
            Self::MoveSquares => "fixed-move-squares",
            Self::NextControl => "fixed-next-control",
            Self::MenuBar => "fixed-menu-bar",
            Self::Clipboard => "fixed-clipboard",
        }
    }
}

/// The function of these keys; `None` if a command may use them. The letters of this language place pieces.
pub fn fixed_use(keys: Keys, language: Language) -> Option<FixedUse> {
    if keys.alt {
        return None;
    }
    if keys.ctrl {
        return match keys.key {
            "Up" | "Down" | "Left" | "Right" => Some(FixedUse::MoveSquares),
            "C" | "X" | "V" if !keys.shift => Some(FixedUse::Clipboard),
            _ => None,
        };
    }
    Some(match keys.key {
        letter if places_piece(letter, language) => FixedUse::PutPiece,
        "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" => FixedUse::Skip,
        "X" | "." | "Space" | "Delete" | "Backspace" => FixedUse::Empty,
        "/" | "Enter" => FixedUse::NextRank,
        "Up" | "Down" | "Left" | "Right" | "Home" | "End" if keys.shift => FixedUse::SelectSquares,
        "Up" | "Down" | "Left" | "Right" | "Home" | "End" => FixedUse::MoveCursor,
        "Tab" => FixedUse::NextControl,
        "F10" if !keys.shift => FixedUse::MenuBar,
        _ => return None,
    })
}
