//! The state of playing on against an engine.

mod choice;
mod game;
mod seat;
mod texts;

pub use choice::{Choice, Ratings, Strength};
pub(crate) use choice::{NODES, TIME, full_strength};
pub(crate) use game::line_to_board;
pub use game::{Game, GameEnd, Hint};
pub use seat::{Answer, Seat, SeatedEngine};
pub(crate) use texts::{end_text, hint_text, limit_text, move_text, seconds_text, slip_text};

use crate::reach::Reach;
use std::collections::BTreeMap;
use std::sync::Arc;
use tabiya_collection::document::Document;
use tabiya_engine::EngineState;

/// An action of playing on against an engine.
#[derive(Clone, Debug)]
pub enum PlayOnAction {
    /// Show the card, in play mode.
    Open,
    /// Put the card away, and stop the game.
    Close,
    /// Change the choices on the card.
    Choose(Box<Choice>),
    /// Start the chosen engine to learn the ratings that it offers.
    AskRatings,
    /// Begin a game from the position on the board.
    Begin,
    /// Take back the user's last move, and the engine's answer.
    TakeBack,
    /// End the game after this number of its moves, which are on the board.
    CutAfter(usize),
    /// Show the best move as an arrow.
    Hint,
    /// Give the user the other side.
    SwitchSides,
    /// Resign the game.
    Resign,
    /// End the game without a result.
    Stop,
    /// Go to the last move of the game.
    GoToEnd,
    /// Restart the engine that plays, after a failure.
    TryAgain,
    /// Show the lines of the engine panel during the game, or hide them.
    ShowAnalysis(bool),
    /// The latest state of an engine.
    News(Seat, Arc<EngineState>),
}

impl PlayOnAction {
    /// Its relation to the document that is shown.
    pub fn reach(&self) -> Reach {
        match self {
            Self::Begin | Self::TakeBack | Self::GoToEnd | Self::Hint => Reach::Changes,
            _ => Reach::Window,
        }
    }
}

/// This feature's part of the state.
#[derive(Clone, Debug, Default)]
pub struct PlayOnState {
    /// Whether the card is shown.
    pub is_open: bool,
    /// The choices on the card.
    pub choice: Choice,
    /// Whether the choices were those of the last game when the card was shown first.
    pub has_recalled: bool,
    /// The game.
    pub game: Option<Game>,
    /// The engine that plays.
    pub opponent: SeatedEngine,
    /// The engine that gives hints and judges moves.
    pub adviser: SeatedEngine,
    /// The ratings that engines offer, by their names in the settings.
    pub ratings: BTreeMap<String, Ratings>,
}

impl PlayOnState {
    /// The engine in a seat.
    pub fn seat(&self, seat: Seat) -> &SeatedEngine {
        match seat {
            Seat::Opponent => &self.opponent,
            Seat::Adviser => &self.adviser,
        }
    }

    /// The game, if it is in progress in this document and the analysis of its position must not be shown.
    pub fn hides_analysis_of(&self, document: &Document) -> bool {
        let game = self.game.as_ref();
        let game = game.filter(|game| game.document == document.id());
        let game = game.filter(|game| game.end.is_none() && !game.shows_analysis);
        game.is_some_and(|game| line_to_board(document).0 == game.start)
    }

    /// The name of the opponent in its own words, or its name in the settings.
    pub fn opponents_name(&self) -> &str {
        let name = self.opponent.seen.name.trim();
        match &self.game {
            Some(game) if name.is_empty() => &game.choice.engine,
            _ => name,
        }
    }
}
