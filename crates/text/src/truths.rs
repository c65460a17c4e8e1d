//! Texts about the truth that endgame tables say.

use super::certify::flaw_text;
use super::wording::color_id;
use super::{tr, tr_with};
use tabiya_chess::Color;
use tabiya_collection::outcomes::Outcome;
use tabiya_collection::passes::WrongClaims;
use tabiya_collection::truths::FalseClaim;
use tabiya_tables::syzygy::ProbeError;
use tabiya_tables::{TableError, Truth, Wdl};

/// The result of a position with this side to move, and the distance to mate if it is known: "White wins, mate in 23".
pub fn truth_text(truth: &Truth, side: Color) -> String {
    let winner = match truth.result {
        Wdl::Draw => return tr("truth-draw"),
        Wdl::Win | Wdl::CursedWin => side,
        Wdl::Loss | Wdl::BlessedLoss => side.opposite(),
    };
    let side = ("side", color_id(winner).into());
    if matches!(truth.result, Wdl::CursedWin | Wdl::BlessedLoss) {
        return tr_with("truth-fifty-moves", &[side]);
    }
    let moves = truth.mate.map_or(0, |plies| plies.div_ceil(2));
    let id = match (moves, truth.is_clock_open) {
        (0, false) => "truth-wins",
        (0, true) => "truth-wins-if",
        (_, false) => "truth-mates",
        (_, true) => "truth-mates-if",
    };
    tr_with(id, &[side, ("moves", moves.into())])
}

/// A sentence about a claim that is false: "dm 2 is false: White wins, mate in 1".
pub fn false_claim_text(claim: &FalseClaim) -> String {
    let id = if claim.is_move {
        "tables-false-move"
    } else {
        "tables-false-claim"
    };
    let variables = [
        ("claim", claim.claim.as_str().into()),
        ("truth", truth_text(&claim.truth, claim.side).into()),
    ];
    tr_with(id, &variables)
}

/// The claims of a record that tables do not confirm, in one line.
pub fn wrong_claims_text(claims: &WrongClaims) -> String {
    match claims {
        WrongClaims::Operations(claims) => {
            let sentences: Vec<_> = claims.iter().map(false_claim_text).collect();
            sentences.join(" · ")
        }
        WrongClaims::Solution { turn, flaw } => {
            let variables = [("turn", (*turn).into()), ("reason", flaw_text(flaw).into())];
            tr_with("wrong-move-of-solution", &variables)
        }
    }
}

/// The reason why a table cannot be used, as a sentence about the file with this name.
pub fn endgame_table_fault_text(file: &str, error: TableError) -> String {
    let id = match error {
        TableError::Foreign => "table-foreign",
        TableError::Cut => "table-cut",
        TableError::Damaged => "table-damaged",
        TableError::OtherPieces => "table-other-pieces",
        TableError::Unreadable => "table-unreadable",
    };
    tr_with(id, &[("file", file.into())])
}

/// The reason why tables do not answer, as a sentence about the table.
pub fn probe_error_text(error: &ProbeError) -> String {
    match error {
        ProbeError::Table(material, kind, error) => {
            endgame_table_fault_text(&kind.file_name(*material), *error)
        }
        other => other.to_string(),
    }
}

/// The result that a position would have: "White wins, mate in 23", "illegal".
pub fn outcome_text(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Illegal => tr("outcome-illegal"),
        Outcome::Known(truth, side) => truth_text(truth, *side),
    }
}

/// The result without the moves to mate: "White wins".
pub fn short_outcome_text(outcome: &Outcome) -> String {
    tr(match (outcome.truth(), outcome.winner()) {
        (None, _) => "outcome-illegal",
        (_, Some(Color::White)) => "outcome-white-wins",
        (_, Some(Color::Black)) => "outcome-black-wins",
        (Some((truth, _)), None) if truth.result == Wdl::Draw => "truth-draw",
        (Some(_), None) => "outcome-fifty",
    })
}

/// The result that a position would have with the held piece on a square, as the description of the square.
pub fn outcome_here_text(outcome: &Outcome) -> String {
    tr_with("outcome-here", &[("result", outcome_text(outcome).into())])
}

/// The result that a position would have with the other side to move: "If Black were to move: Draw".
pub fn if_to_move_text(side: Color, outcome: &Outcome) -> String {
    let variables = [
        ("side", color_id(side).into()),
        ("result", outcome_text(outcome).into()),
    ];
    tr_with("outcome-if-to-move", &variables)
}
