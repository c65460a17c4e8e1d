//! The mouse wheel over the board: it changes the brush to the next piece of the tray, or, with Ctrl, the piece under
//! the pointer.

use super::gesture::is_ctrl;
use crate::features::board::view::wheel;
use crate::features::board::view::wheel::WheelTurn;
use crate::model::action::{Action, BoardAction};
use crate::model::state::{State, Tool};
use egui::{Id, Ui};
use tabiya_chess::{Color, Piece, Role, Square};
use tabiya_collection::document::{Edit, UndoGroup};

/// State that is kept from turn to turn.
#[derive(Debug, Default)]
pub struct Turning {
    /// The colour of the last brush.
    color: Option<Color>,
    /// The square whose piece is being turned.
    square: Option<Square>,
}

impl Turning {
    /// Handles the turns of the wheel while the pointer is on this square. They have no effect if `is_busy`, which
    /// means that a button is held.
    pub fn read(
        &mut self,
        ui: &Ui,
        state: &State,
        on: Option<Square>,
        is_busy: bool,
        actions: &mut Vec<Action>,
    ) {
        if let Tool::Brush(piece) = state.board.tool {
            self.color = Some(piece.color());
        }
        if self.square != on {
            let left = self.square.take();
            actions.extend(left.map(|square| Action::GroupEnded(UndoGroup::Turn(square))));
        }
        let Some(square) = on else {
            return;
        };
        // The turns are taken in any case, so that they do not scroll anything.
        let turns = wheel::take_turns(ui, Id::unique("board"));
        if !is_busy {
            self.turn(&turns, square, state, actions);
        }
    }

    fn turn(
        &mut self,
        turns: &[WheelTurn],
        square: Square,
        state: &State,
        actions: &mut Vec<Action>,
    ) {
        if state.board.tool == Tool::Play {
            return;
        }
        let there = state.shared.document().position().board.get(square);
        let mut piece = there;
        let mut tool = state.board.tool;
        for turn in turns {
            for _ in 0..turn.clicks.unsigned_abs() {
                let step = turn.clicks.signum();
                if is_ctrl(turn.keys) {
                    piece = piece.map(|piece| turned(piece, step, turn.keys.shift));
                } else {
                    tool = Tool::Brush(self.next_brush(tool, step, turn.keys.shift));
                }
            }
        }
        if tool != state.board.tool {
            actions.push(Action::from(BoardAction::SelectTool(tool)));
        }
        if piece != there {
            self.square = Some(square);
            let group = UndoGroup::Turn(square);
            actions.push(Action::from(BoardAction::Edit(
                Edit::Put(square, piece),
                Some(group),
            )));
        }
    }

    /// The next brush. After the pointer tool or the eraser it begins at an end of the tray.
    fn next_brush(&mut self, tool: Tool, step: i64, other_color: bool) -> Piece {
        let color = self.color.unwrap_or(Color::White);
        let piece = match tool {
            Tool::Brush(piece) => turned(piece, step, other_color),
            _ if step < 0 => Piece::new(color, Role::King),
            Tool::Pointer | Tool::Eraser | Tool::Draw | Tool::Play => Piece::new(color, Role::Pawn),
        };
        self.color = Some(piece.color());
        piece
    }
}

/// The next piece in the order of the tray (scrolling down moves down), or the same piece in the other colour.
fn turned(piece: Piece, step: i64, other_color: bool) -> Piece {
    if other_color {
        return piece.in_other_color();
    }
    let roles = Role::ALL;
    let place = roles.iter().position(|role| *role == piece.role());
    let count = roles.len();
    let next = match place {
        Some(place) if step < 0 => (place + 1) % count,
        Some(place) => (place + count - 1) % count,
        None => 0,
    };
    Piece::new(piece.color(), roles[next])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wheel_cycles_the_pieces_of_one_colour_in_tray_order() {
        for begin in Piece::ALL {
            let (mut down, mut up) = (begin, begin);
            for _ in 0..6 {
                down = turned(down, -1, false);
                assert_eq!(down.color(), begin.color());
                assert_eq!(turned(turned(down, 1, false), -1, false), down);
                up = turned(up, 1, false);
            }
            assert_eq!([down, up], [begin, begin]);
        }
        assert_eq!(turned(Piece::WhiteKing, -1, false), Piece::WhiteQueen);
        assert_eq!(turned(Piece::BlackKing, 1, false), Piece::BlackPawn);
    }

    #[test]
    fn with_shift_the_wheel_changes_only_the_colour() {
        for step in [-1, 1] {
            assert_eq!(turned(Piece::WhiteRook, step, true), Piece::BlackRook);
            assert_eq!(turned(Piece::BlackPawn, step, true), Piece::WhitePawn);
        }
    }
}
