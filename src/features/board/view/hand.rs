//! The device that controls the board: the keyboard, which types from square to square, or the mouse, for which letters
//! and digits choose the brush.

use super::{BoardGeometry, Gesture};
use crate::command::Command;
use crate::features::board::model::board_state::Block;
use crate::features::help::model::FirstStep;
use crate::model::action::{
    Action, BoardAction, BoardKey, CursorStep, HelpAction, PlayAction, RoomAction, SetupAction,
};
use crate::model::state::{BoardState, State, Tool};
use crate::view::pointer::is_free_at;
use crate::widgets::style::POINTER_AT_REST;
use egui::{Event, Pos2, Ui};
use std::collections::VecDeque;
use tabiya_chess::{Piece, Role, Square};

/// The hand that controls the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// Keys put pieces at the cursor.
    #[default]
    Keyboard,
    /// Keys choose the piece that the mouse puts.
    Mouse,
}

/// Events of the pointer that decide about the hand.
#[derive(Clone, Copy, Debug)]
enum Pointer {
    /// The pointer moved to a point, with the square there unless it is beside the board or covered.
    Moved(Pos2, Option<Square>),
    /// A button was pressed on a square.
    Pressed(Pos2),
    /// The pointer moved to a point during a drag, or released a button there.
    Dragged(Pos2),
    /// The pointer left the window.
    Gone,
}

/// State that decides which hand controls the board.
#[derive(Debug, Default)]
pub struct Hands {
    hand: Hand,
    /// The place of the board in the last frame.
    geometry: Option<BoardGeometry>,
    /// The events of the pointer in this frame, each with its index among all events. Keys are read in between, and
    /// belong to the hand that controls the board when they are pressed.
    pointer: VecDeque<(usize, Pointer)>,
    /// The tool chosen with the keys of this frame.
    chosen: Option<Tool>,
    /// The point where the pointer was when the keyboard got the board. The mouse gets the board back only after a real
    /// movement from there, not when somebody nudges the table.
    rest: Option<Pos2>,
    last: Option<Pos2>,
    /// Whether the user has typed on the board, or chosen a square there.
    has_typed: bool,
}

impl Hands {
    /// The hand that controls the board.
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// Whether the cursor is shown. Before the first key it would look like a selected square.
    pub fn shows_cursor(&self, state: &State) -> bool {
        let is_moved = state.board.cursor != BoardState::FIRST_SQUARE;
        self.hand == Hand::Keyboard && (self.has_typed || is_moved)
    }

    /// Reads the events of the pointer in this frame.
    pub fn look(&mut self, ui: &Ui, gesture: &Gesture) {
        self.chosen = None;
        self.pointer.clear();
        let Some(geometry) = self.geometry else {
            return;
        };
        let on = |pos| geometry.square_at(pos).filter(|_| is_free_at(ui, pos));
        // During a drag, movements of the pointer do not change the device.
        let mut is_held = gesture.is_active();
        for (number, event) in ui.input(|input| input.events.clone()).iter().enumerate() {
            let seen = match *event {
                Event::PointerMoved(pos) if !is_held => Pointer::Moved(pos, on(pos)),
                Event::PointerMoved(pos) => Pointer::Dragged(pos),
                Event::PointerButton { pos, pressed, .. } => {
                    is_held = pressed;
                    if pressed && on(pos).is_some() {
                        Pointer::Pressed(pos)
                    } else {
                        Pointer::Dragged(pos)
                    }
                }
                Event::PointerGone => Pointer::Gone,
                _ => continue,
            };
            self.pointer.push_back((number, seen));
        }
    }

    /// Remembers the place of the board.
    pub fn board_is_at(&mut self, geometry: BoardGeometry) {
        self.geometry = Some(geometry);
    }

    /// Handles the events of the pointer before the event with this index.
    pub fn come_to(&mut self, number: usize, state: &State) {
        while let Some((_, seen)) = self.pointer.pop_front_if(|(at, _)| *at < number) {
            match seen {
                Pointer::Moved(pos, on) => self.moved(pos, on, state),
                // With the pointer tool, the user clicks a square and then types there.
                Pointer::Pressed(pos) if self.tool(state) == Tool::Pointer => {
                    self.last = Some(pos);
                    self.has_typed = true;
                    self.give_to_keyboard();
                }
                Pointer::Pressed(pos) | Pointer::Dragged(pos) => self.last = Some(pos),
                Pointer::Gone => self.hand = Hand::Keyboard,
            }
        }
    }

    /// The tool after the keys of this frame so far.
    fn tool(&self, state: &State) -> Tool {
        self.chosen.unwrap_or_else(|| state.tool_in_use())
    }

    fn choose(&mut self, tool: Tool) {
        self.chosen = Some(tool);
    }

    /// The square under the pointer while the mouse controls the board and the cursor is hidden.
    fn hovered(&self) -> Option<Square> {
        let pos = self.last.filter(|_| self.hand == Hand::Mouse)?;
        self.geometry?.square_at(pos)
    }

    fn moved(&mut self, pos: Pos2, on: Option<Square>, state: &State) {
        self.last = Some(pos);
        let Some(square) = on else {
            return self.give_to_keyboard();
        };
        let rest = *self.rest.get_or_insert(pos);
        let is_meant = self.tool(state) != Tool::Pointer || square != state.board.cursor;
        if is_meant && rest.distance(pos) > POINTER_AT_REST {
            self.hand = Hand::Mouse;
        }
    }

