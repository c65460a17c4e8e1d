//! The choices for a game against an engine: the side, the engine and its strength.

use std::time::Duration;
use tabiya_chess::Color;
use tabiya_engine::EngineState;
use tabiya_engine::uci::{OptionKind, SearchLimits};
use tabiya_settings::{ChosenEngine, LastGame, Settings};

pub use tabiya_settings::OpponentStrength as Strength;

/// The least and the greatest number of nodes for a move.
pub(crate) const NODES: [u64; 2] = [1, 1_000_000_000];
/// The least and the greatest time for a move in milliseconds.
pub(crate) const TIME: [u64; 2] = [100, 600_000];

/// The time for a move of an engine that is limited by a rating. Ratings are measured with some time to think.
const RATED_TIME: Duration = Duration::from_secs(1);

const IS_LIMITED: &str = "UCI_LimitStrength";
const RATING: &str = "UCI_Elo";
/// The options that make an engine weaker, by their usual names.
const WEAKENING: [&str; 3] = [IS_LIMITED, RATING, "Skill Level"];

/// The choices for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The user's side.
    pub side: Color,
    /// The name of the engine in the settings; empty if none was chosen.
    pub engine: String,
    /// The kind of limit.
    pub strength: Strength,
    /// The rating of the engine.
    pub rating: i64,
    /// The number of nodes for a move.
    pub nodes: u64,
    /// The time for a move in milliseconds.
    pub time: u64,
    /// Whether a move is reported that gives the result away.
    pub tells_slips: bool,
}

impl Default for Choice {
    fn default() -> Self {
        Self::of(&LastGame::default())
    }
}

impl Choice {
    /// The choices for the last game, with White as the user's side.
    pub(crate) fn of(last: &LastGame) -> Self {
        let [nodes, time] = [(last.nodes, NODES), (last.time, TIME)]
            .map(|(number, [least, greatest])| number.clamp(least, greatest));
        Self {
            side: Color::White,
            engine: last.engine.clone(),
            strength: last.strength,
            rating: last.rating,
            nodes,
            time,
            tells_slips: last.tells_slips,
        }
    }

    /// The choices that the next start proposes. The side is that of the position.
    pub(crate) fn to_remember(&self) -> LastGame {
        LastGame {
            engine: self.engine.clone(),
            strength: self.strength,
            rating: self.rating,
            nodes: self.nodes,
            time: self.time,
            tells_slips: self.tells_slips,
        }
    }

    /// The chosen engine, or else the first in the engine panel, or else the first known one.
    pub fn engine<'a>(&self, settings: &'a Settings) -> Option<(&'a str, &'a ChosenEngine)> {
        let shown = settings.panel_engines.iter();
        let mut names = std::iter::once(&self.engine).chain(shown);
        let named = names.find_map(|name| settings.engines.get_key_value(name));
        let named = named.or_else(|| settings.engines.iter().next());
        named.map(|(name, engine)| (name.as_str(), engine))
    }

    /// Brings the rating into the range that the engine offers.
    pub(crate) fn keep_rating_within(&mut self, ratings: Ratings) {
        if let Ratings::From(least, greatest) = ratings {
            self.rating = self.rating.max(least).min(greatest);
        }
    }

    /// The limits of the search for a move of the engine.
    pub(crate) fn limits(&self) -> SearchLimits {
        let time = match self.strength {
            Strength::Nodes => None,
            Strength::Time => Some(Duration::from_millis(self.time)),
            Strength::Rating => Some(RATED_TIME),
        };
        SearchLimits {
            time,
            nodes: (self.strength == Strength::Nodes).then_some(self.nodes),
            ..SearchLimits::default()
        }
    }

    /// The values of the engine's options as an opponent. It plays, so it must not believe that it analyses.
    pub(crate) fn settings(&self, engine: &ChosenEngine) -> Vec<(String, String)> {
        let is_rated = self.strength == Strength::Rating;
        let mut settings = own_settings(engine, |name| !is_rated || !is_weakening(name));
        settings.push(("UCI_AnalyseMode".to_owned(), "false".to_owned()));
        if is_rated {
            settings.push((IS_LIMITED.to_owned(), "true".to_owned()));
            settings.push((RATING.to_owned(), self.rating.to_string()));
        }
        settings
    }
}

/// The values of an engine's options at full strength.
pub(crate) fn full_strength(engine: &ChosenEngine) -> Vec<(String, String)> {
    own_settings(engine, |name| !is_weakening(name))
}

fn own_settings(engine: &ChosenEngine, is_kept: impl Fn(&str) -> bool) -> Vec<(String, String)> {
    let chosen = engine.options.iter().filter(|(name, _)| is_kept(name));
    chosen
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect()
}

fn is_weakening(name: &str) -> bool {
    WEAKENING.iter().any(|one| one.eq_ignore_ascii_case(name))
}

/// The ratings that an engine offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ratings {
    /// From the least to the greatest.
    From(i64, i64),
    /// The engine cannot be limited by a rating.
    NotOffered,
}

impl Ratings {
    /// The ratings that a running engine offers; `None` while it has not introduced itself.
    pub fn of(seen: &EngineState) -> Option<Self> {
        if seen.name.is_empty() && seen.options.is_empty() {
            return None;
        }
        let find = |name| seen.options.iter().find(|option| option.is_called(name));
        let limit = find(IS_LIMITED).map(|option| &option.kind);
        let rating = find(RATING).map(|option| &option.kind);
        Some(match (limit, rating) {
            (Some(OptionKind::Check { .. }), Some(OptionKind::Spin { min, max, .. })) => {
                Self::From(*min, *max)
            }
            _ => Self::NotOffered,
        })
    }
}
