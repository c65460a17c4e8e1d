//! Commands that change the whole position, as edits: so they can be shown before they are done.

use super::State;
use crate::chess::{Color, Direction, Piece, Role, Transform};
use crate::command::Command;
use crate::document::Edit;

/// Left, right, up and down are meant as the user sees the board.
fn as_seen(transform: Transform, flipped: bool) -> Transform {
    match transform {
        Transform::Shift(direction) if flipped => Transform::Shift(direction.opposite()),
        transform => transform,
    }
}

impl Command {
    /// What it would do to the position that is shown; `None` when it does something else.
    pub fn edit(self, state: &State) -> Option<Edit> {
        let board = &state.document().position().board;
        if let Some(transform) = self.transform() {
            return Some(Edit::Transform(as_seen(transform, state.view.flipped)));
        }
        let pawns = |color: Color| Piece::new(color, Role::Pawn);
        Some(match self {
            Self::StartPosition => Edit::Start,
            Self::ClearBoard => Edit::Clear,
            Self::ClearWhite => Edit::TakeOff(board.men(Color::White)),
            Self::ClearBlack => Edit::TakeOff(board.men(Color::Black)),
            Self::ClearPawns => Edit::TakeOff(board.role(Role::Pawn)),
            Self::ClearSelection => Edit::TakeOff(state.block?.squares()),
            Self::KingsOnly => Edit::KingsOnly,
            Self::FillWhitePawns => Edit::PutAtHome(Piece::WhitePawn),
            Self::FillBlackPawns => Edit::PutAtHome(Piece::BlackPawn),
            Self::FillRankWhitePawns => Edit::FillRank(state.cursor.rank(), pawns(Color::White)),
            Self::FillRankBlackPawns => Edit::FillRank(state.cursor.rank(), pawns(Color::Black)),
            _ => return None,
        })
    }

    fn transform(self) -> Option<Transform> {
        Some(match self {
            Self::MirrorFiles => Transform::MirrorFiles,
            Self::MirrorRanks => Transform::MirrorRanks,
            Self::Rotate => Transform::Rotate,
            Self::SwapColors => Transform::SwapColors,
            Self::SwapColorsInPlace => Transform::SwapColorsInPlace,
            Self::AsBlackSeesIt => Transform::AsBlackSeesIt,
            Self::ShiftUp => Transform::Shift(Direction::Up),
            Self::ShiftUpRight => Transform::Shift(Direction::UpRight),
            Self::ShiftRight => Transform::Shift(Direction::Right),
            Self::ShiftDownRight => Transform::Shift(Direction::DownRight),
            Self::ShiftDown => Transform::Shift(Direction::Down),
            Self::ShiftDownLeft => Transform::Shift(Direction::DownLeft),
            Self::ShiftLeft => Transform::Shift(Direction::Left),
            Self::ShiftUpLeft => Transform::Shift(Direction::UpLeft),
            _ => return None,
        })
    }
}
