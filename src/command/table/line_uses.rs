//! The rows of the commands that copy the line of play or write it into the record.

use crate::command::menus::Submenu as S;
use crate::command::row::{CommandRow, Does as D, Need, within};
use crate::features::play::model::{LineForm, LineOperation};
use crate::model::room_action::PlayAction;

pub(super) const COPY_SAN: CommandRow = within(
    S::Play,
    "command-copy-line-san",
    D::Act(|| PlayAction::CopyLine(LineForm::San).into()),
)
.group()
.words("other-words-copy-line")
.needs(&[Need::LineOfPlay])
.reads();

pub(super) const COPY_UCI: CommandRow = within(
    S::Play,
    "command-copy-line-uci",
    D::Act(|| PlayAction::CopyLine(LineForm::Uci).into()),
)
.words("other-words-copy-line")
.needs(&[Need::LineOfPlay])
.reads();

pub(super) const COPY_COMMAND: CommandRow = within(
    S::Play,
    "command-copy-line-command",
    D::Act(|| PlayAction::CopyLine(LineForm::UciCommand).into()),
)
.words("other-words-copy-line")
.needs(&[Need::LineOfPlay])
.reads();

pub(super) const COPY_PGN: CommandRow = within(
    S::Play,
    "command-copy-line-pgn",
    D::Act(|| PlayAction::CopyLine(LineForm::Pgn).into()),
)
.words("other-words-copy-line")
.needs(&[Need::LineOfPlay])
.reads();

pub(super) const WRITE_PV: CommandRow = within(
    S::Play,
    "command-write-line-pv",
    D::Act(|| PlayAction::WriteLine(LineOperation::Variation).into()),
)
.group()
.words("other-words-write-line")
.needs(&[Need::LineOfPlay]);

pub(super) const WRITE_BM: CommandRow = within(
    S::Play,
    "command-write-line-bm",
    D::Act(|| PlayAction::WriteLine(LineOperation::BestMove).into()),
)
.words("other-words-write-line")
.needs(&[Need::LineOfPlay]);

pub(super) const WRITE_PM: CommandRow = within(
    S::Play,
    "command-write-line-pm",
    D::Act(|| PlayAction::WriteLine(LineOperation::PredictedMove).into()),
)
.words("other-words-write-line")
.needs(&[Need::LineOfPlay]);

pub(super) const ADD_GAME_POSITIONS: CommandRow = within(
    S::Play,
    "command-add-game-positions",
    D::Act(|| PlayAction::AddGamePositions.into()),
)
.words("other-words-add-line-positions")
.needs(&[Need::LineOfPlay]);
