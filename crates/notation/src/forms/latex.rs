//! The command of the LaTeX package chessboard that prints the position, with the arrows and square
//! marks of the operations. It also contains the text that the commands of xskak read with `\newchessgame`.

use super::{Entry, Subject, Warns};
use crate::annotations::{Annotations, MarkColor, annotations};
use crate::fen::{Dialect, FenStyle, write_fen_as};
use tabiya_chess::EnPassantConvention;

pub(super) const LATEX: Entry = Entry {
    name: "latex",
    write,
    is_block: false,
    keeps_operations: false,
    warns: Warns::Never,
};

const STYLE: FenStyle = FenStyle {
    dialect: Dialect::XFen,
    en_passant: EnPassantConvention::Legal,
};

fn write(subject: &Subject<'_>) -> Vec<u8> {
    let fen = write_fen_as(subject.position, STYLE);
    let drawn = annotation_options(&annotations(subject.operations));
    format!("\\chessboard[setfen={fen}{drawn}]").into_bytes()
}

/// Options of `\chessboard` that draw arrows and square marks; each begins with a comma.
pub fn annotation_options(annotations: &Annotations) -> String {
    let mut options = String::new();
    for color in MarkColor::ALL {
        let marks = annotations.marks.iter();
        let marks = marks.filter(|mark| mark.color == color);
        let squares: Vec<_> = marks.map(|mark| mark.square.to_string()).collect();
        push(&mut options, "circle", color, "markfields", &squares);
        let arrows = annotations.arrows.iter();
        let arrows = arrows.filter(|arrow| arrow.color == color);
        let moves: Vec<_> = arrows
            .map(|arrow| format!("{}-{}", arrow.from, arrow.to))
            .collect();
        push(&mut options, "straightmove", color, "markmoves", &moves);
    }
    options
}

fn push(options: &mut String, style: &str, color: MarkColor, key: &str, values: &[String]) {
    if values.is_empty() {
        return;
    }
    let color = match color {
        MarkColor::Green => "green!60!black",
        MarkColor::Red => "red",
        MarkColor::Blue => "blue",
        MarkColor::Yellow => "orange",
    };
    let values = values.join(",");
    options.extend([
        ",pgfstyle=",
        style,
        ",color=",
        color,
        ",",
        key,
        "={",
        &values,
        "}",
    ]);
}
