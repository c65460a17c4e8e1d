//! The report on one record.

use tabiya_chess::{Move, Mover, Position};
use tabiya_engine::analysis::{
    AuditRemark, EngineResult, Judged, RecordRequests, audit, found_in_record,
};
use tabiya_engine::batches::Outcome;
use tabiya_engine::uci::{Bound, Score, Value};
use tabiya_notation::moves::write_san;
use tabiya_notation::opcodes::OpcodeMeaning;
use tabiya_notation::operations::operations;
use tabiya_text::{decimal_text, listed, tr_with};

/// A record with its result.
#[derive(Clone, Debug)]
pub(super) struct AnsweredRecord {
    pub(super) position: Position,
    pub(super) id: Option<String>,
    pub(super) outcome: &'static str,
    pub(super) found: Option<EngineResult>,
    pub(super) asked: Option<RecordRequests>,
    pub(super) judged: Option<Judged>,
    pub(super) remarks: Vec<AuditRemark>,
}

impl AnsweredRecord {
    /// Evaluates the outcome of this record.
    pub(super) fn of(position: &Position, tail: &[u8], outcome: &Outcome) -> Self {
        let asked = RecordRequests::of(position, tail);
        let found = match outcome {
            Outcome::Found { found, .. } => Some(found.clone()),
            Outcome::HasResult => found_in_record(position, tail),
            Outcome::NoPosition | Outcome::Failed(_) | Outcome::NotAsked => None,
        };
        let judge = |asked: &RecordRequests| {
            asked.judge(found.as_ref().unwrap_or(&EngineResult::default()))
        };
        let remarks = asked.as_ref().zip(found.as_ref());
        Self {
            position: *position,
            id: id_of(tail),
            outcome: outcome_name(outcome),
            judged: asked
                .as_ref()
                .filter(|_| *outcome != Outcome::NotAsked)
                .map(judge),
            remarks: remarks.map_or_else(Vec::new, |(asked, found)| audit(asked, found)),
            asked,
            found,
        }
    }

    /// Returns a move of this position in English notation.
    pub(super) fn san(&self, played: Move) -> String {
        let mover = Mover::new(&self.position);
        mover.map_or_else(|_| String::new(), |mover| write_san(&mover, played))
    }

    /// Returns the move that the engine chose.
    pub(super) fn answer(&self) -> Option<String> {
        let answer = self.found.as_ref()?.answer?;
        Some(self.san(answer))
    }

    /// Returns the task of the record, in the form of its operations.
    pub(super) fn asked_text(&self) -> String {
        let Some(asked) = &self.asked else {
            return String::new();
        };
        let mut parts = Vec::new();
        for (opcode, moves) in [("bm", &asked.best), ("am", &asked.avoid)] {
            if !moves.is_empty() {
                let moves: Vec<_> = moves.iter().map(|played| self.san(*played)).collect();
                parts.push(format!("{opcode} {}", moves.join(" ")));
            }
        }
        if let Some(mate) = asked.mate {
            parts.push(format!("dm {mate}"));
        }
        if let Some(loss) = asked.loss {
            parts.push(format!("bm #-{loss}"));
        }
        if parts.is_empty() {
            let mut points = asked.points.clone();
            points.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
            let points = points.iter();
            let named: Vec<_> = points
                .map(|(played, points)| format!("{}={points}", self.san(*played)))
                .collect();
            parts.push(named.join(", "));
        }
        parts.join("; ")
    }

    /// Returns the remarks of the audit, each as a code and a sentence.
    pub(super) fn remark_texts(&self) -> Vec<(&'static str, String)> {
        let sentence = |remark: &AuditRemark| match remark {
            AuditRemark::WrongMove => ("wrong_move", tr_with("analyse-audit-wrong-move", &[])),
            AuditRemark::SecondMove {
                other,
                value,
                named,
            } => {
                let variables = [
                    ("move", self.san(*other).into()),
                    ("value", value_text(*value).into()),
                    ("named", value_text(*named).into()),
                ];
                let text = tr_with("analyse-audit-second-move", &variables);
                ("second_move", text)
            }
            AuditRemark::ShorterMate { told, proved } => {
                let variables = [("told", (*told).into()), ("proved", (*proved).into())];
                let text = tr_with("analyse-audit-shorter-mate", &variables);
                ("shorter_mate", text)
            }
            AuditRemark::IsMated { told, proved } => {
                let variables = [("told", (*told).into()), ("proved", (*proved).into())];
                ("is_mated", tr_with("analyse-audit-is-mated", &variables))
            }
        };
        self.remarks.iter().map(sentence).collect()
    }

    /// Returns the remarks as one text.
    pub(super) fn remarks_text(&self) -> String {
        let texts = self.remark_texts().into_iter().map(|(_, text)| text);
        listed(&texts.collect::<Vec<_>>())
    }
}

/// Formats a value such as `+0.31`, `#3`, `-#2`; with `>` or `<` before a bound.
pub(super) fn value_text(value: Value) -> String {
    let bound = match value.bound {
        Bound::Exact => "",
        Bound::AtLeast => ">",
        Bound::AtMost => "<",
    };
    let score = match value.score {
        Score::Centipawns(score) => {
            let sign = if score < 0 { "-" } else { "+" };
            let pawns = f64::from(score.saturating_abs()) / 100.0;
            format!("{sign}{}", decimal_text(pawns, 2))
        }
        Score::Mates(moves) => format!("#{moves}"),
        Score::IsMated(moves) => format!("-#{moves}"),
    };
    format!("{bound}{score}")
}

fn outcome_name(outcome: &Outcome) -> &'static str {
    use tabiya_engine::Trouble;
    match outcome {
        Outcome::Found { is_new: true, .. } => "searched",
        Outcome::Found { .. } => "known",
        Outcome::HasResult => "skipped",
        Outcome::Failed(Trouble::NotSent(_)) => "not_sent",
        Outcome::Failed(_) => "failed",
        Outcome::NotAsked => "not_asked",
        Outcome::NoPosition => "none",
    }
}

fn id_of(tail: &[u8]) -> Option<String> {
    let mut all = operations(tail);
    let id = all.find(|one| one.meaning() == Some(OpcodeMeaning::Identification))?;
    let operand = id.operands().next()?;
    Some(String::from_utf8_lossy(&operand.value()).into_owned())
}