    fn give_to_keyboard(&mut self) {
        self.hand = Hand::Keyboard;
        self.rest = self.last;
    }

    /// Handles the keys pressed on the board, which are the actions from index `from`: while the mouse has the board,
    /// they choose the brush.
    pub fn take_keys(&mut self, state: &State, actions: &mut Vec<Action>, from: usize) {
        let pressed = actions.split_off(from.min(actions.len()));
        for action in pressed {
            match action {
                Action::Room(RoomAction::Board(BoardAction::BoardKey(key)))
                    if self.keeps(key, state) =>
                {
                    if let Some(next) = tool_of_key(key, self.tool(state)) {
                        self.choose(next);
                        actions.push(Action::from(BoardAction::SelectTool(next)));
                        actions.extend(typed_step(key));
                    }
                }
                // An arrow that was begun ends under the pointer.
                Action::Room(RoomAction::Board(BoardAction::BoardKey(BoardKey::Step(
                    CursorStep::NextRow,
                )))) if state.board.arrow.is_some() => {
                    self.take_command(Command::DrawArrow, state, actions);
                }
                // It has no meaning while typing, because it skips no square.
                Action::Room(RoomAction::Board(BoardAction::BoardKey(BoardKey::Skip(0)))) => {}
                Action::Room(
                    RoomAction::Board(BoardAction::BoardKey(_))
                    | RoomAction::Play(PlayAction::ChooseAtCursor),
                ) => {
                    self.has_typed = true;
                    self.give_to_keyboard();
                    actions.push(action);
                }
                Action::Run(command) => self.take_command(command, state, actions),
                _ => actions.push(action),
            }
        }
    }

    /// Applies a command for the cursor's square to the square under the pointer while the mouse has the board.
    fn take_command(&mut self, command: Command, state: &State, actions: &mut Vec<Action>) {
        match command {
            // Otherwise the command first clears the selection.
            Command::PointerTool if state.board.block.is_none() && state.board.arrow.is_none() => {
                self.choose(Tool::Pointer);
            }
            Command::EraserTool => self.choose(Tool::Eraser),
            // The first shows where the cursor has gone; after the others, typing continues from the first square.
            Command::NextUnsure | Command::StartPosition | Command::ClearBoard => {
                self.give_to_keyboard();
            }
            _ => {}
        }
        if let Some(square) = self.hovered().filter(|_| command.row().is_at_cursor) {
            match (is_selected(square, state), command) {
                // A selection stays as it is. A right belongs to a single piece, so its square is given.
                (true, Command::ToggleRight) => {
                    return actions.push(Action::from(SetupAction::ToggleRight(square)));
                }
                (true, _) => {}
                (false, _) => actions.push(Action::from(BoardAction::SelectSquare(square))),
            }
        }
        actions.push(Action::Run(command));
    }

    /// Whether the mouse has the board and keeps it when this key is pressed.
    fn keeps(&self, key: BoardKey, state: &State) -> bool {
        let moves = matches!(
            key,
            BoardKey::Step(_)
                | BoardKey::Extend(_)
                | BoardKey::MoveBlock(_)
                | BoardKey::CopyBlock(_)
        );
        // The selection is cleared whichever hand made it.
        let empties = matches!(key, BoardKey::Empty | BoardKey::EmptyBack);
        let takes_off = empties && state.board.block.is_some();
        self.hand == Hand::Mouse && !moves && !takes_off
    }
}

/// The gesture of the first steps that a letter is, even if it chooses a brush.
fn typed_step(key: BoardKey) -> Option<Action> {
    let is_piece = matches!(key, BoardKey::Piece(_) | BoardKey::KingFromKnight(_));
    let step = HelpAction::FirstStepTaken(FirstStep::Keys);
    is_piece.then(|| Action::from(step))
}

fn is_selected(square: Square, state: &State) -> bool {
    let selects = |block: Block| block.squares().contains(square);
    state.board.block.is_some_and(selects)
}

/// The tool that a key chooses while the mouse controls the board.
fn tool_of_key(key: BoardKey, tool: Tool) -> Option<Tool> {
    match key {
        BoardKey::Piece(piece) => Some(Tool::Brush(piece)),
        BoardKey::KingFromKnight(color) => Some(Tool::Brush(Piece::new(color, Role::King))),
        BoardKey::Skip(0) => Some(Tool::Pointer),
        BoardKey::Skip(7) | BoardKey::Empty | BoardKey::EmptyAndAdvance => Some(Tool::Eraser),
        BoardKey::Skip(digit) => brush_of_digit(digit, tool),
        _ => None,
    }
}

/// The brush for a digit: 1 to 6 are king to pawn in the colour of the brush, and the digit of the current brush
/// changes its colour.
fn brush_of_digit(digit: u8, tool: Tool) -> Option<Tool> {
    let role = *Role::ALL.get(usize::from(digit.checked_sub(1)?))?;
    let piece = match tool {
        Tool::Brush(brush) if brush.role() == role => brush.in_other_color(),
        Tool::Brush(brush) => Piece::new(brush.color(), role),
        Tool::Pointer | Tool::Eraser | Tool::Draw | Tool::Play => {
            Piece::new(tabiya_chess::Color::White, role)
        }
    };
    Some(Tool::Brush(piece))
}
