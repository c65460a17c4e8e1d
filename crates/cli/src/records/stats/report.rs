//! The numbers as text for people and as JSON for programs.

use tabiya_chess::{Color, Piece, Square};
use tabiya_collection::passes::{Bar, EndingKind, LineMark, Plot, Repeated, Statistics, bounds_of};
use tabiya_collection::search::Bounds;
use tabiya_text::json::{Object, push_list};
use tabiya_text::{count_text, push_statistics, tr_with};

/// Returns the number of lines and all plots, with tabs between their columns.
pub(super) fn text_of(statistics: &Statistics) -> String {
    let numbers = [
        ("lines", count_text(statistics.rows()).into()),
        ("positions", count_text(statistics.positions()).into()),
    ];
    let mut text = tr_with("stats-summary", &numbers) + "\n";
    push_statistics(&mut text, statistics);
    text
}

/// Appends a line with one object.
pub(super) fn push_json(statistics: &Statistics, out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    object.number("lines", statistics.rows());
    object.number("positions", statistics.positions());
    for plot in Plot::ALL {
        push_plot(statistics, plot, object.member(name_of_plot(plot)));
    }
    let mut squares = Object::begin(object.member("squares"));
    for piece in Piece::ALL {
        let out = squares.member(piece.letter().encode_utf8(&mut [0; 4]));
        push_list(Square::all_in_fen_order(), out, |square, out| {
            push_number(&statistics.count(Bar::On(piece, square)), out);
        });
    }
    squares.end();
    object.end();
    out.push(b'\n');
}

fn push_plot(statistics: &Statistics, plot: Plot, out: &mut Vec<u8>) {
    let bounds = bounds_of(plot);
    if !bounds.is_empty() {
        let ranges = bounds.iter().zip(plot.bars());
        push_list(ranges, out, |(bounds, bar), out| {
            push_range(*bounds, statistics.count(bar), out);
        });
        return;
    }
    let mut object = Object::begin(out);
    for bar in plot.bars() {
        object.number(name_of_bar(bar), statistics.count(bar));
    }
    if plot == Plot::Repeated {
        object.number("differing_lines", statistics.repetition().differing);
    }
    object.end();
}

fn push_range(bounds: Bounds, count: u64, out: &mut Vec<u8>) {
    let mut object = Object::begin(out);
    for (name, bound) in [("at_least", bounds.at_least), ("at_most", bounds.at_most)] {
        if let Some(bound) = bound {
            push_number(&bound, object.member(name));
        }
    }
    object.number("count", count);
    object.end();
}

fn push_number(number: &impl ToString, out: &mut Vec<u8>) {
    out.extend_from_slice(number.to_string().as_bytes());
}

const fn name_of_plot(plot: Plot) -> &'static str {
    match plot {
        Plot::Side => "side",
        Plot::Marks => "legality",
        Plot::Phase => "phase",
        Plot::Ending => "ending",
        Plot::Pieces => "pieces",
        Plot::Balance => "balance",
        Plot::Score => "score",
        Plot::Solution => "solution",
        Plot::Repeated => "duplicates",
    }
}

/// Returns the name of a bar that is neither a range nor a square.
const fn name_of_bar(bar: Bar) -> &'static str {
    match bar {
        Bar::Side(Color::White) => "white",
        Bar::Side(Color::Black) => "black",
        Bar::Mark(LineMark::Warned) => "unusual",
        Bar::Mark(LineMark::Repaired) => "repaired",
        Bar::Mark(LineMark::Illegal) => "illegal",
        Bar::Mark(LineMark::Unreadable) => "unreadable",
        Bar::Mark(_) => "legal",
        Bar::Phase(phase) => phase.name(),
        Bar::Ending(EndingKind::KingsAlone) => "kings_alone",
        Bar::Ending(EndingKind::Pawns) => "pawns",
        Bar::Ending(EndingKind::MinorPieces) => "minor_pieces",
        Bar::Ending(EndingKind::Rooks) => "rooks",
        Bar::Ending(EndingKind::RooksAndMinorPieces) => "rooks_and_minor_pieces",
        Bar::Ending(EndingKind::Queens) => "queens",
        Bar::Ending(EndingKind::QueensAndOthers) => "queens_and_others",
        Bar::Repeated(Repeated::Position) => "same_position",
        Bar::Repeated(Repeated::Line) => "same_line",
        Bar::Range(..) | Bar::On(..) => "",
    }
}
