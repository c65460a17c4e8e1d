//! The rows of the commands for a game against an engine.

use crate::command::menus::Submenu as S;
use crate::command::row::{CommandRow, Does as D, Need, within};
use crate::model::room_action::PlayOnAction;
use tabiya_settings::keys::{ctrl_shift, key, shift};

pub(super) const OPEN: CommandRow = within(
    S::Engine,
    "command-play-on",
    D::Act(|| PlayOnAction::Open.into()),
)
.group()
.keys(&[key("F2")])
.words("other-words-play-on")
.of_window();

pub(super) const TAKE_BACK: CommandRow = within(
    S::Engine,
    "command-take-back",
    D::Act(|| PlayOnAction::TakeBack.into()),
)
.keys(&[shift("F2")])
.words("other-words-play-on")
.needs(&[Need::AnyGame, Need::TurnBefore]);

pub(super) const HINT: CommandRow = within(
    S::Engine,
    "command-play-on-hint",
    D::Act(|| PlayOnAction::Hint.into()),
)
.keys(&[ctrl_shift("F2")])
.words("other-words-play-on")
.needs(&[Need::GameOn, Need::OwnTurn]);

pub(super) const SWITCH_SIDES: CommandRow = within(
    S::Engine,
    "command-switch-sides",
    D::Act(|| PlayOnAction::SwitchSides.into()),
)
.words("other-words-play-on")
.needs(&[Need::GameOn]);

pub(super) const RESIGN: CommandRow = within(
    S::Engine,
    "command-resign",
    D::Act(|| PlayOnAction::Resign.into()),
)
.words("other-words-play-on")
.needs(&[Need::GameOn]);

pub(super) const STOP: CommandRow = within(
    S::Engine,
    "command-stop-game",
    D::Act(|| PlayOnAction::Stop.into()),
)
.words("other-words-play-on")
.needs(&[Need::AnyGame]);
