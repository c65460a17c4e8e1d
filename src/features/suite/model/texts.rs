//! Formats a score as text.

use crate::features::suite::model::score::{SuiteScore, TotalsColumn, TotalsOrder};
use crate::features::suite::model::{ComparedSuites, SuiteLine, SuiteReport};
use tabiya_chess::{Move, Mover, Position};
use tabiya_engine::analysis::{AuditRemark, SolvedBy};
use tabiya_engine::uci::Value;
use tabiya_notation::moves::{PieceNames, push_san};
use tabiya_text::{count_text, decimal_text, engine_score_text, listed, tr, tr_with};

/// The displayed name of a theme or a file, also if it has none.
pub(crate) fn theme_name(theme: &str) -> String {
    if theme.is_empty() {
        tr("analyse-table-no-theme")
    } else {
        theme.to_owned()
    }
}

/// The rows of the table in this order, with the total last.
pub(crate) fn table(report: &SuiteReport, order: Option<TotalsOrder>) -> Vec<(String, SuiteScore)> {
    let mut rows = Vec::new();
    if report.has_themes() {
        let themes = report.by_theme.iter();
        rows.extend(themes.map(|(theme, score)| (theme_name(theme), *score)));
    }
    if report.of.len() > 1 {
        let files = report.of.iter().zip(&report.by_file);
        rows.extend(files.map(|(of, score)| (of.name.clone(), *score)));
    }
    if let Some(order) = order {
        order.sort(&mut rows);
    }
    rows.push((tr("analyse-table-all"), report.score));
    rows
}

/// The headings of the columns after the names.
pub(crate) fn heads(report: &SuiteReport) -> Vec<(TotalsColumn, String)> {
    let mut heads = vec![
        (TotalsColumn::Solved, tr("analyse-table-solved")),
        (TotalsColumn::Positions, tr("analyse-table-of")),
        (TotalsColumn::Percent, "%".to_owned()),
    ];
    if report.score.most_points > 0 {
        heads.extend([
            (TotalsColumn::Points, tr("analyse-table-points")),
            (TotalsColumn::MostPoints, tr("analyse-table-of")),
        ]);
    }
    heads.extend([
        (TotalsColumn::Depth, tr("suite-mean-depth")),
        (TotalsColumn::Time, tr("suite-mean-time")),
    ]);
    heads
}

/// The cells after a name.
pub(crate) fn cells(report: &SuiteReport, score: &SuiteScore) -> Vec<String> {
    let dash = || "–".to_owned();
    let mut cells = vec![
        count_text(score.solved),
        count_text(score.positions),
        decimal_text(score.percent(), 1),
    ];
    if report.score.most_points > 0 {
        cells.extend([count_text(score.points), count_text(score.most_points)]);
    }
    let depth = score.mean_depth().map(|depth| decimal_text(depth, 1));
    let time = score.mean_seconds();
    let time = time.map(|time| decimal_text(time, 2) + " s");
    cells.extend([depth.unwrap_or_else(dash), time.unwrap_or_else(dash)]);
    cells
}

/// A move of a position in standard algebraic notation.
pub(crate) fn san(position: &Position, played: Move, names: PieceNames) -> String {
    let mut text = String::new();
    if let Ok(mover) = Mover::new(position)
        && mover.is_legal(played)
    {
        push_san(&mut text, &mover, played, names);
    }
    text
}

impl SuiteLine {
    /// The task of the record.
    pub(crate) fn asked_text(&self, names: PieceNames) -> String {
        let mut parts = Vec::new();
        for (opcode, moves) in [("bm", &self.asked.best), ("am", &self.asked.avoid)] {
            if !moves.is_empty() {
                let moves = moves
                    .iter()
                    .map(|played| san(&self.position, *played, names));
                parts.push(format!("{opcode} {}", moves.collect::<Vec<_>>().join(" ")));
            }
        }
        if let Some(mate) = self.asked.mate {
            parts.push(format!("dm {mate}"));
        }
        if let Some(loss) = self.asked.loss {
            parts.push(format!("bm #-{loss}"));
        }
        if parts.is_empty() {
            let most = self.asked.most_points();
            let best = self
                .asked
                .points
                .iter()
                .filter(|(_, points)| *points == most);
            let best = best.map(|(played, points)| {
                format!("{}={points}", san(&self.position, *played, names))
            });
            parts.push(best.collect::<Vec<_>>().join(" "));
        }
        parts.join("; ")
    }

