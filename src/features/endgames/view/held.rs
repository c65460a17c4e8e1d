//! The piece that is held: dragged, taken as a brush, picked up for a move, or moved by keys.

use crate::features::board::model::board_state::MovingBlock;
use crate::features::board::view::{Drag, DragOrigin};
use crate::model::state::{State, Tool};
use tabiya_chess::Square;
use tabiya_collection::outcomes::{Held, Trial};

/// The square under the pointer or, while keys are used, under the cursor.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PointedSquare(pub(crate) Option<Square>);

/// The piece that is held. `drag` is the piece that is being dragged, and whether it moves freely although moves are
/// played; `copies` tells whether it also stays where it is.
pub(crate) fn held(state: &State, drag: Option<(Drag, bool)>, copies: bool) -> Option<Trial> {
    let document = state.shared.document();
    let trial = |held| Trial {
        position: *document.position(),
        held,
        is_for_other: false,
    };
    if !document.has_position() {
        return None;
    }
    let tool = state.tool_in_use();
    if let Some((drag, is_free)) = drag {
        return Some(trial(match drag.origin {
            DragOrigin::Spare => Held::Put(Some(drag.piece)),
            DragOrigin::Square(from) if tool == Tool::Play && !is_free => {
                return played_from(state, from).map(trial);
            }
            DragOrigin::Square(from) if copies && !is_free => Held::Copy(from),
            DragOrigin::Square(from) => Held::Move(from),
        }));
    }
    let is_symmetric = state.board.symmetric;
    match tool {
        Tool::Brush(piece) if is_symmetric => Some(trial(Held::PutBoth(Some(piece)))),
        Tool::Brush(piece) => Some(trial(Held::Put(Some(piece)))),
        Tool::Eraser if is_symmetric => Some(trial(Held::PutBoth(None))),
        Tool::Eraser => Some(trial(Held::Put(None))),
        Tool::Play => {
            let from = state.play.picked(state.shared.shown())?;
            played_from(state, from).map(trial)
        }
        Tool::Pointer => moved_by_keys(state, state.board.moving.as_ref()?),
        Tool::Draw => None,
    }
}

/// A move of the piece on a square, unless moves are to be found without help.
fn played_from(state: &State, from: Square) -> Option<Held> {
    (!is_without_help(state)).then_some(Held::Play(from))
}

/// Whether the user plays a game against an engine or solves problems, where the results would give moves away.
pub(super) fn is_without_help(state: &State) -> bool {
    state.play_on.game.is_some() || state.solve.session.is_some()
}

/// The piece that is being moved from square to square by keys.
fn moved_by_keys(state: &State, moving: &MovingBlock) -> Option<Trial> {
    let is_same = moving.seen == state.shared.shown()
        && moving.from.anchor == moving.from.head
        && state.board.block == moving.from.moved(moving.by.0, moving.by.1);
    let from = moving.from.anchor;
    is_same.then_some(Trial {
        position: moving.base,
        held: if moving.copies {
            Held::Copy(from)
        } else {
            Held::Move(from)
        },
        is_for_other: false,
    })
}
