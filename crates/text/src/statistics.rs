//! The texts and numbers of statistics, as the window shows and copies them and the command line writes them.
#![expect(
    clippy::cast_precision_loss,
    reason = "counts and scores are far below 2 to the power of 52"
)]

use crate::{count_text, counted, decimal_text, piece_name, tr, tr_with};
use tabiya_chess::{Color, Piece, Square};
use tabiya_collection::passes::{
    Bar, EndingKind, GamePhase, LineMark, Plot, Repeated, Statistics, bounds_of,
};
use tabiya_collection::search::Bounds;

/// A plot with its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownPlot {
    /// The heading.
    pub title: String,
    /// The unit or the rule of the numbers; may be empty.
    pub about: String,
    /// The bars; empty if no record has such a number.
    pub bars: Vec<ShownBar>,
    /// The sentence below the bars; may be empty.
    pub note: String,
}

/// A bar with its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownBar {
    /// The bar.
    pub bar: Bar,
    /// Its label.
    pub label: String,
    /// The number of rows that it counts.
    pub count: u64,
    /// The number of rows of which `count` is a part.
    pub of: u64,
}

impl ShownBar {
    /// The count with thousands separators.
    pub fn count_text(&self) -> String {
        count_text(self.count)
    }

    /// The percentage; `<1%` for a small part that is not nothing.
    pub fn percent_text(&self) -> String {
        percent_text(self.count, self.of)
    }

    /// The label with its numbers, for screen readers and tooltips.
    pub fn name(&self, title: &str) -> String {
        tr_with(
            "statistics-bar-name",
            &[
                ("title", title.to_owned().into()),
                ("label", self.label.clone().into()),
                ("count", self.count_text().into()),
                ("percent", self.percent_text().into()),
            ],
        )
    }
}

/// Returns a part as a percentage; `<1%` for a small part that is not nothing.
pub fn percent_text(count: u64, of: u64) -> String {
    let percent = 100.0 * count as f64 / of.max(1) as f64;
    let number = match count {
        0 => "0".to_owned(),
        _ if percent < 1.0 => "<1".to_owned(),
        _ if count < of && percent >= 99.0 => "99".to_owned(),
        _ => format!("{percent:.0}"),
    };
    tr_with("statistics-percent", &[("percent", number.into())])
}

/// Returns a plot with its texts.
pub fn plot_of(statistics: &Statistics, plot: Plot) -> ShownPlot {
    let of = match plot {
        Plot::Marks | Plot::Repeated => statistics.rows(),
        Plot::Score | Plot::Solution => statistics.total(plot),
        _ => statistics.positions(),
    };
    let is_optional = matches!(plot, Plot::Score | Plot::Solution);
    let bars = if is_optional && of == 0 {
        Vec::new()
    } else {
        plot.bars()
    };
    let shown = |bar: Bar| ShownBar {
        bar,
        label: label_of(bar),
        count: statistics.count(bar),
        of,
    };
    let note = match plot {
        Plot::Score if of == 0 => tr("statistics-no-score"),
        Plot::Solution if of == 0 => tr("statistics-no-solution"),
        Plot::Repeated if statistics.count(Bar::Repeated(Repeated::Position)) > 0 => {
            let count = statistics.repetition().differing;
            tr_with("statistics-differing", &counted(count))
        }
        _ => String::new(),
    };
    let (title, about) = titles_of(plot);
    ShownPlot {
        title: tr(title),
        about: if about.is_empty() {
            String::new()
        } else {
            tr(about)
        },
        bars: bars.into_iter().map(shown).collect(),
        note,
    }
}

fn titles_of(plot: Plot) -> (&'static str, &'static str) {
    match plot {
        Plot::Side => ("statistics-side", ""),
        Plot::Marks => ("statistics-marks", ""),
        Plot::Phase => ("statistics-phase", "statistics-phase-about"),
        Plot::Ending => ("statistics-ending", "statistics-ending-about"),
        Plot::Pieces => ("statistics-pieces", "statistics-pieces-about"),
        Plot::Balance => ("statistics-balance", "statistics-balance-about"),
        Plot::Score => ("statistics-score", "statistics-score-about"),
        Plot::Solution => ("statistics-solution", "statistics-solution-about"),
        Plot::Repeated => ("statistics-repeated", ""),
    }
}

fn label_of(bar: Bar) -> String {
    let id = match bar {
        Bar::Side(Color::White) => "statistics-white",
        Bar::Side(Color::Black) => "statistics-black",
        Bar::Mark(mark) => match mark {
            LineMark::Warned => "statistics-unusual",
            LineMark::Repaired => "chip-repaired",
            LineMark::Illegal => "chip-illegal",
            LineMark::Unreadable => "chip-unreadable",
            _ => "statistics-legal",
        },
        Bar::Phase(GamePhase::Opening) => "statistics-opening",
        Bar::Phase(GamePhase::Middlegame) => "statistics-middlegame",
        Bar::Phase(GamePhase::Endgame) => "statistics-endgame",
        Bar::Ending(kind) => match kind {
            EndingKind::KingsAlone => "statistics-kings-alone",
            EndingKind::Pawns => "statistics-pawns",
            EndingKind::MinorPieces => "statistics-minor",
            EndingKind::Rooks => "statistics-rooks",
            EndingKind::RooksAndMinorPieces => "statistics-rooks-minor",
            EndingKind::Queens => "statistics-queens",
            EndingKind::QueensAndOthers => "statistics-queens-others",
        },
        Bar::Repeated(Repeated::Position) => "statistics-same-position",
        Bar::Repeated(Repeated::Line) => "statistics-same-line",
        Bar::Range(plot, index) => {
            let bounds = bounds_of(plot).get(index).copied().unwrap_or_default();
            return range_text(plot, bounds);
        }
        Bar::On(piece, square) => return format!("{} {square}", piece_name(piece)),
    };
    tr(id)
}

