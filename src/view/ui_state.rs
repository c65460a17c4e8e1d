//! The memory of the window from frame to frame, which is lost when it closes.

use crate::command::Command;
use crate::features::files::model::question::WindowQuestion;
use crate::model::action::Action;
use crate::model::state::Dialog;
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use tabiya_chess::Position;
use tabiya_collection::document::DocumentId;
use tabiya_notation::forms::Form;

/// The actions that the window requests, in order.
pub type Actions = Vec<Action>;

/// The memory of the window from frame to frame, which is lost when it closes.
///
/// State that only one view needs (a scroll position, a gesture in progress, a texture) is a separate part,
/// found by its type through `UiState::part`. No list has to name it.
#[derive(Debug, Default)]
pub struct UiState {
    parts: HashMap<TypeId, Box<dyn UiPart>>,
    pub(crate) fen_shown: String,
    pub(crate) piece_list_shown: String,
    pub(crate) focus_wanted: Option<Focus>,
    /// The dialog or question over the window. When it changes, its first widget gets the keyboard focus once.
    pub(crate) modal: Option<ModalShown>,
    pub(crate) modal_focus_wanted: bool,
    /// The document of the tab that was in front in the last frame.
    pub(crate) tab_shown: Option<DocumentId>,
    pub(crate) was_typing: bool,
    /// The copy format that was previewed last.
    pub(crate) previewed_form: Option<Form>,
    /// The position shown instead of the one on the board, while the user points at a control that would
    /// produce it.
    pub(crate) preview: Option<Position>,
    /// The command that would produce the previewed position, if it is a command.
    pub(crate) previewed: Option<Command>,
    pub(crate) has_drawn: bool,
}

/// State that a view may keep in [`UiState`].
trait UiPart: Any + fmt::Debug {
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl<T: Any + fmt::Debug> UiPart for T {
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// The question or dialog over the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ModalShown {
    Question(WindowQuestion),
    FileDialog,
    Dialog(Dialog),
}

/// A place that should receive the keyboard focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Focus {
    FenField,
    Board,
    /// The field of the find panel.
    Find,
    /// The help beside the board.
    Help,
    /// The field for entering pieces by name.
    PieceList,
    /// The field for entering pieces by name, with all of its text selected.
    AllOfPieceList,
    /// The field for entering moves.
    Moves,
    /// The moves that follow.
    NextMoves,
    /// The engine panel.
    Engine,
    /// The card for playing on against an engine.
    PlayOn,
    /// The operation at this index, or the field that adds one.
    Operation(usize),
}

impl UiState {
    /// Returns the state that a view keeps under this type; the first time, a default value.
    pub(crate) fn part<T: Any + Default + fmt::Debug>(&mut self) -> &mut T {
        let part = self.parts.entry(TypeId::of::<T>());
        let part: &mut dyn UiPart = &mut **part.or_insert_with(|| Box::<T>::default());
        let part = part.as_any_mut().downcast_mut();
        part.expect("each part stands under its own type")
    }

    /// Whether this place should receive the focus. Clears the request.
    pub(crate) fn take_focus(&mut self, place: Focus) -> bool {
        self.focus_wanted
            .take_if(|wanted| *wanted == place)
            .is_some()
    }

    /// The copy format to preview; FEN at first.
    pub(crate) fn previewed_form(&self) -> Form {
        self.previewed_form.unwrap_or(Form::Fen)
    }
}
