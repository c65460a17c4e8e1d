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
    /// Begin to play on the board, unless it has begun.
    Begin,
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
    /// Put the positions of the game, with its variations, into the file.
    AddGamePositions,
    /// Play moves from the position on the board, each of which is legal in its turn.
    PlayMoves(Vec<Move>),
    /// Begin to move pieces freely to see what would be, or end it.
    ToggleWhatIf,
    /// Note that a piece is about to be moved freely.
    TryFreely,
    /// Keep the position that was tried as a new one, and go back to the one before.
    KeepWhatIf,
    /// Go back to the position before the trial.
    LeaveWhatIf,
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
    what_if: Option<(RowContentId, WhatIf)>,
    /// The text in the move field.
    pub text: String,
    /// The note on the last text that was entered.
    pub note: Option<MovesNote>,
}

/// A trial: pieces are moved freely to see what would be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WhatIf {
    /// Whether all gestures and keys set up the position, not only drags with the key held.
    pub is_open: bool,
    /// Whether anything has changed since it began.
    has_changed: bool,
}

/// A note on moves that were entered as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovesNote {
    /// The note in the language that was set when it was made.
    pub text: String,
    /// Whether the first remaining word could not be played.
    pub is_error: bool,
}

fn is_same_row(one: RowContentId, other: RowContentId) -> bool {
    (one.0, one.1) == (other.0, other.1)
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

    /// The trial in the current line, if there is one.
    pub fn what_if(&self, now: RowContentId) -> Option<WhatIf> {
        let (begun, trial) = self.what_if?;
        is_same_row(begun, now).then_some(trial)
    }

    /// Whether gestures and keys set up the position instead of playing moves.
    pub fn is_free(&self, now: RowContentId) -> bool {
        self.what_if(now).is_some_and(|trial| trial.is_open)
    }

    /// Whether a trial has changed the position, so that the result can be kept or left.
    pub fn has_tried(&self, now: RowContentId) -> bool {
        let begun = self.what_if.map(|(begun, _)| begun);
        begun.is_some_and(|begun| is_same_row(begun, now) && begun != now)
    }

    /// Begins a trial, or continues the one in the current line.
    pub(super) fn begin_what_if(&mut self, now: RowContentId, is_open: bool) {
        let (begun, trial) = self.what_if.unwrap_or((now, WhatIf::default()));
        self.what_if = Some(if is_same_row(begun, now) {
            (begun, WhatIf { is_open, ..trial })
        } else {
            let has_changed = false;
            (
                now,
                WhatIf {
                    is_open,
                    has_changed,
                },
            )
        });
    }

    /// Ends free gestures. The user still has to keep their result or go back.
    pub(super) fn close_what_if(&mut self) {
        if let Some((_, trial)) = &mut self.what_if {
            trial.is_open = false;
        }
    }

    /// Ends the trial. Returns the content of the document before it.
    pub(super) fn take_what_if(&mut self, now: RowContentId) -> Option<StateId> {
        let (begun, _) = self.what_if.take()?;
        is_same_row(begun, now).then_some(begun.2)
    }

    /// Forgets a trial in another line, and one of which everything was undone.
    pub(super) fn forget_left_trial(&mut self, now: RowContentId) {
        let Some((begun, trial)) = &mut self.what_if else {
            return;
        };
        let is_undone = trial.has_changed && !trial.is_open && *begun == now;
        trial.has_changed |= *begun != now;
        if is_undone || !is_same_row(*begun, now) || now.2 < begun.2 {
            self.what_if = None;
        }
    }

    /// Forgets a trial that is not open and for which nothing was changed.
    pub(super) fn forget_empty_trial(&mut self) {
        let is_empty = |trial: WhatIf| !trial.is_open && !trial.has_changed;
        self.what_if.take_if(|(_, trial)| is_empty(*trial));
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