/// A range of numbers: `≤ −9`, `−8 … −5`, `0`, `≥ 9`.
fn range_text(plot: Plot, bounds: Bounds) -> String {
    let number = |number: i64| match plot {
        Plot::Score => score_text(number),
        Plot::Balance => signed(number, &number.unsigned_abs().to_string()),
        _ => number.to_string(),
    };
    // The ranges of scores meet: −5 … −3, −3 … −1.
    let (least, most) = match plot {
        Plot::Score => (
            bounds.at_least.map(|least| least - i64::from(least < 0)),
            bounds.at_most.map(|most| most + i64::from(most > 0)),
        ),
        _ => (bounds.at_least, bounds.at_most),
    };
    match (least, most) {
        (Some(least), Some(most)) if least == most => number(least),
        (Some(least), Some(most)) => {
            let dash = match plot {
                Plot::Score | Plot::Balance => " … ",
                _ => "–",
            };
            format!("{}{dash}{}", number(least), number(most))
        }
        (None, Some(most)) => format!("≤ {}", number(most)),
        (Some(least), None) => format!("≥ {}", number(least)),
        (None, None) => String::new(),
    }
}

/// A score in pawns.
fn score_text(centipawns: i64) -> String {
    let pawns = centipawns.unsigned_abs();
    let digits = usize::from(!pawns.is_multiple_of(100));
    signed(centipawns, &decimal_text(pawns as f64 / 100.0, digits))
}

fn signed(number: i64, digits: &str) -> String {
    match number.signum() {
        -1 => format!("−{digits}"),
        1 => format!("+{digits}"),
        _ => digits.to_owned(),
    }
}

/// Adds all plots and squares, with tabs between the columns.
pub fn push_statistics(text: &mut String, statistics: &Statistics) {
    for plot in Plot::ALL {
        push_plot(text, &plot_of(statistics, plot));
    }
    for piece in Piece::ALL {
        push_squares(text, statistics, piece);
    }
}

/// Adds a plot, with tabs between the columns.
pub fn push_plot(text: &mut String, plot: &ShownPlot) {
    text.extend(["\n", &plot.title]);
    if !plot.about.is_empty() {
        text.extend([" (", &plot.about, ")"]);
    }
    text.push('\n');
    for bar in &plot.bars {
        let (count, percent) = (bar.count_text(), bar.percent_text());
        text.extend([&bar.label, "\t", &count, "\t", &percent, "\n"]);
    }
    if !plot.note.is_empty() {
        text.extend([&plot.note, "\n"]);
    }
}

/// Adds a board of numbers, as White sees it.
pub fn push_squares(text: &mut String, statistics: &Statistics, piece: Piece) {
    text.extend(["\n", &squares_title(piece), "\n"]);
    for (place, square) in (1..).zip(Square::all_in_fen_order()) {
        let end = if place % 8 == 0 { "\n" } else { "\t" };
        let count = count_text(statistics.count(Bar::On(piece, square)));
        text.extend([&count, end]);
    }
}

/// The heading of the squares of a piece.
pub fn squares_title(piece: Piece) -> String {
    tr_with(
        "statistics-squares-of",
        &[("piece", piece_name(piece).into())],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(plot: Plot) -> Vec<String> {
        plot.bars().into_iter().map(label_of).collect()
    }

    #[test]
    fn ranges_are_written_with_signs_and_without_gaps() {
        let score = labels(Plot::Score);
        let shown = ["≤ −10", "−10 … −5", "−5 … −3", "−3 … −1", "−1 … −0.3"];
        assert_eq!(score[..5], shown);
        assert_eq!(score[5..8], ["−0.3 … +0.3", "+0.3 … +1", "+1 … +3"]);
        assert_eq!(labels(Plot::Balance)[4..7], ["−1", "0", "+1"]);
        assert_eq!(labels(Plot::Pieces)[0], "≤ 3");
        assert_eq!(labels(Plot::Solution)[5], "6–7");
    }

    #[test]
    fn a_part_is_neither_nothing_nor_all() {
        assert_eq!(percent_text(0, 0), "0%");
        assert_eq!(percent_text(1, 1000), "<1%");
        assert_eq!(percent_text(999, 1000), "99%");
        assert_eq!(percent_text(1000, 1000), "100%");
        assert_eq!(percent_text(1, 3), "33%");
    }
}
