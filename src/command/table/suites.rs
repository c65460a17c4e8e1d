//! The rows of the commands for test suites.

use crate::command::menus::Submenu as S;
use crate::command::row::{CommandRow, Does as D, Need, within};
use crate::features::suite::model::SuitePart;
use crate::model::room_action::SuiteAction;

pub(super) const SCORE: CommandRow = within(
    S::Suites,
    "command-score-suite",
    D::Act(|| SuiteAction::Open(SuitePart::Score).into()),
)
.words("other-words-score-suite")
.needs(&[Need::WholeFile, Need::Lines]);

pub(super) const COMPARE: CommandRow = within(
    S::Suites,
    "command-compare-suites",
    D::Act(|| SuiteAction::Open(SuitePart::Compared(None)).into()),
)
.words("other-words-compare-suites")
.needs(&[Need::WholeFile, Need::Lines, Need::SeveralFiles]);
