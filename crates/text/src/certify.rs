//! The reasons why exercises are not certified.

use super::{tr, tr_with};
use tabiya_collection::certify::{Flaw, NotJudged};

/// The reason, as the end of a sentence after a colon.
pub fn flaw_text(flaw: &Flaw) -> String {
    let about = |id, played: &String| tr_with(id, &[("move", played.clone().into())]);
    match flaw {
        Flaw::NoSolution => tr("certify-no-solution"),
        Flaw::NoMoves => tr("certify-no-moves"),
        Flaw::SecondSolution(played) => about("certify-second", played),
        Flaw::ShorterMate(moves) => tr_with("certify-shorter", &[("moves", (*moves).into())]),
        Flaw::NoMate => tr("certify-no-mate"),
        Flaw::WrongMove(played) => about("certify-wrong", played),
        Flaw::Lost => tr("certify-lost"),
        Flaw::NothingKeeps => tr("certify-nothing-keeps"),
        Flaw::NotJudged(NotJudged::BeyondTables) => tr("certify-beyond"),
        Flaw::NotJudged(NotJudged::Table(_)) => tr("certify-table"),
        Flaw::NotJudged(NotJudged::Engine) => tr("certify-engine"),
        Flaw::NotProved => tr("certify-not-proved"),
        Flaw::NotMarked => tr("certify-not-marked"),
    }
}
