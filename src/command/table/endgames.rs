//! The rows of the commands for the results of endgames, on the board and in collections, and for positions made to order.

use crate::command::menus::Submenu as S;
use crate::command::row::{CommandRow, Does as D, Need, Tick, within};
use crate::model::room_action::{EndgameTruthAction, EndgamesAction, NewPositionsAction};
use tabiya_settings::Setting;
use tabiya_settings::keys::{ctrl_shift, key, shift};

pub(super) const RESULTS: CommandRow = within(
    S::Endgames,
    "command-endgame-results",
    D::Switch(Setting::EndgameResults),
)
.keys(&[shift("O"), ctrl_shift("F7")])
.words("other-words-endgame-results");

pub(super) const OTHER_SIDE: CommandRow = within(
    S::Endgames,
    "command-results-for-other-side",
    D::Act(|| EndgamesAction::ToggleOtherSide.into()),
)
.keys(&[key("O"), ctrl_shift("F6")])
.words("other-words-endgame-results")
.ticked(Tick::ResultsForOtherSide)
.of_window();

pub(super) const TRUTH: CommandRow = within(
    S::EndgameTables,
    "command-endgame-truth",
    D::Act(|| EndgameTruthAction::Open.into()),
)
.keys(&[ctrl_shift("F8")])
.words("other-words-endgame-truth")
.needs(&[Need::WholeFile, Need::Lines]);

pub(super) const NEW_POSITIONS: CommandRow = within(
    S::EndgameTables,
    "command-new-positions",
    D::Act(|| NewPositionsAction::Open.into()),
)
.words("other-words-new-positions")
.of_window();
