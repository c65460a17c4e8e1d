//! The texts of the statistics, as they are shown and copied.

use super::{CountedRows, StatisticsPart};
use crate::features::list::model::list_state::Scope;
use tabiya_chess::{Piece, Square};
use tabiya_collection::passes::{Bar, Statistics};
use tabiya_text::{
    count_text, counted, percent_text, plot_of, push_plot, push_squares, push_statistics, tr_with,
};

/// The number of rows that were counted.
pub(crate) fn scope_text(counted_rows: &CountedRows) -> String {
    let id = match counted_rows.scope {
        Scope::File => "statistics-all",
        Scope::Shown => "statistics-shown",
        Scope::Selected => "statistics-selected",
    };
    tr_with(id, &counted(counted_rows.statistics.rows()))
}

/// The number of pieces of a kind on a square, in words.
pub(crate) fn square_text(statistics: &Statistics, piece: Piece, square: Square) -> String {
    let count = statistics.count(Bar::On(piece, square));
    let percent = percent_text(count, statistics.positions());
    tr_with(
        "statistics-square",
        &[
            ("square", square.to_string().into()),
            ("count", count_text(count).into()),
            ("percent", percent.into()),
        ],
    )
}

/// A part as text, with tabs between its columns.
pub(crate) fn plain_text(counted_rows: &CountedRows, part: StatisticsPart, piece: Piece) -> String {
    let statistics = &counted_rows.statistics;
    let mut text = format!("{}\n{}\n", counted_rows.name, scope_text(counted_rows));
    match part {
        StatisticsPart::Page => {
            push_statistics(&mut text, statistics);
        }
        StatisticsPart::Plot(plot) => push_plot(&mut text, &plot_of(statistics, plot)),
        StatisticsPart::Squares => push_squares(&mut text, statistics, piece),
    }
    text
}
