//! What the window remembers from frame to frame and forgets when it closes.

use crate::command::Command;
use crate::features::files::model::question::Question;
use crate::model::action::Action;
use crate::model::state::Dialog;
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use tabiya_chess::Position;
use tabiya_collection::document::DocumentId;
use tabiya_notation::forms::Form;

/// What the window asks for, in order.
pub type Actions = Vec<Action>;

/// What the window remembers from frame to frame and forgets when it closes.
///
/// What only one view needs (a scroll position, a gesture in flight, a texture) is a part of its own,
/// of a type of its own, that no list has to name: `UiState::part`.
#[derive(Debug, Default)]
pub struct UiState {
    parts: HashMap<TypeId, Box<dyn Part>>,
    pub(crate) fen_shown: String,
    pub(crate) piece_list_shown: String,
    pub(crate) focus_wanted: Option<Focus>,
    /// What stands over the window, so that its first widget gets the keyboard once.
    pub(crate) modal: Option<ModalShown>,
    pub(crate) modal_focus_wanted: bool,
    /// The tab that was in front in the last frame.
    pub(crate) tab_shown: Option<DocumentId>,
    pub(crate) was_typing: bool,
    /// The form of a copy that was looked at last.
    pub(crate) previewed_form: Option<Form>,
    /// The position that is shown in the place of the one on the board, while what would lead to it
    /// is pointed at.
    pub(crate) preview: Option<Position>,
    /// The command that would lead to it, if it is one.
    pub(crate) previewed: Option<Command>,
    pub(crate) has_drawn: bool,
}

/// What a view may keep in [`UiState`].
trait Part: Any + fmt::Debug {
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

impl<T: Any + fmt::Debug> Part for T {
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// What stands over the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ModalShown {
    Question(Question),
    FileDialog,
    Dialog(Dialog),
}

/// Where the keyboard is to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Focus {
    FenField,
    Board,
    /// The field of the find panel.
    Find,
    /// The help beside the board.
    Help,
    /// The line in which pieces are entered by name.
    PieceList,
    /// The same, with all of it selected.
    AllOfPieceList,
    /// The line in which moves are typed.
    Moves,
    /// The panel of the engines.
    Engine,
    /// The operation with this number, or the field to add one.
    Operation(usize),
}

impl UiState {
    /// What a view keeps under this type; a default value the first time.
    pub(crate) fn part<T: Any + Default + fmt::Debug>(&mut self) -> &mut T {
        let part = self.parts.entry(TypeId::of::<T>());
        let part: &mut dyn Part = &mut **part.or_insert_with(|| Box::<T>::default());
        let part = part.as_any_mut().downcast_mut();
        part.expect("each part stands under its own type")
    }

    /// Whether the keyboard is to go there; asked once.
    pub(crate) fn take_focus(&mut self, place: Focus) -> bool {
        self.focus_wanted
            .take_if(|wanted| *wanted == place)
            .is_some()
    }

    /// The form of a copy that is looked at.
    pub(crate) fn previewed_form(&self) -> Form {
        self.previewed_form.unwrap_or(Form::Fen)
    }
}