    /// The answer of the engine.
    pub(crate) fn answer_text(&self, names: PieceNames) -> String {
        let answer = self.found.answer;
        answer.map_or_else(
            || "–".to_owned(),
            |answer| san(&self.position, answer, names),
        )
    }

    /// The evaluation of the answer for White.
    pub(crate) fn value_text(&self) -> String {
        let value = self.found.value();
        value.map_or_else(String::new, |value| self.score_text(value))
    }

    /// Whether its texts have a value.
    pub(crate) fn has_value(&self) -> bool {
        let is_compared = |remark: &AuditRemark| matches!(remark, AuditRemark::SecondMove { .. });
        self.found.value().is_some() || self.remarks.iter().any(is_compared)
    }

    /// A value for the side to move as text, for White.
    fn score_text(&self, value: Value) -> String {
        engine_score_text(value.from_white(self.position.side_to_move))
    }

    /// The contradictions.
    pub(crate) fn remark_text(&self, names: PieceNames) -> String {
        let sentence = |remark: &AuditRemark| match remark {
            AuditRemark::WrongMove => tr("analyse-audit-wrong-move"),
            AuditRemark::SecondMove {
                other,
                value,
                named,
            } => {
                let variables = [
                    ("move", san(&self.position, *other, names).into()),
                    ("value", self.score_text(*value).into()),
                    ("named", self.score_text(*named).into()),
                ];
                tr_with("analyse-audit-second-move", &variables)
            }
            AuditRemark::ShorterMate { told, proved } => {
                let variables = [("told", (*told).into()), ("proved", (*proved).into())];
                tr_with("analyse-audit-shorter-mate", &variables)
            }
            AuditRemark::IsMated { told, proved } => {
                let variables = [("told", (*told).into()), ("proved", (*proved).into())];
                tr_with("analyse-audit-is-mated", &variables)
            }
        };
        listed(&self.remarks.iter().map(sentence).collect::<Vec<_>>())
    }
}

/// The name of a group in a comparison, with the number of its positions.
pub(crate) fn group_text(compared: &ComparedSuites, group: SolvedBy) -> String {
    let place = SolvedBy::ALL.iter().position(|known| *known == group);
    let count = place.and_then(|place| compared.counts.get(place));
    let [first, second] = &compared.of;
    let variables = [
        ("count", count_text(count.copied().unwrap_or(0)).into()),
        ("first", first.name.as_str().into()),
        ("second", second.name.as_str().into()),
    ];
    let id = match group {
        SolvedBy::OnlyFirst => "analyse-compare-only",
        SolvedBy::OnlySecond => "analyse-compare-only-second",
        SolvedBy::Both => "analyse-compare-both",
        SolvedBy::Neither => "analyse-compare-neither",
    };
    tr_with(id, &variables)
}

/// The whole report as text. Columns are separated by tabs, which spreadsheets accept, and the totals are in this
/// order.
pub(crate) fn plain_text(
    report: &SuiteReport,
    order: Option<TotalsOrder>,
    compared: Option<&ComparedSuites>,
) -> String {
    let names = PieceNames::English;
    let mut text = report.engines.join(", ");
    if !text.is_empty() {
        text += "\n\n";
    }
    let mut line = |cells: Vec<String>| {
        text += &cells.join("\t");
        text.push('\n');
    };
    let heads = heads(report).into_iter().map(|(_, head)| head);
    line(std::iter::once(String::new()).chain(heads).collect());
    for (name, score) in table(report, order) {
        line([vec![name], cells(report, &score)].concat());
    }
    for (id, lines) in [
        ("analyse-table-missed", &report.missed),
        ("analyse-table-remarks", &report.remarks),
    ] {
        if lines.is_empty() {
            continue;
        }
        line(Vec::new());
        let mut head = vec![tr_with(id, &[("count", lines.len().into())])];
        if lines.iter().any(SuiteLine::has_value) {
            head.push(tr("suite-scores-for-white"));
        }
        line(head);
        for one in lines {
            let what = if id == "analyse-table-missed" {
                vec![
                    one.asked_text(names),
                    one.answer_text(names),
                    one.value_text(),
                ]
            } else {
                vec![one.remark_text(names)]
            };
            let head = vec![(one.row + 1).to_string(), one.id.clone()];
            line([head, what].concat());
        }
    }
    if let Some(compared) = compared {
        line(Vec::new());
        for group in SolvedBy::ALL {
            line(vec![group_text(compared, group)]);
        }
    }
    text
}
