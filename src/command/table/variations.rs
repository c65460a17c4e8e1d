//! The rows of the commands for the variations of a game.

use crate::command::menus::Submenu as S;
use crate::command::row::{CommandRow, Does as D, Need, within};
use crate::features::play::model::LineEnd;
use crate::model::room_action::PlayAction;
use tabiya_collection::tree::TreeEdit;
use tabiya_settings::keys::{alt_shift, ctrl};

pub(super) const LINE_START: CommandRow = within(
    S::Play,
    "command-line-start",
    D::Act(|| PlayAction::ToEnd(LineEnd::Start).into()),
)
.keys(&[alt_shift("Home")])
.words("other-words-variation")
.needs(&[Need::MoveBefore]);

pub(super) const LINE_LAST: CommandRow = within(
    S::Play,
    "command-line-last",
    D::Act(|| PlayAction::ToEnd(LineEnd::Last).into()),
)
.keys(&[alt_shift("End")])
.words("other-words-variation")
.needs(&[Need::MoveBehind]);

pub(super) const PREVIOUS: CommandRow = within(
    S::Play,
    "command-previous-variation",
    D::Act(|| PlayAction::ToOtherMove(-1).into()),
)
.group()
.keys(&[alt_shift("Left")])
.words("other-words-variation")
.needs(&[Need::OtherMoveBefore]);

pub(super) const NEXT: CommandRow = within(
    S::Play,
    "command-next-variation",
    D::Act(|| PlayAction::ToOtherMove(1).into()),
)
.keys(&[alt_shift("Right")])
.words("other-words-variation")
.needs(&[Need::OtherMoveBehind]);

pub(super) const CHOOSE_NEXT: CommandRow = within(
    S::Play,
    "command-choose-next-move",
    D::Act(|| PlayAction::ChooseNext.into()),
)
.keys(&[ctrl("J")])
.words("other-words-variation")
.needs(&[Need::SeveralNextMoves]);

pub(super) const PROMOTE: CommandRow = within(
    S::Play,
    "command-promote-variation",
    D::Act(|| PlayAction::EditTree(TreeEdit::Promote).into()),
)
.group()
.words("other-words-variation")
.needs(&[Need::TreeEdit(TreeEdit::Promote)]);

pub(super) const DEMOTE: CommandRow = within(
    S::Play,
    "command-demote-variation",
    D::Act(|| PlayAction::EditTree(TreeEdit::Demote).into()),
)
.words("other-words-variation")
.needs(&[Need::TreeEdit(TreeEdit::Demote)]);

pub(super) const MAKE_MAIN_LINE: CommandRow = within(
    S::Play,
    "command-make-main-line",
    D::Act(|| PlayAction::EditTree(TreeEdit::MakeMainLine).into()),
)
.words("other-words-variation")
.needs(&[Need::TreeEdit(TreeEdit::MakeMainLine)]);

pub(super) const DELETE: CommandRow = within(
    S::Play,
    "command-delete-variation",
    D::Act(|| PlayAction::EditTree(TreeEdit::DeleteVariation).into()),
)
.words("other-words-variation")
.needs(&[Need::TreeEdit(TreeEdit::DeleteVariation)]);

pub(super) const CUT_OFF: CommandRow = within(
    S::Play,
    "command-cut-off-line",
    D::Act(|| PlayAction::EditTree(TreeEdit::CutOff).into()),
)
.words("other-words-variation")
.needs(&[Need::TreeEdit(TreeEdit::CutOff)]);
