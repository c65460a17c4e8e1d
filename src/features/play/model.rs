//! What is remembered while moves are played. The line of play itself is the document's.

use tabiya_chess::{Role, Square};
use tabiya_collection::document::{DocumentId, StateId};

/// What happens while moves are played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayAction {
    /// Pick up what stands on a square, or put down there what was picked up.
    Choose(Square),
    /// The same on the square of the keyboard's cursor.
    ChooseAtCursor,
    /// Move what stands on one square to another.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// The pawn that has come to the last rank becomes this.
    Promote(Role),
    /// The pawn of which it has to be said what it becomes goes back.
    GiveUp,
    /// A key was pressed that sets up positions.
    KeyOfSetup,
    /// The text in the line for moves was changed.
    TextChanged(String),
    /// Enter was pressed there.
    TextEntered,
    /// Show the position to which so many moves of the line lead.
    GoTo(usize),
}

/// The content of a row: what was said of it does not hold when anything has changed.
pub type Seen = (DocumentId, u64, StateId);

/// The room's part of the state.
#[derive(Clone, Debug, Default)]
pub struct PlayState {
    picked: Option<(Seen, Square)>,
    promoting: Option<(Seen, Square, Square)>,
    refusal: Option<(Seen, String)>,
    /// What stands in the line for moves.
    pub text: String,
    /// What there is to say of the text that was entered last.
    pub note: Option<Note>,
}

/// What is said of moves that were entered as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// In the words of the language that was spoken then.
    pub text: String,
    /// Whether the first word that is left could not be played.
    pub is_error: bool,
}

impl PlayState {
    /// The square of the piece that was picked up, if nothing has changed since: this is what is shown now.
    pub fn picked(&self, now: Seen) -> Option<Square> {
        let (seen, square) = self.picked?;
        (seen == now).then_some(square)
    }

    /// From where and to where the pawn goes of which it has to be said what it becomes.
    pub fn promoting(&self, now: Seen) -> Option<(Square, Square)> {
        let (seen, from, to) = self.promoting?;
        (seen == now).then_some((from, to))
    }

    /// Why the last move was not played.
    pub fn refusal(&self, now: Seen) -> Option<&str> {
        let (seen, why) = self.refusal.as_ref()?;
        (*seen == now).then_some(why)
    }

    pub(super) fn pick_up(&mut self, now: Seen, square: Square) {
        self.put_down();
        self.picked = Some((now, square));
    }

    pub(super) fn promote(&mut self, now: Seen, from: Square, to: Square) {
        self.put_down();
        self.promoting = Some((now, from, to));
    }

    pub(super) fn refuse(&mut self, now: Seen, why: String) {
        self.put_down();
        self.refusal = Some((now, why));
    }

    /// Nothing is picked up any more, and nothing was refused.
    pub(super) fn put_down(&mut self) {
        self.picked = None;
        self.promoting = None;
        self.refusal = None;
    }
}
