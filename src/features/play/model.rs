//! The state of playing. The line of moves itself belongs to the document.

use crate::reach::Reach;
use tabiya_chess::{Move, Role, Square};
use tabiya_collection::document::{DocumentId, StateId};
use tabiya_collection::games::PastedGame;
use tabiya_collection::tree::{NodeId, TreeEdit};

/// An action while moves are played.
#[derive(Debug)]
pub enum PlayAction {
    /// Pick up the piece on a square, or put the picked piece down there.
    Choose(Square),
    /// Do the same on the square of the keyboard cursor.
    ChooseAtCursor,
    /// Move a piece from one square to another.
    Move {
        /// The start square.
        from: Square,
        /// The destination square.
        to: Square,
    },
    /// Promote the pawn on the last rank to this piece.
    Promote(Role),
    /// Take back the pawn that waits for a choice of promotion.
    GiveUp,
    /// A key for setting up positions was pressed.
    KeyOfSetup,
    /// The user has changed the text in the move field.
    TextChanged(String),
    /// Enter was pressed in the move field.
    TextEntered,
    /// Show the position after this number of moves of the line.
    GoTo(usize),
    /// Show the position of this node of the game tree.
    GoToNode(NodeId),
    /// Begin to play on the board, or stop playing.
    Toggle,
    /// Put down the picked piece.
    PutDown,
    /// Go this many moves back or forward in the line.
    Step(isize),
    /// Go to the move this many places after the one at the last branch, or before it if negative.
    ToOtherMove(isize),
    /// Go to the start of the line, or to its end.
    ToEnd(LineEnd),
    /// Move the keyboard focus to the moves that follow.
    ChooseNext,
    /// Change the game tree at the position shown.
    EditTree(TreeEdit),
    /// Copy the line.
    CopyLine(LineForm),
    /// Write the line into the record where it began.
    WriteLine(LineOperation),
    /// Put the positions of the line into the file.
    AddLinePositions,
    /// Play moves from the position on the board, each of which is legal in its turn.
    PlayMoves(Vec<Move>),
    /// Put a game that was pasted onto the board, with its moves to be stepped through.
    PlayGame(Box<PastedGame>),
}

impl PlayAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        Reach::Changes
    }
}

/// An end of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineEnd {
    /// The start of the game.
    Start,
    /// After the last move of the line.
    Last,
}

/// A form in which the line is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineForm {
    /// With numbers and the user's letters.
    San,
    /// As engines write moves.
    Uci,
    /// The command that gives an engine the position at the end of the line.
    UciCommand,
    /// A game.
    Pgn,
}

/// An operation that takes moves of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineOperation {
    /// `bm`: the first move of the line is the best.
    BestMove,
    /// `pv`: the whole line is expected.
    Variation,
    /// `pm`: the first move of the line is expected.
    PredictedMove,
}

impl LineOperation {
    /// Its name.
    pub const fn opcode(self) -> &'static str {
        match self {
            Self::BestMove => "bm",
            Self::Variation => "pv",
            Self::PredictedMove => "pm",
        }
    }
}

/// Identifies the content of a row. A remark about it is invalid after any change.
pub type RowContentId = (DocumentId, u64, StateId);

/// This feature's part of the state.
#[derive(Clone, Debug, Default)]
pub struct PlayState {
    picked: Option<(RowContentId, Square)>,
    promoting: Option<(RowContentId, Square, Square)>,
    refusal: Option<(RowContentId, String)>,
    /// The text in the move field.
    pub text: String,
    /// The note on the last text that was entered.
    pub note: Option<MovesNote>,
}

/// A note on moves that were entered as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovesNote {
    /// The note in the language that was set when it was made.
    pub text: String,
    /// Whether the first remaining word could not be played.
    pub is_error: bool,
}

impl PlayState {
    /// The square of the picked piece, if nothing has changed since. `now` identifies the current content.
    pub fn picked(&self, now: RowContentId) -> Option<Square> {
        let (seen, square) = self.picked?;
        (seen == now).then_some(square)
    }

    /// The start and the destination of the pawn that waits for a choice of promotion.
    pub fn promoting(&self, now: RowContentId) -> Option<(Square, Square)> {
        let (seen, from, to) = self.promoting?;
        (seen == now).then_some((from, to))
    }

    /// Whether a piece is picked up, or a pawn waits for a choice of promotion.
    pub fn is_holding(&self, now: RowContentId) -> bool {
        self.picked(now).is_some() || self.promoting(now).is_some()
    }

    /// The reason why the last move was rejected.
    pub fn refusal(&self, now: RowContentId) -> Option<&str> {
        let (seen, why) = self.refusal.as_ref()?;
        (*seen == now).then_some(why)
    }

    pub(super) fn pick_up(&mut self, now: RowContentId, square: Square) {
        self.put_down();
        self.picked = Some((now, square));
    }

    pub(super) fn promote(&mut self, now: RowContentId, from: Square, to: Square) {
        self.put_down();
        self.promoting = Some((now, from, to));
    }

    pub(super) fn refuse(&mut self, now: RowContentId, why: String) {
        self.put_down();
        self.refusal = Some((now, why));
    }

    /// Clears the picked piece and the reason why a move was rejected.
    pub(super) fn put_down(&mut self) {
        self.picked = None;
        self.promoting = None;
        self.refusal = None;
    }
}
