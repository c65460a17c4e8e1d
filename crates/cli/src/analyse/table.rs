//! The report for people: totals, and missed positions.

use super::tally::OutcomeTally;
use tabiya_engine::analysis::Totals;
use tabiya_text::{decimal_text, tr, tr_with};

/// A position in a list below the totals.
#[derive(Clone, Debug)]
pub(super) struct ListedLine {
    /// The file and line number.
    pub(super) place: String,
    pub(super) id: String,
    /// The task and the answer, or the remarks.
    pub(super) words: Vec<String>,
}

/// The lists that are printed at the end.
#[derive(Clone, Debug, Default)]
pub(super) struct Lists {
    pub(super) missed: Vec<ListedLine>,
    pub(super) remarks: Vec<ListedLine>,
}

/// Returns the whole report.
pub(super) fn table(tally: &OutcomeTally, lists: &Lists, engine: &str) -> String {
    let mut text = String::new();
    if !engine.is_empty() {
        text += engine;
        text += "\n\n";
    }
    if tally.totals.positions > 0 {
        text += &totals_table(tally);
        text.push('\n');
    }
    let lists = [
        ("analyse-table-missed", &lists.missed),
        ("analyse-table-remarks", &lists.remarks),
    ];
    for (id, lines) in lists {
        if lines.is_empty() {
            continue;
        }
        text += &tr_with(id, &[("count", lines.len().into())]);
        text.push('\n');
        let rows: Vec<_> = lines.iter().map(ListedLine::row).collect();
        text += &aligned(&rows, |_| false);
        text.push('\n');
    }
    text += &tally.summary();
    text.push('\n');
    text
}

impl ListedLine {
    fn row(&self) -> Vec<String> {
        let mut row = vec![format!("  {}", self.place), self.id.clone()];
        row.extend(self.words.iter().cloned());
        row
    }
}

fn totals_table(tally: &OutcomeTally) -> String {
    let has_points = tally.totals.most_points > 0;
    let mut rows = vec![head(has_points)];
    let mut push = |name: String, totals: &Totals| rows.push(row(name, totals, has_points));
    if tally.has_themes() {
        for (theme, totals) in &tally.by_theme {
            let name = if theme.is_empty() {
                tr("analyse-table-no-theme")
            } else {
                crate::escape_controls::escape_controls(theme)
            };
            push(name, totals);
        }
    }
    if tally.by_file.len() > 1 {
        for (file, totals) in &tally.by_file {
            push(file.clone(), totals);
        }
    }
    push(tr("analyse-table-all"), &tally.totals);
    aligned(&rows, |column| column > 0)
}

fn head(has_points: bool) -> Vec<String> {
    let mut head = vec![
        String::new(),
        tr("analyse-table-solved"),
        tr("analyse-table-of"),
        "%".to_owned(),
    ];
    if has_points {
        head.push(tr("analyse-table-points"));
        head.push(tr("analyse-table-of"));
    }
    head.push(tr("analyse-table-mean-time"));
    head
}

fn row(name: String, totals: &Totals, has_points: bool) -> Vec<String> {
    let mut row = vec![
        name,
        totals.solved.to_string(),
        totals.positions.to_string(),
        percent(totals.solved, totals.positions),
    ];
    if has_points {
        row.push(totals.points.to_string());
        row.push(totals.most_points.to_string());
    }
    let mean = totals.mean_time();
    row.push(mean.map_or_else(
        || "–".to_owned(),
        |time| decimal_text(time.as_secs_f64(), 3) + " s",
    ));
    row
}

fn percent(part: u64, whole: u64) -> String {
    let tenths = (u128::from(part) * 1000 + u128::from(whole) / 2) / u128::from(whole.max(1));
    let tenths = u32::try_from(tenths).unwrap_or_default();
    decimal_text(f64::from(tenths) / 10.0, 1)
}

/// Formats rows with aligned columns, separated by two spaces.
pub(super) fn aligned(rows: &[Vec<String>], is_right: impl Fn(usize) -> bool) -> String {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<_> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let blanks = " ".repeat(width - cell.chars().count());
            if column > 0 {
                line += "  ";
            }
            if is_right(column) {
                line += &blanks;
                line += cell;
            } else {
                line += cell;
                line += &blanks;
            }
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}
